"""Owners of the box type its cards in: `longbox cards fill forever`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.games.forever.definitions import CardDefinition
from longbox.games.forever.library import box, library_with
from longbox.games.library import BadCard

BATARANG = 'name = "Batarang"'


def run(*words: str) -> Any:
    """What comes of a command."""
    return CliRunner().invoke(group, words)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A file that was just written out."""
    file = tmp_path / "my-box.toml"
    assert run("cards", "fill", "forever", str(file)).exit_code == 0
    return file


def typed(file: Path, card: str, **values: object) -> str:
    """The file with some blanks of one card typed over."""
    text = file.read_text("utf-8")
    start = text.index(card)
    end = text.index("[[card]]", start)
    entry = text[start:end]
    for field, value in values.items():
        blank = '"?"' if field == "text" else "0"
        written = f'"{value}"' if field == "text" else value
        assert f"{field} = {blank}" in entry
        entry = entry.replace(f"{field} = {blank}", f"{field} = {written}")
    return text[:start] + entry + text[end:]


def named(cards: list[CardDefinition], code: str) -> CardDefinition:
    """The card of a code."""
    return next(card for card in cards if card.code == code)


def test_what_is_known_is_written_out_and_the_rest_is_blank(filled: Path) -> None:
    """Numbers that are printed facts stand there; reconstructed ones don't, and no text does."""
    text = filled.read_text("utf-8")
    superman = text[text.index('name = "Superman"') :].split("[[card]]")[0]
    assert "rescue = 2" in superman
    assert "health = 0" in superman
    assert text.count('text = "?"') == len(box())


def test_blanks_change_no_game_and_are_counted(filled: Path) -> None:
    """A file as it was written out leaves the reconstructed cards; the check says how many wait, as no problem."""
    assert library_with((filled.read_text("utf-8"),)) == box()
    said = run("cards", "check", "--game", "forever", "--cards", str(filled))
    assert said.exit_code == 0, said.output
    assert f"{len(box())} wait for their texts" in said.output


def test_a_card_that_reads_takes_the_place_of_the_reconstructed_one(filled: Path) -> None:
    """Its numbers and its text count, and nothing is said of reconstruction; all other cards stay."""
    own = typed(filled, BATARANG, text="Attack Modifier: +9 damage.", cost=8, resource=1)
    cards = library_with((own,))
    batarang = named(cards, "Batman: Batarang")
    assert (batarang.cost, batarang.resource, batarang.copies, batarang.rests_on) == (8, 1, 2, "")
    assert batarang.text == "Attack Modifier: +9 damage."
    assert len(cards) == len(box())
    assert [card for card in cards if card is not batarang] == [card for card in box() if card.code != batarang.code]
    filled.write_text(own, "utf-8")
    said = run("cards", "check", "--game", "forever", "--cards", str(filled)).output
    assert f"{len(box()) - 1} wait for their texts" in said


def test_a_wrong_card_is_refused_with_its_line(filled: Path) -> None:
    """A number that such a card can't be without, and a text that can't be read, are told with where they stand."""
    with pytest.raises(BadCard, match="its health is left blank"):
        library_with((typed(filled, 'name = "Batman"', text="Batman has +1 Attack."),))
    filled.write_text(typed(filled, BATARANG, text="Attack Modifier: +9 damag."), "utf-8")
    said = run("cards", "check", "--game", "forever", "--cards", str(filled))
    assert said.exit_code != 0
    assert "Batarang" in said.output
