"""Effects that give Power and change costs."""

from __future__ import annotations

from longbox.games.dcdb import events
from longbox.games.dcdb.effects.base import CardEffect, Measured
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.modifiers import CostModifier
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event


class Power(Measured):
    """Get Power for this turn. What comes to none is none: nothing is said of it."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        amount = self.amount.count(game, resolution)
        if amount:
            game.gain_power(resolution.player, amount, resolution.source)


class DoublePower(CardEffect):
    """Double all Power of this turn, that which comes later included."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.power_factor *= 2
            game.log.append(Event(events.DOUBLED_POWER, resolution.player, []))


class CostLess(CardEffect):
    """Let cards of a kind cost less this turn."""

    fields = ("kind", "amount")

    def __init__(self, kind: CardKind, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            time = game.next_time()
            change = CostModifier(self.kind, -self.amount, resolution.player, resolution.source, time)
            game.modify_cost(change)
