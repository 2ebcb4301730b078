"""Several workers with one PostgreSQL: any of them can serve any table, and none is right against another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient

from longbox.server.app import make_app
from longbox.server.play.clocks import now_ms
from longbox.server.settings import Settings
from longbox.server.storage.database import Clash, Database, Doubtful, Unfit, Unreachable, migrate, migrations
from longbox.server.storage.postgres import PostgresDatabase
from longbox.server.storage.rows import Entry, Person, Seat, Sitting
from longbox.server.storage.sqlite import SqliteDatabase
from longbox.server.storage.store import Store
from tests.server.cluster import Cluster
from tests.server.common import Guest, asked_of, fail_once, together

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'test_%'
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of each kind."""
    made: Database
    if request.param == "sqlite":
        made = SqliteDatabase(tmp_path)
    else:
        made = PostgresDatabase(request.getfixturevalue("cluster").new_database())
    yield made
    made.close()


@pytest.fixture
def workers(cluster: Cluster, tmp_path: Path) -> Iterator[list[TestClient[Any]]]:
    """Two workers with the same database."""
    settings = Settings(data=tmp_path, warm=False, database=cluster.new_database(), poll=0.3)
    with ExitStack() as stack:
        yield [stack.enter_context(TestClient(make_app(settings))) for _ in range(2)]


def test_every_database_keeps_the_same(database: Database) -> None:
    """What is stored is found again, a number is given once, and a transaction that fails leaves nothing."""
    assert migrate(database, now_ms()) == [name for _, name, _ in migrations()]
    assert migrate(database, now_ms()) == []
    store = Store(database)
    store.add_person(Person("p", "Ann"), 1)
    seats = (Seat(0, "Ann", "p", None, {"decks": "X-Men"}), Seat(1))
    sitting = Sitting(id="t", game="vs", title="Friday", host="p", invite="i", listed=True, seats=seats)
    store.add_sitting(sitting)
    assert store.sitting("t") == sitting
    assert store.open_sittings() == [sitting]
    assert store.fill_seat("t", Seat(1, "Ben", None, "greedy"))
    assert not store.fill_seat("t", Seat(1, "Cem", None, "greedy"))
    store.append("t", [Entry(1, 0, "answer", {"key": "Kick"}, "a", 5)])
    for entries in ([Entry(1, 1, "answer", {}, "b")], [Entry(2, 1, "answer", {}), Entry(3, 0, "answer", {}, "a")]):
        with pytest.raises(Clash):
            store.append("t", entries)
    for unfit in (lambda: store.append("t", [Entry(2**70, 0, "answer", {})]), lambda: store.sitting("\ud800")):
        with pytest.raises(Unfit):
            unfit()
    assert store.entries("t") == [Entry(1, 0, "answer", {"key": "Kick"}, "a", 5)]
    assert store.heads(["t", "u"]) == {"t": 1}
    assert [store.say("t", "p", 0, "Ann", words, 1, words).no for words in "ab"] == [1, 2]
    store.make_account("p", "ann", "hash", ["code"])
    assert store.set_password("p", "other", "code")
    assert not store.set_password("p", "third", "code"), "a code is used once"


BREAKS_OFF = """
CREATE FUNCTION break_off() RETURNS trigger AS
'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END' LANGUAGE plpgsql
"""
AT_THE_END = """
CREATE CONSTRAINT TRIGGER late AFTER INSERT ON kept DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION break_off()
"""


def test_what_may_be_stored_or_not_is_in_doubt(cluster: Cluster) -> None:
    """Where the line breaks as the database stores something, nobody says that nothing is; before that, it is said."""
    database = PostgresDatabase(cluster.new_database())
    database.rows("CREATE TABLE kept (number INTEGER PRIMARY KEY DEFERRABLE INITIALLY DEFERRED)")
    with pytest.raises(Unreachable) as told:
        database.rows("SELECT pg_terminate_backend(pg_backend_pid())")
    assert not isinstance(told.value, Doubtful), "it had not begun to store"
    with pytest.raises(Clash), database.transaction() as run:
        run("INSERT INTO kept VALUES (1), (1)")
    database.rows(BREAKS_OFF)
    database.rows(AT_THE_END)
    with pytest.raises(Doubtful):
        database.rows("INSERT INTO kept VALUES (2)")
    database.close()


