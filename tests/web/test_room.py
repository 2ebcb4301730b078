"""There is room for what is shown: much in the middle, wide formations, a game's end, the pages on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]

FILL_LISTS = """(count) => {
  const board = document.querySelector('longbox-board');
  for (const side of board.store.face.sides.filter((side) => (side.seat ?? -1) < 0)) {
    for (const area of side.areas.filter((area) => area.kind === 'list' && area.cards?.length)) {
      const [card] = area.cards;
      area.cards = Array.from({ length: count }, (_, at) => ({ ...card, id: `${card.id} more ${at}` }));
    }
  }
  board.requestUpdate();
}"""
"""So many cards in each list of the middle."""

FORM = """(columns) => {
  const board = document.querySelector('longbox-board');
  const side = board.store.face.sides.find((side) => side.yours);
  const area = side.areas.find((area) => area.kind === 'formation');
  const numbers = [{ label: 'ATK', value: '12' }, { label: 'DEF', value: '10' }];
  const look = { title: 'Nightcrawler, Teleporting Teammate', role: 'hero', numbers };
  const stand = (column) => [0, 1].map((row) => ({ ...look, id: `${row} ${column}`, spot: [row, column] }));
  area.cards = columns.flatMap(stand);
  board.requestUpdate();
}"""
"""A formation with characters in both rows of some columns."""

CUT_OFF = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  return [...document.querySelectorAll('.rows .card')].map((card) => card.getBoundingClientRect())
    .filter((box) => box.right > felt.right || box.left < felt.left || box.width < 24).length;
}"""

COLUMNS = """() => [...document.querySelectorAll('.side.yours .rows .line')]
  .map((line) => line.querySelectorAll('.cell').length)"""


def test_much_in_the_middle_leaves_your_side_in_sight(open_browser: Opening) -> None:
    """Three Locations with three cards each are drawn so close that the sides below them begin in sight."""
    seat = TablePage(open_browser())
    seat.quick("forever")
    seat.page.evaluate(FILL_LISTS, 3)
    expect(seat.page.locator(".side.crowded .kind-list .card")).to_have_count(9)
    seat.page.locator(".felt").evaluate("(felt) => felt.scrollTo(0, 0)")
    expect(seat.page.locator(".side.yours .side-head")).to_be_in_viewport(ratio=1)
    felt = seat.page.locator(".felt").bounding_box()
    head = seat.page.locator(".side.yours .side-head").bounding_box()
    assert felt is not None
    assert head is not None
    assert head["y"] + head["height"] <= felt["y"] + felt["height"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768), (1440, 900)])
def test_a_wide_formation_is_seen_whole(open_browser: Opening, width: int, height: int) -> None:
    """Eight columns fit on each screen, and columns where nobody stands take little of the room."""
    seat = TablePage(open_browser(width, height))
    seat.quick("vs")
    for columns in ([0, 1, 2, 3, 4, 5, 6, 7], [-5, -4, -3, 0, 1, 2]):
        seat.page.evaluate(FORM, columns)
        count = max(columns) - min(columns) + 1
        seat.page.wait_for_function(f"() => ({COLUMNS})().every((cells) => cells === {count})")
        assert seat.page.evaluate(CUT_OFF) == 0, columns
        assert seat.wider_than_the_screen() == [], columns


def test_how_a_game_ended_is_in_sight(open_browser: Opening) -> None:
    """When a game ends, who won is read at once, with what can be done next."""
    seat = TablePage(open_browser())
    seat.table(game="forever", seats=AGAINST_A_BOT)
    seat.page.locator(".felt").evaluate("(felt) => felt.scrollTo(0, felt.scrollHeight)")
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    expect(seat.page.locator(".result h2")).to_be_in_viewport()
    expect(seat.page.locator(".result").get_by_role("button", name="Play again")).to_be_in_viewport()


def test_pages_are_listed_on_wish_on_a_phone(open_browser: Opening) -> None:
    """A phone's lobby begins with the lobby: the other pages stand behind a button, which a link closes again."""
    seat = TablePage(open_browser(390, 844))
    seat.lobby()
    header, pages = seat.page.locator("header.top"), seat.page.get_by_role("button", name="Pages")
    box = header.bounding_box()
    assert box is not None
    assert box["height"] < 70
    expect(pages).to_have_attribute("aria-expanded", "false")
    pages.press("Enter")
    expect(pages).to_have_attribute("aria-expanded", "true")
    seat.page.get_by_role("link", name="Cards").click()
    expect(seat.page.locator("h1")).to_have_text("Cards")
    expect(seat.page.get_by_role("link", name="Decks")).to_be_hidden()
    assert seat.wider_than_the_screen() == []
