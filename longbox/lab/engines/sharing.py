"""Sharing work out to an engine, so that each piece counts once, in order, whatever becomes of the workers."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from longbox.lab.engines.engine import Engine, Unreached, WorkLost, never

G = TypeVar("G", bound=tuple[Any, ...])
R = TypeVar("R")

AHEAD: Final = 3
"""How many pieces are given out for each that is worked on, so that no worker waits."""

LOSSES: Final = 3
"""How often the same piece may be lost before it is taken for the cause."""

PATIENCE: Final = 300.0
"""Seconds without a result after which workers that can't be reached are given up."""

LOOK_UP: Final = 0.2
"""Seconds between two looks whether somebody wishes to stop."""

LONG: Final = 10.0
"""Seconds without a result after which it is told what is missing, if anything is."""


def in_order(
    engine: Engine, work: Callable[..., R], pieces: Iterable[G], stop: Callable[[], bool] = never
) -> Iterator[tuple[G, R]]:
    """Have pieces of work done, and give each with its result, in the order of the pieces.

    Args:
        engine: Who does it.
        work: A function of a module, which always gives the same for the same piece.
        pieces: What the work is given, one piece after the other; they are asked for as they are needed.
        stop: Whether somebody wishes to stop: then what was begun is waited for, as far as it is the next in order
            and wasn't lost.

    Raises:
        WorkLost: A piece was lost again and again.
        Exception: The work failed with it.
    """
    sharing = Sharing(engine, work, iter(pieces), stop)
    while sharing.give_out():
        done = sharing.next_done()
        if done is not None:
            yield done


class Sharing(Generic[G, R]):
    """What was given out and hasn't come back."""

    def __init__(self, engine: Engine, work: Callable[..., R], pieces: Iterator[G], stop: Callable[[], bool]) -> None:
        self._engine = engine
        self._work = work
        self._left = pieces
        self._stop = stop
        self._slots = 1
        self._given: deque[G] = deque()
        self._working: deque[Future[R]] = deque()
        self._losses = 0
        self._unreached_since: float | None = None

    def give_out(self) -> bool:
        """Give out what is lost and, unless it is to stop, as much as keeps all at it; whether anything is out.

        Raises:
            WorkLost: The workers can't be reached.
        """
        while True:
            try:
                if not self._stop():
                    self._slots = self._engine.slots
                    self._given.extend(islice(self._left, max(self._slots * AHEAD - len(self._given), 0)))
                for given in islice(self._given, len(self._working), None):
                    self._working.append(self._engine.submit(self._work, *given))
            except Unreached as error:
                self._lose_all(error)
            else:
                return bool(self._given)

    def next_done(self) -> tuple[G, R] | None:
        """The next piece and its result, once it is done; nothing if it was lost or taken back."""
        first = self._working[0]
        told = time.monotonic() + LONG
        while not wait([first], timeout=LOOK_UP).done:
            if time.monotonic() > told:
                told = self._tell_what_is_missing()
            if self._stop():
                self._take_back()
                if not self._working:
                    return None
        try:
            result = first.result()
        except Exception as error:
            if not self._engine.is_loss(error):
                raise
            self._lose(error)
        else:
            self._losses = 0
            self._unreached_since = None
            self._working.popleft()
            return self._given.popleft(), result
        return None

    def _tell_what_is_missing(self) -> float:
        """Tell why nothing comes back, if that is known; returns when to look again."""
        if missing := self._engine.missing():
            print(f"Waiting: {missing}", file=sys.stderr, flush=True)
        return time.monotonic() + LONG

    def _take_back(self) -> None:
        """Take back what nobody has begun: all but the first pieces, one for each worker, if there are workers."""
        begun = 0 if self._engine.missing() else self._slots
        while len(self._working) > begun and self._working[-1].cancel():
            self._working.pop()
            self._given.pop()

    def _lose(self, error: BaseException) -> None:
        """The first piece is lost, and what comes after it may be.

        Raises:
            WorkLost: That happened to it again and again.
        """
        self._losses += 1
        if self._losses >= LOSSES:
            raise WorkLost(next(iter(self._given), ()), error) from error
        self._begin_anew()

    def _lose_all(self, error: BaseException) -> None:
        """Nobody is reached. That is no piece's fault: a cluster that dies may be reached once more, and be lost again.

        Raises:
            WorkLost: It lasts too long.
        """
        now = time.monotonic()
        self._unreached_since = self._unreached_since or now
        if now - self._unreached_since > PATIENCE:
            raise WorkLost(next(iter(self._given), ()), error) from error
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Forget who works on what, so that it is given out again, unless it is to stop."""
        self._working.clear()
        if not self._stop():
            self._engine.mend(self._stop)
        if self._stop():
            self._given.clear()
