"""Defenses for which a card goes from the hand into the deck. [dcdb Attacks and Defenses] [cube 6.171]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import DefenseAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.abilities import run_benefit
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.text.effects.moving import Goal
from longbox.kernel.cards import Card


class OnlyPutAwayToAvoid(DefenseAbility):
    """Put this card from the hand somewhere to avoid an Attack; there is no benefit."""

    fields: ClassVar[tuple[str, ...]] = ("goal",)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        self.goal.take(game, player, player, card)


class PutAwayToAvoid(OnlyPutAwayToAvoid):
    """The same; then its benefit."""

    fields = ("goal", "effect")
    lies_in = (circumstances.IN_DECK,)
    opens = ("this card",)

    def __init__(self, goal: Goal, effect: CardEffect) -> None:
        super().__init__(goal)
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        super().use(game, player, card)
        run_benefit(game, self.effect, player, card)
