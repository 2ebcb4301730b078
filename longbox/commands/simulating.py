"""What the commands that play many games have in common: options, playing with a bar, and what is said of failures."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource
from rich.console import Console, RenderableType

from longbox.kernel.errors import LongboxError
from longbox.lab import outputs
from longbox.lab.engines.naming import FORMS, PROCESSES, playing_on
from longbox.lab.keeping import Keeping
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.matrix_tally import MatrixTally
from longbox.lab.own import Comparison
from longbox.lab.plan import Plan
from longbox.lab.progress import new_progress
from longbox.lab.records import check_records
from longbox.lab.report import comparison_tables
from longbox.lab.results import Failure, GameResult
from longbox.lab.running import Run, play_plans
from longbox.players.registry import PLAYERS
from longbox.program import program

INTERRUPTED: Final = 130
"""How a command ends that was stopped by Ctrl-C."""

MOST_TOLD: Final = 5
"""Of so many games that could not end it is said why."""
NOT_FOR_ONE_GAME: Final = ("games", "first", "jobs", "on", "out", "resume", "rates", "plot", "top")
"""The options that are left out where one game is to be played again."""

BOTS: Final = ", ".join([*[f"{name} ({how})" for name, how in PLAYERS.items()], "or one of your own: my_module:MyBot"])
FILE: Final = click.Path(path_type=Path)
POSITIVE: Final = click.IntRange(min=1)

JOBS: Final = click.Option(["--jobs"], default=1, show_default=True, type=POSITIVE, help="How many processes play.")
ON: Final = click.Option(
    ["--on"],
    default=PROCESSES,
    show_default=True,
    metavar="ENGINE",
    help=f"Who plays: {', '.join(FORMS)}. The results are the same.",
)
SEED: Final = click.Option(["--seed"], default=1, show_default=True, help="Decides all that is left to chance.")
FIRST: Final = click.Option(
    ["--first"], default=1, show_default=True, type=POSITIVE, help="The number of the first game."
)
ROTATE: Final = click.Option(
    ["--rotate/--no-rotate"], default=True, show_default=True, help="Move the bots on by one seat each game."
)
OUT: Final = click.Option(
    ["--out"],
    type=FILE,
    help="Write a row for each player of each game: .parquet or .csv. A name without an ending is a folder of "
    "results, for longbox report and --resume.",
)
RESUME: Final = click.Option(["--resume"], is_flag=True, help="Go on with the results in the folder of --out.")
OWN_CARDS: Final = click.Option(
    ["--cards"],
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A card file of your own, whose cards decks can have. May be given several times.",
)
COMPARE: Final = click.Option(
    ["--compare/--no-compare"],
    default=True,
    show_default=True,
    help="With cards of your own: play the same games without each of them, too, and tell the difference. "
    "Where players bring decks, the card stays, and its text is left out.",
)
PLOT: Final = click.Option(["--plot"], type=FILE, help="Draw the results: .png or .svg.")
RECORD: Final = click.Option(
    ["--record"], type=FILE, metavar="DIRECTORY", help="Keep a record of each game, for longbox replay."
)


class GameFailed(LongboxError):
    """A game broke off with an error."""


def bots_of(given: dict[str, Any]) -> tuple[str, ...]:
    """The bots that are named, in the order of the seats."""
    return tuple([name.strip() for name in given["players"].split(",")])


def play(
    plans: Sequence[Plan],
    take: Callable[[int, GameResult], None],
    given: dict[str, Any],
    records: Sequence[Path | None],
    labels: Sequence[dict[str, str]] | None = None,
) -> Run:
    """Play, show how far it has got, and say at the end how long it took.

    Args:
        plans: What is played.
        take: Gets the number of the plan and each result.
        given: The values of the command's options, of which `JOBS` and `ON` say who plays.
        records: A directory for the records of each plan, if records are wanted.
        labels: What tells the games of each plan from those of the others, where `OUT` names a folder.

    Raises:
        RecordThere: A record would be written in the place of another.
        OtherRun: The results would go to those of another run.
    """
    if not given["resume"]:
        check_records(plans, records)
    for directory in records:
        if directory:
            outputs.make_directory(directory)
    began = time.monotonic()
    games = sum([plan.games for plan in plans])
    bots = [bot for plan in plans for bot in plan.bots]
    with (
        playing_on(given["on"], given["jobs"], [plans[0].game], bots) as engine,
        keeping(given, plans, labels or [{} for _ in plans]) as kept,
        new_progress() as progress,
    ):
        task = progress.add_task("", total=games)
        for number, result in kept.earlier():
            if isinstance(result, GameResult):
                take(number, result)
            progress.update(task, advance=1, total=games)

        def take_one(number: int, result: GameResult) -> None:
            take(number, result)
            kept.add(number, result)
            progress.advance(task)

        run = play_plans(plans, take_one, engine=engine, records=records, after=kept.after, set_aside=kept.add)
    took = time.monotonic() - began
    stopped = "Stopped early: " if run.interrupted else ""
    click.echo(f"{stopped}{run.played:,} of {games:,} games in {took:.1f} s.", err=True)
    tell_endless(run.endless)
    return run


def tell_endless(endless: Sequence[Failure]) -> None:
    """Say which games could not end because their texts go on without end."""
    if endless:
        counted = "1 game" if len(endless) == 1 else f"{len(endless):,} games"
        click.echo(
            f"{counted} could not end, and nothing is counted of {'it' if len(endless) == 1 else 'them'}:", err=True
        )
    for game in endless[:MOST_TOLD]:
        click.echo(f"  game {game.number} (seed {game.seed}): {game.error}", err=True)
    if len(endless) > MOST_TOLD:
        click.echo(f"  and {len(endless) - MOST_TOLD:,} more.", err=True)


def keeping(given: dict[str, Any], plans: Sequence[Plan], labels: Sequence[dict[str, str]]) -> Keeping:
    """What keeps all results in the folder that is named, if one is.

    Raises:
        CannotWrite: They can't be kept there, or there is no folder to go on with.
        OtherRun: Those of another run are there.
    """
    folder = outputs.folder_of(given["out"])
    if folder is None:
        if given["resume"]:
            raise outputs.CannotWrite("--resume goes on with the results in a folder: name it with --out.")
        return Keeping()
    return outputs.new_store(folder, plans, labels, resume=given["resume"])


class RatedResults:
    """Everything that becomes of games of several kinds: tables on the screen, and files."""

    def __init__(
        self,
        tally: MatrixTally | MatchupTally,
        report: Callable[[Any], Iterable[RenderableType]],
        plans: Sequence[Plan],
        labels: Sequence[dict[str, str]],
        given: dict[str, Any],
        comparison: Comparison | None = None,
    ) -> None:
        """Take what is wanted.

        Args:
            tally: Counts what becomes of the games.
            report: What is shown of it at the end.
            plans: The games, a plan for each kind.
            labels: What tells each kind from the others, in the rows of its games.
            given: The values of the command's options, by their names.
            comparison: The cards of one's own, compared, if that is wished.

        Raises:
            CannotWrite: A file that is asked for can't be written.
        """
        self._tally = tally
        self._comparison = comparison
        self._report = report
        self._plans = plans
        self._labels = labels
        self._given = given
        self._files = outputs.RatedFiles(given["rates"], outputs.table_of(given["out"]), given["plot"])

    def play(self, records: Sequence[Path | None]) -> Run:
        """Play, write the files that were asked for and show the tables.

        Args:
            records: A directory for the records of each kind, if records are wanted.
        """
        others = self._comparison.plans if self._comparison else []
        plans = [*self._plans, *others]
        labels = [*self._labels, *(self._comparison.labels(self._labels) if self._comparison else [])]
        run = play(plans, self._add, self._given, [*records, *[None for _ in others]], labels)
        if self._comparison:
            run.failed = self._comparison.kind_of(run.failed)
        try:
            self._files.write(self._tally)
        finally:
            self._show()
        return run

    def _show(self) -> None:
        """Print the tables."""
        console = Console(highlight=False)
        for part in self._report(self._tally):
            console.print(part)
        for part in comparison_tables(self._comparison) if self._comparison else []:
            console.print(part)

    def _add(self, number: int, result: GameResult) -> None:
        """Count one game of a kind, or of those that lack a card of one's own, which have higher numbers."""
        if self._comparison is not None:
            self._comparison.add(number, result)
        if number < len(self._plans):
            self._tally.add(number, result)
            self._files.add(self._plans[number], result, self._labels[number])


