"""What is needed before the first question, and how it is decided how to play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from longbox.terminal import starting
from longbox.terminal.picture import draw_picture, played

IMPORTS = """
import sys
from click.testing import CliRunner
from longbox.cli import group
CliRunner().invoke(group, {arguments})
print(",".join(name for name in {heavy} if name in sys.modules))
"""


def imported(arguments: list[str], heavy: list[str], home: Path) -> list[str]:
    """Which of some modules a command imports."""
    code = IMPORTS.format(arguments=arguments, heavy=heavy)
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"LONGBOX_HOME": str(home)}
    )
    return [name for name in run.stdout.strip().split(",") if name]


def test_the_first_question_waits_for_nothing_heavy(tmp_path: Path) -> None:
    """A game begins without the card grammar and without what only simulations need."""
    heavy = ["lark", "polars", "matplotlib", "numpy"]
    assert imported(["play", "dcdb", "--plain"], heavy, tmp_path) == []


def test_help_waits_for_no_game(tmp_path: Path) -> None:
    """Help is there before rich and the games are loaded."""
    assert imported(["--help"], ["rich", "longbox.games.dcdb"], tmp_path) == []


class Stream:
    """A stream that is a terminal, or is not."""

    def __init__(self, terminal: bool) -> None:
        self.terminal = terminal

    def isatty(self) -> bool:
        """Whether it is one."""
        return self.terminal


@pytest.mark.parametrize(
    ("reads", "writes", "plain", "how"),
    [
        (True, True, False, starting.DRAWN),
        (True, True, True, starting.PLAIN),
        (False, False, False, starting.BOTS),
        (False, False, True, starting.PLAIN),
        (False, True, False, starting.PLAIN),
        (True, False, False, starting.PLAIN),
    ],
)
def test_the_terminal_decides(
    reads: bool, writes: bool, plain: bool, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn on a whole terminal, told in lines on half of one, and played by bots without one."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdin", Stream(reads))
    monkeypatch.setattr("sys.stdout", Stream(writes))
    assert starting.way_to_play(plain=plain) == how


def test_a_terminal_that_can_not_draw_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """TERM=dumb is served like a screen reader."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", Stream(True))
    monkeypatch.setattr("sys.stdout", Stream(True))
    assert starting.way_to_play(plain=False) == starting.PLAIN


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seen"), [("dcdb", "Line-Up"), ("champions", "THW"), ("vs", "Chain"), ("forever", "Sanctuary")]
)
def test_the_picture_is_always_the_same_and_names_no_host(game: str, seen: str) -> None:
    """The pictures of the README can be drawn anew, and take nothing from the net."""
    picture = draw_picture(played(game))
    assert picture == draw_picture(played(game))
    assert picture.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert seen in picture
