"""What is kept of replays: records that people brought, and what tables begin with that go on from one."""

from __future__ import annotations

from typing import Final

import msgspec

from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.server.storage.database import Database

LISTED: Final = 200


class Brought(msgspec.Struct, frozen=True):
    """A record that somebody brought.

    Attributes:
        id: Names it in addresses.
        person: Who brought it.
        game: The short name of its game.
        record: The record.
        made: When it was brought, in milliseconds since 1970.
    """

    id: str
    person: str
    game: str
    record: Record
    made: int


class ReplayStore:
    """Records and beginnings of tables. Each method is a transaction; all may be called from any thread."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def bring(self, brought: Brought) -> None:
        """Keep a record that somebody brought."""
        statement = "INSERT INTO replay (id, person, game, record, made) VALUES (?, ?, ?, ?, ?)"
        record = msgspec.json.encode(brought.record).decode()
        self.database.rows(statement, brought.id, brought.person, brought.game, record, brought.made)

    def brought(self, id: str) -> Brought | None:
        """A record that somebody brought."""
        found = self.database.rows("SELECT id, person, game, record, made FROM replay WHERE id = ?", id)
        return _brought(*found[0]) if found else None

    def brought_by(self, person: str) -> list[Brought]:
        """The records that somebody brought, the last ones first."""
        statement = (
            f"SELECT id, person, game, record, made FROM replay WHERE person = ? ORDER BY made DESC LIMIT {LISTED}"
        )
        return [_brought(*row) for row in self.database.rows(statement, person)]

    def count_of(self, person: str) -> int:
        """How many records somebody has brought."""
        return int(self.database.rows("SELECT COUNT(*) FROM replay WHERE person = ?", person)[0][0])

    def forget(self, id: str, person: str) -> bool:
        """Forget a record; tells whether the person had brought one of that name."""
        return bool(self.database.rows("DELETE FROM replay WHERE id = ? AND person = ? RETURNING id", id, person))

    def add_branch(self, sitting: str, record: Record) -> None:
        """Keep what a table begins with."""
        written = msgspec.json.encode(record).decode()
        self.database.rows("INSERT INTO branch (sitting, record) VALUES (?, ?)", sitting, written)

    def branch(self, sitting: str) -> Record | None:
        """What a table begins with; nothing for one that begins at the beginning."""
        found = self.database.rows("SELECT record FROM branch WHERE sitting = ?", sitting)
        return msgspec.json.decode(found[0][0], type=prepared(Record)) if found else None


def _brought(id: str, person: str, game: str, record: str, made: int) -> Brought:
    return Brought(id, person, game, msgspec.json.decode(record, type=prepared(Record)), int(made))
