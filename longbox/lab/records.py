"""Where the records of many games go: a file for each, and none in the place of another."""

from __future__ import annotations

import os.path
from collections.abc import Sequence
from pathlib import Path

from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record, load, save_new
from longbox.lab.plan import Plan


class RecordThere(LongboxError):
    """A record would be written in the place of another."""


def record_file(directory: Path, number: int) -> Path:
    """The file of the record of a game."""
    return directory / f"game-{number:06}.json"


def keep_record(record: Record, directory: Path, number: int) -> None:
    """Write the record of a game, unless the same is there already.

    Raises:
        RecordThere: Another is there.
        OSError: It can't be written.
    """
    file = record_file(directory, number)
    try:
        save_new(record, file)
    except FileExistsError:
        if load(file) != record:
            raise there_already(file) from None


def there_already(file: Path) -> RecordThere:
    """What to say of a record in the place of which another would be written."""
    return RecordThere(
        f"{file} is there already, and is kept. Name another directory, or play on with --first, after the "
        f"games that are recorded."
    )


def apart(directory: Path, names: Sequence[str]) -> list[Path]:
    """A directory for each of some names, within another; what is called alike is numbered."""
    taken: dict[str, Path] = {}
    for name in names:
        safe = called = name.replace("/", "-")
        count = 1
        while called.casefold() in taken:
            count += 1
            called = f"{safe} ({count})"
        taken[called.casefold()] = directory / called
    return list(taken.values())


def check_records(plans: Sequence[Plan], directories: Sequence[Path | None]) -> None:
    """Refuse to write records where there are some already, before any game is played.

    Raises:
        RecordThere: A game of a plan has a record there.
    """
    for plan, directory in zip(plans, directories, strict=True):
        if directory is not None and os.path.isdir(directory):
            check_directory(plan, directory)


def check_directory(plan: Plan, directory: Path) -> None:
    """Refuse to write the records of a plan into a directory that has one of them."""
    there = set(directory.iterdir())
    for number in range(plan.first, plan.last + 1) if there else ():
        file = record_file(directory, number)
        if file in there:
            raise there_already(file)
