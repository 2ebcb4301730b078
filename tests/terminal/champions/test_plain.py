"""Marvel Champions through the command line: one line after another, quick starts, whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games.champions.decks.deck_formats import find_format
from longbox.games.champions.decks.starter_decks import core_set, starter_deck
from longbox.kernel.record import load

DRAWING = re.compile("[\x1b\u2500-\u259f]")
"""Escape codes, box-drawing characters and blocks."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of a test are kept."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    return tmp_path / "champions"


def play(*arguments: str, lines: str = "") -> Result:
    """Run `longbox play champions`, with lines from a pipe."""
    return CliRunner().invoke(group, ["play", "champions", *arguments], input=lines, catch_exceptions=False)


def plain(lines: str, *arguments: str, seed: int = 5) -> str:
    """What is printed for some lines, played in plain mode."""
    return play("--plain", "--seed", str(seed), *arguments, lines=lines).output


def test_with_nothing_said_spider_man_meets_rhino(home: Path) -> None:
    """The shortest command starts the simplest game."""
    assert "Villain: Rhino I, 14/14 hit points" in plain("")
    options = load(home / "game-1.json").options
    assert (options["heroes"], options["scenario"], options["expert"]) == (["Spider-Man"], "Rhino", False)


def test_plain_lines_are_not_drawn(home: Path) -> None:
    """Whatever is asked for, nothing is drawn, coloured or cleared."""
    output = plain("?\n0\ntable\nf\n?rhino\nwhy\nwhy attack rhino\nlog\n?you\nattack rhino\n0\n0\n0\n0\n")
    assert "Spider-Man attacks Rhino: Rhino takes 2 damage." in output
    assert not DRAWING.search(output)


def test_the_table_is_told_once_a_round(home: Path) -> None:
    """At the beginning of a round everything is told; then only what has changed."""
    output = plain("0\nf\nattack rhino\n")
    assert output.count("\nMain scheme: The Break-In! 1B, 0/7 threat, 1 more each round.") == 1
    assert output.count("\nYour hand: ") == 1
    assert "\nRhino I: 12/14 hit points. The Break-In! 1B: 0/7 threat. Spider-Man: 10/10.\n" in output


@pytest.mark.parametrize(
    ("arguments", "heroes", "names"),
    [
        (("--hero", "She-Hulk"), ["She-Hulk"], ["You"]),
        (("--hero", "jennifer walters"), ["She-Hulk"], ["You"]),
        (("--hero", "She-Hulk", "--hero", "Iron Man"), ["She-Hulk", "Iron Man"], ["", ""]),
        (("--players", "Ann,random"), ["Spider-Man", "Captain Marvel"], ["Ann", "Random"]),
        (("--players", "you,random", "--hero", "Captain Marvel"), ["Captain Marvel", "Spider-Man"], ["You", "Random"]),
        (("--players", "Ann,Ann,Ben"), ["Spider-Man", "Captain Marvel", "She-Hulk"], ["", "", "Ben"]),
    ],
)
def test_heroes_are_seated(home: Path, arguments: tuple[str, ...], heroes: list[str], names: list[str]) -> None:
    """Heroes that are named come first; who plays several is called like each of them."""
    play("--plain", *arguments)
    options = load(home / "game-1.json").options
    assert (options["heroes"], options["names"]) == (heroes, names)


def test_every_option_reaches_the_game(home: Path, tmp_path: Path) -> None:
    """What is agreed on with options is what the game is set up with, and what is saved."""
    deck = tmp_path / "deck.txt"
    deck.write_text(find_format("text").write(starter_deck("Iron Man"), core_set()))
    scenario = ("--scenario", "klaw", "--expert", "--modular", "Bomb Scare", "--modular", "Legions of Hydra")
    rules = ("--first-player", "2", "--overpaying", "--later-rule", "crisis")
    play("--plain", "--seed", "9", "--hero", "She-Hulk", "--deck", str(deck), *scenario, *rules)
    record = load(home / "game-1.json")
    options = record.options
    assert record.seats == ("You", "You")
    assert options["heroes"] == ["She-Hulk", "Iron Man"]
    assert options["decks"][0] == ""
    assert "Repulsor Blast" in options["decks"][1]
    assert (options["scenario"], options["expert"], options["first_player"]) == ("Klaw", True, 1)
    assert options["modular"] == ["Bomb Scare", "Legions of Hydra"]
    assert (options["overpaying"], options["later_rules"]) == (True, ["crisis"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--hero", "Spiderman X"), "there is no such hero"),
        (("--hero", "She-Hulk", "--hero", "She-Hulk"), "can't be played by two"),
        (("--players", "Ann,Ben", *("--hero", "She-Hulk") * 3), "3 heroes were named for 2 players"),
        (("--players", "you,Ann"), "give each a name instead of 'you'"),
        (("--modular", "Bomb"), "no modular encounter set 'Bomb'. Did you mean 'Bomb Scare'?"),
        (("--players", "a,b,c,d,e"), "for one to 4"),
    ],
)
def test_what_does_not_fit_is_said(home: Path, arguments: tuple[str, ...], message: str) -> None:
    """Options that don't fit the game are errors in one sentence."""
    result = CliRunner().invoke(group, ["play", "champions", "--plain", *arguments])
    assert message in f"{result.output}{result.exception}"


def test_a_game_is_played_to_its_result(home: Path) -> None:
    """The end tells who won, why, how everybody stood, and how to play it back."""
    output = plain("0\n" * 60)
    assert re.search(r"\nRhino wins\.\nThe Break-In! is completed\. It took \d+ rounds\.\n", output)
    assert re.search(r"\nYou · Spider-Man   \d+/10 hit points\nRhino I   \d+/14 hit points, 1 stage to come\n", output)
    assert "Play it back: longbox replay" in output
    assert (home / "game-1-finished.json").exists()


def test_a_person_and_a_bot_play_together(home: Path) -> None:
    """Bots answer by themselves, and what they did is told."""
    output = plain("0\n" * 8, "--players", "you,random", "--scenario", "Klaw")
    assert re.search(r"\n(> )?Random takes a turn\.", output)


def test_several_heroes_are_played_by_one(home: Path) -> None:
    """Each question names the hero it is for, and nobody has to look away."""
    output = plain("0\n0\nf\n0\n", "--hero", "Spider-Man", "--hero", "She-Hulk")
    assert "Spider-Man: Choose cards to discard and replace" in output
    assert "She-Hulk: Take your turn." in output
    assert "Press Enter" not in output


def test_without_a_terminal_bots_play(home: Path) -> None:
    """Where nobody can see or type, bots take all seats, and the result is printed."""
    output = play("--seed", "3", "--hero", "Captain Marvel", "--hero", "Black Panther").output
    assert re.match(r"(Rhino wins|The heroes win)\.", output)
    assert ">" not in output


def test_a_game_is_left_and_gone_on_with(home: Path) -> None:
    """What was left is gone on with by its heroes, whoever plays them."""
    assert plain("0\n", "--hero", "Spider-Man", "--hero", "She-Hulk").endswith(
        "Go on with: longbox play champions --resume\n"
    )
    resumed = play("--plain", "--resume", lines="0\n").output
    assert "She-Hulk: Choose cards to discard and replace" in resumed
