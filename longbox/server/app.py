"""The application: all routes, with what every answer carries and what strangers are told of errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from longbox.games.provenance import version
from longbox.server import chatting, errors, people, playing, tables, wrong
from longbox.server.agreeing import all_games
from longbox.server.limits import Limits
from longbox.server.logs import set_up_logs
from longbox.server.measuring import metrics
from longbox.server.origins import check_origin
from longbox.server.pages import HEADERS, page_routes
from longbox.server.people import Gate
from longbox.server.play.hall import Hall
from longbox.server.play.room import now_ms
from longbox.server.settings import Settings
from longbox.server.socket import table_socket, watch_socket
from longbox.server.storage.database import Database, migrate
from longbox.server.storage.store import Store

ROUTES: Final = (*people.ROUTES, *tables.ROUTES, *playing.ROUTES, *chatting.ROUTES, *wrong.ROUTES, metrics)

MOST_BODY: Final = 1_000_000
"""How many bytes a request may have."""


def make_app(settings: Settings) -> Litestar:
    """The application of a server that is set up like this.

    Raises:
        Unreachable: Its database can't be reached.
    """
    set_up_logs()
    store = Store(open_database(settings))
    migrate(store.database, now_ms())
    hall = Hall(store, settings.poll)
    given: dict[str, object] = {
        "store": store,
        "hall": hall,
        "settings": settings,
        "secure": settings.secure,
        "gate": Gate(),
    }

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall.open()
        if settings.warm:
            Thread(target=all_games, daemon=True, name="warm").start()
        try:
            yield
        finally:
            await hall.close()
            store.database.close()

    limits = Limits()

    def before(request: Request[Any, Any, Any]) -> None:
        limits.count(request)
        check_origin(request, settings)

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, watch_socket, *page_routes(settings.pages)],
        dependencies={name: Provide(_giver(value), sync_to_thread=False) for name, value in given.items()},
        exception_handlers={Exception: errors.answer},
        before_request=before,
        lifespan=[lifespan],
        request_max_body_size=MOST_BODY,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        openapi_config=OpenAPIConfig(
            title="Longbox", version=version(), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    return app


def open_database(settings: Settings) -> Database:
    """The database that the settings name."""
    if settings.database:
        from longbox.server.storage.postgres import PostgresDatabase  # noqa: PLC0415 (a server with SQLite needs no libpq)

        return PostgresDatabase(settings.database)
    from longbox.server.storage.sqlite import SqliteDatabase  # noqa: PLC0415 (the same the other way round)

    return SqliteDatabase(settings.data)


def _giver(value: object) -> Any:
    def give() -> Any:
        return value

    return give
