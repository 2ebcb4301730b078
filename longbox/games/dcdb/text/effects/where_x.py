"""An X that a text explains after it has said it: "gain X VP, where X is the number of Heroes you control"."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.others import FoesWho, Others
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import parts_of
from longbox.texts.sequences import WhereX

OF_OTHERS: Final = 'what others do must say it itself: "each foe ..., where X is ..."'


class WhereXIs(WhereX[DeckBuildingGame, Resolution]):
    """Something with an X that is explained, and is known in it alone. What was named before is known after it."""

    x_ends = True

    def unclear(self) -> str:
        return OF_OTHERS if any([isinstance(part, Others | FoesWho) for part in parts_of(self.effect)]) else ""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        before = resolution.number
        super().run(game, resolution)
        resolution.number = before
