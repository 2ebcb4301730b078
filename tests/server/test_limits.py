"""Each limit: what it just allows is taken, and one more is refused with the reason; and what cookies may do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox.kernel.record import Record
from longbox.server import app, kept, limits, people, replays, wrong
from longbox.server.app import make_app
from longbox.server.events import routes as events
from longbox.server.lines import CREDITS, SAYS, Credits
from longbox.server.messages import MOST_BYTES
from longbox.server.settings import Settings
from tests.always.common.tried import some_thorough
from tests.server.common import Guest
from tests.server.stopped import Stopped

TEXT = 100_000


def account(login: str = "ann", password: str = "a long password") -> dict[str, str]:
    """What an account is made of."""
    return {"login": login, "password": password}


def deck(title: str = "A deck", content: str = "") -> dict[str, str]:
    """A deck to be kept."""
    return {"kind": "deck", "game": "vs", "title": title, "content": content}


def table(**more: Any) -> dict[str, Any]:
    """A table that waits for somebody."""
    return {"game": "dcdb", "seats": [{"who": "me"}, {"who": "open"}], **more}


def clock(seconds: int, more: int = 0) -> dict[str, Any]:
    """A table with a clock."""
    return table(clock={"kind": "game", "seconds": seconds, "more": more})


WEEK = 7 * 24 * 3600

LENGTHS: dict[str, tuple[str, Any, Any, int]] = {
    "name": ("/api/me", {"name": "x" * 40}, {"name": "x" * 41}, 400),
    "title of a table": ("/api/tables", table(title="x" * 80), table(title="x" * 81), 400),
    "name of an event": ("/api/events", {"name": "x" * 80}, {"name": "x" * 81}, 400),
    "label of a token": ("/api/tokens", {"label": "x" * 40}, {"label": "x" * 41}, 400),
    "title of a deck": ("/api/kept", deck("x" * 80), deck("x" * 81), 400),
    "text of a deck": ("/api/kept", deck(content="x" * TEXT), deck(content="x" * (TEXT + 1)), 413),
    "short login": ("/api/accounts", account("an"), account("a"), 400),
    "long login": ("/api/accounts", account("a" * 40), account("a" * 41), 400),
    "short password": ("/api/accounts", account(password="x" * 8), account(password="x" * 7), 400),
    "long password": ("/api/accounts", account(password="x" * 200), account(password="x" * 201), 400),
    "short clock": ("/api/tables", clock(1), clock(0), 400),
    "long clock": ("/api/tables", clock(WEEK), clock(WEEK + 1), 400),
    "more time": ("/api/tables", clock(9, WEEK), clock(9, WEEK + 1), 400),
    "delay of watchers": ("/api/tables", table(delay=3600), table(delay=3601), 400),
}


@pytest.mark.parametrize("what", some_thorough(LENGTHS, 0))
def test_lengths(ann: Guest, what: str) -> None:
    """What is as long, as short or as much as may be is taken; one more is refused, in a sentence."""
    path, allowed, refused, status = LENGTHS[what]
    told = ann.post(path, refused)
    assert (told.status_code, bool(told.json()["why"])) == (status, True), told.text
    told = ann.post(path, allowed)
    assert told.status_code in (200, 201), told.text


def brought(ann: Guest) -> Any:
    """Bring a record."""
    return ann.post("/api/replays", msgspec.to_builtins(Record("vs", {"names": ["Ann", "Ben"]}, 1)))


COUNTS: dict[str, tuple[Any, str, Callable[[Guest, int], Any]]] = {
    "decks": (kept, "MOST", lambda ann, _: ann.post("/api/kept", deck())),
    "tokens": (people, "MOST_TOKENS", lambda ann, n: ann.post("/api/tokens", {"label": str(n)})),
    "events": (events, "MOST_EVENTS", lambda ann, n: ann.post("/api/events", {"name": f"Event {n}"})),
    "records": (replays, "MOST_BROUGHT", lambda ann, _: brought(ann)),
}


@pytest.mark.parametrize("what", some_thorough(COUNTS, 0))
def test_counts(ann: Guest, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Of each thing that is kept somebody may have so many, and not one more."""
    module, name, make = COUNTS[what]
    monkeypatch.setattr(module, name, 2)
    assert [make(ann, number).status_code for number in range(3)] == [201, 201, 409]


