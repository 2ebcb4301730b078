"""`longbox cards`: reading a text, checking card files, listing the words; and the page that explains it all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games import UnknownGame, find_card_language
from longbox.games.card_growth import growth_of
from longbox.games.card_language import CardLanguage, check_file
from longbox.games.library import Library
from longbox.kernel.errors import LongboxError
from longbox.kernel.terms import parts_of
from longbox.language import CachedReader
from longbox.language.listing import shown
from longbox.texts.lines import TEXT

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
DCDB = find_card_language("dcdb")


def run(*arguments: str) -> Result:
    """What a command prints, and the error it ends with."""
    return CliRunner().invoke(group, ["cards", *arguments])


def part_of_page(name: str) -> str:
    """The block of the page between two remarks."""
    found = re.search(rf"<!-- {name} -->\n```\w*\n(.*?)```\n<!-- end of {name} -->", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_page_tells_how_the_words_have_grown_today() -> None:
    """It has what the command prints, in which no meaning is counted twice, and none that a card says is left out."""
    grown = growth_of(DCDB)
    assert part_of_page("growth") == run("growth", "--game", "dcdb").output
    texts = [card.text.strip() for file in DCDB.library.files for card in DCDB.load(file) if card.text.strip()]
    said = {type(part) for text in texts for part in parts_of(DCDB.known(text))}
    assert sum([found.meanings for found in grown]) == len(said)
    assert sum([found.cards for found in grown]) == len(texts)


def test_reading_shows_the_tree_and_the_printed_text() -> None:
    """Whoever invents a card sees what it means, and how it will look."""
    result = run("read", "Draw 2 cards and +1 Power.", "Attack: Each foe gains a Weakness.", "--game", "dcdb")
    assert result.exit_code == 0
    assert "amount: Fixed(value=2)" in result.output
    assert "GainWeakness" in result.output
    assert "    Draw two cards and +1 Power.\n    Attack: Each foe gains a Weakness.\n" in result.output


def test_the_place_of_an_error_is_told_as_the_text_was_written() -> None:
    """A heading in the middle of a line begins a new one for who reads it, and none for who wrote it."""
    one_line = run("read", "+3 Power. When this card is destroyed, drow a card.", "--game", "dcdb")
    assert 'can\'t read "drow" (line 1, column 40)' in str(one_line.exception)
    two_lines = run("read", "+3 Power.", "When this card is destroyed, drow a card.", "--game", "dcdb")
    assert 'can\'t read "drow" (line 2, column 30)' in str(two_lines.exception)


def test_reading_takes_words_without_quotes() -> None:
    """A text of one line may be typed as it is."""
    assert run("read", "Draw", "two", "cards.").output == run("read", "Draw two cards.").output


def test_reading_points_at_what_can_not_be_read() -> None:
    """The error shows the place, what was understood, and a text that can be read."""
    result = run("read", "Draw two cards, then destory a card in your hand.")
    assert isinstance(result.exception, LongboxError)
    assert "    Draw two cards, then destory a card in your hand.\n                         ^^" in str(result.exception)
    assert 'understood: "Draw two cards, then"' in str(result.exception)
    assert "    Draw two cards, then destroy a card in your hand.\n" in str(result.exception)
    assert '("destroy" in place of "destory")' in str(result.exception)


@pytest.mark.parametrize("subcommand", [("read", "x"), ("check",), ("words",), ("growth",)])
def test_an_unknown_game_is_refused(subcommand: tuple[str, ...]) -> None:
    """The games that there are, are named."""
    result = run(*subcommand, "--game", "dcbd")
    assert isinstance(result.exception, UnknownGame)
    assert "'dcdb'" in str(result.exception)


@pytest.mark.thorough
def test_all_shipped_cards_read_and_print_back() -> None:
    """Each text reads in exactly one way, and prints as it was written; the readings are those of these texts."""
    result = run("check")
    assert result.exit_code == 0
    assert "main_deck.toml: 52 cards, 52 with a text: ok" in result.output
    assert "readings.json: up to date" in result.output
    assert "words:" not in result.output


def test_the_shipped_readings_are_what_is_read() -> None:
    """What games start from is, for each text, what reading it gives."""
    stored = CachedReader(DCDB.lexicon, DCDB.readings)
    texts = [card.text.strip() for file in DCDB.library.files for card in DCDB.load(file) if card.text]
    assert len(texts) == 447
    assert [text for text in texts if not stored.has(text, TEXT)] == []
    assert [text for text in texts if stored.read(text, TEXT) != DCDB.read(text)] == []


OWN = """
[[card]]
name = "Oracle"
type = "Hero"
text = "Draw 2 cards."

[[card]]
name = "Batwoman"
type = "Hero"
text = '''
+2 Power.
Draw two crads.'''

