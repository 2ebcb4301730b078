"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

import time
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.people import HOSTILE, asked_first, invited, seated
from tests.web.table_page import WAITS, TablePage
from tests.web.test_every_page import faults

pytestmark = pytest.mark.thorough

WAITING = "document.querySelector('longbox-board').store.outbox.waiting.size"


def test_two_play_talk_and_take_back(open_browser: Opening) -> None:
    """What one does, the other sees; words reach the other; what became known is taken back if both agree."""
    ann, ben = seated(open_browser)
    first, second = asked_first(ann, ben)
    before = first.until_asked()["n"]
    first.page.locator(".choices .choice").last.click()
    second.until_asked(before)
    first.page.get_by_role("button", name="Ask to undo").click()
    second.page.get_by_role("button", name="Agree").click()
    assert first.until_asked(before)["asked"]
    talk(ann, ben, f"Hello {HOSTILE}")
    for seat in (ann, ben):
        assert seat.page.evaluate("() => window.stung") is None
        assert seat.page.locator("img[src=x]").count() == 0
        assert HOSTILE in seat.page.locator(".felt").inner_text()


def talk(one: TablePage, other: TablePage, words: str) -> None:
    """One says something, and the other reads and hears it."""
    one.page.get_by_role("button", name="Chat").click()
    one.page.get_by_label("Say something").fill(words)
    one.page.keyboard.press("Enter")
    other.page.get_by_role("button", name="Log", exact=False).first.click()
    other.page.get_by_role("button", name="Chat").click()
    other.page.locator(".chat li", has_text=words).wait_for()
    expect(other.page.locator("#polite")).to_contain_text(words)


def test_who_reports_sees_that_it_is_reported(open_browser: Opening) -> None:
    """What was reported says so where its button was; what can't be reported says why, to be read."""
    ann, ben = invited(partial(open_browser, refused=True))
    for seat in (ann, ben):
        seat.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Something rude")
    ann.page.keyboard.press("Enter")
    line = ben.page.locator(".chat li", has_text="Something rude")
    line.get_by_role("button", name="Report").click()
    expect(line.locator(".tag")).to_have_text("Reported.")
    expect(line.get_by_role("button", name="Report")).to_have_count(0)
    assert faults(ben.page) == []
    ann.page.get_by_label("Say something").fill("More of it")
    ann.page.keyboard.press("Enter")
    ben.page.route("**/report", lambda route: route.fulfill(status=400, json={"why": "Not so often."}))
    ben.page.locator(".chat li", has_text="More of it").get_by_role("button", name="Report").click()
    expect(ben.page.locator(".chat [role=alert]")).to_have_text("Not so often.")


def test_one_device_goes_round_while_others_watch(open_browser: Opening) -> None:
    """Two who share a device see their own cards only; who watches sees neither hand, and can answer nothing."""
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
    shared, watcher = TablePage(open_browser()), TablePage(open_browser())
    shared.table(game="dcdb", seats=seats, watch="public", wait=False)
    for _ in range(2):
        if shared.page.locator(".hand-over").count():
            assert shared.page.locator(".card").count() == 0
            shared.page.locator(".hand-over button").click()
        shared.until_asked()
        shared.page.locator(".choices .choice").last.click()
        shared.page.locator(".hand-over").wait_for()
    watcher.page.goto(shared.page.url)
    watcher.page.locator(".felt").wait_for()
    assert watcher.page.locator(".held .card:not(.unknown)").count() == 0
    assert watcher.page.locator(".offered, .choice").count() == 0
    assert watcher.page.locator(".record .tabs button:visible").all_inner_texts() == ["Log"]
    assert "Waiting for" in watcher.page.locator(".question").inner_text()


def test_players_see_who_watches(open_browser: Opening) -> None:
    """Who plays reads how many watch, and who; who watches a table against a bot reads whose turn it is."""
    player, watcher = TablePage(open_browser(390, 844)), TablePage(open_browser())
    watcher.lobby()
    watcher.page.evaluate(
        """() => fetch('/api/me', {
          method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name: 'Cem'})})"""
    )
    player.table(game="dcdb", seats=[{"who": "me"}, {"who": "bot"}], watch="public")
    watcher.page.goto(player.page.url)
    expect(watcher.page.locator(".question")).to_have_text("Waiting for Ann")
    assert not {"you", "your", "You", "Your"} & set(watcher.page.locator(".bar .where").inner_text().split())
    player.page.locator(".watchers summary").click()
    expect(player.page.locator(".watchers li")).to_have_text(["Cem"])
    assert faults(player.page) == []
    assert player.wider_than_the_screen() == []


