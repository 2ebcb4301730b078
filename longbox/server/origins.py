"""Where requests come from: pages of strangers can't act for whoever is signed in here."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from longbox.server.errors import Problematic
from longbox.server.people import COOKIE
from longbox.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOREIGN: Final = "That comes from another page."


def is_called_right(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the server is called by its name: a page that let its own name lead here isn't ours."""
    host = connection.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return not settings.hosts or name in settings.hosts


def is_own(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether something comes from our own page, or from a program, which says no origin."""
    if not is_called_right(connection, settings):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in settings.origins or urlsplit(origin).netloc == connection.headers.get("host", "")


def check_origin(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Refuse what changes something, comes with a cookie, and from another page.

    Raises:
        Problematic: It does.
    """
    if not is_called_right(request, settings):
        raise Problematic(403, "not_allowed", "This server is called otherwise.")
    if request.method not in SAFE and COOKIE in request.cookies and not is_own(request, settings):
        raise Problematic(403, "not_allowed", FOREIGN)
    kind = request.headers.get("content-type", "application/json")
    if request.method not in SAFE and not kind.startswith("application/json"):
        raise Problematic(415, "no_sense", "Send JSON: application/json.")
