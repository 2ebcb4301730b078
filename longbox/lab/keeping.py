"""Keeping the results of many games while they are played; this keeps none."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType
from typing import Self

from longbox.lab.results import Failure, GameResult
from longbox.lab.running import Place


class Keeping:
    """Takes results, and has those of earlier. It is entered as a context manager, and keeps all at the end.

    Attributes:
        after: The last game that was kept before, if any was.
    """

    after: Place | None = None

    def earlier(self) -> Iterator[tuple[int, GameResult | Failure]]:
        """What was kept before, in its order, each with the number of its plan."""
        return iter(())

    def add(self, number: int, result: GameResult | Failure) -> None:
        """Keep a game.

        Args:
            number: The number of its plan.
            result: How it went, or why it counts for nothing.
        """

    def close(self) -> None:
        """Keep what isn't kept yet."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
