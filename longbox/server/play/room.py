"""A table that is awake: its game in memory, those who look at it, and what they do, one thing after another.

What a room knows can be found again in the database at any time. Rules, bots and faces are worked out in threads, so
that other tables don't wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final, TypeVar

from msgspec import structs

from longbox.kernel.errors import LongboxError
from longbox.kernel.zones import NOBODY
from longbox.server.lines import Connection
from longbox.server.measures import ANSWERS, REFUSALS, TAKEN
from longbox.server.messages import Answer, Asking, Crowd, Refused, Request, Restarting, Said, Taken, encode
from longbox.server.play.audience import Audience, Told
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import ANSWER, PAUSE, Refusal
from longbox.server.play.eyes import Eyes
from longbox.server.play.kept import LOG, Effects, Kept
from longbox.server.play.progress import Progress
from longbox.server.play.watching import Watch
from longbox.server.play.wishing import request_told
from longbox.server.storage.database import Clash, Doubtful, Unreachable
from longbox.server.storage.rows import Entry, Sitting
from longbox.server.storage.store import Store

R = TypeVar("R")

STALLS: Final = 3.0
"""After how many seconds another worker goes on where a bot is asked and nothing happens."""

RESTS: Final = 10.0
"""After how many seconds without an answer memory is saved."""


class Room:
    """A table that is awake.

    Attributes:
        store: Where its log is kept.
        audience: Those who look at it.
        kept: Its game.
        grew: When the log grew last, by the clock of the process.
        heard: The number of what was said last.
        touched: When somebody was there last, by the same.
    """

    def __init__(self, sitting: Sitting, store: Store, threads: Executor) -> None:
        self.store = store
        self.audience = Audience()
        self.kept = Kept(sitting, store, self.audience)
        self.touched = time.monotonic()
        self.grew = time.monotonic()
        self.heard = -1
        self._threads = threads
        self._lock = asyncio.Lock()
        self._hearing = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None
        self._rested = -1
        self._closing = False
        self._request: Request | None = None
        self._crowd: Crowd | None = None

    @property
    def sitting(self) -> Sitting:
        """What the table agreed on."""
        return self.kept.sitting

    @property
    def progress(self) -> Progress:
        """The game; loaded where it isn't in memory. To be used by what `work` does."""
        return self.kept.progress

    @property
    def awake(self) -> Progress | None:
        """The game, if it is in memory: to be looked at, not to be changed."""
        return self.kept.awake

    @property
    def n(self) -> int:
        """The last entry that is known here; 0 where the game isn't in memory."""
        return 0 if self.awake is None else self.awake.n

    # Working in threads

    async def work(self, task: Callable[..., R], *arguments: Any) -> R:
        """Do something with the game while nothing else is done with it; waits for what came before."""
        async with self._lock:
            return await self._in_thread(task, *arguments)

    async def _in_thread(self, task: Callable[..., R], *arguments: Any) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._threads, task, *arguments)

    # Coming and going

    def eyes_of(self, person: str) -> Eyes | None:
        """The eyes of somebody who sits here; to be used by what `work` does."""
        seats = self.progress.seats_of(person)
        if not seats:
            return None
        return self.audience.eyes.setdefault(person, Eyes(seats))

    async def connect(self, connection: Connection, n: int | None, eyes: str, greet: Callable[[Eyes], bytes]) -> bool:
        """Let somebody look: greet them, and tell what they missed, or all; tells whether they sit here."""
        async with self._lock:
            found = await self._in_thread(self._welcome, connection.person, n, eyes, greet)
            if found is None:
                return False
            self.audience.enter(connection, found)
            self._tell_newcomer(connection)
        self.touched = time.monotonic()
        self.drive()
        return True

    def _welcome(self, person: str, n: int | None, named: str, greet: Callable[[Eyes], bytes]) -> list[bytes] | None:
        eyes = self.eyes_of(person)
        if eyes is None:
            return None
        if self.heard < 0:
            self.heard = max([said.no for said in self.store.said(self.sitting.id)], default=0)
        missed = None if n is None else eyes.since(n, named)
        if missed is None:
            self.progress.look_ahead()
            missed = [eyes.see(self.progress, self.progress.clocks_at(now_ms()))]
        return [greet(eyes), *missed]

    def disconnect(self, connection: Connection) -> None:
        """Let somebody go, unless another socket has taken over."""
        self.touched = time.monotonic()
        self.audience.leave(connection)

    async def missed(self, person: str, n: int, eyes: str) -> list[bytes]:
        """What somebody missed since an entry: the steps, or all that is seen now."""

        def found() -> list[bytes]:
            own = self.eyes_of(person)
            if own is None:
                raise Refusal("not_yours", "You don't sit here.")
            own.used = time.monotonic()
            steps = own.since(n, eyes or own.id)
            return [own.see(self.progress, self.progress.clocks_at(now_ms()))] if steps is None else steps

        return await self.work(found)

    # Answers

    async def answer(self, person: str, message: Answer) -> Taken | Refused:
        """Take an answer: it is stored, then acknowledged, then everybody sees what it did."""
        with TAKEN.time():
            reply = await self.act(person, message.id, lambda: self._give(person, message))
        if isinstance(reply, Taken):
            ANSWERS.inc()
        return reply

    async def act(
        self, person: str, id: str, make: Callable[[], list[Entry]], *, retry: bool = True, quiet: bool = False
    ) -> Taken | Refused:
        """Store the entries that something makes, acknowledge it, and show what they did.

        Args:
            person: Who does it.
            id: What the client calls it: sent twice, it counts once.
            make: Makes the entries; called in a thread, while nothing else is done with the game.
            retry: Whether to try again where another worker was first.
            quiet: Whether nothing is acknowledged.

        Raises:
            Doubtful: Nobody knows whether it is stored. Whoever sent it sends it again, and is then told.
        """
        loop = asyncio.get_running_loop()

        def done() -> tuple[Taken, Effects]:
            n, entries = self.kept.take(person, id, make)
            taken = Taken(id, n)
            if not quiet:
                loop.call_soon_threadsafe(self.audience.tell, person, taken)
            return taken, self.kept.done(entries)

        try:
            async with self._lock:
                taken, effects = await self._in_thread(done)
                self._show(effects)
        except Refusal as refusal:
            return await self.refuse(person, id, refusal)
        except Clash:
            if retry:
                return await self.act(person, id, make, retry=False, quiet=quiet)
            return await self.refuse(person, id, Refusal("stale", "Somebody else was first."))
        except Doubtful:
            raise
        except Unreachable:
            return await self.refuse(person, id, Refusal("fault", "The server can't store anything right now."))
        if effects.goes_on:
            self.drive()
        return taken

    def _give(self, person: str, message: Answer) -> list[Entry]:
        progress = self.progress
        seats = [seat for seat in progress.seats_of(person) if seat not in progress.bots]
        question = progress.question_of(seats, message.q)
        progress.check(question, message.key)
        progress.noted(question, message.key, message.then, message.more)
        return [Entry(progress.n + 1, question.player, ANSWER, {"key": message.key}, message.id, now_ms())]

    async def refuse(self, person: str, id: str, refusal: Refusal) -> Refused:
        """Tell somebody that what they sent changes nothing.

        Where another worker was first, the game was loaded anew for it: then all who saw less see it now.
        """

        def found() -> tuple[tuple[Asking, ...], Told]:
            progress = self.awake
            if progress is None:
                return (), []
            told = self.audience.seen_anew(progress)
            return progress.asking(progress.seats_of(person)), told

        asking, told = await self.work(found)
        self.audience.send(told)
        refused = Refused(id, refusal.code, str(refusal), refusal.rule, asking)
        REFUSALS.labels(refusal.code).inc()
        self.audience.tell(person, refused)
        return refused

    async def happen(self, make: Callable[[], list[Entry]]) -> None:
        """Store entries that nobody sends, and show what they did."""

        def done() -> Effects:
            made = make()
            return self.kept.done(self.kept.add(made) if made else [])

        try:
            async with self._lock:
                self._show(await self._in_thread(done))
        except LongboxError:
            LOG.warning("late", table=self.sitting.id)
        self.drive()

    async def announce_restart(self, within: int) -> None:
        """Tell all that the server restarts; clocks stand still until somebody is back."""
        self._closing = True
        progress = self.awake
        if progress is not None and progress.clocks.terms and not progress.paused and not progress.over:
            await self.happen(lambda: [Entry(self.progress.n + 1, NOBODY, PAUSE, {"restart": True}, None, now_ms())])
        self.audience.tell_all(Restarting(within))

    # Showing

    def _show(self, effects: Effects) -> None:
        """Show everybody what has just happened."""
        self.grew = time.monotonic()
        self.audience.send(effects.told)
        self.audience.tell_watchers(effects.watched)
        self.tell_request()

    def tell_crowd(self, crowd: Crowd) -> None:
        """Tell all who is there, where that is another than before; who comes later is told as they come."""
        if crowd != self._crowd:
            self._crowd = crowd
            self.audience.tell_all(crowd)

    def _tell_newcomer(self, connection: Connection) -> None:
        """Tell somebody what the others were told before."""
        for told in (self._crowd, self._request):
            if told is not None:
                connection.send(encode(told))

    def tell_request(self) -> None:
        """Tell all what they are asked to agree to, where that is another than before."""
        request = None if self.awake is None else request_told(self.awake, now_ms())
        if request == self._request:
            return
        before, self._request = self._request, request
        if request is not None:
            self.audience.tell_all(request)
        elif before is not None:
            self.audience.tell_all(structs.replace(before, lapsed=True))

    async def watch(self, connection: Connection, greet: Callable[[Watch], bytes]) -> None:
        """Let somebody watch.

        Raises:
            Refusal: The table has not agreed to be watched; when its game is over, those who sat there may.
        """
        sat = connection.person in [seat.person for seat in self.sitting.seats]
        if self.sitting.terms.watch == "nobody" and not (sat and self.sitting.state == "over"):
            raise Refusal("not_allowed", "This table has agreed not to be watched.")

        def greeting() -> list[bytes]:
            watched = self.kept.watch()
            return [greet(watched), watched.see(now_ms())]

        async with self._lock:
            for message in await self._in_thread(greeting):
                connection.send(message)
            self.audience.watchers.append(connection)
            self._tell_newcomer(connection)

    def leave(self, connection: Connection) -> None:
        """Let a watcher go."""
        self.touched = time.monotonic()
        self.audience.leave_watching(connection)

    async def show_watchers(self) -> None:
        """Show watchers what they may see by now."""
        async with self._lock:
            self.audience.tell_watchers(await self._in_thread(self.kept.watched_steps))

    # Talking

    async def say(self, person: str, seat: int, words: str, id: str) -> None:
        """Let somebody say something to the table; the client calls it `id`, and what is sent twice is said once."""
        name = self.sitting.seats[seat].name
        await self._in_thread(self.store.say, self.sitting.id, person, seat, name, words, now_ms(), id)
        self.audience.tell(person, Taken(id, self.progress.n))
        await self.hear()

    async def hear(self) -> None:
        """Show the players what was said since, here or elsewhere; it may speak of hands, so no watcher reads it."""
        async with self._hearing:
            for said in await self._in_thread(self.store.said, self.sitting.id, self.heard):
                deaf = await self._in_thread(self.store.deaf_to, said.person)
                self.heard = said.no
                self.audience.tell_players(Said(said.name, said.seat, said.words, said.at, said.no), but=deaf)

    # What nobody is asked for, and what others stored

    def drive(self) -> None:
        """Let bots answer, and what is answered by itself, until somebody is asked."""
        if not self.busy and not self._closing:
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        going = True
        while going and not self._closing:
            try:
                async with self._lock:
                    effects = await self._in_thread(self.kept.go_on)
                    self._show(effects)
                    going = effects.goes_on
            except Clash:
                await self.catch_up()
                return
            except Unreachable as error:
                LOG.warning("database", error=error)
                self.grew = time.monotonic()
                return
            except Exception:
                LOG.exception("stuck", table=self.sitting.id)
                self.grew = time.monotonic()
                return

    async def catch_up(self) -> None:
        """Let happen here what another worker stored."""
        async with self._lock:
            self._show(await self._in_thread(self.kept.catch_up))

    def stalled(self) -> bool:
        """Whether nobody goes on where nobody is asked, as who should have is gone, or nothing could be stored.

        So it is, too, where somebody hasn't been shown anew what they lost sight of when something couldn't be stored.
        """
        progress = self.awake
        if self.busy or time.monotonic() - self.grew < STALLS:
            return False
        if progress is None:
            return bool(self.audience.connections)
        return progress.waits_for_nobody or self.audience.lost

    @property
    def busy(self) -> bool:
        """Whether something is answered here that nobody is asked for."""
        return self._driving is not None and not self._driving.done()

    async def rest(self) -> None:
        """Let go of what is only needed while something happens, once after it happened."""
        if self.awake is None or self._rested == self.awake.n or time.monotonic() - self.grew < RESTS:
            return
        self._rested = self.awake.n
        await self.work(self.kept.save_memory)

    def asleep(self) -> bool:
        """Whether nobody is here, and nothing happens."""
        return not self.audience.sockets and not self.busy
