"""Playing many games: here, or shared out to several processes. The results are the same.

They arrive in the order of the games. A run that is stopped has played the first so many of its plan. Where
there are several plans, some games of each are played in turn, so that a run that is stopped knows of all.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Final

from longbox.games import find
from longbox.kernel.errors import LongboxError
from longbox.lab.interruption import Deaf, Interruption, hear_the_second
from longbox.lab.plan import Plan
from longbox.lab.playing import play_chunk
from longbox.lab.results import Chunk, Failure, GameResult
from longbox.players.registry import make_player

GAMES_A_CHUNK: Final = 10
"""Enough for the sharing out to cost little, and few enough to stop soon after Ctrl-C."""

CHUNKS_AHEAD: Final = 3
"""How many chunks are given out for each process, so that none waits for work."""

WORKER_DIED: Final = "A process ended by itself while it played this game or one of the next; perhaps memory ran out."


class WrongSeats(LongboxError):
    """There are more bots than seats, or fewer."""


class Run:
    """How far some plans were carried out.

    Attributes:
        played: How many games were finished, from the first on.
        interrupted: Whether somebody stopped it.
        endless: The games whose texts went on without end, and which count for nothing.
        failure: The game that broke off with an error, and so stopped it.
        failed: The number of its plan among the plans.
    """

    def __init__(self) -> None:
        self.played = 0
        self.interrupted = False
        self.endless: list[Failure] = []
        self.failure: Failure | None = None
        self.failed = 0


class Batch:
    """Some games in a row, of one of several plans.

    Attributes:
        number: The number of the plan among the plans.
        plan: The plan.
        first: The number of the first game.
        last: The number of the last one.
    """

    __slots__ = ("first", "last", "number", "plan")

    def __init__(self, number: int, plan: Plan, first: int, last: int) -> None:
        self.number = number
        self.plan = plan
        self.first = first
        self.last = last


def play_games(plan: Plan, take: Callable[[GameResult], None], *, jobs: int = 1, records: Path | None = None) -> Run:
    """Play the games of a plan, until all are played, one fails or somebody presses Ctrl-C.

    Args:
        plan: What is played.
        take: Gets each result, in the order of the games.
        jobs: How many processes play.
        records: A directory for a record of each game, if records are wanted.

    Raises:
        LongboxError: The options don't fit the game, or there is no such game or bot.
    """
    return play_plans([plan], lambda number, result: take(result), jobs=jobs, records=[records])


def play_plans(
    plans: Sequence[Plan],
    take: Callable[[int, GameResult], None],
    *,
    jobs: int = 1,
    records: Sequence[Path | None] | None = None,
    pool: ProcessPoolExecutor | None = None,
) -> Run:
    """Play the games of several plans in turn, until all are played, one fails or somebody presses Ctrl-C.

    Args:
        plans: What is played.
        take: Gets the number of the plan and each result; those of one plan in the order of the games.
        jobs: How many processes play.
        records: A directory for the records of each plan, if records are wanted.
        pool: The processes that play, as `workers` makes them, where they have more to play after this.

    Raises:
        LongboxError: The options don't fit the game, or there is no such game or bot.
    """
    for plan in plans:
        check(plan)
    places = [None for _ in plans] if records is None else records
    run = Run()
    with Interruption() as interruption:
        for batch, chunk in (
            play_here(plans, places, interruption)
            if jobs == 1
            else play_shared(plans, jobs, places, interruption, pool)
        ):
            for result in chunk.results:
                take(batch.number, result)
            run.played += len(chunk.results)
            run.endless += chunk.endless
            if chunk.failure is not None and run.failure is None:
                run.failure = chunk.failure
                run.failed = batch.number
    run.interrupted = interruption.wished
    return run


def check(plan: Plan) -> None:
    """Refuse what can't be played, before anything is.

    Raises:
        LongboxError: The options don't fit the game or the bots, or there is no such game or bot.
    """
    system = find(plan.game)
    for name in plan.bots:
        make_player(name, plan.game, 0)
    seats = len(system.new_game(plan.agreed(), 0).seats)
    if seats != len(plan.bots):
        raise WrongSeats(f"There are {len(plan.bots)} bots for {seats} seats.")


def batches(plans: Sequence[Plan]) -> Iterator[Batch]:
    """All games, some of each plan in turn."""
    begun = 0
    while begun < max([plan.games for plan in plans], default=0):
        for number, plan in enumerate(plans):
            first = plan.first + begun
            if first <= plan.last:
                yield Batch(number, plan, first, min(first + GAMES_A_CHUNK - 1, plan.last))
        begun += GAMES_A_CHUNK


def play_here(
    plans: Sequence[Plan], records: Sequence[Path | None], interruption: Interruption
) -> Iterator[tuple[Batch, Chunk]]:
    """Play in this process, game by game."""
    for batch in batches(plans):
        for number in range(batch.first, batch.last + 1):
            if interruption.wished:
                return
            chunk = play_chunk(batch.plan, number, number, records[batch.number])
            yield batch, chunk
            if chunk.failure:
                return


def workers(jobs: int) -> ProcessPoolExecutor:
    """So many processes that play games; they end where it is left as a context manager."""
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=hear_the_second)


def play_shared(
    plans: Sequence[Plan],
    jobs: int,
    records: Sequence[Path | None],
    interruption: Interruption,
    lasting: ProcessPoolExecutor | None = None,
) -> Iterator[tuple[Batch, Chunk]]:
    """Share the games out to processes, which play some in a row: to those that last longer, or to new ones."""
    with nullcontext(lasting) if lasting else workers(jobs) as pool:
        work = Work(plans, records, pool)
        with Deaf():
            work.give_out(jobs * CHUNKS_AHEAD)
        while work.given:
            if interruption.wished:
                work.take_back()
            played = work.next_chunk()
            if played is not None:
                yield played
                work.failed = work.failed or played[1].failure is not None
            if not work.failed and not interruption.wished:
                work.give_out(1)


class Work:
    """What is given out to processes, and in which order it comes back.

    Attributes:
        given: The batches that were given out, the first games first.
        failed: Whether a game failed, so that nothing after it counts.
    """

    def __init__(self, plans: Sequence[Plan], records: Sequence[Path | None], pool: ProcessPoolExecutor) -> None:
        self.records = records
        self.pool = pool
        self.given: deque[tuple[Batch, Future[Chunk]]] = deque()
        self.failed = False
        self._left = batches(plans)

    def give_out(self, count: int) -> None:
        """Give out so many batches more, as far as there are games."""
        for batch in islice(self._left, count):
            self.given.append((batch, self._submit(batch)))

    def _submit(self, batch: Batch) -> Future[Chunk]:
        try:
            return self.pool.submit(play_chunk, batch.plan, batch.first, batch.last, self.records[batch.number])
        except BrokenProcessPool as error:
            broken: Future[Chunk] = Future()
            broken.set_exception(error)
            return broken

    def take_back(self) -> None:
        """Take back what no process has begun."""
        while self.given and self.given[-1][1].cancel():
            self.given.pop()

    def next_chunk(self) -> tuple[Batch, Chunk] | None:
        """The next games, in order, once they are played; none if they don't count."""
        if not self.given:
            return None
        batch, playing = self.given.popleft()
        try:
            chunk = playing.result()
        except BrokenProcessPool:
            chunk = Chunk([], Failure(batch.first, batch.plan.game_seed(batch.first), WORKER_DIED))
        return None if self.failed else (batch, chunk)
