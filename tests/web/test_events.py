"""An event of eight in the browser: two people in browsers of their own, bots, a judge's work, and the ratings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import faults

pytestmark = pytest.mark.thorough

BOTS = "Robin, Raven, Robot, Rand, Rond, Rund"
LOOKS_AGAIN = 300_000


def begun(page: Page, name: str) -> str:
    """An event of the usual form, made by keyboard alone; gives its address."""
    page.goto("/events")
    page.get_by_label("Format").wait_for()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("What it is called").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=name).wait_for()
    return page.url


def report_by_hand(page: Page, table: int) -> None:
    """A judge reports a table in the order in which its players sit, from the slip on its card."""
    pod = page.locator(".pods > li").nth(table)
    pod.locator("summary").click()
    for at, points in enumerate((9, 8, 7, 6)):
        pod.get_by_label("Victory Points").nth(at).fill(str(points))
    pod.get_by_role("button", name="Report the result").click()
    pod.get_by_text("9 VP").wait_for()


def test_an_event_of_eight(open_browser: Opening) -> None:
    """Eight register, two of them people; tables are made, bots play, a judge reports; finals and ratings follow."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser(390, 844))
    page = ann.page
    page.on("dialog", lambda dialog: dialog.accept())
    address = begun(page, "Friday <b>")
    page.get_by_role("button", name="Take part").press("Enter")
    page.get_by_text("You play here as Ann.").wait_for()
    page.get_by_label("Names, parted by commas").fill(BOTS)
    page.get_by_label("Who plays for them").select_option("random")
    page.get_by_role("button", name="Register them").press("Enter")
    ben.page.goto(address)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take part").click()
    ben.page.get_by_text("You play here as Ben.").wait_for()
    page.get_by_text("8 players").wait_for()
    page.get_by_role("button", name="Pair the next round").press("Enter")
    page.get_by_role("heading", name="Round 1 of 3").wait_for()
    assert page.locator(".pods > li").count() == 2
    ben.page.get_by_role("link", name="To your table", exact=False).click()
    ben.page.locator(".felt").wait_for()
    ben.page.goto(address)
    for seat in (ann, ben):
        assert faults(seat.page) == []
        assert seat.wider_than_the_screen() == []
    for table in range(2):
        pod = page.locator(".pods > li").nth(table)
        if pod.get_by_text("Ann").count() or pod.get_by_text("Ben").count():
            report_by_hand(page, table)
        else:
            pod.get_by_text("1.", exact=True).wait_for(timeout=LOOKS_AGAIN)
    page.get_by_label("What happened").fill("slow")
    page.get_by_role("button", name="Note it").press("Enter")
    page.locator("#penalties + ul li", has_text="slow").wait_for()
    page.get_by_role("button", name="Say who plays on").click()
    page.locator(".ranking li").nth(3).wait_for()
    page.get_by_role("button", name="Pair the finals").click()
    page.get_by_role("heading", name="Finals").wait_for()
    finals = page.locator(".pods > li").first
    if not (finals.get_by_text("Ann").count() or finals.get_by_text("Ben").count()):
        finals.get_by_text("1.", exact=True).wait_for(timeout=LOOKS_AGAIN)
    else:
        report_by_hand(page, 0)
    page.get_by_role("button", name="End the event").click()
    page.locator(".event > p .tag").wait_for()
    page.get_by_role("button", name="Slips").click()
    page.locator(".sheet .apart").first.wait_for()
    assert faults(page) == []
    page.goto("/ratings")
    page.locator("tbody td", has_text="Robin").wait_for()
    assert "±" in page.locator("tbody").last.inner_text()
    assert faults(page) == []
    assert page.evaluate("() => document.querySelectorAll('h1 b').length") == 0


def test_the_other_language_and_a_phone(open_browser: Opening) -> None:
    """The pages of events speak German where the reader does, and fit a phone in the dark."""
    seat = TablePage(open_browser(390, 844, locale="de-DE", color_scheme="dark"))
    for address, words in (("/events", "Turnier beginnen"), ("/ratings", "Wertungen")):
        seat.page.goto(address)
        seat.page.get_by_role("heading", name=words).first.wait_for()
        assert faults(seat.page) == []
        assert seat.wider_than_the_screen() == []
