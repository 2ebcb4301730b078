"""Where a text is read, and what its numbers, targets and conditions are there.

Where a text goes on to speak of what nobody can know yet, an average is taken.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardAmount, CardCondition, Situation, Target
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.text import amounts, conditions
from longbox.games.champions.text.effects import encounter_activations, encounter_nemesis, encounter_revealing
from longbox.games.champions.view import TableView
from longbox.games.weighing import Place
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import NoMoreThan, Plus, Times, X
from longbox.texts.conditions import Did

UNKNOWN: Final = 1.5
"""How much of something a text did, where that is not known."""
RESOURCE_ON_A_CARD: Final = 0.4
"""How many resources of one type an average card has."""

GUESSES: Final[dict[type[Term], float]] = {
    X: 2.0,
    encounter_revealing.BoostIcons: 1.0,
    encounter_activations.DamageOfAttack: 2.0,
}
"""What numbers come to, on average, that are not known before."""

CHANCES: Final[dict[type[Term], float]] = {
    Did: 0.8,
    conditions.PaidWith: 0.5,
    conditions.NothingThisWay: 0.3,
    encounter_activations.Damaged: 0.7,
    encounter_activations.MadeNoAttack: 0.3,
    encounter_activations.Undefended: 0.5,
    encounter_nemesis.NemesisEntered: 0.8,
}
"""How often something is so that is not known before."""


class Scope(Place):
    """Where a text is read.

    Attributes:
        view: All that the player may know.
        situation: The text: whose it is, on which card, what triggered it.
        this_way: How much of something the text will have done before, if that is known: "discarded this way".
    """

    __slots__ = ("situation", "this_way", "view")

    def __init__(self, view: TableView, situation: Situation, this_way: float = UNKNOWN) -> None:
        self.view = view
        self.situation = situation
        self.this_way = this_way

    def amount(self, amount: CardAmount) -> float:
        """A number that a text says, or describes; what is not known before it is done is guessed."""
        if isinstance(amount, amounts.ThisWay):
            return self.this_way
        if isinstance(amount, amounts.PrintedResources):
            return RESOURCE_ON_A_CARD * self.this_way
        if isinstance(amount, X) and self.situation.number:
            return float(self.situation.number)
        guess = GUESSES.get(type(amount))
        if guess is not None:
            return guess
        if isinstance(amount, Times):
            return self.amount(amount.amount) * self.amount(amount.each)
        if isinstance(amount, Plus):
            return self.amount(amount.amount) + self.amount(amount.other)
        if isinstance(amount, NoMoreThan):
            return min(self.amount(amount.amount), float(amount.most))
        return float(self.view.counted(amount, self.situation))

    def cards(self, target: Target) -> list[GameCard]:
        """The cards in play that a target may mean."""
        return self.view.meant(target, self.situation)

    def guess(self, condition: CardCondition) -> float | None:
        """How often something is so that is not known before; nothing where that is known."""
        return CHANCES.get(type(condition))

    def holds(self, condition: CardCondition) -> bool:
        """Whether something is so, as far as the player knows."""
        return self.view.holds(condition, self.situation)

    def with_final_step(self) -> Scope:
        """The same, where it is the last of a sequence of abilities."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.final_step = True
        return Scope(self.view, situation, self.this_way)

    def after(self, amount: float) -> Scope:
        """The same, where the text has done so much of something: "this way"."""
        return Scope(self.view, self.situation, amount)

    def where_x(self, x: float) -> Scope:
        """The same, where X is so much, as near as a whole number comes."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.number = round(x)
        return Scope(self.view, situation, self.this_way)

    def on(self, source: GameCard) -> Scope:
        """The same player with another card's text."""
        situation = Situation(self.situation.player, source, self.situation.event)
        return Scope(self.view, situation)

    def speaking_of(self, cards: list[GameCard], by: Term) -> Scope:
        """The same, where a part of the text has spoken of some cards: "it", "that minion"."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.cards = cards
        situation.mentioned = cards
        for part in parts_of(by):
            situation.call(cards, part)
        return Scope(self.view, situation, self.this_way)

    def of_player(self, player: int) -> Scope:
        """The same, where the text speaks of a player: "that player"."""
        situation = self.situation.speaking_to(self.situation.player)
        situation.chosen_player = player
        return Scope(self.view, situation)
