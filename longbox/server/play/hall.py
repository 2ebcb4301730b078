"""All tables that are awake, and those who wake them."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from longbox.server.measures import AWAKE, SOCKETS
from longbox.server.messages import AGAIN
from longbox.server.play.clocks import now_ms
from longbox.server.play.kept import LOG
from longbox.server.play.presence import Presence
from longbox.server.play.room import Room
from longbox.server.play.uncut import to_the_end
from longbox.server.storage.database import Unreachable
from longbox.server.storage.store import Store
from longbox.server.sweeping import Sweeper

THREADS: Final = 16
"""How many tables are worked at side by side; most of them wait until what they did is on the disk."""

TICKS = 1.0
"""After how many seconds tables are looked after again."""

RESTARTS: Final = 10
"""How many seconds a restart takes at most, as players are told."""

GOODBYES: Final = 0.2
"""How many seconds are left for the last messages."""

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
        poll: After how many seconds to look for what no notice told.
        sweeper: Who looks for memory that nobody uses any more, in a process that does nothing else than serve.
        threads: Where rules, bots and faces are worked out, and where the database is waited for.
    """

    def __init__(self, store: Store, poll: float) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.presences: dict[str, Presence] = {}
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="table")
        self.poll = poll
        self.sweeper: Sweeper | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._catching: set[asyncio.Task[None]] = set()
        self._closing = False

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
        loop = asyncio.get_running_loop()
        self._tasks = [asyncio.create_task(self._tick())]
        if self.store.database.shared:
            self._tasks.append(asyncio.create_task(self._poll()))
            threading.Thread(target=self._listen, args=[loop], daemon=True, name="listener").start()

    async def say_goodbye(self) -> None:
        """Tell all that the server restarts, and let their sockets go, once."""
        if self._closing:
            return
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            await room.announce_restart(RESTARTS)
            for connection in room.audience.sockets:
                connection.close(AGAIN, "The server restarts.")
        await asyncio.sleep(GOODBYES)

    async def close(self) -> None:
        """Let everything go to sleep."""
        await self.say_goodbye()
        await asyncio.to_thread(self.threads.shutdown)

    # Other workers

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear in a thread of its own that tables have grown."""
        for sitting, n in self.store.database.heard(lambda: self._closing):
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._grown, sitting, n)

    def _grown(self, sitting: str, n: int) -> None:
        """Catch up with a table that has grown elsewhere; the entry 0 means that something was said there."""
        room = self.rooms.get(sitting)
        if room is None:
            return
        work = room.hear() if n == 0 else room.catch_up() if n > room.n else None
        if work is not None:
            task = asyncio.get_running_loop().create_task(work)
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)

    async def _poll(self) -> None:
        """Look slowly for what no notice told."""
        while True:
            await asyncio.sleep(self.poll)
            awake = [id for id, room in self.rooms.items() if room.audience.sockets]
            try:
                heads = await asyncio.get_running_loop().run_in_executor(self.threads, self.store.heads, awake)
            except Unreachable as error:
                LOG.warning("database", error=error)
                continue
            for id, n in heads.items():
                self._grown(id, n)

    # What happens in time

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICKS)
            if self.sweeper is not None:
                self.sweeper.sweep()
            AWAKE.set(len(self.rooms))
            SOCKETS.set(sum(len(room.audience.sockets) for room in self.rooms.values()))
            for id, room in list(self.rooms.items()):
                try:
                    await to_the_end(self._look_after(id, room))
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
        await room.rest()
        if room.stalled():
            room.drive()
        if room.audience.watched is not None and room.sitting.terms.delay:
            await room.show_watchers()
