"""The file that events are kept in: SQLite, in which each act is wholly done or not at all.

Whatever was acknowledged is in the file, however the program ends; organisers at several screens may use one file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from longbox.events.errors import BadFile, Busy
from longbox.events.keeper import Keeper
from longbox.events.migrations import MIGRATIONS

MARK: Final = 0x4C424556
"""Tells a file of events from other files of SQLite."""

PATIENCE: Final = 5.0
"""For how many seconds an act waits for that of another organiser."""

NOWHERE: Final = ":memory:"
"""Instead of a file: events that are forgotten at the end."""

BUSY: Final = "Another organiser is just writing to {file}. Nothing was changed; try again."


class Store(Keeper):
    """An open file of events. It closes as a context manager, or by `close`.

    Args:
        file: Where it lies; it is made if it isn't there.
        patience: For how many seconds an act waits for another.

    Raises:
        BadFile: It is something else, or was written by a later version.
        Busy: Somebody writes to it for longer than that.
    """

    def __init__(self, file: Path | str, patience: float = PATIENCE) -> None:
        self.file = str(file)
        with self._told():
            self._connection = sqlite3.connect(self.file, timeout=patience, isolation_level=None)
        try:
            with self._told():
                self._open()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @property
    def version(self) -> int:
        """How many migrations the file has been through."""
        return int(self.one("PRAGMA user_version")[0])

    @contextmanager
    def act(self) -> Iterator[None]:
        """Do what is done within as one: all of it, or nothing where it raises or the program ends.

        An act within an act is a part of it.

        Raises:
            Busy: Another organiser has been writing for too long.
        """
        if self._connection.in_transaction:
            yield
            return
        with self._told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Read what is read within from one and the same state of the file."""
        with self._told():
            if self._connection.in_transaction:
                yield
                return
            self._connection.execute("BEGIN")
            try:
                yield
            finally:
                self._connection.execute("ROLLBACK")

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows that a statement finds."""
        return self._connection.execute(statement, values).fetchall()

    def one(self, statement: str, *values: Any) -> tuple[Any, ...]:
        """The only row that a statement finds."""
        found: tuple[Any, ...] = self._connection.execute(statement, values).fetchone()
        return found

    def add(self, table: str, **values: Any) -> int:
        """Add a row.

        Returns:
            Its number, where the table numbers its rows.
        """
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        cursor = self._connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", [*values.values()])
        return cursor.lastrowid or 0

    def change(self, statement: str, *values: Any) -> int:
        """Carry out a statement that changes rows.

        Returns:
            How many it changed.
        """
        return self._connection.execute(statement, values).rowcount

    def _open(self) -> None:
        """See what the file is, and bring it up to date."""
        mark, tables = self.one("PRAGMA application_id")[0], self.one("SELECT count(*) FROM sqlite_master")[0]
        if mark != MARK and (mark or tables):
            raise BadFile(f"{self.file} is a file of another program. Name another one.")
        if self.version > len(MIGRATIONS):
            raise BadFile(f"{self.file} was written by a later version of Longbox.")
        if self.one("PRAGMA journal_mode")[0] != "wal":
            self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._migrate(MIGRATIONS)

    def _migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        """Carry out the migrations that the file has not been through, each as one act."""
        while self.version < len(migrations):
            with self.act():
                self._take_one(migrations)

    def _take_one(self, migrations: Sequence[Sequence[str]]) -> None:
        """Carry out the next migration, unless another organiser was first."""
        version = self.version
        if version == len(migrations):
            return
        for statement in migrations[version]:
            self._connection.execute(statement)
        self._connection.execute(f"PRAGMA user_version = {version + 1}")
        self._connection.execute(f"PRAGMA application_id = {MARK}")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Say what SQLite says in words for an organiser."""
        try:
            yield
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise Busy(BUSY.format(file=self.file)) from None
            raise BadFile(f"{self.file} can't be used: {error}.") from None
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError):
                raise
            raise BadFile(f"{self.file} is no file of events: {error}.") from None
