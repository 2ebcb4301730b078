"""The use of an ability, which a player may choose. [champions Ability, Card Ability; Event]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardAbility
from longbox.games.champions.definitions import EVENT, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.permanents import MOST_ABILITIES
from longbox.kernel.choices import Choice

NO_USE: Final = (-1, 0)


class UseAbility(Choice):
    """Using an ability of a card, as an answer.

    Attributes:
        card: The card; where it is an event in a hand, it is played.
        ability: Its ability.
        event: What triggered it, if something did.
        use: What tells the ability from others where each can be used once.
    """

    __slots__ = ("ability", "card", "event", "use")

    def __init__(
        self, card: GameCard, ability: CardAbility, event: Happening | None = None, use: tuple[int, int] = NO_USE
    ) -> None:
        self.card = card
        self.ability = ability
        self.event = event
        self.use = use

    def key(self) -> str:
        return f"use {self.card}"

    def words(self) -> str:
        verb = "Play" if self.card.definition.type == EVENT else "Use"
        name = f" ({self.ability.name})" if self.ability.name else ""
        return f"{verb} {self.card}{name}"


def number_of(card: GameCard, ability: CardAbility) -> int:
    """The number of an ability of a card, which no other has."""
    for index, other in enumerate(card.definition.abilities):
        if other is ability:
            return card.serial * MOST_ABILITIES + index
    raise AssertionError(f"{card} has no such ability")
