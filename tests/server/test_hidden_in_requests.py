"""Requests tell nothing hidden: whatever cards lie where somebody can't know, all answers, their sizes, what sockets
say at first and the lines that the server writes down are the same, byte for byte."""

from __future__ import annotations

import random
import re
import secrets
import time
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.server import limits, socket
from longbox.server.play.room import Room
from tests.server.common import WAITS, Guest, together
from tests.server.test_hidden_on_the_wire import other_world, pairs

ANSWERS: Final = 12
TIMES: Final = re.compile(r'"timestamp": "[^"]*"|\d\d\d\d-\d\d-\d\dT[0-9:.]*Z')


def got(guest: Guest, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes, list[Any]]:
    """All that somebody gets for a request, headers and size included."""
    asked = {**guest.headers, **headers}
    reply = guest.client.request(method, path, headers=asked, json=body)
    return reply.status_code, reply.content, sorted(reply.headers.items())


def requests(guest: Guest, table: str, names: list[str]) -> list[Any]:
    """What all the requests bring that could tell of a table whose game goes on."""
    here = f"/api/tables/{table}"
    paths = [here, f"{here}/steps?wait=0", f"{here}/record", f"{here}/chat", f"{here}/cards", "/api/me/tables"]
    paths += ["/api/tables?which=playing", f"/api/replays/{table}", f"/api/replays/{table}/moments/3"]
    paths += [
        f"/api/replays/{table}/record",
        f"/api/replays/{table}?eyes=0",
        f"{here}/wrong/x.json",
        f"{here}/{names[0]}",
    ]
    told = [got(guest, "GET", path) for path in paths]
    told.append(got(guest, "POST", f"/api/replays/{table}/play-on", {"moment": 2}))
    for number, name in enumerate(names):
        for question in ("0.0", "1.0"):
            answer = {"q": question, "key": f"Bicycle {name}"}
            told.append(got(guest, "POST", f"{here}/answers", answer, **{"Idempotency-Key": f"{guest.name}-{number}"}))
    return told


def spoken(guest: Guest, table: str, door: str, names: list[str]) -> list[str]:
    """What a socket says at first, and of cards that somebody asks for by name."""
    chair = guest.sit(table, door=door)
    with chair.socket as socket:
        words = [_heard(socket), _heard(socket)]
        for name in names:
            for message in [{"t": "look", "card": name}, {"t": "why", "key": name}]:
                socket.send_json(message)
                words.append(_heard(socket))
    return words


def _heard(socket: Any) -> str:
    """The next message that isn't about who is there, which comes when it comes."""
    while True:
        words = str(socket.receive_text(timeout=WAITS))
        if '"t":"crowd"' not in words:
            return words


def exchange(room: Room, world: Game[Any]) -> None:
    """Let a table have another world, and forget what was seen of this one."""
    room.progress.table.game = world
    room.audience.lose()
    watched = room.audience.watched
    if watched is not None:
        watched.progress.table.game = world
        watched.eyes.lose()


@pytest.mark.parametrize(
    "game", ["dcdb", *[pytest.param(game, marks=pytest.mark.thorough) for game in ("vs", "forever")]]
)
def test_requests_tell_nothing_hidden(
    capsys: pytest.CaptureFixture[str],
    client: TestClient[Any],
    ann: Guest,
    ben: Guest,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Players, watchers and strangers: the same answers, refusals, error pages, sizes and lines of the server's log."""
    cem, nobody = Guest(client, "Cem"), Guest(client, "Nob")
    nobody.token = "bicycle"
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    table = together(ann, ben, game, watch="public", listed=True)
    monkeypatch.setattr(secrets, "token_hex", lambda count: "0" * count)
    monkeypatch.setattr(socket, "now_ms", lambda: 7)
    monkeypatch.setattr(limits.Limits, "count", lambda known, request: None)
    luck = random.Random(2)
    assert ann.get(f"/api/tables/{table}/steps?wait=0").status_code == 200
    room = client.app.state.hall.rooms[table]
    for number in range(ANSWERS):
        question: Question = room.progress.table.questions[0]
        offered = question.keys()
        key = luck.choice([key for key in offered if "oncede" not in key])
        answer = {"q": room.progress.name_of(question), "key": key}
        (ann, ben)[question.player].post(f"/api/tables/{table}/answers", answer, **{"Idempotency-Key": str(number)})
        while room.busy:
            time.sleep(0.01)
    swapped = 0
    for viewer, guest in enumerate((ann, ben)):
        here = room.progress.table.game
        swaps = pairs(room.progress, viewer, luck)
        swapped += len(swaps)
        names = sorted({card.name for pair in swaps for card in pair})
        told: list[list[Any]] = []
        for exchanged in ([], swaps):
            exchange(room, other_world(here, room.progress, exchanged))
            capsys.readouterr()
            got_now = [requests(one, table, names) for one in (guest, cem, nobody)]
            got_now += [spoken(guest, table, "socket", names), spoken(cem, table, "watch", names)]
            told.append([*[one for found in got_now for one in found], TIMES.sub("", capsys.readouterr().err)])
        exchange(room, here)
        for one, other in zip(*told, strict=True):
            assert one == other
        assert {200, 401, 404, 409} <= {one[0] for one in told[0] if isinstance(one, tuple)}
    assert swapped > 2
