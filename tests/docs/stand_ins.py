"""What stands in for the files that a page takes for granted: the reader's own cards, decks, rulings and games."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

from click.testing import CliRunner

from longbox import cli

from .pages import ROOT

OWN_EVENT = """
[[card]]
name = "Nightlight"
type = "event"
aspect = "basic"
cost = 1
text = "Action: Draw 1 card."
"""
OWN_HERO = """
[[card]]
name = "Oracle"
type = "Hero"
cost = 4
text = "+2 Power."
"""
OWN_PLOT_TWIST = """
[[card]]
name = "Night Light"
type = "plot twist"
cost = 1
text = "Draw a card."
"""
OWN_CARDS = {"dcdb": OWN_HERO, "champions": OWN_EVENT, "vs": OWN_PLOT_TWIST}

COMMUNITY = """[{
    "code": "99001", "name": "Nightlight", "type_code": "event", "faction_code": "basic", "pack_code": "own",
    "cost": 1, "quantity": 3, "deck_limit": 3, "text": "<b>Action</b>: Draw 1 card."
}]"""

OWN_SET = """
[[card]]
name = "Stray Calf"
type = "minion"
code = "92001"
set = "strays"
quantity = 3
atk = 1
sch = 1
hit_points = 2
boost = 1
"""

VALUES = {
    "--hero NAME": "--hero She-Hulk",
    "--later-rule NAME": "--later-rule crisis",
    " DECK": " Sentinels",
    " ADDRESS": " random",
}
"""What is typed where a page has a word for anything of a kind."""


def lay_out(line: str, folder: Path) -> None:
    """Lay the files there that a command takes. `my.toml` is the reader's own where the page has one to write."""
    for name in {"my-cards.toml", "mine.toml", "my.toml"} & set(shlex.split(line)):
        if name != "my.toml" or not (folder / name).exists():
            (folder / name).write_text(OWN_CARDS[_game_of(line)], "utf-8")
    if "my-deck.txt" in line:
        deck = _convert("X-Men", "vs", "text", folder / "my-deck.txt").read_text("utf-8")
        (folder / "my-deck.txt").write_text(deck.replace("X-Men", "My Deck", 1), "utf-8")
    if "my-hero.toml" in line:
        _convert("She-Hulk", "champions", "toml", folder / "my-hero.toml")
    if "my-set.toml" in line:
        (folder / "my-set.toml").write_text(OWN_SET, "utf-8")
    if "my-villain.toml" in line:
        rhino = (ROOT / "longbox" / "games" / "champions" / "cards" / "rhino.toml").read_text("utf-8")
        own = rhino.replace('set = "rhino"', 'set = "the herd"').replace('code = "01', 'code = "91')
        (folder / "my-villain.toml").write_text(own, "utf-8")
    if "their-cards.json" in line:
        (folder / "their-cards.json").write_text(COMMUNITY, "utf-8")
    if "my_ruling.toml" in line or "rulings/" in line:
        _write_rulings(folder)
    if "mine.bot" in line:
        shutil.copy(ROOT / "examples" / "dcdb.bot", folder / "mine.bot")
    if "--resume" in line:
        _leave_a_game()


def named(line: str, folder: Path) -> str:
    """A command with names for what the page has capitals for: `FILE`, `NAME`."""
    for written, typed in VALUES.items():
        line = line.replace(written, typed)
    return line.replace(" FILE", f" {_file_for(line, folder)}") if " FILE" in line else line


def _game_of(line: str) -> str:
    """Which game a command is about; deck commands are about Marvel Champions unless they say otherwise."""
    words = line.split()
    return next((game for game in OWN_CARDS if game in words), "champions")


def _file_for(line: str, folder: Path) -> Path:
    """A file of the kind that a command takes."""
    if line.startswith("longbox cards import"):
        file = folder / "their-cards.json"
        file.write_text(COMMUNITY, "utf-8")
        return file
    if line.startswith("longbox decks") or "--deck" in line:
        return _convert("She-Hulk", "champions", "toml", folder / "a-deck.toml")
    return _leave_a_game()


def _convert(deck: str, game: str, form: str, file: Path) -> Path:
    """Write a deck that is shipped to a file."""
    _run("decks", "convert", deck, "--game", game, "--to", form, "--out", str(file))
    return file


def _write_rulings(folder: Path) -> None:
    """Some of the rulings that come with Longbox: judging all of them is a test of its own."""
    ruling = (ROOT / "rulings" / "dcdb" / "turns.toml").read_text("utf-8")
    (folder / "rulings").mkdir(exist_ok=True)
    (folder / "rulings" / "some.toml").write_text(ruling, "utf-8")
    (folder / "my_ruling.toml").write_text(ruling, "utf-8")


def _leave_a_game() -> Path:
    """Begin a game of Ann's at the terminal, and leave it.

    Returns:
        The file in which it is kept.
    """
    from longbox.terminal import saves  # noqa: PLC0415 (where games lie depends on the environment)

    _run("play", "dcdb", "--plain", "--players", "Ann,greedy", typed="quit\n")
    return saves.latest("dcdb")


def _run(*words: str, typed: str = "") -> None:
    result = CliRunner().invoke(cli.group, words, input=typed)
    assert result.exit_code == 0, (words, result.output, result.exception)
