"""Who was gone for a moment is back within two seconds, at the same table, with the same question."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.ports import hold_port
from tests.web.conftest import Opening, serving
from tests.web.people import asked_first, invited
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

SOON: Final = 2.0
"""How many seconds it may take to be back."""

TRIES: Final = 5
TRIED: Final = 120.0
"""A busy machine makes single attempts slower, so the best of some counts: at least five, and more for two minutes."""


def soonest(come_back: Callable[[], float]) -> float:
    """How many seconds coming back takes, where nothing else keeps the machine busy."""
    ends, tries, best = time.monotonic() + TRIED, 1, come_back()
    while best >= SOON and (tries < TRIES or time.monotonic() < ends):
        best, tries = min(best, come_back()), tries + 1
    return best


def test_loading_the_page_anew(open_browser: Opening) -> None:
    """The page that is loaded anew asks the same question."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.answer("click")
    before = seat.until_asked()

    def reload() -> float:
        began = time.monotonic()
        seat.page.reload(wait_until="commit")
        assert seat.until_asked() == before
        return time.monotonic() - began

    assert soonest(reload) < SOON


def test_another_device(open_browser: Opening) -> None:
    """On another device of the same person, the table asks the same question, and the first one says so."""
    first = TablePage(open_browser())
    first.quick("dcdb")
    first.answer("click")
    before, address = first.until_asked(), first.page.url
    other = TablePage(open_browser(390, 844, storage_state=first.page.context.storage_state()))

    def sit_down() -> float:
        began = time.monotonic()
        other.page.goto(address, wait_until="commit")
        assert other.until_asked() == before
        return time.monotonic() - began

    assert soonest(sit_down) < SOON
    first.page.get_by_role("button", name="Use it here").wait_for()


HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""

NEW = """() => [...document.querySelectorAll('.log .fresh')].map((line) => line.innerText)"""


def test_what_happened_since_one_looked(open_browser: Opening) -> None:
    """What happened while the page was hidden is marked, just that, and stays so, until one answers; also anew."""
    ann, ben = invited(open_browser, undo="off")
    first, second = asked_first(ann, ben)
    log, since = second.page.locator(".log li:not(.since)"), second.page.locator(".log .since")

    def play() -> list[str]:
        before = log.all_inner_texts()
        n = first.until_asked()["n"]
        first.answer("key")
        second.page.wait_for_function(f"() => document.querySelector('longbox-board').store.n > {n}")
        return log.all_inner_texts()[len(before) :]

    play()
    expect(since).to_have_count(0)
    second.page.evaluate(HIDE, True)
    missed = play()
    expect(since).to_have_count(0)
    second.page.evaluate(HIDE, False)
    expect(since).to_contain_text("Since your last look")
    assert second.page.evaluate(NEW) == missed
    play()
    assert second.page.evaluate(NEW) == missed, "what happens before one's eyes is no news, and moves no mark"
    second.page.reload()
    expect(since).to_contain_text("Since your last look")
    assert len(second.page.evaluate(NEW)) == len(missed)
    second.page.evaluate(
        "() => { const { store } = document.querySelector('longbox-board'); store.wire.close(); store.line = 'lost'; }"
    )
    n = first.until_asked()["n"]
    first.answer("key")
    second.page.evaluate("() => document.querySelector('longbox-board').store.wire.open()")
    second.page.wait_for_function(f"() => document.querySelector('longbox-board').store.n > {n}")
    assert second.page.evaluate(NEW) == log.all_inner_texts()[-len(second.page.evaluate(NEW)) :], (
        "the mark is where the line broke"
    )
    assert second.page.evaluate("() => document.querySelector('longbox-board').store.looks.at.after") == n


def test_who_only_sat_down_reads_what_happened_since(open_browser: Opening) -> None:
    """Who looked at a table and left before anything happened finds what came since marked, without an answer given."""
    ann, ben = invited(open_browser, undo="off")
    first, second = asked_first(ann, ben)
    address = second.page.url
    second.page.goto("about:blank")
    first.answer("key")
    told = first.logged()
    second.page.goto(address)
    expect(second.page.locator(".log .since")).to_contain_text("Since your last look")
    assert 0 < len(second.page.evaluate(NEW)) < len(told)


def test_a_lost_line(open_browser: Opening) -> None:
    """A line that is cut is replaced, and the question is still there."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    before = seat.until_asked()

    def lose() -> float:
        seat.page.evaluate("() => document.querySelector('longbox-board').store.wire.socket.close()")
        seat.page.wait_for_function("() => document.querySelector('longbox-board').store.line === 'lost'")
        began = time.monotonic()
        seat.page.wait_for_function("() => document.querySelector('longbox-board').store.line === 'open'")
        assert seat.until_asked() == {**before, "line": "open"}
        return time.monotonic() - began

    assert soonest(lose) < SOON


def test_a_server_that_restarts(browser: Browser, tmp_path: Path) -> None:
    """When the server is there again, so is the table, without anybody doing anything; what was answered is kept."""
    faults: list[str] = []
    held, port = hold_port()
    with serving(tmp_path, faults, port) as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce")
        seat = TablePage(context)
        seat.quick("dcdb")
        seat.answer("click")
        before = seat.until_asked()["n"]
    seat.page.locator(".notice.lost").wait_for()

    def restart() -> float:
        with serving(tmp_path, faults, port):
            began = time.monotonic()
            seat.page.wait_for_function("() => document.querySelector('longbox-board').store.line === 'open'")
            took = time.monotonic() - began
            assert seat.until_asked()["n"] >= before
            seat.answer("click")
        seat.page.locator(".notice.lost").wait_for()
        return took

    assert soonest(restart) < SOON
    context.close()
    held.close()
    assert faults == []


def test_a_page_that_was_open_while_the_server_was_upgraded_loads_anew(open_browser: Opening) -> None:
    """A newer module that doesn't fit those that are there makes the browser load all of them, at the same address."""
    page = open_browser().new_page()
    page.goto("/")
    page.locator("[data-quick]").first.wait_for()
    newer = ["import { somethingNew } from '../core/me.js';"]

    def answer(route: Route) -> None:
        """Send the newer module once. The route stays: where it went while a page loads, a request could get lost."""
        if newer:
            route.fulfill(content_type="text/javascript", body=newer.pop())
        else:
            route.continue_()

    page.route("**/static/pages/replays.js", answer)
    page.evaluate("() => { window.old = true; }")
    page.locator(".top nav a[href='/replays']").click()
    page.locator("h1", has_text="Replays").wait_for()
    assert page.url.endswith("/replays")
    assert not page.evaluate("() => window.old")
