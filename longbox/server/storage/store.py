"""All that the server stores and looks up, in statements that every database understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from longbox.server.storage.database import Clash, Database, Row, Run
from longbox.server.storage.rows import Entry, Person, Said, Seat, Sitting, State, Terms

S = TypeVar("S")

SITTING: Final = (
    "id, game, title, host, invite, state, terms, chosen, options, seed, longbox, rules, parent, parent_n,"
    " listed, made, moved, result, n, asked"
)
PEOPLE: Final = "person.id, person.name, person.login, person.password"
LISTED: Final = 200
SAID: Final = 200
TRIES: Final = 5


class Store:
    """Everything that outlasts the server. Each method is a transaction; all may be called from any thread."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # People

    def add_person(self, person: Person, now: int) -> None:
        """Keep somebody new."""
        statement = "INSERT INTO person (id, name, login, password, made) VALUES (?, ?, ?, ?, ?)"
        self.database.rows(statement, person.id, person.name, person.login, person.password, now)

    def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise."""
        self.database.rows("UPDATE person SET name = ? WHERE id = ?", name, person)

    def make_account(self, person: str, login: str, password: str, codes: Sequence[str]) -> None:
        """Let a guest be found by a login from now on.

        Raises:
            Clash: Somebody has that login.
        """
        with self.database.transaction() as run:
            run("UPDATE person SET login = ?, password = ? WHERE id = ?", login, password, person)
            _set_codes(run, person, codes)

    def set_password(self, person: str, password: str, code: str = "") -> bool:
        """Change a password; by a recovery code, which then is used up. Tells whether there was that code."""
        with self.database.transaction() as run:
            if code and not run(
                "DELETE FROM recovery WHERE person = ? AND code_hash = ? RETURNING person", person, code
            ):
                return False
            run("UPDATE person SET password = ? WHERE id = ?", password, person)
            run("DELETE FROM pass WHERE person = ?", person)
        return True

    def person_by_login(self, login: str) -> Person | None:
        """Whose account has a login."""
        return _person(self.database.rows(f"SELECT {PEOPLE} FROM person WHERE login = ?", login))

    def person(self, id: str) -> Person | None:
        """Somebody by their id."""
        return _person(self.database.rows(f"SELECT {PEOPLE} FROM person WHERE id = ?", id))

    def add_pass(self, hash: str, id: str, person: str, label: str, now: int) -> None:
        """Keep by what somebody is known again: a cookie has no label, a token of a program has one."""
        statement = "INSERT INTO pass (hash, id, person, label, made, seen) VALUES (?, ?, ?, ?, ?, ?)"
        self.database.rows(statement, hash, id, person, label, now, now)

    def whose_pass(self, hash: str) -> Person | None:
        """Who is known by a cookie or a token."""
        joined = f"SELECT {PEOPLE} FROM pass JOIN person ON person.id = pass.person WHERE pass.hash = ?"
        return _person(self.database.rows(joined, hash))

    def passes(self, person: str) -> list[tuple[str, str, int]]:
        """The tokens of somebody's programs: id, label, when made."""
        found = self.database.rows(
            "SELECT id, label, made FROM pass WHERE person = ? AND label <> '' ORDER BY made", person
        )
        return [(str(id), str(label), int(made)) for id, label, made in found]

    def end_pass(self, person: str, *, id: str = "", hash: str = "") -> bool:
        """Let somebody no longer be known by a cookie or a token; tells whether there was one."""
        statement = "DELETE FROM pass WHERE person = ? AND (id = ? OR hash = ?) RETURNING id"
        return bool(self.database.rows(statement, person, id, hash))

    # Tables

    def add_sitting(self, sitting: Sitting) -> None:
        """Keep a new table with its seats."""
        with self.database.transaction() as run:
            values = _values(sitting)
            run(f"INSERT INTO sitting ({SITTING}) VALUES ({', '.join('?' * len(values))})", *values)
            for seat in sitting.seats:
                statement = "INSERT INTO seat (sitting, seat, person, bot, name, choice) VALUES (?, ?, ?, ?, ?, ?)"
                run(statement, sitting.id, seat.seat, seat.person, seat.bot, seat.name, _json(seat.choice))

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
        values = (seat.person, seat.bot, seat.name, _json(seat.choice), sitting, seat.seat, sitting)
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

    def begin(self, sitting: Sitting) -> bool:
        """Let a game begin, with its options, its seed and the names of its seats; tells whether it hadn't yet."""
        with self.database.transaction() as run:
            begun = run(
                "UPDATE sitting SET state = 'playing', options = ?, seed = ?, longbox = ?, rules = ?, moved = ?"
                " WHERE id = ? AND state = 'open' RETURNING id",
                *(_json(sitting.options), sitting.seed, sitting.longbox, sitting.rules, sitting.moved, sitting.id),
            )
            for seat in sitting.seats if begun else ():
                run("UPDATE seat SET name = ? WHERE sitting = ? AND seat = ?", seat.name, sitting.id, seat.seat)
        return bool(begun)

    def end(self, sitting: str, state: State, result: str = "") -> None:
        """Let a table be over, or closed."""
        self.database.rows("UPDATE sitting SET state = ?, result = ? WHERE id = ?", state, result, sitting)

    # Answers

    def append(self, sitting: str, entries: Sequence[Entry], asked: Sequence[int] = ()) -> None:
        """Store entries of a table's log, all or none.

        Args:
            sitting: The table.
            entries: What happened.
            asked: The seats that are asked after it.

        Raises:
            Clash: Another worker stored an entry with such a number, or the client's id was stored before.
        """
        statement = "INSERT INTO entry (sitting, n, seat, kind, body, client_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        with self.database.transaction() as run:
            for entry in entries:
                body = _json(entry.body)
                run(statement, sitting, entry.n, entry.seat, entry.kind, body, entry.client_id, entry.at)
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

    # Chat

    def say(self, sitting: str, person: str, seat: int, name: str, words: str, now: int) -> Said:
        """Keep what somebody says, and give it its number."""
        last: Clash | None = None
        for _ in range(TRIES):
            try:
                with self.database.transaction() as run:
                    found = run("SELECT COALESCE(MAX(no), 0) + 1 FROM said WHERE sitting = ?", sitting)
                    said = Said(int(found[0][0]), person, seat, name, words, now)
                    statement = "INSERT INTO said (sitting, no, person, seat, name, words, at) VALUES (?,?,?,?,?,?,?)"
                    run(statement, sitting, said.no, person, seat, name, words, now)
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

    def report(self, sitting: str, no: int, person: str, words: str, now: int) -> None:
        """Keep that somebody complains of what was said; once is enough."""
        statement = "INSERT INTO report (sitting, no, person, words, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        self.database.rows(statement, sitting, no, person, words, now)

    # What is wrong

    def add_wrong(self, sitting: str, file: str, person: str, n: int, content: str, now: int) -> None:
        """Keep what somebody says is wrong."""
        statement = "INSERT INTO wrong (sitting, file, person, n, content, at) VALUES (?, ?, ?, ?, ?, ?)"
        self.database.rows(statement, sitting, file, person, n, content, now)

    def count_wrong(self, sitting: str, person: str) -> int:
        """How often somebody has said of a table that something is wrong."""
        statement = "SELECT COUNT(*) FROM wrong WHERE sitting = ? AND person = ?"
        return int(self.database.rows(statement, sitting, person)[0][0])

    def wrong(self, sitting: str, file: str) -> tuple[str, str] | None:
        """Who said that something is wrong, and the file."""
        found = self.database.rows("SELECT person, content FROM wrong WHERE sitting = ? AND file = ?", sitting, file)
        return (str(found[0][0]), str(found[0][1])) if found else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str, kind: type[S]) -> S:
    return msgspec.json.decode(text.encode(), type=kind)


def _person(found: list[Row]) -> Person | None:
    return Person(*found[0]) if found else None


def _set_codes(run: Run, person: str, codes: Sequence[str]) -> None:
    run("DELETE FROM recovery WHERE person = ?", person)
    for code in codes:
        run("INSERT INTO recovery (person, code_hash) VALUES (?, ?)", person, code)


def _values(sitting: Sitting) -> tuple[Any, ...]:
    parent, parent_n = sitting.parent or (None, None)
    return (
        *(sitting.id, sitting.game, sitting.title, sitting.host, sitting.invite, sitting.state),
        *(_json(sitting.terms), _json(sitting.chosen), _json(sitting.options), sitting.seed, sitting.longbox),
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
