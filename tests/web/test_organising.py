"""Running events in the browser: by keyboard alone, from files, and with tables of a singleton event of the Cube."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route

import longbox
from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_events import begun

pytestmark = pytest.mark.thorough

PLAYED_OUT = 600_000
ANSWERS = 60
"""How many answers Ann gives by clicks, the draft and some turns, before a bot plays on for her."""

TABS = 120
"""How often Tab is pressed at most until something has the focus."""


def reach(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus, as somebody does who has no mouse."""
    wanted.first.wait_for()
    for _ in range(TABS):
        if wanted.first.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


def press(page: Page, wanted: Locator) -> None:
    """Reach something by Tab, and press Enter there."""
    reach(page, wanted)
    page.keyboard.press("Enter")


def write(page: Page, label: str, words: str) -> None:
    """Reach a field by Tab, and type into it."""
    reach(page, page.get_by_label(label))
    page.keyboard.type(words)


def players_of(page: Page, table: int) -> list[str]:
    """Who sits at a table of the newest round, in the order of their seats."""
    return [seat.split()[0] for seat in page.locator(".pods > li").nth(table).locator("ol > li").all_inner_texts()]


def table_of(page: Page, player: str) -> int:
    """At which table of the newest round somebody sits, before it is reported."""
    return next(table for table in range(2) if player in players_of(page, table))


def seat_of(page: Page, table: int, player: str) -> str:
    """What the page tells of somebody at a table of the newest round."""
    seats = page.locator(".pods > li").nth(table).locator("ol > li").all_inner_texts()
    return next(seat for seat in seats if re.match(rf"(\d\. )?{player}\b", seat))


def test_an_event_by_keyboard_alone(open_browser: Opening) -> None:
    """Nothing but keys begins an event, registers eight, pairs them, reports tables, cuts, plays finals and ends it."""
    page = open_browser().new_page()
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("/events")
    write(page, "Your name", "Ann")
    write(page, "What it is called", "Keys")
    write(page, "Rounds", "1")
    press(page, page.get_by_role("button", name="Begin an event"))
    page.get_by_role("heading", name="Keys").wait_for()
    write(page, "Names, parted by commas", "Ada, Bea, Cem, Dan, Eva, Fay, Gus, Hal")
    press(page, page.get_by_role("button", name="Register them"))
    page.get_by_text("8 players").wait_for()
    press(page, page.get_by_role("button", name="Pair the next round"))
    page.get_by_role("heading", name="Round 1 of 1").wait_for()
    for table in range(2):
        _report_by_keys(page, table)
    press(page, page.get_by_role("button", name="Say who plays on"))
    page.locator(".ranking li").nth(3).wait_for()
    press(page, page.get_by_role("button", name="Pair the finals"))
    page.get_by_role("heading", name="Finals").wait_for()
    _report_by_keys(page, 0)
    press(page, page.get_by_role("button", name="End the event"))
    page.locator(".event > p .tag").wait_for()
    press(page, page.get_by_role("button", name="Slips"))
    page.locator(".sheet .apart").first.wait_for()


def _report_by_keys(page: Page, table: int) -> None:
    pod = page.locator(".pods > li").nth(table)
    press(page, pod.locator("summary"))
    for at, points in enumerate("9876"):
        reach(page, pod.get_by_label("Victory Points").nth(at))
        page.keyboard.type(points)
    page.keyboard.press("Enter")
    pod.get_by_text("9 VP").wait_for()


def test_what_is_refused_is_said_at_its_field(open_browser: Opening) -> None:
    """The reason stands behind the field that is meant, describes it, is read aloud, and goes when it is mended."""
    page = open_browser(390, 844, refused=True).new_page()
    page.on("dialog", lambda dialog: dialog.accept())
    begun(page, "Refused")
    login = page.get_by_label("Login of their account")
    login.fill("nobody")
    login.press("Enter")
    said = page.locator("form[aria-labelledby=roles]").get_by_role("alert")
    said.get_by_text("no such account").wait_for()
    assert login.evaluate("field => field === document.activeElement")
    assert login.get_attribute("aria-describedby") == said.get_attribute("id")
    assert page.locator("main [role=alert]").count() == 1
    names = page.get_by_label("Names, parted by commas")
    names.fill("Ada, Ada")
    names.press("Enter")
    page.locator("form:has(#names)").get_by_role("alert").wait_for()
    assert page.locator("main [role=alert]").count() == 1, "what was refused before is said no more"
    assert names.evaluate("field => field === document.activeElement")
    names.fill("Ada, Bea")
    names.press("Enter")
    page.get_by_text("2 players").wait_for()
    assert page.locator("main [role=alert]").count() == 0
    page.get_by_role("button", name="Pair the next round").click()
    page.locator("[data-next] + [role=alert]").wait_for()


