"""People in the database: guests, accounts, programs, and by what they are known again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.server.storage.database import Row, Run
from longbox.server.storage.part import Part
from longbox.server.storage.rows import Person

PEOPLE: Final = "person.id, person.name, person.login, person.password"


class People(Part):
    """Who is known here."""

    def add_person(self, person: Person, now: int) -> None:
        """Keep somebody new."""
        statement = "INSERT INTO person (id, name, login, password, made) VALUES (?, ?, ?, ?, ?)"
        self.database.rows(statement, person.id, person.name, person.login, person.password, now)

    def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise, at tables whose games have not begun, too; a game keeps the names of its players."""
        waits = (
            "UPDATE seat SET name = ? WHERE person = ? AND name = (SELECT name FROM person WHERE id = ?)"
            " AND sitting IN (SELECT id FROM sitting WHERE state = 'open')"
        )
        with self.database.transaction() as run:
            run(waits, name, person, person)
            run("UPDATE person SET name = ? WHERE id = ?", name, person)

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

    def passes(self, person: str) -> list[tuple[str, str, int, str]]:
        """The tokens of somebody's programs: id, label, when made, and the program if it has a name of its own."""
        statement = (
            "SELECT pass.id, label, pass.made, person.id FROM pass JOIN person ON person.id = pass.person"
            " WHERE label <> '' AND (person.id = ? OR owner = ?) ORDER BY pass.made"
        )
        found = self.database.rows(statement, person, person)
        return [(str(id), str(label), int(made), "" if who == person else str(who)) for id, label, made, who in found]

    def end_pass(self, person: str, *, id: str = "", hash: str = "") -> bool:
        """Let a cookie or a token of somebody, or of a program of theirs, be no good any more; tells whether it was."""
        statement = (
            "DELETE FROM pass WHERE (person = ? OR person IN (SELECT id FROM person WHERE owner = ?))"
            " AND (id = ? OR hash = ?) RETURNING id"
        )
        return bool(self.database.rows(statement, person, person, id, hash))

    def add_program(self, program: Person, owner: str, now: int) -> None:
        """Keep a program that plays under a name of its own."""
        statement = "INSERT INTO person (id, name, made, owner) VALUES (?, ?, ?, ?)"
        self.database.rows(statement, program.id, program.name, now, owner)

    def owned_by(self, owner: str) -> list[Person]:
        """Somebody's programs that have a token, the oldest first."""
        statement = (
            f"SELECT {PEOPLE} FROM person WHERE owner = ?"
            " AND EXISTS (SELECT 1 FROM pass WHERE pass.person = person.id) ORDER BY made, id"
        )
        return [Person(*row) for row in self.database.rows(statement, owner)]


def _person(found: list[Row]) -> Person | None:
    return Person(*found[0]) if found else None


def _set_codes(run: Run, person: str, codes: Sequence[str]) -> None:
    run("DELETE FROM recovery WHERE person = ?", person)
    for code in codes:
        run("INSERT INTO recovery (person, code_hash) VALUES (?, ?)", person, code)
