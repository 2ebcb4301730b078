"""The seed of a game can't be guessed, and isn't told as long as it decides anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.kernel.record import load
from longbox.kernel.table import Table
from longbox.records import play_back
from longbox.terminal.seats import seed_of_bot

LINES = "all\nlog 500\nwhy\ntable\nhelp\n?\nsave {copy}\n0\nquit\n"
"""Whatever tells something of the game."""


def run(home: Path, *words: object, typed: str = "") -> str:
    """All that a command writes, to the screen and about errors."""
    result = CliRunner(env={"LONGBOX_HOME": str(home)}).invoke(group, [str(word) for word in words], input=typed)
    return result.output + repr(result.exception)


def test_a_new_game_has_128_bits_of_chance(tmp_path: Path) -> None:
    """No two games have the same, and none is a number that one could try."""
    for _ in range(4):
        run(tmp_path, "play", "dcdb", "--plain", typed="quit\n")
    seeds = [load(file).seed for file in (tmp_path / "dcdb").iterdir()]
    assert len(set(seeds)) == 4
    assert 2**64 < min(seeds) <= max(seeds) < 2**128


@pytest.mark.parametrize("game", ["dcdb", "champions", "vs"])
def test_a_game_that_goes_on_tells_its_seed_nowhere_but_in_its_file(game: str, tmp_path: Path) -> None:
    """Not on the screen, nor when it is left, resumed or played back."""
    copy = tmp_path / "copy.json"
    told = run(tmp_path, "play", game, "--plain", typed=LINES.format(copy=copy))
    told += run(tmp_path, "play", game, "--plain", "--resume", typed="0\nquit\n")
    told += run(tmp_path, "replay", copy) + run(tmp_path, "replay", copy, "--as", "you")
    seed = load(copy).seed
    assert "The game is not over." in told
    assert str(seed) not in told
    assert f"{seed:x}" not in told


def test_what_a_bot_does_tells_nothing_of_a_seed_found_by_chance() -> None:
    """Bots get hashes of it; with the seeds that people write, bots do what they always did."""
    seed = 2**127 + 12345
    seeds = [seed_of_bot(seed, number) for number in range(4)]
    assert len({*seeds, seed}) == 5
    assert not [bot for bot in seeds if abs(bot // 1000 - seed) < 2**64]
    assert (seed_of_bot(7, 1), seed_of_bot(10**9, 3), seed_of_bot(-1, 2)) == (7001, 10**12 + 3, -998)


def test_a_seed_that_is_written_makes_the_same_game(tmp_path: Path) -> None:
    """As the command line and old records have them."""
    for name in ("one", "two"):
        words = ["play", "dcdb", "--plain", "--seed", "7", "--players", "you,random"]
        run(tmp_path / name, *words, typed="all\n0\nquit\n")
    one, two = [load(tmp_path / name / "dcdb" / "game-1.json") for name in ("one", "two")]
    assert one.seed == 7
    assert one.answers == two.answers
    assert log(play_back(one)) == log(play_back(two))


def log(table: Table) -> str:
    """All that happened, as everybody knows it."""
    return json.dumps([report.words for view in table.game.views for report in view.reports()])
