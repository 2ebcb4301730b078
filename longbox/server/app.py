"""The application: all routes, with what every answer carries and what strangers are told of errors."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import ResponseHeader
from litestar.di import Provide

from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.server import (
    cards,
    chatting,
    errors,
    kept,
    people,
    playing,
    programs,
    rating,
    replays,
    tables,
    workshop,
    wrong,
)
from longbox.server.agreeing import all_games, bring_bots
from longbox.server.catalogue import Catalogue, all_cards
from longbox.server.describing import openapi
from longbox.server.events import routes as events
from longbox.server.helpers import Helpers
from longbox.server.limits import Limits
from longbox.server.logs import set_up_logs
from longbox.server.measurers import Measurers
from longbox.server.measuring import metrics
from longbox.server.origins import check_origin
from longbox.server.pages import HEADERS, page_routes
from longbox.server.people import Gate
from longbox.server.play.clocks import now_ms
from longbox.server.play.films import Films
from longbox.server.play.hall import Hall
from longbox.server.settings import Settings
from longbox.server.socket import table_socket, watch_socket
from longbox.server.storage.database import Database, migrate
from longbox.server.storage.measured import Measurings
from longbox.server.storage.rows import Terms
from longbox.server.storage.store import Store

ROUTES: Final = (
    *people.ROUTES,
    *tables.ROUTES,
    *playing.ROUTES,
    *chatting.ROUTES,
    *wrong.ROUTES,
    *programs.ROUTES,
    *replays.ROUTES,
    *cards.ROUTES,
    *events.ROUTES,
    *kept.ROUTES,
    *workshop.ROUTES,
    *rating.ROUTES,
    metrics,
)

MOST_BODY: Final = 1_000_000
"""How many bytes a request may have."""


PLAYS_ON: Final = 600_000
"""For how many milliseconds somebody who played when the server went down is expected to be back at once."""
COMES_BACK: Final = 4.0
"""How many seconds they have the server for themselves."""


READ_BY_ALL: Final = (Terms, Record)
"""What requests bring, which are read where the sockets are, and what is also read in threads."""


def make_app(settings: Settings) -> Litestar:
    """The application of a server that is set up like this.

    Raises:
        Unreachable: Its database can't be reached.
        LongboxError: A bot of the host isn't there.
    """
    set_up_logs()
    for kind in READ_BY_ALL:
        prepared(kind)
    bring_bots(settings.bots)
    store = Store(open_database(settings))
    migrate(store.database, now_ms())
    hall = Hall(store, settings.poll)
    helpers, measurers = Helpers(), Measurers(Measurings(store.database))
    given: dict[str, object] = {
        "store": store,
        "hall": hall,
        "settings": settings,
        "secure": settings.secure,
        "gate": Gate(),
        "programs": programs.Programs(),
        "films": Films(),
        "catalogue": Catalogue(),
        "helpers": helpers,
    }

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall.open()
        measurers.open()
        if settings.warm:
            Thread(target=warm_up, args=[store], daemon=True, name="warm").start()
        try:
            yield
        finally:
            await hall.close()
            measurers.close()
            helpers.close()
            store.database.close()

    limits = Limits()

    def before(request: Request[Any, Any, Any]) -> None:
        limits.count(request)
        check_origin(request, settings)

    app = Litestar(
        route_handlers=[
            *ROUTES,
            table_socket,
            watch_socket,
            programs.program_socket,
            *page_routes(settings.pages, before),
        ],
        dependencies={name: Provide(_giver(value), sync_to_thread=False) for name, value in given.items()},
        exception_handlers={Exception: errors.answer},
        before_request=before,
        lifespan=[lifespan],
        request_max_body_size=MOST_BODY,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        openapi_config=openapi(),
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    return app


def warm_up(store: Store) -> None:
    """Read what the first players and readers would have to wait for; who played before a restart is back first."""
    if store.is_played_since(now_ms() - PLAYS_ON):
        time.sleep(COMES_BACK)
    all_games()
    all_cards()


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
