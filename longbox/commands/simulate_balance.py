"""`longbox simulate --report balance`: how the two sides of a game stand against each other."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource
from rich.console import Console

from longbox.commands.agreeing import agreed, tell_notes
from longbox.commands.simulating import bots_of, end, given_words, play
from longbox.games.shown import lobby_of
from longbox.lab import outputs
from longbox.lab.balance_report import balance_report
from longbox.lab.balance_tally import BalanceTally
from longbox.lab.plan import Plan

BALANCE: Final = "balance"


def report_balance(game: str, given: dict[str, Any]) -> None:
    """Play, show how the sides stand and write it.

    Args:
        game: The short name of the game.
        given: The values of the command's options, by their names.

    Raises:
        LongboxError: Something that was given doesn't fit, or a game broke off.
    """
    if given["plot"]:
        outputs.check_picture(given["plot"])
    if given["page"]:
        outputs.check_page(given["page"])
    plans = plans_of(game, given)
    tell_notes(game, given)
    tally = BalanceTally(plans)
    labels = [{"kind": str(number + 1)} for number in range(len(plans))]
    run = play(plans, tally.add, given, [None for _ in plans], labels)
    for part in balance_report(tally):
        Console(highlight=False).print(part)
    if given["plot"] and tally.games:
        outputs.write_picture(tally, given["plot"])
    if given["page"] and tally.games:
        outputs.write_balance_page(tally, given["page"], made_by(game, given))
    end(run, given_words())


def made_by(game: str, given: dict[str, Any]) -> str:
    """The command line that plays the same games again, and writes the same page."""
    page = Path(given["page"]).name
    words = ["longbox", "simulate", game, "--games", str(given["games"]), "--seed", str(given["seed"])]
    return shlex.join([*words, *given_words(without=("seed", "page")), "--page", page])


def plans_of(game: str, given: dict[str, Any]) -> list[Plan]:
    """What the options of the command ask for: the players that are named, or each number of players."""
    kinds = lobby_of(game).balanced
    if not is_default("players"):
        bots = bots_of(given)
        wanted = next((kind for kind in kinds if kind["players"] == len(bots)), {})
        return [plan_of(game, given, wanted, bots)]
    return [plan_of(game, given, kind, (lobby_of(game).balancing,) * int(kind["players"])) for kind in kinds]


def plan_of(game: str, given: dict[str, Any], kind: dict[str, Any], bots: tuple[str, ...]) -> Plan:
    """The games of one kind: what was said on the command line goes before what is so if nothing is said."""
    chosen = {**given, **{name: value for name, value in kind.items() if name != "players" and not given[name]}}
    options = agreed(game, chosen, len(bots))
    return Plan(game, options, bots, given["games"], given["seed"], given["rotate"], given["first"])


def is_default(name: str) -> bool:
    """Whether an option was not given."""
    return click.get_current_context().get_parameter_source(name) is ParameterSource.DEFAULT
