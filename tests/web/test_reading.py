"""What the page tells: in another language, to those who hear it, of what can't be done."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from longbox.faces.changes import Changes, changed_face
from longbox.faces.face import TableFace
from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

LISTEN = """() => {
  window.heard = [];
  const place = document.getElementById('polite');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(place, { childList: true });
}"""

LANGUAGE = "(part) => part.closest('[lang]').lang"

REMEMBER = """() => {
  const { store } = document.querySelector('longbox-board');
  window.before = structuredClone(store.face);
  window.steps = [];
  store.addEventListener('stepped', ({ detail }) => window.steps.push([detail.changes, structuredClone(store.face)]));
}"""


def test_the_other_language_is_complete(open_browser: Opening) -> None:
    """Whoever's browser speaks German reads German; the language is switched at once, and kept."""
    seat = TablePage(open_browser(locale="de-DE"))
    seat.quick("vs")
    expect(seat.page.get_by_role("button", name="Tipp")).to_be_visible()
    assert seat.page.locator("html").get_attribute("lang") == "de"
    for part in (".felt .side", ".held .area", ".question", "#polite p"):
        assert seat.page.locator(part).first.evaluate(LANGUAGE) == "en", part
    for part in (".side .tag", ".notices", ".bar button", ".fold"):
        assert seat.page.locator(part).first.evaluate(LANGUAGE) == "de", part
    seat.page.locator(".menu summary").click()
    seat.page.get_by_role("button", name="Einstellungen").click()
    seat.page.get_by_label("Sprache").select_option("en")
    seat.page.get_by_role("heading", name="Settings").wait_for()
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_role("button", name="Hint")).to_be_visible()
    seat.page.reload()
    seat.until_asked()
    expect(seat.page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "you", "other"), [("en", "are asked", "is asked"), ("de", "bist gefragt", "ist gefragt")]
)
def test_who_plays_alone_is_spoken_to(open_browser: Opening, locale: str, you: str, other: str) -> None:
    """The mark at the side of "You" has the verb for it; of anybody else it is said by name."""
    seat = TablePage(open_browser(locale=locale))
    seat.quick("dcdb")
    head = seat.page.locator(".side.yours .side-head")
    assert head.locator("h2").inner_text() == "You"
    assert head.locator(".tag.asked").inner_text().lower() == you
    said = seat.page.evaluate("""async () => {
      const main = document.querySelector('script[type=module][src]').src;
      const { sayOf } = await import(new URL('core/words.js', main));
      return sayOf('isAsked', 'Ann');
    }""")
    assert said == other


def test_every_event_is_heard_once(open_browser: Opening) -> None:
    """The live region says each line of the log in its order, and each question with its answers."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.evaluate(LISTEN)
    begun = len(seat.logged())
    for _ in range(8):
        seat.answer("key")
    heard = seat.page.evaluate("() => window.heard")
    told = seat.logged()[begun:]
    assert len(told) > 5
    rest = iter(heard)
    assert all(line in rest for line in told), (told, heard)
    assert heard.count(told[-1]) == told.count(told[-1])
    asked = seat.page.locator(".question").inner_text()
    assert any(words.startswith(asked) for words in heard)


def test_changes_make_the_same_face_as_in_python(open_browser: Opening) -> None:
    """The page makes each new face of the old one and what changed, as `changed_face` does."""
    seat = TablePage(open_browser())
    seat.quick("vs")
    seat.page.evaluate(REMEMBER)
    for _ in range(10):
        seat.answer("key")
    before, steps = seat.page.evaluate("() => [window.before, window.steps]")
    face = msgspec.convert(before, TableFace)
    assert len(steps) > 9
    for changes, made in steps:
        face = changed_face(face, msgspec.convert(changes, Changes))
        assert msgspec.convert(made, TableFace) == face


def test_what_cannot_be_done_says_why(open_browser: Opening) -> None:
    """A card that can't be bought says why, with the rule, to the mouse, to the keyboard, and by its name."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    card = seat.page.locator(".kind-market .card:not(.offered)").first
    card.hover()
    refused = seat.page.locator(".loupe .refused")
    refused.wait_for()
    assert "you have" in refused.inner_text()
    assert refused.locator("cite").inner_text() == "Buying Cards"
    assert refused.inner_text().split("\n")[0].removeprefix("Not now: ").split(" Buying")[0] in (
        card.get_attribute("aria-label") or ""
    )
    seat.page.keyboard.press("Escape")
    card.focus()
    seat.page.keyboard.press("!")
    seat.page.locator(".loupe .told").wait_for()
    seat.page.keyboard.press("?")
    seat.page.locator(".loupe .told", has_text="cost").wait_for()


