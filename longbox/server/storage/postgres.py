"""PostgreSQL: one database for any number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from longbox.server.storage.database import Clash, Database, Doubtful, Row, Run, Unfit, Unreachable

CHANNEL: Final = "longbox_grown"
LINES: Final = 8
WAITS: Final = 3.0
"""How many seconds a statement waits for a free line."""

LISTENS: Final = 1.0
"""After how many seconds whoever listens looks whether to stop."""

CUT: Final = ("08", "57P")
"""How the codes of errors begin after which nothing more is heard on a line: it broke, or PostgreSQL ends."""

SERIALIZED: Final = 728_116
"""Names the lock that keeps two workers from migrating at the same time."""


class PostgresDatabase(Database):
    """A database that a PostgreSQL server keeps.

    Args:
        url: Where it is: "postgresql://user:password@host/name".
    """

    shared = True
    word_tables = (
        "CREATE TABLE IF NOT EXISTS card_words (number BIGINT, name TEXT, kind TEXT, words TEXT, found tsvector"
        " GENERATED ALWAYS AS (setweight(to_tsvector('simple', name), 'A')"
        " || setweight(to_tsvector('simple', kind), 'B') || to_tsvector('simple', words)) STORED)",
        "CREATE INDEX IF NOT EXISTS card_words_found ON card_words USING gin (found)",
    )
    word_search = (
        "SELECT number FROM card_words, to_tsquery('simple', ?) AS sought WHERE found @@ sought"
        " ORDER BY ts_rank(found, sought) DESC, number"
    )

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: ConnectionPool[psycopg.Connection[Row]] = ConnectionPool(
            url, min_size=1, max_size=LINES, timeout=WAITS, check=ConnectionPool.check_connection, open=False
        )
        try:
            self._pool.open(wait=True, timeout=WAITS)
        except PoolTimeout as error:
            self._pool.close()
            raise Unreachable(f"PostgreSQL can't be reached: {error}.") from None

    @contextmanager
    def transaction(self) -> Iterator[Run]:
        stores = False
        try:
            with self._pool.connection() as line, line.transaction():
                yield _runner(line)
                stores = True
        except psycopg.errors.UniqueViolation as error:
            raise Clash(f"This is there already: {error}.") from None
        except (psycopg.DataError, UnicodeEncodeError) as error:
            raise Unfit(f"That can't be kept: {error}.") from None
        except (psycopg.Error, PoolTimeout) as error:
            kind = Doubtful if stores and _says_nothing(error) else Unreachable
            raise kind(f"The database can't be used: {error}.") from error

    def sought(self, words: Sequence[str]) -> str:
        return " & ".join([f"{word}:*" for word in words])

    def alone(self, run: Run) -> None:
        run("SELECT pg_advisory_xact_lock(?)", SERIALIZED)

    def announce(self, run: Run, sitting: str, n: int) -> None:
        run("SELECT pg_notify(?, ?)", CHANNEL, f"{sitting} {n}")

    def heard(self, stop: Callable[[], bool]) -> Iterator[tuple[str, int]]:
        while not stop():
            try:
                with psycopg.connect(self._url, autocommit=True) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    while not stop():
                        for notice in line.notifies(timeout=LISTENS):
                            sitting, _, n = notice.payload.partition(" ")
                            yield sitting, int(n)
            except psycopg.Error:
                time.sleep(LISTENS)

    def close(self) -> None:
        self._pool.close()


def _says_nothing(error: Exception) -> bool:
    """Whether the line broke, so that PostgreSQL has not said whether it stored what it was to store."""
    code = error.sqlstate if isinstance(error, psycopg.Error) else None
    return code is None or code.startswith(CUT)


def _runner(line: psycopg.Connection[Any]) -> Run:
    def run(statement: str, *arguments: object) -> list[Row]:
        cursor = line.execute(statement.replace("?", "%s"), arguments)
        return cursor.fetchall() if cursor.description else []

    return run
