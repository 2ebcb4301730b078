"""Sharing work out to an engine, so that each piece counts once, in order, whatever becomes of the workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from longbox.lab.engines.engine import Engine, WorkLost

G = TypeVar("G", bound=tuple[Any, ...])
R = TypeVar("R")

AHEAD: Final = 3
"""How many pieces are given out for each that is worked on, so that no worker waits."""

LOSSES: Final = 3
"""How often the same piece may be lost before it is taken for the cause."""

LOOK_UP: Final = 0.2
"""Seconds between two looks whether somebody wishes to stop."""


def never() -> bool:
    """Nobody wishes to stop."""
    return False


def in_order(
    engine: Engine, work: Callable[..., R], pieces: Iterable[G], stop: Callable[[], bool] = never
) -> Iterator[tuple[G, R]]:
    """Have pieces of work done, and give each with its result, in the order of the pieces.

    Args:
        engine: Who does it.
        work: A function of a module, which always gives the same for the same piece.
        pieces: What the work is given, one piece after the other; they are asked for as they are needed.
        stop: Whether somebody wishes to stop: then what was begun is waited for, as far as it is the next in order.

    Raises:
        WorkLost: A piece was lost again and again.
        Exception: The work failed with it.
    """
    sharing = Sharing(engine, work, iter(pieces))
    while sharing.give_out(0 if stop() else engine.slots * AHEAD):
        done = sharing.next_done(stop)
        if done is not None:
            yield done


class Sharing(Generic[G, R]):
    """What was given out and hasn't come back."""

    def __init__(self, engine: Engine, work: Callable[..., R], pieces: Iterator[G]) -> None:
        self._engine = engine
        self._work = work
        self._left = pieces
        self._given: deque[G] = deque()
        self._working: deque[Future[R]] = deque()
        self._losses = 0

    def give_out(self, wanted: int) -> bool:
        """Give out pieces until so many are out; whether any is."""
        self._given.extend(islice(self._left, max(wanted - len(self._given), 0)))
        try:
            for given in islice(self._given, len(self._working), None):
                self._working.append(self._engine.submit(self._work, *given))
        except Exception as error:
            self._lose(error)
            return self.give_out(wanted)
        return bool(self._given)

    def next_done(self, stop: Callable[[], bool]) -> tuple[G, R] | None:
        """The next piece and its result, once it is done; nothing if it was lost or taken back."""
        first = self._working[0]
        while not wait([first], timeout=LOOK_UP).done:
            if stop():
                self._take_back()
                if not self._working:
                    return None
        try:
            result = first.result()
        except Exception as error:
            self._lose(error)
        else:
            self._losses = 0
            self._working.popleft()
            return self._given.popleft(), result
        return None

    def _take_back(self) -> None:
        """Take back what nobody has begun."""
        while self._working and self._working[-1].cancel():
            self._working.pop()
            self._given.pop()

    def _lose(self, error: BaseException) -> None:
        """Forget who works on what, so that it is given out again; or pass on an error that is the work's own."""
        if not self._engine.is_loss(error):
            raise error
        self._losses += 1
        if self._losses >= LOSSES:
            raise WorkLost(self._given[0], error) from error
        self._working.clear()
        self._engine.mend()
