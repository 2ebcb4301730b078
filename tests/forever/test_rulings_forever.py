"""The rulings of DC Forever hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.rulings import HOLDS, files_in, judge, read_file

FOLDER = Path(__file__).parents[2] / "rulings" / "forever"


@pytest.mark.parametrize("file", files_in([FOLDER]), ids=lambda file: file.stem)
def test_the_rulings_hold(file: Path) -> None:
    """Each ruling of each file holds."""
    verdicts = [judge(ruling) for ruling in read_file(file)]
    assert verdicts
    assert [(verdict.ruling.name, verdict.problems) for verdict in verdicts if verdict.result != HOLDS] == []
