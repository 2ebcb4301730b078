"""Puts the web table's server under load: `python -m benchmarks.load` measures all, and names what was not reached.

Real servers are started (`longbox serve`), and a client that plays legal answers over real sockets sits down in all
seats. Figures are told with the load of the machine at that time: a busy one makes them worse.

    python -m benchmarks.load                       # all of it; PostgreSQL from Debian's package is needed for workers
    python -m benchmarks.load answers --tables 1000 --rate 200 --seconds 20
    python -m benchmarks.load bots --tables 500
    python -m benchmarks.load asleep --tables 10000
    python -m benchmarks.load workers --tables 100
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import psutil

from benchmarks.loading.players import Crowd, Figures
from benchmarks.loading.servers import Worker, started
from benchmarks.loading.tables import Placed, asleep, places
from longbox.server.settings import Settings
from tests.server.cluster import INSTALL, programs, running

WITHIN: Final = 0.100
"""How many seconds it may take until 95 of 100 answers are acknowledged, and shown to the others."""

MOST_MEMORY: Final = 300_000
"""How many bytes a table may need at rest."""

TIMES: Final = 1.6
"""How many times the answers of one worker two of them must take."""

SLEEPING: Final = 5_000_000
"""By how many bytes the memory of a server may differ from start to start, however many tables sleep."""

RESTS: Final = 14.0
"""After how many seconds tables are at rest."""


class Told:
    """What was measured, and whether it is what was wanted."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def say(self, words: str) -> None:
        """Tell a figure."""
        print(words, flush=True)

    def want(self, name: str, reached: bool, words: str) -> None:
        """Tell a figure for which there is a limit."""
        self.say(f"  {'reached' if reached else 'MISSED '}  {name}: {words}")
        if not reached:
            self.failed.append(name)


def answers(told: Told, tables: int, rate: float, seconds: float) -> None:
    """Tables of two people each, at which answers are given at a rate: how soon they are taken and shown."""
    told.say(f"{tables} tables, {2 * tables} connections, {rate:g} answers a second for {seconds:g} s, SQLite")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        placed = places(settings, tables)
        with started(settings) as worker:
            asyncio.run(_answers(told, worker, placed, rate, seconds))


async def _answers(told: Told, worker: Worker, placed: list[Placed], rate: float, seconds: float) -> None:
    one_of_each = {place.game: place for place in placed}
    first, others = list(one_of_each.values()), [place for place in placed if one_of_each[place.game] is not place]
    crowd = Crowd()
    await crowd.sit(first, [worker.port])
    await asyncio.sleep(RESTS)
    before = worker.memory()
    await crowd.sit(others, [worker.port])
    await asyncio.sleep(RESTS)
    fresh = (worker.memory() - before) / max(1, len(others))
    worker.share()
    figures = await crowd.play(rate, seconds)
    show(told, figures, worker, seconds)
    want_soon(told, figures)
    told.want("answers a second", figures.given / seconds > 0.9 * rate, f"{figures.given / seconds:.0f}")
    await asyncio.sleep(RESTS)
    played = (worker.memory() - before) / max(1, len(others))
    told.want(
        "memory of a table at rest",
        played < MOST_MEMORY,
        f"{played / 1000:.0f} kB after play, {fresh / 1000:.0f} kB before",
    )
    await crowd.leave()


def want_soon(told: Told, figures: Figures) -> None:
    """Tell how soon answers were taken and shown, and that none was lost or refused."""
    told.want("95 % acknowledged", figures.at(figures.taken, 95) < WITHIN, figures.words(figures.taken))
    told.want("95 % shown to the other", figures.at(figures.shown, 95) < WITHIN, figures.words(figures.shown))
    told.want("refused or lost", not figures.refused and not figures.lost, f"{figures.refused} or {figures.lost}")


def show(told: Told, figures: Figures, worker: Worker, seconds: float) -> None:
    """Tell what was done, and what it cost."""
    share = f"{100 * figures.spent / seconds:.0f} % of a processor"
    told.say(
        f"  {figures.given} answers, {figures.received} messages; server {worker.share():.0f} % of a processor,"
        f" client {share}; load of the machine {os.getloadavg()[0]:.1f}"
    )


