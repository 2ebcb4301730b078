"""Work on a cluster of Ray: `ray://HOST:10001` is its head."""

from __future__ import annotations

import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import ray
from ray.exceptions import RayError, RayTaskError, TaskCancelledError
from ray.util.client_connect import disconnect

from longbox.lab.engines.engine import Engine, NoEngine, P, R, Unreached, never, reached
from longbox.lab.engines.luggage import Luggage, work_with

TIMEOUT: Final = 90.0
"""Seconds to wait for the head to answer."""

PATIENCE: Final = 120.0
"""Seconds to wait for a head that was there and is gone."""

PAUSE: Final = 2.0
"""Seconds between two tries to reach it."""

COUNTED_EVERY: Final = 2.0
"""Seconds after which the processors are counted again."""


class OnRay(Engine):
    """The workers of a head."""

    def __init__(self, address: str, luggage: Luggage) -> None:
        """Connect.

        Raises:
            NoEngine: The head doesn't answer.
        """
        self._address = address
        self._luggage = msgspec.msgpack.encode(luggage)
        self._connect_within(TIMEOUT, never)

    def _connect(self) -> None:
        """Connect anew.

        What Ray's client logs of lost connections and of work taken back isn't shown: that is dealt with.
        A head that dies while it is connected to shows itself by any error, even by a failed assertion of Ray's own.

        Raises:
            NoEngine: The head doesn't answer.
        """
        logging.getLogger("ray.util.client").setLevel(logging.CRITICAL)
        try:
            self.close()
            ray.init(self._address, log_to_driver=False, logging_level="error")
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise NoEngine(f"No head of Ray answers at {self._address} ({why})") from error
        self._work: Any = ray.remote(packed_work).options(max_retries=0)
        self._counted = 0.0
        self._slots = 1

    @property
    def slots(self) -> int:
        if time.monotonic() - self._counted > COUNTED_EVERY:
            self._slots = max(int(reached(ray.cluster_resources).get("CPU", 0)), 1)
            self._counted = time.monotonic()
        return self._slots

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        reference = reached(lambda: self._work.remote(self._luggage, partial(work, **named), *given))
        doing: Future[R] = Future()
        doing.add_done_callback(lambda done: _take_back(reference) if done.cancelled() else None)
        asked: Future[bytes] = reached(reference.future)
        asked.add_done_callback(lambda done: _hand_on(done, doing))
        return doing

    def is_loss(self, error: BaseException) -> bool:
        if isinstance(error, RayTaskError):
            return False
        return isinstance(error, ConnectionError | RayError | CancelledError | TaskCancelledError)

    def missing(self) -> str:
        try:
            processors = reached(ray.cluster_resources).get("CPU", 0)
        except Unreached:
            return f"The head of Ray at {self._address} doesn't answer."
        return "" if processors else f"The cluster of Ray at {self._address} has no processors: start some nodes."

    def mend(self, stop: Callable[[], bool]) -> None:
        self._connect_within(PATIENCE, stop)

    def _connect_within(self, patience: float, stop: Callable[[], bool]) -> None:
        """Try to connect for so many seconds: a head that has just started may refuse its first clients.

        Raises:
            NoEngine: It can't be done.
        """
        until = time.monotonic() + patience
        while not stop():
            try:
                self._connect()
            except NoEngine:
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)
            else:
                return

    def close(self) -> None:
        ray.shutdown()
        disconnect()  # Shutting down leaves a client connected of which connecting broke off when it was nearly done.


def packed_work(luggage: bytes, work: Callable[..., object], *given: object) -> bytes:
    """In a worker: do a piece of work, and pack what comes of it.

    Ray's server of clients unpacks each result and packs it again; of bytes that costs it nothing.
    """
    return pickle.dumps(work_with(luggage, work, *given), pickle.HIGHEST_PROTOCOL)


def _take_back(reference: Any) -> None:
    """Take a piece back. Where the head is gone, nobody has it any more."""
    with suppress(ConnectionError, RayError):
        ray.cancel(reference)


def _hand_on(asked: Future[bytes], doing: Future[R]) -> None:
    """Hand on how a piece went, unless it was taken back: Ray tells the end of such pieces, too."""
    if not doing.set_running_or_notify_cancel():
        return
    if error := asked.exception():
        doing.set_exception(error)
    else:
        doing.set_result(pickle.loads(asked.result()))
