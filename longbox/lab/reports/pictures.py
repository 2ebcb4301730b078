"""Pictures of estimates. Each point has its interval."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import matplotlib
from matplotlib.figure import Figure

from longbox.lab.plot import SETTINGS
from longbox.lab.reports.document import Picture
from longbox.lab.reports.estimates import Estimate

WIDTH: Final = 8.0
"""Inches."""
A_LINE: Final = 0.22
"""Inches for each estimate."""


def dots(
    estimates: Sequence[Estimate], axis: str, told: str, *, even: float | None = None, scale: float = 100
) -> Picture:
    """Estimates one below the other, the first on top.

    Args:
        estimates: What is shown.
        axis: What stands below.
        told: What the picture shows, for those who can't see it.
        even: Where a line shows that nothing differs.
        scale: By what the numbers are multiplied: 100 for percent.
    """
    figure = Figure(figsize=(WIDTH, 1 + A_LINE * max(len(estimates), 3)), layout="constrained")
    axes = figure.subplots()
    places = list(range(len(estimates)))
    values = [scale * estimate.value for estimate in estimates]
    below = [scale * (estimate.value - estimate.low) for estimate in estimates]
    above = [scale * (estimate.high - estimate.value) for estimate in estimates]
    axes.errorbar(values, places, xerr=(below, above), fmt="o", markersize=4, capsize=2)
    if even is not None:
        axes.axvline(scale * even, linestyle=":", color="grey")
    axes.set_yticks(places, [estimate.name for estimate in estimates])
    axes.invert_yaxis()
    axes.set_xlabel(axis)
    return Picture(svg_of(figure), told)


def lengths(estimates: Sequence[Estimate], at: Sequence[float], axis: str, told: str) -> Picture:
    """How often games were how long, with intervals.

    Args:
        estimates: The share of games of each length.
        at: The lengths.
        axis: What they are counted in.
        told: What the picture shows, for those who can't see it.
    """
    figure = Figure(figsize=(WIDTH, 3.5), layout="constrained")
    axes = figure.subplots()
    values = [100 * estimate.value for estimate in estimates]
    below = [100 * (estimate.value - estimate.low) for estimate in estimates]
    above = [100 * (estimate.high - estimate.value) for estimate in estimates]
    axes.errorbar(list(at), values, yerr=(below, above), fmt="o", markersize=4, capsize=2)
    axes.set_xlabel(axis)
    axes.set_ylabel("share of games in %")
    return Picture(svg_of(figure), told)


def svg_of(figure: Figure) -> str:
    """A picture as SVG, the same each time."""
    written = io.StringIO()
    with matplotlib.rc_context({**SETTINGS, "svg.fonttype": "none"}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue()
