"""The page's files, and the headers that keep strangers' code out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.response.file import create_etag_for_file
from litestar.router import Router
from litestar.static_files import create_static_files_router

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    ]
)
"""What the page may load: its own files, and nothing that stands in the page itself."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with everything."""


FILES: Final = "/static/"
ASKED_AGAIN: Final = {"Cache-Control": "no-cache"}
"""A browser asks whether a file is still as it has it: after an upgrade, old modules beside new ones would not fit."""


def page_routes(folder: Path, before: Callable[[Request[Any, Any, Any]], None]) -> Sequence[Router | HTTPRouteHandler]:
    """The files below `/static`, and the page itself under every address that is none of the server's own.

    Args:
        folder: Where the files are.
        before: What each request has to pass; what a router is given stands in place of it, so it is called there.
    """
    index = folder / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[None, None, State], path: FromPath[str] = "/") -> File:
        if path.startswith(("/api/", FILES)):
            raise NotFoundException("There is nothing here.")
        return File(index, media_type="text/html", content_disposition_type="inline", headers=ASKED_AGAIN)

    def unchanged(request: Request[None, None, State]) -> Response[None] | None:
        """That a browser has a file as it is; nothing where it is to be sent."""
        before(request)
        file = (folder / request.url.path.removeprefix(FILES)).resolve()
        known = request.headers.get("if-none-match")
        if not known or not file.is_relative_to(folder.resolve()) or not file.is_file():
            return None
        about = file.stat()
        told = create_etag_for_file(file, about.st_mtime, about.st_size)
        return Response(None, status_code=304, headers={"ETag": told, **ASKED_AGAIN}) if known == told else None

    static = create_static_files_router(
        path=FILES.rstrip("/"),
        directories=[folder],
        include_in_schema=False,
        before_request=unchanged,
        cache_control=CacheControlHeader(no_cache=True),
    )
    return [static, page]
