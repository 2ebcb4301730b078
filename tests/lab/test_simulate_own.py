"""Own decks, cards, scenarios and modular sets in many games of Marvel Champions, and at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games.champions.lobby import LOBBY
from longbox.games.champions.system import SYSTEM
from longbox.games.options import BadOptions

CARDS = Path(__file__).parents[2] / "longbox" / "games" / "champions" / "cards"


def simulate(*words: object) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["simulate", "champions", *[str(word) for word in words]])


@pytest.fixture
def villain(tmp_path: Path) -> Path:
    """A scenario of one's own: Rhino's cards as a set of another name."""
    file = tmp_path / "herd.toml"
    text = (CARDS / "rhino.toml").read_text(encoding="utf-8").replace('set = "rhino"', 'set = "the herd"')
    file.write_text(text.replace('code = "01', 'code = "91'), encoding="utf-8")
    return file


@pytest.fixture
def modular(tmp_path: Path) -> Path:
    """A modular set of one's own with one minion."""
    file = tmp_path / "strays.toml"
    file.write_text(
        '[[card]]\nname = "Stray Calf"\ntype = "minion"\ncode = "92001"\nset = "strays"\nquantity = 3\n'
        "atk = 1\nsch = 1\nhit_points = 2\nboost = 1\n",
        encoding="utf-8",
    )
    return file


def chosen(*words: object) -> dict[str, Any]:
    """What a command line chooses."""
    command = click.Command("champions", params=list(LOBBY.options()))
    return command.make_context("champions", [str(word) for word in words]).params


def test_a_file_is_a_scenario_or_a_modular_set(villain: Path, modular: Path) -> None:
    """Their cards make up the encounter deck: all of the set, with the villain's first two stages in standard mode."""
    options = LOBBY.agree(chosen("--scenario", villain, "--modular", modular), ["You"])
    assert options["scenario"] == "the herd"
    assert options["modular"] == ["strays"]
    game = SYSTEM.new_game(options, 1)
    names = [card.key() for card in game.box]
    assert names.count("Stray Calf") == 3
    assert "Hydra Bomber" not in names
    assert sorted([card.definition.stage for card in game.box if card.key() == "Rhino"]) == ["I", "II"]
    expert = SYSTEM.new_game({**options, "expert": True}, 1)
    assert sorted([card.definition.stage for card in expert.box if card.key() == "Rhino"]) == ["II", "III"]


def test_a_set_with_a_villain_needs_a_main_scheme(villain: Path) -> None:
    """Without one it is no scenario, and that is said."""
    entries = villain.read_text(encoding="utf-8").split("[[card]]")
    villain.write_text(
        "[[card]]".join([entry for entry in entries if 'type = "main scheme"' not in entry]), encoding="utf-8"
    )
    options = LOBBY.agree(chosen("--scenario", villain), ["You"])
    with pytest.raises(BadOptions, match="no main scheme"):
        SYSTEM.new_game(options, 1)


def test_cards_of_several_sets_are_no_scenario() -> None:
    """A file of two sets can't stand for one."""
    with pytest.raises(BadOptions, match="all of one set"):
        LOBBY.agree(chosen("--scenario", CARDS / "nemesis.toml"), ["You"])


def test_many_games_take_files_for_names(villain: Path, modular: Path, tmp_path: Path) -> None:
    """A deck, a scenario and a modular set of one's own have their places in the table, beside what is shipped."""
    deck = tmp_path / "mine.toml"
    text = (CARDS / "decks" / "she_hulk.toml").read_text(encoding="utf-8")
    deck.write_text(text.replace('name = "She-Hulk: Aggression"', 'name = "Mine"'), encoding="utf-8")
    result = simulate(
        "--games", 1, "--hero", "Spider-Man", "--deck", deck, "--hero", f"Iron Man+{deck}",
        "--scenario", villain, "--scenario", "rhino", "--modular", modular, "--no-compare",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.stderr.startswith("6 of 6 games")
    for words in ("Spider-Man", "Mine", "Iron Man+Mine", "the herd", "Rhino", "strays"):
        assert words in result.stdout
