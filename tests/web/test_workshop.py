"""The workshop and decks in a browser: a card from the first letter to the table, by mouse, by keys, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from longbox.games import games_with
from tests.web.conftest import Opening
from tests.web.table_page import TablePage
from tests.web.test_every_page import SCREENS, faults

pytestmark = pytest.mark.thorough

GIVES_WAY = 900_000
"""How many milliseconds games may take that are played in the background, while all else on the machine goes first."""

HOSTILE = "<script>document.title='taken'</script><img src=x onerror=taken>"


def begin_set(page: Page, game: str) -> None:
    """Begin a set of cards of a game."""
    page.goto("/workshop")
    page.locator(f"#set-game option[value={game}]").wait_for(state="attached")
    page.select_option("#set-game", game)
    page.locator("main form button.go").click()
    page.locator(".draft").wait_for()


def test_from_workshop_to_table(open_browser: Opening) -> None:
    """A card is refused with a wording that works, taken by a click, read, saved, and played from one's hand."""
    seat = TablePage(open_browser())
    page = seat.page
    begin_set(page, "dcdb")
    page.fill("#card-name", "Batrope")
    page.fill("#card-text", "Draw two crads.")
    expect(page.locator(".draft h2")).to_contain_text("line 1, letter 10")
    assert faults(page) == []
    page.locator(".instead button").first.click()
    expect(page.locator(".printed")).to_have_text("Draw two cards.")
    drawn = page.locator(".draft .art").get_attribute("src")
    assert str(drawn).startswith("data:image/svg+xml")
    page.fill("#card-name", "Batrope Two")
    expect(page.locator(".draft .art")).not_to_have_attribute("src", str(drawn))
    page.fill("#card-name", "Batrope")
    expect(page.locator(".draft .art")).to_have_attribute("src", str(drawn))
    assert faults(page) == []
    page.locator(".play-it").click()
    page.wait_for_url("**/table/*")
    seat.until_asked()
    expect(page.locator(".choices")).to_contain_text("Batrope")


def test_what_is_proposed_reads(open_browser: Opening) -> None:
    """What can be clicked makes a card; a text that reads, but that no such card can have, is told with the reason."""
    page = TablePage(open_browser()).page
    begin_set(page, "vs")
    page.fill("#card-text", "X-Men characters you control get +2 ATK whiel team attacking.")
    expect(page.locator(".draft pre")).to_contain_text("while team attacking")
    expect(page.locator(".draft pre")).to_contain_text('a plot twist has powers only after "Ongoing:"')
    assert page.locator(".instead button").count() == 0
    page.fill("#card-text", "Draw two crads.")
    buttons = page.locator(".instead button")
    buttons.first.wait_for()
    for at in range(buttons.count()):
        page.fill("#card-text", "Draw two crads.")
        buttons.nth(at).click()
        page.locator(".printed").wait_for()


@pytest.mark.parametrize(("width", "height"), SCREENS.values())
@pytest.mark.parametrize("game", games_with("workshop"))
def test_a_card_and_what_becomes_of_it_are_in_sight(open_browser: Opening, game: str, width: int, height: int) -> None:
    """Name, type and text of a card of any game are seen at once on each screen, with whether it reads, and "play"."""
    seat = TablePage(open_browser(width, height))
    begin_set(seat.page, game)
    for seen in ("#card-name", "#card-type", "#card-text", ".reads", ".play-it"):
        expect(seat.page.locator(seen)).to_be_in_viewport(ratio=0.9)
    assert seat.wider_than_the_screen() == []
    assert faults(seat.page) == []
    assert {*games_with("workshop"), "cube"}.isdisjoint(seat.page.locator("#form option").all_inner_texts())
    seat.page.fill("#card-text", "Draw two crads.")
    seat.page.locator(".why-not").click()
    expect(seat.page.locator(".draft h2")).to_be_in_viewport()
    assert seat.wider_than_the_screen() == []