def test_files_are_brought_in(open_browser: Opening, tmp_path: Path) -> None:
    """Players come from CSV, a result from a record of its game; what doesn't fit is refused with its reason."""
    page = open_browser(refused=True).new_page()
    page.on("dialog", lambda dialog: dialog.accept())
    begun(page, "Brought in")
    wrong, right = tmp_path / "wrong.csv", tmp_path / "right.csv"
    wrong.write_text("name\nAda\n")
    right.write_text("player,bot\nAda,\nBea,\nCem,\nDan,\nRob,random\nRon,random\nRow,random\nRoy,random\n")
    page.locator("#csv").set_input_files(wrong)
    page.get_by_role("button", name="Register all of them").click()
    page.get_by_role("alert").get_by_text("player").wait_for()
    assert page.get_by_text("0 players").count() == 1, "nothing was lost, and nobody registered"
    page.locator("#csv").set_input_files(right)
    page.get_by_role("button", name="Register all of them").click()
    page.get_by_text("8 players").wait_for()
    page.get_by_role("button", name="Pair the next round").click()
    page.get_by_role("heading", name="Round 1 of").wait_for()
    at = table_of(page, "Ada")  # A table of programs alone reports itself.
    pod, seated = page.locator(".pods > li").nth(at), players_of(page, at)
    pod.locator("summary").click()
    for names, heard in (([*reversed(seated)], f"The record is not of table {at + 1}"), (seated, "")):
        file = tmp_path / f"{len(heard)}.json"
        table = longbox.play("dcdb", ["random"] * 4, {"names": names}, seed=3)
        file.write_bytes(msgspec.json.encode(table.to_record()))
        pod.locator("input[type=file]").set_input_files(file)
        pod.get_by_role("button", name="Report the result").click()
        if heard:
            page.get_by_role("alert").get_by_text(heard).wait_for()
            assert pod.get_by_text("1.", exact=True).count() == 0, "nothing was reported"
    pod.get_by_text("1.", exact=True).first.wait_for()
    told = longbox.outcome(table)
    points = [int(player.score or 0) for player in told.players]
    for name, score in zip(seated, points, strict=True):
        assert pod.locator("ol > li", has_text=name).get_by_text(f"{score} VP", exact=True).count() == 1
    page.get_by_role("button", name="Judge the records").click()
    page.get_by_text("The records bear out").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route("**/faults*", hold)
    page.get_by_role("button", name="Judge the records").click()
    page.locator(".judged", has_text="are played back").wait_for()
    assert page.get_by_role("button", name="Judge the records").is_disabled()
    page.locator("progress").wait_for()
    held[0].fulfill(json=["Round 1, table 1: Ada: place 1, but the record says 2"])
    page.locator(".judged li", has_text="but the record says 2").wait_for()


def test_a_singleton_event_of_the_cube(open_browser: Opening) -> None:
    """One drafts and plays the Cube by clicks; the table reports itself, and who was played is left out of the next."""
    seat = TablePage(open_browser())
    page = seat.page
    page.goto("/events")
    page.get_by_label("Format").select_option("cube")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("What it is called").fill("Once only")
    page.locator("#event-singleton").fill("2")
    page.locator("#event-rounds").fill("2")
    page.get_by_role("button", name="Begin an event").click()
    page.get_by_role("heading", name="Once only").wait_for()
    address = page.url
    page.get_by_role("button", name="Take part").click()
    page.get_by_label("Names, parted by commas").fill("Rob, Ron, Row, Roy, Ras, Rio, Rue")
    page.get_by_label("Who plays for them").select_option("greedy")
    page.get_by_role("button", name="Register them").click()
    page.get_by_text("8 players").wait_for()
    page.get_by_role("button", name="Pair the next round").click()
    page.get_by_role("heading", name="Round 1 of 2").wait_for()
    at = table_of(page, "Ann")
    page.get_by_role("link", name="To your table", exact=False).click()
    page.locator(".felt").wait_for()
    for _ in range(ANSWERS):
        if not seat.until_asked()["over"]:
            seat.answer("click")
    assert any(line.startswith("Ann plays as ") for line in seat.logged()), seat.logged()[:20]
    seat.deed("Let a bot play for me")
    page.locator(".result").wait_for(timeout=PLAYED_OUT)
    page.goto(address)
    for table in range(2):
        page.locator(".pods > li").nth(table).get_by_text("1.", exact=True).first.wait_for(timeout=PLAYED_OUT)
    characters = seat_of(page, at, "Ann").splitlines()[1].split(", ")
    page.get_by_role("button", name="Pair the next round").click()
    page.get_by_role("heading", name="Round 2 of 2").wait_for()
    left_out = seat_of(page, table_of(page, "Ann"), "Ann")
    assert all(name in left_out for name in characters), (characters, left_out)
