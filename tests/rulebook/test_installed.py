"""A package that is built and installed elsewhere knows what became of each rule, as the project does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from longbox.games import SHIPPED
from longbox.rulebook.coverage import PROJECT, report_on


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package as it is built, without the project around it."""
    folder = tmp_path_factory.mktemp("built")
    build = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build",
        "--build-base",
        str(folder),
        "--build-lib",
        str(folder / "lib"),
    ]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True)
    return folder / "lib"


@pytest.mark.thorough
@pytest.mark.parametrize("game", SHIPPED)
def test_an_installed_package_knows_its_coverage(game: str, installed: Path) -> None:
    """All numbers, and every place that cites or shows a rule, are those of the project."""
    program = (
        "import json, sys; from longbox.rulebook.coverage import report_on; "
        f"print(json.dumps(report_on({game!r}).as_data()))"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=installed,
        env={"PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert not (installed / "rulings").exists()
    assert json.loads(told) == json.loads(json.dumps(report_on(game).as_data()))
