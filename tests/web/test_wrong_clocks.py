"""What is left of a time is right in a browser whose own clock is wrong, as the server says what time it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

HOUR = 3_600_000
AHEAD, BEHIND = HOUR, -HOUR


def wrong_by(context: BrowserContext, milliseconds: int) -> BrowserContext:
    """Set the clock of a browser wrong."""
    context.add_init_script(f"const right = Date.now; Date.now = () => right() + {milliseconds};")
    return context


@pytest.mark.parametrize("wrong", [AHEAD, BEHIND])
def test_a_clock_runs_from_what_is_left(open_browser: Opening, wrong: int) -> None:
    """Who has an hour has the hour, or what is left of it, and sees it grow less."""
    seat = TablePage(wrong_by(open_browser(), wrong))
    seat.table(
        game="dcdb",
        seats=[{"who": "me"}, {"who": "bot", "bot": "random"}],
        clock={"kind": "game", "seconds": 3600, "over": "concede"},
    )
    clock = seat.page.locator(".clocks .clock")
    expect(clock).to_have_text(re.compile(r"^\s*(60:00|5\d:\d\d)\s*$"))
    seat.page.wait_for_function(
        "before => document.querySelector('.clocks .clock').textContent !== before", arg=clock.text_content()
    )
    expect(clock).to_have_text(re.compile(r"^\s*5\d:\d\d\s*$"))


@pytest.mark.parametrize("wrong", [AHEAD, BEHIND])
def test_who_is_away_is_waited_for_as_long_as_agreed(open_browser: Opening, wrong: int) -> None:
    """Two minutes are left for who has just gone, whatever time the other's device shows."""
    seats = [{"who": "me"}, {"who": "open"}]
    ann, ben = TablePage(open_browser()), TablePage(wrong_by(open_browser(), wrong))
    made = ann.make(game="dcdb", seats=seats, away="bot")
    ben.page.goto(f"/join/{made['id']}/{made['invite']}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.goto(f"/table/{made['id']}")
    for seat in (ann, ben):
        seat.page.locator(".felt").wait_for()
    ann.page.goto("about:blank")
    notice = ben.page.locator(".notice", has_text="is away")
    expect(notice).to_have_text(re.compile(r"Decided in (2:00|1:\d\d)\b"))
