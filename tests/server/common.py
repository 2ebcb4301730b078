"""People at a server's tables, for the tests: each keeps what a page keeps."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
import pytest
from litestar.testing import TestClient

from longbox.faces.changes import Changes, changed_face
from longbox.faces.face import TableFace
from longbox.server import helpers, socket, trying, workshop
from longbox.server.play import hall
from longbox.server.storage.database import Unreachable
from longbox.server.storage.store import Store

T = TypeVar("T")

WAITS = 120.0
"""After how many seconds a message is taken not to come: many, as a busy machine is slow."""


LONG: Final = 900.0
"""How many seconds a server in a test waits before it takes something to be broken."""


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Let servers of this process wait longer for helpers that read texts, and for people who say nothing."""
    reading = ((helpers, ("SECONDS", "STARTS", "WAITS")), (trying, ("SECONDS",)), (workshop, ("SEEKS",)))
    for module, names in (*reading, (socket, ("SILENT", "SENDS"))):
        for name in names:
            patch.setattr(module, name, LONG)


class Guest:
    """Somebody with a name, who is known by a token."""

    def __init__(self, client: TestClient[Any], name: str) -> None:
        self.client = client
        self.name = name
        reply = client.post("/api/me", json={"name": name})
        self.token = reply.cookies["longbox"]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        """By which the guest is known."""
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str) -> Any:
        """The answer to GET."""
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        """The answer to POST."""
        return self.client.post(path, json=body or {}, headers={**self.headers, **headers})

    def quick(self, game: str) -> str:
        """A table against a bot."""
        return str(self.post("/api/quick", {"game": game}).json()["id"])

    def sit(self, table: str, query: str = "", door: str = "socket") -> Chair:
        """A socket of a table."""
        return Chair(self, table, query, door)


class Chair:
    """A socket of a table, and what a page knows by it.

    Attributes:
        n: The last entry.
        face: The face of the table, made of views and changes.
        asked: Who is asked.
        log: All messages.
    """

    def __init__(self, guest: Guest, table: str, query: str = "", door: str = "socket") -> None:
        path = f"/api/tables/{table}/{door}?v=1{query}"
        self.guest = guest
        self.socket = guest.client.websocket_connect(path, headers=guest.headers)
        self.n = -1
        self.eyes = ""
        self.face: TableFace | None = None
        self.asked: list[dict[str, Any]] = []
        self.undo: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._given = 0

    def __enter__(self) -> Chair:
        self.socket = self.socket.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.socket.__exit__(*error)

    def send(self, kind: str, **body: Any) -> None:
        """Send a message."""
        self.socket.send_json({"t": kind, **body})

    def read(self) -> dict[str, Any]:
        """The next message, after which it is known what it tells."""
        message = json.loads(self.socket.receive_text(timeout=WAITS))
        self.log.append(message)
        if message["t"] in ("view", "step"):
            self._take(message)
        return dict(message)

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "view":
            self.face = msgspec.convert(message["view"], TableFace)
            self.eyes = message["eyes"]
        else:
            assert message["n"] == self.n + 1, "exactly one step for each entry"
            assert self.face is not None
            self.face = changed_face(self.face, msgspec.convert(message.get("changes", {}), Changes))
        self.n = message["n"]
        self.asked = message.get("asked", [])
        self.undo = message.get("undo", {})

    def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message comes that is meant."""
        while True:
            message = self.read()
            if met(message):
                return message

    def expect(self, kind: str) -> dict[str, Any]:
        """Read until a message of a kind comes."""
        return self.until(lambda message: message["t"] == kind)

    def wait(self, n: int) -> None:
        """Read until an entry is seen."""
        while self.n < n:
            self.read()

    def sees_nothing_new(self) -> bool:
        """Whether no entry comes, though the table was looked after meanwhile."""
        before = self.n
        time.sleep(3 * hall.TICKS)
        self.send("p")
        self.expect("p")
        return self.n == before

    @property
    def question(self) -> str:
        """The question that is asked here; "" if none is."""
        return next((asked["q"] for asked in self.asked if asked.get("yours")), "")

    @property
    def over(self) -> bool:
        """Whether the face says who won."""
        return self.face is not None and bool(self.face.result)

    def keys(self) -> list[str]:
        """What can be answered."""
        assert self.face is not None
        assert self.face.asked is not None
        return [offer.answers[0] for offer in self.face.asked.offers]

    def answer(self, key: str, id: str = "") -> int:
        """Answer, and wait until it is seen; gives the entry."""
        self._given += 1
        named = id or f"{self.guest.name}-{self._given}"
        self.send("answer", id=named, q=self.question, key=key)
        taken = self.until(lambda message: message["t"] in ("taken", "refused") and message["id"] == named)
        assert taken["t"] == "taken", taken
        self.wait(taken["n"])
        return int(taken["n"])

    def until_asked(self) -> bool:
        """Read until this player is asked; tells whether that came before the end."""
        while not self.question and not self.over:
            self.read()
        return not self.over


def run(work: Coroutine[Any, Any, T]) -> T:
    """Carry out what is asynchronous in a thread of its own: in this one the loop of an earlier test's browser runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def together(ann: Guest, ben: Guest, game: str = "dcdb", **terms: Any) -> str:
    """A table of two."""
    wished = {"game": game, "seats": [{"who": "me"}, {"who": "open"}], **terms}
    made = ann.post("/api/tables", wished)
    assert made.status_code == 201, made.text
    joined = ben.post(f"/api/tables/{made.json()['id']}/join", {"invite": made.json()["invite"]})
    assert joined.json()["state"] == "playing", joined.text
    return str(made.json()["id"])


def asked_of(*chairs: Chair) -> Chair:
    """Who is asked; all have read all that there is."""
    n = max(chair.n for chair in chairs)
    for chair in chairs:
        chair.wait(n)
    while not any(chair.question for chair in chairs):
        for chair in chairs:
            chair.read()
    return next(chair for chair in chairs if chair.question)


@contextmanager
def both(ann: Guest, ben: Guest, table: str) -> Iterator[tuple[Chair, Chair]]:
    """The sockets of the two at a table: of the one who is asked, and of the other."""
    with ann.sit(table) as hers, ben.sit(table) as his:
        for chair in (hers, his):
            chair.expect("view")
        active = asked_of(hers, his)
        yield active, his if active is hers else hers


def fail_once(store: Store, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the database be gone the next time that something is asked of it, and be there again afterwards."""
    whole = getattr(store, what)

    def fail(*told: object) -> None:
        monkeypatch.setattr(store, what, whole)
        raise Unreachable("The disk is full.")

    monkeypatch.setattr(store, what, fail)
