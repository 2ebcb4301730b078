"""Lines to clients: what waits to be sent on a socket, and how much a client may still send."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from longbox.server.messages import TOO_SLOW

MOST_WAITING: Final = 200
"""How many messages may wait for a slow reader before it is asked to connect again."""

CREDITS: Final = 200
PER_SECOND: Final = 20.0
"""How many messages a client may send at once, and how many more each second."""


SAYS: Final = 5
SAYS_PER_SECOND: Final = 0.5
"""How often somebody may say something at once, and how much more often each second."""


class Closing(Exception):
    """A socket is to be closed.

    Attributes:
        code: Why, as the protocol knows it.
        why: Why, in words.
    """

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Connection:
    """One socket, seen from the table: what is put here is sent in its order.

    Attributes:
        person: The id of who is there.
        name: What they are called.
        talks: How much they may still say.
    """

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.talks = Credits(SAYS, SAYS_PER_SECOND)
        self._waiting: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self._closing = False

    def send(self, message: bytes) -> None:
        """Send a message as soon as those before it are gone."""
        if self._closing:
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW, "You read too slowly; connect again.")
        else:
            self._waiting.put_nowait(message)

    def close(self, code: int, why: str) -> None:
        """Close the socket; of a slow reader, what waits is let go."""
        if code == TOO_SLOW:
            while not self._waiting.empty():
                self._waiting.get_nowait()
        self._closing = True
        self._waiting.put_nowait(Closing(code, why))

    async def next(self) -> bytes:
        """The next message to be sent.

        Raises:
            Closing: The socket is to be closed.
        """
        found = await self._waiting.get()
        if isinstance(found, Closing):
            raise found
        return found


class Credits:
    """How much somebody may still do: so much at once, and so much more each second."""

    def __init__(self, most: float = CREDITS, per_second: float = PER_SECOND) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Use some; tells whether there were enough. A clock that is set back, as tests do, takes none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + max(now - self._at, 0.0) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
