"""Events at the web table: the same acts as on the command line, with roles, and tables that are made by themselves."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from longbox.events.errors import Contradiction
from longbox.events.pairing import pair
from longbox.events.reporting import Report
from longbox.server.app import make_app
from longbox.server.events.holding import Holding
from longbox.server.settings import Settings
from longbox.server.storage.events import EventKeeper
from longbox.server.storage.store import Store
from tests.server.cluster import Cluster
from tests.server.common import Guest

BOTS = ["Robin", "Raven", "Robot", "Rand", "Rond", "Rund", "Rind"]


def held(guest: Guest, name: str = "Friday", **more: Any) -> str:
    """An event; gives its address."""
    made = guest.post("/api/events", {"name": name, **more})
    assert made.status_code == 201, made.text
    return f"/api/events/{made.json()['number']}"


def by_hand(guest: Guest, event: str, table: dict[str, Any], round: int = 1) -> Any:
    """Report that the players of a table came in the order of their seats."""
    lines = [{"player": seat["player"], "points": 9 - at} for at, seat in enumerate(table["seats"])]
    return guest.post(f"{event}/report", {"round": round, "table": table["number"], "lines": lines})


def test_an_event_by_hand(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """Players who are not here report on paper; rounds, cut and finals follow; the leaderboard and CSV tell of it."""
    event = held(ann)
    assert ben.post("/api/events", {"name": "FRIDAY"}).status_code == 400
    names = ["Ada", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus"]
    assert ben.post(f"{event}/register", {"players": names}).status_code == 403
    assert ann.post(f"{event}/register", {"players": names}).status_code == 200
    early = ann.post(f"{event}/next", {"act": "pair"})
    assert early.status_code == 400
    assert "eight" in early.json()["why"] or "8" in early.json()["why"]
    assert ben.post(f"{event}/register").json()["entrants"][-1] == {"player": "Ben", "yours": True, "online": True}
    for number in range(1, 4):
        paired = ann.post(f"{event}/next", {"act": "pair"}).json()
        assert [len(table["seats"]) for table in paired["rounds"][-1]["tables"]] == [4, 4]
        assert not [table for table in paired["rounds"][-1]["tables"] if table.get("sitting")]
        assert ann.post(f"{event}/next", {"act": "pair"}).json()["why"].startswith(f"Round {number}")
        for table in paired["rounds"][-1]["tables"]:
            assert by_hand(ann, event, table, number).status_code == 200
            assert "has reported already" in by_hand(ann, event, table, number).json()["why"]
    assert len(ann.post(f"{event}/next", {"act": "cut"}).json()["playing_on"]) == 4
    final = ann.post(f"{event}/next", {"act": "final"}).json()
    assert final["rounds"][-1]["kind"] == "finals"
    by_hand(ann, event, final["rounds"][-1]["tables"][0], 4)
    over = ann.post(f"{event}/next", {"act": "close"}).json()
    assert (over["closed"], over["may"]) == (True, [])
    assert over["ranking"][0] == final["rounds"][-1]["tables"][0]["seats"][0]["player"]
    [board] = client.get("/api/leaderboard").json()
    assert (board["kind"], len(board["rows"])) == ("dcdb", 8)
    results = client.get(f"{event}/tables/results").text
    assert results.count("\n") == 1 + 3 * 8 + 4
    assert client.get(f"{event}/sheets/slips?round=1").json()["apart"]
    assert ann.post("/api/events/import", {"text": results}).status_code == 401
    ann.post("/api/accounts", {"login": "ann", "password": "a long password"})
    assert ann.post("/api/events/import", {"text": results}).status_code == 400
    assert ann.post("/api/events/import", {"text": results.replace("Friday", "Monday")}).json() == ["Monday"]


def test_roles(ann: Guest, ben: Guest, client: TestClient[Any]) -> None:
    """Judges note penalties and report; players leave, and report their own table; strangers do nothing."""
    cy = Guest(client, "Cy")
    event = held(ann, casual=True)
    ben.post("/api/accounts", {"login": "ben", "password": "a long password"})
    ann.post(f"{event}/register", {"players": ["Ada", "Bob", "Eve"]})
    cy.post(f"{event}/register")
    warning = {"player": "Ada", "words": "slow", "rule": "10.060"}
    assert ben.post(f"{event}/penalty", warning).status_code == 403
    assert ben.post(f"{event}/roles", {"login": "ben"}).status_code == 403
    assert ann.post(f"{event}/roles", {"login": "ben"}).status_code == 200
    refused = ben.post(f"{event}/penalty", {**warning, "rule": "10.0600"})
    assert (refused.status_code, "10.060" in refused.text) == (400, True)
    noted = ben.post(f"{event}/penalty", warning).json()
    assert noted["penalties"] == [{"player": "Ada", "round": 0, "rule": "10.060", "words": "slow"}]
    assert noted["roles"] == ["judge"]
    assert ben.post(f"{event}/next", {"act": "pair"}).status_code == 403
    table = ann.post(f"{event}/next", {"act": "pair"}).json()["rounds"][0]["tables"][0]
    assert Guest(client, "Dee").post(f"{event}/report", {"round": 1, "table": 1}).status_code == 403
    assert by_hand(cy, event, table).status_code == 200
    assert cy.post(f"{event}/drop", {"player": "Ada"}).status_code == 403
    gone = cy.post(f"{event}/drop").json()
    assert [one["player"] for one in gone["entrants"] if one.get("dropped") is not None] == ["Cy"]
    told = ben.post(f"{event}/penalty", {**warning, "drop": True}).json()
    assert told["entrants"][0]["dropped"] == 1


def test_two_organisers_at_once(ann: Guest, ben: Guest) -> None:
    """Who pairs second is told that the round goes on; only one round is paired."""
    event = held(ann, casual=True)
    ben.post("/api/accounts", {"login": "ben", "password": "a long password"})
    ann.post(f"{event}/roles", {"login": "ben", "role": "organiser"})
    ann.post(f"{event}/register", {"players": ["Ada", "Bob", "Eve", "Gus"]})
    found: list[Any] = []
    both = [
        threading.Thread(target=lambda one=one: found.append(one.post(f"{event}/next", {"act": "pair"})))
        for one in (ann, ben)
    ]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert sorted(reply.status_code for reply in found) == [200, 400]
    assert len(ann.get(event).json()["rounds"]) == 1


def test_two_who_look_at_once(ann: Guest, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who look at an event as it was before make each table and each report once; the second finds them there."""
    event = held(ann, casual=True)
    ann.post(f"{event}/register", {"players": BOTS[:4], "bot": "random"})
    store: Store = client.app.state.hall.store
    pair(EventKeeper(store.database), "Friday")
    both = [Holding(store, 1), Holding(store, 1)]
    for holding in both:
        holding.make_tables()
    [sitting] = both[0].sittings().values()
    assert [made.id for made in store.open_sittings() + store.watched_sittings()] == [sitting]
    store.end(sitting, "over")
    monkeypatch.setattr("longbox.server.events.holding.reports_from", lambda *_: [Report(name) for name in BOTS[:4]])
    for holding in both:
        holding.collect()
    [table] = ann.get(event).json()["rounds"][0]["tables"]
    assert sorted(seat["place"] for seat in table["seats"]) == [1, 2, 3, 4]


