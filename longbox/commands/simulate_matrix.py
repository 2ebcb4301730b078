"""`longbox simulate` for games that are compared in a table: every hero against every scenario."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from longbox.commands.own_files import DECK, OwnFiles
from longbox.commands.simulating import (
    BOTS,
    COMPARE,
    FILE,
    FIRST,
    JOBS,
    ON,
    OUT,
    OWN_CARDS,
    PLOT,
    POSITIVE,
    RECORD,
    RESUME,
    ROTATE,
    SEED,
    RatedResults,
    bots_of,
    end,
    given_words,
)
from longbox.games import find_pack
from longbox.lab.matrix import ALL, JOINT, Axis, Cell, Matrix, axes_of, matrix_of
from longbox.lab.matrix_report import matrix_report
from longbox.lab.matrix_tally import MatrixTally
from longbox.lab.own import Comparison, measured_together, tell_of_unused, without_text
from longbox.lab.plan import Plan
from longbox.lab.records import apart
from longbox.lab.results import GameResult
from longbox.lab.running import Run

OPTIONS: Final[list[click.Parameter]] = [
    click.Option(
        ["--players"],
        default="greedy",
        show_default=True,
        help=f"The bot for each seat, or one that sits on all: {BOTS}.",
    ),
    click.Option(["--games"], default=100, show_default=True, type=POSITIVE, help="How many games for each cell."),
    JOBS,
    ON,
    SEED,
    FIRST,
    ROTATE,
    click.Option(["--rates"], type=FILE, help="Write the table of wins: .parquet or .csv."),
    OUT,
    PLOT,
    RECORD,
    RESUME,
]


def matrix_command(game: str, axes: Sequence[Axis]) -> click.Command:
    """The command that plays many games of all kinds that are named."""
    title = find_pack(game).title
    return click.Command(
        game,
        params=[*[option for axis in axes for option in options_of(axis)], OWN_CARDS, COMPARE, *OPTIONS],
        callback=lambda **given: simulate(game, axes, given),
        help=f"Play {title} many times with bots, and show a table of what was won how often. The same seed "
        "gives the same results, whatever --jobs is. Ctrl-C stops early and keeps what was done.",
        short_help=title,
    )


def options_of(axis: Axis) -> list[click.Option]:
    """The options that name the values of an axis: one for each value, as often as one likes."""
    values = ", ".join(axis.values)
    together = f" Joined by {JOINT}, several play together." if axis.joined else ""
    usual = ALL if axis.default == tuple(axis.values) else ", ".join(axis.default)
    file = f", or a FILE with {'a deck' if axis.own == DECK else 'cards'} of your own" if axis.own else ""
    words = f"One of {values}{file}; or {ALL}. May be given several times.{together}  [default: {usual}]"
    found = [click.Option([f"--{axis.name}"], multiple=True, metavar="NAME|FILE" if axis.own else "NAME", help=words)]
    if axis.own == DECK:
        found.append(click.Option(["--deck"], multiple=True, metavar="FILE", help=f"The same as --{axis.name} FILE."))
    return found


def simulate(game: str, axes: Sequence[Axis], given: dict[str, Any]) -> None:
    """Play, show the results and write them.

    Args:
        game: The short name of the game.
        axes: What the games differ in.
        given: The values of `OPTIONS` and of the axes, by their names.

    Raises:
        LongboxError: Something that was given doesn't fit, or a game broke off.
    """
    named = {axis.name: [*given[axis.name], *(given[DECK] if axis.own == DECK else ())] for axis in axes}
    own = OwnFiles(game, axes, named, given["cards"])
    options = {"cards": own.cards} if own.cards else {}
    plan = Plan(game, options, bots_of(given), given["games"], given["seed"], given["rotate"], given["first"])
    matrix = matrix_of(axes_of(game, own.decks, own.cards), own.words, plan)
    labels = [cell.labels for cell in matrix.cells]
    unused = tell_of_unused(matrix.plans)
    if unused:
        click.echo(unused, err=True)
    comparison = comparison_of(matrix) if given["compare"] else None
    results = RatedResults(MatrixTally(matrix), matrix_report, matrix.plans, labels, given, comparison)
    run = results.play(directories(matrix, given["record"]))
    end(run, again(matrix, axes, run, own))


def comparison_of(matrix: Matrix) -> Comparison:
    """The same games without the text of each card of one's own."""

    def measure(kind: int, result: GameResult) -> dict[str, float]:
        return measured_together(result.outcome)

    return Comparison(matrix.plans, without_text, measure, "its text")


def directories(matrix: Matrix, record: Path | None) -> list[Path | None]:
    """Where the records of each cell go: a directory for each, called after it."""
    names = ["-".join(cell.labels.values()) for cell in matrix.cells]
    return [*apart(record, names)] if record else [None for _ in names]


def again(matrix: Matrix, axes: Sequence[Axis], run: Run, own: OwnFiles) -> list[str]:
    """The words that play the games of the cell whose game failed."""
    cell: Cell = matrix.cells[run.failed]
    named = [word for axis in axes for word in (f"--{axis.name}", *own.named(cell.labels[axis.one]))]
    return [*named, *given_words([DECK, *[axis.name for axis in axes]])]
