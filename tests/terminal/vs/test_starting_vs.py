"""Vs. System through the command line: quick starts, decks by name and from files, plain lines, whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games.vs.decks.deck_list import write_list
from longbox.games.vs.decks.starter_decks import shipped_cards, starter_deck
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import load

DRAWING = re.compile("[\x1b\u2500-\u259f]")
"""Escape codes, box-drawing characters and blocks."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of a test are kept."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    return tmp_path / "vs"


def play(*arguments: str, lines: str = "") -> Result:
    """Run `longbox play vs`, with lines from a pipe."""
    return CliRunner().invoke(group, ["play", "vs", *arguments], input=lines, catch_exceptions=False)


def plain(lines: str, *arguments: str) -> str:
    """What is printed for some lines, played in plain mode by somebody who begins."""
    return play("--plain", "--seed", "5", "--initiative", "1", *arguments, lines=lines).output


def test_with_nothing_said_the_x_men_meet_the_brotherhood(home: Path) -> None:
    """The shortest command starts a game against the greedy bot, which people can concede."""
    assert "You: 50 endurance, the initiative" in plain("")
    record = load(home / "game-1.json")
    assert record.options["decks"] == ["X-Men", "Brotherhood"]
    assert record.options["concede"] == [0]
    assert record.seats == ("You", "greedy")


def test_decks_come_by_name_and_from_files(home: Path, tmp_path: Path) -> None:
    """A deck is named, or read from a list in a file."""
    file = tmp_path / "mine.txt"
    file.write_text(write_list(starter_deck("Brotherhood"), shipped_cards()), encoding="utf-8")
    plain("", "--deck", str(file), "--against", "Sentinels")
    decks = load(home / "game-1.json").options["decks"]
    assert decks[0].startswith("Deck: Brotherhood")
    assert decks[1] == "Sentinels"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--deck", "X-Mne"), "Did you mean 'X-Men'"),
        (("--deck", "none.txt"), "There is no file none.txt."),
        (("--deck", "X-Men", "--deck", "X-Men", "--against", "X-Men"), "3 decks were named for 2 players."),
        (("--initiative", "4"), "There is no seat 4: 2 play."),
    ],
)
def test_what_can_not_be_agreed_on_is_said(arguments: tuple[str, ...], told: str, home: Path) -> None:
    """Decks that are not there, and seats that nobody has, are refused with what would do."""
    with pytest.raises(LongboxError, match=re.escape(told)):
        play("--plain", *arguments)


def test_plain_lines_are_not_drawn(home: Path) -> None:
    """Whatever is asked for, nothing is drawn, coloured or cleared."""
    output = plain("n\n1\n?\nstops\nattack\ntable\n?wolverine, james\nwhy\nwhy attack\nlog\n?you\n0\n0\n0\n0\n")
    assert "Asked, if something can be done: " in output
    assert "Your resource row: " in output
    assert not DRAWING.search(output.replace("\u25b8", ""))


def test_the_table_is_told_once_a_turn(home: Path) -> None:
    """At the beginning of a turn everything is told; then only what has changed."""
    output = plain("n\n" + "1\n0\n" * 6)
    tables = re.findall(r"You: -?\d+ endurance, ", output)
    chapters = set(re.findall(r"(Turn \d+): [^.\n]*(?:step|phase)\.", output))
    assert len(tables) == len(chapters)


def test_bots_play_where_nobody_can_type(home: Path) -> None:
    """Without a terminal, bots take every seat, and the result is told."""
    output = play("--players", "greedy,greedy", "--seed", "1", "--plain").output
    assert re.search(r"Greedy( 2)? wins\.", output)
    assert list(home.glob("*-finished.json"))
