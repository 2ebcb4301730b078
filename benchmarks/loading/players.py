"""Those who play legal answers at many tables, and how long it takes until an answer is taken, and shown.

As little as can be is read of what the server sends, as the client shares the machine with it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.loading.tables import Placed

GIVES_UP: Final = 20.0
"""After how many seconds an answer counts as lost that was neither taken nor refused."""

AT_ONCE: Final = 20
"""How many sit down at the same time."""

BEATS: Final = 10.0


class Offered(msgspec.Struct, frozen=True):
    """An offer, as far as it is needed to choose it."""

    answers: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    """What can be answered."""

    offers: tuple[Offered, ...] = ()


class Face(msgspec.Struct, frozen=True):
    """A face, as far as it says what is asked, and that the game is over."""

    asked: Question | None = None
    result: tuple[object, ...] = ()


class Changed(msgspec.Struct, frozen=True):
    """Changes, as far as they say what is asked, and that the game is over."""

    asked: Question | msgspec.UnsetType | None = msgspec.UNSET
    result: tuple[object, ...] = ()


class Asks(msgspec.Struct, frozen=True):
    """Who is asked."""

    seat: int
    q: str = ""
    yours: bool = False


class View(msgspec.Struct, tag_field="t", tag="view"):
    """All that is seen."""

    n: int
    view: Face
    asked: tuple[Asks, ...] = ()


class Step(msgspec.Struct, tag_field="t", tag="step"):
    """What an entry changed."""

    n: int
    by: int = -1
    changes: Changed = Changed()
    asked: tuple[Asks, ...] = ()
    itself: bool = False


class Taken(msgspec.Struct, tag_field="t", tag="taken"):
    """An answer is stored."""

    id: str
    n: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """An answer is not."""

    id: str
    code: str
    why: str


READ: Final = msgspec.json.Decoder(View | Step | Taken | Refused).decode
KINDS: Final = ('{"t":"view"', '{"t":"step"', '{"t":"taken"', '{"t":"refused"')


class Figures:
    """What was measured.

    Attributes:
        taken: How many seconds it took until each answer was acknowledged.
        shown: The same until the other player saw it.
        given: How many answers were acknowledged.
        refused: How many were refused.
        why: Why they were.
        lost: How many were neither.
        received: How many messages came.
        spent: How many seconds of a processor the client used.
    """

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.shown: list[float] = []
        self.refused = 0
        self.why: list[str] = []
        self.lost = 0
        self.received = 0
        self.spent = 0.0

    @property
    def given(self) -> int:
        """How many answers were acknowledged."""
        return len(self.taken)

    @staticmethod
    def at(times: Sequence[float], percent: float) -> float:
        """Within how many seconds so many of a hundred were done."""
        if not times:
            return float("inf")
        return sorted(times)[min(len(times) - 1, int(len(times) * percent / 100))]

    def words(self, times: Sequence[float]) -> str:
        """How long it took."""
        told = [f"{percent} % within {1000 * self.at(times, percent):.0f} ms" for percent in (50, 95, 99)]
        return ", ".join(told) if times else "nothing was measured"


class Player:
    """Somebody in a seat.

    Attributes:
        place: The table.
        offers: The keys that can be answered now; none if nothing is asked.
        question: The question.
        n: The last entry that was seen.
        over: Whether the game is over.
        cut: Whether the line was cut, by the server or on the way.
    """

    def __init__(self, place: Place, token: str) -> None:
        self.place = place
        self.token = token
        self.offers: list[str] = []
        self.question = ""
        self.n = -1
        self.over = False
        self.cut = False
        self.line: ClientConnection | None = None
        self._shown: list[str] = []
        self._task: asyncio.Task[None] | None = None

    async def sit(self, port: int) -> None:
        """Sit down, and wait until the table is seen."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.place.id}/socket?v=1"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.line = await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=60
        )
        self.n, self.cut, self.question, self.offers = -1, False, "", []
        while self.n < 0:
            self.read(str(await self.line.recv()))
        self._task = asyncio.create_task(self._read_all(self.line))

    async def leave(self) -> None:
        """Get up."""
        if self._task is not None:
            self._task.cancel()
        if self.line is not None:
            await self.line.close()

    async def _read_all(self, line: ClientConnection) -> None:
        try:
            async for message in line:
                if not self.read(str(message)):
                    await line.send(msgspec.json.encode({"t": "sync", "n": self.n}).decode())
        except ConnectionClosed:
            pass
        self.offers, self.cut = [], True

    def read(self, message: str) -> bool:
        """Take in what the server says, as the page does; tells whether nothing is missing before it."""
        self.place.figures.received += 1
        if not message.startswith(KINDS):
            return True
        told = READ(message)
        if isinstance(told, View):
            self._ask(told.n, told.asked, told.view.asked)
            self.over = bool(told.view.result)
        elif isinstance(told, Step):
            return self._step(told)
        else:
            self.place.replied(told)
            return self._settled(told)
        return True

    def _step(self, told: Step) -> bool:
        if told.n <= self.n:
            return True
        if told.n > self.n + 1:
            return False
        self._ask(told.n, told.asked, told.changes.asked)
        self.over = self.over or bool(told.changes.result)
        if not told.itself:
            self.place.saw(self, told.n)
        return True

    def _settled(self, told: Taken | Refused) -> bool:
        """What was refused can be answered anew; what is not asked any more was asked of a table as it was before."""
        if isinstance(told, Taken):
            return True
        if told.code == "stale":
            return False
        self.offers = [*self._shown] if self.question else []
        return True

    def _ask(self, n: int, asked: Sequence[Asks], question: Question | msgspec.UnsetType | None) -> None:
        self.n = n
        self.question = next((asks.q for asks in asked if asks.yours), "")
        if not isinstance(question, msgspec.UnsetType):
            self._shown = [] if question is None else [offer.answers[0] for offer in question.offers if offer.answers]
        self.offers = [*self._shown]


