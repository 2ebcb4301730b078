"""Main Characters and their tiers, told at the end of many games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from longbox.lab.report import new_table
from longbox.lab.reports.document import Grid, Part, Picture, Text
from longbox.lab.reports.tiers import tiers_of
from longbox.lab.results import GameResult
from longbox.lab.store.schema import SEATS, seat_rows, table_of


class CharacterTable:
    """Collects who played whom, and tells what came of it."""

    def __init__(self) -> None:
        self._rows: list[dict[str, Any]] = []

    def add(self, result: GameResult) -> None:
        """Count one game."""
        bots = ["" for _ in result.entrants]
        rows = seat_rows(0, result, bots)
        self._rows += [{name: row[name] for name in SEATS} for row in rows]

    def _parts(self) -> list[Part]:
        section = tiers_of(table_of(self._rows, SEATS))
        return (
            [*section.parts]
            if section
            else [Text("No game had Main Characters with tiers: they have them in the Cube.")]
        )

    def shown(self) -> Iterator[RenderableType]:
        """What is printed."""
        for part in self._parts():
            if isinstance(part, Grid):
                yield as_table(part)
            elif isinstance(part, Text):
                yield f"{part.words}\n"

    def write(self, plot: Path | None) -> None:
        """Write the picture, if it is wanted."""
        for part in self._parts() if plot else ():
            if isinstance(part, Picture) and plot:
                plot.write_text(part.svg, "utf-8")


def as_table(grid: Grid) -> RenderableType:
    """A table of a page, for the terminal."""
    first, *others = grid.columns
    table = new_table("", first)
    for column in others:
        table.add_column(column, justify="right", no_wrap=True)
    for row in grid.rows:
        table.add_row(*row)
    return table
