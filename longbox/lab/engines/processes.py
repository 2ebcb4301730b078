"""Work in processes of this machine, by the standard library."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Final

from longbox.lab.engines.engine import Engine, P, R
from longbox.lab.interruption import Deaf, hear_the_second

GRACE: Final = 5.0
"""How many seconds a process has to end what it does."""


class Processes(Engine):
    """So many processes, started when the first work is given out."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = _pool(jobs)

    @property
    def slots(self) -> int:
        return self._jobs

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        try:
            with Deaf():
                return self._pool.submit(work, *given, **named)
        except BrokenProcessPool as error:  # A process died of what it was given before, or can't even begin.
            lost: Future[R] = Future()
            lost.set_exception(error)
            return lost

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, BrokenProcessPool)

    def mend(self, stop: Callable[[], bool]) -> None:
        """End what is left of the processes, and start others."""
        self._end(grace=0.0)
        self._pool = _pool(self._jobs)

    def close(self) -> None:
        self._end(grace=GRACE)

    def _end(self, grace: float) -> None:
        """End the processes, those by force that don't in time.

        One that was killed may have held what the others wait for, and the pool would wait for them for ever.
        """
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.join(grace)
            process.kill()


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=begin)


def begin() -> None:
    """In a worker: leave Ctrl-C to the process that shares out the work, and end with it, however it ends."""
    hear_the_second()
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
