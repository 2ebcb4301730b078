"""Breaks servers under load, over and over: `python -m tests.server.faults --rounds 50`.

In each round people play at many tables as fast as they can, when something breaks: a worker is killed, or all workers,
or PostgreSQL, or the disk is full. When it is whole again, they come back. Then no answer that was acknowledged may be
missing, no entry may be missing or twice, what nobody knew the fate of must have one, and each table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psutil
from websockets.exceptions import WebSocketException

from benchmarks.loading.players import Crowd, Figures, Place, Player, Refused, Taken
from benchmarks.loading.servers import Worker, start
from benchmarks.loading.tables import Placed, places
from longbox.server.app import open_database
from longbox.server.settings import Settings
from longbox.server.storage.rows import Entry
from longbox.server.storage.store import Store
from tests.ports import hold_port
from tests.server.cluster import INSTALL, Cluster, programs, running

TABLES: Final = 12
HEALS: Final = 120.0
"""How many seconds it may take until everybody is back, and each table goes on: many, as a busy machine is slow."""

PATIENCE: Final = 2.5
"""After how many seconds without a reply an answer is sent again, as the page does."""

FULL: Final = 4_096
"""Beyond how many bytes nothing can be written to a file while the disk is full."""


class Watched(Place):
    """A table at which it is written down what was acknowledged.

    Attributes:
        acknowledged: The entry of each answer, by the id that its player gave it.
        refused: The ids of the answers that were refused; not of those that were sent more than once and refused as
            nothing could be stored just then, as another worker may store what came there.
    """

    def __init__(self, placed: Placed, figures: Figures) -> None:
        super().__init__(placed, figures)
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self._went: dict[str, float] = {}
        self._repeated: set[str] = set()

    async def send(self) -> None:
        if self.named in self._went:
            self._repeated.add(self.named)
        self._went[self.named] = time.monotonic()
        await super().send()

    async def send_again(self) -> None:
        """Send what is on its way once more, if there was no reply for a while."""
        if self.sent and time.monotonic() - self._went[self.named] > PATIENCE:
            await self.send()

    def replied(self, told: Taken | Refused) -> None:
        if isinstance(told, Taken):
            self.acknowledged[told.id] = told.n
        elif told.code != "fault" or told.id not in self._repeated:
            self.refused.add(told.id)
        super().replied(told)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return all([player.over for player in self.players])

    def check(self, entries: list[Entry]) -> None:
        """Compare what was acknowledged with what is stored."""
        stored = {entry.client_id: entry.n for entry in entries if entry.client_id}
        lost = {id: n for id, n in self.acknowledged.items() if stored.get(id) != n}
        assert not lost, f"acknowledged and not stored: {lost}"
        assert not self.refused & {*stored}, "refused and stored"
        assert [entry.n for entry in entries] == [*range(1, len(entries) + 1)], "an entry is missing"


class Site:
    """Servers with one database, and those who play there.

    Attributes:
        workers: The servers.
        crowd: Those who play.
    """

    def __init__(self, settings: Settings, workers: int, cluster: Cluster | None) -> None:
        self.settings = settings
        self.cluster = cluster
        self._ports = [hold_port() for _ in range(workers)]
        self.workers = [start(settings, port) for _, port in self._ports]
        self.crowd = Crowd()

    def close(self) -> None:
        """End all servers."""
        for worker in self.workers:
            worker.kill()
        for held, _ in self._ports:
            held.close()

    async def round(self, fault: str, luck: random.Random) -> str:
        """Break something while people play, mend it, and see that nothing is lost; tells what happened."""
        await self.open_tables()
        before = sum(len(place.acknowledged) for place in self.tables)
        playing = asyncio.create_task(self.crowd._as_many(time.monotonic() + 600))
        await asyncio.sleep(luck.uniform(0.3, 1.5))
        await FAULTS[fault](self, luck)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        came = time.monotonic()
        doubtful = len([place for place in self.tables if place.sent])
        await self.come_back()
        await self.go_on()
        await asyncio.to_thread(self.check)
        given = sum(len(place.acknowledged) for place in self.tables) - before
        return f"{given} acknowledged, {doubtful} in doubt; all went on after {time.monotonic() - came:.1f} s"

    @property
    def tables(self) -> list[Watched]:
        """The tables."""
        return [place for place in self.crowd.places if isinstance(place, Watched)]

    async def open_tables(self) -> None:
        """Open new tables in place of those whose games are over, and let everybody come back who was silent long."""
        over = [place for place in self.tables if place.over]
        for player in [player for place in over for player in place.players]:
            await player.leave()
        self.crowd.places = [place for place in self.tables if not place.over]
        placed = await asyncio.to_thread(places, self.settings, TABLES - len(self.crowd.places))
        await self.crowd.sit(placed, [worker.port for worker in self.workers], Watched)
        await asyncio.gather(*[self._sit(player) for place in self.tables for player in place.players if player.cut])

    # What breaks

    async def kill_worker(self, luck: random.Random) -> None:
        """Kill one worker; the others serve its tables at once."""
        number = luck.randrange(len(self.workers))
        await self._restart([number])

    async def kill_all(self, luck: random.Random) -> None:
        """Kill all workers at once."""
        await self._restart([*range(len(self.workers))])

    async def _restart(self, numbers: list[int]) -> None:
        for number in numbers:
            self.workers[number].process.kill()
        await asyncio.sleep(0.5)
        for number in numbers:
            old = self.workers[number]
            old.kill()
            self.workers[number] = await asyncio.to_thread(start, self.settings, old.port)

    async def kill_database(self, luck: random.Random) -> None:
        """Kill PostgreSQL; in the meantime the page is there, and says what is the matter."""
        assert self.cluster is not None
        pid = int((self.cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        serving = psutil.Process(pid).children()
        os.kill(pid, signal.SIGKILL)
        await asyncio.to_thread(ended, serving)
        await self._clear_page()
        await asyncio.sleep(luck.uniform(0.5, 2))
        await asyncio.to_thread(restarted, self.cluster)

    async def fill_disk(self, luck: random.Random) -> None:
        """Let no file grow any more; in the meantime the page is there, and says what is the matter."""
        pids = [worker.process.pid for worker in self.workers]
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
        await self._clear_page()
        await asyncio.sleep(luck.uniform(0.5, 2))
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def _clear_page(self) -> None:
        for worker in self.workers:
            await asyncio.to_thread(sees_clear_page, worker)

    # Afterwards

    async def come_back(self) -> None:
        """Let everybody sit down again, whose line was cut or not, and send what was on its way once more."""
        await asyncio.gather(*[self._sit(player) for place in self.tables for player in place.players])
        for place in [place for place in self.tables if place.sent]:
            await place.send()

    async def _sit(self, player: Player) -> None:
        until = time.monotonic() + HEALS
        await player.leave()
        while True:
            try:
                await asyncio.wait_for(player.sit(random.choice(self.workers).port), HEALS)
                return
            except (OSError, WebSocketException, TimeoutError):
                assert time.monotonic() < until, "nobody can come back"
                await asyncio.sleep(0.2)

    async def go_on(self) -> None:
        """See that each table goes on: one more answer is taken at each, or its game is over.

        Meanwhile all do what the page does: they come back when their line is cut, and send again what has no reply.
        """
        counts = {place.id: len(place.acknowledged) for place in self.tables}
        until = time.monotonic() + HEALS
        waiting = self.tables
        while waiting:
            assert time.monotonic() < until, [
                f"table {place.id} is stuck: {[(player.n, player.question) for player in place.players]}"
                for place in waiting
            ]
            for place in waiting:
                for player in [player for player in place.players if player.cut]:
                    await self._sit(player)
                await place.send_again()
                player = place.asked()
                if player is not None:
                    await place.answer(player)
            await asyncio.sleep(0.02)
            waiting = [place for place in waiting if place.sent or not self._went_on(place, counts[place.id])]

    def _went_on(self, place: Watched, before: int) -> bool:
        return len(place.acknowledged) > before or place.over

    def check(self) -> None:
        """Compare all that was acknowledged with what is stored."""
        database = open_database(self.settings)
        try:
            for place in self.tables:
                place.check(Store(database).entries(place.id))
        finally:
            database.close()


FAULTS: Final = {
    "a worker is killed": Site.kill_worker,
    "all workers are killed": Site.kill_all,
    "PostgreSQL is killed": Site.kill_database,
    "the disk is full": Site.fill_disk,
}
EMBEDDED: Final = "the disk is full"
"""What breaks where the database is the embedded one; everything else breaks with PostgreSQL and two workers."""


def ended(processes: list[psutil.Process]) -> None:
    """Wait until processes have ended: what PostgreSQL began serves what was asked, and ends a little later than it."""
    until = time.monotonic() + HEALS
    while any([_runs(one) for one in processes]):
        assert time.monotonic() < until, "PostgreSQL does not end"
        time.sleep(0.01)


def _runs(process: psutil.Process) -> bool:
    try:
        return str(process.status()) != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def restarted(cluster: Cluster) -> None:
    """Start PostgreSQL again after it was killed."""
    until = time.monotonic() + HEALS
    while True:
        try:
            cluster.start()
            return
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


def sees_clear_page(worker: Worker) -> None:
    """See that the page is there, and that it is told that nothing can be stored right now, in a sentence."""
    line = http.client.HTTPConnection("127.0.0.1", worker.port, timeout=HEALS)
    line.request("GET", "/")
    page = line.getresponse()
    assert page.status == 200, page.status
    assert b"<title>" in page.read()
    line.request("POST", "/api/me", body='{"name":"Cem"}', headers={"Content-Type": "application/json"})
    reply = line.getresponse()
    told = json.loads(reply.read())
    assert (reply.status, told["code"]) == (503, "fault"), (reply.status, told)
    assert "Traceback" not in told["why"]
    line.close()


@contextmanager
def sites() -> Iterator[dict[str, Site]]:
    """A site with PostgreSQL and two workers, and one with the embedded database, each with what breaks there."""
    found = programs()
    if found is None:
        sys.exit(INSTALL)
    with running(found) as cluster, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        shared = Site(Settings(data=Path(one), database=cluster.new_database()), 2, cluster)
        embedded = Site(Settings(data=Path(other)), 1, None)
        try:
            yield {fault: embedded if fault == EMBEDDED else shared for fault in FAULTS}
        finally:
            shared.close()
            embedded.close()


async def rounds(broken: dict[str, Site], count: int, seed: int) -> None:
    """Break one thing after another."""
    luck = random.Random(seed)
    for number in range(count):
        fault = [*FAULTS][number % len(FAULTS)]
        told = await broken[fault].round(fault, luck)
        print(f"{number + 1:3} {fault}: {told}", flush=True)


def main() -> None:
    """Break things as often as is said."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with sites() as broken:
        asyncio.run(rounds(broken, chosen.rounds, chosen.seed))
    print(f"{chosen.rounds} rounds: nothing that was acknowledged was lost, and every table went on.")


if __name__ == "__main__":
    main()
