"""What the commands for events have in common: the file, the name of an event, and writing what is printed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.events.errors import BadFile
from longbox.events.store import Store
from longbox.terminal import saves

FILE_NAME: Final = "events.sqlite"
FILE: Final = click.option(
    "--file",
    type=click.Path(dir_okay=False, path_type=Path),
    envvar="LONGBOX_EVENTS",
    help="The file of events; events.sqlite among your games if nothing is said.",
)
EVENT: Final = click.argument("event")
ROUND: Final = click.option("--round", "round_", type=click.IntRange(min=1), help="The round, if not the last one.")
OUT: Final = click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write it to a file.")


def opened(file: Path | None) -> Store:
    """The file of events, made if it isn't there.

    Raises:
        EventError: It can't be used.
    """
    if file is None:
        folder = saves.home()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"{folder} can't be made: {error.strerror}. {saves.ELSEWHERE}") from None
        file = folder / FILE_NAME
    return Store(file)


def write(text: str, out: Path | None) -> None:
    """Print a text, or write it to a file.

    Raises:
        BadFile: The file can't be written.
    """
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise BadFile(f"{out} can't be written: {error.strerror}.") from None
    click.echo(f"Written: {out}", err=True)
