"""Strangers, foreign pages and broken messages get a clear refusal, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import WAITS, Guest
from tests.server.stopped import Stopped

FOREIGN = {"Origin": "https://elsewhere.example"}


def test_foreign_pages(client: TestClient[Any], ann: Guest) -> None:
    """A page of somebody else's can neither change anything with one's cookie nor open a socket."""
    client.cookies.set("longbox", ann.token)
    assert client.post("/api/quick", json={"game": "dcdb"}, headers=FOREIGN).status_code == 403
    own = {"Origin": "http://testserver.local"}
    table = client.post("/api/quick", json={"game": "dcdb"}, headers=own).json()["id"]
    form = {**own, "Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/api/quick", content=b"game=dcdb", headers=form).status_code == 415
    path = f"/api/tables/{table}/socket?v=1"
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path, headers=FOREIGN) as socket:
        socket.receive_text(timeout=WAITS)
    assert closed.value.code == 4403


def test_other_names(tmp_path: Path) -> None:
    """A server for one machine can't be called by the name of somebody else's page."""
    with TestClient(make_app(Settings(data=tmp_path, warm=False, hosts=("localhost",)))) as local:
        assert local.get("/api/me", headers={"Host": "localhost:8000"}).status_code == 200
        assert local.get("/api/me", headers={"Host": "elsewhere.example"}).status_code == 403


def test_headers(client: TestClient[Any]) -> None:
    """Every answer says what a page may load, refusals included, and no page may have a script in itself."""
    for path in ("/", "/api/me", "/api/nothing", "/tables/x"):
        reply = client.get(path)
        assert "script-src 'self'" in reply.headers["content-security-policy"]
        assert "unsafe" not in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
    assert client.get("/static/..%2f..%2fserver/app.py").status_code == 404


def test_faults_tell_nothing(client: TestClient[Any], ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of ours is told in a sentence, without its trace."""
    monkeypatch.setattr("longbox.server.tables.quick_seats", lambda game: 1 / 0)
    reply = ann.post("/api/quick", {"game": "dcdb"})
    assert reply.status_code == 500
    assert reply.json()["code"] == "fault"
    assert "ZeroDivision" not in reply.text
    assert "Traceback" not in reply.text


def test_broken_messages(ann: Guest) -> None:
    """Whatever comes over a socket closes it with a code, or is refused; the table isn't harmed."""
    luck, table = random.Random(1), ann.quick("dcdb")
    good = '{"t":"answer","id":"x","q":"0.0","key":"Kick"}'
    broken = ["", "[]", "{}", "null", '{"t":"bicycle"}', "{" * 5000, '{"t":"sync","n":"x"}', "x" * 20_000]
    broken += ["".join(luck.sample(good, len(good))) for _ in range(5)]
    for message in broken:
        with ann.sit(table) as chair:
            chair.expect("view")
            chair.socket.send_text(message)
            with pytest.raises(WebSocketDisconnect) as closed:
                chair.expect("nothing")
        assert closed.value.code == 4400, message[:50]
    with ann.sit(table) as chair:
        chair.until_asked()
        for number in (-1, 10**11):
            chair.send("sync", n=number)
            chair.expect("view")
        chair.send("wish", id="w", what="undo", to=10**9)
        assert chair.expect("refused")["code"] == "stale"
        chair.answer(chair.keys()[0])


def test_too_much(ann: Guest, stopped: Stopped) -> None:
    """Who sends more than anybody can mean is cut off for a while, with the reason."""
    assert ann.post("/api/tables", {"game": "x" * 2_000_000}).status_code == 413
    with ann.sit(ann.quick("dcdb")) as chair:
        for _ in range(300):
            chair.send("p")
        with pytest.raises(WebSocketDisconnect) as closed:
            chair.expect("nothing")
    assert closed.value.code == 4429
    assert {ann.post("/api/me", {"name": "Ann"}).status_code for _ in range(100)} == {200, 429}


def test_the_schema(client: TestClient[Any]) -> None:
    """Programs find all routes described."""
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/me", "/api/tables/{id}/answers"} <= {*paths}


def test_no_file_of_an_older_page_is_used_after_an_upgrade(client: TestClient[Any]) -> None:
    """A browser asks before it uses a file that it has; what has not changed is not sent again, and nothing outside."""
    sent = client.get("/static/main.js")
    assert sent.headers["cache-control"] == "no-cache"
    again = client.get("/static/main.js", headers={"If-None-Match": sent.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", sent.headers["etag"])
    assert client.get("/static/main.js", headers={"If-None-Match": '"an older one"'}).content == sent.content
    outside = client.get("/static/..%2f..%2fserver/app.py", headers={"If-None-Match": sent.headers["etag"]})
    assert outside.status_code == 404
