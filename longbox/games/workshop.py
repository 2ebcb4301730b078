"""What somebody is offered who invents a card of a game: what a card can have, and games in which it takes part.

LongboxError
└── NoPlaceForCard    a card can be in no game by itself
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

import tomli_w
from mypy_extensions import mypyc_attr

from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Question

TABLE: Final = "card"
Entry = dict[str, Any]


class NoPlaceForCard(LongboxError):
    """A card can be in no game by itself. The message says why, and what would help."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """What a game's cards can have, and how a new card gets into a game.

    Attributes:
        fields: What cards of each type can have beside name, type and text, in the order in which people write it.
        example: A card to begin with.
        groups: Cards that belong together, to begin with, by what they are together.
        forms: The forms of the game that can be tried, with what is agreed on for each.
        stays: Whether the card stays in the games that it is compared with, and only its text is left out.
        players: How many play it, to try a card.
    """

    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    example: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    groups: ClassVar[Mapping[str, Sequence[Mapping[str, Any]]]] = MappingProxyType({})
    forms: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    stays: ClassVar[bool] = False
    players: ClassVar[int] = 2

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        """What is chosen in the lobby for games in which a card takes part; a text of a file is `{"file": text}`.

        Args:
            cards: The set that the card is of, as TOML.
            name: The card.
            form: One of `forms`.

        Raises:
            NoPlaceForCard: The card can be in no game by itself.
            LongboxError: A card of the set can't be a card of the game.
        """
        return {**self.forms[form], "cards": [{"file": cards}]}

    def instead(self, cards: str, name: str, form: str) -> dict[str, Any] | None:
        """What is chosen for the games that those with the card are compared with; none if only the card is left out.

        Raises:
            LongboxError: As for `chosen`.
        """
        return None

    def duels(self, cards: str, name: str, form: str) -> list[tuple[Entry, Entry]]:
        """Games by which a card is measured that the first player has from the start, and nobody acquires.

        Each is a pair of further options: with the card, and the same with another of the game in its place. The pairs
        are played in turn. None for a card that players come by as they play.

        Raises:
            LongboxError: As for `chosen`.
        """
        return []

    def is_held(self, cards: str, name: str) -> bool:
        """Whether players hold such a card at times, so that it is tried from a hand; else from where it lies open."""
        return True

    def plays(self, question: Question, choice: Choice) -> bool:
        """Whether an answer about a card plays it, so that it can be tried; else it is paid with, or put away."""
        return True

    def brings_near(self, question: Question, choice: Choice) -> bool:
        """Whether an answer puts a card that is held where it can be played later."""
        return False

    def sought(self, cards: str, name: str) -> list[str]:
        """What whoever is to try a card takes where it is offered: the card, and what it comes with."""
        return [name]


def entry_of(cards: str, name: str) -> Entry:
    """What a set says of a card.

    Raises:
        NoPlaceForCard: It has no such card.
    """
    for entry in tomllib.loads(cards).get(TABLE, []):
        if entry.get("name") == name:
            found: Entry = entry
            return found
    raise NoPlaceForCard(f"The set has no card {name[:80]!r}.")


def with_entry(cards: str, name: str, changes: Entry) -> str:
    """A set in which a card has something else, as TOML."""
    document = tomllib.loads(cards)
    entries = [{**entry, **changes} if entry.get("name") == name else entry for entry in document[TABLE]]
    return file_of(entries)


def file_of(entries: Sequence[Entry]) -> str:
    """Cards as a file has them: a table in double brackets for each, as people and the lab part them."""
    return "\n".join([f"[[{TABLE}]]\n{tomli_w.dumps(entry)}" for entry in entries])
