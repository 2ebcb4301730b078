"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up; `longbox serve` and the environment say it.

    Attributes:
        data: The folder of the embedded database, and of reports of what is wrong.
        database: Where PostgreSQL is, as "postgresql://..."; "" for the embedded database.
        origins: The origins of pages that may use the server beside its own: "https://cards.example".
        hosts: The names by which the server may be called; any if there are none.
        secure: Whether people reach it by TLS, so that cookies are sent by TLS only.
        pages: The folder of the page's files.
        most_tables: How many tables of one person may be open or played at a time.
        warm: Whether to read all cards as soon as the server starts, so that the first players needn't wait for it.
        bots: Bots of the host, by where they lie, that may sit at tables.
        poll: After how many seconds to look for what other workers stored, where no notice came.
    """

    data: Path
    database: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    secure: bool = False
    pages: Path = Path(__file__).parent.parent / "web" / "static"
    most_tables: int = 50
    warm: bool = True
    bots: tuple[str, ...] = ()
    poll: float = 2.0
