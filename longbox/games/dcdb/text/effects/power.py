"""Effects that give Power and change costs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.text.effects.base import CardAmount, CardEffect
from longbox.games.dcdb.text.effects.drawing import DrawAtEndOfTurn
from longbox.games.dcdb.this_turn import gained_of
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.terms import DEED
from longbox.texts.conditions import If, IfElse
from longbox.texts.may import May
from longbox.texts.measured import Measured
from longbox.texts.sequences import InTurn, Sequence


class Power(Measured[DeckBuildingGame, Resolution]):
    """Get Power for this turn. What comes to none is none: nothing is said of it."""

    needs = circumstances.IN_YOUR_TURN
    not_zero = ("amount",)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        amount = self.amount.count(game, resolution)
        if amount:
            game.gain_power(resolution.player, amount, resolution.source)


class DoublePower(CardEffect):
    """Double all Power of this turn, that which comes later included."""

    needs = circumstances.IN_YOUR_TURN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.power_factor *= 2
            game.log.append(Event(events.DOUBLED_POWER, resolution.player, []))


class CostLess(CardEffect):
    """Let cards of a kind cost less this turn."""

    fields = ("kind", "amount")
    needs = circumstances.IN_YOUR_TURN
    not_zero = ("amount",)

    def __init__(self, kind: CardKind, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            time = game.next_time()
            change = CostModifier(self.kind, -self.amount, resolution.player, resolution.source, time)
            game.modify_cost(change)


class CostLessForEach(CardEffect):
    """Let cards of a kind cost so much less this turn for each of something, as many as there are now."""

    fields = ("kind", "amount", "each")
    needs = circumstances.IN_YOUR_TURN
    not_zero = ("amount",)

    def __init__(self, kind: CardKind, amount: int, each: CardAmount) -> None:
        self.kind = kind
        self.amount = amount
        self.each = each

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        less = self.amount * self.each.count(game, resolution)
        if less:
            CostLess(self.kind, less).run(game, resolution)


class NextCostsLess(CardEffect):
    """Let the next card of a kind that is bought or defeated this turn cost less. [dcdb Buying Cards]"""

    fields = ("kind", "amount")
    needs = circumstances.IN_YOUR_TURN
    not_zero = ("amount",)

    def __init__(self, kind: CardKind, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            bought = len(gained_of(game, self.kind))
            kind = StillNext(self.kind, bought)
            change = CostModifier(kind, -self.amount, resolution.player, resolution.source, game.next_time())
            game.modify_cost(change)


class FirstCostsLess(NextCostsLess):
    """Let the first card of a kind that is bought or defeated this turn cost less; none, where one was before."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if not gained_of(game, self.kind):
            super().run(game, resolution)


class StillNext(CardKind):
    """Cards of a kind, as long as no more of them were bought this turn than at some moment."""

    fields = ("kind", "bought")

    def __init__(self, kind: CardKind, bought: int) -> None:
        self.kind = kind
        self.bought = bought

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        if not self.kind.matches(game, card):
            return False
        return len(gained_of(game, self.kind)) <= self.bought


class PayPower(CardEffect):
    """Pay so much Power, or none at all where there is less. [dcdb Buying Cards] [cube 6.360]"""

    fields = ("amount",)
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = self.possible(game, resolution)
        if resolution.did:
            game.pay_power(resolution.player, self.amount)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return resolution.player == game.active and game.power() >= self.amount


class LosePower(CardEffect):
    """Lose Power, which can leave less than none. [cube 1.060]"""

    fields = ("amount",)
    not_zero = ("amount",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_power(resolution.player, -self.amount, resolution.source)


def only_gives_power(effect: object) -> bool:
    """Whether all that an effect can do is to give Power, which can't be missed. [cube 10.050]"""
    if isinstance(effect, Sequence):
        return all([only_gives_power(part) for part in effect.effects])
    if isinstance(effect, IfElse):
        return only_gives_power(effect.effect) and only_gives_power(effect.otherwise)
    if isinstance(effect, If):
        return only_gives_power(effect.effect)
    return isinstance(effect, Power)


LEFT_BY_ITSELF: Final = (May, DrawAtEndOfTurn)
"""Effects that ask by themselves whether they are left."""


def can_be_missed(effect: object) -> bool:
    """Whether a trigger with such an effect is left by missing it.

    What its text lets its player leave is asked by the text, and cards for the end of the turn are declined there.

    [cube 1.101, 1.102, 8.070, 10.040, 10.050]
    """
    first = effect
    while isinstance(first, InTurn | If):
        first = first.first if isinstance(first, InTurn) else first.effect
    return not isinstance(first, LEFT_BY_ITSELF) and not only_gives_power(effect)
