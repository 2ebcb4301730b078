"""What is said at tables in the database: chat, complaints, and whom somebody does not read."""

from __future__ import annotations

from typing import Final

from longbox.server.storage.database import Clash
from longbox.server.storage.part import Part
from longbox.server.storage.rows import Said

SAID: Final = 200
TRIES: Final = 5


class Talk(Part):
    """What is said, and what somebody says is wrong."""

    def say(self, sitting: str, person: str, seat: int, name: str, words: str, now: int, id: str) -> Said:
        """Keep what somebody says, and give it its number; what is sent twice under an id is said once."""
        last: Clash | None = None
        for _ in range(TRIES):
            try:
                with self.database.transaction() as run:
                    before = run(
                        "SELECT no, person, seat, name, words, at FROM said"
                        " WHERE sitting = ? AND person = ? AND client_id = ?",
                        *(sitting, person, id),
                    )
                    if before:
                        return Said(*before[0])
                    found = run("SELECT COALESCE(MAX(no), 0) + 1 FROM said WHERE sitting = ?", sitting)
                    said = Said(int(found[0][0]), person, seat, name, words, now)
                    run(
                        "INSERT INTO said (sitting, no, person, seat, name, words, at, client_id)"
                        " VALUES (?,?,?,?,?,?,?,?)",
                        *(sitting, said.no, person, seat, name, words, now, id),
                    )
                    self.database.announce(run, sitting, 0)
                return said
            except Clash as clash:
                last = clash
        assert last is not None
        raise last

    def said(self, sitting: str, after: int = 0) -> list[Said]:
        """What was said last at a table, in its order."""
        statement = (
            "SELECT no, person, seat, name, words, at FROM said WHERE sitting = ? AND no > ?"
            f" ORDER BY no DESC LIMIT {SAID}"
        )
        return [Said(*row) for row in reversed(self.database.rows(statement, sitting, after))]

    def sentence(self, sitting: str, no: int) -> Said | None:
        """Something that was said at a table, by its number."""
        statement = "SELECT no, person, seat, name, words, at FROM said WHERE sitting = ? AND no = ?"
        found = self.database.rows(statement, sitting, no)
        return Said(*found[0]) if found else None

    def report(self, sitting: str, no: int, person: str, words: str, now: int) -> None:
        """Keep that somebody complains of what was said; once is enough."""
        statement = "INSERT INTO report (sitting, no, person, words, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        self.database.rows(statement, sitting, no, person, words, now)

    def mute(self, person: str, whom: str, name: str) -> None:
        """Let somebody read no more what another says; once is enough."""
        statement = "INSERT INTO muted (person, whom, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        self.database.rows(statement, person, whom, name)

    def unmute(self, person: str, whom: str) -> bool:
        """Let somebody read again what another says; tells whether they didn't."""
        return bool(self.database.rows("DELETE FROM muted WHERE person = ? AND whom = ? RETURNING whom", person, whom))

    def muted(self, person: str) -> list[tuple[str, str]]:
        """Whose words somebody doesn't read: ids and names."""
        found = self.database.rows("SELECT whom, name FROM muted WHERE person = ? ORDER BY name, whom", person)
        return [(str(whom), str(name)) for whom, name in found]

    def deaf_to(self, whom: str) -> set[str]:
        """Who doesn't read what somebody says."""
        return {str(row[0]) for row in self.database.rows("SELECT person FROM muted WHERE whom = ?", whom)}

    def add_wrong(self, sitting: str, file: str, person: str, n: int, content: str, now: int) -> None:
        """Keep what somebody says is wrong."""
        statement = "INSERT INTO wrong (sitting, file, person, n, content, at) VALUES (?, ?, ?, ?, ?, ?)"
        self.database.rows(statement, sitting, file, person, n, content, now)

    def wrong_files(self, sitting: str, person: str) -> list[str]:
        """The files of what somebody has said of a table to be wrong, in the order in which they said it."""
        statement = "SELECT file FROM wrong WHERE sitting = ? AND person = ? ORDER BY at, file"
        return [str(row[0]) for row in self.database.rows(statement, sitting, person)]

    def wrong(self, sitting: str, file: str) -> tuple[str, str] | None:
        """Who said that something is wrong, and the file."""
        found = self.database.rows("SELECT person, content FROM wrong WHERE sitting = ? AND file = ?", sitting, file)
        return (str(found[0][0]), str(found[0][1])) if found else None
