"""The lobby: each game, and each form of one, begins by one click; and the page has the same colours in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longbox.games import all_packs
from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

FORMS = [(game, form.id) for game, pack in all_packs().items() for form in pack.forms]

COLOURS = """() => {
  const shown = getComputedStyle(document.documentElement);
  const kbd = document.createElement('kbd');
  document.querySelector('main').append(kbd);
  const { color, backgroundColor } = getComputedStyle(kbd);
  const found = [shown.color, shown.backgroundColor, color, backgroundColor];
  kbd.remove();
  return found;
}"""


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_a_form_of_a_game_begins_by_one_click(open_browser: Opening, game: str, form: str) -> None:
    """The lobby has a button for each form that a pack tells of; it leads to its first question, under its title."""
    told = next(one for one in all_packs()[game].forms if one.id == form)
    seat = TablePage(open_browser())
    seat.lobby()
    button = seat.page.locator(f"[data-quick='{game} {form}']")
    expect(button).to_have_text(f"{told.title} against a bot")
    button.click()
    seat.until_asked()
    table = seat.page.url.rpartition("/")[2]
    about = seat.page.evaluate("async (id) => (await fetch('/api/tables/' + id)).json()", table)
    assert (about["title"], about["chosen"]) == (told.title, told.options)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dark_is_the_same_however_it_is_chosen(open_browser: Opening, scheme: str) -> None:
    """A theme that is chosen has the colours of the system's, those of keys too, and the other one has others."""
    seat = TablePage(open_browser(color_scheme=scheme))
    seat.lobby()
    seen = {}
    for theme in ("system", "light", "dark"):
        seat.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        seen[theme] = seat.page.evaluate(COLOURS)
    assert seen["system"] == seen[scheme]
    assert not {*seen["light"]} & {*seen["dark"]}
