"""What is done about an error of Longbox itself: it is written to a file, with all that it takes to look into it.

LongboxError
└── Mishap    something happened that should never happen; the message says which file to send
"""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from itertools import count
from pathlib import Path

import msgspec

from longbox.games.provenance import version
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record
from longbox.terminal import saves

SHOWN_AT_MOST = 200


class Mishap(LongboxError):
    """An error of Longbox itself. The message says in which file it is told, and how to report it."""


def mishap(error: BaseException, doing: str, record: Record | None = None) -> Mishap:
    """Write down an error that nobody foresaw, and say where.

    Args:
        error: What happened.
        doing: What was typed.
        record: The game in which it happened.
    """
    what = f"{type(error).__name__}: {error}"[:SHOWN_AT_MOST].strip(": \n").partition("\n")[0]
    told = f"Longbox has an error here, and it is not yours ({what})."
    file = _write(_report(error, doing, record))
    if file is None:
        return Mishap(f"{told} No report of it can be written. {saves.ELSEWHERE}")
    holds = "the game and the error" if record else "the error"
    warning = " It tells what is hidden, so send it when the game is over." if record else ""
    return Mishap(f"{told} Please send {file}, which holds {holds}, to those who make Longbox.{warning}")


def _report(error: BaseException, doing: str, record: Record | None) -> str:
    lines = [
        f"Longbox {version()}, Python {platform.python_version()}, {platform.platform()}",
        f"Called as: {sys.argv!r}",
        f"Typed: {doing!r}",
        "",
        *[line.rstrip("\n") for line in traceback.format_exception(error, limit=-60)],
    ]
    if record is not None:
        lines += ["", "The game:", msgspec.json.encode(record).decode()]
    return "\n".join(lines) + "\n"


def _write(report: str) -> Path | None:
    """Write a report to a new file, where games are kept or, if that can't be, where all can write; none if nowhere."""
    for own in (True, False):
        try:
            folder = saves.home() / "errors" if own else Path(tempfile.gettempdir())
            folder.mkdir(parents=True, exist_ok=True)
            return _write_new(folder, report)
        except (OSError, saves.CannotKeep):
            continue
    return None


def _write_new(folder: Path, report: str) -> Path:
    for number in count(1):
        file = folder / f"longbox-error-{number}.txt"
        try:
            file.touch(saves.OWN, exist_ok=False)
        except FileExistsError:
            continue
        file.write_text(report, encoding="utf-8", errors="backslashreplace")
        return file
    raise AssertionError("numbers have no end")
