"""What is drawn stays in sight: nothing covers what is needed, and nothing is said twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longbox.games import games_with
from tests.web.conftest import Opening
from tests.web.table_page import CONFIRMING, TablePage

pytestmark = pytest.mark.thorough

AT_ITS_END = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight > log.scrollHeight - 3;
}"""

SAID_TWICE = """() => [...document.querySelectorAll('.choice')].filter((choice) => {
  const what = choice.querySelector('.what').innerText;
  const forecast = choice.querySelector('.forecast')?.innerText;
  return forecast && what.includes(forecast);
}).map((choice) => choice.innerText)"""

NOTES = """() => [...document.querySelectorAll('.card:has(.note)')].filter((card) => {
  const note = card.querySelector('.note').innerText;
  return [...card.querySelectorAll('.number')].some((number) => note.includes(number.innerText));
}).map((card) => card.innerText)"""

SPILT = """() => [...document.querySelectorAll('.spot')].filter((spot) => spot.scrollWidth > spot.clientWidth ||
  [...spot.children].some((part) => part.getBoundingClientRect().right > spot.getBoundingClientRect().right - 3)
).map((spot) => spot.innerText)"""

UNDER_KEYS = """() => [...document.querySelectorAll('.felt .card.middle.offered')].filter((card) => {
  const keys = card.querySelector('.keys').getBoundingClientRect();
  return [...card.querySelectorAll('.number')].some((number) => {
    const box = number.getBoundingClientRect();
    return box.right > keys.left && box.left < keys.right && box.bottom > keys.top && box.top < keys.bottom;
  });
}).map((card) => card.innerText)"""


CUT = """() => [...document.querySelectorAll('.card .text')].filter((text) => text.offsetParent).map((text) => {
  const lines = text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);
  const card = text.closest('.card');
  return [card.innerText, lines, card.scrollHeight - card.clientHeight];
}).filter(([, lines, beyond]) => Math.abs(lines - Math.round(lines)) > 0.1 || beyond > 1)"""

TOO_NEAR = """() => [...document.querySelectorAll('.spread')].flatMap((spread) => {
  const apart = parseFloat(getComputedStyle(spread).columnGap);
  const parts = [...spread.children].filter((part) => part.offsetWidth > 1).map((part) => part.getBoundingClientRect());
  return parts.flatMap((one, at) => parts.slice(at + 1)
    .filter((other) => other.top < one.bottom && other.bottom > one.top && other.left - one.right < apart - 1)
    .map((other) => `${spread.innerText}: ${other.left - one.right} of ${apart}`));
})"""

OWN_SIDE_IN_SIGHT = """() => {
  const [felt, own] = ['.felt', '.side.yours'].map((part) => document.querySelector(part).getBoundingClientRect());
  return own.bottom < felt.bottom + 1 || own.height / felt.height > 0.46;
}"""

WHOLE_OR_SMALLEST = """() => {
  const felt = document.querySelector('.felt');
  return felt.scrollHeight < felt.clientHeight + 2 || felt.dataset.size === '0.74';
}"""

MIDDLE_IS_FREE = """() => {
  const box = (side) => document.querySelector(`.side.${side}`).getBoundingClientRect();
  return box('yours').top > box('middle').bottom - 1;
}"""

HAND_AND_QUESTION = """() => ['.question', '.choices .choice', '.held .card']
  .map((part) => document.querySelector(part)).filter((part) => part).map((part) => part.getBoundingClientRect())
  .filter((box) => box.bottom > innerHeight || box.right > innerWidth || box.top < 0 || box.left < 0).length"""

SIZES = [(1440, 900), (1366, 768), (1200, 900), (1024, 768), (800, 600), (390, 844)]


