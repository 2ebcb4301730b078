"""Runs tests, and once more alone what only the machine may have let fail: `python -m tests.twice -n auto`.

Tests of real browsers, servers and clusters start many processes. Beside others, on a machine of two processors, one of
them fails at times because something came late. So of these, what fails beside others is run once more alone, and told;
what fails twice fails. A test of anything else fails at once, however it would end the next time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

MACHINE: Final = ("tests/server/", "tests/web/", "tests/lab/", "tests/events/")
"""Where tests lie that start browsers, servers or clusters."""

MOST: Final = 5
"""How many tests are run once more: where more of them fail, it isn't the machine."""

FAILED: Final = 1
"""What pytest returns where tests failed, and nothing else went wrong."""

LAST: Final = Path(".pytest_cache/v/cache/lastfailed")
ALONE: Final = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")


def run(options: Sequence[str], folder: Path) -> int:
    """Run tests of a folder; gives what pytest returns."""
    returned = _pytest([*options, "--cache-clear"], folder)
    failed = _failed(folder)
    if returned != FAILED or not _may_be_the_machine(failed):
        return returned
    _tell(f"{len(failed)} failed beside others and is run once more alone: {', '.join(failed)}")
    returned = _pytest([*options, *ALONE], folder)
    again = _failed(folder)
    _tell(f"Failed twice: {', '.join(again)}" if again else f"Passed alone: {', '.join(failed)}")
    return returned


def _may_be_the_machine(failed: Sequence[str]) -> bool:
    return 0 < len(failed) <= MOST and all([name.startswith(MACHINE) and "::" in name for name in failed])


def _failed(folder: Path) -> list[str]:
    """The names of the tests that failed in the last run."""
    file = folder / LAST
    return sorted(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []


def _pytest(options: Sequence[str], folder: Path) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *options], cwd=folder, check=False).returncode


def _tell(words: str) -> None:
    print(f"\n{words}\n", flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], Path.cwd()))
