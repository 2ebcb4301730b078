"""Owners of the box type its cards in: `longbox cards fill forever`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.games.forever.definitions import NONE, CardDefinition
from longbox.games.forever.library import LIBRARY, box, library_with
from longbox.games.library import BadCard
from longbox.language import TextError

README = Path(__file__).parents[2] / "README.md"
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
        blank = '"?"'
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
    assert 'health = "?"' in superman
    assert text.count('text = "?"') == len(box())


@pytest.mark.thorough
def test_blanks_change_no_game_and_are_counted(filled: Path) -> None:
    """A file as it was written out leaves the reconstructed cards; the check says how many wait, as no problem."""
    assert library_with((filled.read_text("utf-8"),)) == box()
    said = run("cards", "check", "--game", "forever", "--cards", str(filled))
    assert said.exit_code == 0, said.output
    assert f"{len(box())} wait for their texts" in said.output


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_a_wrong_card_is_refused_with_its_line(filled: Path) -> None:
    """A number that such a card can't be without, and a text that can't be read, are told with where they stand."""
    with pytest.raises(BadCard, match="its health is left blank"):
        library_with((typed(filled, 'name = "Batman"', text="Batman has +1 Attack."),))
    filled.write_text(typed(filled, BATARANG, text="Attack Modifier: +9 damag."), "utf-8")
    said = run("cards", "check", "--game", "forever", "--cards", str(filled))
    assert said.exit_code != 0
    assert "Batarang" in said.output


def test_a_number_that_is_left_blank_is_no_nought(filled: Path) -> None:
    """A card whose text alone was typed in is refused; where 0 was typed, it is 0."""
    with pytest.raises(BadCard, match="its cost is left blank"):
        library_with((typed(filled, BATARANG, text="Attack Modifier: +9 damage.", resource=1),))
    own = typed(filled, BATARANG, text="Attack Modifier: +9 damage.", resource=1, cost=0)
    assert named(library_with((own,)), "Batman: Batarang").cost == 0


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("-1", "its cost can't be -1"),
        ('"two"', "its cost is 'two'; it must be a number."),
        ('"-"', "its cost is '-'; it must be a number."),
    ],
)
def test_a_wrong_number_is_refused(filled: Path, written: str, said: str) -> None:
    """No card costs less than nothing, or a word; what is in quotes and a number all the same is one."""
    with pytest.raises(BadCard, match=said):
        library_with((typed(filled, BATARANG, text="Attack Modifier: +9 damage.", resource=1, cost=written),))
    own = typed(filled, BATARANG, text="Attack Modifier: +9 damage.", resource=1, cost='"2"')
    assert named(library_with((own,)), "Batman: Batarang").cost == 2


def test_a_character_without_health_is_refused(filled: Path) -> None:
    """It would never be in play; "-" is what it can't do, and no number of Health."""
    typed_in = {"text": "Batman has +1 Attack.", "rescue": 1, "cost": 5}
    for health, said in ((0, "its health can't be 0"), ('"-"', "its health is '-'")):
        with pytest.raises(BadCard, match=said):
            library_with((typed(filled, 'name = "Batman"', health=health, attack='"-"', **typed_in),))
    batman = named(library_with((typed(filled, 'name = "Batman"', health=7, attack='"-"', **typed_in),)), "Batman")
    assert (batman.health, batman.attack) == (7, NONE)


@pytest.mark.thorough
def test_the_check_and_the_readme_say_what_the_cards_rest_on() -> None:
    """Both count printed facts as the card files have them."""
    cards = box()
    names, texts = [sum([field in card.printed for card in cards]) for field in ("name", "text")]
    said = run("cards", "check", "--game", "forever").output
    assert f"{len(cards)} different cards: {names} names, " in said
    assert f" numbers and {texts} texts rest on printed facts; the others are reconstructed" in said
    numbers = said.partition(" names, ")[2].partition(" numbers")[0]
    assert f"{names} names, {numbers} numbers and {texts} texts" in README.read_text("utf-8")


@pytest.mark.thorough
def test_the_reconstructed_card_stays_where_the_own_one_cannot_be_read(filled: Path) -> None:
    """A text, a key and a number that are wrong leave three cards as they were, and are told; what reads is played."""
    own = typed(filled, BATARANG, text="Attack Modifier: +9 damag.", cost=8, resource=1)
    filled.write_text(own.replace('health = "?"', "helth = 7", 1), "utf-8")
    filled.write_text(typed(filled, 'name = "Batman"', text="Batman has +1 Attack."), "utf-8")
    filled.write_text(
        typed(filled, 'name = "Flight"', text="Rescue Modifier: +3 citizens.", cost=2, resource=1), "utf-8"
    )
    cards = library_with((LIBRARY.own_cards(filled),))
    flight = named(cards, "Superman: Flight")
    assert flight.text == "Rescue Modifier: +3 citizens."
    assert [card for card in cards if card is not flight] == [card for card in box() if card.code != flight.code]
    said = run("cards", "check", "--game", "forever", "--cards", str(filled))
    assert "3 can't be read, so that the shipped card is played: Aquaman; Batman; Batarang" in said.output
    assert "3 problems were found" in str(said.exception)
    playing = run("simulate", "forever", "--cards", str(filled), "--games", "1", "--no-compare")
    assert playing.exit_code == 0, playing.output
    assert playing.output.count("The reconstructed card is played until this one can be read.") == 3


def test_a_card_of_ones_own_that_replaces_nothing_must_be_read(filled: Path) -> None:
    """There is no card that could stay in its place, so that no game begins without it."""
    new = '\n[[card]]\nname = "Sudden Insight"\ntype = "event"\naffiliation = "Batman"\ntext = "Drow a card."\n'
    filled.write_text(filled.read_text("utf-8") + new, "utf-8")
    with pytest.raises(TextError, match="Sudden Insight"):
        LIBRARY.own_cards(filled)


@pytest.mark.parametrize("name", ["Heroes", "Schemes", "Wise Heroes"])
def test_no_card_is_called_like_all_of_a_kind(name: str) -> None:
    """Texts speak of all of them by that word, so it would be unclear who is meant."""
    with pytest.raises(BadCard, match="means all cards of that kind"):
        library_with((f'[[card]]\nname = "{name}"\ntype = "rogue"\nhealth = 4\nattack = 2\ncost = 5\n',))


def test_no_trait_begins_with_what_a_card_is() -> None:
    """At the beginning of a text nobody could tell it from the state."""
    with pytest.raises(BadCard, match="can't be a trait"):
        library_with(('[[card]]\nname = "Ox"\ntype = "rogue"\nhealth = 4\ncost = 5\ntraits = ["Exhausted"]\n',))


def test_many_games_are_played_with_a_box_that_is_not_all_typed_in(filled: Path) -> None:
    """Bots play with it, and what was typed in is measured as a card of one's own."""
    filled.write_text(typed(filled, BATARANG, text="Attack Modifier: +9 damage.", cost=8, resource=1), "utf-8")
    said = run("simulate", "forever", "--cards", str(filled), "--games", "1", "--players", "random,random")
    assert said.exit_code == 0, said.output
    assert "Batarang: the same games with it and without it" in said.output
