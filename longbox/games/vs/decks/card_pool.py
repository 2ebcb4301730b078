"""The cards that decks can be made of, found by what people call them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from longbox.games.decks import Pool, plain
from longbox.games.vs.definitions import CardDefinition

MOST_OFFERED: Final = 3
"""How many near names are offered for one that isn't known."""
LIKENESS: Final = 0.65
"""How like a name must be to one that isn't known, of 1, to be offered."""


class CardPool(Pool[CardDefinition]):
    """All cards that there are to choose from.

    A card is called by its full name: its name, its identity if it has another, and its versions. Its name and
    versions do, or its identity and versions; and its name or identity alone, where no other card has it. Names are
    compared without regard to capitals, spaces and punctuation: "wolverine james howlett" is "Wolverine, James
    Howlett".
    """

    def __init__(self, cards: Iterable[CardDefinition]) -> None:
        super().__init__(cards)
        self._by_name = {card.name: card for card in self.cards}
        self._called: dict[str, list[CardDefinition]] = {}
        for card in self.cards:
            for key in dict.fromkeys([plain(words) for words in ways_to_call(card)]):
                self._called.setdefault(key, []).append(card)

    def listed(self, key: str) -> CardDefinition | None:
        """The card with a full name, written as the card has it."""
        return self._by_name.get(key)

    def not_listed(self, key: str) -> str:
        return self.no_such_card(key)

    def called(self, words: str) -> list[CardDefinition]:
        """The cards that words may mean: more than one where the version must be said. [vs 202.1]"""
        found = self._called.get(plain(words), [])
        exact = [card for card in found if plain(card.name) == plain(words)]
        return exact or found

    def no_such_card(self, words: str) -> str:
        """A sentence that says that there is no such card, and which were perhaps meant."""
        said = f"there is no card {words!r}."
        versions = self._called.get(plain(words.partition(",")[0]), [])
        if "," in words and versions:
            return f"{said} {versions_of(versions)}"
        near = self._near(words)
        return f"{said} Did you mean {' or '.join([repr(name) for name in near])}?" if near else said

    def _near(self, words: str) -> list[str]:
        """The full names of cards that are called much like these words."""
        keys = difflib.get_close_matches(plain(words), list(self._called), n=MOST_OFFERED, cutoff=LIKENESS)
        names = dict.fromkeys([card.name for key in keys for card in self._called[key]])
        return list(names)[:MOST_OFFERED]


def ways_to_call(card: CardDefinition) -> list[str]:
    """The ways in which people call a card."""
    versions = "".join([f", {version}" for version in card.versions])
    names = dict.fromkeys([card.card_name, card.identity])
    return [card.name, *[f"{name}{versions}" for name in names], *names]


def versions_of(cards: list[CardDefinition]) -> str:
    """A sentence that lists the cards that share a name."""
    names = " or ".join([repr(card.name) for card in cards])
    return f"The only one is {names}." if len(cards) == 1 else f"Name the version: {names}."
