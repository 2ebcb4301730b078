"""Programs: a description that fits, tokens of their own, seats at tables, and answers for the arena."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from litestar.testing import TestClient

from longbox.commands.arena import command as arena
from longbox.players.remote import TOKEN
from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import WAITS, Guest

BOT = Path(__file__).parents[2] / "examples" / "web_bot.py"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that programs reach over the network."""
    app = make_app(Settings(data=tmp_path, warm=False))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(WAITS)


def test_the_description_fits(client: TestClient[Any]) -> None:
    """Each route tells what it gives and how it fails; what it refers to is there; sockets tell their messages."""
    told = client.get("/api/schema/openapi.json").json()
    kinds = told["components"]["schemas"]
    for name in {found.rsplit("/", 1)[1] for found in refs(told)}:
        assert name in kinds
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            assert "4XX" in operation["responses"], (method, path)
            assert operation["description"], (method, path)
    assert {"Message.Answer", "Message.Stepped"} <= kinds.keys()
    assert len(told["x-sockets"]) == 3
    refused = client.put("/api/me", json={})
    assert (refused.status_code, "GET" in refused.headers["allow"]) == (405, True)


def refs(part: Any) -> Iterator[str]:
    """All references in a description."""
    if isinstance(part, dict):
        if isinstance(found := part.get("$ref"), str):
            yield found
        for value in part.values():
            yield from refs(value)
    elif isinstance(part, list):
        for value in part:
            yield from refs(value)


def test_a_program_has_a_name_of_its_own(ann: Guest, ben: Guest) -> None:
    """A program's token is known as the program; its owner seats it and ends it, and nobody else does either."""
    token = ann.post("/api/tokens", {"label": "Saver", "program": True}).json()
    program = {"Authorization": f"Bearer {token['token']}"}
    assert ann.client.get("/api/me", headers=program).json()["person"]["name"] == "Saver"
    [listed] = ann.get("/api/programs").json()
    assert (listed["id"], listed["connected"]) == (token["program"], False)
    seats = {"game": "dcdb", "seats": [{"who": "me"}, {"who": "program", "bot": token["program"]}]}
    assert ben.post("/api/tables", seats).status_code == 404
    table = ann.post("/api/tables", seats).json()
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Saver"]
    assert [one["id"] for one in ann.client.get("/api/me/tables", headers=program).json()] == [table["id"]]
    assert ben.client.delete(f"/api/tokens/{token['id']}", headers=ben.headers).status_code == 404
    assert ann.client.delete(f"/api/tokens/{token['id']}", headers=ann.headers).status_code == 204
    assert ann.client.get("/api/me", headers=program).json()["person"] is None


def test_only_the_owner_asks_a_program(ann: Guest, ben: Guest) -> None:
    """A question reaches the program's socket, and its answer comes back; others, and programs that are away, fail."""
    token = ann.post("/api/tokens", {"label": "Saver", "program": True}).json()
    where, asked = f"/api/programs/{token['program']}/answers", {"game": "dcdb", "view": {"title": "x"}}
    assert ann.post(where, asked).json()["code"] == "gone"
    headers = {"Authorization": f"Bearer {token['token']}"}
    with ann.client.websocket_connect("/api/programs/socket", headers=headers) as line:
        assert ben.post(where, asked).status_code == 404
        found: list[Any] = []
        thread = threading.Thread(target=lambda: found.append(ann.post(where, asked)))
        thread.start()
        question = json.loads(line.receive_text(timeout=WAITS))
        assert (question["t"], question["view"]) == ("ask", {"title": "x"})
        line.send_json({"t": "answer", "id": question["id"], "key": "Kick"})
        thread.join(WAITS)
        assert found[0].json() == {"key": "Kick"}


@pytest.mark.thorough
def test_the_example_plays(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the docs, of 50 lines at most, plays a whole game against a person, and meets bots in the arena."""
    assert len(BOT.read_text().splitlines()) <= 50
    with httpx.Client(base_url=address, timeout=60) as person:
        person.post("/api/me", json={"name": "Ann"})
        token = person.post("/api/tokens", json={"label": "Saver", "program": True}).json()
        words = [sys.executable, str(BOT), address]
        with subprocess.Popen(words, env={**os.environ, TOKEN: token["token"]}) as bot:
            try:
                seats = [{"who": "me"}, {"who": "program", "bot": token["program"]}]
                table = person.post("/api/tables", json={"game": "dcdb", "seats": seats, "undo": "off"}).json()["id"]
                assert play(person, table) > 5
                mine = person.post("/api/tokens", json={"label": "arena"}).json()["token"]
                monkeypatch.setenv(TOKEN, mine)
                until_connected(person)
                where = f"{address}/api/programs/{token['program']}/answers"
                told = CliRunner().invoke(arena, ["dcdb", "random", where, "--games", "2"], catch_exceptions=False)
                assert told.exit_code == 0, told.output
                monkeypatch.setenv(TOKEN, "wrong")
                refused = CliRunner().invoke(arena, ["dcdb", "random", where, "--games", "2"])
                assert "401" in str(refused.exception)
            finally:
                bot.kill()


def until_connected(person: httpx.Client) -> None:
    """Wait until the person's program can be asked."""
    deadline = time.monotonic() + WAITS
    while not person.get("/api/programs").json()[0]["connected"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)


def play(person: httpx.Client, table: str) -> int:
    """Play a game by HTTP with the first answer that is offered; tells how often the person was asked."""
    count, deadline, address = 0, time.monotonic() + 300, f"/api/tables/{table}"
    while person.get(address).json()["state"] == "playing":
        assert time.monotonic() < deadline
        seen = person.get(f"{address}/steps").json()[1]
        mine = [one["q"] for one in seen.get("asked", []) if one.get("yours")]
        if mine:
            count += 1
            given = {"q": mine[0], "key": seen["view"]["asked"]["offers"][0]["answers"][0]}
            reply = person.post(f"{address}/answers", json=given, headers={"Idempotency-Key": mine[0]})
            assert reply.status_code in (201, 409), reply.text
        else:
            person.get(f"{address}/steps", params={"n": seen["n"], "wait": 5})
        time.sleep(0.1)
    return count