def end(run: Run, again: Sequence[str]) -> None:
    """End the command as its games ended.

    Args:
        run: How far they got.
        again: The words that play the same kind of game as the one that failed again, but for its number.

    Raises:
        GameFailed: A game broke off.
    """
    if run.failure:
        raise failed(run.failure, again)
    if run.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def failed(failure: Failure, again: Sequence[str]) -> GameFailed:
    """What to say of a game that broke off, and how to play it again alone."""
    name = str(click.get_current_context().info_name)
    words = ["simulate", name, *again, "--first", str(failure.number), "--games", "1"]
    return GameFailed(
        f"game {failure.number} (seed {failure.seed}) broke off:\n{failure.error}\n"
        f"Play it again alone: {program()} {shlex.join(words)}"
    )


def given_words(without: Sequence[str] = ()) -> list[str]:
    """The words of the command line, but for those that say how many games are played and where results go.

    Args:
        without: Other options that are left out, by their names.
    """
    context = click.get_current_context()
    words: list[str] = []
    for parameter in context.command.params:
        name = parameter.name or ""
        left_out = name in NOT_FOR_ONE_GAME or name in without
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE and not left_out:
            words += words_of(parameter, context.params[name])
    return words


def words_of(parameter: click.Parameter, value: Any) -> list[str]:
    """One option, as it is written on the command line."""
    if isinstance(value, bool):
        return [parameter.opts[0] if value else parameter.secondary_opts[0]]
    values = value if isinstance(value, tuple) else [value]
    return [word for each in values for word in (parameter.opts[0], str(each))]
