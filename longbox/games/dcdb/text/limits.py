"""How often in a turn something is done that would be done each time. [cube 1.101]"""

from __future__ import annotations

from zlib import crc32

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import CardEffect
from longbox.kernel.effects import Resolution
from longbox.texts.may import DoneFor, May, MayFor
from longbox.texts.sequences import InTurn


class OnlySoOften(CardEffect):
    """Do something no more than so often in a turn; what its player leaves was not done.

    Attributes:
        effect: What is done.
        times: How often it is done at most.
    """

    fields = ("effect", "times")
    not_zero = ("times",)

    def __init__(self, effect: CardEffect, times: int) -> None:
        self.effect = effect
        self.times = times
        self.number = -3 - crc32(repr(effect).encode())

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if not self.possible(game, resolution):
            resolution.did = False
            return
        first = self.effect.first if isinstance(self.effect, InTurn) else self.effect
        resolution.did = True
        first.run(game, resolution)
        if resolution.did or not isinstance(first, May | MayFor | DoneFor):
            game.note_use(resolution.source, self.number)
        if isinstance(self.effect, InTurn):
            self.effect.rest.run(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.times_used(resolution.source, self.number) < self.times
