"""Files that results go into. What writes them needs large libraries, which are loaded only when they are used."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.kernel.errors import LongboxError

if TYPE_CHECKING:
    from longbox.lab.matchup_tally import MatchupTally
    from longbox.lab.matrix_tally import MatrixTally
    from longbox.lab.table import ResultTable
    from longbox.lab.tally import Tally

TABLE_ENDINGS: Final = (".parquet", ".csv")
PICTURE_ENDINGS: Final = (".png", ".svg")


class CannotWrite(LongboxError):
    """Results can't be written where or as was asked."""


def check_table(path: Path) -> None:
    """Refuse a table that can't be written, before any game is played.

    Raises:
        CannotWrite: The ending is unknown, the directory isn't there, or polars is missing.
    """
    check_path(path, TABLE_ENDINGS, "polars")


def check_picture(path: Path) -> None:
    """Refuse a picture that can't be drawn, before any game is played.

    Raises:
        CannotWrite: The ending is unknown, the directory isn't there, or matplotlib is missing.
    """
    check_path(path, PICTURE_ENDINGS, "matplotlib")


def check_path(path: Path, endings: tuple[str, ...], library: str) -> None:
    """Refuse a path with another ending, in a directory that isn't there, or without the library."""
    if path.suffix.lower() not in endings:
        raise CannotWrite(f"{path} can't be written: its name must end in {' or '.join(endings)}.")
    if not path.parent.is_dir():
        raise CannotWrite(f"{path} can't be written: there is no directory {path.parent}.")
    try:
        import_module(library)
    except ImportError:
        advice = "Install what it needs: pip install 'longbox[lab]'"
        raise CannotWrite(f"{path} can't be written without {library}. {advice}") from None


def make_directory(path: Path) -> None:
    """Make a directory, unless it is there.

    Raises:
        CannotWrite: It can't be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"The directory {path} can't be made: {error.strerror or error}.") from None


def new_table() -> ResultTable:
    """A table that collects rows."""
    table: ResultTable = import_module("longbox.lab.table").ResultTable()
    return table


def write_table(table: ResultTable, path: Path) -> None:
    """Write a table as Parquet or CSV; the file appears when it is whole.

    Raises:
        CannotWrite: The disk refuses.
    """
    beside = path.with_name(f"new-{path.name}")
    try:
        table.write(beside)
        beside.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written: {error.strerror or error}.") from None


def write_picture(tally: Tally | MatrixTally | MatchupTally, path: Path) -> None:
    """Draw what was counted, as PNG or SVG; the file appears when it is whole.

    Raises:
        CannotWrite: The disk refuses.
    """
    beside = path.with_name(f"new-{path.name}")
    try:
        import_module("longbox.lab.plot").save(tally, beside)
        beside.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written: {error.strerror or error}.") from None
