"""Who is there, and what becomes of whoever stays away or lets their time run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.kernel.zones import NOBODY
from longbox.server.messages import Crowd
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import RESUME
from longbox.server.play.progress import Progress
from longbox.server.play.room import Room
from longbox.server.play.wishing import conceded, replaced, returned
from longbox.server.storage.rows import Entry

STAYS_AWAY: Final = 120_000
"""After how many milliseconds the table does what it agreed on with whoever is away."""

FORGOTTEN: Final = 60_000
"""After how many milliseconds nothing is worked out any more for whoever is away."""

TOLD_AGAIN: Final = 20_000
"""How often a worker tells the others who is there, in milliseconds."""

MOST_NAMED: Final = 30
"""How many of those who watch are named."""


class Presence:
    """Who is at one table.

    Attributes:
        gone: Since when each person is away, by the id, in milliseconds since 1970.
    """

    def __init__(self) -> None:
        self.gone: dict[str, int] = {}
        self._kept = 0

    async def look(self, room: Room, now: int) -> None:
        """See who is there, tell all, and do what the table agreed on."""
        progress = room.awake
        if progress is None or not room.audience.connections:
            return
        people = dict.fromkeys(progress.people.values())
        self.gone = {person: self.gone.get(person, now) for person in people if person not in room.audience.connections}
        for person in [person for person, since in self.gone.items() if now - since > FORGOTTEN]:
            room.audience.forget(person)
        await self._share(room, now)
        self._tell(room, progress)
        await self._act(room, progress, now)

    async def _share(self, room: Room, now: int) -> None:
        """Let other workers know who is here, and know who is there."""
        several = room.store.database.shared and len(room.audience.connections) + len(self.gone) > 1
        if not several or now - self._kept < TOLD_AGAIN:
            return
        self._kept = now
        seen = await room.work(room.store.touch, room.sitting.id, tuple(room.audience.connections), now)
        self.gone = {person: max(since, seen.get(person, 0)) for person, since in self.gone.items()}

    def _tell(self, room: Room, progress: Progress) -> None:
        away = tuple([seat for seat, person in progress.people.items() if person in self.gone])
        ends = progress.sitting.terms.away != "wait"
        until = {str(seat): self.gone[progress.people[seat]] + STAYS_AWAY for seat in away} if ends else {}
        watching = {watcher.person: watcher.name for watcher in room.audience.watchers}
        room.tell_crowd(Crowd(away, len(watching), tuple(watching.values())[:MOST_NAMED], until))

    async def _act(self, room: Room, progress: Progress, now: int) -> None:
        if progress.over:
            return
        terms = progress.sitting.terms
        if terms.clock is not None and not progress.paused:
            for seat in progress.clocks.over(now):
                await room.happen(_loss(room, seat, now, gives_up=terms.clock.over == "concede"))
        if terms.away == "wait":
            return
        for seat, person in progress.people.items():
            if now - self.gone.get(person, now) > STAYS_AWAY and seat not in progress.bots:
                await room.happen(_loss(room, seat, now, gives_up=terms.away == "concede"))


async def come_back(room: Room, person: str) -> None:
    """Let somebody who was away take over from the bot, and clocks run again that stood still for a restart."""

    def made() -> list[Entry]:
        progress, now = room.progress, now_ms()
        if progress.restarts:
            return [Entry(progress.n + 1, NOBODY, RESUME, {}, None, now)]
        seats = tuple([seat for seat in progress.seats_of(person) if seat in progress.away])
        return returned(progress, seats, now)

    await room.happen(made)


def _loss(room: Room, seat: int, now: int, *, gives_up: bool) -> Callable[[], list[Entry]]:
    """Makes the entries of a player who is no longer waited for."""

    def made() -> list[Entry]:
        progress = room.progress
        if seat in progress.bots or progress.over:
            return []
        return conceded(progress, seat, "", now) if gives_up else replaced(progress, seat, now)

    return made
