"""Games whose texts go on without end are set aside, and the others are played and counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.kernel.record import load
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.running import Run, play_games
from tests.endless.dcdb import plays_again

ENDLESS = plays_again("Oracle", "Starter")
"""A Super Hero whose games go on without end as soon as a Starter is played."""


def run(jobs: int) -> tuple[Run, list[int]]:
    """Sixteen games in which Oracle may be among the Super Heroes, and the numbers of those that came to their end."""
    results: list[GameResult] = []
    plan = Plan("dcdb", {"heroes": "random", "cards": [ENDLESS]}, ("greedy", "random"), 16, 4)
    return play_games(plan, results.append, jobs=jobs), [result.number for result in results]


@pytest.mark.thorough
def test_a_simulation_goes_on() -> None:
    """Each game is counted or set aside, whatever the number of jobs, and the run has not failed."""
    here, counted = run(jobs=1)
    shared, counted_there = run(jobs=2)
    aside = [game.number for game in here.endless]
    assert aside
    assert counted == counted_there == [number for number in range(1, 17) if number not in aside]
    assert here.played == len(counted)
    assert here.failure is shared.failure is None
    assert [game.number for game in shared.endless] == aside
    assert {game.error for game in here.endless} == {"The text of Oracle goes on without end."}


def simulated(tmp_path: Path, *words: str) -> Result:
    """What the command does with such a card."""
    file = tmp_path / "oracle.toml"
    file.write_text(ENDLESS, encoding="utf-8")
    return CliRunner().invoke(group, ["simulate", "dcdb", "--cards", str(file), *words])


def test_the_command_says_which_games_and_which_cards(tmp_path: Path) -> None:
    """It ends well, and the record of such a game can be played again up to there."""
    records = tmp_path / "records"
    result = simulated(tmp_path, "--heroes", "random", "--games", "30", "--record", str(records))
    assert result.exit_code == 0, result.output
    assert "could not end, and nothing is counted of" in result.output
    assert ": The text of Oracle goes on without end." in result.output
    assert "Wins by bot" in result.output
    number = int(result.output.split("  game ")[1].split()[0])
    assert load(records / f"game-{number:06}.json").answers


def test_a_simulation_of_nothing_but_endless_games_says_so(tmp_path: Path) -> None:
    """There is nothing to count, and no error."""
    result = simulated(tmp_path, "--heroes", "random", "--games", "30", "--first", "1")
    number = result.output.split("  game ")[1].split()[0]
    alone = simulated(tmp_path, "--heroes", "random", "--games", "1", "--first", number)
    assert alone.exit_code == 0, alone.output
    assert "1 game could not end, and nothing is counted of it" in alone.output
