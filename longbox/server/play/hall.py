"""All tables that are awake, and those who wake them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from longbox.server.play.presence import Presence
from longbox.server.play.room import LOG, Room, now_ms
from longbox.server.storage.store import Store

THREADS: Final = 4
"""How many tables are worked at side by side."""

TICKS = 1.0
"""After how many seconds tables are looked after again."""

SLEEPS: Final = 60.0
"""After how many seconds a table goes to sleep that nobody looks at."""


class NoTable(Exception):
    """There is no such table, or its game has not begun."""


class Hall:
    """All tables that are awake.

    Attributes:
        store: Where everything is kept.
        rooms: The tables, by their ids.
        presences: Who is there, by the same.
        threads: Where rules, bots and faces are worked out, and where the database is waited for.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.presences: dict[str, Presence] = {}
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="table")
        self._ticking: asyncio.Task[None] | None = None

    async def room(self, id: str) -> Room:
        """A table, which is woken if it is asleep.

        Raises:
            NoTable: There is none, or its game has not begun.
        """
        found = self.rooms.get(id)
        if found is None:
            sitting = await asyncio.get_running_loop().run_in_executor(self.threads, self.store.sitting, id)
            if sitting is None or not sitting.seed:
                raise NoTable(id)
            found = self.rooms.setdefault(id, Room(sitting, self.store, self.threads))
        found.touched = time.monotonic()
        return found

    def open(self) -> None:
        """Begin to look after the tables."""
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Let everything go to sleep."""
        if self._ticking is not None:
            self._ticking.cancel()
        for room in self.rooms.values():
            for connection in room.connections.values():
                connection.close(1012, "The server restarts.")
        self.threads.shutdown(wait=True)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICKS)
            for id, room in list(self.rooms.items()):
                try:
                    await self._look_after(id, room)
                except Exception:
                    LOG.exception("fault", table=id)

    async def _look_after(self, id: str, room: Room) -> None:
        """See who is there; let a table sleep at which nobody is."""
        if room.asleep():
            if time.monotonic() - room.touched > SLEEPS:
                self.rooms.pop(id)
                self.presences.pop(id, None)
            return
        await self.presences.setdefault(id, Presence()).look(room, now_ms())
        room.tell_request()
        if room.watched is not None and room.sitting.terms.delay:
            await room.show_watchers()
