"""A line whose other end is silent, or takes nothing in, is let go; one that is alive is not."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from longbox.server import socket
from longbox.server.socket import Line
from tests.server.common import run

LONG = 60.0


class Wire:
    """A socket: what is received comes when it is put there, and sending waits until it may go on."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[str] = asyncio.Queue()
        self.flows = asyncio.Event()

    async def send_text(self, words: str) -> None:
        """Send something."""
        await self.flows.wait()

    async def receive_data(self, mode: str) -> str:
        """What comes next."""
        return await self.coming.get()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks after lines looks often."""
    monkeypatch.setattr(socket, "LOOKS", 0.001)


def line_on(wire: Any) -> Line:
    """A line on a socket."""
    return Line(wire)


def test_silence_ends_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes for too long, and the line is let go."""
    monkeypatch.setattr(socket, "SILENT", 0.01)
    run(asyncio.wait_for(line_on(Wire()).let_go(), LONG))


def test_what_is_not_taken_in_ends_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that can't be sent for too long ends the line, however much comes by it; one that was sent doesn't."""
    monkeypatch.setattr(socket, "SENDS", 0.01)

    async def talk() -> None:
        wire = Wire()
        line = line_on(wire)
        wire.flows.set()
        await line.send(b"{}")
        looking = asyncio.create_task(line.let_go())
        done, _ = await asyncio.wait([looking], timeout=0.1)
        assert not done
        wire.flows.clear()
        stuck = asyncio.create_task(line.send(b"{}"))
        wire.coming.put_nowait("{}")
        assert await line.receive() == "{}"
        await asyncio.wait_for(looking, LONG)
        stuck.cancel()

    run(talk())


def test_whoever_speaks_is_heard() -> None:
    """Each message that comes begins the time of silence anew."""
    line = line_on(wire := Wire())
    line._heard -= 2 * socket.SILENT
    assert line._lost(time.monotonic())
    wire.coming.put_nowait("{}")
    run(line.receive())
    assert not line._lost(time.monotonic())
    assert line._lost(time.monotonic() + socket.SILENT + 1)
