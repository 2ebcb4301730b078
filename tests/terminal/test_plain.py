"""One line after another: for screen readers and pipes, through the command line itself."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.kernel.record import load

DRAWING = re.compile("[\x1b\u2500-\u259f]")
"""Escape codes, box-drawing characters and blocks."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of a test are kept."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    return tmp_path / "dcdb"


def play(*arguments: str, lines: str = "") -> Result:
    """Run `longbox play dcdb`, with lines from a pipe."""
    return CliRunner().invoke(group, ["play", "dcdb", *arguments], input=lines, catch_exceptions=False)


def plain(lines: str, *arguments: str, seed: int = 5) -> str:
    """What is printed for some lines, played in plain mode against a bot."""
    players = ("--players", "you,random", "--hero", "The Flash", "--hero", "Batman")
    return play("--plain", "--seed", str(seed), *players, *arguments, lines=lines).output


def test_plain_lines_are_not_drawn(home: Path) -> None:
    """Whatever is asked for, nothing is drawn, coloured or cleared."""
    output = plain("?\ntable\n?kick\nwhy\nwhy darkseid\nlog\n?you\nall\nk\n0\nall\n0\nall\n0\n")
    assert "Power 3" in output
    assert not DRAWING.search(output)


def test_the_table_is_told_at_the_beginning_of_a_turn(home: Path) -> None:
    """Line-Up, stacks, others, hand and question are sentences."""
    output = plain("")
    assert "Turn 1: your turn." in output
    assert output.count("\nLine-Up: ") == 5
    assert "Super-Villain: Ra's al Ghul. Super-Villain, cost 8, 4 VP, 8 in the stack. +3 Power." in output
    assert "Kick stack: Kick. Super Power, cost 3, 1 VP, 16 left. +2 Power." in output
    assert "Random plays as Batman. Hand 5, deck 5, discard pile 0." in output
    assert "\nYour hand: Vulnerability \u00d72, Punch \u00d73.\n" in output
    assert "Play a card, buy one, or end your turn.\n1: " in output


def test_the_end_of_input_leaves_a_game_to_resume(home: Path) -> None:
    """When lines run out, it is said where the game is kept; it goes on from there as if it had not been left."""
    output = plain("all\n")
    assert output.endswith("Go on with: longbox play dcdb --resume\n")
    assert "game-1.json" in output
    left = load(home / "game-1.json")
    assert len(left.answers) == 5
    resumed = play("--plain", "--resume", lines="0\n").output
    assert "End your turn" in resumed
    assert load(home / "game-1.json").answers[:6] == (*left.answers, "end turn")


