"""What is agreed on before bots play, and what is said of it."""

from __future__ import annotations

from typing import Any

import click

from longbox.games.shown import lobby_of


def agreed(game: str, chosen: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options of a game between bots, as plain data.

    Args:
        game: The short name of the game.
        chosen: The values of its own options, by their names.
        seats: How many play.

    Raises:
        LongboxError: What was chosen doesn't fit together.
    """
    return lobby_of(game).agreed(chosen, [f"Player {seat}" for seat in range(1, seats + 1)])


def tell_notes(game: str, chosen: dict[str, Any]) -> None:
    """Say what one should know of what was chosen, beside the results."""
    for note in lobby_of(game).notes(chosen):
        click.echo(f"{note}\n", err=True)
