"""Playing many games: here, or shared out to an engine. The results are the same.

They arrive in the order of the games. A run that is stopped has played the first so many of its plan. Where
there are several plans, some games of each are played in turn, so that a run that is stopped knows of all.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, Self

from longbox.games import find
from longbox.kernel.errors import LongboxError
from longbox.lab.engines.engine import Engine, WorkLost
from longbox.lab.engines.naming import PROCESSES, playing_on
from longbox.lab.engines.sharing import in_order
from longbox.lab.interruption import Interruption
from longbox.lab.plan import Plan
from longbox.lab.playing import play_chunk
from longbox.lab.records import keep_record
from longbox.lab.results import Chunk, Failure, GameResult
from longbox.players.registry import make_player

GAMES_A_CHUNK: Final = 10
"""So many games of a plan are played in a row, before some of the next."""

A_PIECE: Final = 0.5
"""Seconds that a worker is to be busy with what it is given at once, so that Ctrl-C need not wait for long."""

MOST_BATCHES: Final = 100
"""What a worker is given at once at most."""

WORKER_DIED: Final = (
    "Again and again, a process ended by itself while it played this game or one of the next; perhaps memory ran out."
)

SHARES: Final = 2
"""Into so many pieces for each worker the last games are parted."""

SMALLER: Final = 10
"""So many times smaller than the others the last pieces become at most, as each costs a cluster some milliseconds."""

Place = tuple[int, int]
"""Where a game stands among those of several plans: the number of its plan among the plans, and its own."""


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

    def add(self, batch: Batch, chunk: Chunk) -> None:
        """Count some games."""
        self.played += len(chunk.results)
        self.endless += chunk.endless
        self.failure = chunk.failure
        self.failed = batch.number if chunk.failure else 0


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
    with playing_on(PROCESSES, jobs, [plan.game], plan.bots) as engine:
        return play_plans([plan], lambda number, result: take(result), engine=engine, records=[records])


def play_plans(
    plans: Sequence[Plan],
    take: Callable[[int, GameResult], None],
    *,
    engine: Engine | None = None,
    records: Sequence[Path | None] | None = None,
    after: Place | None = None,
    set_aside: Callable[[int, Failure], None] = lambda number, endless: None,
) -> Run:
    """Play the games of several plans in turn, until all are played, one fails or somebody presses Ctrl-C.

    Args:
        plans: What is played.
        take: Gets the number of the plan and each result; those of one plan in the order of the games.
        engine: Who plays; this process if nobody is named.
        records: A directory for the records of each plan, if records are wanted.
        after: The last game that was played before, if some were.
        set_aside: Gets the number of the plan and each game that counts for nothing, in its place among the others.

    Raises:
        LongboxError: The options don't fit the game, or there is no such game or bot; or a record is in the way.
    """
    for plan in plans:
        check(plan)
    places = [None for _ in plans] if records is None else records
    run = Run()
    with Interruption() as interruption:
        left = batches(plans, after)
        for batch, chunk in (
            play_shared(engine, left, places, interruption) if engine else play_here(left, places, interruption)
        ):
            _keep_records(places[batch.number], chunk)
            for result in chunk.in_order():
                if isinstance(result, Failure):
                    set_aside(batch.number, result)
                else:
                    take(batch.number, result)
            run.add(batch, chunk)
            if run.failure:
                break
    run.interrupted = interruption.wished
    return run


def _keep_records(directory: Path | None, chunk: Chunk) -> None:
    if directory is not None:
        for number, record in chunk.records.items():
            keep_record(record, directory, number)


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


def batches(plans: Sequence[Plan], after: Place | None = None) -> Iterator[Batch]:
    """All games, some of each plan in turn.

    Args:
        plans: What is played.
        after: The game after which they begin, if not with the first.
    """
    begun = 0
    waiting = after is not None
    while begun < max([plan.games for plan in plans], default=0):
        for number, plan in enumerate(plans):
            first = plan.first + begun
            last = min(first + GAMES_A_CHUNK - 1, plan.last)
            if after and waiting and number == after[0] and first <= after[1] <= last:
                first = after[1] + 1
                waiting = False
            if first <= last and not waiting:
                yield Batch(number, plan, first, last)
        begun += GAMES_A_CHUNK


def play_here(
    left: Iterator[Batch], records: Sequence[Path | None], interruption: Interruption
) -> Iterator[tuple[Batch, Chunk]]:
    """Play in this process, game by game."""
    for batch in left:
        for number in range(batch.first, batch.last + 1):
            if interruption.wished:
                return
            yield batch, play_chunk(batch.plan, number, number, records[batch.number] is not None)


def play_shared(
    engine: Engine, left: Iterator[Batch], records: Sequence[Path | None], interruption: Interruption
) -> Iterator[tuple[Batch, Chunk]]:
    """Share the games out to an engine, whose workers play some batches in a row."""
    pieces = Pieces(engine, left, records)
    try:
        for (some, _), (took, chunks) in in_order(engine, play_batches, pieces, lambda: interruption.wished):
            pieces.learn(took, len(chunks))
            yield from zip(some, chunks, strict=False)
    except WorkLost as error:
        if not error.given:
            raise
        batch = error.given[0][0]
        yield batch, Chunk([], Failure(batch.first, batch.plan.game_seed(batch.first), WORKER_DIED))


class Pieces:
    """Batches in pieces, each of which takes a worker so long that giving it out costs little beside that.

    How long a batch takes is not known before; so the first pieces are of one batch. The last ones become smaller and
    smaller, so that all workers are done at the same time. What comes of the games doesn't depend on it.
    """

    def __init__(self, engine: Engine, left: Iterator[Batch], records: Sequence[Path | None]) -> None:
        self._engine = engine
        self._left = left
        self._records = records
        self._batches = 1
        self._next: deque[Batch] = deque()

    def learn(self, took: float, batches: int) -> None:
        """Take note that so many batches took so many seconds."""
        self._batches = min(max(int(A_PIECE * batches / max(took, A_PIECE / MOST_BATCHES)), 1), MOST_BATCHES)

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> tuple[list[Batch], list[bool]]:
        """The next piece.

        Raises:
            Unreached: The workers can't be reached; nothing is lost by it.
        """
        shares = self._engine.slots * SHARES
        self._next.extend(islice(self._left, max(shares * self._batches - len(self._next), 0)))
        if not self._next:
            raise StopIteration
        size = max(min(len(self._next) // shares, self._batches), self._batches // SMALLER, 1)
        some = [self._next.popleft() for _ in range(min(size, len(self._next)))]
        return some, [self._records[batch.number] is not None for batch in some]


def play_batches(some: Sequence[Batch], recorded: Sequence[bool]) -> tuple[float, list[Chunk]]:
    """In a worker: play the games of some batches, up to one that fails; with the seconds that it took."""
    began = time.perf_counter()
    chunks: list[Chunk] = []
    for batch, wanted in zip(some, recorded, strict=True):
        chunks.append(play_chunk(batch.plan, batch.first, batch.last, wanted))
        if chunks[-1].failure:
            break
    return time.perf_counter() - began, chunks
