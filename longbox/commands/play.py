"""`longbox play`: play a game in the terminal."""

from __future__ import annotations

from typing import Any

import click

from longbox.commands.game_group import GameGroup
from longbox.games import find_pack
from longbox.games.shown import lobby_of

PLAYERS_HELP = "Who plays, parted by commas: you, names of people at this screen, and the bots greedy and random."
ALWAYS_ASK_HELP = (
    "Ask all who could hold an answer, so that nobody can tell who does; if nothing is said, where people play."
)
FITTING_HELP = "With --resume, where rules or cards are others now: go on from where the game is still the same."
RESUME_HELP = "Go on with a game that was left: the last one, or that of a FILE."


def game_command(game: str) -> click.Command:
    """The command that plays a game."""
    title = find_pack(game).title
    lobby = lobby_of(game)
    common = [
        click.Option(["--players"], default=lobby.seating, show_default=True, help=PLAYERS_HELP),
        click.Option(["--seed"], type=int, help="Decides all that is left to chance: the same seed, the same game."),
        click.Option(["--resume"], is_flag=False, flag_value="", default=None, metavar="[FILE]", help=RESUME_HELP),
        click.Option(["--as-far-as-it-fits", "fitting"], is_flag=True, help=FITTING_HELP),
        *([click.Option(["--always-ask/--no-always-ask"], default=None, help=ALWAYS_ASK_HELP)] * lobby.asking_all),
        click.Option(["--plain"], is_flag=True, help="One line after another, for screen readers and pipes."),
    ]
    return click.Command(
        game,
        params=[*common, *lobby.options()],
        callback=lambda **chosen: run(game, **chosen),
        help=f"Play {title}. Type ? while you play for help.",
        short_help=title,
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


command = GameGroup(
    game_command,
    name="play",
    help="Play a game in the terminal, against bots or people at the same screen.",
    short_help="Play a game in the terminal.",
)
