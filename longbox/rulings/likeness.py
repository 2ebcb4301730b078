"""Which cards are alike in what is read of them: where one of them lies, any other would bring the same.

What is printed on a card is compared as far as it was read. Where only its name is compared with words of the ruling,
all cards are alike that the ruling doesn't name; where words are looked for in a line, all whose names have nothing to
do with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from longbox.rulings.reads import AMONG, CALLED, IS, NAME, names_in
from longbox.rulings.sheets import Ruling
from longbox.rulings.words import plain


class Likeness:
    """What is read of cards in the runs of a ruling."""

    def __init__(self, ruling: Ruling) -> None:
        self._words = plain(" | ".join(words_of(ruling)))
        self._values: dict[tuple[int, str], object] = {}

    def are_alike(self, definition: Any, other: Any, read: Iterable[str]) -> bool:
        """Whether two prints are the same in all that is read."""
        return definition is other or all([self.value(definition, what) == self.value(other, what) for what in read])

    def value(self, definition: Any, what: str) -> object:
        """What is read of a card, so that those which are alike in it have the same."""
        key = (id(definition), what)
        if key not in self._values:
            self._values[key] = self._new_value(definition, what)
        return self._values[key]

    def _new_value(self, definition: Any, what: str) -> object:
        if what == NAME:
            return id(definition)
        if what == CALLED:
            said = any([plain(part) in self._words for part in names_in(definition.name)])
            return definition.name if said else ""
        if what.startswith(AMONG):
            words = what.removeprefix(AMONG)
            return definition.name if any([may_touch(plain(part), words) for part in names_in(definition.name)]) else ""
        return definition.is_called(what.removeprefix(IS)) if what.startswith(IS) else getattr(definition, what)


def may_touch(name: str, words: str) -> bool:
    """Whether a name that stands in a line can be a part of words that are looked for there, or the other way round.

    If not, any other such name could stand there. Where words begin with a sign or a number, as in "(2)", any name can
    stand before them.
    """
    ends = [name.endswith(words[:length]) or words.endswith(name[:length]) for length in range(1, len(words) + 1)]
    return not words[:1].isalpha() or name in words or words in name or any(ends)


# What a ruling says


def words_of(ruling: Ruling) -> Iterator[str]:
    """All words that a ruling writes in its steps."""
    for step in ruling.steps:
        yield from [sentence for sentence, _ in step.deeds]
        yield from step.picks
        yield from [word for order in step.shuffles for word in order]
        for key, value, _ in step.expected:
            yield key
            yield from words_in(value)


def words_in(value: object) -> Iterator[str]:
    """All words in a value, with the keys of tables."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for entry in value:
            yield from words_in(entry)
    elif isinstance(value, dict):
        for key, content in value.items():
            yield str(key)
            yield from words_in(content)
