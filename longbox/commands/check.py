"""`longbox check`: whether what must always hold does hold, of anyone's game, bot or cards."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import click

from longbox.commands.agreeing import agreed as agreed_on
from longbox.commands.game_group import GameGroup
from longbox.commands.groups import NamedGroup
from longbox.conformance.bots import BOT_TRUTHS, BotTrial
from longbox.conformance.cards import try_cards
from longbox.conformance.findings import Findings
from longbox.conformance.trial import TRUTHS, Trial
from longbox.games import find_pack
from longbox.games.shown import lobby_of

POSITIVE: Final = click.IntRange(min=1)
GAMES: Final = click.Option(["--games"], default=5, show_default=True, type=POSITIVE, help="How many games are tried.")
SEED: Final = click.Option(
    ["--seed"], default=1, show_default=True, help="The seed of the first; the next ones follow."
)
SEATS: Final = click.Option(["--seats"], type=POSITIVE, help="How many play; as many as usually do if not given.")
JSON: Final = click.Option(["--json", "as_json"], is_flag=True, help="Report in JSON, for programs.")
TELLS: Final = "The exit code is 0 if all holds, 1 if something does not, and 2 if it can't be tried."


@click.group(cls=NamedGroup, short_help="Try what must always hold of a game, a bot or cards.")
def command() -> None:
    """Try what must always hold: of a game's rules, of a bot, of cards of your own.

    Games are played at random, and looked at on the way. The exit code is 0 if all holds, 1 if something does not,
    and 2 if it can't be tried.
    """


def command_for(game: str) -> click.Command:
    """The command that tries the rules of a game."""
    title = find_pack(game).title
    return click.Command(
        game,
        params=[GAMES, SEED, SEATS, JSON, *lobby_of(game).options()],
        callback=lambda **given: check_game(game, given),
        help=f"Try the rules of {title}: no card is lost, every answer can be taken and no other, copies are equal, "
        f"the answers make the same game again, nothing leaks. {TELLS}",
        short_help=title,
    )


command.add_command(GameGroup(command_for, name="game", help="Try the rules of a game.", short_help="Try a game."))


def check_game(game: str, given: dict[str, Any]) -> None:
    """Try some games, and report."""
    findings = Findings(TRUTHS)
    options = agreed(game, given["seats"], given)
    for seed in seeds(given):
        trial = Trial(game, options, seed)
        trial.run()
        findings.add(trial.looked, trial.problems)
    report(f"{find_pack(game).title}: {counted(given)} played at random.", findings, as_json=given["as_json"])


@command.command(name="bot", params=[GAMES, SEED, SEATS, JSON])
@click.argument("bot")
@click.option("--game", required=True, metavar="GAME", help="The game that it plays.")
def check_bot(bot: str, game: str, **given: Any) -> None:
    """Try a BOT: greedy, or one of your own as my_module:MyBot.

    It answers what is offered, leaves the game as it is, answers the same with the same seed, and what it can't know
    makes no difference.
    """
    findings = Findings(BOT_TRUTHS)
    options = agreed(game, given["seats"])
    for seed in seeds(given):
        trial = BotTrial(bot, game, options, seed)
        trial.run()
        findings.add(trial.looked, trial.problems)
    report(f"{bot}: {counted(given)} of {find_pack(game).title}.", findings, as_json=given["as_json"])


@command.command(name="cards", params=[GAMES, SEED, SEATS, JSON])
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--game", required=True, metavar="GAME", help="The game whose cards they are.")
def check_cards(files: tuple[Path, ...], game: str, **given: Any) -> None:
    """Try cards of your own: each can be read, and games that have them are sound."""
    findings = try_cards(game, files, agreed(game, given["seats"]), seeds(given))
    names = ", ".join([file.name for file in files])
    report(f"{names}: {counted(given)} of {find_pack(game).title}.", findings, as_json=given["as_json"])


def agreed(game: str, seats: int | None, given: dict[str, Any] | None = None) -> dict[str, Any]:
    """What is agreed on: what the command line says, and else what is usual."""
    lobby = lobby_of(game)
    usual = click.Command(game, params=[*lobby.options()]).make_context(game, []).params
    chosen = {**usual, **{name: value for name, value in (given or {}).items() if name in usual}}
    count = seats or len(lobby.seating.split(","))
    return agreed_on(game, chosen, count)


def seeds(given: dict[str, Any]) -> range:
    """The seeds of the games that are tried."""
    return range(given["seed"], given["seed"] + given["games"])


def counted(given: dict[str, Any]) -> str:
    """How many games, in words."""
    return "1 game" if given["games"] == 1 else f"{given['games']:,} games"


def report(heading: str, findings: Findings, *, as_json: bool) -> None:
    """Tell what was found, and end the command by it."""
    if as_json:
        click.echo(json.dumps(findings.as_data(), ensure_ascii=False, indent=1))
    else:
        click.echo("\n".join([heading, *findings.lines()]))
    sys.exit(0 if findings.hold else 1)