[[card]]
name = "Bane"
type = "Villain"
text = "Ongoing: When you play your first Hero on each of your turns, draw a card."
"""


@pytest.mark.thorough
def test_own_cards_are_checked_with_file_and_line(tmp_path: Path) -> None:
    """All that is wrong is reported at once; what is only worded otherwise is shown as it will be printed."""
    file = tmp_path / "my.toml"
    file.write_text(OWN)
    result = run("check", "--cards", str(file))
    assert str(result.exception) == "3 problems were found."
    assert "my.toml: 3 cards, 1 with a text: has problems" in result.output
    assert "my.toml:5 (Oracle): is printed in other words:\n\n    Draw two cards." in result.output
    assert f'{file}:12 (Batwoman): can\'t read "crads"' in result.output
    assert f"{file}:17 (Bane): Bane: a line doesn't belong here" in result.output
    assert "only a Location is Ongoing" in result.output
    assert f"{file}:15 (Bane): there is already a card of this name" in result.output


@pytest.mark.thorough
def test_a_file_that_is_not_there_is_reported() -> None:
    """A wrong name is no reason to stop."""
    result = run("check", "--cards", "nowhere.toml")
    assert "nowhere.toml: can't be read" in result.output
    assert str(result.exception) == "1 problem was found."


@pytest.fixture
def small(tmp_path: Path) -> CardLanguage:
    """A card language with one card, and readings that are still to be written."""
    file = tmp_path / "cards.toml"
    file.write_text('[[card]]\nname = "Oracle"\ntype = "Hero"\ntext = "Draw two cards."\n')
    library = Library(DCDB.library.entry, DCDB.library.define, (file,))
    return CardLanguage(DCDB.lexicon, DCDB.category, library, tmp_path / "readings.json")


CHECK = ("check", "--game", "dcdb")


@pytest.mark.thorough
def test_readings_out_of_date_are_noticed_and_written_anew(
    small: CardLanguage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check fails until the readings are those of the texts, and can write them."""
    monkeypatch.setattr("longbox.commands.cards.find_card_language", lambda game: small)
    assert "out of date; write it anew with: longbox cards check --save-readings" in run(*CHECK).output
    assert "readings.json: written anew" in run(*CHECK, "--save-readings").output
    assert "readings.json: up to date" in run(*CHECK).output
    small.library.files[0].write_text('[[card]]\nname = "Oracle"\ntype = "Hero"\ntext = "Draw three cards."\n')
    assert str(run(*CHECK).exception) == "1 problem was found."


@pytest.mark.thorough
def test_a_shipped_card_must_be_printed_as_it_is_written(small: CardLanguage, monkeypatch: pytest.MonkeyPatch) -> None:
    """For cards of the game itself, other words are a problem."""
    small.library.files[0].write_text('[[card]]\nname = "Oracle"\ntype = "Hero"\ntext = "Draw 2 cards."\n')
    small.save_readings()
    monkeypatch.setattr("longbox.commands.cards.find_card_language", lambda game: small)
    assert str(run(*CHECK).exception) == "1 problem was found."


def test_the_words_are_all_there() -> None:
    """All that is printed is listed, in its category, with what means the same."""
    lines = run("words", "--game", "dcdb").output.splitlines()
    listed = [line for line in lines if line.startswith("    ")]
    told = {line.strip().removeprefix("or: ") for line in listed}
    printed = [each.wording for phrasings in DCDB.lexicon.printed.values() for each in phrasings]
    assert [wording for wording in printed if shown(wording) not in told] == []
    assert lines.index("        or: draw <amount> additional card(s)") == lines.index("    draw <amount> card(s)") + 1
    assert "    <clause>, then <clause>" in listed


@pytest.mark.parametrize(("block", "game"), [("words", "dcdb"), ("forever words", "forever")])
def test_the_page_lists_all_words(block: str, game: str) -> None:
    """docs/cards.md shows what `longbox cards words` prints for both games, and is to be renewed when that changes."""
    assert part_of_page(block) == run("words", "--game", game).output.rstrip() + "\n"


def test_the_example_of_dc_forever_is_fit_to_play(tmp_path: Path) -> None:
    """Its three cards are checked and printed as they stand on the page."""
    file = tmp_path / "watch.toml"
    file.write_text(part_of_page("forever example"))
    found = check_file(find_card_language("forever"), file, [])
    assert (found.names, found.problems, found.reworded) == (["Night Watch", "Curfew", "Ambush"], [], [])


def test_the_example_of_the_page_is_fit_to_play(tmp_path: Path) -> None:
    """Whoever copies it has three cards that are checked and printed as they are."""
    file = tmp_path / "my.toml"
    file.write_text(part_of_page("example"))
    found = check_file(DCDB, file, [])
    assert (found.names, found.problems, found.reworded) == (["Oracle", "Clocktower", "Batarang"], [], [])