def test_nothing_that_is_typed_is_lost(open_browser: Opening) -> None:
    """What is typed while an answer is on its way stays; all is kept by itself, and is there when one comes back."""
    page = open_browser().new_page()
    begin_set(page, "dcdb")
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route("**/api/workshop/read", hold)
    page.fill("#card-text", "Draw a card.")
    while not held:
        page.wait_for_timeout(20)
    page.locator("#card-text").press_sequentially(" +2 Power.")
    held[0].continue_()
    expect(page.locator(".printed")).to_have_text("Draw a card. +2 Power.")
    expect(page.locator("#card-text")).to_have_value("Draw a card. +2 Power.")
    page.fill("#set-title", "Mine alone")
    page.locator("a", has_text="Your sets").click()
    page.get_by_role("link", name="Mine alone").click()
    expect(page.locator("#card-text")).to_have_value("Draw a card. +2 Power.")
    expect(page.locator("#set-title")).to_have_value("Mine alone")


def test_no_click_on_a_deck_is_lost(open_browser: Opening) -> None:
    """Who clicks again before the first click is answered changes the deck twice; it is kept by itself."""
    page = open_browser().new_page()
    page.goto("/decks")
    page.locator("#shipped option").nth(1).wait_for(state="attached")
    page.locator("main form button.go").click()
    size = page.locator(".legality h2")
    size.wait_for()
    before = int(size.inner_text().split()[0])
    more = page.locator(".deck-cards button", has_text="+").first
    more.dblclick()
    expect(size).to_have_text(f"{before + 2} cards")
    expect(page.locator("main")).not_to_contain_text("Not saved yet")
    page.reload()
    expect(size).to_have_text(f"{before + 2} cards")


def test_is_it_too_good(open_browser: Opening) -> None:
    """Games are played in the background, and are shown with their picture and interval; axe finds nothing."""
    page = TablePage(open_browser(color_scheme="dark")).page
    begin_set(page, "dcdb")
    page.fill("#games", "20")
    page.locator(".measure-it").click()
    page.locator(".measuring[data-state=done]").wait_for(timeout=GIVES_WAY)
    assert page.locator(".measuring svg.interval").count() >= 3
    expect(page.locator(".differences")).to_contain_text("95 %")
    assert faults(page) == []


def test_by_keyboard_on_a_phone(open_browser: Opening) -> None:
    """On a phone's screen, by keys alone: a set is begun, a card written, and all of it fits."""
    seat = TablePage(open_browser(390, 844))
    page = seat.page
    page.goto("/workshop")
    page.locator("#set-game option").first.wait_for(state="attached")
    page.locator("#set-game").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".draft").wait_for()
    page.locator("#card-name").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("Phone Card")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "card-text":
            break
    page.keyboard.press("Control+A")
    page.keyboard.type("+2 Power.")
    expect(page.locator(".printed")).to_have_text("+2 Power.")
    expect(page.locator(".cards-of-set button").first).to_have_text("Phone Card")
    assert seat.wider_than_the_screen() == []
    assert faults(page) == []


def test_an_identity(open_browser: Opening) -> None:
    """Both sides of an identity are added by a click, once more under other names, and one is played with."""
    seat = TablePage(open_browser())
    page = seat.page
    begin_set(page, "champions")
    cards = page.locator(".cards-of-set button[aria-current], .cards-of-set button:not([class])")
    for number in (4, 7):
        page.locator(".add-group").click()
        expect(cards).to_have_count(number)
    expect(page.locator(".cards-of-set")).not_to_contain_text("✗")
    expect(page.locator("#card-name")).to_have_value("Afterglow 2")
    assert page.locator("[id='card set']").input_value() == "afterglow 2"
    assert faults(page) == []
    page.locator(".play-it").click()
    page.wait_for_url("**/table/*")
    seat.until_asked()
    expect(page.locator(".felt")).to_contain_text("Ines Okoro 2")


