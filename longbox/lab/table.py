"""Results as tables, as Parquet or CSV: one row for each player of each game, or any other rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import polars

from longbox.lab.plan import Plan
from longbox.lab.results import GameResult

ROWS_A_PART: Final = 4000
"""How many rows are kept as Python objects, before they become part of a table, which is smaller."""

BETWEEN_CARDS: Final = "; "
"""What stands between the names of cards in a CSV file, which knows no lists."""


def rows_of(plan: Plan, result: GameResult) -> list[dict[str, Any]]:
    """The rows of one game, one for each seat."""
    outcome = result.outcome
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat + 1,
            "bot": plan.bots[result.entrants[seat]],
            "entrant": result.entrants[seat] + 1,
            "won": player.won,
            **told("score", player.score),
            outcome.counted_in: outcome.turns,
            "ending": outcome.ending,
            **player.facts,
            **told("bought", player.bought),
        }
        for seat, player in enumerate(outcome.players)
    ]


def told(name: str, value: object) -> dict[str, object]:
    """A column for what the game counts; none for what it doesn't."""
    return {} if value is None else {name: value}


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
        """Write all rows, as CSV or Parquet by the ending of the path."""
        self._close_part()
        table = polars.concat(self._parts, how="vertical_relaxed") if self._parts else polars.DataFrame()
        if path.suffix.lower() == ".csv":
            flat(table).write_csv(path)
        else:
            table.write_parquet(path)


def flat(table: polars.DataFrame) -> polars.DataFrame:
    """A table without lists: the names of cards in one text."""
    if "bought" not in table.columns:
        return table
    return table.with_columns(polars.col("bought").list.join(BETWEEN_CARDS))
