"""Resting states are kept for going back: the last ones all, older ones fewer, and never more than a number."""

from __future__ import annotations

import pytest

from longbox.kernel.record import Record
from longbox.kernel.rests import ALL_KEPT, FEW_KEPT, Rests
from longbox.kernel.table import Table

from .toy import Toy, ToySystem, new_toy


class CountingSystem(ToySystem):
    """Counts how many steps it takes and games it lays out."""

    def __init__(self) -> None:
        self.steps = 0
        self.games = 0

    def new_game(self, options: dict[str, object], seed: int) -> Toy:
        self.games += 1
        return super().new_game(options, seed)

    def step(self, game: object) -> None:
        self.steps += 1
        super().step(game)


def test_going_back_plays_nothing_again_but_the_step_that_goes_on() -> None:
    """One answer is taken back by one step, however long the game was."""
    system = CountingSystem()
    table = Table(system, Record("toy", {}, 5, ()))
    for _ in range(6):
        question = table.questions[0]
        table.answer(question.player, question.keys()[0])
    before = (system.steps, system.games)
    state = table.game.state()
    last = table.answers[-1]
    table.undo(len(table.answers) - 1)
    assert (system.steps - before[0], system.games - before[1]) == (1, 0)
    table.answer(table.questions[0].player, last)
    assert table.game.state() == state


def test_the_last_state_at_or_before_an_answer_is_found() -> None:
    """Later ones are let go; the beginning is always there."""
    games = [new_toy(seed) for seed in range(4)]
    rests = Rests(games[0])
    for answers, game in ((1, games[1]), (4, games[2]), (5, games[3])):
        rests.keep(answers, game)
    assert rests.go_back(4) == (4, games[2])
    assert rests.go_back(3) == (1, games[1])
    assert rests.go_back(0) == (0, games[0])
    assert rests.go_back(9) == (0, games[0])


def test_of_states_without_an_answer_between_the_last_is_kept() -> None:
    """Where a game goes on by itself, it would only go on so again. The beginning itself stays."""
    games = [new_toy(seed) for seed in range(4)]
    rests = Rests(games[0])
    for answers, game in ((0, games[1]), (2, games[2]), (2, games[3])):
        rests.keep(answers, game)
    assert rests.games == [games[0], games[1], games[3]]
    assert rests.go_back(2) == (2, games[3])


@pytest.mark.parametrize("each", [ALL_KEPT, FEW_KEPT])
@pytest.mark.parametrize("times", [4, 12, 160])
def test_memory_is_bounded_and_the_last_states_are_all_there(each: int, times: int) -> None:
    """Going back a few answers finds the very state, however long the game; farther, one not far before."""
    game, length = new_toy(), times * each
    rests = Rests(game, each)
    for answers in range(1, length):
        rests.keep(answers, game)
    assert len(rests.games) == len(rests.answers) <= 5 * each
    assert rests.answers[0] == 0
    assert rests.games[-1] is game
    assert rests.answers == sorted(set(rests.answers))
    for back in (1, each // 2, each - 1):
        wanted = length - 1 - back
        assert rests.go_back(wanted)[0] == wanted
    for wanted in (3 * length // 4, length // 2, length // 4):
        assert wanted - rests.go_back(wanted)[0] <= (length - wanted) / 4
