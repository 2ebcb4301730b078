"""Every answer that a question of DC Forever offers can be taken; every other is refused."""

from __future__ import annotations

from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ACTION_PHASES
from tests.always.common.answers import Answers

from .games import BENCH


class TestAnswers(Answers):
    """Answers in DC Forever."""

    bench = BENCH
    every = 150

    def is_sure_to_ask(self, game: ForeverGame) -> bool:
        return game.phase in ACTION_PHASES
