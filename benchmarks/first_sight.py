"""How soon a page is there: `python -m benchmarks.first_sight` starts a server, and measures it in a real browser.

For each game the server is started anew with an empty database, and the browser with an empty cache: from the first
request to the first paint of the lobby, and from the click to a table at which the first question can be answered.
Chromium from Debian's package is needed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.load import Told
from benchmarks.loading.servers import started
from longbox.games import games_with
from longbox.server.settings import Settings
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.table_page import TablePage

PAINTS: Final = 1.0
"""How many seconds it may take until something of the page is seen."""

READY: Final = 2.0
"""How many seconds it may take from the click to a table that asks."""

PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def sight(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """How many seconds the first paint takes, and a table against a bot after the click."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    seat = TablePage(context)
    seat.lobby()
    painted = float(seat.page.evaluate(PAINTED)) / 1000
    clicked = time.monotonic()
    seat.page.locator(f"[data-quick={game}]").click()
    seat.until_asked()
    ready = time.monotonic() - clicked
    context.close()
    return painted, ready


def measure(told: Told, browser: Browser, game: str) -> None:
    """Measure a game from a cold server."""
    with tempfile.TemporaryDirectory() as folder, started(Settings(data=Path(folder))) as worker:
        painted, ready = sight(browser, f"http://127.0.0.1:{worker.port}", game)
        _, again = sight(browser, f"http://127.0.0.1:{worker.port}", game)
    told.want(f"{game}: first paint", painted < PAINTS, f"{painted:.2f} s")
    told.want(f"{game}: table ready", ready < READY, f"{ready:.2f} s, {again:.2f} s for the next")


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks.first_sight", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="short names of games")
    chosen, told = parser.parse_args(), Told()
    told.say(f"{os.cpu_count()} processors, load of the machine {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in chosen.games or games_with("face"):
            measure(told, browser, game)
        browser.close()
    told.say(f"Missed: {', '.join(told.failed)}." if told.failed else "All reached.")
    sys.exit(bool(told.failed))


if __name__ == "__main__":
    main()
