"""Trying in another process what strangers wrote, so that nothing they write keeps the server busy for ever.

LongboxError
└── TooLong    it took too long
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from longbox.kernel.errors import LongboxError

R = TypeVar("R")

SECONDS: Final = 20.0
"""How long a process may take, its start included."""

MEMORY: Final = 2_000_000_000
"""How many bytes a process may use, where the system can see to it."""


class TooLong(LongboxError):
    """What somebody wrote took too long to be read."""


def tried(task: Callable[..., R], *arguments: Any, seconds: float | None = None) -> R:
    """What a task gives that is carried out in a process of its own.

    Args:
        task: A function of a module.
        arguments: Its arguments, as plain data.
        seconds: How long it may take; as long as a process may if nothing is said.

    Raises:
        TooLong: It took longer.
        LongboxError: The task raised it, with this message; or the process ended without an answer.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_carry_out, args=(there, task, arguments), daemon=True)
    process.start()
    there.close()
    longest = SECONDS if seconds is None else seconds
    try:
        if not here.poll(longest):
            raise TooLong(f"Reading that took longer than {longest:.0f} seconds. Write less, or more simply.")
        done, found = here.recv()
    except EOFError:
        raise LongboxError("That could not be read: it needs more than the server can give.") from None
    finally:
        process.kill()
        process.join()
        here.close()
    if not done:
        raise LongboxError(str(found))
    result: R = found
    return result


def _carry_out(answer: Connection, task: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    bound_memory()
    try:
        answer.send((True, task(*arguments)))
    except LongboxError as error:
        answer.send((False, str(error)))


def bound_memory() -> None:
    """Let this process use no more than `MEMORY`, where the system can see to it."""
    try:
        import resource  # noqa: PLC0415 (not every system has it)
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