def test_hostile_names_are_text(open_browser: Opening) -> None:
    """Scripts, long words and odd signs in names and texts are shown as text, to their writer and to others."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser(390, 844))
    page = ann.page
    begin_set(page, "dcdb")
    for name in (HOSTILE, "W" * 190, "\u202eevil\u0301\u0301 \U0001f9b8"):
        page.fill("#card-name", name)
        expect(page.locator(".cards-of-set button").first).to_contain_text(name)
        page.fill("#card-text", f"Draw {HOSTILE}.")
        expect(page.locator(".draft pre")).to_contain_text("<script>")
        assert ann.wider_than_the_screen() == []
    page.fill("#card-name", HOSTILE)
    page.fill("#set-title", HOSTILE)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("main")).to_contain_text("Saved")
    page.locator(".share").click()
    link = page.locator("#link").input_value()
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text(HOSTILE)
    expect(ben.page.locator("pre")).to_contain_text("<script>")
    assert ben.wider_than_the_screen() == []
    assert faults(ben.page) == []
    ben.page.get_by_role("button", name="Take a copy").click()
    ben.page.locator(".draft").wait_for()
    expect(ben.page.locator("#set-title")).to_have_value(HOSTILE)
    for shown in (page, ben.page):
        assert "taken" not in shown.title()
        assert shown.locator("main script, main img").count() == 0


def test_decks(open_browser: Opening) -> None:
    """A deck is begun from a shipped one, is told what rule it breaks, mended, exported, brought back, and played."""
    seat = TablePage(open_browser())
    page = seat.page
    page.goto("/decks")
    page.locator("#deck-game option[value=vs]").wait_for(state="attached")
    page.select_option("#deck-game", "vs")
    page.locator("#shipped option[value=Brotherhood]").wait_for(state="attached")
    page.select_option("#shipped", "Brotherhood")
    page.locator("main form button.go").click()
    page.locator(".deck-cards li").first.wait_for()
    full = page.locator(".deck-cards li", has=page.locator("b", has_text=re.compile("^4$"))).first
    full.locator("button").nth(1).click()
    expect(page.locator(".legality li")).to_contain_text("[101.2a]")
    expect(page.locator(".play-deck")).to_be_disabled()
    assert faults(page) == []
    page.locator(".deck-cards li", has=page.locator("b", has_text=re.compile("^5$"))).locator("button").first.click()
    expect(page.locator(".legality")).to_contain_text("keeps all rules")
    page.fill("#deck-title", "Late Shift")
    page.locator(".export summary", has_text="text").click()
    expect(page.locator(".export pre").nth(1)).to_contain_text("Late Shift")
    assert page.locator(".export a[download]").nth(1).get_attribute("download") == "Late Shift.txt"
    written = page.locator(".export pre").nth(1).inner_text()
    page.goto("/decks")
    page.locator("#shipped option").first.wait_for(state="attached")
    page.select_option("#deck-game", "vs")
    page.locator("#shipped option[value=Brotherhood]").wait_for(state="attached")
    page.fill("#pasted", written)
    page.locator("main form button.go").click()
    expect(page.locator(".legality h2")).to_have_text("60 cards")
    page.locator(".play-deck").click()
    page.wait_for_url("**/table/*")
    seat.until_asked()


def test_the_game_that_was_chosen_is_the_game_of_the_deck(open_browser: Opening) -> None:
    """Who chooses a game while the list of their decks is still under way begins a deck of that game."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    seat.page.route("**/api/kept?kind=deck", hold)
    seat.page.goto("/decks")
    seat.page.locator("#deck-game option[value=vs]").wait_for(state="attached")
    seat.page.select_option("#deck-game", "vs")
    seat.page.locator("#shipped option[value=Sentinels]").wait_for(state="attached")
    assert len(held) == 1, "the list is under way"
    held[0].continue_()
    seat.page.wait_for_load_state("networkidle")
    seat.page.select_option("#shipped", "Sentinels")
    seat.page.locator("main form button.go").click()
    expect(seat.page.locator("main")).to_contain_text("60 cards")
    expect(seat.page.locator(".tag").first).to_have_text("Vs. System")


