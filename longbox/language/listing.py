"""All words of a lexicon, listed for those who write cards.

A slot is shown by its category in angle brackets, a list by two of its members: `draw <number> card(s)`,
`<effect>, then <effect>`.
"""

from __future__ import annotations

import re
from typing import Final

from longbox.language.builtin import DESCRIPTIONS
from longbox.language.lexicon import Lexicon, Pattern
from longbox.language.wording import MARK, SLOT, split_list

SPACES: Final = re.compile(r" +")


class Listing:
    """The wordings of a category.

    Attributes:
        category: Its name, as in the slots.
        description: What it is, in a few words.
        wordings: Each meaning's wordings; the first of them is printed, the others are read, too.
    """

    def __init__(self, category: str, description: str, wordings: list[list[str]]) -> None:
        self.category = category
        self.description = description
        self.wordings = wordings


def list_words(lexicon: Lexicon) -> list[Listing]:
    """All categories of a lexicon with their wordings, in the lexicon's order; then the built-in ones it uses."""
    listed = [
        Listing(category, lexicon.describe(category), _by_meaning(patterns))
        for category, patterns in lexicon.categories.items()
    ]
    used = {split_list(slot.category)[0] for pattern in lexicon for slot in pattern.slots}
    return listed + [Listing(name, what, []) for name, what in DESCRIPTIONS.items() if name in used]


def shown(wording: str) -> str:
    """A wording as a writer of cards reads it."""
    return SPACES.sub(" ", SLOT.sub(lambda slot: _slot(slot[2]), MARK.sub("", wording))).strip()


def _slot(category: str) -> str:
    member, join = split_list(category)
    if join is None:
        return f"<{member}>"
    if join in ("", "\n"):
        return f"<{member}> ..."
    comma, word = (join[0], join[1:]) if join[0] in ",;" else ("", join)
    return f"<{member}>{comma} {word} <{member}>" if word else f"<{member}>{comma} <{member}>"


def _by_meaning(patterns: list[Pattern]) -> list[list[str]]:
    """The wordings of some patterns, those of one meaning together."""
    groups: dict[object, list[str]] = {}
    for number, pattern in enumerate(patterns):
        slots = tuple(sorted([(slot.field, slot.category) for slot in pattern.slots]))
        constants = tuple(sorted([(field, repr(value)) for field, value in pattern.fixed.items()]))
        meaning = number if pattern.is_transparent else (pattern.meaning, slots, constants)
        groups.setdefault(meaning, []).append(shown(pattern.wording))
    return list(groups.values())
