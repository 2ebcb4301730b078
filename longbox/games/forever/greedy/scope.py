"""Where a text is read, and what its numbers, targets and conditions are there.

Where a text goes on to speak of what nobody can know yet, an average is taken.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.abilities import CardAmount, CardCondition, Situation, Target
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.text.amounts import AllThereAre, CostOf, HalfOf, ResourcesOf
from longbox.games.forever.text.conditions import TheyDid
from longbox.games.forever.view import TableView
from longbox.games.weighing import Place
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import Fixed, ThatMuch, Times, X
from longbox.texts.conditions import Did

UNKNOWN: Final = 1.5
"""How much of something a text did, where that is not known."""
RESOURCES_OF_A_CARD: Final = 2.0
"""What a card provides, on average."""
MOST_CITIZENS: Final = 4.0
"""How many citizens there are, on average, where all of them are meant."""
CHANCES: Final[dict[type[Term], float]] = {Did: 0.85, TheyDid: 0.85}
"""How often something is so that is not known before: something could be done that a text goes on to ask for."""


class Scope(Place):
    """Where a text is read.

    Attributes:
        view: All that the player may know.
        situation: The text: whose it is, on which card, what triggered it.
    """

    __slots__ = ("situation", "view")

    def __init__(self, view: TableView, situation: Situation) -> None:
        self.view = view
        self.situation = situation

    @property
    def player(self) -> int:
        """The player who does what the text says."""
        return self.situation.player

    def amount(self, amount: CardAmount) -> float:
        """A number that a text says, or describes; what is not known before it is done is guessed."""
        if isinstance(amount, Fixed):
            return float(amount.value)
        if isinstance(amount, ResourcesOf | CostOf):
            return RESOURCES_OF_A_CARD
        if isinstance(amount, AllThereAre):
            return MOST_CITIZENS
        if isinstance(amount, X) and self.situation.number:
            return float(self.situation.number)
        if isinstance(amount, X | ThatMuch):
            return float(self.situation.amount) or UNKNOWN
        if isinstance(amount, Times):
            return self.amount(amount.amount) * self.amount(amount.each)
        if isinstance(amount, HalfOf):
            return self.amount(amount.amount) / 2.0
        return float(self.view.counted(amount, self.situation))

    def extent(self, effect: Any) -> float:
        """How much of it an effect does."""
        amount = self.amount(effect.amount)
        each = getattr(effect, "each", None)
        return amount if each is None else amount * self.amount(each)

    def cards(self, target: Target) -> list[GameCard]:
        """The cards in play that a target may mean."""
        return self.view.meant(target, self.situation)

    def guess(self, condition: CardCondition) -> float | None:
        """How often something is so that is not known before; nothing where that is known."""
        return CHANCES.get(type(condition))

    def holds(self, condition: CardCondition) -> bool:
        """Whether something is so, as far as the player knows."""
        return self.view.holds(condition, self.situation)

    def of_player(self, player: int) -> Scope:
        """The same, where another player does what the text says."""
        return Scope(self.view, self.situation.speaking_to(player))

    def where_x(self, x: float) -> Scope:
        """The same, where X is so much, as near as a whole number comes."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.number = round(x)
        return Scope(self.view, situation)

    def speaking_of(self, cards: list[GameCard], by: Term) -> Scope:
        """The same, where a part of the text has spoken of some cards: "it", "that Hero"."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.speak_of(cards)
        for part in parts_of(by):
            situation.call(cards, part)
        return Scope(self.view, situation)