def test_a_lost_line_comes_back(open_browser: Opening) -> None:
    """Reloading, losing the line and sitting down in another tab all lead to the same table, with the same question."""
    context = open_browser()
    seat = TablePage(context)
    seat.quick("dcdb")
    seat.answer("click")
    seen = seat.until_asked()["n"]
    seat.page.reload()
    assert seat.until_asked()["n"] == seen
    seat.page.evaluate("() => document.querySelector('longbox-board').store.wire.socket.close()")
    seat.page.locator(".notice.lost").wait_for()
    seat.page.locator(".notice.lost").wait_for(state="detached")
    seat.answer("click")
    other = TablePage(context)
    other.page.goto(seat.page.url)
    other.until_asked()
    seat.page.get_by_role("button", name="Use it here").wait_for()
    other.answer("click")
    seat.page.get_by_role("button", name="Use it here").click()
    seat.page.locator(".notice.lost").wait_for(state="detached")
    assert seat.until_asked()["n"] == (other.state() or {})["n"]


def test_an_answer_without_a_reply_is_sent_again(open_browser: Opening) -> None:
    """An answer that was sent into a line that is dead is kept, and counts once when the line is back."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    before = seat.until_asked()["n"]
    seat.page.evaluate(
        """() => {
          const { store } = document.querySelector('longbox-board');
          store.wire.socket.send = () => {};
        }"""
    )
    seat.page.locator(".choices .choice").first.click()
    until_waiting(seat, 1)
    seat.page.reload()
    assert seat.until_asked(before)["n"] > before
    until_waiting(seat, 0)


def until_waiting(seat: TablePage, count: int) -> None:
    """Wait until so many answers wait to be taken."""
    last = time.monotonic() + WAITS
    while seat.page.evaluate(WAITING) != count:
        assert time.monotonic() < last, "what was sent waits for ever"
        seat.page.wait_for_timeout(20)


def test_agreeing_on_a_draw_and_playing_again(open_browser: Opening) -> None:
    """One offers a draw, the other agrees: the game is over for both, and can be played again."""
    ann, ben = seated(open_browser)
    first, second = asked_first(ann, ben)
    first.deed("Offer a draw")
    assert faults(second.page) == []
    second.page.get_by_role("button", name="Agree").click()
    for seat in (first, second):
        seat.page.get_by_role("button", name="Play again").wait_for()
        assert "draw" in seat.page.locator("main").inner_text()
        assert faults(seat.page) == []
    before = first.page.url
    first.page.get_by_role("button", name="Play again").click()
    first.page.wait_for_url(lambda url: url != before)


@pytest.mark.parametrize("game", ["dcdb", "vs"])
def test_forced_colours(open_browser: Opening, game: str) -> None:
    """With the colours of the system and without motion, a table has no fault, and is played by keys."""
    seat = TablePage(open_browser(forced_colors="active", reduced_motion="reduce"))
    seat.quick(game)
    for _ in range(3):
        seat.answer("key")
    assert faults(seat.page) == []
    assert seat.page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    assert seat.page.evaluate("() => document.getAnimations().length") == 0


def test_what_is_said_is_said_once(open_browser: Opening) -> None:
    """Nothing that was said or typed is sent again once the server has it."""
    seat = TablePage(open_browser())
    seat.quick("vs")
    seat.page.locator(".tabs button", has_text="Chat").click()
    seat.page.locator("#say").fill("Hello")
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".chat li")).to_have_count(1)
    seat.page.wait_for_function(f"() => {WAITING} === 0")
    seat.deed("Commands of this game")
    seat.page.locator("dialog input").fill("?")
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator("dialog .answers")).to_contain_text("You lead a team")
    seat.page.wait_for_function(f"() => {WAITING} === 0")
