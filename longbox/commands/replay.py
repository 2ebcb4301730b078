"""`longbox replay`: play a recorded game back and print what happened."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(short_help="Play a saved game back.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "player", metavar="PLAYER", help="What this player could see; else what everybody could.")
@click.option("--log", is_flag=True, help="Print the lines of the log and nothing else.")
def command(file: Path, player: str | None, *, log: bool) -> None:
    """Play the game of FILE back, check every answer, and print its log and its result.

    Where the rules or cards are others now, the game is told as far as it is still the same.

    As long as a game goes on, its seed is not told, and what a player sees is shown to that player alone.
    """
    from longbox.terminal.replaying import replay  # noqa: PLC0415 (help is there at once)

    told = replay(file, player or "", confirmed, only_log=log)
    for line in told.lines:
        click.echo(line)
    if told.about:
        click.echo(told.about, err=True)
    if told.problem:
        raise told.problem


def confirmed(question: str) -> bool:
    """Ask somebody whether something is so, apart from what is printed. Who can't answer hasn't said so."""
    try:
        return click.confirm(question, err=True)
    except click.Abort:
        return False