def bots(told: Told, tables: int, rate: float, seconds: float) -> None:
    """Tables of one person against the best bot each."""
    told.say(f"{tables} tables against bots, {rate:g} answers a second for {seconds:g} s, SQLite")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        placed = places(settings, tables, bots=True)
        with started(settings) as worker:

            async def run() -> Figures:
                crowd = Crowd()
                await crowd.sit(placed, [worker.port])
                await asyncio.sleep(RESTS)
                worker.share()
                figures = await crowd.play(rate, seconds)
                await crowd.leave()
                return figures

            figures = asyncio.run(run())
            show(told, figures, worker, seconds)
            told.want("95 % acknowledged", figures.at(figures.taken, 95) < WITHIN, figures.words(figures.taken))
            told.want("refused or lost", not figures.refused and not figures.lost, f"{figures.refused}, {figures.lost}")
            told.want("answers a second", figures.given / seconds > 0.9 * rate, f"{figures.given / seconds:.0f}")


def sleeping(told: Told, tables: int) -> None:
    """Tables at which nobody is: what a server needs for them."""
    told.say(f"{tables} tables asleep, SQLite")
    needed = []
    for count in (1, tables):
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(data=Path(folder))
            asleep(settings, count)
            with started(settings) as worker:
                needed.append(worker.settled())
    more = needed[1] - needed[0]
    told.want("memory", more < SLEEPING, f"{needed[0] / 1e6:.1f} MB with one, {needed[1] / 1e6:.1f} MB with all")


def workers(told: Told, tables: int, seconds: float) -> None:
    """As many answers as one worker can take, and as two can, with PostgreSQL; each table at one of them."""
    told.say(f"{tables} tables, as many answers as there can be for {seconds:g} s, PostgreSQL")
    found = programs()
    if found is None:
        sys.exit(INSTALL)
    rates = []
    with running(found) as cluster:
        for count in (1, 2):
            with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
                settings = Settings(data=Path(folder), database=cluster.new_database())
                placed = places(settings, tables)
                servers = [stack.enter_context(started(settings)) for _ in range(count)]
                figures = asyncio.run(_as_many(placed, servers, seconds))
                shares = ", ".join([f"{server.share():.0f} %" for server in servers])
                rates.append(figures.given / seconds)
                told.say(f"  {count} at work: {rates[-1]:.0f} answers a second, {figures.words(figures.taken)};")
                spent = f"{100 * figures.spent / seconds:.0f} %"
                told.say(f"    processor: {shares}, client {spent}; load of the machine {os.getloadavg()[0]:.1f}")
    told.want("two workers against one", rates[1] > TIMES * rates[0], f"{rates[1] / rates[0]:.2f} times")


async def _as_many(placed: list[Placed], servers: list[Worker], seconds: float) -> Figures:
    crowd = Crowd()
    await crowd.sit(placed, [server.port for server in servers])
    await asyncio.sleep(2)
    for server in servers:
        server.share()
    figures = await crowd.play(None, seconds)
    await crowd.leave()
    return figures


def main() -> None:
    """Measure what is named, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("what", nargs="?", choices=("all", "answers", "bots", "asleep", "workers"), default="all")
    parser.add_argument("--tables", type=int, help="how many tables")
    parser.add_argument("--rate", type=float, help="how many answers a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="for how long")
    chosen = parser.parse_args()
    told, whole = Told(), chosen.what == "all"
    told.say(f"{psutil.cpu_count()} processors, load of the machine {os.getloadavg()[0]:.1f}")
    if whole or chosen.what == "answers":
        answers(told, chosen.tables or 1_000, chosen.rate or 200, chosen.seconds)
    if whole or chosen.what == "bots":
        bots(told, chosen.tables or 500, chosen.rate or 50, chosen.seconds)
    if whole or chosen.what == "asleep":
        sleeping(told, chosen.tables or 10_000)
    if whole or chosen.what == "workers":
        workers(told, chosen.tables or 100, chosen.seconds)
    told.say(f"Missed: {', '.join(told.failed)}." if told.failed else "All reached.")
    sys.exit(bool(told.failed))


if __name__ == "__main__":
    main()
