"""`longbox replay`: play a recorded game back and print what happened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from longbox.kernel.record import Record


@click.command(short_help="Play a saved game back.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", type=click.IntRange(min=1), help="FILE is a folder of results: the number of the game.")
@click.option("--plan", default=0, show_default=True, type=click.IntRange(min=0), help="Which of its plans.")
@click.option("--save", type=click.Path(path_type=Path), help="With --game: keep the record in this file, too.")
@click.option("--as", "player", metavar="PLAYER", help="What this player could see; else what everybody could.")
@click.option("--log", is_flag=True, help="Print the lines of the log and nothing else.")
def command(file: Path, player: str | None, game: int | None, plan: int, save: Path | None, *, log: bool) -> None:
    """Play the game of FILE back, check every answer, and print its log and its result.

    Where the rules or cards are others now, the game is told as far as it is still the same.

    With --game, FILE is a folder of results of longbox simulate: its game of that number is played again
    by the same bots, and must go as it went.

    As long as a game goes on, its seed is not told, and what a player sees is shown to that player alone.
    """
    from longbox.terminal.replaying import replay  # noqa: PLC0415 (help is there at once)

    record = record_in(file, game, plan, save)
    told = replay(record, player or "", confirmed, only_log=log)
    for line in told.lines:
        click.echo(line)
    if told.about:
        click.echo(told.about, err=True)
    if told.problem:
        raise told.problem


def record_in(file: Path, game: int | None, plan: int, save: Path | None) -> Record:
    """The record in a file, or that of a game in a folder of results, which is kept if that is wished."""
    from longbox.kernel.record import load, save_new  # noqa: PLC0415 (the same)

    if game is None:
        return load(file)
    from longbox.lab.store.origin import record_of  # noqa: PLC0415 (an extra)

    record = record_of(file, game, plan)
    if save:
        save_new(record, save)
    return record


def confirmed(question: str) -> bool:
    """Ask somebody whether something is so, apart from what is printed. Who can't answer hasn't said so."""
    try:
        return click.confirm(question, err=True)
    except click.Abort:
        return False
