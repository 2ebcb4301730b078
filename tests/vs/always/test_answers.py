"""Every answer that a question of Vs. System offers can be taken; every other is refused."""

from __future__ import annotations

from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import GIVE_PRIORITY
from longbox.games.vs.turn.priority import actions
from tests.always.common.answers import Answers

from .games import BENCH


class TestAnswers(Answers):
    """Answers in Vs. System."""

    bench = BENCH
    every = 24

    def is_sure_to_ask(self, game: VsGame) -> bool:
        return game.doing == GIVE_PRIORITY and not game.pending and len(actions(game, game.priority)) > 1
