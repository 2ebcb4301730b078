"""Every dialog: axe finds nothing in it, it takes the focus, Escape closes it, and the question is still there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from longbox.cli import group
from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import faults

pytestmark = pytest.mark.thorough

OF_THE_MENU = {
    "This is wrong": "dialog.wrong",
    "Commands of this game": "dialog.commands",
    "Always and never": "dialog.told",
    "Why am I asked this?": "dialog.told",
    "Settings": "dialog.settings",
}


def closes(seat: TablePage, dialog: str) -> None:
    """See that a dialog that has just opened can be read by everybody, holds the focus, and closes."""
    seat.page.locator(dialog).wait_for()
    assert faults(seat.page) == [], dialog
    assert seat.page.evaluate("dialog => document.querySelector(dialog).contains(document.activeElement)", dialog)
    seat.page.keyboard.press("Escape")
    seat.page.locator(dialog).wait_for(state="hidden")


@pytest.mark.parametrize(("game", "theme"), [("dcdb", "dark"), ("champions", "light")])
def test_dialogs_of_a_table(open_browser: Opening, game: str, theme: Any) -> None:
    """What the menu opens."""
    seat = TablePage(open_browser(390, 844, color_scheme=theme))
    seat.quick(game)
    for _ in range(3):
        seat.answer("key")
    before = seat.until_asked()
    for name, dialog in OF_THE_MENU.items():
        seat.deed(name)
        closes(seat, dialog)
    assert seat.until_asked() == before


def test_a_pile(open_browser: Opening) -> None:
    """A pile is looked through while a question is open."""
    seat = TablePage(open_browser(390, 844))
    seat.quick("dcdb")
    while not seat.page.locator(".pile.open").count():
        before = seat.until_asked()["n"]
        seat.page.locator(".choices .choice").last.click()
        seat.until_asked(before)
    asked = seat.until_asked()
    seat.page.locator(".pile.open").first.click()
    closes(seat, "dialog.pile-open")
    assert seat.until_asked() == asked


def test_what_a_dialog_answers(open_browser: Opening) -> None:
    """What a command tells and what became of a sentence of what is wrong stand in the dialog, and can be read."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.deed("Commands of this game")
    seat.page.get_by_role("button", name="All commands").click()
    seat.page.locator("dialog.commands .answers p").first.wait_for()
    closes(seat, "dialog.commands")
    seat.deed("This is wrong")
    seat.page.locator("#sentence").fill("This card should cost less.")
    seat.page.locator("dialog.wrong").get_by_role("button", name="Send").click()
    seat.page.locator("dialog.wrong .sent", has_text=".").wait_for()
    closes(seat, "dialog.wrong")


def test_the_dialog_of_a_replay(open_browser: Opening) -> None:
    """From a moment of a replay one plays on by a dialog."""
    seat = TablePage(open_browser())
    seat.table(game="dcdb", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    seat.page.get_by_role("link", name="Look at the replay").click()
    seat.page.locator("[data-play-on]").click()
    closes(seat, "dialog.play-on")


def test_handing_the_device_over(open_browser: Opening) -> None:
    """Between two who share a device stands a page that shows no card, says nothing of a hand, and has no fault."""
    seat = TablePage(open_browser(390, 844))
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
    seat.table(game="dcdb", seats=seats, wait=False)
    if not seat.page.locator(".hand-over").count():
        seat.page.locator(".choices .choice").last.click()
    seat.page.locator(".hand-over").wait_for()
    assert faults(seat.page) == []
    assert seat.page.locator(".card").count() == 0
    assert "Your hand" not in seat.page.locator("body").inner_text()
    expect(seat.page.locator("#polite")).to_contain_text("Hand the device to")
    seat.page.locator(".hand-over button").click()
    seat.until_asked()
    expect(seat.page.locator("#polite")).to_contain_text("Your hand")


def test_what_is_wrong_can_be_taken_home(open_browser: Opening, tmp_path: Path) -> None:
    """The file of what somebody said is wrong is there for the taking once the game is over, and can be judged."""
    seat = TablePage(open_browser())
    seat.quick("forever")
    seat.answer("key")
    seat.deed("This is wrong")
    seat.page.locator("dialog textarea").fill("This should cost less.")
    seat.page.locator("dialog .go").click()
    expect(seat.page.locator("dialog .sent")).to_contain_text("when the game is over")
    seat.page.keyboard.press("Escape")
    seat.page.reload()
    seat.until_asked()
    seat.page.once("dialog", lambda dialog: dialog.accept())
    seat.deed("Concede")
    with seat.page.expect_download() as download:
        seat.page.locator(".result a", has_text=re.compile(r"forever-.*\.json")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert CliRunner().invoke(group, ["replay", str(file)]).exit_code == 0
    assert "This should cost less." in file.read_text()
    seat.deed("This is wrong")
    seat.page.locator("dialog textarea").fill("And this, too.")
    seat.page.locator("dialog .go").click()
    expect(seat.page.locator("dialog .sent a")).to_have_attribute("href", re.compile(r"/api/tables/.*/wrong/.*\.json"))


def test_what_is_being_written_of_what_is_wrong_is_kept(open_browser: Opening) -> None:
    """The rule is shown in the dialog, beside the sentence; neither closing it nor loading the page anew loses that."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    seat.deed("This is wrong")
    sentence, rule = seat.page.locator("dialog.wrong textarea"), seat.page.locator("dialog.wrong .rule-told")
    sentence.fill("Kick should")
    seat.page.locator("dialog.wrong p", has_text="rule").get_by_role("button").click()
    expect(rule).to_contain_text("Rule:")
    expect(sentence).to_have_value("Kick should")
    sentence.press_sequentially(" cost less")
    seat.page.reload()
    expect(sentence).to_have_value("Kick should cost less")
    closes(seat, "dialog.wrong")
    seat.page.reload()
    seat.until_asked()
    expect(seat.page.locator("dialog")).to_have_count(0)
    seat.deed("This is wrong")
    expect(sentence).to_have_value("Kick should cost less")
    seat.page.locator("dialog.wrong").get_by_role("button", name="Send").click()
    expect(sentence).to_have_value("")
    closes(seat, "dialog.wrong")
    seat.deed("This is wrong")
    expect(sentence).to_have_value("")
