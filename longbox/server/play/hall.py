"""All tables that are awake, and those who wake them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from longbox.server.play.room import Room
from longbox.server.storage.store import Store

THREADS: Final = 4
"""How many tables are worked at side by side."""

SLEEPS: Final = 60.0
"""After how many seconds a table goes to sleep that nobody looks at."""


class NoTable(Exception):
    """There is no such table, or its game has not begun."""


class Hall:
    """All tables that are awake.

    Attributes:
        store: Where everything is kept.
        rooms: The tables, by their ids.
        threads: Where rules, bots and faces are worked out, and where the database is waited for.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
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
            await asyncio.sleep(1)
            now = time.monotonic()
            for id, room in list(self.rooms.items()):
                if room.asleep() and now - room.touched > SLEEPS:
                    del self.rooms[id]
