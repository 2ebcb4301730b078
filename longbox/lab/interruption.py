"""Ctrl-C as a wish to stop, not as an error that breaks off whatever is being done."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Self


class _Hearing:
    """While it is entered, Ctrl-C is heard otherwise.

    Outside the main thread, where signals don't arrive, it does nothing.
    """

    def __init__(self) -> None:
        self._before: Any = None

    def _handler(self) -> Any:
        """What hears Ctrl-C."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._handler())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)


class Interruption(_Hearing):
    """While it is entered, the first Ctrl-C only sets `wished`; the second raises `KeyboardInterrupt`.

    Attributes:
        wished: Whether somebody wishes to stop.
    """

    def __init__(self) -> None:
        super().__init__()
        self.wished = False

    def _handler(self) -> Any:
        return self._hear

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.wished:
            raise KeyboardInterrupt
        self.wished = True


class Deaf(_Hearing):
    """While it is entered, Ctrl-C is ignored, also by processes that are started then."""

    def _handler(self) -> Any:
        return signal.SIG_IGN


def hear_the_second() -> None:
    """In a worker: leave the first Ctrl-C to the process that shares out the work; the second ends the worker."""
    signal.signal(signal.SIGINT, lambda number, frame: signal.signal(signal.SIGINT, signal.SIG_DFL))
