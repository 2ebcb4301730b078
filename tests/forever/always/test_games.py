"""Games of DC Forever end, and what must hold does at each rest."""

from __future__ import annotations

from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ORDERING
from longbox.games.forever.turn.maintenance import MOST_ROUNDS
from tests.always.common.tried import Tried

from .games import BENCH, SYSTEM
from .truths import check

LONGEST_ROUND = 3_000
"""More steps than any round has: its players can do so many things in each of their turns, and no more."""


class TestGames(Tried):
    """Whole games."""

    bench = BENCH

    def test_games_end_and_all_holds_at_each_rest(self, number: int) -> None:
        """A round ends, a game ends, and between two steps everything is as it must be."""
        game = BENCH.any_game(number)
        game.answerers = [BENCH.player(number)] * len(game.seats)
        begun = steps = 0
        while not game.over:
            SYSTEM.step(game)
            check(game)
            steps += 1
            if game.phase == ORDERING:
                begun = steps
            assert steps - begun < LONGEST_ROUND
        assert game.round <= MOST_ROUNDS
        assert_is_won(game)


def assert_is_won(game: ForeverGame) -> None:
    """Who has won is told once, and by the rules of the ending."""
    told = [event.kind.name for event in game.log if event.kind.name.endswith(" won")]
    assert told == [{"rogue": "rogues won", "hero": "heroes won", "": "nobody won"}[game.winner]]
