"""What only the machine may have let fail is run once more, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import twice

FAILS = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("which", ["one [of] two"])
def test_it(which):
    count = Path(__file__).with_suffix(".count")
    count.write_text((count.read_text() if count.exists() else "") + "x")
    assert len(count.read_text()) > {times}
"""


def made(folder: Path, **times: int) -> Path:
    """A folder with a test in each of some folders, which fails so often before it passes."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q\n")
    for name, often in times.items():
        (folder / "tests" / name).mkdir(parents=True)
        (folder / "tests" / name / f"test_{name}.py").write_text(FAILS.format(times=often))
    return folder


def runs(folder: Path) -> dict[str, int]:
    """How often each test was run."""
    return {file.parent.name: len(file.read_text()) for file in folder.rglob("*.count")}


@pytest.mark.thorough
def test_what_the_machine_let_fail_is_run_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A test of a browser that fails once passes alone, which is told with its name; others aren't run again."""
    assert twice.run([], made(tmp_path, web=1, rules=0)) == 0
    assert runs(tmp_path) == {"web": 2, "rules": 1}
    name = "tests/web/test_web.py::test_it[one [of] two]"
    told = capfd.readouterr().out
    assert f"is run once more alone: {name}\n" in told
    assert f"Passed alone: {name}\n" in told


@pytest.mark.thorough
def test_what_fails_twice_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A test of a server that fails alone, too, is a failure."""
    assert twice.run([], made(tmp_path, server=2)) == 1
    assert runs(tmp_path) == {"server": 2}
    assert "Failed twice: tests/server/test_server.py::test_it" in capfd.readouterr().out


@pytest.mark.thorough
def test_a_test_of_the_rules_fails_at_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """What isn't of the machine is a failure, and nothing is run again then."""
    assert twice.run([], made(tmp_path, rules=1, web=1)) == 1
    assert runs(tmp_path) == {"web": 1, "rules": 1}
    assert "once more" not in capfd.readouterr().out


@pytest.mark.thorough
def test_a_broken_file_is_no_chance(tmp_path: Path) -> None:
    """A file that can't be loaded is a failure, wherever it lies, and isn't tried again."""
    folder = made(tmp_path, web=0)
    (folder / "tests/web/test_broken.py").write_text("import nothing_of_that_name\n")
    assert twice.run([], folder) not in (0, 5)
    assert not runs(tmp_path)


def test_many_failures_are_no_chance() -> None:
    """Where many tests fail beside others, none is run again."""
    names = [f"tests/web/test_page.py::test_{number}" for number in range(twice.MOST + 1)]
    assert not twice._may_be_the_machine(names)
    assert twice._may_be_the_machine(names[1:])
    assert not twice._may_be_the_machine([*names[2:], "tests/always/test_it.py::test_it"])
    assert not twice._may_be_the_machine([])
