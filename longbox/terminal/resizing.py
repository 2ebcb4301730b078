"""Noticing that the window has got another size, while a line is being typed."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Final

RESIZED: Final = getattr(signal, "SIGWINCH", None)
"""What tells a program of it; there is no such thing on Windows, where the next line draws in the new size."""


class Resizing:
    """Draws anew as soon as the window has another size, for as long as it is entered."""

    def __init__(self, draw: Callable[[], None]) -> None:
        self._draw = draw
        self._before: Any = None

    def __enter__(self) -> None:
        if RESIZED is not None and threading.current_thread() is threading.main_thread():
            self._before = signal.signal(RESIZED, self._resized)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if RESIZED is not None and self._before is not None:
            signal.signal(RESIZED, self._before)

    def _resized(self, number: int, frame: FrameType | None) -> None:
        self._draw()


def typed_so_far() -> str:
    """What stands on the line that is being typed, where the terminal has lines that can be edited."""
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline is not None else ""
