"""`longbox play`: play a game in the terminal."""

from __future__ import annotations

from typing import Any

import click

from longbox.games import GAMES, find
from longbox.terminal.games import SEATINGS, options_of

PLAYERS_HELP = "Who plays, parted by commas: you, names of people at this screen, and the bots greedy and random."
ALWAYS_ASK_HELP = (
    "Ask all who could hold an answer, so that nobody can tell who does; if nothing is said, where people play."
)
FITTING_HELP = "With --resume, where rules or cards are others now: go on from where the game is still the same."
RESUME_HELP = "Go on with a game that was left: the last one, or that of a FILE."


class PlayGroup(click.Group):
    """A command for each game, with the options of that game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        find(cmd_name)
        return game_command(cmd_name)


def game_command(game: str) -> click.Command:
    """The command that plays a game."""
    common = [
        click.Option(["--players"], default=SEATINGS[game], show_default=True, help=PLAYERS_HELP),
        click.Option(["--seed"], type=int, help="Decides all that is left to chance: the same seed, the same game."),
        click.Option(["--resume"], is_flag=False, flag_value="", default=None, metavar="[FILE]", help=RESUME_HELP),
        click.Option(["--as-far-as-it-fits", "fitting"], is_flag=True, help=FITTING_HELP),
        click.Option(["--always-ask/--no-always-ask"], default=None, help=ALWAYS_ASK_HELP),
        click.Option(["--plain"], is_flag=True, help="One line after another, for screen readers and pipes."),
    ]
    return click.Command(
        game,
        params=[*common, *options_of(game)],
        callback=lambda **chosen: run(game, **chosen),
        help=f"Play {GAMES[game]}. Type ? while you play for help.",
        short_help=GAMES[game],
    )


def run(
    game: str, players: str, seed: int | None, resume: str | None, *, fitting: bool, plain: bool, **chosen: Any
) -> None:
    """Play a new game, or go on with one."""
    from longbox.terminal import starting  # noqa: PLC0415 (help is there at once)

    if resume is None:
        starting.begin(game, players, chosen, seed, plain=plain)
    else:
        starting.resume(game, resume, fitting=fitting, plain=plain)


@click.command(cls=PlayGroup, short_help="Play a game in the terminal.")
def command() -> None:
    """Play a game in the terminal, against bots or people at the same screen."""
