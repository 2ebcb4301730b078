"""The tokens of programs, in the page of an account."""

from __future__ import annotations

import pytest

from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import faults

pytestmark = pytest.mark.thorough


def test_tokens_are_made_and_ended(open_browser: Opening) -> None:
    """By keyboard on a phone: a token is made and shown once, its program can be seated, and it can be ended."""
    seat = TablePage(open_browser(390, 844))
    page = seat.page
    page.goto("/account")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.keyboard.press("Enter")
    page.get_by_role("status").filter(has_text="Ann").wait_for()
    page.get_by_label("What the program is called").fill("Saver")
    page.keyboard.press("Enter")
    page.locator(".tokens p code").wait_for()
    token = page.locator(".tokens p code").inner_text()
    assert len(token) > 20
    assert faults(page) == []
    assert seat.wider_than_the_screen() == []
    page.goto("/account")
    page.get_by_role("button", name="End the token of Saver").wait_for()
    assert token not in page.content()
    page.goto("/new")
    page.locator("option", has_text="Saver, your program").first.wait_for(state="attached")
    page.goto("/account")
    page.get_by_role("button", name="End the token of Saver").press("Enter")
    page.get_by_text("You have no tokens.").wait_for()
