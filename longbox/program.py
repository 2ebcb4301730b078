"""How this program is called here, so that what it tells people to type runs as it is typed."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "longbox"


ALWAYS: Final[list[str]] = []
"""What was typed before the command, and has to be typed again: the folders of games of one's own."""


def program() -> str:
    """What to type for this program, with what was typed before the command."""
    return " ".join([_called(), *[shlex.quote(word) for word in ALWAYS]])


def _called() -> str:
    """How this program is called: by its name where that finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.stem != NAME:
        return NAME
    found = shutil.which(NAME)
    if found and Path(found).resolve() == called.resolve():
        return NAME
    full = called.absolute()
    return shlex.quote(str(full.relative_to(Path.cwd()) if full.is_relative_to(Path.cwd()) else full))


def installing(extra: str, project: Path | None = None) -> str:
    """What to type to install the libraries of an extra: in a clone by its Makefile, else from the index.

    Args:
        extra: The name of the extra: "lab".
        project: The folder that the package lies in; found if not given.
    """
    folder = project or Path(__file__).resolve().parent.parent
    if not (folder / "Makefile").is_file() or not (folder / "pyproject.toml").is_file():
        return f"{shlex.quote(sys.executable)} -m pip install '{NAME}[{extra}]'"
    return f"make {extra}" if folder == Path.cwd() else f"make -C {shlex.quote(str(folder))} {extra}"
