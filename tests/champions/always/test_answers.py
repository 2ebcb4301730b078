"""Every answer that a question of Marvel Champions offers can be taken; every other is refused."""

from __future__ import annotations

from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import TAKING_TURN
from tests.always.common.answers import Answers

from .games import BENCH


class TestAnswers(Answers):
    """Answers in Marvel Champions."""

    bench = BENCH
    every = 8

    def is_sure_to_ask(self, game: ChampionsGame) -> bool:
        return game.phase == TAKING_TURN
