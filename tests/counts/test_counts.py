"""From small fixed positions, play takes just so many different courses."""

from __future__ import annotations

import pytest

from longbox.conformance.courses import count_courses
from tests.kernel.toy import SYSTEM, new_toy

from .counting import Position, positions

POSITIONS = positions()


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_there_are_just_so_many_courses(position: Position) -> None:
    """Of one answer, of two, and so on; where a number is another, a rule or a card is."""
    assert position.counted(len(position.counts)) == position.counts


@pytest.mark.thorough
@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_there_are_just_so_many_longer_courses(position: Position) -> None:
    """The same, further on."""
    kept = [*position.counts, *position.deeper]
    assert position.counted(len(kept)) == kept


def test_courses_are_counted_as_they_can_be_by_hand() -> None:
    """The toy's first player has an empty hand: a card can be taken or the turn ended; then another player is asked."""
    toy = new_toy()
    for player, letters in enumerate(("A", "BC", "")):
        toy.give(player, letters)
    # Ann can lay A or end the turn. After A she can only end it, and Ben chooses one of two cards. If she ends it at
    # once, she must choose A, and then Ben chooses one of two.
    assert count_courses(SYSTEM, toy, 3) == [2, 2, 4]


def test_a_position_is_left_as_it_is() -> None:
    """Counting plays on with copies alone."""
    position = POSITIONS[0]
    game = position.laid()
    before = game.state()
    position.counted(3)
    assert count_courses(SYSTEM, new_toy(), 0) == []
    assert game.state() == before