def test_players_of_an_event(ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event has so many players at most, however they come."""
    monkeypatch.setattr(events, "MOST_PLAYERS", 3)
    ann.post("/api/events", {"name": "Friday"})
    four = {"players": ["Ada", "Bob", "Cy", "Dee"]}
    assert ann.post("/api/events/1/register", four).json()["code"] == "full"
    assert ann.post("/api/events/1/players", {"text": "player\nAda\nBob\nCy\nDee\n"}).json()["code"] == "full"
    assert ann.post("/api/events/1/register", {"players": four["players"][:3]}).status_code == 200
    assert ben.post("/api/events/1/register").json()["code"] == "full"


def test_tables(tmp_path: Path) -> None:
    """Somebody may have so many tables that are not over; when one is, there is room for another."""
    with TestClient(make_app(Settings(data=tmp_path, warm=False, most_tables=2))) as client:
        ann = Guest(client, "Ann")
        assert [ann.post("/api/tables", table()).status_code for _ in range(3)] == [201, 201, 409]
        assert ann.post("/api/quick", {"game": "dcdb"}).status_code == 409
        client.app.state.hall.store.end(ann.get("/api/me/tables").json()[0]["id"], "over")
        assert ann.post("/api/tables", table()).status_code == 201


def test_requests(ann: Guest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An address may send so many requests, make so many new things, and fetch so many files, before it has to wait."""
    values = {"REQUESTS": 6, "PER_SECOND": 0, "MADE": 3, "MADE_PER_SECOND": 0, "FILES_SENT": 2, "FILES_PER_SECOND": 0}
    for name, value in values.items():
        monkeypatch.setattr(limits, name, value)
    with TestClient(make_app(Settings(data=tmp_path, warm=False))) as client:
        made = [client.post("/api/me", json={"name": "Ann"}).status_code for _ in range(4)]
        assert made == [200, 200, 200, 429]
        assert [client.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
        assert [client.get("/static/core/api.js").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.thorough
def test_size_of_a_request(ann: Guest) -> None:
    """A request has so many bytes, and not one more, wherever they stand."""
    body = json.dumps({"name": "Ann"}).encode()
    headers = {**ann.headers, "Content-Type": "application/json"}
    for size, status in ((app.MOST_BODY, 200), (app.MOST_BODY + 1, 413)):
        told = ann.client.post("/api/me", content=body.rjust(size), headers=headers)
        assert told.status_code == status, told.text


@pytest.mark.thorough
def test_size_of_a_message(ann: Guest) -> None:
    """A message has so many letters; a longer one closes the socket."""
    with ann.sit(ann.quick("dcdb")) as chair:
        chair.expect("view")
        chair.socket.send_text('{"t":"p"}'.rjust(MOST_BYTES))
        chair.expect("p")
        chair.socket.send_text('{"t":"p"}'.rjust(MOST_BYTES + 1))
        with pytest.raises(WebSocketDisconnect) as closed:
            chair.expect("nothing")
        assert closed.value.code == 4400


def test_number_of_messages(ann: Guest) -> None:
    """So many messages may come at once."""
    with ann.sit(ann.quick("dcdb")) as chair:
        for _ in range(CREDITS):
            chair.send("p")
        for _ in range(CREDITS):
            chair.expect("p")
    credits = Credits(CREDITS, 0)
    assert [credits.take() for _ in range(CREDITS + 1)] == [*[True] * CREDITS, False]


def test_chat(ann: Guest, stopped: Stopped) -> None:
    """What is said has so many letters, and so much is said at once."""
    with ann.sit(ann.quick("dcdb")) as chair:
        chair.send("say", id="long", words="x" * 501)
        assert chair.expect("refused")["code"] == "too_long"
        for number in range(SAYS):
            chair.send("say", id=str(number), words="x" * 500)
            assert len(chair.expect("said")["words"]) == 500
        chair.send("say", id="more", words="x")
        assert chair.expect("refused")["code"] == "too_fast"


def test_what_is_wrong(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence of what is wrong has so many letters, and so many of them are kept of a table."""
    monkeypatch.setattr(wrong, "MOST", 1)
    path = f"/api/tables/{ann.quick('dcdb')}/wrong"
    said = [ann.post(path, {"sentence": "x" * count, "n": 0}).status_code for count in (2_001, 2_000, 1)]
    assert said == [400, 201, 409]


@pytest.mark.parametrize("secure", [True, False])
def test_cookies(tmp_path: Path, secure: bool) -> None:
    """No script reads a cookie, no other page sends it with what it changes, and behind TLS it goes by TLS alone."""
    with TestClient(make_app(Settings(data=tmp_path, warm=False, secure=secure))) as client:
        told = [client.post("/api/me", json={"name": "Ann"})]
        client.post("/api/accounts", json=account(), headers={"Authorization": f"Bearer {told[0].cookies['longbox']}"})
        told += [client.post("/api/session", json=account()), client.delete("/api/session")]
        for reply in told:
            flags = {flag.strip().lower() for flag in reply.headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) == secure


def test_pages_have_no_scripts_in_them(client: TestClient[Any]) -> None:
    """The page loads its scripts and styles as files; nothing stands in it that a strict policy would refuse."""
    for path in ("/", "/table/x", "/events", "/nowhere", "/api/guide"):
        reply = client.get(path)
        assert "script-src 'self'" in reply.headers["content-security-policy"], path
        for piece in ("<script>", "<style", " onload=", " onclick=", " style=", "javascript:"):
            assert piece not in reply.text.lower(), (path, piece)
