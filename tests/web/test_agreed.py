"""What a table agreed on, as its players see it: clocks, pauses, giving up, bots that take over, and who is away."""

from __future__ import annotations

import pytest

from longbox.server.play import presence
from tests.server.stopped import Stopped
from tests.web.conftest import Opening
from tests.web.people import asked_first, invited
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

LONG = {"kind": "game", "seconds": 600}
FOUR = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3]


def test_who_runs_out_of_time_concedes(open_browser: Opening, stopped: Stopped) -> None:
    """Where the table agreed so, whose time is over has lost, and both see it."""
    ann, ben = invited(open_browser, clock={"kind": "turn", "seconds": 3, "over": "concede"})
    stopped.go_on(3)
    for seat in (ann, ben):
        seat.page.locator(".result", has_text="concedes").wait_for()


def test_who_runs_out_of_time_is_replaced(open_browser: Opening, stopped: Stopped) -> None:
    """Where the table agreed so, a bot goes on for whose time is over, until the end; the clocks were shown."""
    ann, ben = invited(open_browser, clock={"kind": "game", "seconds": 5, "over": "bot"})
    first, second = asked_first(ann, ben)
    assert ann.page.locator(".side .clock").count() == 2
    before = first.until_asked()["n"]
    stopped.go_on(5)
    second.until_asked(before)
    stopped.go_on(5)
    for seat in (ann, ben):
        seat.page.locator(".result").wait_for()
        assert "concedes" not in seat.page.locator(".result").inner_text()
    assert len(ben.logged()) > 4


def test_a_pause_is_asked_and_stops_the_clocks(open_browser: Opening) -> None:
    """One asks for a pause, the other agrees: clocks stand still, answers are refused, until one lets them run."""
    ann, ben = invited(open_browser, clock=LONG)
    first, second = asked_first(ann, ben)
    first.until_asked()
    first.deed("Pause the clocks")
    second.page.get_by_role("button", name="Agree").click()
    for seat in (first, second):
        seat.page.locator(".notice", has_text="The table has paused").wait_for()
    before = first.page.locator(".side .clock").all_inner_texts()
    first.page.wait_for_timeout(2_500)
    assert first.page.locator(".side .clock").all_inner_texts() == before
    second.deed("Let the clocks run")
    for seat in (first, second):
        seat.page.locator(".notice", has_text="The table has paused").wait_for(state="detached")
    first.page.wait_for_function(
        "before => [...document.querySelectorAll('.side .clock')].some((one, at) => one.textContent !== before[at])",
        arg=before,
    )
    asked = first.until_asked()
    first.page.locator(".choices .choice").first.click()
    first.page.wait_for_function("n => document.querySelector('longbox-board').store.n > n", arg=asked["n"])


def test_conceding_ends_a_game_of_two(open_browser: Opening) -> None:
    """Who says so twice has lost, and both are told so; who thinks better of it plays on."""
    ann, ben = invited(open_browser)
    first, second = asked_first(ann, ben)
    first.page.once("dialog", lambda dialog: dialog.dismiss())
    first.deed("Concede")
    assert not (first.state() or {})["over"]
    first.by_click()
    first.page.once("dialog", lambda dialog: dialog.accept())
    first.deed("Concede")
    for seat in (first, second):
        seat.page.locator(".result", has_text="concedes").wait_for()


def test_conceding_among_four_leaves_a_bot(open_browser: Opening) -> None:
    """Where several others play, the game goes on without who concedes, to its end."""
    seat = TablePage(open_browser())
    seat.table(game="dcdb", seats=FOUR)
    before = seat.until_asked()["n"]
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    seat.page.wait_for_function("n => document.querySelector('longbox-board').store.n > n + 30", arg=before)
    assert "concedes" not in " ".join(seat.logged())


def test_a_bot_plays_until_the_seat_is_taken_again(open_browser: Opening) -> None:
    """Who lets a bot play sees it play, and may sit down again at any time."""
    ann, ben = invited(open_browser)
    first, second = asked_first(ann, ben)
    before = first.until_asked()["n"]
    assert deeds(first) == ["Let a bot play for me"]
    first.deed("Let a bot play for me")
    assert second.until_asked(before)["n"] > before
    first.page.reload()
    first.page.locator(".felt").wait_for()
    assert deeds(first) == ["Take my seat again"]
    assert deeds(second) == ["Let a bot play for me"]
    first.deed("Take my seat again")
    second.page.locator(".choices .choice").last.click()
    first.until_asked(before)


def deeds(seat: TablePage) -> list[str]:
    """What the menu offers of letting a bot play."""
    names = seat.page.locator(".menu button").all_text_contents()
    return [name for name in names if name in ("Let a bot play for me", "Take my seat again")]


def test_who_stays_away_is_replaced(open_browser: Opening, stopped: Stopped) -> None:
    """The other is told that somebody is away, and plays on against a bot; who comes back has the seat again."""
    ann, ben = invited(open_browser, away="bot")
    first, second = asked_first(ann, ben)
    before, address = first.until_asked()["n"], first.page.url
    first.page.goto("about:blank")
    second.page.locator(".notice", has_text="is away. Decided in").wait_for()
    stopped.go_on(presence.STAYS_AWAY / 1000 + 1)
    assert second.until_asked(before)["n"] > before
    first.page.goto(address)
    second.page.locator(".notice", has_text="is away").wait_for(state="detached")
    second.page.locator(".choices .choice").last.click()
    first.until_asked(before)


def test_cards_are_looked_at_and_pointed_at_while_a_question_is_open(open_browser: Opening) -> None:
    """Looking at cards and piles and pointing at them answers nothing; the other sees what is pointed at."""
    ann, ben = invited(open_browser)
    first, second = asked_first(ann, ben)
    before = first.until_asked()
    card = first.page.locator(".table .card:not(.offered):not(.unknown)").first
    card.click()
    first.page.locator(".loupe").get_by_role("button", name="Point at it").click()
    second.page.locator(".card.pointed").first.wait_for()
    first.page.locator(".loupe").get_by_role("button", name="All about it").click()
    first.page.locator(".loupe .told p").first.wait_for()
    second.page.locator(".card.pointed").first.hover()
    second.page.locator(".loupe h3").wait_for()
    first.page.locator(".loupe .close").click()
    assert first.until_asked() == before
    first.answer("key")
