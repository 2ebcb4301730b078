"""All words of a lexicon, listed for those who write cards.

A slot is shown by its category in angle brackets, a list by two of its members: `draw <number> card(s)`,
`<effect>, then <effect>`.
"""

from __future__ import annotations

import re
from typing import Final

from longbox.language.alternatives import given, varied
from longbox.language.builtin import DESCRIPTIONS
from longbox.language.lexicon import Lexicon, Phrasing
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
        Listing(category, lexicon.describe(category), _by_meaning(phrasings))
        for category, phrasings in lexicon.categories.items()
    ]
    used = {split_list(slot.category)[0] for phrasing in lexicon.phrasings for slot in phrasing.slots}
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


def _by_meaning(phrasings: list[Phrasing]) -> list[list[str]]:
    """The wordings of a category, those of one meaning together."""
    groups: dict[object, list[str]] = {}
    for phrasing in phrasings:
        wordings = [given(each)[0] for each in varied(phrasing.pattern.wording, phrasing.speaker)]
        if phrasing.wording in wordings:
            groups.setdefault(_meaning_of(phrasing), []).append(shown(phrasing.wording))
    return list(groups.values())


def _meaning_of(phrasing: Phrasing) -> object:
    """The same for phrasings that say the same of the same."""
    if phrasing.is_transparent:
        return phrasing.pattern
    slots = tuple(sorted([(slot.field, slot.category) for slot in phrasing.slots]))
    fixed = tuple(sorted([(field, repr(value)) for field, value in phrasing.fixed.items()]))
    return (phrasing.meaning, slots, fixed)