@pytest.mark.parametrize("game", games_with("face"))
def test_no_line_of_a_text_is_cut(open_browser: Opening, game: str) -> None:
    """On each screen a card shows whole lines of its text, as many as there is room for."""
    seat = TablePage(open_browser())
    seat.quick(game)
    full = 0
    for _ in range(3):
        full += seat.page.locator(".card.full .text").count()
        for width, height in SIZES:
            seat.page.set_viewport_size({"width": width, "height": height})
            assert seat.page.evaluate(CUT) == [], (width, height)
        seat.page.set_viewport_size({"width": 1440, "height": 900})
        for _ in range(3):
            seat.answer("key")
    assert full, "there was something to be cut"


@pytest.mark.parametrize("game", games_with("face"))
def test_what_lies_beside_each_other_stands_apart(open_browser: Opening, game: str) -> None:
    """On each screen nothing of the table lies over its neighbour, also where places between them are empty."""
    seat = TablePage(open_browser())
    seat.quick(game)
    for _ in range(3):
        for width, height in SIZES:
            seat.page.set_viewport_size({"width": width, "height": height})
            assert seat.page.evaluate(TOO_NEAR) == [], (width, height)
        seat.answer("key")


@pytest.mark.parametrize("game", games_with("face"))
def test_a_game_is_played_by_thumb(open_browser: Opening, game: str) -> None:
    """On a phone each question is answered by taps: cards and places, one thing or several that are confirmed."""
    seat = TablePage(open_browser(390, 844, has_touch=True, is_mobile=True))
    seat.quick(game)
    for _ in range(14):
        assert seat.page.evaluate(SPILT) == []
        seat.answer("tap")
        assert seat.page.evaluate(SAID_TWICE) == []
        assert seat.page.evaluate(NOTES) == []
        assert seat.page.evaluate(UNDER_KEYS) == []
    assert seat.wider_than_the_screen() == []


def test_what_is_chosen_on_a_phone_is_confirmed(open_browser: Opening) -> None:
    """Choosing one of several cards closes its close-up, as that would lie over what confirms them."""
    seat = TablePage(open_browser(390, 844, has_touch=True, is_mobile=True))
    seat.quick("champions")
    seat.by_tap()
    assert seat.page.locator(".choices .picked").count() == 1
    assert seat.page.locator(".loupe").count() == 0
    before = seat.until_asked()["n"]
    seat.page.locator("[data-confirm]").tap()
    seat.until_asked(before)


def test_the_log_comes_back_at_its_end(open_browser: Opening) -> None:
    """What happened while a card was looked at is read as soon as that is closed."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.page.locator(".held .card").first.hover()
    seat.page.locator(".loupe").wait_for()
    for _ in range(9):
        seat.answer("key")
    seat.page.keyboard.press("Escape")
    seat.page.locator(".loupe").wait_for(state="detached")
    seat.page.wait_for_function(AT_ITS_END)


def test_a_card_that_slides_under_a_resting_mouse_is_not_looked_at(open_browser: Opening) -> None:
    """Only a mouse that moves points at cards: a card looked at and put away isn't looked at again by itself."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.page.locator(".held .card").first.hover()
    seat.page.locator(".loupe").wait_for()
    seat.page.keyboard.press("Escape")
    seat.page.locator(".loupe").wait_for(state="detached")
    for _ in range(9):
        seat.answer("key")
    seat.page.wait_for_timeout(1000)
    assert seat.page.locator(".loupe").count() == 0
    seat.page.locator(".held .card").last.hover()
    seat.page.locator(".loupe").wait_for()


def test_names_in_the_log_are_links(open_browser: Opening) -> None:
    """A name in the log shows its card; as a link it breaks like all words, and leads to the card's page."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    name = seat.page.locator(".log a.name").last
    words = name.inner_text()
    assert (name.get_attribute("href") or "").startswith("/cards/dcdb/")
    name.click()
    assert seat.page.locator(".loupe h3").inner_text() == words
    assert "/table/" in seat.page.url


def test_names_of_cards_that_left_are_links(open_browser: Opening) -> None:
    """A card that lies nowhere to be seen any more can be looked at where the log tells of it."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.page.evaluate(
        """() => {
          const { store } = document.querySelector('longbox-board');
          store.log = [...store.log, { words: [['Greedy buys ', ''], ['Brainiac', 'boss'], ['.', '']], n: store.n }];
          document.querySelector('longbox-board').requestUpdate();
        }"""
    )
    name = seat.page.locator(".log a.name", has_text="Brainiac")
    expect(name).to_have_attribute("href", "/cards/dcdb/Brainiac")
    name.click()
    expect(seat.page.locator("dialog.told")).to_contain_text("Brainiac")


