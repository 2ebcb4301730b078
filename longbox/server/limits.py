"""How many requests one address may send, so that nobody keeps the server from the others."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request

from longbox.server.errors import Problematic
from longbox.server.lines import Credits

REQUESTS: Final = 300
PER_SECOND: Final = 30.0
"""How many requests one address may send at once, and how many more each second."""

MADE: Final = 60
MADE_PER_SECOND: Final = 1.0
"""The same for what makes something new: guests, tables, accounts, tokens."""

ASKS: Final = re.compile(r"/api/programs/[^/]+/answers")
ASKED: Final = 3000
ASKED_PER_SECOND: Final = 1000.0
"""The same for what the arena asks programs, whose answers set the pace."""

FILES: Final = re.compile(r"/static/.*")
FILES_SENT: Final = 20_000
FILES_PER_SECOND: Final = 2000.0
"""The same for the files of the page, for each of which a browser asks whenever it loads the page: many may share an
address."""

MAKES: Final = (
    "/api/me",
    "/api/quick",
    "/api/tables",
    "/api/accounts",
    "/api/tokens",
    "/api/kept",
    "/api/measurings",
    "/api/workshop/play",
    "/api/replays",
)
MOST_WATCHED: Final = 20_000


class Limits:
    """Counts the requests of each address."""

    def __init__(self) -> None:
        self._all: dict[str, Credits] = {}
        self._asked: dict[str, Credits] = {}
        self._files: dict[str, Credits] = {}
        self._made: dict[str, Credits] = {}

    def count(self, request: Request[Any, Any, Any]) -> None:
        """Count a request.

        Raises:
            Problematic: There were too many.
        """
        address = "" if request.client is None else request.client.host
        path = request.url.path
        if FILES.fullmatch(path):
            counted = _of(self._files, address, FILES_SENT, FILES_PER_SECOND)
        elif ASKS.fullmatch(path):
            counted = _of(self._asked, address, ASKED, ASKED_PER_SECOND)
        else:
            counted = _of(self._all, address, REQUESTS, PER_SECOND)
        if not counted.take():
            raise Problematic(429, "too_fast", "That is too many requests; wait a moment.")
        makes = request.method == "POST" and path in MAKES
        if makes and not _of(self._made, address, MADE, MADE_PER_SECOND).take():
            raise Problematic(429, "too_fast", "You make too many new things at once; wait a moment.")


def _of(counted: dict[str, Credits], address: str, most: float, per_second: float) -> Credits:
    if len(counted) > MOST_WATCHED:
        counted.clear()
    return counted.setdefault(address, Credits(most, per_second))
