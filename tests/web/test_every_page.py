"""Every page, on every screen: axe finds nothing, and nothing scrolls sideways."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from longbox.games import games_with
from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

SCREENS = {"phone": (390, 844), "tablet": (1024, 768), "desk": (1440, 900)}
PAGES = ["/", "/new", "/workshop", "/decks", "/account", "/replays", "/cards", "/events", "/ratings", "/nowhere"]
RULES = {"rules": {"target-size": {"enabled": True}}}


def faults(page: Page) -> list[str]:
    """What axe finds."""
    report = Axe().run(page, options=RULES).response
    assert len(report["passes"]) > 10
    return [f"{found['id']}: {found['nodes'][0]['html'][:200]}" for found in report["violations"]]


def test_axe_finds_what_is_wrong(open_browser: Opening) -> None:
    """A button without a name, and one that is too small, are found: the tests below can fail."""
    seat = TablePage(open_browser())
    seat.lobby()
    seat.page.evaluate(
        """() => {
          for (const words of ['', 'a', 'b']) {
            const button = document.createElement('button');
            button.textContent = words;
            button.style.setProperty('all', 'unset');
            button.style.setProperty('width', '9px');
            button.style.setProperty('height', '9px');
            document.querySelector('main').append(button);
          }
        }"""
    )
    assert {fault.partition(":")[0] for fault in faults(seat.page)} >= {"button-name", "target-size"}


@pytest.mark.parametrize(("screen", "theme"), [("phone", "light"), ("tablet", "dark"), ("desk", "light")])
def test_pages_can_be_read_by_everybody(open_browser: Opening, screen: str, theme: Any) -> None:
    """The pages around the table have no fault, in light and in dark, and fit the screen."""
    width, height = SCREENS[screen]
    seat = TablePage(open_browser(width, height, color_scheme=theme))
    for address in PAGES:
        seat.page.goto(address)
        seat.page.locator("main h1, main [role=alert]").first.wait_for()
        assert faults(seat.page) == [], address
        assert seat.wider_than_the_screen() == [], address


@pytest.mark.parametrize("game", games_with("face"))
def test_tables_can_be_read_by_everybody(open_browser: Opening, game: str) -> None:
    """A table of each game has no fault, and fits each screen: asked, looking at a card, with the settings open."""
    seat = TablePage(open_browser(color_scheme="dark" if game == "vs" else "light"))
    seat.quick(game)
    for _ in range(4):
        seat.answer("click")
    for width, height in SCREENS.values():
        seat.page.set_viewport_size({"width": width, "height": height})
        assert seat.wider_than_the_screen() == [], width
    seat.page.set_viewport_size({"width": 720, "height": 450})
    assert seat.wider_than_the_screen() == [], "200 % of 1440 pixels"
    assert faults(seat.page) == []
    seat.page.set_viewport_size({"width": 1440, "height": 900})
    seat.page.mouse.move(0, 0)
    seat.page.locator(".held .card").first.hover()
    seat.page.locator(".loupe").wait_for()
    assert faults(seat.page) == []
    seat.page.locator(".menu summary").click()
    seat.page.locator(".menu button").last.click()
    seat.page.locator("dialog.settings").wait_for()
    assert faults(seat.page) == []
