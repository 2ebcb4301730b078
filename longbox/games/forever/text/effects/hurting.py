"""Damage and healing, characters that go. [forever Damage, Heal, Recover, Sacrifice]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    DAMAGE_KEPT,
    THIS_ACT,
    CardAmount,
    CardEffect,
    Constant,
    Replacement,
    Situation,
    Target,
)
from longbox.games.forever.actions import damage, falling, leaving, timing
from longbox.games.forever.definitions import CANNOT_HEAL, CHARACTERS, HERO, ROGUE, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT
from longbox.games.forever.text.amounts import ALL_DAMAGE, HOW_MUCH, Chosen
from longbox.games.forever.text.constants import ReducesAttackDamage
from longbox.games.forever.text.effects.acts import is_kept
from longbox.games.forever.text.effects.base import MeasuredOnCards, OnCards
from longbox.games.forever.text.filters import TheAttacked
from longbox.games.forever.text.targets import Each, The, UpTo
from longbox.kernel.terms import AMOUNT, DEED, EVENT, Need
from longbox.texts.amounts import Fixed

BEATEN: Final = (KNOCKED_OUT, CAPTURED)
THIS_DAMAGE: Final = "this damage"
"""While a text deals damage, what it says of that is so."""


class Suffer(MeasuredOnCards):
    """Characters suffer damage: "a Hero suffers 2 damage". [forever Damage]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", CHARACTERS, "suffer damage", "Damage"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether a card is a character in play: no other suffers damage. [forever Damage]"""
        return game.in_play(card) and card.definition.type in CHARACTERS

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution)) and self.extent(game, resolution) > 0

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.extent(game, situation)
        by = situation.controller
        landed = damage.suffer(game, [(card, amount) for card in cards], situation.source, by, None)
        situation.amount = sum([event.amount for event in landed])
        situation.did = situation.amount > 0


class SufferKept(Suffer):
    """The same, and nothing ignores or reduces it: "This damage cannot be reduced". [forever Cannot, Damage]"""

    fields = ("amount", "target", "kept")
    defaults: ClassVar[dict[str, object]] = {}
    order: ClassVar[tuple[str, ...]] = ("target", "amount")

    def __init__(self, amount: CardAmount, target: Target, kept: bool) -> None:
        super().__init__(amount, target)
        self.kept = kept

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        game.start(DamageIsKept(), situation, THIS_DAMAGE)
        super().do(game, cards, situation)
        game.end_of(THIS_DAMAGE)


class DamageIsKept(Constant):
    """The damage that a card is dealing, not by an act, can be neither ignored nor reduced. [forever Cannot]"""

    def aspects(self) -> tuple[str, ...]:
        return (DAMAGE_KEPT,)

    def keeps_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.act is None and event.source is situation.source


class Heal(MeasuredOnCards):
    """Characters are healed: "heal 2 damage from Wonder Woman". [forever Heal]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", CHARACTERS, "be healed", "Heal"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).damage > 0 and not game.forbidden(card, CANNOT_HEAL)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        situation.amount = sum(
            [damage.heal(game, card, self.how_much(game, card, situation), situation.source) for card in cards]
        )
        situation.did = situation.amount > 0

    def how_much(self, game: ForeverGame, card: GameCard, situation: Situation) -> int:
        """How much a character is healed; the player of the text chooses where it says so."""
        if isinstance(self.amount, Chosen):
            return self.amount.choose(game, situation, game.permanent(card).damage, HOW_MUCH)
        return self.extent(game, situation)


class MoveDamage(CardEffect):
    """Damage goes from one character to another: healed on the one, suffered by the other. [forever Heal, Damage]"""

    fields = ("amount", "origin", "goal")
    order = ("origin", "goal", "amount")
    mentions = ("origin", "goal")
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("origin", CHARACTERS, "be healed", "Heal"), Need("goal", CHARACTERS, "suffer damage", "Damage"))

    def __init__(self, amount: CardAmount, origin: Target, goal: Target) -> None:
        self.amount = amount
        self.origin = origin
        self.goal = goal

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        origins = self.origin.pick(game, resolution, self.origins(game, resolution))
        resolution.speak_of(origins, self.origin.sorts(), self.origin.spoken_as)
        goals = self.goal.pick(game, resolution, self.goals(game, resolution, origins))
        resolution.speak_of(goals, self.goal.sorts(), self.goal.spoken_as)
        resolution.amount = sum([self.move(game, origin, goals[:1], resolution) for origin in origins])
        resolution.did = resolution.amount > 0

    def move(self, game: ForeverGame, origin: GameCard, goals: list[GameCard], situation: Situation) -> int:
        """Move damage from one character to another, if there is one."""
        count = self.how_much(game, origin, situation)
        moved = damage.heal(game, origin, count, situation.source) if goals else 0
        damage.suffer(game, [(goal, moved) for goal in goals], situation.source, situation.controller, None)
        return moved

    def how_much(self, game: ForeverGame, origin: GameCard, situation: Situation) -> int:
        """How much damage is moved; the player of the text chooses where it says so."""
        if isinstance(self.amount, Chosen):
            return self.amount.choose(game, situation, game.permanent(origin).damage, HOW_MUCH)
        return self.amount.count(game, situation)

    def origins(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The characters from which damage can be moved."""
        able = [card for card in self.origin.candidates(game, situation) if game.in_play(card)]
        return [card for card in able if game.permanent(card).damage > 0 and not game.forbidden(card, CANNOT_HEAL)]

    def goals(self, game: ForeverGame, situation: Situation, origins: list[GameCard]) -> list[GameCard]:
        """The characters to which it can be moved."""
        return [card for card in self.goal.candidates(game, situation) if game.in_play(card) and card not in origins]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        origins = self.origins(game, resolution)
        return bool(origins) and bool(self.goals(game, resolution, origins if len(origins) == 1 else []))


