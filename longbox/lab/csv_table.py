"""Results as CSV, which needs no library."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.rows import BETWEEN_CARDS, rows_of


class CsvTable:
    """Collects rows, and writes them; lists in one text, as CSV knows no lists."""

    def __init__(self) -> None:
        self._columns: dict[str, int] = {}
        self._rows: list[list[Any]] = []

    def add(self, plan: Plan, result: GameResult, labels: dict[str, str] | None = None) -> None:
        """Add the rows of one game of a plan, each beginning with some labels."""
        self.add_rows([{**(labels or {}), **row} for row in rows_of(plan, result)])

    def add_rows(self, rows: list[dict[str, Any]]) -> None:
        """Add rows; a column that a row lacks is empty there."""
        for row in rows:
            for column in row:
                self._columns.setdefault(column, len(self._columns))
            cells: list[Any] = [None] * len(self._columns)
            for column, value in row.items():
                cells[self._columns[column]] = BETWEEN_CARDS.join(value) if isinstance(value, list) else value
            self._rows.append(cells)

    def write(self, path: Path) -> None:
        """Write all rows."""
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(self._columns)
            writer.writerows([[*cells, *[None] * (len(self._columns) - len(cells))] for cells in self._rows])
