"""Those who look at a table: the people who sit there, with what each of them sees, and those who only watch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Final

from longbox.server.lines import Connection
from longbox.server.messages import REPLACED, Message, encode
from longbox.server.play.clocks import now_ms
from longbox.server.play.eyes import Eyes
from longbox.server.play.progress import Progress
from longbox.server.play.watching import Watch
from longbox.server.storage.rows import Entry

FORGETS: Final = 60.0
"""After how many seconds nothing is worked out any more for a program that asks for no steps."""

Told = list[tuple[str, bytes]]
"""What people are sent, each with whom it is for."""


class Audience:
    """Those who look at a table.

    Attributes:
        eyes: What each person sees, by their ids.
        connections: Their sockets.
        watchers: The sockets of those who only watch.
        watched: What they see.
        grown: Is set when something happens next, for those who wait by HTTP.
    """

    def __init__(self) -> None:
        self.eyes: dict[str, Eyes] = {}
        self.connections: dict[str, Connection] = {}
        self.watchers: list[Connection] = []
        self.watched: Watch | None = None
        self.grown = asyncio.Event()

    @property
    def sockets(self) -> list[Connection]:
        """All sockets, those of players first."""
        return [*self.connections.values(), *self.watchers]

    @property
    def lost(self) -> bool:
        """Whether somebody who is here has lost sight of the table."""
        return any([eyes.lost for person, eyes in list(self.eyes.items()) if person in self.connections])

    def enter(self, connection: Connection, greeting: Sequence[bytes]) -> None:
        """Let somebody look, in place of another window that they had open."""
        old = self.connections.get(connection.person)
        if old is not None:
            old.close(REPLACED, "This table is open in another window now.")
        self.connections[connection.person] = connection
        for message in greeting:
            connection.send(message)

    def leave(self, connection: Connection) -> None:
        """Let somebody go, unless another socket has taken over."""
        if self.connections.get(connection.person) is connection:
            del self.connections[connection.person]

    def leave_watching(self, connection: Connection) -> None:
        """Let a watcher go."""
        if connection in self.watchers:
            self.watchers.remove(connection)
        if not self.watchers:
            self.watched = None

    def forget(self, person: str) -> None:
        """Work out no more what somebody sees who is away, and asks for nothing."""
        eyes = self.eyes.get(person)
        if eyes is not None and time.monotonic() - eyes.used > FORGETS:
            del self.eyes[person]

    # What they see

    def steps(self, progress: Progress, entries: Sequence[Entry]) -> Told:
        """What entries did that have just happened, as each person sees it."""
        progress.look_ahead()
        clocks = progress.clocks_at(now_ms())
        return [(person, eyes.step(progress, entry, clocks)) for entry in entries for person, eyes in self.eyes.items()]

    def seen_anew(self, progress: Progress) -> Told:
        """All that those see who saw what was then not stored."""
        progress.look_ahead()
        clocks = progress.clocks_at(now_ms())
        return [(person, eyes.see(progress, clocks)) for person, eyes in self.eyes.items() if eyes.lost]

    def lose(self) -> None:
        """Forget what was seen: what everybody sees next is everything."""
        for eyes in self.eyes.values():
            eyes.lose()

    def save_memory(self) -> None:
        """Let go of what is only needed while something happens."""
        for eyes in self.eyes.values():
            eyes.save_memory()

    # What they are told

    def tell(self, person: str, message: Message) -> None:
        """Send a message to one person, if they are there."""
        connection = self.connections.get(person)
        if connection is not None:
            connection.send(encode(message))

    def tell_all(self, message: Message) -> None:
        """Send a message to everybody."""
        sent = encode(message)
        for connection in self.sockets:
            connection.send(sent)

    def tell_players(self, message: Message, but: Collection[str]) -> None:
        """Send a message to those who sit at the table, but some people."""
        sent = encode(message)
        for person, connection in self.connections.items():
            if person not in but:
                connection.send(sent)

    def tell_watchers(self, messages: Sequence[bytes]) -> None:
        """Send messages to those who watch."""
        for message in messages:
            for connection in self.watchers:
                connection.send(message)

    def send(self, told: Told) -> None:
        """Send each person what is for them, and wake those who wait by HTTP."""
        for person, message in told:
            connection = self.connections.get(person)
            if connection is not None:
                connection.send(message)
        if told:
            self.grown.set()
            self.grown = asyncio.Event()
