"""Whether a text that somebody typed in is what is known of its card: its flags, and the classes of its abilities."""

# Interpreted: only the checking of cards goes through it.
from __future__ import annotations

import re
from typing import Final

from longbox.games.dcdb.definitions import CardDefinition, name_and_set
from longbox.games.dcdb.library import READER, CardEntry
from longbox.texts.lines import read_text

NUMBER: Final = re.compile(r" \(\d\)$")
CLASSES: Final = {
    "A": "answers what happens, and may be missed",
    "B": "is used or in force as its player likes",
    "C": "answers what happens, and must be resolved",
}
"""The classes of abilities in the Cube. [cube 1.100-1.103]"""


def headings(entry: CardEntry) -> list[str]:
    """The headings under which the Cube's rulebook may have rulings on a card: its name, which may be longer there, and
    its set. Cards that only a number after their set tells apart have one heading.
    """
    card_set = NUMBER.sub("", entry.set)
    return [name_and_set(entry.name + rest, card_set) for rest in ("", " - Impossible Mode", " Crisis")]


def compare(entry: CardEntry, card: CardDefinition) -> list[tuple[str, bool]]:
    """What is known of a card beside its text, in words, and whether the text that was typed in is so."""
    flags = [(f"it has {flag}", flag in flags_of(card)) for flag in entry.flags]
    asked, found = entry.triggers.split("/"), standing_classes(card)
    # Classes of what a card does only as it is played, or bought, are seen in no line of its text.
    if not entry.triggers or not found:
        return flags
    words = ", then ".join([f"{one}: one that {CLASSES[one]}" for one in asked])
    return [*flags, (f"its abilities are of class {words}", found == asked)]


def flags_of(card: CardDefinition) -> list[str]:
    """What a card has of an Attack, a Defense, and staying in play."""
    has = {
        "Attack": card.has_attack,
        "Defense": card.defense is not None,
        "Ongoing": card.ongoing,
    }
    return [flag for flag, there in has.items() if there]


def standing_classes(card: CardDefinition) -> list[str]:
    """The classes of what a card does while it is in play, or as a Main Character, line by line. [cube 1.100-1.105]"""
    found: list[str] = []
    for line in read_text(READER, card.text).lines:
        alone = CardDefinition(card.name, "", card.stack, card.types, card.cost, card.points, 1)
        line.add_to(alone)
        found += ["C" if card.must_be_resolved else "A"] * len(alone.abilities)
        found += ["B"] * (len(alone.uses) + alone.always_confronts)
    return found
