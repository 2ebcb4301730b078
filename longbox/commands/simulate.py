"""The command `longbox simulate`: play many games with bots, and count."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource
from rich.console import Console

from longbox.kernel.errors import LongboxError
from longbox.lab import outputs
from longbox.lab.plan import Plan
from longbox.lab.progress import new_progress
from longbox.lab.report import report
from longbox.lab.results import Failure, GameResult
from longbox.lab.running import Run, play_games
from longbox.lab.tally import Tally
from longbox.players.registry import PLAYERS

INTERRUPTED: Final = 130
"""How a command ends that was stopped by Ctrl-C."""

NOT_FOR_ONE_GAME: Final = ("games", "first", "jobs", "out", "plot", "top")
"""The options that are left out where one game is to be played again."""

BOTS: Final = ", ".join([f"{name} ({how})" for name, how in PLAYERS.items()])
FILE: Final = click.Path(path_type=Path)
CARD_FILE: Final = click.Path(path_type=Path, exists=True, dir_okay=False)
POSITIVE: Final = click.IntRange(min=1)


class GameFailed(LongboxError):
    """A game broke off with an error."""


@click.command(name="simulate")
@click.argument("game")
@click.option("--players", default="greedy,random", show_default=True, help=f"The bot for each seat: {BOTS}.")
@click.option("--games", default=1000, show_default=True, type=POSITIVE, help="How many games.")
@click.option("--jobs", default=1, show_default=True, type=POSITIVE, help="How many processes play.")
@click.option("--seed", default=1, show_default=True, help="Decides all that is left to chance.")
@click.option("--first", default=1, show_default=True, type=POSITIVE, help="The number of the first game.")
@click.option("--rotate/--no-rotate", default=True, help="Whether bots move on by a seat each game (they do).")
@click.option("--out", type=FILE, help="Write a row for each player of each game: .parquet or .csv.")
@click.option("--plot", type=FILE, help="Draw the results: .png or .svg.")
@click.option("--record", type=FILE, help="A directory for a record of each game, for `longbox replay`.")
@click.option("--top", default=15, show_default=True, type=click.IntRange(min=0), help="How many cards are listed.")
@click.option("--variant", type=click.Choice(["standard", "two-heads", "team"]), help="Which game of the rulebook.")
@click.option("--on-patrol", is_flag=True, default=None, help="The Line-Up may be refilled during a turn.")
@click.option(
    "--heroes",
    type=click.Choice(["first-game", "random", "choose", "deal-two"]),
    help="How Super Heroes are found: dealt from those for a first game, from all, chosen, or one of two kept.",
)
@click.option("--hero", multiple=True, help="The Super Hero of a seat, once for each; two with a comma between.")
@click.option("--name", multiple=True, help="What the player on a seat is called, once for each.")
@click.option("--super-villains", type=int, help="How many Super-Villains are used.")
@click.option("--cards", multiple=True, type=CARD_FILE, help="A card file of your own, whose cards join the game.")
@click.pass_context
def command(ctx: click.Context, /, game: str, **given: Any) -> None:
    """Play many games of GAME with bots, and count.

    The same seed gives the same results, whatever --jobs is. Ctrl-C stops early and keeps what was done.
    """
    plan = plan_of(game, given)
    results = Results(plan, given["out"], given["plot"])
    run = play(plan, results, given["jobs"], given["record"])
    results.show(given["top"])
    results.write()
    if run.failure:
        raise failed(run.failure, ctx)
    if run.interrupted:
        ctx.exit(INTERRUPTED)


def plan_of(game: str, given: dict[str, Any]) -> Plan:
    """What the options of the command ask for."""
    bots = tuple([name.strip() for name in given["players"].split(",")])
    return Plan(game, agreed_on(given), bots, given["games"], given["seed"], given["rotate"], given["first"])


def agreed_on(given: dict[str, Any]) -> dict[str, Any]:
    """The options of the game that were given, in the game's own words; it refuses those that it doesn't have."""
    options = {name: given[name] for name in ("on_patrol", "super_villains") if given[name] is not None}
    options |= {name: given[name].replace("-", " ") for name in ("variant", "heroes") if given[name]}
    if given["hero"]:
        options["hero_names"] = [[name.strip() for name in seat.split(",")] for seat in given["hero"]]
    if given["name"]:
        options["names"] = list(given["name"])
    if given["cards"]:
        options["cards"] = [path.read_text(encoding="utf-8") for path in given["cards"]]
    return options


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
        records.mkdir(parents=True, exist_ok=True)
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
    words = ["longbox", "simulate", *given_words(ctx), "--first", str(failure.number), "--games", "1"]
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
    """One argument or option, as it is written on the command line."""
    if isinstance(parameter, click.Argument):
        return [str(value)]
    if isinstance(value, bool):
        return [parameter.opts[0] if value else parameter.secondary_opts[0]]
    values = value if isinstance(value, tuple) else [value]
    return [word for each in values for word in (parameter.opts[0], str(each))]