def test_a_record_that_tells_nothing(ann: Guest, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table came to whose record can't be read is left to a judge; the event goes on being shown."""
    event = held(ann, casual=True)
    ann.post(f"{event}/register")
    ann.post(f"{event}/register", {"players": BOTS[:3], "bot": "random"})
    [table] = ann.post(f"{event}/next", {"act": "pair"}).json()["rounds"][0]["tables"]
    client.app.state.hall.store.end(table["sitting"], "over")

    def refuse(*told: object) -> None:
        raise Contradiction("The record is of a game that is not over.")

    monkeypatch.setattr("longbox.server.events.holding.reports_from", refuse)
    looked = ann.get(event)
    assert looked.status_code == 200, looked.text
    assert not looked.json()["rounds"][0]["tables"][0].get("reported")
    assert by_hand(ann, event, table).status_code == 200


@pytest.mark.thorough
def test_events_of_several_workers(cluster: Cluster, tmp_path: Path) -> None:
    """With PostgreSQL, organisers at two workers see one event; only one pairs a round, and tables are made once."""
    settings = Settings(data=tmp_path, warm=False, database=cluster.new_database(), poll=0.3)
    with TestClient(make_app(settings)) as one, TestClient(make_app(settings)) as other:
        ann = Guest(one, "Ann")
        event = held(ann, casual=True)
        ann.post(f"{event}/register")
        ann.post(f"{event}/register", {"players": BOTS[:3], "bot": "random"})
        elsewhere = Guest(other, "Ann")
        elsewhere.token = ann.token
        found: list[Any] = []
        both = [
            threading.Thread(target=lambda guest=guest: found.append(guest.post(f"{event}/next", {"act": "pair"})))
            for guest in (ann, elsewhere)
        ]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert sorted(reply.status_code for reply in found) == [200, 400], [reply.text for reply in found]
        [played] = elsewhere.get(event).json()["rounds"]
        assert [bool(pod.get("sitting")) for pod in played["tables"]] == [True]
        assert [table["id"] for table in ann.get("/api/me/tables").json()] == [played["tables"][0]["sitting"]]


@pytest.mark.thorough
def test_tables_make_themselves(ann: Guest) -> None:
    """Pods of bots play by themselves, and report from their records; a person's table waits for the person."""
    event = held(ann, game="dcdb", format="cube")
    ann.post(f"{event}/register")
    ann.post(f"{event}/register", {"players": BOTS, "bot": "random"})
    told = ann.post(f"{event}/next", {"act": "pair"}).json()
    pods = told["rounds"][0]["tables"]
    assert all(pod["sitting"] for pod in pods)
    mine = next(pod for pod in pods if pod.get("yours"))
    seat = ann.get(f"/api/tables/{mine['sitting']}").json()
    assert (seat["state"], seat["undo"], len(seat["seats"])) == ("playing", "off", 4)
    deadline = time.monotonic() + 600
    while not [pod for pod in pods if pod.get("reported")]:
        assert time.monotonic() < deadline
        time.sleep(0.5)
        pods = ann.get(event).json()["rounds"][0]["tables"]
    reported = next(pod for pod in pods if pod.get("reported"))
    assert reported["record"]
    assert sorted(seat["place"] for seat in reported["seats"])[0] == 1
    assert reported["seats"][0]["characters"]
    assert not next(pod for pod in pods if pod.get("yours")).get("reported")
    assert ann.get(f"{event}/faults").json() == []
