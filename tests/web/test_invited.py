"""The lobby, invitations and accounts: what one sits down to, what there is to watch, and one's name."""

from __future__ import annotations

import calendar

import pytest
from playwright.sync_api import Page, expect

from longbox.games import all_packs
from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import faults

pytestmark = pytest.mark.thorough

TABLE = {
    "game": "vs",
    "title": "Friday",
    "chosen": {"endurance": 31},
    "seats": [{"who": "me", "choice": {"decks": "Brotherhood"}}, {"who": "bot", "bot": "random"}, {"who": "open"}],
    "watch": "public",
    "delay": 20,
    "undo": "off",
    "away": "concede",
    "clock": {"kind": "turn", "seconds": 120, "more": 5, "over": "concede"},
}

ASK = """async ({method, path, body}) => {
  const answer = await fetch('/api' + path, {
    method, headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body)});
  return answer.json();
}"""


def terms(page: Page) -> dict[str, str]:
    """What is agreed on, as the page tells it."""
    names, values = page.locator(".terms dt").all_inner_texts(), page.locator(".terms dd").all_inner_texts()
    return dict(zip(names, values, strict=True))


def test_an_invitation_says_to_what(open_browser: Opening) -> None:
    """Who is invited reads the game, its options, the clock, who may watch, and who is there, before they sit down."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser(390, 844))
    made = ann.make(**TABLE)
    ben.page.goto(f"/join/{made['id']}/{made['invite']}")
    expect(ben.page.locator("h1")).to_have_text("Friday")
    seats = ben.page.locator(".seats li").all_inner_texts()
    assert ["Ann" in seats[0], "Random" in seats[1], "bot" in seats[1], "open seat" in seats[2]] == [True] * 4
    assert terms(ben.page) == {
        "Game": "Vs. System",
        "Endurance": "31",
        "Clock": "2 minutes per turn, 5 seconds more with each answer; whose time is over concedes",
        "Who may watch": "everybody, what all can see (20 seconds later)",
        "Taking back": "never",
        "Who stays away for two minutes": "concedes",
        "Hint": "allowed",
    }
    assert "Brotherhood" not in ben.page.locator(".terms, .seats").first.inner_text(), "a deck is its player's"
    assert ben.wider_than_the_screen() == []
    assert faults(ben.page) == []
    ann.page.goto(f"/table/{made['id']}")
    ann.page.locator(".terms").wait_for()
    assert terms(ann.page) == terms(ben.page), "who waits for others reads the same"
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".felt").wait_for()
    eve = open_browser(locale="de-DE").new_page()
    eve.goto(f"/join/{made['id']}/{made['invite']}")
    expect(eve.locator(".notice")).to_contain_text("Alle Plätze sind vergeben")
    assert terms(eve)["Uhr"].startswith("2 Minuten")


def test_running_games_are_listed_to_be_watched(open_browser: Opening) -> None:
    """The lobby lists games that others play and let everybody watch, with who is to act; others it does not."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser())
    seats = [{"who": "me"}, {"who": "bot"}]
    for title, more in (
        ("Look on", {"listed": True, "watch": "public"}),
        ("Look later", {"listed": True, "watch": "public", "delay": 60}),
        ("Nobody looks", {"listed": True, "watch": "nobody"}),
        ("By link alone", {"listed": False, "watch": "public"}),
    ):
        ann.table(game="dcdb", title=title, seats=seats, **more)
    ben.lobby()
    rows = ben.page.locator("section[aria-labelledby=watched] li")
    look_on = rows.filter(has_text="Look on")
    expect(look_on).to_contain_text("DC Comics Deck-Building Game")
    expect(look_on).to_contain_text("Waiting for Ann")
    expect(rows.filter(has_text="Look later")).not_to_contain_text("Waiting for")
    for title in ("Nobody looks", "By link alone"):
        assert ben.page.get_by_text(title).count() == 0
    assert faults(ben.page) == []
    look_on.get_by_role("link", name="Watch Look on").click()
    ben.page.locator(".felt").wait_for()
    expect(ben.page.locator(".tools .tag")).to_have_text("watching")
    ann.lobby()
    assert ann.page.locator("section[aria-labelledby=watched] li", has_text="Look on").count() == 0, "it is her own"


