"""Effects that give resource points. [vs 404]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.actions.points import gain_points
from longbox.games.vs.terms import Situation
from longbox.kernel.terms import AMOUNT, DEED
from longbox.texts.measured import Measured

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class GainPoints(Measured["VsGame", Situation]):
    """Gain resource points for this turn: "you get an additional resource point this turn". [vs 404.2]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    not_zero = ("amount",)

    def run(self, game: VsGame, situation: Situation) -> None:
        situation.amount = gain_points(game, situation.player, self.amount.count(game, situation), situation)
        situation.did = situation.amount > 0
