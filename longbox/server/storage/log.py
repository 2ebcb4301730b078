"""The logs of tables in the database: what happened there, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longbox.server.storage.database import Run
from longbox.server.storage.part import Part
from longbox.server.storage.rows import Entry


class Log(Part):
    """What happened at tables."""

    def append(self, sitting: str, entries: Sequence[Entry], asked: Sequence[int] = ()) -> None:
        """Store entries of a table's log, all or none.

        Args:
            sitting: The table.
            entries: What happened.
            asked: The seats that are asked after it.

        Raises:
            Clash: Another worker stored an entry with such a number, or the client's id was stored before.
        """
        with self.database.transaction() as run:
            append_entries(run, sitting, entries)
            seats = ",".join([str(seat) for seat in asked])
            statement = "UPDATE sitting SET moved = ?, n = ?, asked = ? WHERE id = ?"
            run(statement, entries[-1].at, entries[-1].n, seats, sitting)
            self.database.announce(run, sitting, entries[-1].n)

    def entries(self, sitting: str, after: int = 0) -> list[Entry]:
        """The entries of a table's log after one of them, in their order."""
        statement = "SELECT n, seat, kind, body, client_id, at FROM entry WHERE sitting = ? AND n > ? ORDER BY n"
        found = self.database.rows(statement, sitting, after)
        return [
            Entry(n, seat, kind, msgspec.json.decode(body), client_id, at)
            for n, seat, kind, body, client_id, at in found
        ]

    def heads(self, sittings: Sequence[str]) -> dict[str, int]:
        """The last entry of each of some tables."""
        if not sittings:
            return {}
        marks = ", ".join("?" * len(sittings))
        statement = f"SELECT sitting, MAX(n) FROM entry WHERE sitting IN ({marks}) GROUP BY sitting"
        return {str(sitting): int(n) for sitting, n in self.database.rows(statement, *sittings)}


def append_entries(run: Run, sitting: str, entries: Sequence[Entry]) -> None:
    """Store entries of a log, as a part of something else."""
    statement = "INSERT INTO entry (sitting, n, seat, kind, body, client_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    for entry in entries:
        run(statement, sitting, entry.n, entry.seat, entry.kind, as_json(entry.body), entry.client_id, entry.at)


def as_json(value: object) -> str:
    """A value as the database keeps it."""
    return msgspec.json.encode(value).decode()
