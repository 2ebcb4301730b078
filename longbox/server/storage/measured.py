"""Many games that measure a card, in the database: what was wished, how far they got, what they found."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from longbox.kernel.prepared import prepared
from longbox.server.storage.database import Database, Row

State = Literal["waiting", "running", "done", "stopped", "failed"]

MEASURING: Final = "id, person, game, card, wished, state, worker, found, again, made, moved"


class Wished(msgspec.Struct, frozen=True):
    """What is measured.

    Attributes:
        game: The short name of the game.
        form: The form of the game.
        content: The set that the card is of, as TOML.
        card: The card.
        games: How many games are played with it, and how many without it.
    """

    game: str
    form: str
    content: str
    card: str
    games: int


class Measuring(msgspec.Struct, frozen=True, kw_only=True):
    """Many games that measure a card.

    Attributes:
        id: Names them to their owner.
        person: The id of who wants to know.
        wished: What is measured.
        state: Whether they wait, are played, are over, were stopped, or could not be played.
        worker: Who plays them.
        found: What was found so far, as plain data.
        again: How often they were begun anew, as the server was stopped while they were played.
        made: When, in milliseconds since 1970.
        moved: When they were last heard of.
    """

    id: str
    person: str
    wished: Wished
    state: State = "waiting"
    worker: str = ""
    found: dict[str, Any] = {}
    again: int = 0
    made: int = 0
    moved: int = 0


class Measurings(msgspec.Struct, frozen=True):
    """Those in a database. Each method is a transaction."""

    database: Database

    def add(self, new: Measuring) -> None:
        """Let games wait for a worker."""
        wished = msgspec.json.encode(new.wished).decode()
        values = (
            new.id,
            new.person,
            new.wished.game,
            new.wished.card,
            wished,
            new.state,
            "",
            "{}",
            0,
            new.made,
            new.made,
        )
        self.database.rows(f"INSERT INTO measuring ({MEASURING}) VALUES ({', '.join('?' * len(values))})", *values)

    def of(self, person: str) -> list[Measuring]:
        """Those of somebody, the newest first."""
        return self._found("person = ? ORDER BY made DESC LIMIT 100", person)

    def own(self, person: str, id: str) -> Measuring | None:
        """One of somebody's."""
        return next(iter(self._found("person = ? AND id = ?", person, id)), None)

    def count(self, person: str) -> int:
        """How many of somebody's wait or are played."""
        statement = "SELECT COUNT(*) FROM measuring WHERE person = ? AND state IN ('waiting', 'running')"
        return int(self.database.rows(statement, person)[0][0])

    def remove(self, id: str) -> None:
        """Keep one no longer."""
        self.database.rows("DELETE FROM measuring WHERE id = ?", id)

    def claim(self, worker: str, now: int, silent: int) -> Measuring | None:
        """Let a worker play what has waited longest; what somebody played who fell silent is begun anew.

        Args:
            worker: Who will play.
            now: The time.
            silent: Since when a worker that was not heard of is gone.
        """
        with self.database.transaction() as run:
            self.database.alone(run)
            found = run(
                "SELECT id, state FROM measuring WHERE state = 'waiting' OR (state = 'running' AND moved < ?)"
                " ORDER BY made LIMIT 1",
                silent,
            )
            if not found:
                return None
            id, again = found[0][0], int(found[0][1] == "running")
            statement = "UPDATE measuring SET state = 'running', worker = ?, moved = ?, again = again + ? WHERE id = ?"
            run(statement, worker, now, again, id)
        return self._found("id = ?", id)[0]

    def note(self, id: str, worker: str, found: dict[str, Any], state: State, now: int) -> bool:
        """Keep what a worker has found so far; tells whether it may go on."""
        statement = (
            "UPDATE measuring SET found = ?, state = ?, moved = ? WHERE id = ? AND worker = ? AND state = 'running'"
            " RETURNING id"
        )
        return bool(self.database.rows(statement, msgspec.json.encode(found).decode(), state, now, id, worker))

    def set(self, id: str, state: State, now: int) -> None:
        """Stop games that wait or are played, or let them wait once more."""
        found = ", found = '{}', again = 0" if state == "waiting" else ""
        self.database.rows(
            f"UPDATE measuring SET state = ?, moved = ?, worker = ''{found} WHERE id = ?", state, now, id
        )

    def _found(self, where: str, *arguments: Any) -> list[Measuring]:
        return [
            _measuring(row)
            for row in self.database.rows(f"SELECT {MEASURING} FROM measuring WHERE {where}", *arguments)
        ]


def _measuring(row: Row) -> Measuring:
    id, person, _, _, wished, state, worker, found, again, made, moved = row
    return Measuring(
        id=id,
        person=person,
        wished=msgspec.json.decode(wished, type=prepared(Wished)),
        state=state,
        worker=worker,
        found=msgspec.json.decode(found),
        again=again,
        made=made,
        moved=moved,
    )
