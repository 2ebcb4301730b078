"""Are the tiers right? How often each Main Character wins beyond what its tier points predict."""

from __future__ import annotations

from typing import Any, Final

import numpy
import polars
from statsmodels.regression.linear_model import OLS

from longbox.lab.numbers import Z_95
from longbox.lab.reports.document import Grid, Section, Text
from longbox.lab.reports.estimates import Estimate, chance, corrected, mean
from longbox.lab.reports.pictures import dots
from longbox.lab.reports.results import KEYS, Results

HEADING: Final = "Main Characters beyond their tiers"
LEAST: Final = 20
"""Of a character that was played less often nothing is said."""


def tiers(results: Results) -> Section | None:
    """The section on some results; nothing where characters have no tiers."""
    return tiers_of(results.seats)


def tiers_of(seats: polars.DataFrame) -> Section | None:
    """The section on some seats; nothing where characters have no tiers."""
    seats = seats.filter(polars.col("tiers").is_not_null())
    if not len(seats):
        return None
    counts = seats["characters"].explode().value_counts()["count"].to_list()
    if max(counts) < LEAST:
        return Section(HEADING, [Text(f"No Main Character was played {LEAST} times; nothing can be said yet.")])
    seats, slope, error = predicted(seats)
    ordered = sorted(beyond(seats), key=lambda each: -each.value)
    tier = dict(seats.select(["characters", "tiers"]).explode(["characters", "tiers"]).unique().rows())
    rows = [
        [
            each.name,
            str(tier[each.name]),
            f"{each.games:,}",
            f"{100 * each.value:+.1f}",
            f"{100 * each.low:+.1f} to {100 * each.high:+.1f}",
            chance(each),
        ]
        for each in ordered
    ]
    words = (
        f"Each tier point more than the mean of the table adds {100 * slope:+.1f} points of a hundred to the share "
        f"of wins ({100 * (slope - Z_95 * error):+.1f} to {100 * (slope + Z_95 * error):+.1f}). Below stands how much "
        "more often those won who played a Main Character than their tier points predict. Where two are played "
        "together, both are credited with the game."
    )
    told = "How often each Main Character wins beyond what its tier points predict, with intervals"
    picture = dots(ordered, "points of a hundred beyond what tier points predict", told, even=0.0)
    columns = ["Main Character", "tier", "games", "beyond", "95 % interval", "corrected p"]
    return Section(HEADING, [Text(words), picture, Grid(columns, rows)])


def predicted(seats: polars.DataFrame) -> tuple[polars.DataFrame, float, float]:
    """Seats with the share of wins that their tier points predict, what a point adds, and its standard error."""
    points = polars.col("tiers").list.sum()
    seats = seats.with_columns(even=polars.col("won").mean().over(KEYS), more=points - points.mean().over(KEYS))
    above = (seats["won"] - seats["even"]).to_numpy()
    more: Any = seats["more"].to_numpy().astype(float)
    games = seats.select(polars.struct(KEYS).rank("dense")).to_series().to_numpy()
    if not numpy.any(more):
        return seats.with_columns(predicted=polars.col("even")), 0.0, 0.0
    fitted = OLS(above, more).fit(cov_type="cluster", cov_kwds={"groups": games})
    slope = float(fitted.params[0])
    return seats.with_columns(predicted=polars.col("even") + slope * polars.col("more")), slope, float(fitted.bse[0])


def beyond(seats: polars.DataFrame) -> list[Estimate]:
    """How much more often each character won than was predicted."""
    each = seats.with_columns(beyond=polars.col("won") - polars.col("predicted")).explode("characters")
    groups = each.sort([*KEYS, "seat"]).group_by("characters", maintain_order=True)
    return corrected([mean(str(name[0]), group["beyond"].to_list()) for name, group in groups if len(group) >= LEAST])
