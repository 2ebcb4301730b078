"""Processes that read what strangers wrote while they write it: started once, and ended when something takes too long.

A helper that is ended is started anew for the next text: a hostile one costs its writer a wait, and nobody else.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import BoundedSemaphore, Lock
from typing import Any, Final, TypeVar

from longbox.kernel.errors import LongboxError
from longbox.server.trying import TooLong, bound_memory

R = TypeVar("R")

SECONDS: Final = 5.0
"""How long one text may take."""
STARTS: Final = 20.0
"""How long a task may take in a helper that it is new to, for a game, which loads what it needs of the game."""
HELPERS: Final = 2
WAITS: Final = 30.0
"""How long is waited for a helper that is free."""


class Busy(LongboxError):
    """All helpers read other texts. The message says to try again."""


class Helpers:
    """Some processes, which are started when they are first needed. All may be called from any thread."""

    def __init__(self) -> None:
        self._free: list[_Helper] = []
        self._count = BoundedSemaphore(HELPERS)
        self._lock = Lock()

    def ask(self, task: Callable[..., R], game: str, *arguments: Any) -> R:
        """What a task gives, carried out by a helper.

        Args:
            task: A function of a module, which takes the game first.
            game: The short name of the game.
            arguments: The other arguments, as plain data.

        Raises:
            TooLong: It took too long.
            Busy: No helper was free.
            LongboxError: The task raised it, with this message.
        """
        if not self._count.acquire(timeout=WAITS):
            raise Busy("Many texts are being read just now. Try again in a moment.")
        try:
            with self._lock:
                helper = self._free.pop() if self._free else _Helper()
            done, found = helper.ask(task, game, arguments)
            with self._lock:
                self._free.append(helper)
        finally:
            self._count.release()
        if not done:
            raise LongboxError(str(found))
        result: R = found
        return result

    def close(self) -> None:
        """End all that are free."""
        with self._lock:
            while self._free:
                self._free.pop().end()


class _Helper:
    """One process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), daemon=True)
        self._process.start()
        there.close()
        self._loaded: set[tuple[Callable[..., Any], str]] = set()

    def ask(self, task: Callable[..., Any], game: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        seconds = SECONDS if (task, game) in self._loaded else STARTS
        try:
            self._line.send((task, (game, *arguments)))
            if not self._line.poll(seconds):
                self.end()
                raise TooLong(f"Reading that took longer than {seconds:.0f} seconds. Write less, or more simply.")
            answer: tuple[bool, Any] = self._line.recv()
        except (EOFError, OSError):
            self.end()
            raise LongboxError("That could not be read: it needs more than the server can give.") from None
        self._loaded.add((task, game))
        return answer

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()


def _serve(line: Connection) -> None:
    """Carry out tasks until nobody asks any more."""
    bound_memory()
    while True:
        try:
            task, arguments = line.recv()
        except EOFError:
            return
        try:
            line.send((True, task(*arguments)))
        except (LongboxError, RecursionError) as error:
            line.send((False, str(error)))
