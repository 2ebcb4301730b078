"""Several cards that are chosen at once: how many is said once, and a shortcut needs nothing more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

TAKEN = """() => {
  const board = document.querySelector('longbox-board');
  board.store.face.asked = { ...board.store.face.asked, taken: 4 };
  board.requestUpdate();
}"""

SHORTCUT = """() => {
  const board = document.querySelector('longbox-board');
  const asked = board.store.face.asked;
  const [first] = asked.offers;
  const shortcut = { key: 'g', name: 'All so', answers: [...first.answers], then: [{ asks: 'Where', answer: 'Here' }] };
  board.store.face.asked = { ...asked, offers: [...asked.offers, shortcut] };
  board.store.answer = (offers) => { window.sent = offers; };
  board.requestUpdate();
}"""


def test_how_many_is_said_once(open_browser: Opening) -> None:
    """What is asked doesn't count cards one by one where the page collects them; who hears it is told how many."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    expect(seat.page.locator(".question")).to_have_text("Choose cards to discard and replace")
    expect(seat.page.locator(".collecting")).to_contain_text("0 chosen (up to 6)")
    expect(seat.page.locator("#polite")).to_contain_text("Choose cards to discard and replace (up to 6).")


def test_what_is_chosen_already_counts(open_browser: Opening) -> None:
    """Where a game goes on in the middle of a choice, only what is left can be chosen."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.evaluate(TAKEN)
    expect(seat.page.locator(".collecting")).to_contain_text("0 chosen (up to 2)")
    for at in range(2):
        seat.page.locator(".choices .choice").nth(at).click()
    expect(seat.page.locator(".choices .picked")).to_have_count(2)
    seat.page.locator(".choices .choice").nth(2).click()
    expect(seat.page.locator(".choices .picked")).to_have_count(2)


def test_a_shortcut_answers_at_once(open_browser: Opening) -> None:
    """A shortcut says all that there is to choose, so it is not collected with other cards."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.evaluate(SHORTCUT)
    seat.page.locator(".choice[data-key=g]").click()
    assert [offer["key"] for offer in seat.page.evaluate("() => window.sent")] == ["g"]
