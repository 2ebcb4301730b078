"""`longbox simulate`: play many games with bots, and count."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource
from rich.console import Console

from longbox.games import GAMES, find
from longbox.kernel.errors import LongboxError
from longbox.lab import outputs
from longbox.lab.plan import Plan
from longbox.lab.progress import new_progress
from longbox.lab.report import report
from longbox.lab.results import Failure, GameResult
from longbox.lab.running import Run, play_games
from longbox.lab.tally import Tally
from longbox.players.registry import PLAYERS
from longbox.terminal.games import agree, options_of

INTERRUPTED: Final = 130
"""How a command ends that was stopped by Ctrl-C."""

NOT_FOR_ONE_GAME: Final = ("games", "first", "jobs", "out", "plot", "top")
"""The options that are left out where one game is to be played again."""

BOTS: Final = ", ".join([f"{name} ({how})" for name, how in PLAYERS.items()])
FILE: Final = click.Path(path_type=Path)
POSITIVE: Final = click.IntRange(min=1)

OPTIONS: Final[list[click.Parameter]] = [
    click.Option(["--players"], default="greedy,random", show_default=True, help=f"The bot for each seat: {BOTS}."),
    click.Option(["--games"], default=1000, show_default=True, type=POSITIVE, help="How many games."),
    click.Option(["--jobs"], default=1, show_default=True, type=POSITIVE, help="How many processes play."),
    click.Option(["--seed"], default=1, show_default=True, help="Decides all that is left to chance."),
    click.Option(["--first"], default=1, show_default=True, type=POSITIVE, help="The number of the first game."),
    click.Option(
        ["--rotate/--no-rotate"], default=True, show_default=True, help="Move the bots on by one seat each game."
    ),
    click.Option(["--out"], type=FILE, help="Write a row for each player of each game: .parquet or .csv."),
    click.Option(["--plot"], type=FILE, help="Draw the results: .png or .svg."),
    click.Option(["--record"], type=FILE, metavar="DIRECTORY", help="Keep a record of each game, for longbox replay."),
    click.Option(["--top"], default=15, show_default=True, type=click.IntRange(min=0), help="How many cards to list."),
]


class GameFailed(LongboxError):
    """A game broke off with an error."""


class SimulateGroup(click.Group):
    """A command for each game, with the options of that game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        find(cmd_name)
        return game_command(cmd_name)


@click.command(cls=SimulateGroup, short_help="Play many games with bots, and count.")
def command() -> None:
    """Play many games with bots, and count."""


def game_command(game: str) -> click.Command:
    """The command that plays many games of one kind."""
    return click.Command(
        game,
        params=[*OPTIONS, *options_of(game)],
        callback=lambda **given: simulate(game, given),
        help=f"Play the {GAMES[game]} many times with bots, and count. The same seed gives the same results, "
        "whatever --jobs is. Ctrl-C stops early and keeps what was done.",
        short_help=GAMES[game],
    )


def simulate(game: str, given: dict[str, Any]) -> None:
    """Play, show the results and write them.

    Args:
        game: The short name of the game.
        given: The values of `OPTIONS` and of the game's own options, by their names.

    Raises:
        LongboxError: Something that was given doesn't fit, or a game broke off.
    """
    plan = plan_of(game, given)
    results = Results(plan, given["out"], given["plot"])
    run = play(plan, results, given["jobs"], given["record"])
    try:
        results.write()
    finally:
        results.show(given["top"])
    context = click.get_current_context()
    if run.failure:
        raise failed(run.failure, context)
    if run.interrupted:
        context.exit(INTERRUPTED)


def plan_of(game: str, given: dict[str, Any]) -> Plan:
    """What the options of the command ask for."""
    bots = tuple([name.strip() for name in given["players"].split(",")])
    options = agree(game, given, [f"Player {seat}" for seat in range(1, len(bots) + 1)])
    return Plan(game, options, bots, given["games"], given["seed"], given["rotate"], given["first"])


class Results:
    """Everything that becomes of the games: tables on the screen, and files.

    Attributes:
        tally: What was counted.
    """

    def __init__(self, plan: Plan, out: Path | None, plot: Path | None) -> None:
        if out:
            outputs.check_table(out)
        if plot:
            outputs.check_picture(plot)
        self.tally = Tally(plan)
        self._table = outputs.new_table(plan) if out else None
        self._out = out
        self._plot = plot

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.tally.add(result)
        if self._table is not None:
            self._table.add(result)

    def show(self, cards: int) -> None:
        """Print the tables."""
        console = Console(highlight=False)
        for part in report(self.tally, cards):
            console.print(part)

    def write(self) -> None:
        """Write the files that were asked for, if any game was finished."""
        if self.tally.games and self._table is not None and self._out:
            outputs.write_table(self._table, self._out)
        if self.tally.games and self._plot:
            outputs.write_picture(self.tally, self._plot)


def play(plan: Plan, results: Results, jobs: int, records: Path | None) -> Run:
    """Play, show how far it has got, and say at the end how long it took."""
    if records:
        outputs.make_directory(records)
    began = time.monotonic()
    with new_progress() as progress:
        task = progress.add_task("", total=plan.games)

        def take(result: GameResult) -> None:
            results.add(result)
            progress.advance(task)

        run = play_games(plan, take, jobs=jobs, records=records)
    took = time.monotonic() - began
    stopped = "Stopped early: " if run.interrupted else ""
    click.echo(f"{stopped}{run.played:,} of {plan.games:,} games in {took:.1f} s.", err=True)
    return run


def failed(failure: Failure, ctx: click.Context) -> GameFailed:
    """What to say of a game that broke off, and how to play it again alone."""
    command_line = ["longbox", "simulate", str(ctx.info_name), *given_words(ctx)]
    words = [*command_line, "--first", str(failure.number), "--games", "1"]
    return GameFailed(
        f"game {failure.number} (seed {failure.seed}) broke off:\n{failure.error}\n"
        f"Play it again alone: {shlex.join(words)}"
    )


def given_words(ctx: click.Context) -> list[str]:
    """The words of the command line, but for those that say how many games are played and where results go."""
    words: list[str] = []
    for parameter in ctx.command.params:
        name = parameter.name or ""
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE and name not in NOT_FOR_ONE_GAME:
            words += words_of(parameter, ctx.params[name])
    return words


def words_of(parameter: click.Parameter, value: Any) -> list[str]:
    """One option, as it is written on the command line."""
    if isinstance(value, bool):
        return [parameter.opts[0] if value else parameter.secondary_opts[0]]
    values = value if isinstance(value, tuple) else [value]
    return [word for each in values for word in (parameter.opts[0], str(each))]