@pytest.mark.parametrize("stored", [True, False])
def test_an_answer_in_doubt_is_not_refused(
    client: TestClient[Any], ann: Guest, monkeypatch: pytest.MonkeyPatch, *, stored: bool
) -> None:
    """Whether it was stored when the database broke off or not: sent again it is taken, and is there once."""
    store: Store = client.app.state.hall.store
    append = store.append

    def break_off(sitting: str, entries: Sequence[Entry], asked: Sequence[int] = ()) -> None:
        monkeypatch.setattr(store, "append", append)
        if stored:
            append(sitting, entries, asked)
        raise Doubtful("The line broke.")

    table = ann.quick("champions")
    with ann.sit(table) as chair:
        chair.until_asked()
        n, question, key = chair.n + 1, chair.question, chair.keys()[0]
        monkeypatch.setattr(store, "append", break_off)
        for told in ([], ["taken"]):
            chair.send("answer", id="doubt", q=question, key=key)
            chair.send("p")
            heard = [message for message in iter(chair.read, {"t": "p"}) if message.get("id") == "doubt"]
            assert [message["t"] for message in heard] == told
        chair.wait(n)
        assert [entry.n for entry in store.entries(table) if entry.client_id == "doubt"] == [n]


def test_the_end_of_a_game_is_kept_later_where_it_can_not_be_at_once(
    client: TestClient[Any], ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ended the game is stored, so it isn't refused; that the table is over is noted when somebody comes again."""
    store: Store = client.app.state.hall.store
    table = ann.quick("dcdb")
    with ann.sit(table) as chair:
        chair.until_asked()
        fail_once(store, "end", monkeypatch)
        chair.send("wish", id="c", what="concede")
        chair.send("p")
        assert not [message for message in iter(chair.read, {"t": "p"}) if message.get("id") == "c"]
        chair.send("wish", id="c", what="concede")
        assert chair.until(lambda message: message.get("id") == "c")["t"] == "taken"
    assert ann.get(f"/api/tables/{table}").json()["state"] == "over"


@pytest.mark.thorough
def test_two_workers(workers: list[TestClient[Any]]) -> None:
    """Players at two workers see the same steps, hear each other, and the bots of the table answer once."""
    ann, ben = Guest(workers[0], "Ann"), Guest(workers[1], "Ben")
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        for _ in range(10):
            active = asked_of(hers, his)
            passive = his if active is hers else hers
            passive.wait(active.answer(active.keys()[0]))
        hers.send("say", id="s", words="Hello")
        assert his.expect("said")["words"] == "Hello"
        assert hers.n == his.n


@pytest.mark.thorough
def test_a_cut_listener_comes_back(workers: list[TestClient[Any]], cluster: Cluster) -> None:
    """When all lines to the database are cut, the workers go on, and nothing is missed."""
    ann, ben = Guest(workers[0], "Ann"), Guest(workers[1], "Ben")
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        with psycopg.connect(cluster.url(), autocommit=True) as line:
            line.execute(CUT)
        for _ in range(4):
            active = asked_of(hers, his)
            passive = his if active is hers else hers
            passive.wait(active.answer(active.keys()[0]))


@pytest.mark.thorough
def test_an_answer_at_two_workers(workers: list[TestClient[Any]]) -> None:
    """The same answer sent to two workers counts once; two answers to one question, the second is refused."""
    ann = Guest(workers[0], "Ann")
    table = ann.quick("champions")
    view = ann.get(f"/api/tables/{table}/steps").json()[1]
    keys = [offer["answers"][0] for offer in view["view"]["asked"]["offers"]][:2]
    question = view["asked"][0]["q"]
    replies = []
    for id, worker, key in (("a", 0, 0), ("a", 1, 0), ("b", 1, 1), ("c", 0, 1)):
        ann.client = workers[worker]
        body = {"q": question, "key": keys[key]}
        replies.append(ann.post(f"/api/tables/{table}/answers", body, **{"Idempotency-Key": id}))
    assert [reply.status_code for reply in replies] == [201, 201, 409, 409]
    assert replies[0].json() == replies[1].json()
    assert replies[2].json()["code"] == "stale"


@pytest.mark.thorough
def test_a_database_that_crashes(cluster: Cluster, tmp_path: Path) -> None:
    """While the database is down, answers are refused as our fault; afterwards all goes on, and nothing is lost."""
    settings = Settings(data=tmp_path, database=cluster.new_database(), poll=0.3, warm=False)
    with TestClient(make_app(settings)) as client:
        ann = Guest(client, "Ann")
        table = ann.quick("champions")
        with ann.sit(table) as chair:
            chair.until_asked()
            n = chair.answer(chair.keys()[0])
            chair.until_asked()
            cluster.stop("immediate")
            chair.send("answer", id="lost", q=chair.question, key=chair.keys()[0])
            assert chair.expect("refused")["code"] == "fault"
            assert ann.get("/api/me/tables").status_code == 503
            cluster.start()
            view = chair.expect("view")
            assert view["n"] == n
            assert chair.answer(chair.keys()[0]) == n + 1
