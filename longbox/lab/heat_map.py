"""The win rates of a matrix as a picture: a heat map with its numbers."""

from __future__ import annotations

from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from longbox.games import GAMES
from longbox.lab.matrix_tally import Counted, MatrixTally

COLOURS: Final = "RdYlGn"
"""From red for games that are never won to green for those that always are."""

INCHES_A_COLUMN: Final = 1.3
INCHES_A_ROW: Final = 0.7
MARGIN_IN_INCHES: Final = 2.5


def draw_matrix(tally: MatrixTally) -> Figure:
    """The whole picture."""
    rows, columns = tally.matrix.rows, tally.matrix.columns
    size = (MARGIN_IN_INCHES + INCHES_A_COLUMN * len(columns), MARGIN_IN_INCHES + INCHES_A_ROW * len(rows))
    figure = Figure(figsize=size, layout="constrained")
    bots = ", ".join(dict.fromkeys([bot for cell in tally.matrix.cells for bot in cell.plan.bots]))
    figure.suptitle(f"{GAMES[tally.matrix.game]}: wins in %\n{tally.games:,} games of {bots}")
    axes = figure.subplots()
    counted = [[tally.at(row, column) for column in columns] for row in rows]
    axes.imshow(
        [[100 * cell.wins.share for cell in line] for line in counted], cmap=COLOURS, vmin=0, vmax=100, aspect="auto"
    )
    axes.set_xticks(range(len(columns)), [column.replace(", ", "\n") for column in columns])
    axes.set_yticks(range(len(rows)), rows)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0)
    write_numbers(axes, counted)
    return figure


def write_numbers(axes: Axes, counted: list[list[Counted]]) -> None:
    """Write the share of wins and its 95 % interval into each cell."""
    for y, line in enumerate(counted):
        for x, cell in enumerate(line):
            low, high = cell.wins.interval
            words = f"{100 * cell.wins.share:.0f}\n({100 * low:.0f} to {100 * high:.0f})" if cell.wins.games else ""
            axes.text(x, y, words, ha="center", va="center", fontsize=9)
