"""What is counted of the server, for Prometheus: told to its own machine alone."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get
from prometheus_client import generate_latest

from longbox.server.errors import unknown
from longbox.server.measures import REGISTRY

LOCAL: Final = ("127.0.0.1", "::1")


@get("/api/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All counts."""
    if request.client is None or request.client.host not in LOCAL or "x-forwarded-for" in request.headers:
        raise unknown("page")
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