def test_several_cards_are_collected_and_taken_back(open_browser: Opening) -> None:
    """Where several are to be chosen, nothing is sent before it is confirmed; undo brings the question back."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    question = seat.page.locator(".question")
    while "replace" not in question.inner_text():
        seat.answer("key")
    before = seat.until_asked()["n"]
    hand = seat.page.locator(".held .card").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    for at in (0, 1):
        seat.page.locator(".held .card").nth(at).click()
    assert seat.page.locator(".held .card.picked").count() == 2
    assert (seat.state() or {})["n"] == before
    seat.page.keyboard.press("Escape")
    assert seat.page.locator(".held .card.picked").count() == 0
    seat.page.locator(".held .card").nth(0).click()
    seat.page.locator("[data-confirm]").click()
    seat.until_asked(before)
    assert "replace" not in question.inner_text()
    seat.page.keyboard.press("Control+z")
    seat.page.locator(".question", has_text="replace").wait_for()
    assert seat.page.locator(".held .card").evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == hand


def test_arrows_go_from_card_to_card(open_browser: Opening) -> None:
    """Tab goes from zone to zone, arrows within one, and each zone has one stop for Tab."""
    seat = TablePage(open_browser())
    seat.quick("dcdb")
    cards = seat.page.locator(".held .card")
    cards.first.focus()
    seat.page.keyboard.press("ArrowRight")
    assert cards.nth(1).evaluate("(card) => card === document.activeElement")
    seat.page.locator(".choice").first.focus()
    seat.page.keyboard.press("Shift+Tab")
    stops = seat.page.evaluate(
        """() => [...document.querySelectorAll('.table [data-zone]:has([data-thing])')]
          .map((zone) => zone.querySelectorAll('[data-thing][tabindex="0"]').length)"""
    )
    assert set(stops) == {1}


def test_a_hint_is_at_hand(open_browser: Opening) -> None:
    """A key asks what a bot would do, and the answer is marked."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.keyboard.press(".")
    seat.page.locator(".choice.hinted").wait_for()
    assert seat.page.locator(".choice.hinted .flag").inner_text() == "hint"


def test_what_is_wrong_is_written_down(open_browser: Opening) -> None:
    """A player can say what is wrong at any moment; it is written down, and the rule is shown first."""
    seat = TablePage(open_browser())
    seat.quick("champions")
    seat.page.locator(".menu summary").click()
    seat.page.get_by_role("button", name="This is wrong").click()
    expect(seat.page.locator("dialog.wrong p button").first).to_be_visible()
    seat.page.get_by_label("What is wrong?").fill("The villain should be stunned.")
    seat.page.locator("dialog.wrong").get_by_role("button", name="Send").click()
    seat.page.locator(".sent", has_text="Written down as").wait_for()


def test_a_command_of_the_game_is_typed(open_browser: Opening) -> None:
    """What the terminal takes as a command, the table takes, too, and tells what it means."""
    seat = TablePage(open_browser())
    seat.quick("vs")
    seat.page.locator(".menu summary").click()
    seat.page.get_by_role("button", name="Commands of this game").click()
    seat.page.get_by_label("A command").fill("stops")
    seat.page.locator("dialog.commands").get_by_role("button", name="Send").click()
    seat.page.locator("dialog.commands .answers", has_text="attack").wait_for()


def test_cards_fly_unless_nothing_may_move(open_browser: Opening) -> None:
    """A card flies to where it lies now, and can be clicked meanwhile; nothing moves for those who want it so."""
    for motion, flies in (("no-preference", True), ("reduce", False)):
        seat = TablePage(open_browser(reduced_motion=motion))
        seat.quick("dcdb")
        before = seat.until_asked()["n"]
        seat.page.evaluate(
            """() => {
              window.flown = 0;
              const { animate } = Element.prototype;
              Element.prototype.animate = function (...how) { window.flown += 1; return animate.apply(this, how); };
            }"""
        )
        for _ in range(2):
            seat.page.locator(".held .card.offered").first.click(force=True)
            before = seat.until_asked(before)["n"]
        assert (seat.page.evaluate("() => window.flown") > 0) == flies


TYPED = """async (signs) => {
  const { Keys } = await import('/static/table/keys.js');
  const { Offered } = await import('/static/face/offers.js');
  const offers = ['1', '10', 'f-1', 'f1', '0'].map((key) => ({ key, name: key, answers: [key] }));
  const offered = new Offered({ words: '', offers });
  const chosen = [];
  const hands = { offered: () => offered, choose: (offer) => chosen.push(offer.key), typed() {}, escape() {} };
  const keys = new Keys(hands);
  const press = (event) => keys.press(event, true);
  document.body.addEventListener('keydown', press);
  for (const key of signs) document.body.dispatchEvent(new KeyboardEvent('keydown', { key }));
  document.body.removeEventListener('keydown', press);
  return chosen;
}"""


def test_each_key_of_an_answer_can_be_typed(open_browser: Opening) -> None:
    """A key answers as soon as no longer one begins like it; else it waits for Enter, or for the rest."""
    page = open_browser().new_page()
    page.goto("/account")
    for signs, chosen in (
        (["0"], ["0"]),
        (["1", "0"], ["10"]),
        (["1", "Enter"], ["1"]),
        (["f", "-", "1"], ["f-1"]),
        (["f", "1"], ["f1"]),
        (["f", "Escape", "0"], ["0"]),
        (["f", "Backspace", "1", "Enter"], ["1"]),
        (["f", "x", "0"], ["0"]),
        (["-", "x"], []),
    ):
        assert page.evaluate(TYPED, signs) == chosen, signs
