"""`longbox simulate`: play many games with bots, and count."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from longbox.commands.agreeing import agreed, tell_notes
from longbox.commands.game_group import GameGroup
from longbox.commands.simulate_balance import BALANCE, is_default, report_balance
from longbox.commands.simulate_decks import decks_command
from longbox.commands.simulate_matrix import matrix_command
from longbox.commands.simulating import (
    BOTS,
    COMPARE,
    FIRST,
    INTERRUPTED,
    JOBS,
    ON,
    OUT,
    PLOT,
    POSITIVE,
    RECORD,
    RESUME,
    ROTATE,
    SEED,
    bots_of,
    end,
    given_words,
    play,
)
from longbox.games import find_pack
from longbox.games.shown import lobby_of
from longbox.lab import outputs
from longbox.lab.matrix import axes_of
from longbox.lab.own import WITHOUT, Comparison, measured_of, shunned, without
from longbox.lab.plan import Plan
from longbox.lab.report import comparison_tables, report
from longbox.lab.results import GameResult
from longbox.lab.tally import Tally

__all__ = ["INTERRUPTED", "Results", "command"]

CHARACTERS: Final = "characters"
"""The report on Main Characters and their tiers."""

REPORTS: Final = {
    CHARACTERS: "characters: how often each Main Character wins beyond what its tier points predict; --plot draws it. "
    "If --players isn't said, four bots of one strength play that draft at random.",
    BALANCE: "balance: how the two sides stand against each other; if --players isn't said, greedy bots "
    "that waver over their teams play with each number of players, --games of each.",
}
"""What can be reported, and what each shows."""

PAGE: Final = click.Option(
    ["--page"],
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --report balance: write it as a page, too, in Markdown with its picture beside it.",
)

OPTIONS: Final[list[click.Parameter]] = [
    click.Option(["--players"], default="greedy,random", show_default=True, help=f"The bot for each seat: {BOTS}."),
    click.Option(["--games"], default=1000, show_default=True, type=POSITIVE, help="How many games."),
    JOBS,
    ON,
    SEED,
    FIRST,
    ROTATE,
    OUT,
    PLOT,
    RECORD,
    RESUME,
    COMPARE,
    click.Option(
        ["--shun"],
        multiple=True,
        metavar="ANSWER",
        help="Play the same games with a first bot that never gives this answer, too, for longbox report: "
        '"buy Kick"; "buy *" for each card. May be given several times.',
    ),
    click.Option(["--top"], default=15, show_default=True, type=click.IntRange(min=0), help="How many cards to list."),
]


def command_for(game: str) -> click.Command:
    """The command that plays many games: deck against deck, a table of many kinds, or games of one kind."""
    if find_pack(game).decks_meet:
        return decks_command(game)
    axes = axes_of(game)
    return matrix_command(game, axes) if axes else game_command(game)


def game_command(game: str) -> click.Command:
    """The command that plays many games of one kind."""
    title = find_pack(game).title
    return click.Command(
        game,
        params=[*OPTIONS, *report_options(game), *lobby_of(game).options()],
        callback=lambda **given: simulate(game, given),
        help=f"Play {title} many times with bots, and count. The same seed gives the same results, "
        "whatever --jobs is. Ctrl-C stops early and keeps what was done.",
        short_help=title,
    )


def report_options(game: str) -> list[click.Option]:
    """What can be reported in the place of the usual, of a game, and where it goes as a page."""
    kinds = [CHARACTERS, *([BALANCE] if lobby_of(game).balanced else [])]
    report = click.Option(["--report"], type=click.Choice(kinds), help=" ".join([REPORTS[kind] for kind in kinds]))
    return [report, PAGE] if BALANCE in kinds else [report]


def simulate(game: str, given: dict[str, Any]) -> None:
    """Play, show the results and write them.

    Args:
        game: The short name of the game.
        given: The values of `OPTIONS` and of the game's own options, by their names.

    Raises:
        LongboxError: Something that was given doesn't fit, or a game broke off.
    """
    if given.get("report") == BALANCE:
        report_balance(game, given)
        return
    if given["report"] == CHARACTERS and is_default("players"):
        given = {**given, "players": lobby_of(game).drafting}
    plan = plan_of(game, given)
    comparison = comparison_of(plan) if given["compare"] else None
    results = Results(plan, outputs.table_of(given["out"]), given["plot"], comparison, given["report"])
    shuns = shunned(plan, given["shun"])
    others = [*(comparison.plans if comparison else []), *shuns.values()]
    labels = [{}, *(comparison.labels([{}]) if comparison else []), *[{WITHOUT: answer} for answer in shuns]]
    run = play([plan, *others], results.add, given, [given["record"], *[None] * len(others)], labels)
    try:
        results.write()
    finally:
        results.show(given["top"])
    end(run, given_words())


def comparison_of(plan: Plan) -> Comparison:
    """The same games without each card of one's own."""

    def measure(kind: int, result: GameResult) -> dict[str, float]:
        return measured_of(result.outcome, [plan.bots[entrant] for entrant in result.entrants])

    return Comparison([plan], without, measure)


def plan_of(game: str, given: dict[str, Any]) -> Plan:
    """What the options of the command ask for."""
    bots = bots_of(given)
    options = agreed(game, given, len(bots))
    tell_notes(game, given)
    return Plan(game, options, bots, given["games"], given["seed"], given["rotate"], given["first"])


class Results:
    """Everything that becomes of the games: tables on the screen, and files.

    Attributes:
        tally: What was counted.
        comparison: The cards of one's own, compared, if that is wished.
    """

    def __init__(
        self,
        plan: Plan,
        out: Path | None,
        plot: Path | None,
        comparison: Comparison | None = None,
        report: str | None = None,
    ) -> None:
        if out:
            outputs.check_table(out)
        if plot:
            outputs.check_picture(plot)
        self.tally = Tally(plan)
        self._characters = outputs.new_character_table(plot) if report == CHARACTERS else None
        self.comparison = comparison
        self._table = outputs.new_table(out) if out else None
        self._out = out
        self._plot = plot

    def add(self, number: int, result: GameResult) -> None:
        """Count one game of the plan, or of those without a card of one's own, which have higher numbers."""
        if self.comparison is not None and number <= len(self.comparison.plans):
            self.comparison.add(number, result)
        if number:
            return
        self.tally.add(result)
        if self._characters is not None:
            self._characters.add(result)
        if self._table is not None:
            self._table.add(self.tally.plan, result)

    def show(self, cards: int) -> None:
        """Print the tables."""
        console = Console(highlight=False)
        for part in self._characters.shown() if self._characters is not None else report(self.tally, cards):
            console.print(part)
        for part in comparison_tables(self.comparison) if self.comparison else []:
            console.print(part)

    def write(self) -> None:
        """Write the files that were asked for, if any game was finished."""
        if self.tally.games and self._table is not None and self._out:
            outputs.write_table(self._table, self._out)
        if self.tally.games and self._characters is not None:
            self._characters.write(self._plot)
        elif self.tally.games and self._plot:
            outputs.write_picture(self.tally, self._plot)


command = GameGroup(
    command_for,
    name="simulate",
    help="Play many games with bots, and count.",
    short_help="Play many games with bots, and count.",
)
