"""Cards in a browser: searched, looked at, and found from the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import SCREENS, faults

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("screen", SCREENS)
def test_searching_and_looking(open_browser: Opening, screen: str) -> None:
    """Words and filters find cards, a card has its page; axe finds nothing, and nothing scrolls sideways."""
    width, height = SCREENS[screen]
    seat = TablePage(open_browser(width, height, color_scheme="dark" if screen == "tablet" else "light"))
    page = seat.page
    page.goto("/cards")
    page.locator("#words").fill("power ring")
    expect(page.locator("#found")).to_have_text(re.compile(r"^\d\d? cards?$"))
    page.locator("#game").select_option("dcdb")
    expect(page.locator(".card-list .card").first).to_contain_text("Power Ring")
    assert "words=power+ring" in page.url
    assert faults(page) == []
    assert seat.wider_than_the_screen() == []
    page.locator(".card-list .card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Power Ring")
    expect(page.locator("pre").first).to_contain_text("reveal", ignore_case=True)
    assert faults(page) == []
    assert seat.wider_than_the_screen() == []
    page.go_back()
    expect(page.locator("#words")).to_have_value("power ring")


def test_from_the_table_to_a_card(open_browser: Opening) -> None:
    """A card that is looked at leads to its page, beside the table."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.locator(".held .card").first.hover()
    with seat.page.expect_popup() as popup:
        seat.page.locator(".loupe a.button").click()
    expect(popup.value.locator(".card-page .text").first).to_be_visible()


def test_in_the_other_language(open_browser: Opening) -> None:
    """The pages of cards and replays speak German, too."""
    page = open_browser(locale="de-DE").new_page()
    page.goto("/cards?words=kick")
    expect(page.locator("h1")).to_have_text("Karten")
    page.locator(".card-list .card").first.click()
    expect(page.locator("#rulings")).to_have_text("Regelbeispiele, die sie zeigen")
    page.goto("/replays")
    expect(page.locator("h1")).to_have_text("Wiederholungen")
