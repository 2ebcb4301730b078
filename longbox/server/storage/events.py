"""Events in the server's database, for the same acts that keep them in a file of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from longbox.events.keeper import Keeper
from longbox.server.storage.database import Database, Run

NUMBERED: Final = ("event", "penalty")
"""Tables whose rows are numbered one after another."""


class EventKeeper(Keeper):
    """Keeps events in a database; for one request, in one thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run: Run | None = None

    @contextmanager
    def act(self) -> Iterator[None]:
        """Do what is done within as one; others wait meanwhile.

        Raises:
            Unreachable: The database can't be reached.
        """
        if self._run is not None:
            yield
            return
        with self._database.transaction() as run:
            self._database.alone(run)
            self._run = run
            try:
                yield
            finally:
                self._run = None

    def looking(self) -> Any:
        return self.act()

    @property
    def run(self) -> Run:
        """Carries out statements of the act that is going on."""
        assert self._run is not None, "outside of an act"
        return self._run

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        with self.act():
            return self.run(statement, *[_plain(value) for value in values])

    def add(self, table: str, **values: Any) -> int:
        with self.act():
            if table in NUMBERED:
                (row,) = self.run(f"SELECT COALESCE(MAX(number), 0) + 1 FROM {table}")
                values = {"number": int(row[0]), **values}
            columns, marks = ", ".join(values), ", ".join("?" * len(values))
            self.run(f"INSERT INTO {table} ({columns}) VALUES ({marks})", *[_plain(value) for value in values.values()])
            return int(values.get("number", 0))

    def change(self, statement: str, *values: Any) -> int:
        with self.act():
            return len(self.run(f"{statement} RETURNING 1", *[_plain(value) for value in values]))


def _plain(value: Any) -> Any:
    """A value as every database takes it: truth as a number."""
    return int(value) if isinstance(value, bool) else value
