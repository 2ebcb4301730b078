"""What people write and keep, in the database: sets of cards and decks."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from longbox.server.storage.database import Database, Row

Kind = Literal["cards", "deck"]

KEPT: Final = "id, person, kind, game, title, content, cards, link, made, moved"


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A set of cards, or a deck.

    Attributes:
        id: Names it to its owner.
        person: The id of its owner.
        kind: What it is.
        game: The short name of its game.
        title: What its owner calls it.
        content: The cards as TOML; the deck in a format of its game.
        cards: The cards of one's own that a deck has, as TOML.
        link: The secret by which others may read and take it; None while nobody may.
        made: When, in milliseconds since 1970.
        moved: When it was written last.
    """

    id: str
    person: str
    kind: Kind
    game: str
    title: str
    content: str
    cards: str = ""
    link: str | None = None
    made: int = 0
    moved: int = 0


class Keeping:
    """Sets of cards and decks in the database. Each method is a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, kept: Kept) -> None:
        """Keep something new."""
        values = msgspec.structs.astuple(kept)
        self.database.rows(f"INSERT INTO kept ({KEPT}) VALUES ({', '.join('?' * len(values))})", *values)

    def of(self, person: str, kind: str) -> list[Kept]:
        """All of one kind that somebody keeps, what was written last first."""
        return self._found("person = ? AND kind = ? ORDER BY moved DESC", person, kind)

    def count(self, person: str) -> int:
        """How much somebody keeps."""
        return int(self.database.rows("SELECT COUNT(*) FROM kept WHERE person = ?", person)[0][0])

    def own(self, person: str, id: str) -> Kept | None:
        """Something that somebody keeps."""
        return next(iter(self._found("person = ? AND id = ?", person, id)), None)

    def shared(self, link: str) -> Kept | None:
        """What is shared by a link."""
        return next(iter(self._found("link = ?", link)), None)

    def write(self, kept: Kept) -> None:
        """Keep what its owner has changed."""
        statement = "UPDATE kept SET title = ?, content = ?, cards = ?, moved = ? WHERE id = ?"
        self.database.rows(statement, kept.title, kept.content, kept.cards, kept.moved, kept.id)

    def share(self, id: str, link: str | None) -> None:
        """Share something by a link, or with nobody any more."""
        self.database.rows("UPDATE kept SET link = ? WHERE id = ?", link, id)

    def remove(self, id: str) -> None:
        """Keep something no longer."""
        self.database.rows("DELETE FROM kept WHERE id = ?", id)

    def _found(self, where: str, *arguments: Any) -> list[Kept]:
        return [_kept(row) for row in self.database.rows(f"SELECT {KEPT} FROM kept WHERE {where}", *arguments)]


def _kept(row: Row) -> Kept:
    return Kept(**dict(zip(Kept.__struct_fields__, row, strict=True)))
