"""The clocks of a table: how much time each player has left, worked out from nothing but the entries of its log.

A seat's clock runs while it is asked something. Bots have no clock, and a pause stops all. So every worker that reads
the same entries has the same clocks, and a table that sleeps needs nobody to count.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from longbox.server.messages import Clocks
from longbox.server.storage.rows import Clock


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ClockKeeper:
    """Counts the time of a table.

    Args:
        terms: What was agreed on; none if there are no clocks.
        seats: How many seats there are.
    """

    def __init__(self, terms: Clock | None, seats: int) -> None:
        self.terms = terms
        self._left = [0 if terms is None else terms.seconds * 1000] * seats
        self._running: list[int] = []
        self._at = 0

    def turn(self, asked: Sequence[int], at: int, *, answered: int = -1) -> None:
        """Count until a moment, and let the clocks of those run who are asked from then on.

        Args:
            asked: The seats of the people who are asked now.
            at: The moment, in milliseconds since 1970.
            answered: The seat that has just answered by itself.
        """
        if self.terms is None:
            return
        for seat in self._running:
            self._left[seat] -= max(0, at - self._at)
        if answered in self._running:
            self._left[answered] += self.terms.more * 1000
        if self.terms.kind == "turn":
            for seat in [seat for seat in self._running if seat not in asked]:
                self._left[seat] = self.terms.seconds * 1000
        self._running, self._at = list(asked), at

    def told(self, now: int, *, paused: bool) -> Clocks | None:
        """The clocks, as players are told of them."""
        if self.terms is None:
            return None
        left = [max(0, self.left(seat, now)) for seat in range(len(self._left))]
        return Clocks(tuple(left), tuple(self._running), now, paused)

    def left(self, seat: int, now: int) -> int:
        """How much a seat has left, in milliseconds; below 0 if its time is over."""
        return self._left[seat] - (max(0, now - self._at) if seat in self._running else 0)

    def over(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self._running if self.left(seat, now) <= 0]
