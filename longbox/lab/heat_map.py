"""Win rates in rows and columns as a picture: a heat map with its numbers."""

from __future__ import annotations

from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from longbox.games import find_pack
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.matrix_tally import MatrixTally
from longbox.lab.numbers import Wins

COLOURS: Final = "RdYlGn"
"""From red for games that are never won to green for those that always are."""
NOT_PLAYED: Final = float("nan")
"""The share of wins of games that were not played: no colour."""

INCHES_A_COLUMN: Final = 1.3
INCHES_A_ROW: Final = 0.7
MARGIN_IN_INCHES: Final = 2.5


def draw_matrix(tally: MatrixTally) -> Figure:
    """The picture of a table of all kinds of games."""
    rows, columns = tally.matrix.rows, tally.matrix.columns
    bots = ", ".join(dict.fromkeys([bot for cell in tally.matrix.cells for bot in cell.plan.bots]))
    title = f"{find_pack(tally.matrix.game).title}: wins in %\n{tally.games:,} games of {bots}"
    return draw_map(title, rows, columns, [[tally.at(row, column).wins for column in columns] for row in rows])


def draw_matchups(tally: MatchupTally) -> Figure:
    """The picture of decks against each other: the wins of the deck on the left."""
    names = tally.matchups.names
    bots = ", ".join(dict.fromkeys(tally.matchups.pairings[0].plan.bots))
    title = (
        f"{find_pack(tally.matchups.game).title}: wins of the deck on the left in %\n{tally.games:,} games of {bots}"
    )
    columns = [f"against\n{name}" for name in names]
    return draw_map(title, names, columns, [[tally.against(name, other) for other in names] for name in names])


def draw_map(title: str, rows: list[str], columns: list[str], wins: list[list[Wins]]) -> Figure:
    """The whole picture."""
    size = (MARGIN_IN_INCHES + INCHES_A_COLUMN * len(columns), MARGIN_IN_INCHES + INCHES_A_ROW * len(rows))
    figure = Figure(figsize=size, layout="constrained")
    figure.suptitle(title)
    axes = figure.subplots()
    shares = [[100 * cell.share if cell.games else NOT_PLAYED for cell in line] for line in wins]
    axes.imshow(shares, cmap=COLOURS, vmin=0, vmax=100, aspect="auto")
    axes.set_xticks(range(len(columns)), [column.replace(", ", "\n") for column in columns])
    axes.set_yticks(range(len(rows)), rows)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0)
    write_numbers(axes, wins)
    return figure


def write_numbers(axes: Axes, wins: list[list[Wins]]) -> None:
    """Write the share of wins and its 95 % interval into each cell."""
    for y, line in enumerate(wins):
        for x, cell in enumerate(line):
            low, high = cell.interval
            words = f"{100 * cell.share:.0f}\n({100 * low:.0f} to {100 * high:.0f})" if cell.games else ""
            axes.text(x, y, words, ha="center", va="center", fontsize=9)
