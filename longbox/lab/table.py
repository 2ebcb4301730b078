"""Results as Parquet: one row for each player of each game, or any other rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import polars

from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.rows import rows_of

ROWS_A_PART: Final = 4000
"""How many rows are kept as Python objects, before they become part of a table, which is smaller."""


class ResultTable:
    """Collects rows, and writes them."""

    def __init__(self) -> None:
        self._rows: list[dict[str, Any]] = []
        self._parts: list[polars.DataFrame] = []

    def add(self, plan: Plan, result: GameResult, labels: dict[str, str] | None = None) -> None:
        """Add the rows of one game of a plan, each beginning with some labels."""
        self.add_rows([{**(labels or {}), **row} for row in rows_of(plan, result)])

    def add_rows(self, rows: list[dict[str, Any]]) -> None:
        """Add rows, all of which have the same columns."""
        self._rows += rows
        if len(self._rows) >= ROWS_A_PART:
            self._close_part()

    def _close_part(self) -> None:
        if self._rows:
            self._parts.append(polars.DataFrame(self._rows, infer_schema_length=None))
            self._rows = []

    def write(self, path: Path) -> None:
        """Write all rows."""
        self._close_part()
        table = polars.concat(self._parts, how="vertical_relaxed") if self._parts else polars.DataFrame()
        table.write_parquet(path)
