"""Results as a table: one row for each player of each game, as Parquet or CSV."""

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
            "score": player.score,
            "turns": outcome.turns,
            "ending": outcome.ending,
            **player.facts,
            "bought": player.bought,
        }
        for seat, player in enumerate(outcome.players)
    ]


class ResultTable:
    """Collects rows, and writes them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._rows: list[dict[str, Any]] = []
        self._parts: list[polars.DataFrame] = []

    def add(self, result: GameResult) -> None:
        """Add the rows of one game."""
        self._rows += rows_of(self.plan, result)
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
