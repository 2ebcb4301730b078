"""What a player may choose to do. [forever Plotting Stage, Planning Stage, Confrontation Stage]"""

from __future__ import annotations

from longbox.games.forever.abilities import CardAbility
from longbox.games.forever.definitions import EVENT, GameCard
from longbox.games.forever.events import Happening
from longbox.kernel.choices import Choice


class UseAbility(Choice):
    """Using an ability of a card in play, or playing an event for one of its abilities, as an answer.

    Attributes:
        card: The card; where it is an event in a hand, it is played.
        ability: Its ability.
        event: What triggered it, if something did.
    """

    __slots__ = ("ability", "card", "event")

    def __init__(self, card: GameCard, ability: CardAbility, event: Happening | None = None) -> None:
        self.card = card
        self.ability = ability
        self.event = event

    def key(self) -> str:
        verb = "play" if self.card.definition.type == EVENT else "use"
        return f"{verb} {self.card}"

    def words(self) -> str:
        key = self.key()
        return f"{key[0].upper()}{key[1:]}{self.which()}"

    def which(self) -> str:
        """Which of the card's abilities it is, where it has more than one of a kind: " (ability 2)"."""
        rivals = self.card.definition.abilities
        if self.ability.name:
            return f" ({self.ability.name})"
        return "" if len(rivals) < 2 else f" (ability {number_of(self.card, self.ability) + 1})"


def number_of(card: GameCard, ability: CardAbility) -> int:
    """Which ability of a card it is, from 0."""
    for number, other in enumerate(card.definition.abilities):
        if other is ability:
            return number
    raise AssertionError(f"{card} has no such ability")