def test_in_the_other_language(open_browser: Opening) -> None:
    """The workshop and decks speak German to those who do."""
    page = TablePage(open_browser(locale="de-DE")).page
    begin_set(page, "champions")
    expect(page.locator("h1")).to_have_text("Werkstatt")
    expect(page.locator(".draft h2")).to_contain_text("kann gespielt werden")
    page.goto("/decks")
    expect(page.locator("h2").first).to_have_text("Deine Decks")


def test_remarks_of_a_deck_are_not_lost_in_silence(open_browser: Opening) -> None:
    """Whoever pastes a list with remarks reads which ones the deck doesn't keep; its name keeps all signs."""
    page = open_browser(390, 844).new_page()
    page.goto("/decks")
    page.locator("#deck-game option[value=vs]").wait_for(state="attached")
    page.select_option("#deck-game", "vs")
    page.fill("#pasted", "Friday #2\n4 Storm, Ororo Munroe # flies\n4 Flying Kick")
    page.locator("main form button.go:enabled").click()
    page.locator(".deck-cards li").first.wait_for()
    assert page.locator("#deck-title").input_value() == "Friday #2"
    assert page.locator(".notice li").all_inner_texts() == ["flies"]


KEEP = """async ({deck, cards}) => {
  const ask = async (path, body) => (await fetch('/api' + path, {method: 'POST',
    headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
  await ask('/me', {name: 'Ann'});
  const read = await ask('/decks/read', {game: 'vs', shipped: 'X-Men'});
  const changed = {game: 'vs', content: read.formats.toml, cards, card: 'Rooftop Patrol', change: 4};
  const own = await ask('/decks/read', changed);
  await ask('/kept', {kind: 'deck', game: 'vs', title: deck, content: own.formats.toml, cards});
}"""
CARDS = '[[card]]\nname = "Rooftop Patrol"\ntype = "plot twist"\ncost = 1\ntext = "Draw a card."\n'


def test_own_decks_at_a_table(open_browser: Opening) -> None:
    """Where a table is made, a deck of one's own is chosen for a seat, and brings its own cards along."""
    seat = TablePage(open_browser())
    page = seat.page
    seat.lobby()
    page.evaluate(KEEP, {"deck": "Patrol", "cards": CARDS})
    page.goto("/new/vs")
    page.locator("summary", has_text="Options of the game").click()
    page.locator("[name='field decks 0']").select_option(label="Yours: Patrol")
    page.locator("[id='who 1']").select_option("bot greedy")
    assert faults(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    seat.until_asked()
    table = page.url.rpartition("/")[2]
    chosen = page.evaluate("async (id) => (await (await fetch('/api/tables/' + id)).json()).chosen", table)
    assert "Rooftop Patrol" in chosen["cards"][0]["file"]
    assert "Rooftop Patrol" in chosen["decks"][0]["file"]


def test_own_decks_at_a_table_of_others(open_browser: Opening) -> None:
    """Who joins a table brings a deck of their own, and with it the cards of their own that it has."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser(390, 844))
    made = ann.make(game="vs", seats=[{"who": "me", "choice": {"decks": "X-Men"}}, {"who": "open"}])
    ben.lobby()
    ben.page.evaluate(KEEP, {"deck": "Patrol", "cards": CARDS})
    ben.page.goto(f"/join/{made['id']}/{made['invite']}")
    ben.page.get_by_label("Deck", exact=True).select_option(label="Yours: Patrol")
    assert faults(ben.page) == []
    with ben.page.expect_request("**/join") as request:
        ben.page.get_by_role("button", name="Sit down").click()
    choice = request.value.post_data_json["choice"]
    assert "Cyclops" in choice["decks"]["file"]
    assert "Rooftop Patrol" in choice["cards"][0]["file"]
    ben.page.locator(".felt").wait_for()
