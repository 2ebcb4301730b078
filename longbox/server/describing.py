"""What the server tells programs of itself: OpenAPI for its routes, with the messages of its sockets beside them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from longbox.games.provenance import version
from longbox.server.messages import (
    FromPlayer,
    FromWatcher,
    Hello,
    Refused,
    Seen,
    Stepped,
    Taken,
    ToClient,
)
from longbox.server.pages import HEADERS
from longbox.server.people import COOKIE
from longbox.server.programs import FromProgram, ToProgram
from longbox.server.requests import Problem

ABOUT: Final = (
    "The web table: every game over HTTP and WebSockets. docs/api.md tells how to begin. `x-sockets` has the "
    "addresses of sockets, with the messages that go either way."
)

SOCKETS: Final = {
    "/api/tables/{id}/socket?v=1": ("Sitting at a table.", FromPlayer, ToClient),
    "/api/tables/{id}/watch?v=1": ("Watching a table.", FromWatcher, ToClient),
    "/api/programs/socket": ("Answering the arena's questions.", FromProgram, ToProgram),
}

STEPS: Final = list[Hello | Seen | Stepped]
BODIES: Final[dict[tuple[str, str, str], Any]] = {
    ("/api/tables/{id}/steps", "get", "200"): STEPS,
    ("/api/tables/{id}/answers", "post", "201"): Taken,
    ("/api/tables/{id}/answers", "post", "409"): Refused,
    ("/api/tables/{id}/wrong/{file}", "get", "200"): dict[str, Any],
}
"""Answers that are written by hand, and so not found in the types of the routes."""

NAMED: Final = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": 100},
    "description": "What you call the answer: sent twice, it counts once.",
}

PLACE: Final = "#/components/schemas/Message.{name}"

PROBLEMS: Final = {
    "4XX": "It can't be done; `code` says why, for programs, and `why` for people.",
    "503": "The server can't store anything right now. Nothing is lost; try again in a moment.",
}


def openapi() -> OpenAPIConfig:
    """How the server describes itself, at `/api/schema/openapi.json`."""
    return OpenAPIConfig(
        title="Longbox",
        version=version(),
        description=ABOUT,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[Described()],
        security=[{"bearer": []}, {"cookie": []}],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer", description="A token of `POST /api/tokens`."),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
    )


class Described(JsonRenderPlugin):
    """Adds to what is found in the types of the routes what all of them have in common, and the sockets."""

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[str, Any] | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            self._made = completed(openapi_schema)
        return super().render(request, self._made)


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the errors of all routes, with answers that are written by hand, and with the sockets."""
    kinds = [kind for _, takes, gives in SOCKETS.values() for kind in (takes, gives)]
    bodies, components = msgspec.json.schema_components([Problem, *BODIES.values(), *kinds], ref_template=PLACE)
    problem, *told = bodies
    found = schema["components"].setdefault("schemas", {})
    found.update({f"Message.{name}": part for name, part in components.items()})
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if isinstance(operation, dict):
                _complete(operation, problem)
                _add_bodies(operation, path, method, told, problem)
    schema["paths"]["/api/tables/{id}/answers"]["post"]["parameters"].append(NAMED)
    pairs = iter(told[len(BODIES) :])
    schema["x-sockets"] = {
        address: {"description": about, "takes": next(pairs), "gives": next(pairs)}
        for address, (about, _, _) in SOCKETS.items()
    }
    return schema


def _complete(operation: dict[str, Any], problem: dict[str, Any]) -> None:
    """Add what can go wrong; leave out the headers that everything has."""
    responses = operation["responses"]
    responses.pop("400", None)
    for response in responses.values():
        response["headers"] = {
            name: header for name, header in response.get("headers", {}).items() if name not in HEADERS
        }
    for status, why in PROBLEMS.items():
        responses[status] = {"description": why, "content": {"application/json": {"schema": problem}}}


def _add_bodies(
    operation: dict[str, Any], path: str, method: str, told: list[dict[str, Any]], problem: dict[str, Any]
) -> None:
    for (where, how, status), body in zip(BODIES, told, strict=False):
        if (where, how) == (path, method):
            response = operation["responses"].setdefault(status, {"description": "Refused: nothing has changed."})
            schema = body if status.startswith("2") else {"anyOf": [body, problem]}
            response["content"] = {"application/json": {"schema": schema}}
