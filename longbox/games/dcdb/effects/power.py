"""Effects that give Power and change costs."""

from __future__ import annotations

from longbox.games.dcdb import events
from longbox.games.dcdb.effects.base import CardEffect
from longbox.games.dcdb.effects.counting import Counted
from longbox.games.dcdb.game import COST, DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.modifiers import THIS_TURN, Modifier


class Power(CardEffect):
    """Get Power for this turn."""

    fields = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_power(resolution.player, self.amount, resolution.source)


class PowerForEach(CardEffect):
    """Get Power for each of something."""

    fields = ("amount", "counted")

    def __init__(self, amount: int, counted: Counted) -> None:
        self.amount = amount
        self.counted = counted

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        count = self.counted.count(game, resolution.player)
        if count:
            game.gain_power(resolution.player, self.amount * count, resolution.source)


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
            change = Modifier(COST, -self.amount, self.kind, resolution.player, resolution.source, THIS_TURN, time)
            game.modify_cost(change)
