"""What every part of the store has: the database."""

from __future__ import annotations

from longbox.server.storage.database import Database


class Part:
    """A part of what outlasts the server. Each method is a transaction; all may be called from any thread.

    Attributes:
        database: Where it is kept.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
