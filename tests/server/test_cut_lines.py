"""A line that is cut while what came by it is being done: it is done to its end, and everybody sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from benchmarks.loading.tables import places
from longbox.server.app import open_database
from longbox.server.lines import Connection
from longbox.server.messages import encode
from longbox.server.play.audience import Told
from longbox.server.play.progress import Progress
from longbox.server.play.room import Room
from longbox.server.settings import Settings
from longbox.server.socket import Socket, hello, talk
from longbox.server.storage.rows import Entry
from longbox.server.storage.store import Store
from tests.server.common import WAITS, run


class CutSocket:
    """A socket by which one message comes, and which is found to be cut when the answer in it is acknowledged.

    Args:
        message: What comes.
    """

    def __init__(self, message: dict[str, Any]) -> None:
        self._messages = [json.dumps(message)]

    async def receive_data(self, mode: str) -> str:
        """The message; nothing more comes, as the server reads on when it has done what came first."""
        if not self._messages:
            await asyncio.Event().wait()
        return self._messages.pop()

    async def send_text(self, message: str) -> None:
        """Send nothing any more from the acknowledgement on."""
        if json.loads(message)["t"] == "taken":
            raise WebSocketDisconnect(detail="The line is cut.")


class Held:
    """What the next entry did is shown only when it is let go.

    Attributes:
        begun: Is set when the entry is stored.
        go_on: Lets it be shown.
        order: What was done, in its order.
    """

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = Event(), Event()
        self.order: list[str] = []
        self._steps = room.audience.steps
        monkeypatch.setattr(room.audience, "steps", self._wait)

    def _wait(self, progress: Progress, entries: Sequence[Entry]) -> Told:
        self.begun.set()
        assert self.go_on.wait(WAITS)
        self.order.append("shown")
        return self._steps(progress, entries)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A table of two."""
    settings = Settings(data=tmp_path, warm=False)
    [placed] = places(settings, 1)
    database = open_database(settings)
    sitting = Store(database).sitting(placed.id)
    assert sitting is not None
    with ThreadPoolExecutor(4) as threads:
        yield Room(sitting, Store(database), threads)
    database.close()


async def come(room: Room) -> list[Connection]:
    """Let both sit down; whoever is asked comes first."""
    people = [str(seat.person) for seat in room.sitting.seats]
    sat = [Connection(person, "") for person in people]
    for connection in sat:
        assert await room.connect(connection, None, "", lambda eyes: encode(hello(room, eyes)))
    while room.busy:
        await asyncio.sleep(0.01)
    asked = room.progress.table.questions[0].player
    return sorted(sat, key=lambda connection: connection.person != people[asked])


async def see(connection: Connection, n: int) -> None:
    """Read until an entry is shown."""
    while (told := json.loads(await asyncio.wait_for(connection.next(), WAITS))).get("t") != "step" or told["n"] < n:
        pass


def test_what_is_stored_is_shown_though_the_line_was_cut(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose line is cut as their answer is acknowledged: the other sees it, and nobody touches the game meanwhile."""

    async def play() -> list[str]:
        active, passive = await come(room)
        held, n = Held(room, monkeypatch), room.n + 1
        question = room.progress.table.questions[0]
        answer = {"t": "answer", "id": "last", "q": room.progress.question_name(question.player)}
        socket = cast(Socket, CutSocket({**answer, "key": question.keys()[0]}))
        talking = asyncio.create_task(talk(socket, active, room))
        await asyncio.wait_for(talking, WAITS)
        assert await asyncio.to_thread(held.begun.wait, WAITS)
        working = asyncio.create_task(room.work(held.order.append, "worked"))
        held.go_on.set()
        await see(passive, n)
        await working
        return held.order

    assert run(play()) == ["shown", "worked"]