def test_an_account_has_the_name_that_is_chosen(open_browser: Opening) -> None:
    """Who was a guest with a made-up name chooses another for the account: at tables that wait, too."""
    page = open_browser().new_page()
    page.goto("/new/dcdb")
    page.get_by_role("button", name="Make the table").click()
    page.locator(".waiting-room").wait_for()
    table = page.url
    assert "Guest" in page.locator(".seats li").first.inner_text()
    page.goto("/account")
    form = page.locator("form[aria-labelledby=makeAccount]")
    expect(form.get_by_label("Name that others see")).to_have_value("")
    form.get_by_label("Name that others see").fill("Carol")
    form.get_by_label("Login").fill("carol")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button").click()
    code = page.locator(".codes code").first.inner_text()
    expect(page.locator("h1")).to_have_text("Carol")
    expect(page.locator(".top nav a[href='/account']")).to_have_text("Carol")
    assert "Guest" not in page.locator("body").inner_text()
    page.goto(table)
    expect(page.locator(".seats li").first).to_contain_text("Carol")
    other = open_browser().new_page()
    other.goto("/account")
    form = other.locator("form[aria-labelledby=recover]")
    expect(form.get_by_role("heading")).to_have_text("Forgotten your password?")
    form.get_by_label("Login").fill("carol")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button", name="Set a new password").click()
    expect(other.locator("h1")).to_have_text("Carol")
    expect(other.locator("[role=status]").first).to_contain_text("you are signed in")
    assert faults(other) == []


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_games_are_called_by_their_names(open_browser: Opening, language: str) -> None:
    """No page tells of a game, or of a form of it, by its short name."""
    page = open_browser(locale=language).new_page()
    page.goto("/")
    page.locator("[data-quick]").first.wait_for()

    def ask(method: str, path: str, body: object = None) -> dict[str, object]:
        found: dict[str, object] = page.evaluate(ASK, {"method": method, "path": path, "body": body})
        return found

    ask("POST", "/me", {"name": "Ann"})
    kept = {}
    for kind, game in (("deck", "vs"), ("deck", "champions"), ("cards", "dcdb"), ("cards", "forever")):
        one = ask("POST", "/kept", {"kind": kind, "game": game, "title": "One", "content": ""})
        kept[kind] = one["id"]
    link = ask("POST", f"/kept/{kept['cards']}/share", {})["link"]
    event = ask(
        "POST",
        "/events",
        {"name": f"Night {language}", "game": "dcdb", "format": "cube", "singleton": 2, "casual": True},
    )
    short = {*all_packs(), *[form.id for pack in all_packs().values() for form in pack.forms]}
    pages = ("/", "/decks", "/workshop", f"/workshop/{kept['cards']}", f"/shared/{link}", "/events", "/ratings")
    for address in (*pages, f"/event/{event['number']}"):
        page.goto(address)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        told = page.locator("main .tag, main .fact, main h3, main .event > p, main > p").all_inner_texts()
        words = {word.strip(",") for text in told for word in text.split()}
        assert not words & short, address
    expect(page.locator("main > p").first).to_contain_text("DCDB Cube")
    day = page.locator("main > p time")
    year, month, number = (int(part) for part in (day.get_attribute("datetime") or "").split("-"))
    told_as = {"en-US": f"{calendar.month_abbr[month]} {number}, {year}", "de-DE": f"{number:02}.{month:02}.{year}"}[
        language
    ]
    expect(day).to_have_text(told_as)
    each = {"en-US": "once in 2 rounds, casual", "de-DE": "einmal in 2 Runden, locker"}[language]
    expect(page.locator("main > p").first).to_contain_text(each)
    page.goto("/events")
    expect(page.locator("#event-format option[value=cube]")).to_have_text("DCDB Cube")


def test_why_nobody_can_sign_in_is_said_at_the_form(open_browser: Opening) -> None:
    """On a phone the forms are far below the top of the page: what is refused stands at the field that is meant."""
    page = open_browser(390, 844, refused=True).new_page()
    page.goto("/account")
    signing_in, making = page.locator("form[aria-labelledby=signIn]"), page.locator("form[aria-labelledby=makeAccount]")
    signing_in.get_by_label("Login").fill("nobody")
    signing_in.get_by_label("Password").fill("nothing at all")
    page.keyboard.press("Enter")
    expect(signing_in.get_by_role("alert")).to_be_in_viewport()
    expect(signing_in.get_by_label("Login")).to_be_focused()
    making.get_by_label("Name that others see").fill("Carol")
    making.get_by_label("Login").fill("somebody")
    making.get_by_label("Password").fill("short")
    page.keyboard.press("Enter")
    expect(making.get_by_role("alert")).to_be_in_viewport()
    expect(making.get_by_label("Password")).to_be_focused()
    expect(page.locator("main [role=alert]")).to_have_count(1)
