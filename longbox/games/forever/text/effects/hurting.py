"""Damage and healing, characters that go. [forever Damage, Heal, Recover, Sacrifice]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import CardAmount, CardEffect, Situation
from longbox.games.forever.actions import damage, leaving
from longbox.games.forever.definitions import CANNOT_HEAL, CHARACTERS, HERO, ROGUE, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT
from longbox.games.forever.text.effects.acts import is_kept
from longbox.games.forever.text.effects.base import MeasuredOnCards, OnCards
from longbox.games.forever.text.targets import Each, The, UpTo
from longbox.kernel.terms import AMOUNT, DEED, EVENT, Need

BEATEN: Final = (KNOCKED_OUT, CAPTURED)


class Suffer(MeasuredOnCards):
    """Characters suffer damage: "a Hero suffers 2 damage". [forever Damage]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", CHARACTERS, "suffer damage", "Damage"),)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution)) and self.amount.count(game, resolution) > 0

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        by = situation.controller
        landed = damage.suffer(game, [(card, amount) for card in cards], situation.source, by, None)
        situation.amount = sum([event.amount for event in landed])
        situation.did = situation.amount > 0


class Heal(MeasuredOnCards):
    """Characters are healed: "heal 2 damage from Wonder Woman". [forever Heal]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", CHARACTERS, "be healed", "Heal"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).damage > 0 and not game.forbidden(card, CANNOT_HEAL)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        situation.amount = sum([damage.heal(game, card, amount, situation.source) for card in cards])
        situation.did = situation.amount > 0


class Recover(OnCards):
    """A character that was knocked out or captured returns to play. [forever Recover]"""

    needs = (Need("target", (HERO, ROGUE), "recover", "Recover"),)

    def able(self, game: ForeverGame, resolution: Situation) -> list[GameCard]:
        return [card for zone in BEATEN for card in game.cards(zone) if self.means(game, card, resolution)]

    def means(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether the text means a card that was knocked out or captured."""
        target = self.target
        if isinstance(target, The):
            name = getattr(target.filter, "name", "")
            return card.definition.name == name if name else card is situation.source
        if isinstance(target, Each | UpTo):
            return target.filter.matches(game, card, situation)
        return card in target.candidates(game, situation)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            leaving.recover(game, card)


class Sacrifice(OnCards):
    """Cards are removed from the game. [forever Sacrifice]"""

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            leaving.sacrifice(game, card)


class Retreat(OnCards):
    """Characters return to the reserve: "Zatanna returns to your reserve"."""

    needs = (Need("target", (HERO, ROGUE), "return to the reserve", "Recruit A Rogue"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            leaving.to_reserve(game, card)


# What is about to happen


class ReduceIt(CardEffect):
    """The damage that is about to be suffered is less: "reduce that damage by 2". [forever Damage]"""

    fields = ("amount",)
    refers = EVENT

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        event = resolution.event
        if event is not None and may_be_reduced(game, resolution):
            event.amount = max(event.amount - self.amount.count(game, resolution), 0)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return may_be_reduced(game, resolution)


class IgnoreIt(CardEffect):
    """The damage that is about to be suffered is ignored. [forever Damage, Ignore]"""

    refers = EVENT

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.event is not None and may_be_reduced(game, resolution):
            resolution.event.prevented = True

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return may_be_reduced(game, resolution)


def may_be_reduced(game: ForeverGame, situation: Situation) -> bool:
    """Whether damage that is about to be suffered may be ignored or reduced. [forever Cannot]"""
    event = situation.event
    if event is None or not event.happens:
        return False
    return not is_kept(game, event)
