"""A server with a database of its own, and a browser, for all tests of the page."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from longbox.server import limits
from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import be_patient
from tests.server.stopped import stopped  # noqa: F401 (a fixture)

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
WAITS = 120_000
"""After how many milliseconds something is taken not to come: many, as a busy machine is slow."""

expect.set_options(timeout=WAITS)
MANY = 10**6

Opening = Callable[..., BrowserContext]


def note_faults(told: list[str]) -> None:
    """Add to a list what the server writes down of its own faults from now on, with what led to them."""

    def keep(logger: object, name: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        shown = structlog.processors.format_exc_info(logger, name, dict(line))
        if name in ("error", "exception", "critical"):
            told.append("\n".join([f"{key}: {value}" for key, value in shown.items()]))
        return line

    structlog.configure(processors=[keep, *structlog.get_config()["processors"]])


@pytest.fixture(scope="session")
def faults_told() -> list[str]:
    """What the server wrote down of its own faults."""
    return []


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, faults_told: list[str]) -> Iterator[str]:
    """The address of a server, which takes more requests from one address: all people of all tests have the same."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("REQUESTS", "MADE", "FILES_SENT"):
            patch.setattr(limits, name, MANY)
        be_patient(patch)
        with serving(tmp_path_factory.mktemp("web"), faults_told) as found:
            yield found


@contextmanager
def serving(folder: Path, faults: list[str], port: int = 0) -> Iterator[str]:
    """A server with its data in a folder; gives its address.

    Args:
        folder: The folder.
        faults: What the server writes down of its own faults is added to it.
        port: Where it listens; at any free port if none is named.
    """
    app = make_app(Settings(data=folder))
    note_faults(faults)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(60)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    assert shutil.which(CHROMIUM), f"{CHROMIUM} is missing. Install it: apt-get install -y chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def open_browser(browser: Browser, address: str, faults_told: list[str]) -> Iterator[Opening]:
    """Opens a browser of somebody's own, in which nothing goes wrong unnoticed."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []
    faults_told.clear()

    def open_one(width: int = 1440, height: int = 900, *, refused: bool = False, **chosen: Any) -> BrowserContext:
        """Open one; `refused` where something is sent that the server has to refuse, of which the browser complains."""
        options = {"locale": "en-US", "reduced_motion": "reduce", **chosen}
        context = browser.new_context(base_url=address, viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(WAITS)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", lambda message: wrong.append(message.text) if is_wrong(message, refused) else None)
        context.on("response", lambda told: wrong.append(f"{told.status} {told.url}") if told.status >= 500 else None)
        context.on("request", lambda request: wrong.append(request.url) if not is_own(request.url, address) else None)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()
    assert wrong == [], "\n\n".join(["What the server wrote down:", *faults_told])


def is_wrong(message: ConsoleMessage, refused: bool) -> bool:
    """Whether the browser complains of something that was not to be refused."""
    return message.type == "error" and not (refused and "status of 4" in message.text)


def is_own(url: str, address: str) -> bool:
    """Whether something comes from the server, or from the page itself."""
    return url.startswith((address, address.replace("http", "ws"), "data:", "blob:"))
