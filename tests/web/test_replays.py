"""Replays in a browser: a game that is over is stepped through, scrubbed, shared and played on from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.server.test_replays import played
from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import SCREENS, faults

pytestmark = pytest.mark.thorough

AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


def over(seat: TablePage, answers: int = 6) -> None:
    """Play a little, and give up."""
    seat.table(game="dcdb", seats=AGAINST_A_BOT)
    for _ in range(answers):
        seat.answer("key")
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    seat.page.locator(".result").wait_for()


def brought(page: Page, form: str, folder: Path) -> None:
    """Bring a record from a file."""
    file = folder / f"{form}.json"
    file.write_bytes(msgspec.json.encode(played(form)))
    page.goto("/replays")
    page.locator("#file").set_input_files(file)
    page.locator("form .go").click()
    page.locator(".replay-controls").wait_for()


def at(page: Page) -> int:
    """The moment that is shown."""
    return int(page.locator(".replay-controls output").inner_text().split(" ")[0])


def test_from_the_table_to_its_replay_and_on(open_browser: Opening) -> None:
    """A table that is over leads to its replay; a moment of it is a link, and becomes a table that is played on."""
    seat = TablePage(open_browser())
    over(seat)
    page = seat.page
    page.get_by_role("link", name="Look at the replay").click()
    page.locator(".replay-controls").wait_for()
    assert at(page) == 0
    page.locator("[data-step=next]").click()
    expect(page.locator(".replay-log .now").first).to_be_visible()
    page.locator("[data-step=next]").click()
    expect(page.locator("output")).to_have_text(re.compile(r"^2 "))
    page.wait_for_url("**at=2*")
    link = page.url
    asked = page.locator(".replay-asked").inner_text()
    page.goto(link)
    page.locator(".replay-controls").wait_for()
    assert (at(page), page.locator(".replay-asked").inner_text()) == (2, asked)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "dcdb"
    assert record["seed"] > 2**64, "as tables of the page have seeds"
    last = page.locator("output").inner_text().split(" ")[-1]
    other = open_browser().new_page()
    other.goto("/replays")
    other.locator("#file").set_input_files(download.value.path())
    other.locator("form .go").click()
    expect(other.locator("output")).to_have_text(f"0 of {last}")
    page.locator("[data-play-on]").click()
    page.locator("dialog.play-on .go").click()
    seat.until_asked()
    seat.answer("key")


BADGES = """() => [':is(.bar, .replay-felt) .means', '.side .badge', '.side .fact', '.side .number']
  .flatMap((part) => [...document.querySelectorAll(part)])
  .map((badge) => {
    const { backgroundColor, borderTopWidth, fontWeight } = getComputedStyle(badge);
    return [badge.innerText, backgroundColor, borderTopWidth, fontWeight].join(' ');
  })"""


@pytest.mark.parametrize("game", ["dcdb", "forever"])
def test_a_replay_has_the_badges_of_the_table(open_browser: Opening, game: str) -> None:
    """The same position has the same badges at the table and in the replay, written and framed alike."""
    seat = TablePage(open_browser())
    seat.table(game=game, seats=AGAINST_A_BOT)
    for _ in range(40):
        seat.answer("key")
        if seat.page.locator(".bar .means").count():
            break
    moment, shown = seat.until_asked()["n"], seat.page.evaluate(BADGES)
    assert seat.page.locator(".bar .means").count() == 1
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    seat.page.locator(".result").wait_for()
    own = seat.page.evaluate("() => document.querySelector('longbox-board').store.seat")
    seat.page.goto(f"/replay/{seat.page.url.rsplit('/', 1)[1]}?at={moment}&eyes={own}")
    seat.page.locator(".replay-felt .means").wait_for()
    assert seat.page.evaluate(BADGES) == shown


def test_records_from_elsewhere_by_keyboard(open_browser: Opening, tmp_path: Path) -> None:
    """A record of the terminal is stepped through with keys, played and scrubbed, with any player's eyes."""
    page = open_browser().new_page()
    brought(page, "champions", tmp_path)
    page.locator("h1").click()
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.locator("output")).to_have_text(re.compile(f"^{moment} "))
    page.keyboard.press("End")
    expect(page.locator(".replay-felt .result")).to_be_visible()
    page.locator(".scrub input").focus()
    page.keyboard.press("ArrowLeft")
    last = len(played("champions").answers)
    expect(page.locator("output")).to_have_text(re.compile(f"^{last - 1} "))
    page.locator("#eyes").select_option("1")
    page.locator("[data-step=first]").click()
    page.locator("[data-play]").click()
    page.wait_for_function("() => parseInt(document.querySelector('output').innerText) > 1")
    page.locator("[data-play]").click()
    page.wait_for_url("**eyes=1*")
    page.locator(".replay-felt .card").first.click()
    expect(page.locator(".loupe h3")).to_be_visible()
    page.goto("/replays")
    page.locator(".tables a").first.wait_for()
    page.locator(".tables .little").click()
    expect(page.locator(".tables a")).to_have_count(0)


@pytest.mark.parametrize(("form", "screen"), [("vs", "phone"), ("forever", "tablet"), ("dcdb", "desk")])
def test_replays_can_be_read_by_everybody(open_browser: Opening, tmp_path: Path, form: str, screen: str) -> None:
    """On each screen nothing scrolls sideways and axe finds nothing: the replay, a card, the dialog to play on."""
    width, height = SCREENS[screen]
    seat = TablePage(open_browser(width, height, color_scheme="dark" if form == "vs" else "light"))
    brought(seat.page, form, tmp_path)
    seat.page.locator(".scrub input").fill(str(len(played(form).answers) // 2))
    seat.page.locator(".replay-log .now").first.wait_for()
    assert faults(seat.page) == []
    assert seat.wider_than_the_screen() == []
    seat.page.locator(".replay-felt .card").first.click()
    seat.page.locator(".loupe h3").wait_for()
    assert faults(seat.page) == []
    seat.page.locator(".loupe .close").click()
    seat.page.locator("[data-play-on]").click()
    seat.page.locator("dialog.play-on").wait_for()
    assert faults(seat.page) == []
    seat.page.keyboard.press("Escape")
    seat.page.goto("/replays")
    seat.page.locator(".tables a").first.wait_for()
    assert faults(seat.page) == []
    assert seat.wider_than_the_screen() == []


def test_scrubbing_shows_the_moment_that_was_wished(open_browser: Opening, tmp_path: Path) -> None:
    """Wherever one lets go, there the replay stands, with a table of its own, in a game of each rulebook."""
    page = open_browser().new_page()
    for form in ("dcdb", "cube", "champions", "vs", "forever"):
        brought(page, form, tmp_path)
        places = page.evaluate(
            """async () => {
              const replay = document.querySelector('longbox-replay');
              const places = [];
              for (let step = 1; step <= 20; step++) {
                const wished = Math.floor(replay.about.last * ((step * 7) % 20) / 20);
                await replay.turnTo(wished, true);
                await replay.updateComplete;
                places.push([wished, replay.shown.moment, Number(replay.querySelector('input[type=range]').value)]);
              }
              return places;
            }"""
        )
        assert len({wished for wished, _, _ in places}) > 10
        assert [place for place in places if len({*place}) > 1] == []
