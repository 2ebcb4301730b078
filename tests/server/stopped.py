"""The time of servers in this process, which stands still until a test lets it go on: none waits for it, or is late."""

from __future__ import annotations

import time

import pytest

from longbox.server import lines
from longbox.server.play import clocks


class Stopped:
    """A clock that stands still; stands in for the module `time` where players' time is measured."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._wall, self._steady = time.time_ns(), time.monotonic()

    def time_ns(self) -> int:
        """The nanoseconds since 1970."""
        return self._wall + int(self._passed * 1e9)

    def monotonic(self) -> float:
        """The seconds since some moment."""
        return self._steady + self._passed

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self._passed += seconds


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Stopped:
    """The clocks of tables, and of how much somebody may send, stand still."""
    made = Stopped()
    for module in (clocks, lines):
        monkeypatch.setattr(module, "time", made)
    return made
