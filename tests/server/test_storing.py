"""What is stored together: each transaction is all or nothing by itself, and none ends before it is on the disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from longbox.server.storage.database import Clash, Unreachable
from longbox.server.storage.sqlite import FILE, SqliteDatabase

WAITS = 120.0


@pytest.fixture
def database(tmp_path: Path) -> Iterator[SqliteDatabase]:
    """A database with one table."""
    made = SqliteDatabase(tmp_path)
    made.rows("CREATE TABLE kept (number INTEGER PRIMARY KEY, words TEXT)")
    yield made
    made.close()


def put(database: SqliteDatabase, number: int) -> None:
    """Store a number."""
    database.rows("INSERT INTO kept (number) VALUES (?)", number)


def together(
    database: SqliteDatabase, tasks: list[Callable[[], None]], first: Callable[[], None]
) -> list[Future[None]]:
    """Do things while another transaction is open, which they so join; `first` is done in that one at last."""
    entered, leave = Event(), Event()

    def hold() -> None:
        with database.transaction() as run:
            run("INSERT INTO kept (number) VALUES (1)")
            entered.set()
            assert leave.wait(WAITS)
            first()

    with ThreadPoolExecutor(len(tasks) + 1) as threads:
        done = [threads.submit(hold)]
        assert entered.wait(WAITS)
        done += [threads.submit(task) for task in tasks]
        until = time.monotonic() + WAITS
        while database._coming < len(tasks):
            assert time.monotonic() < until
            time.sleep(0.001)
        leave.set()
    return done


def stored(tmp_path: Path) -> list[int]:
    """The numbers that somebody else finds in the file."""
    line = sqlite3.connect(tmp_path / FILE)
    found = [number for (number,) in line.execute("SELECT number FROM kept ORDER BY number")]
    line.close()
    return found


def commits(database: SqliteDatabase) -> list[str]:
    """Whatever is written to the disk from now on."""
    found: list[str] = []
    database._line.set_trace_callback(lambda statement: found.append(statement) if statement == "COMMIT" else None)
    return found


def test_many_at_once_are_written_once(database: SqliteDatabase, tmp_path: Path) -> None:
    """Ten transactions that come while one is open are written with it; when they end, they are in the file."""
    written, seen = commits(database), []

    def store(number: int) -> None:
        put(database, number)
        seen.append(number in stored(tmp_path))

    together(database, [lambda number=number: store(number) for number in range(2, 12)], lambda: None)  # type: ignore[misc]
    assert written == ["COMMIT"]
    assert seen == [True] * 10
    put(database, 12)
    assert stored(tmp_path) == [*range(1, 13)]
    assert len(written) == 2


def test_one_that_fails_takes_nothing_with_it(database: SqliteDatabase, tmp_path: Path) -> None:
    """A number that is there already is refused alone, and all else is stored; also what the block itself raises."""

    def stumble() -> None:
        with database.transaction() as run:
            run("INSERT INTO kept (number) VALUES (7)")
            raise LookupError

    done = together(database, [lambda: put(database, 1), stumble, lambda: put(database, 2)], lambda: None)
    assert [type(one.exception()) for one in done] == [type(None), Clash, LookupError, type(None)]
    assert stored(tmp_path) == [1, 2]


def test_nothing_is_stored_of_what_cannot_be_written(database: SqliteDatabase, tmp_path: Path) -> None:
    """Where the disk is full, all that was to be written together fails, and whoever comes then is served again."""
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")

    def flood() -> None:
        database.rows("INSERT INTO kept (number, words) VALUES (3, ?)", "x" * 100_000)

    done = together(database, [flood], lambda: None)
    assert [type(one.exception()) for one in done] == [Unreachable, Unreachable]
    assert stored(tmp_path) == []
    put(database, 4)
    assert stored(tmp_path) == [4]


def test_nothing_is_acknowledged_that_was_not_written(database: SqliteDatabase, tmp_path: Path) -> None:
    """Where what many did can't be written at last, all of them are told so."""
    database.rows("CREATE TABLE child (number INTEGER REFERENCES kept (number) DEFERRABLE INITIALLY DEFERRED)")

    def orphan() -> None:
        database.rows("INSERT INTO child (number) VALUES (99)")

    done = together(database, [lambda: put(database, 2), orphan], lambda: None)
    assert all(one.exception() is not None for one in done)
    assert stored(tmp_path) == []
    put(database, 2)
    assert stored(tmp_path) == [2]