class Place:
    """A table with those who sit there; one answer at a time is on its way from it.

    Attributes:
        figures: Where it is written down what was measured.
        players: Those who sit there.
        sent: When the answer was sent that is on its way; 0 if none is.
        by: Who sent it.
        message: What was sent.
        named: What it is called.
        last: When the answer was sent that the other has not seen yet; 0 if there is none.
    """

    def __init__(self, placed: Placed, figures: Figures) -> None:
        self.id = placed.id
        self.figures = figures
        self.players = [Player(self, token) for token in placed.tokens]
        self.sent = 0.0
        self.by: Player | None = None
        self.last = 0.0
        self.message = ""
        self.named = ""
        self._count = 0

    def saw(self, player: Player, n: int) -> None:
        """Another player saw a step that somebody gave."""
        if self.last and self.by is not None and player is not self.by:
            self.figures.shown.append(time.perf_counter() - self.last)
            self.last = 0.0

    def replied(self, told: Taken | Refused) -> None:
        """The server said what became of an answer."""
        if not self.sent or told.id != self.named:
            return
        if isinstance(told, Taken):
            self.figures.taken.append(time.perf_counter() - self.sent)
        else:
            self.figures.refused += 1
            self.figures.why.append(f"{told.code}: {told.why}")
        self.sent = 0.0

    def asked(self) -> Player | None:
        """Who can answer now."""
        if self.sent:
            return None
        newest = max([player.n for player in self.players])
        found = [player for player in self.players if player.question and player.offers and player.n == newest]
        return random.choice(found) if found else None

    async def answer(self, player: Player) -> None:
        """Send a legal answer."""
        self._count += 1
        self.named = f"{self._count}"
        self.by, self.sent = player, time.perf_counter()
        self.last = self.sent
        message = {"t": "answer", "id": self.named, "q": player.question, "key": random.choice(player.offers)}
        player.offers = []
        self.message = msgspec.json.encode(message).decode()
        await self.send()

    async def send(self) -> None:
        """Send what is on its way; once more, if the line was cut."""
        assert self.by is not None
        assert self.by.line is not None
        with suppress(ConnectionClosed):
            await self.by.line.send(self.message)


class Crowd:
    """All who play.

    Attributes:
        places: The tables.
        figures: What was measured.
    """

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.figures = Figures()

    async def sit(self, placed: Sequence[Placed], ports: Sequence[int], kind: type[Place] = Place) -> None:
        """Sit down in all seats; all who sit at one table go to the same worker."""
        made = [kind(one, self.figures) for one in placed]
        wanted = [(player, ports[number % len(ports)]) for number, place in enumerate(made) for player in place.players]
        for first in range(0, len(wanted), AT_ONCE):
            await asyncio.gather(*[player.sit(port) for player, port in wanted[first : first + AT_ONCE]])
        self.places += made

    async def leave(self) -> None:
        """Get up everywhere."""
        await asyncio.gather(*[player.leave() for place in self.places for player in place.players])

    async def play(self, rate: float | None, seconds: float) -> Figures:
        """Give answers at random moments, so many each second; as many as there can be if nothing is said."""
        figures = Figures()
        self.figures = figures
        for place in self.places:
            place.figures = figures
        beats = asyncio.create_task(self._beat())
        spent = time.process_time()
        ends = time.monotonic() + seconds
        if rate is None:
            await self._as_many(ends)
        else:
            await self._at(rate, ends)
        figures.spent = time.process_time() - spent
        await self._wait()
        beats.cancel()
        figures.lost = len([place for place in self.places if place.sent])
        return figures

    async def _at(self, rate: float, ends: float) -> None:
        due = time.monotonic()
        while (now := time.monotonic()) < ends:
            while due <= now:
                due += random.expovariate(rate)
                await self._answer_somewhere()
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def _answer_somewhere(self) -> None:
        for place in random.sample(self.places, min(len(self.places), 30)):
            player = place.asked()
            if player is not None:
                await place.answer(player)
                return

    async def _as_many(self, ends: float) -> None:
        while time.monotonic() < ends:
            for place in self.places:
                player = place.asked()
                if player is not None:
                    await place.answer(player)
            await asyncio.sleep(0.002)

    async def _wait(self) -> None:
        until = time.monotonic() + GIVES_UP
        while time.monotonic() < until and any([place.sent for place in self.places]):
            await asyncio.sleep(0.05)

    async def _beat(self) -> None:
        """Tell the server now and then that everybody is still there."""
        while True:
            for place in self.places:
                for player in place.players:
                    if player.line is not None:
                        with suppress(ConnectionClosed):
                            await player.line.send('{"t":"p"}')
                await asyncio.sleep(BEATS / max(1, len(self.places)))