def test_quitting_and_interrupting_leave_a_game_to_resume(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`quit` and Ctrl-C end alike."""
    assert "--resume" in plain("quit\n")

    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    result = play("--plain", "--seed", "5")
    assert result.exit_code == 0
    assert "game-2.json" in result.output
    assert "--resume" in result.output


def test_a_game_is_resumed_by_its_file(home: Path, tmp_path: Path) -> None:
    """A copy that was saved under a name is gone on with by that name, and named when it is left again."""
    copy = tmp_path / "copy.json"
    assert f"A copy is kept in {copy}." in plain(f"all\nsave {copy}\n0\n")
    resumed = play("--plain", "--resume", str(copy), lines="").output
    assert f"--resume {copy}" in resumed
    assert load(copy).answers == load(home / "game-1.json").answers[:5]


def test_wrong_answers_change_nothing(home: Path) -> None:
    """What is no answer, or could be two, is said; the question stands, and nothing is given."""
    output = plain("9\nbatmobile\nxyzzy\ndarkseid\n")
    assert "'9' is not among the answers." in output
    assert "'xyzzy' is not among the answers." in output
    assert output.count("Play a card, buy one, or end your turn.") == 5
    assert load(home / "game-1.json").answers == ()


def test_what_can_not_be_bought_says_why(home: Path) -> None:
    """Naming a card that is too expensive tells what it costs, and by which rule."""
    output = plain("all\ndefeat ra's al ghul\n")
    assert "Ra's al Ghul costs 8; you have 3 Power." in output
    assert "Rule: Buying Cards." in output


def test_undo_takes_back_the_last_answer(home: Path) -> None:
    """Undo goes back to the own answer before, over what bots did since; before the first there is nothing."""
    output = plain("undo\nall\n0\nundo\n")
    assert "There is no answer of yours to take back." in output
    assert load(home / "game-1.json").answers == ("Vulnerability",) * 2 + ("Punch",) * 3


def test_news_are_told_once(home: Path) -> None:
    """After a question about a card, only the question is repeated."""
    output = plain("0\n?kick\n?kick\n")
    assert output.count("Turn 2: Random plays") == 1
    assert output.count("Turn 3: your turn.") == 1


def test_a_game_is_played_to_its_result(home: Path) -> None:
    """The end tells who won, each deck's points with the cards that gave them, and how to play it back."""
    output = plain("0\n1\n" * 300, "--players", "you,greedy")
    assert "\nGreedy wins.\nThe game ends: " in output
    assert re.search(r"\nYou · The Flash   -?\d+ Victory Points?   \d+ cards, 0 Super-Villains\n", output)
    assert re.search(r"\nGreedy · Batman   \d+ Victory Points   won   \d+ cards", output)
    assert re.search(r"\n   .*Ra's al Ghul \+4", output)
    assert "Play it back: longbox replay" in output
    assert (home / "game-1-finished.json").exists()
    assert not DRAWING.search(output)


def test_without_a_terminal_bots_play(home: Path) -> None:
    """Where nobody can see or type, bots take all seats, and the result is printed."""
    output = play("--seed", "3", "--players", "you,random").output
    assert re.match(r"(Greedy|Random) wins\.", output)
    assert ">" not in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "you"), "1 players can't play"),
        (("--players", "Ann,ann"), "Two players are called"),
        (("--variant", "team"), "The Team Game is for 4 players, not 2."),
        (("--hero", "Batmn", "--hero", "Superman"), "Did you mean 'Batman'?"),
        (("--super-villains", "13"), "choose 8 to 12"),
        (("--resume",), "There is no game to go on with"),
        (("--resume", "nowhere.json"), "nowhere.json can't be read"),
    ],
)
def test_what_does_not_fit_is_said(home: Path, arguments: tuple[str, ...], message: str) -> None:
    """Options that don't fit the game, and games that aren't there, are errors in one sentence."""
    result = CliRunner().invoke(group, ["play", "dcdb", "--plain", *arguments])
    assert message in f"{result.output}{result.exception}"


def test_every_option_reaches_the_game(home: Path, tmp_path: Path) -> None:
    """What is agreed on with options is what the game is set up with, and what is saved."""
    cards = tmp_path / "mine.toml"
    cards.write_text('[[card]]\nname = "Ace"\ntype = "Hero"\ncost = 1\nvp = 1\ntext = "+1 Power."\n')
    arguments = ("--players", "Ann,Ben", "--variant", "two-heads", "--on-patrol", "--heroes", "random")
    play("--plain", "--seed", "9", *arguments, "--super-villains", "10", "--cards", str(cards), lines="")
    record = load(home / "game-1.json")
    assert record.seed == 9
    assert record.seats == ("Ann", "Ben")
    options = record.options
    assert (options["variant"], options["on_patrol"], options["heroes"]) == ("two heads", True, "random")
    assert options["super_villains"] == 10
    assert '"Ace"' in options["cards"][0]
    named = ("--hero", "Batman", "--hero", "Aquaman", "--hero", "Cyborg", "--hero", "Superman")
    play("--plain", "--players", "Ann,Ben", "--variant", "two-heads", *named, lines="")
    assert load(home / "game-2.json").options["hero_names"] == [["Batman", "Aquaman"], ["Cyborg", "Superman"]]
