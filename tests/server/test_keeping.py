"""What people write, and games that measure cards, in each database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.server.storage.database import Database, migrate, migrations
from longbox.server.storage.keeping import Keeping, Kept
from longbox.server.storage.measured import Measuring, Measurings, Wished
from longbox.server.storage.postgres import PostgresDatabase
from longbox.server.storage.rows import Person
from longbox.server.storage.sqlite import SqliteDatabase
from longbox.server.storage.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of each kind, in which there is Ann."""
    made: Database
    if request.param == "sqlite":
        made = SqliteDatabase(tmp_path)
    else:
        made = PostgresDatabase(request.getfixturevalue("cluster").new_database())
    migrate(made, 1)
    Store(made).add_person(Person("p", "Ann"), 1)
    yield made
    made.close()


def test_sets_and_decks(database: Database) -> None:
    """What is kept is found by its owner, and by its link as long as it is shared."""
    keeping = Keeping(database)
    kept = Kept(id="k", person="p", kind="deck", game="vs", title="Ümläut", content="4 A\n", cards="", made=1, moved=2)
    keeping.add(kept)
    assert keeping.own("p", "k") == kept
    assert keeping.own("q", "k") is None
    assert (keeping.of("p", "deck"), keeping.of("p", "cards"), keeping.count("p")) == ([kept], [], 1)
    keeping.share("k", "secret")
    assert keeping.shared("secret") is not None
    keeping.share("k", None)
    assert keeping.shared("secret") is None
    keeping.remove("k")
    assert keeping.count("p") == 0


def test_who_measures(database: Database) -> None:
    """One worker plays what waited longest; one that falls silent loses it, and is told so when it comes back."""
    measurings = Measurings(database)
    for number in (1, 2):
        wished = Wished("vs", "vs", "", f"Card {number}", 10)
        measurings.add(Measuring(id=str(number), person="p", wished=wished, made=number))
    claimed = [measurings.claim(worker, 100, 50) for worker in ("a", "b", "c")]
    assert [None if one is None else one.id for one in claimed] == ["1", "2", None]
    assert measurings.note("1", "a", {"played": 3}, "running", 200)
    assert not measurings.note("1", "b", {"played": 9}, "running", 200), "another worker plays it"
    again = measurings.claim("c", 300, 150)
    assert again is not None
    assert (again.id, again.again) == ("2", 1)
    assert not measurings.note("2", "b", {"played": 5}, "done", 300)
    measurings.set("1", "stopped", 400)
    assert not measurings.note("1", "a", {"played": 4}, "running", 400), "what is stopped is played no further"
    found = measurings.own("p", "1")
    assert found is not None
    assert (found.state, found.found) == ("stopped", {"played": 3})
    assert measurings.count("p") == 1


def test_each_migration_is_carried_out_once(database: Database) -> None:
    """Each has a number of its own, which the database remembers; carried out again, nothing happens."""
    numbers = [number for number, _, _ in migrations()]
    assert numbers == sorted(set(numbers))
    assert [row[0] for row in database.rows("SELECT number FROM migration ORDER BY number")] == numbers
    assert migrate(database, 2) == []
