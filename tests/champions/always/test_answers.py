"""Every answer that a question offers can be taken; every other is refused."""

from __future__ import annotations

import pytest

from longbox.games.champions.turn.phases import TAKING_TURN
from tests.always.common.answers import (
    Inspector,
    assert_no_other_answer_is_taken,
    assert_refusing_changes_nothing,
    take_all_answers,
)
from tests.always.common.bench import all_answer, how_many

from .games import BENCH, SYSTEM, VARIANTS, BriskPlayer, new_game, positions, rich_game

ALL_VARIANTS = range(len(VARIANTS))


def play_taking_all_answers(number: int, every: int) -> int:
    """Play a game, every other in the middle, and take all answers of each `every`-th step; gives how many they were.

    Its questions are all looked at.
    """
    rich = (number + number // len(VARIANTS)) % 2
    game = rich_game(number) if rich else new_game(number)
    taken = 0
    step = 0
    while not game.over:
        step += 1
        if step % every == number % every:
            taken += take_all_answers(BENCH, game, number + taken)
        else:
            all_answer(game, Inspector(BENCH, BriskPlayer(number + step), game))
            SYSTEM.step(game)
            BENCH.check(game)
    return taken


@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_every_offered_answer_can_be_taken(variant: int) -> None:
    """In positions of random games, whatever is answered, the step ends in a sound state."""
    games = range(variant, how_many(2 * len(VARIANTS)), len(VARIANTS))
    assert sum([play_taking_all_answers(number, every=8) for number in games]) > 5


@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_no_other_answer_is_taken(variant: int) -> None:
    """A player who answers what was not offered is refused, at every question of a game."""
    for game in positions(variant, every=3):
        if game.phase == TAKING_TURN:
            assert_no_other_answer_is_taken(BENCH, game)


@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_a_refused_answer_changes_nothing(variant: int) -> None:
    """The table refuses what isn't offered, and who isn't asked, and is as it was before."""
    assert_refusing_changes_nothing(BENCH, variant, answers=12)
