"""`longbox events leaderboard`: how good players are, by all events of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import FILE, opened
from longbox.events.ratings import Rated, leaderboards
from longbox.events.reading import all_events


@click.command(name="leaderboard", short_help="Rate all players by all events.")
@click.option("--kind", help="Only of this: dcdb, dcdb cube, dcdb singleton cube.")
@click.option("--top", type=click.IntRange(min=1), help="So many players at most.")
@FILE
def leaderboard_command(kind: str | None, top: int | None, file: Path | None) -> None:
    """Rate all players anew by the places of all tables that have reported, apart for each format.

    The rating is what a player has almost certainly reached: the estimate less three times its uncertainty.
    """
    with opened(file) as store:
        boards = leaderboards(all_events(store))
    for name, board in boards.items():
        if kind in (None, name):
            click.echo("\n".join([name, *rows(board[:top])]))


def rows(board: list[Rated]) -> list[str]:
    """A leaderboard in columns."""
    width = max([len(rated.player) for rated in board], default=0)
    found = [f"{'':>5}  {'player':<{width}}  rating  estimate        games  firsts  events"]
    for rated in board:
        estimate = f"{rated.mu:.1f} ± {rated.sigma:.1f}"
        found.append(
            f"{rated.rank:>5}  {rated.player:<{width}}  {rated.rating:>6.1f}  {estimate:<14}"
            f"  {rated.games:>5}  {rated.firsts:>6}  {rated.events:>6}"
        )
    return found


COMMANDS: Final = {"leaderboard": leaderboard_command}
