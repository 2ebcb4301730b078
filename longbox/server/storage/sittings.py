"""Tables in the database, with their seats and what they agreed on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from longbox.kernel.prepared import prepared
from longbox.server.storage.database import Row, Run
from longbox.server.storage.log import append_entries, as_json
from longbox.server.storage.part import Part
from longbox.server.storage.rows import Entry, Seat, Sitting, State, Terms

S = TypeVar("S")

SITTING: Final = (
    "id, game, title, host, invite, state, terms, chosen, options, seed, longbox, rules, parent, parent_n,"
    " listed, made, moved, result, n, asked"
)
LISTED: Final = 200


class Sittings(Part):
    """The tables."""

    def add_sitting(self, sitting: Sitting, also: Callable[[Run], object] = lambda run: None) -> None:
        """Keep a new table with its seats, and what is to be stored with it or not at all.

        Raises:
            Clash: What is to be stored with it is there already.
        """
        with self.database.transaction() as run:
            values = _values(sitting)
            run(f"INSERT INTO sitting ({SITTING}) VALUES ({', '.join('?' * len(values))})", *values)
            for seat in sitting.seats:
                statement = "INSERT INTO seat (sitting, seat, person, bot, name, choice) VALUES (?, ?, ?, ?, ?, ?)"
                run(statement, sitting.id, seat.seat, seat.person, seat.bot, seat.name, as_json(seat.choice))
            also(run)

    def sitting(self, id: str) -> Sitting | None:
        """A table by its id."""
        with self.database.transaction() as run:
            found = _sittings(run, "WHERE id = ?", id)
        return found[0] if found else None

    def open_sittings(self) -> list[Sitting]:
        """Tables that wait for players and are listed, the newest first."""
        with self.database.transaction() as run:
            return _sittings(run, f"WHERE state = 'open' AND listed = 1 ORDER BY made DESC LIMIT {LISTED}")

    def watched_sittings(self) -> list[Sitting]:
        """Tables that are played, listed, and may be watched, those that moved last first."""
        with self.database.transaction() as run:
            found = _sittings(run, f"WHERE state = 'playing' AND listed = 1 ORDER BY moved DESC LIMIT {LISTED}")
        return [sitting for sitting in found if sitting.terms.watch != "nobody"]

    def is_played_since(self, moment: int) -> bool:
        """Whether something happened since a moment at a table that is still played."""
        statement = "SELECT 1 FROM sitting WHERE state = 'playing' AND moved > ? LIMIT 1"
        return bool(self.database.rows(statement, moment))

    def sittings_of(self, person: str) -> list[Sitting]:
        """The tables at which somebody sits, those that moved last first."""
        where = f"WHERE id IN (SELECT sitting FROM seat WHERE person = ?) ORDER BY moved DESC LIMIT {LISTED}"
        with self.database.transaction() as run:
            return _sittings(run, where, person)

    def count_of(self, person: str) -> int:
        """How many tables somebody has made that wait or are played."""
        statement = "SELECT COUNT(*) FROM sitting WHERE host = ? AND state IN ('open', 'playing')"
        return int(self.database.rows(statement, person)[0][0])

    def fill_seat(self, sitting: str, seat: Seat) -> bool:
        """Let somebody sit down in a seat that is open; tells whether it was."""
        statement = (
            "UPDATE seat SET person = ?, bot = ?, name = ?, choice = ? WHERE sitting = ? AND seat = ?"
            " AND person IS NULL AND bot IS NULL"
            " AND (SELECT state FROM sitting WHERE id = ?) = 'open' RETURNING seat"
        )
        values = (seat.person, seat.bot, seat.name, as_json(seat.choice), sitting, seat.seat, sitting)
        return bool(self.database.rows(statement, *values))

    def empty_seat(self, sitting: str, seat: int) -> None:
        """Let a seat be open again, as long as the game has not begun."""
        statement = (
            "UPDATE seat SET person = NULL, bot = NULL, name = '', choice = '{}' WHERE sitting = ? AND seat = ?"
            " AND (SELECT state FROM sitting WHERE id = ?) = 'open'"
        )
        self.database.rows(statement, sitting, seat, sitting)

    def touch(self, sitting: str, people: Sequence[str], now: int) -> dict[str, int]:
        """Keep that some people are at a table now; gives when each was seen last."""
        with self.database.transaction() as run:
            for person in people:
                run("UPDATE seat SET seen = ? WHERE sitting = ? AND person = ?", now, sitting, person)
            rows = run("SELECT person, seen FROM seat WHERE sitting = ? AND person IS NOT NULL", sitting)
        return {str(person): int(seen) for person, seen in rows}

    def begin(self, sitting: Sitting, entries: Sequence[Entry] = ()) -> bool:
        """Let a game begin, with its options, its seed and the names of its seats; tells whether it hadn't yet.

        Args:
            sitting: The table.
            entries: What has been played of it before.
        """
        with self.database.transaction() as run:
            begun = run(
                "UPDATE sitting SET state = 'playing', options = ?, seed = ?, longbox = ?, rules = ?, moved = ?"
                " WHERE id = ? AND state = 'open' RETURNING id",
                *(as_json(sitting.options), sitting.seed, sitting.longbox, sitting.rules, sitting.moved, sitting.id),
            )
            for seat in sitting.seats if begun else ():
                run("UPDATE seat SET name = ? WHERE sitting = ? AND seat = ?", seat.name, sitting.id, seat.seat)
            if begun and entries:
                append_entries(run, sitting.id, entries)
                run("UPDATE sitting SET n = ? WHERE id = ?", entries[-1].n, sitting.id)
        return bool(begun)

    def set_asked(self, sitting: str, n: int, asked: Sequence[int]) -> None:
        """Keep which seats are asked after an entry, if that is still the last."""
        seats = ",".join([str(seat) for seat in asked])
        self.database.rows("UPDATE sitting SET asked = ? WHERE id = ? AND n = ?", seats, sitting, n)

    def end(self, sitting: str, state: State, result: str = "") -> None:
        """Let a table be over, or closed."""
        self.database.rows("UPDATE sitting SET state = ?, result = ? WHERE id = ?", state, result, sitting)


def _read(text: str, kind: type[S]) -> S:
    return msgspec.json.decode(text.encode(), type=prepared(kind))


def _values(sitting: Sitting) -> tuple[Any, ...]:
    parent, parent_n = sitting.parent or (None, None)
    return (
        *(sitting.id, sitting.game, sitting.title, sitting.host, sitting.invite, sitting.state),
        *(as_json(sitting.terms), as_json(sitting.chosen), as_json(sitting.options), sitting.seed, sitting.longbox),
        *(sitting.rules, parent, parent_n, int(sitting.listed), sitting.made, sitting.moved, sitting.result),
        *(sitting.n, ",".join([str(seat) for seat in sitting.asked])),
    )


def _sittings(run: Run, where: str, *arguments: object) -> list[Sitting]:
    found = run(f"SELECT {SITTING} FROM sitting {where}", *arguments)
    if not found:
        return []
    marks = ", ".join("?" * len(found))
    rows = run(
        f"SELECT sitting, seat, name, person, bot, choice FROM seat WHERE sitting IN ({marks}) ORDER BY sitting, seat",
        *[row[0] for row in found],
    )
    seats: dict[str, list[Seat]] = {}
    for sitting, seat, name, person, bot, choice in rows:
        seats.setdefault(sitting, []).append(Seat(seat, name, person, bot, _read(choice, dict)))
    return [_sitting(row, tuple(seats.get(row[0], ()))) for row in found]


def _sitting(row: Row, seats: tuple[Seat, ...]) -> Sitting:
    id, game, title, host, invite, state, terms, chosen, options, seed, longbox, rules, *rest = row
    parent, parent_n, listed, made, moved, result, n, asked = rest
    return Sitting(
        id=id,
        game=game,
        title=title,
        host=host,
        invite=invite,
        state=state,
        terms=_read(terms, Terms),
        chosen=_read(chosen, dict),
        options=_read(options, dict),
        seed=seed,
        longbox=longbox,
        rules=rules,
        parent=None if parent is None else (parent, parent_n),
        listed=bool(listed),
        made=made,
        moved=moved,
        result=result,
        n=n,
        asked=tuple([int(seat) for seat in asked.split(",") if seat]),
        seats=seats,
    )
