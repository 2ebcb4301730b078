"""Whatever can be misspelt on the command line gets a proposal, in all commands and all games."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.games.deck_lines import counted


def told(*words: str) -> str:
    """What a command says that is refused."""
    result = CliRunner().invoke(group, list(words))
    assert result.exit_code != 0
    return result.output if result.exception is None else f"{result.output}{result.exception}"


@pytest.mark.parametrize(
    ("words", "proposed"),
    [
        ("plya", "'play'"),
        ("decks chekc x", "'check'"),
        ("cards raed x", "'read'"),
        ("play dcbd", "'dcdb'"),
        ("simulate champion", "'champions'"),
        ("rulebook vss", "'vs'"),
        ("cards words --game dcbd", "'dcdb'"),
        ("decks list --game champion", "'champions'"),
        ("decks check X-Mne", "'X-Men'"),
        ("decks convert X-Men --to txt", "'text'"),
        ("play dcdb --players you,greddy", "'greedy'"),
        ("simulate dcdb --players gredy", "'greedy'"),
        ("play dcdb --variant two-head", "'two-heads'"),
        ("play dcdb --heroes randm", "'random'"),
        ("play champions --scenario klw", "'Klaw'"),
        ("play champions --modular bombscar", "'Bomb Scare'"),
        ("play champions --later-rule overpying", "'overpaying'"),
        ("play champions --hero spidermann", "'Spider-Man'"),
        ("play vs --deck Sentinel", "'Sentinels'"),
        ("simulate champions --hero spidermann", "'Spider-Man'"),
        ("simulate champions --scenario klw", "'Klaw'"),
        ("simulate vs --deck Sentinl", "'Sentinels'"),
    ],
)
def test_a_misspelt_name_gets_a_proposal(words: str, proposed: str) -> None:
    """The name that was meant stands in the answer, after a question."""
    answer = told(*words.split())
    assert "Did you mean" in answer
    assert proposed in answer.partition("Did you mean")[2]


@pytest.mark.parametrize(
    ("words", "proposed"),
    [
        ("play forever --side hero,Rogue", "Name one side at a time: --side hero --side Rogue."),
        ("play champions --modular bombscare,underattack", "set at a time: --modular bombscare --modular underattack."),
    ],
)
def test_names_joined_by_commas_are_told_how_to_be_given(words: str, proposed: str) -> None:
    """Players are joined by commas, and what each of them plays is not: whoever tries it reads how it goes."""
    assert proposed in told(*words.split())


@pytest.mark.parametrize("options", ["--first-player 2", "--first-player 3 --hero Spider-Man --hero Klaw"])
def test_seats_are_counted_from_one(options: str) -> None:
    """A seat that nobody sits on is named as it was typed."""
    seat = options.split()[1]
    players = options.count("--hero")
    words = ["play", "champions", "--plain", *options.replace("Klaw", "She-Hulk").split()]
    assert f"There is no seat {seat}: {'1 plays' if not players else '2 play'}." in told(*words)


def test_names_are_taken_in_any_letters() -> None:
    """Capitals, spaces and hyphens of a name on the command line don't matter."""
    words = "simulate champions --games 1 --hero spiderman --scenario RHINO --mode Standard"
    result = CliRunner().invoke(group, words.split())
    assert result.exit_code == 0, result.output
    assert "Spider-Man" in result.output


@pytest.mark.parametrize(
    "line", ["2 Backflip", "2x Backflip", "2 x Backflip", "2xBackflip", "x2 Backflip", "Backflip x2", "Backflip x 2"]
)
@pytest.mark.parametrize("bullet", ["", "- ", "*"])
def test_a_card_is_counted_in_all_ways(line: str, bullet: str) -> None:
    """People write the count before or behind, with or without an x."""
    assert counted(bullet + line) == ("Backflip", 2)


@pytest.mark.parametrize("line", ["Backflip", "X-23", "", "Xavier's School", "x Backflip"])
def test_a_card_alone_is_not_counted(line: str) -> None:
    """Where no count is written, none is read."""
    assert counted(line) is None


@pytest.mark.parametrize("deck", ["x2 Storm, Ororo Munroe\n", "Spider-Man\n\nx2 Backflip\n"])
def test_a_deck_tells_its_game(deck: str, tmp_path: Path) -> None:
    """Without --game, a list is checked by the rules of the game whose cards it has, and by no other's."""
    file = tmp_path / "deck.txt"
    file.write_text(deck, encoding="utf-8")
    result = CliRunner().invoke(group, ["decks", "check", str(file)])
    assert "there is no card" not in result.output
    assert len(result.output.splitlines()) < 15