def test_a_clock_that_runs_is_in_sight(open_browser: Opening) -> None:
    """On a phone, too, whoever is asked sees their clock beside the question, wherever the table is scrolled to."""
    seat = TablePage(open_browser(390, 844))
    seat.table(
        game="dcdb",
        seats=[{"who": "me"}, {"who": "bot"}],
        clock={"kind": "game", "seconds": 600, "more": 0, "over": "bot"},
    )
    seat.page.locator(".felt").evaluate("(felt) => { felt.scrollTop = 0; }")
    shown = seat.page.locator(".asking .clock")
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_text(re.compile(r"\d:\d\d"))


@pytest.mark.parametrize("way", ["click", "key"])
def test_nothing_is_chosen_by_confirming(open_browser: Opening, way: str) -> None:
    """Where several cards may be chosen and none need be, confirming at once chooses none of them."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    expect(seat.page.locator(".question")).to_contain_text("discard and replace")
    before = seat.until_asked()["n"]
    CONFIRMING[way](seat)
    seat.until_asked(before)
    assert not any("discard" in line for line in seat.logged())


def test_since_your_last_look_is_for_those_who_looked(open_browser: Opening) -> None:
    """At a new table all is new, so nothing is marked as new since a last look."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    expect(seat.page.locator(".log li").first).to_be_visible()
    expect(seat.page.locator(".log .since, .log .fresh")).to_have_count(0)


@pytest.mark.parametrize("game", games_with("face"))
def test_one_s_own_side_is_in_sight_where_most_sit(open_browser: Opening, game: str) -> None:
    """Hand and question are in reach on each screen, and so is one's own side, unless it takes half of the table."""
    seat = TablePage(open_browser())
    seat.lobby()
    games = seat.page.evaluate("() => fetch('/api/games').then((answer) => answer.json())")
    most = next(told["most"] for told in games if told["game"] == game)
    seat.table(game=game, seats=[{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (most - 1)])
    for _ in range(8):
        seat.answer("key")
    for width, height in SIZES:
        seat.page.set_viewport_size({"width": width, "height": height})
        assert seat.page.evaluate(HAND_AND_QUESTION) == 0, (width, height)
        assert seat.wider_than_the_screen() == []
        if width > 760:
            seat.page.wait_for_function(OWN_SIDE_IN_SIGHT)


@pytest.mark.parametrize("game", games_with("face"))
def test_cards_are_drawn_as_large_as_all_of_the_table_has_room_for(open_browser: Opening, game: str) -> None:
    """Where the table would be scrolled, its cards are drawn smaller, down to a bound; on a phone it is scrolled."""
    seat = TablePage(open_browser(1024, 768))
    seat.quick(game)
    for _ in range(6):
        seat.answer("key")
        seat.page.wait_for_function(WHOLE_OR_SMALLEST)
        assert seat.page.evaluate(HAND_AND_QUESTION) == 0
    seat.page.set_viewport_size({"width": 390, "height": 844})
    seat.page.wait_for_function("() => document.querySelector('.felt').dataset.size === '1'")


def test_one_s_own_side_covers_nothing_that_can_be_bought(open_browser: Opening) -> None:
    """At 1024 by 768 the Line-Up, Super-Villain and Kicks are in sight beside what was played, question and hand."""
    seat = TablePage(open_browser(1024, 768))
    seat.quick("dcdb")
    for _ in range(6):
        seat.page.wait_for_function(MIDDLE_IS_FREE)
        seat.answer("key")
