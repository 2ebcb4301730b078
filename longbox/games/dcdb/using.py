"""Abilities that players use in their own turns: for a cost, or once a turn. [cube 1.090, 1.104, 2.052]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb.costs import CardCost
from longbox.games.dcdb.definitions import UseAbility
from longbox.games.dcdb.effects import CardEffect
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.keywords import Teamwork
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import DEED, parts_of


class UseForCost(UseAbility):
    """Pay a cost, and do something; as often as its player likes, or once a turn. [cube 1.090, 1.104]"""

    fields: ClassVar[tuple[str, ...]] = ("cost", "effect", "once")
    defaults: ClassVar[dict[str, object]] = {"once": False}
    opens = ("this card",)

    def __init__(self, cost: CardCost, effect: CardEffect, once: bool = False) -> None:
        self.cost = cost
        self.effect = effect
        self.once = once

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        return not is_idle(card, self.effect) and self.cost.payable(game, Resolution(player, card))

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        resolution = Resolution(player, card)
        self.cost.pay(game, resolution)
        resolution.did = True
        game.run(self.effect, resolution)


class UseOnce(UseAbility):
    """Do something once during each of the player's turns. [cube 1.104, 2.052]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    once = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        return not is_idle(card, self.effect) and self.effect.possible(game, Resolution(player, card))

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        resolution = Resolution(player, card)
        resolution.did = True
        game.run(self.effect, resolution)


def is_idle(card: Card[Any], effect: CardEffect) -> bool:
    """Whether it is a Main Character's Teamwork, which can't be used. [cube 6.502]"""
    return bool(card.definition.is_hero) and any([isinstance(part, Teamwork) for part in parts_of(effect)])
