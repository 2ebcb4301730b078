"""Counting: how often something was won, how numbers spread, and how sure that makes us."""

from __future__ import annotations

import math
from collections.abc import Iterator

Z_95 = 1.959963984540054
"""The normal distribution has 95 % of its weight within so many standard deviations of its mean."""


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The interval that a probability lies in, as far as trials tell (Wilson, 1927).

    Args:
        successes: How many trials succeeded; a part of a success counts as that part.
        trials: How many there were.
        z: How sure the interval is, in standard deviations: 95 % if nothing is said.
    """
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    half = z / scale * math.sqrt(max(share * (1 - share), 0.0) / trials + z * z / (4 * trials * trials))
    return (max(middle - half, 0.0) if successes > 0 else 0.0, min(middle + half, 1.0) if successes < trials else 1.0)


def difference(one: Wins, other: Wins) -> tuple[float, float, float]:
    """How much more often one thing won than another: the difference of their shares, and its 95 % interval.

    The interval is made of Wilson's two (Newcombe, 1998, method 10).
    """
    apart = one.share - other.share
    (low, high), (other_low, other_high) = one.interval, other.interval
    below = math.hypot(one.share - low, other_high - other.share)
    above = math.hypot(high - one.share, other.share - other_low)
    return apart, apart - below, apart + above


class Wins:
    """How often something won.

    Attributes:
        games: How many times it could have.
        won: How many times it did; a shared victory counts as a part.
    """

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0

    def add(self, won: float) -> None:
        """Count one game."""
        self.games += 1
        self.won += won

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the probability to win."""
        return wilson(self.won, self.games)


class Spread:
    """How numbers spread. It keeps how often each came, which takes little room for scores and turns.

    Attributes:
        counts: How often each number came.
    """

    def __init__(self) -> None:
        self.counts: dict[float, int] = {}

    def add(self, number: float) -> None:
        """Count one number."""
        self.counts[number] = self.counts.get(number, 0) + 1

    def __iter__(self) -> Iterator[tuple[float, int]]:
        return iter(sorted(self.counts.items()))

    @property
    def total(self) -> int:
        """How many numbers there were."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """Their mean."""
        return sum([number * count for number, count in self]) / self.total if self.counts else 0.0

    @property
    def deviation(self) -> float:
        """Their standard deviation."""
        if not self.counts:
            return 0.0
        mean = self.mean
        return math.sqrt(sum([(number - mean) ** 2 * count for number, count in self]) / self.total)

    def at(self, part: float) -> float:
        """The number that so great a part of them does not exceed: 0.5 for the median."""
        left = part * self.total
        for number, count in self:
            left -= count
            if left <= 0:
                return number
        return max(self.counts, default=0.0)
