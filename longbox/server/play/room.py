"""A table that is awake: its game in memory, those who look at it, and what they do, one thing after another.

What a room knows can be found again in the database at any time. Rules, bots and faces are worked out in threads, so
that other tables don't wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any, Final, TypeVar

import structlog
from msgspec import structs

from longbox.faces.lines import plain
from longbox.kernel.errors import LongboxError
from longbox.kernel.zones import NOBODY
from longbox.server.lines import Connection
from longbox.server.measures import ANSWERS, REFUSALS, TAKEN
from longbox.server.messages import (
    REPLACED,
    Answer,
    Asking,
    Clocks,
    Message,
    Refused,
    Request,
    Restarting,
    Said,
    Taken,
    encode,
)
from longbox.server.play.eyes import Eyes
from longbox.server.play.progress import ANSWER, OUTGROWN, PAUSE, WISHES, Progress, Refusal
from longbox.server.play.watching import Watch
from longbox.server.play.wishing import request_told
from longbox.server.storage.database import Clash, Unreachable
from longbox.server.storage.rows import Entry, Sitting
from longbox.server.storage.store import Store

R = TypeVar("R")

AT_ONCE: Final = 0.05
"""For how many seconds bots answer before the others see it."""

STALLS: Final = 3.0
"""After how many seconds another worker goes on where a bot is asked and nothing happens."""

FORGETS: Final = 60.0
"""After how many seconds nothing is worked out any more for a program that asks for no steps."""

RESTS: Final = 10.0
"""After how many seconds without an answer memory is saved."""

MOST_AT_ONCE: Final = 12
"""How many answers are stored together."""

OUR_FAULT: Final = "Something went wrong on our side; it is written down. Nothing has changed."

LOG: Final = structlog.get_logger("longbox.table")


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """A table that is awake.

    Attributes:
        sitting: What the table agreed on.
        store: Where its log is kept.
        eyes: What each person sees, by their ids.
        connections: Their sockets.
        watchers: The sockets of those who only watch.
        watched: What they see.
        grew: When the log grew last, by the same.
        heard: The number of what was said last.
        touched: When somebody was there last, by the clock of the process.
    """

    def __init__(self, sitting: Sitting, store: Store, threads: Executor) -> None:
        self.sitting = sitting
        self.store = store
        self.eyes: dict[str, Eyes] = {}
        self.connections: dict[str, Connection] = {}
        self.watchers: list[Connection] = []
        self.watched: Watch | None = None
        self.touched = time.monotonic()
        self.grew = time.monotonic()
        self.heard = -1
        self.grown = asyncio.Condition()
        self._threads = threads
        self._lock = asyncio.Lock()
        self._hearing = asyncio.Lock()
        self._progress: Progress | None = None
        self._driving: asyncio.Task[None] | None = None
        self._rested = -1
        self._closing = False
        self._request: Request | None = None

    # Working in threads

    async def work(self, task: Callable[..., R], *arguments: Any) -> R:
        """Do something with the game while nothing else is done with it; waits for what came before."""
        async with self._lock:
            return await self._in_thread(task, *arguments)

    async def _in_thread(self, task: Callable[..., R], *arguments: Any) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._threads, task, *arguments)

    @property
    def progress(self) -> Progress:
        """The game; loaded where it isn't in memory. To be used by what `work` does."""
        if self._progress is None:
            entries = self.store.entries(self.sitting.id)
            try:
                self._progress = Progress(self.sitting, entries)
            except LongboxError as error:
                LOG.warning("outgrown", table=self.sitting.id, error=str(error))
                raise Refusal("fault", OUTGROWN) from error
        return self._progress

    @property
    def awake(self) -> Progress | None:
        """The game, if it is in memory: to be looked at, not to be changed."""
        return self._progress

    @property
    def n(self) -> int:
        """The last entry that is known here; 0 where the game isn't in memory."""
        return 0 if self._progress is None else self._progress.n

    # Coming and going

    def eyes_of(self, person: str) -> Eyes | None:
        """The eyes of somebody who sits here; to be used by what `work` does."""
        seats = self.progress.seats_of(person)
        if not seats:
            return None
        return self.eyes.setdefault(person, Eyes(seats))

    async def connect(self, connection: Connection, n: int | None, eyes: str, greet: Callable[[Eyes], bytes]) -> bool:
        """Let somebody look: greet them, and tell what they missed, or all; tells whether they sit here."""
        async with self._lock:
            found = await self._in_thread(self._welcome, connection.person, n, eyes, greet)
            if found is None:
                return False
            old = self.connections.get(connection.person)
            if old is not None:
                old.close(REPLACED, "This table is open in another window now.")
            self.connections[connection.person] = connection
            for message in found:
                connection.send(message)
            if self._request is not None:
                connection.send(encode(self._request))
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
            missed = [eyes.see(self.progress, self.clocks())]
        return [greet(eyes), *missed]

    def disconnect(self, connection: Connection) -> None:
        """Let somebody go, unless another socket has taken over."""
        self.touched = time.monotonic()
        if self.connections.get(connection.person) is connection:
            del self.connections[connection.person]

    def forget(self, person: str) -> None:
        """Work out no more what somebody sees who is away, and asks for nothing."""
        eyes = self.eyes.get(person)
        if eyes is not None and time.monotonic() - eyes.used > FORGETS:
            del self.eyes[person]

    async def missed(self, person: str, n: int, eyes: str) -> list[bytes]:
        """What somebody missed since an entry: the steps, or all that is seen now."""

        def found() -> list[bytes]:
            own = self.eyes_of(person)
            if own is None:
                raise Refusal("not_yours", "You don't sit here.")
            own.used = time.monotonic()
            steps = own.since(n, eyes or own.id)
            return [own.see(self.progress, self.clocks())] if steps is None else steps

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
        """
        try:
            async with self._lock:
                n, entries = await self._in_thread(self._stored, person, id, make)
                taken = Taken(id, n)
                if not quiet:
                    self.tell(person, taken)
                await self._show(entries)
        except Refusal as refusal:
            return await self.refuse(person, id, refusal)
        except Clash:
            if retry:
                return await self.act(person, id, make, retry=False, quiet=quiet)
            return await self.refuse(person, id, Refusal("stale", "Somebody else was first."))
        except Unreachable:
            return await self.refuse(person, id, Refusal("fault", "The server can't store anything right now."))
        self.drive()
        return taken

    def _stored(self, person: str, id: str, make: Callable[[], list[Entry]]) -> tuple[int, list[Entry]]:
        """Make entries and store them; gives the number of the first, and what was stored anew."""
        progress = self.progress
        seats = progress.seats_of(person)
        if not seats:
            raise Refusal("not_yours", "You don't sit at this table.")
        known = [progress.ids[seat, id] for seat in seats if (seat, id) in progress.ids]
        if known:
            return known[0], []
        made = make()
        if not made:
            return progress.n, self._add_wishes(seats[0])
        return made[0].n, self.add(made)

    def _give(self, person: str, message: Answer) -> list[Entry]:
        progress = self.progress
        seats = [seat for seat in progress.seats_of(person) if seat not in progress.bots]
        question = progress.question_of(seats, message.q)
        progress.check(question, message.key)
        progress.noted(question, message.key, message.then, message.more)
        return [Entry(progress.n + 1, question.player, ANSWER, {"key": message.key}, message.id, now_ms())]

    def add(self, entries: Sequence[Entry]) -> list[Entry]:
        """Let entries happen and store them, with the wishes that are others by now. Done by what `work` does.

        Raises:
            Refusal: They can't happen.
            Clash: Another worker was first; the game is loaded anew.
        """
        progress = self.progress
        try:
            for entry in entries:
                progress.fold(entry)
            added = [*entries, *self._new_wishes(entries[-1].seat)]
            self.store.append(self.sitting.id, added, progress.asked_people())
        except LongboxError:
            self._lose()
            raise
        except Exception as error:
            self._lose()
            LOG.exception("fault", table=self.sitting.id, n=entries[0].n)
            raise Refusal("fault", OUR_FAULT) from error
        self._note_end()
        return added

    def _lose(self) -> None:
        """Forget the game as it is in memory: it is loaded anew, and everybody sees it anew."""
        self._progress = None
        for eyes in self.eyes.values():
            eyes.lose()

    def _add_wishes(self, seat: int) -> list[Entry]:
        """Store the wishes, if they are others by now."""
        added = self._new_wishes(seat)
        if added:
            self.store.append(self.sitting.id, added, self.progress.asked_people())
        return added

    def _new_wishes(self, seat: int) -> list[Entry]:
        wishes = self.progress.new_wishes()
        if wishes is None:
            return []
        entry = Entry(self.progress.n + 1, seat, WISHES, wishes, None, now_ms())
        self.progress.fold(entry)
        return [entry]

    def _note_end(self) -> None:
        """Keep that the game is over, and how it went."""
        progress = self.progress
        if progress.over and self.sitting.state == "playing":
            result = progress.ended or plain(progress.presenter.result(progress.table.view(0))[0])
            self.store.end(self.sitting.id, "over", result)
            self.sitting = structs.replace(self.sitting, state="over", result=result)

    async def announce_restart(self, within: int) -> None:
        """Tell all that the server restarts; clocks stand still until somebody is back."""
        self._closing = True
        progress = self._progress
        if progress is not None and progress.clocks.terms and not progress.paused and not progress.over:
            await self.happen(lambda: [Entry(self.progress.n + 1, NOBODY, PAUSE, {"restart": True}, None, now_ms())])
        self.tell_all(Restarting(within))

    async def happen(self, make: Callable[[], list[Entry]]) -> None:
        """Store entries that nobody sends, and show what they did."""

        def stored() -> list[Entry]:
            made = make()
            return self.add(made) if made else []

        try:
            async with self._lock:
                await self._show(await self._in_thread(stored))
        except LongboxError:
            LOG.warning("late", table=self.sitting.id)
        self.drive()

    async def refuse(self, person: str, id: str, refusal: Refusal) -> Refused:
        """Tell somebody that what they sent changes nothing."""

        def asking() -> tuple[Asking, ...]:
            progress = self._progress
            return () if progress is None else progress.asking(progress.seats_of(person))

        refused = Refused(id, refusal.code, str(refusal), refusal.rule, await self.work(asking))
        REFUSALS.labels(refusal.code).inc()
        self.tell(person, refused)
        return refused

    # Showing

    def tell(self, person: str, message: Message) -> None:
        """Send a message to one person, if they are there."""
        connection = self.connections.get(person)
        if connection is not None:
            connection.send(encode(message))

    def tell_all(self, message: Message) -> None:
        """Send a message to everybody."""
        sent = encode(message)
        for connection in [*self.connections.values(), *self.watchers]:
            connection.send(sent)

    async def _show(self, entries: Sequence[Entry]) -> None:
        """Show everybody what entries did that have just happened."""
        if entries:
            self.grew = time.monotonic()
            await self._send(await self._in_thread(self._steps, entries))
        self.tell_request()

    def tell_request(self) -> None:
        """Tell all what they are asked to agree to, where that is another than before."""
        request = None if self._progress is None else request_told(self._progress, now_ms())
        if request == self._request:
            return
        before, self._request = self._request, request
        if request is not None:
            self.tell_all(request)
        elif before is not None:
            self.tell_all(structs.replace(before, lapsed=True))

    def _steps(self, entries: Sequence[Entry]) -> list[tuple[str, bytes]]:
        self.progress.look_ahead()
        clocks = self.clocks()
        return [
            (person, eyes.step(self.progress, entry, clocks)) for entry in entries for person, eyes in self.eyes.items()
        ]

    def clocks(self) -> Clocks | None:
        """The clocks as they are now."""
        return self.progress.clocks.told(now_ms(), paused=self.progress.paused)

    async def _send(self, steps: Sequence[tuple[str, bytes]]) -> None:
        for person, message in steps:
            connection = self.connections.get(person)
            if connection is not None:
                connection.send(message)
        async with self.grown:
            self.grown.notify_all()
        await self._show_watchers()

    # Watching

    async def watch(self, connection: Connection, greet: Callable[[Watch], bytes]) -> None:
        """Let somebody watch.

        Raises:
            Refusal: The table has not agreed to be watched.
        """
        if self.sitting.terms.watch == "nobody" and self.sitting.state != "over":
            raise Refusal("not_allowed", "This table has agreed not to be watched.")
        async with self._lock:
            for message in await self._in_thread(self._welcome_watcher, greet):
                connection.send(message)
            self.watchers.append(connection)

    def _welcome_watcher(self, greet: Callable[[Watch], bytes]) -> list[bytes]:
        if self.watched is None:
            self.watched = Watch(self.sitting, self.store.entries(self.sitting.id), now_ms())
        return [greet(self.watched), self.watched.see()]

    def leave(self, connection: Connection) -> None:
        """Let a watcher go."""
        self.touched = time.monotonic()
        if connection in self.watchers:
            self.watchers.remove(connection)
        if not self.watchers:
            self.watched = None

    async def show_watchers(self) -> None:
        """Show watchers what they may see by now."""
        async with self._lock:
            await self._show_watchers()

    async def _show_watchers(self) -> None:
        if self.watched is None:
            return
        for message in await self._in_thread(self._watched_steps):
            for connection in self.watchers:
                connection.send(message)

    def _watched_steps(self) -> list[bytes]:
        watched = self.watched
        if watched is None:
            return []
        return watched.follow(self.store.entries(self.sitting.id, watched.progress.n), now_ms())

    # Talking

    async def say(self, person: str, seat: int, words: str) -> None:
        """Let somebody say something to the table."""
        name = self.sitting.seats[seat].name
        await self._in_thread(self.store.say, self.sitting.id, person, seat, name, words, now_ms())
        await self.hear()

    async def hear(self) -> None:
        """Show everybody what was said since, here or at another worker."""
        async with self._hearing:
            for said in await self._in_thread(self.store.said, self.sitting.id, self.heard):
                self.heard = said.no
                self.tell_all(Said(said.name, said.seat, said.words, said.at, said.no))

    # What nobody is asked for

    def drive(self) -> None:
        """Let bots answer, and what is answered by itself, until somebody is asked."""
        if not self.busy and not self._closing:
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        going = True
        while going:
            try:
                async with self._lock:
                    steps, going = await self._in_thread(self._batch)
                    self.grew = time.monotonic()
                    await self._send(steps)
            except Clash:
                await self.catch_up()
                return
            except Unreachable as error:
                LOG.warning("database", error=str(error))
                self.grew = time.monotonic()
                return
            except Exception:
                LOG.exception("stuck", table=self.sitting.id)
                self.grew = time.monotonic()
                return

    def _batch(self) -> tuple[list[tuple[str, bytes]], bool]:
        """Answers that nobody is asked for, stored together: what everybody sees of them; whether there are more."""
        progress = self.progress
        ends = time.monotonic() + AT_ONCE
        entries: list[Entry] = []
        steps = self._seen_anew()
        try:
            while len(entries) < MOST_AT_ONCE and time.monotonic() < ends:
                found = progress.by_itself()
                if found is None:
                    break
                entry = Entry(progress.n + 1, found[0], ANSWER, {"key": found[1], "itself": True}, None, now_ms())
                progress.fold(entry)
                entries.append(entry)
                steps += self._steps([entry])
            if entries:
                self.store.append(self.sitting.id, entries, progress.asked_people())
        except BaseException:
            self._lose()
            raise
        if entries:
            self._note_end()
        return steps, bool(entries)

    # What others stored

    async def catch_up(self) -> None:
        """Let happen here what another worker stored."""
        async with self._lock:
            await self._send(await self._in_thread(self._caught_up))
            self.tell_request()

    def _caught_up(self) -> list[tuple[str, bytes]]:
        progress = self.progress
        steps: list[tuple[str, bytes]] = []
        for entry in self.store.entries(self.sitting.id, progress.n):
            progress.fold(entry)
            steps += self._steps([entry])
        self._note_end()
        self.grew = time.monotonic()
        return [*steps, *self._seen_anew()]

    def _seen_anew(self) -> list[tuple[str, bytes]]:
        """All that those see who saw what was then not stored."""
        self.progress.look_ahead()
        clocks = self.clocks()
        return [(person, eyes.see(self.progress, clocks)) for person, eyes in self.eyes.items() if eyes.lost]

    def stalled(self) -> bool:
        """Whether nobody goes on where a bot is asked, as whoever let it answer is gone, or nothing could be stored."""
        progress = self._progress
        if self.busy or time.monotonic() - self.grew < STALLS:
            return False
        if progress is None:
            return bool(self.connections)
        return not progress.over and any([question.player in progress.bots for question in progress.table.questions])

    @property
    def busy(self) -> bool:
        """Whether something is answered here that nobody is asked for."""
        return self._driving is not None and not self._driving.done()

    async def rest(self) -> None:
        """Let go of what is only needed while something happens, once after it happened."""
        if self._progress is None or self._rested == self._progress.n or time.monotonic() - self.grew < RESTS:
            return
        self._rested = self._progress.n
        await self.work(self._save_memory)

    def _save_memory(self) -> None:
        if self._progress is not None:
            self._progress.table.save_memory()
        for eyes in self.eyes.values():
            eyes.save_memory()

    def asleep(self) -> bool:
        """Whether nobody is here, and nothing happens."""
        return not self.connections and not self.watchers and not self.busy
