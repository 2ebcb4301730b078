"""What somebody asked for is done to its end, also when they have gone meanwhile.

An answer is stored in a thread, and shown afterwards by whoever waits for that thread. Were that one cancelled when the
line is cut by which the answer came, the thread would go on alone: what it stored would be shown to nobody, and the
next one would change the game beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from longbox.server.play.kept import LOG

R = TypeVar("R")

UNDERWAY: Final[set[asyncio.Task[Any]]] = set()
"""What is being done; asyncio itself doesn't hold on to it."""


async def to_the_end(work: Coroutine[Any, Any, R]) -> R:
    """Do something; if whoever waits for it is cancelled, it is done to its end all the same."""
    task = asyncio.create_task(work)
    UNDERWAY.add(task)
    task.add_done_callback(UNDERWAY.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_tell_alone)
        raise


def _tell_alone(task: asyncio.Task[Any]) -> None:
    """Write down what went wrong when nobody waited any more."""
    if not task.cancelled() and task.exception() is not None:
        LOG.warning("alone", error=task.exception())
