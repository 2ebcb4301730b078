"""Numbers with their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy
from scipy import stats
from statsmodels.regression.linear_model import OLS
from statsmodels.stats.multitest import multipletests

from longbox.lab.numbers import wilson


class Estimate(msgspec.Struct, frozen=True):
    """Something that was measured.

    Attributes:
        name: Of what.
        games: In how many games.
        value: What was measured.
        low: Where its 95 % interval begins.
        high: Where it ends.
        p: How likely so great a difference from nothing is where there is none; 1 if nothing is compared.
        q: The same, corrected for all that is compared with it.
    """

    name: str
    games: int
    value: float
    low: float
    high: float
    p: float = 1.0
    q: float = 1.0


def share(name: str, won: float, games: int) -> Estimate:
    """The share of games that were won, with Wilson's interval."""
    return Estimate(name, games, won / games if games else 0.0, *wilson(won, games))


def mean(name: str, numbers: Sequence[float]) -> Estimate:
    """A mean, with Student's interval, and how likely it is where nothing is to be found."""
    count = len(numbers)
    value = float(numpy.mean(numbers)) if count else 0.0
    return mean_of(name, count, value, float(numpy.std(numbers, ddof=1)) if count > 1 else 0.0)


def mean_of(name: str, count: int, value: float, deviation: float) -> Estimate:
    """The mean of so many numbers, with their standard deviation, as `mean` tells it."""
    if deviation == 0.0:
        return Estimate(name, count, value, *((value, value) if count > 1 else (-math.inf, math.inf)))
    error = deviation / math.sqrt(count)
    half = float(stats.t.ppf(0.975, count - 1)) * error
    return Estimate(
        name, count, value, value - half, value + half, float(2 * stats.t.sf(abs(value) / error, count - 1))
    )


def corrected(estimates: Sequence[Estimate]) -> list[Estimate]:
    """Estimates with their p-values corrected for each other (Benjamini and Hochberg, 1995)."""
    if not estimates:
        return []
    found = multipletests([estimate.p for estimate in estimates], method="fdr_bh")[1]
    return [msgspec.structs.replace(each, q=float(q)) for each, q in zip(estimates, found, strict=True)]


def chance(estimate: Estimate) -> str:
    """The corrected p-value of an estimate, as people read it."""
    return f"{estimate.q:.3f}" if estimate.q >= 0.001 else "< 0.001"


def regression(
    outcome: Any, factors: Any, games: Any, names: Sequence[str], told: Sequence[int], counted: Sequence[int]
) -> list[Estimate]:
    """What each of some factors adds to an outcome where all others stay as they are (least squares).

    The players of one game are not independent of each other; the intervals allow for that.

    Args:
        outcome: A number for each row.
        factors: The factors of each row, a column for each.
        games: The game of each row, as a number.
        names: What some factors are called.
        told: Which columns these are.
        counted: In how many games each of them was.
    """
    fitted = OLS(outcome, factors).fit(cov_type="cluster", cov_kwds={"groups": games})
    bounds = fitted.conf_int()
    return corrected(
        [
            Estimate(name, count, *[float(number) for number in (fitted.params[at], *bounds[at], fitted.pvalues[at])])
            for name, at, count in zip(names, told, counted, strict=True)
        ]
    )
