"""The embedded database: SQLite in one file, for a server of one process."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock
from typing import Final

from longbox.server.storage.database import Clash, Database, Row, Run, Unfit, Unreachable

FILE: Final = "longbox.sqlite3"

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
"""With `FULL`, what is stored outlasts a power cut."""


class Batch:
    """Transactions that are stored together: writing them to the disk takes no longer than writing one.

    Attributes:
        error: Why none of them is stored; None as long as nothing went wrong.
    """

    def __init__(self) -> None:
        self.error: sqlite3.Error | None = None
        self._ended = Event()

    def end(self, error: sqlite3.Error | None = None) -> None:
        """Let go all who wait, as all is stored, or nothing is."""
        self.error = error
        self._ended.set()

    def wait(self) -> None:
        """Wait until all is stored.

        Raises:
            sqlite3.Error: Nothing is.
        """
        self._ended.wait()
        if self.error is not None:
            raise self.error


class SqliteDatabase(Database):
    """A database in a file of its own.

    One line is enough: SQLite writes one transaction at a time in any case, and each of ours is short. What takes long
    is the disk; so transactions that come while others are at work are stored together with them. Each is all or
    nothing by itself, and none ends before it is on the disk.
    """

    word_tables = (
        "CREATE VIRTUAL TABLE IF NOT EXISTS card_words USING fts5"
        " (number UNINDEXED, name, kind, words, tokenize = 'unicode61 remove_diacritics 2')",
    )
    word_search = "SELECT number FROM card_words WHERE card_words MATCH ? ORDER BY bm25(card_words, 0, 8, 3, 1), number"

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._line = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        self._lock = Lock()
        self._counting = Lock()
        self._coming = 0
        self._batch = Batch()
        for pragma in PRAGMAS:
            self._line.execute(pragma)

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        try:
            with self._turn() as batch:
                yield self._run
            batch.wait()
        except sqlite3.IntegrityError as error:
            raise Clash(f"This is there already: {error}.") from None
        except (OverflowError, UnicodeEncodeError) as error:
            raise Unfit(f"That can't be kept: {error}.") from None
        except sqlite3.Error as error:
            raise Unreachable(f"The database can't be used: {error}.") from error

    @contextmanager
    def _turn(self) -> Iterator[Batch]:
        """Be alone at the line; whoever leaves it while nobody else waits for it stores the batch."""
        with self._counting:
            self._coming += 1
        with self._lock:
            with self._counting:
                self._coming -= 1
            batch = self._open_batch()
            try:
                self._line.execute("SAVEPOINT own")
                yield batch
                self._line.execute("RELEASE own")
            except BaseException as error:
                self._take_back(error)
                raise
            finally:
                if self._line.in_transaction and not self._coming:
                    batch.end(self._commit())

    def _open_batch(self) -> Batch:
        if not self._line.in_transaction:
            self._line.execute("BEGIN IMMEDIATE")
            self._batch = Batch()
        return self._batch

    def _take_back(self, error: BaseException) -> None:
        """Undo what a transaction did; SQLite undoes the whole batch by itself where the disk is full or fails."""
        if self._line.in_transaction:
            self._line.execute("ROLLBACK TO own")
            self._line.execute("RELEASE own")
        else:
            self._batch.end(error if isinstance(error, sqlite3.Error) else sqlite3.OperationalError(str(error)))

    def _commit(self) -> sqlite3.Error | None:
        """Store the batch; gives why it can't be."""
        try:
            self._line.execute("COMMIT")
        except sqlite3.Error as error:
            if self._line.in_transaction:
                self._line.execute("ROLLBACK")
            return error
        return None

    def sought(self, words: Sequence[str]) -> str:
        return " ".join([f'"{word}"*' for word in words])

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
