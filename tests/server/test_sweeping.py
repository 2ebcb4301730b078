"""Memory that nobody uses any more is found, in a process that serves tables, without looking through all of it."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import weakref
from collections.abc import Callable

import pytest

from longbox.server import sweeping
from longbox.server.sweeping import Sweeper


class Knot:
    """Something that holds itself, so that only who looks for it frees it."""

    def __init__(self) -> None:
        self.itself = self


def apart(task: Callable[[], None]) -> int:
    """What becomes of a task in a process of its own, as what it does to memory would stay."""
    process = multiprocessing.get_context("spawn").Process(target=task)
    process.start()
    process.join()
    assert process.exitcode is not None
    return process.exitcode


def sweep_knots() -> None:
    """A knot that was old when it came apart is found once much memory was added; one that is new at once."""
    sweeping.FEWEST = 1  # type: ignore[misc]
    sweeper = Sweeper()
    old = Knot()
    sweeper.sweep()
    gone, new = weakref.ref(old), weakref.ref(Knot())
    del old
    sweeper.sweep()
    assert new() is None
    assert gone() is not None
    kept = [[number] for number in range(sys.getallocatedblocks())]
    sweeper.sweep()
    assert gone() is None
    assert kept


def sweep_quietly() -> None:
    """Where little is added, or much that is gone by itself, what is left alone is not looked through again."""
    sweeping.FEWEST = 1  # type: ignore[misc]
    sweeper = Sweeper()
    sweeper.sweep()
    unfrozen: list[bool] = []
    gc.unfreeze = lambda: unfrozen.append(True)
    for _ in range(20):
        kept = [[number] for number in range(sys.getallocatedblocks() // 20)]
        sweeper.sweep()
        del kept
    assert unfrozen == []
    kept = [[number] for number in range(sys.getallocatedblocks())]
    sweeper.sweep()
    assert unfrozen == [True]
    assert kept


@pytest.mark.parametrize("task", [sweep_knots, sweep_quietly])
def test_memory_is_swept(task: Callable[[], None]) -> None:
    """What is new is looked through each time, all of it only where much more is used."""
    assert apart(task) == 0