class KnockOut(OnCards):
    """Heroes are knocked out, whatever their Health. [forever Knocked Out]"""

    needs = (Need("target", (HERO,), "be knocked out", "Knocked Out"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        happened = [
            event
            for card in cards
            if game.in_play(card)
            for event in falling.fall(game, card, situation.source, situation.controller, None)
        ]
        timing.after(game, happened)


class Capture(KnockOut):
    """Rogues are captured, whatever their Health. [forever Captured]"""

    needs = (Need("target", (ROGUE,), "be captured", "Captured"),)


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


class SuffersItInstead(OnCards):
    """Another character suffers the damage that one is about to suffer, which ignores it. [forever Instead, Damage]"""

    refers = EVENT
    needs = (Need("target", CHARACTERS, "suffer damage", "Damage"),)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        event = resolution.event
        if event is not None and event.can_be_stopped:
            event.replacement = Replacement(Suffer(Fixed(event.amount), self.target), resolution)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        event = situation.event
        about = event is not None and event.cards[0] is card
        return game.in_play(card) and card.definition.type in CHARACTERS and not about

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        event = resolution.event
        return event is not None and event.can_be_stopped and super().possible(game, resolution)


class ReduceIt(CardEffect):
    """The damage that is about to be suffered is less: "reduce that damage by 2". [forever Damage]"""

    fields = ("amount",)
    refers = EVENT

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        event = resolution.event
        if event is None or not may_be_reduced(game, resolution):
            return
        less = self.amount.count(game, resolution)
        if event.kind is events.ATTACK:
            reduce_attack(game, resolution, less)
        else:
            event.amount = max(event.amount - less, 0)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return may_be_reduced(game, resolution)


class SuffersOnly(OnCards):
    """Who is about to suffer damage suffers so much of it at the most: "they suffer only 1 damage instead".

    [forever Instead, Damage]
    """

    fields = ("target", "amount")
    refers = EVENT
    needs = (Need("target", CHARACTERS, "suffer damage", "Damage"),)

    def __init__(self, target: Target, amount: CardAmount) -> None:
        super().__init__(target)
        self.amount = amount

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        event = situation.event
        return event is not None and event.cards[0] is card and may_be_reduced(game, situation)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        event = situation.event
        if event is not None and cards:
            event.amount = min(event.amount, self.left(event.amount, self.amount.count(game, situation)))

    def left(self, suffered: int, amount: int) -> int:
        """How much of some damage is left."""
        return amount


class SuffersLess(SuffersOnly):
    """Who is about to suffer damage suffers so much less: "that Hero suffers 1 less damage"."""

    def left(self, suffered: int, amount: int) -> int:
        return max(suffered - amount, 0)


class IgnoreIt(CardEffect):
    """The damage that is about to be suffered is ignored. [forever Damage, Ignore]"""

    refers = EVENT

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.event is None or not may_be_reduced(game, resolution):
            return
        if resolution.event.kind is events.ATTACK:
            reduce_attack(game, resolution, ALL_DAMAGE)
        else:
            resolution.event.prevented = True

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return may_be_reduced(game, resolution)


def reduce_attack(game: ForeverGame, situation: Situation, less: int) -> None:
    """Reduce the damage of an attack before it is known how much that is: "when Batman is attacked, ...".

    [forever Damage]
    """
    game.start(ReducesAttackDamage(TheAttacked(), Fixed(less)), situation, THIS_ACT)


def may_be_reduced(game: ForeverGame, situation: Situation) -> bool:
    """Whether damage that is about to be suffered may be ignored or reduced. [forever Cannot]"""
    event = situation.event
    if event is None or not event.happens:
        return False
    return not is_kept(game, event)
