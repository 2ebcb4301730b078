"""Abilities that players use in their own turns: for a cost, or once a turn. [cube 1.090, 1.104, 2.052]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import UseAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.conditions import CardCondition
from longbox.games.dcdb.text.costs import CardCost
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.text.keywords import Teamwork
from longbox.games.dcdb.text.needed import needed_for
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import DEED, parts_of


class Activated(UseAbility):
    """An ability whose text tells when it can be used. [cube 1.090, 2.052]

    Attributes:
        is_teamwork: Whether there is Teamwork in what it does.
    """

    is_teamwork: bool

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        if self.is_teamwork and card.definition.is_hero:
            return False
        needed = self.needed
        if needed is not None and not game.always_ask and not game.ledger.this_turn.next_types:
            if not needed.are_there(game, player):
                return False
            if needed.is_all:
                return True
        return self.can_be_done(game, Resolution(player, card))


class UseForCost(Activated):
    """Pay a cost, and do something; as often as its player likes, or once a turn. [cube 1.090, 1.104]"""

    fields: ClassVar[tuple[str, ...]] = ("cost", "effect", "once")
    defaults: ClassVar[dict[str, object]] = {"once": False}
    opens = ("this card",)

    def __init__(self, cost: CardCost, effect: CardEffect, once: bool = False) -> None:
        self.cost = cost
        self.effect = effect
        self.once = once
        self.is_teamwork = teamworks(effect)
        self.needed = None if self.is_teamwork else needed_for(cost)

    def can_be_done(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return self.cost.payable(game, resolution)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        resolution = Resolution(player, card)
        self.cost.pay(game, resolution)
        resolution.did = True
        game.run(self.effect, resolution)


class UseForCostIf(UseForCost):
    """The same, which can be used only if something is so: "... Use this ability only if you control a Location"."""

    fields: ClassVar[tuple[str, ...]] = ("cost", "effect", "condition", "once")
    order: ClassVar[tuple[str, ...]] = ("condition", "cost", "effect")

    def __init__(self, cost: CardCost, effect: CardEffect, condition: CardCondition, once: bool = False) -> None:
        super().__init__(cost, effect, once)
        self.condition = condition
        # Its cost alone doesn't tell whether it can be used.
        self.needed = None

    def can_be_done(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return super().can_be_done(game, resolution) and self.condition.holds(game, resolution)


class UseOnce(Activated):
    """Do something once during each of the player's turns. [cube 1.104, 2.052]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    once = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.is_teamwork = teamworks(effect)
        self.needed = None if self.is_teamwork else needed_for(effect)

    def can_be_done(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return self.effect.possible(game, resolution)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        resolution = Resolution(player, card)
        resolution.did = True
        game.run(self.effect, resolution)


class PlayFromPlay(UseAbility):
    """Play a card that was put into play, and still lies there. [cube Jaime Reyes (Teen Titans)]"""

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        return game.lies_in(card, game.players[player].play) and game.was_put(card)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.objects[card.serial] = PlayedCard(card, game.next_time(), player)
        game.play(player, card, again=True)


class PlayAgainOnce(UseAbility):
    """Play a card that a text left in play, once during each of the player's turns. [cube 1.104, 6.300]"""

    once = True

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        return game.lies_in(card, game.players[player].play)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.play(player, card, again=True)


def teamworks(effect: CardEffect) -> bool:
    """Whether there is Teamwork in an effect, which a Main Character can't use. [cube 6.502]"""
    return any([isinstance(part, Teamwork) for part in parts_of(effect)])
