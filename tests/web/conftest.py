"""A server with a database of its own, and a browser, for all tests of the page."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from longbox.server.app import make_app
from longbox.server.settings import Settings

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WAITS = 40_000

Opening = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    app = make_app(Settings(data=tmp_path_factory.mktemp("web")))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    assert shutil.which(CHROMIUM), f"{CHROMIUM} is missing. Install it: apt-get install -y chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def open_browser(browser: Browser, address: str) -> Iterator[Opening]:
    """Opens a browser of somebody's own, in which nothing goes wrong unnoticed."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []

    def open_one(width: int = 1440, height: int = 900, **chosen: Any) -> BrowserContext:
        options = {"locale": "en-US", "reduced_motion": "reduce", **chosen}
        context = browser.new_context(base_url=address, viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(WAITS)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        context.on("request", lambda request: wrong.append(request.url) if not is_own(request.url, address) else None)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()
    assert wrong == []


def is_own(url: str, address: str) -> bool:
    """Whether something comes from the server, or from the page itself."""
    return url.startswith((address, address.replace("http", "ws"), "data:", "blob:"))
