"""Every answer that a question offers can be taken; every other is refused."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.game import TAKING_TURN

from .common.answers import assert_no_other_answer_is_taken, assert_refusing_changes_nothing, take_all_answers
from .common.bench import how_many
from .games import BENCH, VARIANTS, new_game, positions, rich_game


def play_taking_all_answers(number: int) -> int:
    """Play a game, every other with good decks, and take all answers on the way; gives how many there were."""
    game = rich_game(number) if number % 2 else new_game(number)
    taken = 0
    while not game.over:
        taken += take_all_answers(BENCH, game, number + taken)
    return taken


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_offered_answer_can_be_taken(variant: int) -> None:
    """In every position of random games, whatever is answered, the step ends in a sound state."""
    games = range(variant, how_many(2 * len(VARIANTS)), len(VARIANTS))
    assert sum([play_taking_all_answers(number) for number in games]) > 1000


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_no_other_answer_is_taken(variant: int) -> None:
    """A player who answers what was not offered is refused, at every question of a game."""
    for game in positions(variant):
        if game.phase == TAKING_TURN:
            assert_no_other_answer_is_taken(BENCH, game)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_refused_answer_changes_nothing(variant: int) -> None:
    """The table refuses what isn't offered, and who isn't asked, and is as it was before."""
    assert_refusing_changes_nothing(BENCH, variant, answers=60)
