"""What `make bench` and `make bench-against` measure can be done."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from benchmarks.tasks import TASKS
from tests.docs.pages import ROOT


@pytest.mark.thorough
def test_a_worker_does_what_its_lines_ask_and_tells_the_seconds() -> None:
    """It reads cards of a game, and copies tables of each."""
    asked = [task for task in TASKS if task.startswith("copy") or task == "read dcdb"]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.tasks"],
        input="".join([json.dumps([task, 0]) + "\n" for task in asked]),
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    seconds = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(seconds) == len(asked) == 5
    assert all([taken > 0 for taken in seconds])


@pytest.mark.parametrize("task", [task for task in TASKS if not task.startswith(("read", "copy"))])
def test_each_game_that_is_measured_can_be_played(task: str) -> None:
    """Random and greedy players play each game from its start to its end."""
    TASKS[task](0)
