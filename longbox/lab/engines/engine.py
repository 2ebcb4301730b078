"""What every engine can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar

from longbox.kernel.errors import LongboxError

P = ParamSpec("P")
R = TypeVar("R")


class NoEngine(LongboxError):
    """There is no engine of that name, or what it needs isn't installed or can't be reached."""


class WorkLost(LongboxError):
    """A piece of work was lost again and again: whoever began it died of it.

    Attributes:
        given: What the work was given.
    """

    def __init__(self, given: tuple[Any, ...], why: BaseException) -> None:
        super().__init__(f"A piece of work was lost again and again: {type(why).__name__}: {why}")
        self.given = given


class Unreached(LongboxError):
    """The workers can't be reached, though they could be before."""


def never() -> bool:
    """Nobody wishes to stop."""
    return False


def reached(ask: Callable[[], R]) -> R:
    """What workers answer, asked through a library that has many errors for nobody being there.

    Raises:
        Unreached: They don't answer.
    """
    try:
        return ask()
    except Exception as error:
        raise Unreached(f"{type(error).__name__}: {error}") from error


class Engine(ABC):
    """Workers that carry out pieces of work. It is entered as a context manager, and its workers are let go at the end.

    What is given to a worker and what it gives back must be picklable; the work itself is a function of a module.
    """

    @property
    @abstractmethod
    def slots(self) -> int:
        """How many pieces are worked on at once, as far as is known now; at least 1.

        Raises:
            Unreached: The workers can't be reached.
        """

    @abstractmethod
    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        """Give out a piece of work. Whoever cancels what it gives takes the piece back, even if somebody has begun it.

        Raises:
            Unreached: The workers can't be reached.
        """

    @abstractmethod
    def is_loss(self, error: BaseException) -> bool:
        """Whether an error of a piece says that its worker was lost, and nothing of the work itself."""

    @abstractmethod
    def mend(self, stop: Callable[[], bool]) -> None:
        """After a loss: make ready for work again, and forget all pieces that were given out.

        Args:
            stop: Whether somebody wishes to stop: then it may be left undone.

        Raises:
            NoEngine: It can't be done.
        """

    def missing(self) -> str:
        """What keeps all work from being done, in a sentence; nothing as far as is known."""
        return ""

    @abstractmethod
    def close(self) -> None:
        """Let the workers go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
