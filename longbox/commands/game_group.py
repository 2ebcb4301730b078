"""Commands that have a command for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from longbox.games import all_packs


class GameGroup(click.Group):
    """A command for each game, with the options of that game. To list them, none of the games is loaded."""

    def __init__(self, command_for: Callable[[str], click.Command], **given: Any) -> None:
        """Take what makes the command of a game, by the game's short name."""
        super().__init__(**given)
        self._command_for = command_for

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(all_packs())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._command_for(cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(game, pack.title) for game, pack in all_packs().items()])
