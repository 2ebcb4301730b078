"""The log speaks to the one who reads, in short sentences."""

from __future__ import annotations

import pytest

from longbox.faces.words import counted, listed, number_of, speak_to
from longbox.terminal.commands import read_command


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("You draws Kick.", "You draw Kick."),
        ("You has 12 Victory Points.", "You have 12 Victory Points."),
        ("You passes.", "You pass."),
        ("You misses Thorn of Oa.", "You miss Thorn of Oa."),
        ("You copies Kick.", "You copy Kick."),
        ("You doubles their Power.", "You double your Power."),
        ("You can't gain a Weakness: there is none.", "You can't gain a Weakness: there is none."),
        ("Turn 3: You plays Punch (+1 Power), buys Bane.", "Turn 3: You play Punch (+1 Power), buy Bane."),
        ("Bane attacks You.", "Bane attacks you."),
        ("Bane attacks Ann and You.", "Bane attacks Ann and you."),
        ("Ann puts Kick into You's discard pile.", "Ann puts Kick into your discard pile."),
        ("Ann puts Kick into the discard pile of You.", "Ann puts Kick into your discard pile."),
        ("Ann plays Kick.", "Ann plays Kick."),
    ],
)
def test_you_are_spoken_to(line: str, told: str) -> None:
    """A player called You is spoken to, wherever the name stands in a line."""
    assert speak_to(line, "You") == told


def test_others_are_told_of() -> None:
    """A player with a name reads lines as they are."""
    assert speak_to("Ann draws Kick.", "Ann") == "Ann draws Kick."


def test_equal_names_are_counted() -> None:
    """Names that stand several times are written once with their number."""
    assert counted(["Punch", "Kick", "Punch"]) == "Punch \u00d72, Kick"
    assert listed(["Ann", "Ben", "Cem"]) == "Ann, Ben and Cem"
    assert [number_of(1, "card"), number_of(2, "card")] == ["1 card", "2 cards"]


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("", "again", ""),
        ("?", "help", ""),
        ("? kick", "explain", "kick"),
        ("kick?", "explain", "kick"),
        ("why", "why", ""),
        ("why buy kick", "why", "buy kick"),
        ("u", "undo", ""),
        ("save here.json", "save", "here.json"),
        ("QUIT", "quit", ""),
        ("all", "all", ""),
        ("All Star", "answer", "All Star"),
        ("kick", "answer", "kick"),
    ],
)
def test_lines_are_commands_or_answers(line: str, name: str, rest: str) -> None:
    """The first word tells a command; a card whose name begins so can still be named."""
    command = read_command(line)
    assert (command.name, command.rest) == (name, rest)
