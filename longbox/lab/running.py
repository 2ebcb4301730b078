"""Playing many games: here, or shared out to several processes. The results are the same.

They arrive in the order of the games. A run that is stopped has played the first so many of its plan.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from longbox.games import find
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


class Run:
    """How far a plan was carried out.

    Attributes:
        played: How many games were finished, from the first on.
        interrupted: Whether somebody stopped it.
        failure: The game that broke off with an error, and so stopped it.
    """

    def __init__(self) -> None:
        self.played = 0
        self.interrupted = False
        self.failure: Failure | None = None


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
    check(plan)
    run = Run()
    with Interruption() as interruption:
        play = play_here if jobs == 1 else play_shared
        for chunk in play(plan, jobs, records, interruption):
            for result in chunk.results:
                take(result)
            run.played += len(chunk.results)
            run.failure = run.failure or chunk.failure
    run.interrupted = interruption.wished
    return run


def check(plan: Plan) -> None:
    """Refuse what can't be played, before anything is.

    Raises:
        LongboxError: The options don't fit the game, or there is no such game or bot.
    """
    system = find(plan.game)
    for name in plan.bots:
        make_player(name, plan.game, 0)
    system.new_game(plan.agreed(), 0)


def play_here(plan: Plan, jobs: int, records: Path | None, interruption: Interruption) -> Iterator[Chunk]:
    """Play in this process, game by game."""
    for number in range(plan.first, plan.last + 1):
        if interruption.wished:
            return
        chunk = play_chunk(plan, number, number, records)
        yield chunk
        if chunk.failure:
            return


def play_shared(plan: Plan, jobs: int, records: Path | None, interruption: Interruption) -> Iterator[Chunk]:
    """Share the games out to processes, which play some in a row."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=hear_the_second) as pool:
        work = Work(plan, records, pool)
        with Deaf():
            work.give_out(jobs * CHUNKS_AHEAD)
        while work.given:
            if interruption.wished:
                work.take_back()
            chunk = work.next_chunk()
            if chunk is not None:
                yield chunk
                work.failed = work.failed or chunk.failure is not None
            if not work.failed and not interruption.wished:
                work.give_out(1)


class Work:
    """What is given out to processes, and in which order it comes back.

    Attributes:
        given: The chunks that were given out, the first games first.
        failed: Whether a game failed, so that nothing after it counts.
    """

    def __init__(self, plan: Plan, records: Path | None, pool: ProcessPoolExecutor) -> None:
        self.plan = plan
        self.records = records
        self.pool = pool
        self.given: deque[Future[Chunk]] = deque()
        self.failed = False
        self._next = plan.first
        self._due = plan.first

    def give_out(self, chunks: int) -> None:
        """Give out so many chunks more, as far as there are games."""
        for _ in range(chunks):
            if self._next > self.plan.last:
                return
            last = min(self._next + GAMES_A_CHUNK - 1, self.plan.last)
            self.given.append(self._submit(self._next, last))
            self._next = last + 1

    def _submit(self, first: int, last: int) -> Future[Chunk]:
        try:
            return self.pool.submit(play_chunk, self.plan, first, last, self.records)
        except BrokenProcessPool as error:
            broken: Future[Chunk] = Future()
            broken.set_exception(error)
            return broken

    def take_back(self) -> None:
        """Take back what no process has begun."""
        while self.given and self.given[-1].cancel():
            self.given.pop()

    def next_chunk(self) -> Chunk | None:
        """The next games, in order, once they are played; none if they don't count."""
        if not self.given:
            return None
        try:
            chunk = self.given.popleft().result()
        except BrokenProcessPool:
            chunk = Chunk([], Failure(self._due, self.plan.game_seed(self._due), WORKER_DIED))
        self._due += GAMES_A_CHUNK
        return None if self.failed else chunk
