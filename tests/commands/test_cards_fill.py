"""`longbox cards fill`: cards whose texts are not public, written out to type their texts in."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.commands.filling import CannotWrite, NothingToFill
from longbox.games.dcdb.card_lists import ALL_KNOWN, LISTED, cards_listed
from longbox.games.dcdb.library import LIBRARY, UNWRITTEN, CardEntry
from longbox.language.errors import TextError
from longbox.language.library import load_card_file

BLANK = 'name = "Arisia"\n'


def run(*words: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(group, words, catch_exceptions=False)
    return result.output


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A file that was just written out."""
    file = tmp_path / "my-box.toml"
    run("cards", "fill", "dcdb", "--format", "cube", str(file))
    return file


def test_all_that_waits_is_written_out_with_what_is_known_of_it(box: Path) -> None:
    """Each card has its name, type and numbers as they are shipped, and a blank text at its end."""
    assert list(load_card_file(box, CardEntry)) == list(load_card_file(UNWRITTEN, CardEntry))
    written = tomllib.loads(box.read_text("utf-8"))["card"]
    assert {(list(card)[-1], card["text"]) for card in written} == {("text", "")}


def test_nothing_that_waits_is_in_a_game(box: Path) -> None:
    """A file as it was written out changes no deck."""
    text = box.read_text("utf-8")
    for card_list in (LISTED, ALL_KNOWN):
        assert [card.name for card in cards_listed(card_list, (text,))] == [
            card.name for card in cards_listed(card_list, ())
        ]


def test_a_card_whose_text_is_typed_in_joins_the_deck(box: Path) -> None:
    """It is there with what was known of it, and no other is."""
    before = box.read_text("utf-8")
    start = before.index(BLANK)
    typed = before[:start] + before[start:].replace('text = ""', 'text = "+2 Power."', 1)
    joined = {card.name for card in cards_listed(LISTED, (typed,))} - {card.name for card in cards_listed(LISTED, ())}
    assert joined == {"Arisia"}
    (card,) = [card for card in cards_listed(LISTED, (typed,)) if card.name == "Arisia"]
    assert (card.set, card.power, card.copies) == ("Rivals 2", 2, 1)


@pytest.mark.thorough
def test_what_cannot_be_read_waits_still_and_is_told(box: Path) -> None:
    """A text and a number that are wrong keep no other card from joining; check and games name both."""
    text = box.read_text("utf-8")
    for name, typed in (("Arisia", "+2 Power."), ("Boodikka", "+2 Powr."), ("Salaak", "+1 Power.")):
        start = text.index(f'name = "{name}"\n')
        text = text[:start] + text[start:].replace('text = ""', f'text = "{typed}"', 1)
    start = text.index('name = "Salaak"\n')
    box.write_text(text[:start] + text[start:].replace("cost = 2", 'cost = "two"', 1), "utf-8")
    joined = {card.name for card in cards_listed(LISTED, (LIBRARY.own_cards(box),))}
    assert joined - {card.name for card in cards_listed(LISTED, ())} == {"Arisia"}
    words = ("--cards", str(box))
    said = CliRunner().invoke(group, ["cards", "check", "--game", "dcdb", *words]).output
    assert "2 can't be read, so that they are in no game yet: Boodikka; Salaak" in said
    played = run("simulate", "dcdb", "--format", "cube", *words, "--games", "1", "--no-compare")
    assert played.count("This card is in no game until it can be read.") == 2


def test_a_card_of_ones_own_that_waits_for_nothing_must_be_read(box: Path) -> None:
    """It is no card of the box, so that no game begins without it."""
    new = '\n[[card]]\nname = "Sidewinder"\ntype = "Villain"\nset = "Our Own"\ntext = "+2 Powr."\n'
    box.write_text(box.read_text("utf-8") + new, "utf-8")
    with pytest.raises(TextError, match="Sidewinder"):
        LIBRARY.own_cards(box)


@pytest.mark.thorough
def test_checking_says_how_many_are_left(box: Path) -> None:
    """Cards that wait are no problem; they are counted, and the first are named."""
    cards = len(tomllib.loads(box.read_text("utf-8"))["card"])
    said = run("cards", "check", "--game", "dcdb", "--cards", str(box))
    assert f"my-box.toml: {cards} cards, 0 with a text: ok" in said
    assert f"{cards} wait for their texts: " in said
    assert f"and {cards - 8} others" in said


def test_what_was_typed_in_is_not_written_over(box: Path) -> None:
    """A file that is there stays as it is."""
    box.write_text("# mine\n")
    with pytest.raises(CannotWrite, match="is there already"):
        run("cards", "fill", "dcdb", str(box))
    assert box.read_text() == "# mine\n"


@pytest.mark.parametrize(("words", "answer"), [(["vs"], "All cards of vs"), (["dcdb", "--format", "base"], "'cube'")])
def test_a_game_without_such_cards_says_so(tmp_path: Path, words: list[str], answer: str) -> None:
    """Another form, or another game, has nothing to fill in; no file is written."""
    file = tmp_path / "box.toml"
    with pytest.raises(NothingToFill, match=answer):
        run("cards", "fill", words[0], str(file), *words[1:])
    assert not file.exists()
