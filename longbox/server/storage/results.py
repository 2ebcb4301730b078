"""What rated tables came to, in the database."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.server.storage.part import Part


class Results(Part):
    """What tables came to."""

    def rateable(self, people: Sequence[str]) -> dict[str, str]:
        """Who of some people has an account or is a program of one, with what they are called."""
        if not people:
            return {}
        marks = ", ".join("?" * len(people))
        statement = f"SELECT id, name FROM person WHERE id IN ({marks}) AND (login IS NOT NULL OR owner IS NOT NULL)"
        return {str(id): str(name) for id, name in self.database.rows(statement, *people)}

    def add_result(self, sitting: str, kind: str, places: str, at: int) -> None:
        """Keep what a rated table came to; once is enough."""
        statement = "INSERT INTO result (sitting, kind, places, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        self.database.rows(statement, sitting, kind, places, at)

    def remove_result(self, sitting: str) -> None:
        """Keep no longer what a table came to."""
        self.database.rows("DELETE FROM result WHERE sitting = ?", sitting)

    def results(self) -> list[tuple[str, str, str, int]]:
        """What all rated tables came to, in the order in which they ended."""
        found = self.database.rows("SELECT sitting, kind, places, at FROM result ORDER BY at, sitting")
        return [(str(sitting), str(kind), str(places), int(at)) for sitting, kind, places, at in found]

    def over_sittings(self) -> list[str]:
        """All tables that are over, in the order in which they ended."""
        found = self.database.rows("SELECT id FROM sitting WHERE state = 'over' ORDER BY moved, id")
        return [str(row[0]) for row in found]
