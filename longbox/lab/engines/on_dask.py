"""Work on a cluster of Dask: `dask://HOST:8786` is its scheduler."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from typing import Any, Final

import msgspec
from distributed import Client, KilledWorker
from distributed.client import FutureCancelledError
from distributed.comm import CommClosedError

from longbox.lab.engines.engine import Engine, NoEngine, P, R, Unreached, reached
from longbox.lab.engines.luggage import Luggage, work_with

TIMEOUT: Final = 10.0
"""Seconds to wait for the scheduler to answer."""

PATIENCE: Final = 120.0
"""Seconds to wait for a scheduler that was there and is gone."""

COUNTED_EVERY: Final = 2.0
"""Seconds after which the workers are counted again."""

LOSSES: Final = (KilledWorker, CancelledError, FutureCancelledError, CommClosedError)


class OnDask(Engine):
    """The workers of a scheduler."""

    def __init__(self, address: str, luggage: Luggage) -> None:
        """Connect.

        Raises:
            NoEngine: The scheduler doesn't answer.
        """
        self._address = address
        self._luggage = msgspec.msgpack.encode(luggage)
        self._client = _connected(address, TIMEOUT)
        self._counted = 0.0
        self._slots = 1

    @property
    def slots(self) -> int:
        if time.monotonic() - self._counted > COUNTED_EVERY:
            self._slots = max(sum(reached(self._client.nthreads).values()), 1)
            self._counted = time.monotonic()
        return self._slots

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        executor: Any = self._client.get_executor(pure=False)
        doing: Future[R] = reached(lambda: executor.submit(work_with, self._luggage, partial(work, **named), *given))
        return doing

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, LOSSES)

    def missing(self) -> str:
        try:
            workers = reached(self._client.nthreads)
        except Unreached:
            return f"The scheduler of Dask at {self._address} doesn't answer."
        return "" if workers else f"The scheduler of Dask at {self._address} has no workers: start some."

    def mend(self, stop: Callable[[], bool]) -> None:
        self.close()
        until = time.monotonic() + PATIENCE
        while not stop():
            try:
                self._client = _connected(self._address, TIMEOUT)
            except NoEngine:
                if time.monotonic() > until:
                    raise
            else:
                self._counted = 0.0
                return

    def close(self) -> None:
        self._client.close(timeout=TIMEOUT)


def _connected(address: str, patience: float) -> Any:
    """A client of a scheduler, once it answers. What Dask logs of lost connections isn't shown: they are mended."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=patience, set_as_default=False)
    except (OSError, CommClosedError) as error:
        raise NoEngine(f"No scheduler of Dask answers at {address}: {error}") from None
