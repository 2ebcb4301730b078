"""What a player needs to know of a choice or a card is told where it is looked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

UNDRAWN = """() => document.querySelector('longbox-board').store.face.asked.offers
  .filter((offer) => offer.detail && !offer.on?.length).map((offer) => offer.detail)"""

BEYOND = """() => [...document.querySelectorAll('.game .about')].map((about) => {
  const { lineHeight, webkitLineClamp } = getComputedStyle(about);
  return about.clientHeight / parseFloat(lineHeight) - Number(webkitLineClamp);
})"""


def test_what_is_not_on_the_table_says_what_it_does(open_browser: Opening) -> None:
    """Main Characters that are drafted lie nowhere yet: their texts stand with the choices."""
    seat = TablePage(open_browser())
    seat.quick("'dcdb cube'")
    for _ in range(3):
        if details := seat.page.evaluate(UNDRAWN):
            break
        seat.answer("key")
    shown = seat.page.locator(".choice .detail").all_inner_texts()
    assert details
    assert shown == details


def test_a_card_that_was_played_can_be_read(open_browser: Opening) -> None:
    """A card in play and in a pile has a text, as it had in the hand; the cards of a pile are read in its dialog."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.page.locator(".held .card", has_text="Punch").first.click()
    played = seat.page.locator(".side.yours .spread .card", has_text="Punch")
    played.click()
    expect(seat.page.locator(".loupe .text")).to_have_text("+1 Power.")
    seat.page.locator(".choices .choice", has_text="End your turn").click()
    pile = seat.page.locator(".side.yours .pile.open")
    pile.click()
    seat.page.locator("dialog.pile-open .card", has_text="Punch").first.click()
    expect(seat.page.locator("dialog.pile-open .loupe .text")).to_have_text("+1 Power.")


def test_what_comes_of_a_click_is_read_in_the_log(open_browser: Opening) -> None:
    """A card that the mouse looked at and then chose gives its place back to the log."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    card = seat.page.locator(".held .card.offered").first
    before = seat.until_asked()["n"]
    card.hover()
    seat.page.locator(".loupe").wait_for()
    card.click()
    seat.until_asked(before)
    expect(seat.page.locator(".loupe")).to_have_count(0)
    expect(seat.page.locator(".log li").last).to_be_in_viewport()


def test_a_card_that_was_clicked_at_once_is_not_looked_at(open_browser: Opening) -> None:
    """The mouse that came to a card and clicked it did not come to look at it."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    before = seat.until_asked()["n"]
    seat.page.locator(".held .card.offered").first.click()
    seat.until_asked(before)
    seat.page.wait_for_timeout(500)
    expect(seat.page.locator(".loupe")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_games_are_told_of_in_whole_lines(open_browser: Opening, width: int, height: int) -> None:
    """What a game is about ends where it says that it goes on, and not in the middle of more lines."""
    seat = TablePage(open_browser(width, height))
    seat.lobby()
    assert max(seat.page.evaluate(BEYOND)) < 0.1
