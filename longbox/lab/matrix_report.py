"""What the games of a matrix come to, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table

from longbox.games import find_pack
from longbox.lab.matrix_tally import Counted, MatrixTally
from longbox.lab.report import endings_table, new_table, percent, used_table

ALL: Final = "all"


def matrix_report(tally: MatrixTally) -> Iterator[RenderableType]:
    """All that was counted."""
    matrix = tally.matrix
    plan = matrix.cells[0].plan
    bots = ", ".join(dict.fromkeys([bot for cell in matrix.cells for bot in cell.plan.bots]))
    fixed = "".join([f", {one} {label}" for one, label in matrix.fixed.items()])
    yield f"{find_pack(matrix.game).title}: {tally.games:,} games of {bots}{fixed}; seed {plan.seed}."
    if not tally.games:
        return
    yield table_of("Wins, with 95 % intervals", tally, share_of)
    yield table_of(f"{tally.counted_in.capitalize()} in a game, on average", tally, length_of)
    if tally.used:
        title = "Cards that were most used: played, or used in play"
        yield used_table(title, "Heroes", tally.used, matrix.rows, tally.own, lambda each: tally.of_row(each).wins)
    if tally.revealed:
        title = "Encounter cards that were revealed most"
        columns = matrix.columns
        yield used_table(title, "Scenario", tally.revealed, columns, tally.own, lambda each: tally.of_column(each).wins)
    yield endings_table(tally.of_all().endings)


def table_of(title: str, tally: MatrixTally, words_of: Callable[[Counted], str]) -> Table:
    """A table of all cells; rows and columns of which there are several are summed up."""
    rows, columns = tally.matrix.rows, tally.matrix.columns
    table = new_table(title, "")
    for column in columns:
        table.add_column(column.replace(", ", "\n"), justify="right")
    if len(columns) > 1:
        table.add_column(ALL, justify="right")
    for row in rows:
        cells = [words_of(tally.at(row, column)) for column in columns]
        table.add_row(row, *cells, *[words_of(tally.of_row(row)) for _ in columns[1:2]])
    if len(rows) > 1:
        table.add_section()
        cells = [words_of(tally.of_column(column)) for column in columns]
        table.add_row(ALL, *cells, *[words_of(tally.of_all()) for _ in columns[1:2]])
    return table


def share_of(counted: Counted) -> str:
    """How often games were won, with the interval below."""
    if not counted.wins.games:
        return ""
    low, high = counted.wins.interval
    return f"{percent(counted.wins.share)}\n{100 * low:.0f} to {100 * high:.0f} %"


def length_of(counted: Counted) -> str:
    """How long games were."""
    return f"{counted.length.mean:.1f}" if counted.wins.games else ""
