"""Pairings, slips and standings, as text and as pages."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from longbox.events.organising import create, drop, register
from longbox.events.pairing import cut, final, pair
from longbox.events.paper import Sheet, as_page, as_text, pairings, slips, standings_sheet
from longbox.events.reading import event_named
from longbox.events.reporting import Report, report
from longbox.events.store import NOWHERE, Store

from .held import NAME, found, play_rounds, registered

NASTY = '<script>alert("Ann & Bob")</script>'


class Page(HTMLParser):
    """Reads a page, and complains of tags that are not closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.cells.append(data)


def test_pairings() -> None:
    """Tables with seats, clockwise, and who may choose to play or draft first. [cube 9.010]"""
    store = registered(9)
    played = pair(store, NAME)
    text = as_text(pairings(found(store), played))
    assert text.startswith("Friday Cube, round 1 of 4\n=========================\n")
    for table in played.tables:
        first = found(store).player(table.seats[0].entrant)
        assert f"Table {table.number}\n{first} may choose to play or to draft first.\n" in text
    for player in found(store).entrants:
        assert text.count(f" {player.player}\n") == 1
    assert "Left out" not in text


def test_pairings_of_a_singleton_cube_tell_what_is_left_out() -> None:
    """Each player reads what may not be played. [cube 14.300]"""
    store = registered(8, singleton=0)
    played = pair(store, NAME)
    for table in played.tables:
        told = [Report(found(store).player(seat.entrant), characters=("Batman",)) for seat in table.seats]
        report(store, NAME, table.number, told)
    text = as_text(pairings(found(store), pair(store, NAME)))
    assert text.count("Batman") == 8


def test_slips() -> None:
    """One for each table, with places to write characters and Victory Points and to sign; filled once reported.

    [cube 12.060, 12.070, 12.080]
    """
    store = registered(8)
    played = pair(store, NAME)
    text = as_text(slips(found(store), played))
    assert text.count("Signature") == 2
    assert "Friday Cube, round 1 of 3, table 2" in text
    assert all([line.count("_" * 16) == 4 for line in text.splitlines() if " P0" in line])
    names = [found(store).player(seat.entrant) for seat in played.tables[0].seats]
    report(store, NAME, 1, [Report(name, 9, ("Cyborg",)) for name in names])
    text = as_text(slips(found(store), found(store).rounds[0]))
    assert [line.count("_" * 16) for line in text.splitlines() if "Cyborg" in line] == [1] * 4


def test_standings() -> None:
    """All players with what parts them, and who has dropped; after the cut also how the play-offs stand."""
    store = registered(8)
    play_rounds(store, 3)
    last = found(store).player(found(store).ranked()[-1])
    drop(store, NAME, last)
    text = as_text(standings_sheet(found(store)))
    assert "After 3 of 3 rounds." in text
    assert "Play-offs" not in text
    assert next(line for line in text.splitlines() if "dropped after round 3" in line).split()[1] == last
    cut(store, NAME)
    final(store, NAME)
    assert "Play-offs\nThe play-offs go on.\n" in as_text(standings_sheet(found(store)))


@pytest.mark.parametrize("kind", ["pairings", "slips", "standings"])
def test_pages_are_whole_and_names_are_no_markup(kind: str) -> None:
    """Whatever a player is called is text; what is on the page is what is in the text."""
    with Store(NOWHERE) as store:
        create(store, NASTY, game="dcdb")
        register(store, NASTY, [NASTY, *[f"P{number}" for number in range(7)]])
        played = pair(store, NASTY)
        event = event_named(store, NASTY)
        sheet: Sheet = standings_sheet(event)
        if kind != "standings":
            sheet = pairings(event, played) if kind == "pairings" else slips(event, played)
    page = as_page(sheet)
    assert "<script" not in page
    assert [cell for cell in Page(page).cells if cell == NASTY] == [NASTY]
    cells = [cell for block in sheet.blocks for row in block.rows for cell in row if cell]
    assert Page(page).cells == cells
