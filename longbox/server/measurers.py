"""Playing many games in the background, one after the other, in processes that give way to the tables."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from threading import Event, Thread
from typing import Any, Final

import msgspec
import structlog

from longbox.games import find_part
from longbox.games.workshop import Entry, Workshop, file_of
from longbox.kernel.errors import LongboxError
from longbox.lab.plan import Plan
from longbox.lab.worth import bots_for, measure_worth
from longbox.server.agreeing import agreed
from longbox.server.drafts import entries_in
from longbox.server.passwords import new_id
from longbox.server.play.clocks import now_ms
from longbox.server.storage.database import Unreachable
from longbox.server.storage.measured import Measuring, Measurings, Wished
from longbox.server.trying import bound_memory

LOG: Final = structlog.get_logger("longbox.web")

LOOKS: Final = 1.0
"""After how many seconds to look for something to play."""
TELLS: Final = 0.5
"""After how many seconds what was found is told."""
SILENT: Final = 20_000
"""After so many milliseconds without a word, a worker is gone."""
LONGEST: Final = 1_800.0
"""How many seconds one card may be measured."""
GIVES_WAY: Final = 10
SEED: Final = 1


class Measurers:
    """The one worker of this process, in a thread."""

    def __init__(self, measurings: Measurings) -> None:
        self._measurings = measurings
        self._name = new_id()
        self._closing = Event()
        self._thread = Thread(target=self._work, daemon=True, name="measuring")

    def open(self) -> None:
        """Begin to work."""
        self._thread.start()

    def close(self) -> None:
        """Stop; what is being played is begun anew by whoever comes next."""
        self._closing.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._closing.wait(LOOKS):
            try:
                found = self._measurings.claim(self._name, now_ms(), now_ms() - SILENT)
                if found is not None:
                    self._measure(found)
            except Unreachable as error:
                LOG.warning("database", error=error)

    def _measure(self, measuring: Measuring) -> None:
        """Play until all is played, somebody stops it, or the server stops."""
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=measure, args=(there, measuring.wished), daemon=True)
        process.start()
        there.close()
        try:
            self._follow(measuring.id, here)
        finally:
            process.kill()
            process.join()
            here.close()

    def _follow(self, id: str, line: Connection) -> None:
        """Keep what a process finds."""
        last, found = time.monotonic() + LONGEST, dict[str, Any]()
        while not self._closing.is_set():
            try:
                while line.poll(TELLS):
                    kind, told = line.recv()
                    found = {**found, **told}
                    if kind != "running":
                        self._measurings.note(id, self._name, found, kind, now_ms())
                        return
            except EOFError:
                found["why"] = "The games broke off; the card needs more than the server can give."
                self._measurings.note(id, self._name, found, "failed", now_ms())
                return
            if time.monotonic() > last:
                found["why"] = f"This took longer than {LONGEST / 60:.0f} minutes. What was found until then is shown."
                self._measurings.note(id, self._name, found, "failed", now_ms())
                return
            if not self._measurings.note(id, self._name, found, "running", now_ms()):
                return


def measure(line: Connection, wished: Wished) -> None:
    """Play the games that are wished, and tell how they go; in a process of its own."""
    bound_memory()
    os.nice(GIVES_WAY)
    told = 0.0

    def tell(found: dict[str, Any]) -> None:
        nonlocal told
        if time.monotonic() - told > TELLS:
            told = time.monotonic()
            line.send(("running", found))

    try:
        workshop = find_part(wished.game, "workshop", Workshop)
        plans, instead = plans_of(wished, workshop)
        line.send(("done", measure_worth(plans, wished.card, tell, stays=workshop.stays, instead=instead)))
    except LongboxError as error:
        line.send(("failed", {"why": str(error)}))


def plans_of(wished: Wished, workshop: Workshop) -> tuple[list[Plan], list[Plan]]:
    """The games that are wished, with the card in them; and those that they are compared with, if they are others."""
    content = file_of(entries_in(wished.content))
    duels = workshop.duels(content, wished.card, wished.form)
    in_place = workshop.stays or bool(duels)
    bots = bots_for(wished.card, workshop.players, stays=in_place)
    names = [f"Player {seat}" for seat in range(1, len(bots) + 1)]

    def plan_of(chosen: dict[str, Any]) -> Plan:
        options = agreed(wished.game, chosen, names, [], [{} for _ in names])
        return Plan(wished.game, options, bots, wished.games, SEED, rotate=not in_place)

    plan = plan_of(workshop.chosen(content, wished.card, wished.form))
    if duels:
        return duelling(plan, duels)
    instead = workshop.instead(content, wished.card, wished.form)
    return [plan], [] if instead is None else [plan_of(instead)]


def duelling(plan: Plan, duels: Sequence[tuple[Entry, Entry]]) -> tuple[list[Plan], list[Plan]]:
    """The games of a plan, shared out among duels: with the card, and with others in its place."""
    used = duels[: plan.games]
    shares = [len(range(number, plan.games, len(used))) for number in range(len(used))]

    def with_options(more: Entry, games: int) -> Plan:
        return msgspec.structs.replace(plan, options={**plan.options, **more}, games=games)

    return (
        [with_options(having, games) for (having, _), games in zip(used, shares, strict=True)],
        [with_options(lacking, games) for (_, lacking), games in zip(used, shares, strict=True)],
    )
