"""The cards that decks can be made of, found by code and by name, as people write them."""

from __future__ import annotations

from collections.abc import Iterable

from longbox.games.champions.definitions import ALTER_EGO, HERO, IDENTITY_SPECIFIC, CardDefinition
from longbox.games.decks import Pool, plain
from longbox.kernel.errors import near


class CardPool(Pool[CardDefinition]):
    """All cards that there are to choose from.

    Names are compared without regard to capitals, spaces and punctuation: "get behind me" is "Get Behind Me!".
    """

    def __init__(self, cards: Iterable[CardDefinition]) -> None:
        super().__init__(cards)
        self._by_code = {card.code: card for card in self.cards}
        self._by_name: dict[str, list[CardDefinition]] = {}
        for card in self.cards:
            self._by_name.setdefault(plain(card.name), []).append(card)

    def by_code(self, code: str) -> CardDefinition | None:
        """The card with a code."""
        return self._by_code.get(code)

    def listed(self, key: str) -> CardDefinition | None:
        return self.by_code(key)

    def not_listed(self, key: str) -> str:
        return f"there is no card with the code {key!r}."

    def printings(self, name: str) -> list[CardDefinition]:
        """All cards of a name: printings with different codes, and different cards that share a title."""
        return self._by_name.get(plain(name), [])

    def heroes(self) -> list[CardDefinition]:
        """The hero sides of all identities. [champions Identity]"""
        return [card for card in self.cards if card.type == HERO]

    def heroes_named(self, word: str) -> list[CardDefinition]:
        """The hero sides of the identities that a word may mean: a code, a hero's name or an alter-ego's."""
        by_code = [card for card in self.heroes() if word in (card.code, card.code[:-1])]
        if by_code:
            return by_code
        wanted = plain(word)
        return [hero for hero in self.heroes() if wanted in [plain(name) for name in self._names_of(hero)]]

    def _names_of(self, hero: CardDefinition) -> list[str]:
        alter_ego = self.alter_ego(hero)
        other = alter_ego.name if alter_ego else hero.subtitle
        return [hero.name, other, f"{hero.name} ({other})"]

    def alter_ego(self, hero: CardDefinition) -> CardDefinition | None:
        """The other side of a hero. [champions Identity]"""
        for card in self.cards:
            if card.type == ALTER_EGO and card.card_set == hero.card_set:
                return card
        return None

    def identity_specific(self, hero: CardDefinition) -> list[CardDefinition]:
        """The cards that only a hero's decks have, the identity not among them."""
        return [
            card
            for card in self.cards
            if card.aspect == IDENTITY_SPECIFIC and card.card_set == hero.card_set and not card.is_identity
        ]

    def no_such_card(self, name: str) -> str:
        """A sentence that says that there is no card of a name, and which are near."""
        names = [card.name for card in self.cards if not card.is_encounter_card]
        found = near(name, names)
        return f"there is no card {name!r}.{f' {found}' if found.startswith('Did you mean') else ''}"
