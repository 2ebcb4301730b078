"""What goes wrong with a request, and how it is told: with a code, in a sentence, and never with more.

LongboxError
└── Problematic    a request can't be carried out; it has its status and its code
"""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from longbox.kernel.errors import LongboxError
from longbox.server.pages import HEADERS
from longbox.server.play.entries import Refusal
from longbox.server.play.hall import NoTable
from longbox.server.requests import Problem
from longbox.server.storage.database import Unreachable

LOG: Final = structlog.get_logger("longbox.web")

CODES: Final = {
    400: "no_sense",
    401: "signed_out",
    403: "not_allowed",
    404: "unknown",
    405: "no_sense",
    413: "too_long",
    415: "no_sense",
    429: "too_fast",
}

WORDS: Final = {
    404: "There is nothing here.",
    405: "That can't be done here.",
    413: "That is too long.",
    415: "Send JSON: application/json.",
}


class Problematic(LongboxError):
    """A request can't be carried out.

    Attributes:
        status: The HTTP status.
        code: Why, as a word that clients know.
    """

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.code = code


def signed_out() -> Problematic:
    """Somebody is nobody yet."""
    return Problematic(401, "signed_out", "Say who you are first: POST /api/me with a name, or sign in.")


def unknown(what: str = "table") -> Problematic:
    """Something isn't there, or is nothing for this person."""
    return Problematic(404, "unknown", f"There is no such {what}.")


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What is answered to a request that failed."""
    told = _answer(request, error)
    told.headers.update(HEADERS)
    return told


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, Problematic):
        return Response(Problem(error.code, str(error)), status_code=error.status)
    if isinstance(error, NoTable):
        return Response(Problem("unknown", "There is no such table, or its game has not begun."), status_code=404)
    if isinstance(error, Refusal):
        return Response(Problem(error.code, str(error), error.rule), status_code=409)
    if isinstance(error, Unreachable):
        LOG.error("database", error=error)
        why = "The server can't store anything right now. Nothing is lost; try again in a moment."
        return Response(Problem("fault", why), status_code=503, headers={"Retry-After": "5"})
    if isinstance(error, LongboxError):
        return Response(Problem("no_sense", str(error)), status_code=400)
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = CODES.get(error.status_code, "no_sense")
        told = Problem(code, WORDS.get(error.status_code, _said(error)))
        return Response(told, status_code=error.status_code, headers=error.headers)
    LOG.error("fault", path=request.url.path, exc_info=error)
    return Response(Problem("fault", "Something went wrong on our side; it is written down."), status_code=500)


def _said(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    return "; ".join([error.detail, *told])
