"""Shares, intervals and spreads agree with known values."""

from __future__ import annotations

import statistics

import pytest

from longbox.lab.numbers import Spread, Wins, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (85, 100, 0.7672, 0.9069),
        (850, 1000, 0.8265, 0.8708),
    ],
)
def test_wilson_agrees_with_published_values(successes: int, trials: int, low: float, high: float) -> None:
    """The interval is that of Wilson (1927), to four places."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_tried_tells_nothing() -> None:
    """Without trials, every probability is possible."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_parts_of_victories_add_up() -> None:
    """Two halves of a victory count as one."""
    wins = Wins()
    for won in (0.5, 0.5, 0.0, 1.0):
        wins.add(won)
    assert (wins.games, wins.won, wins.share) == (4, 2.0, 0.5)


def test_spread_agrees_with_the_standard_library() -> None:
    """Mean and standard deviation are those of the numbers; least, median and most are among them."""
    numbers = [3, -1, 4, 1, 5, 9, 2, 6, 5]
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(statistics.mean(numbers))
    assert spread.deviation == pytest.approx(statistics.pstdev(numbers))
    assert [spread.at(part) for part in (0, 0.5, 1)] == [-1, 4, 9]


def test_a_spread_of_nothing_is_zero() -> None:
    """An empty spread has no size, and breaks nothing."""
    spread = Spread()
    assert (spread.total, spread.mean, spread.deviation, spread.at(0.5)) == (0, 0.0, 0.0, 0.0)
