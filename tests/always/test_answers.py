"""Every answer that a question of the deck-building game offers can be taken; every other is refused."""

from __future__ import annotations

from longbox.games.dcdb.board import TAKING_TURN
from longbox.games.dcdb.game import DeckBuildingGame

from .common.answers import Answers
from .games import BENCH


class TestAnswers(Answers):
    """Answers in the deck-building game."""

    bench = BENCH
    every = 3
    least = 300
    refusals = 60

    def is_sure_to_ask(self, game: DeckBuildingGame) -> bool:
        return game.phase == TAKING_TURN
