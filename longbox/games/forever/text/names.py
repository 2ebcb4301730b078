"""What is no name of a card and no trait, though it has a capital: "the Hero", "But". [forever Trait]"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

KIND_WORDS: Final = (
    "Character",
    "Hero",
    "Rogue",
    "Asset",
    "Attachment",
    "Event",
    "Minion",
    "Scheme",
    "Location",
    "Characters",
    "Heroes",
    "Rogues",
    "Assets",
    "Attachments",
    "Events",
    "Minions",
    "Schemes",
    "Locations",
)
"""With these no name of a card ends: they mean all cards of a kind."""

# fmt: off
NEVER_FIRST: Final = frozenset(
    (
        "after", "again", "all", "also", "and", "another", "any", "as", "at", "attached", "but", "choose", "during",
        "each", "every", "he", "her", "him", "his", "if", "it", "its", "may", "once", "or", "other", "otherwise",
        "she", "that", "their", "them", "then", "these", "they", "this", "those", "threshold", "until", "when",
        "whenever", "where", "while", "you", "your",
    )
)
# fmt: on
"""Words with which no name of a character and no trait begins."""
KINDS_ALONE: Final = KIND_WORDS[:9]
"""The same in the singular."""
POSSESSED: Final = frozenset(
    (
        "Ability",
        "Abilities",
        "Attack",
        "Attacks",
        "Claim",
        "Cost",
        "Health",
        "Rescue",
        "Rescues",
        "Threaten",
        "Threatens",
    )
)
"""What somebody does or is worth, which after "Batman's" is no name."""
PLACES: Final = ("Sanctuary", "Master Plan", "Reserve")
"""Where cards and citizens lie, which is no card."""
NO_NAME: Final = "no name and no trait begins so: say it in another way"


def begins_no_name(name: str) -> bool:
    """Whether a name begins with a word with which none does."""
    return name.split(maxsplit=1)[0].lower() in NEVER_FIRST


def speaks_of_kind(name: str) -> bool:
    """Whether words with capitals speak of a kind of card, and name nobody: "that Hero's Location", "the Hero".

    Nor do "Batman's Attacks" name anybody: they are what he does, or what he is worth. Nor does "Batman's" alone.
    """
    words = name.split()
    if words[-1].endswith("'s") or name in PLACES:
        return True
    if any([before.endswith("'s") and word in POSSESSED for before, word in pairwise(words)]):
        return True
    return any([word.removesuffix("'s") in KINDS_ALONE for word in name.split()])
