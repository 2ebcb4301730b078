"""The application: all routes, with what every answer carries and what strangers are told of errors."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import ResponseHeader

from longbox.server.pages import HEADERS, page_routes
from longbox.server.settings import Settings


def make_app(settings: Settings) -> Litestar:
    """The application of a server that is set up like this."""
    headers = [ResponseHeader(name=name, value=value) for name, value in HEADERS.items()]
    return Litestar(route_handlers=[*page_routes(settings.pages)], response_headers=headers)
