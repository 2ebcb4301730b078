"""The embedded database: SQLite in one file, for a server of one process."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Final

from longbox.server.storage.database import Clash, Database, Row, Run, Unreachable

FILE: Final = "longbox.sqlite3"

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
"""With `FULL`, what is stored outlasts a power cut."""


class SqliteDatabase(Database):
    """A database in a file of its own.

    One line is enough: SQLite writes one transaction at a time in any case, and each of ours is short.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._line = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        self._lock = Lock()
        for pragma in PRAGMAS:
            self._line.execute(pragma)

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        with self._lock:
            try:
                self._line.execute("BEGIN IMMEDIATE")
                yield self._run
                self._line.execute("COMMIT")
            except sqlite3.IntegrityError as error:
                raise Clash(f"This is there already: {error}.") from None
            except sqlite3.Error as error:
                raise Unreachable(f"The database can't be used: {error}.") from error
            finally:
                if self._line.in_transaction:
                    self._line.execute("ROLLBACK")

    def alone(self, run: Run) -> None:
        """Each transaction is alone."""

    def announce(self, run: Run, sitting: str, n: int) -> None:
        """There is nobody to tell: one process has all tables."""

    def heard(self, stop: Callable[[], bool]) -> Iterator[tuple[str, int]]:
        yield from ()

    def close(self) -> None:
        with self._lock:
            self._line.close()

    def _run(self, statement: str, *arguments: object) -> list[Row]:
        return self._line.execute(statement, arguments).fetchall()
