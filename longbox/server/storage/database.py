"""What a database must be able to do, so that `Store` needs to know nothing else of it.

LongboxError
├── Clash          a row is there already that has the same key
├── Unfit          a value that no database keeps
└── Unreachable    the database can't be reached, or can't write
    └── Doubtful   it broke off while it stored something
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from importlib.resources import files
from typing import Any, ClassVar, Final

from longbox.kernel.errors import LongboxError

Row = tuple[Any, ...]
Run = Callable[..., list[Row]]
"""Carries out one statement, with `?` for each of its arguments, and gives its rows."""


class Clash(LongboxError):
    """A row is there already that has the same key: somebody was first."""


class Unfit(LongboxError):
    """A value is none that a database keeps: a number of more than 64 bits, or no sign. Nothing was stored."""


class Unreachable(LongboxError):
    """The database can't be reached, or can't write: it is down, or the disk is full. Nothing was stored."""


class Doubtful(Unreachable):
    """The database broke off while it stored something, which may be stored or not: only looking there again tells."""


class Database(ABC):
    """A database. All of it may be called from any thread.

    Attributes:
        shared: Whether several workers use it.
        word_tables: Lays out `card_words`, in which cards are searched by words, in the database's own way.
        word_search: Finds the numbers of cards, the best first; its one argument is what `sought` makes.
    """

    shared: ClassVar[bool] = False
    word_tables: ClassVar[tuple[str, ...]] = ()
    word_search: ClassVar[str] = ""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[Run]:
        """Statements that are carried out all or none, and are stored for good when the block ends without an error.

        Raises:
            Clash: A row is there already that has the same key.
            Unfit: A value is none that a database keeps.
            Unreachable: The database can't be reached, or can't write.
            Doubtful: It broke off at the end, and nobody knows whether it is stored.
        """

    @abstractmethod
    def sought(self, words: Sequence[str]) -> str:
        """What `word_search` looks for: cards that have words which begin with each of some."""

    @abstractmethod
    def alone(self, run: Run) -> None:
        """Let no other worker be at the same place before the transaction ends."""

    @abstractmethod
    def announce(self, run: Run, sitting: str, n: int) -> None:
        """Tell other workers, as soon as the transaction is stored, that the log of a table has grown to an entry."""

    @abstractmethod
    def heard(self, stop: Callable[[], bool]) -> Iterator[tuple[str, int]]:
        """What other workers announce, until `stop` says so; waits in between, and comes back after a cut line."""

    @abstractmethod
    def close(self) -> None:
        """Let go of all lines."""

    def rows(self, statement: str, *arguments: object) -> list[Row]:
        """The rows of one statement, which is a transaction of its own."""
        with self.transaction() as run:
            return run(statement, *arguments)


FIRST: Final = """
CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL)
"""


def migrate(database: Database, now: int) -> list[str]:
    """Bring a database to what this version needs, and give the names of the migrations that were carried out."""
    done: list[str] = []
    with database.transaction() as run:
        database.alone(run)
        run(FIRST)
        for number, name, text in migrations():
            if run("SELECT number FROM migration WHERE number = ?", number):
                continue
            run("INSERT INTO migration (number, name, at) VALUES (?, ?, ?)", number, name, now)
            for statement in statements_of(text):
                run(statement)
            done.append(name)
    return done


def migrations() -> list[tuple[int, str, str]]:
    """All migrations by their numbers, with their names and what they do.

    A number is what a database remembers of a migration, so it never changes once it was carried out anywhere. They are
    carried out in the order of their numbers; one that is missing (8, 9) was never given.
    """
    folder = files("longbox.server.storage").joinpath("migrations")
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".sql")], key=lambda file: file.name)
    return [(int(file.name.split("_")[0]), file.name, file.read_text(encoding="utf-8")) for file in found]


def statements_of(text: str) -> list[str]:
    """The statements of a migration: each ends with a semicolon at the end of a line."""
    told = "\n".join([line for line in text.splitlines() if not line.startswith("--")])
    return [statement.strip() for statement in told.split(";\n") if statement.strip()]
