"""The command `longbox`."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

import click

from longbox.commands.encodings import write_what_can_be_shown
from longbox.commands.groups import NamedGroup
from longbox.kernel.errors import LongboxError

COMMANDS: Final = {
    "play": "Play a game in the terminal.",
    "simulate": "Play many games with bots, and count.",
    "report": "Make a page of the results of many games.",
    "arena": "Let bots meet in mirrored games, and rate them.",
    "judge": "Check rulings: positions, what is done, and what must be true after.",
    "rulebook": "Report which rules are carried out and shown.",
    "cards": "Read and check card texts.",
    "decks": "Check decks, and turn them from one format into another.",
    "replay": "Play a saved game back.",
    "check": "Try what must always hold of a game, a bot or cards.",
    "events": "Hold tournaments, and rate their players.",
    "serve": "Serve the web table.",
    "rate": "Rate the players of the web table anew.",
}


class LazyGroup(NamedGroup):
    """Loads a command only when it is called, so that help is there at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"longbox.commands.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="longbox")
@click.option(
    "--pack",
    multiple=True,
    metavar="FOLDER",
    expose_value=False,
    is_eager=True,
    callback=lambda context, option, folders: add_packs(folders),
    help="A folder with a game of your own, which all commands then know. May be given several times.",
)
def group() -> None:
    """Superhero card games, played by their full rules."""


def add_packs(folders: tuple[str, ...]) -> None:
    """Let games be known that lie in folders of one's own."""
    if folders:
        from pathlib import Path  # noqa: PLC0415 (help starts without it)

        from longbox.games.outside import add_folder  # noqa: PLC0415 (the same)
        from longbox.program import ALWAYS  # noqa: PLC0415 (the same)

        ALWAYS[:] = [word for folder in folders for word in ("--pack", folder)]
        for folder in folders:
            add_folder(Path(folder))


def main() -> None:
    """Run the command; what a person got wrong is said in one sentence, and so is what Longbox gets wrong."""
    write_what_can_be_shown()
    try:
        group()
    except LongboxError as error:
        click.echo(f"longbox: {error}", err=True)
        sys.exit(2)
    except Exception as error:
        from longbox.terminal.mishaps import mishap  # noqa: PLC0415 (nobody needs it who has no error)

        click.echo(f"longbox: {mishap(error, '')}", err=True)
        sys.exit(3)
