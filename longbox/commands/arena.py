"""`longbox arena`: bots against bots in mirrored games."""

from __future__ import annotations

import sys
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from longbox.arena.arena import hold, pairings_of
from longbox.arena.bouts import Bout, Pairing
from longbox.arena.scores import Score, ratings, score_of
from longbox.commands.agreeing import agreed, tell_notes
from longbox.commands.game_group import GameGroup
from longbox.commands.simulating import BOTS, JOBS, ON, POSITIVE, SEED
from longbox.games import find_pack
from longbox.games.shown import lobby_of
from longbox.lab.engines.naming import playing_on
from longbox.lab.progress import new_progress

GATE_SHUT: Final = 1
"""How the command ends where the first bot isn't surely better."""

GATE_HELP: Final = (
    "End with failure unless the first bot's score against each other is above this, by its lower bound; 0.5 is even."
)
OPTIONS: Final[list[click.Parameter]] = [
    click.Argument(["bots"], nargs=-1, required=True, metavar="BOT..."),
    click.Option(["--games"], default=1000, show_default=True, type=POSITIVE, help="How many games for each pair."),
    click.Option(["--seats"], default=2, show_default=True, type=POSITIVE, help="How many players a game has."),
    click.Option(["--gate"], type=click.FloatRange(0, 1), help=GATE_HELP),
    JOBS,
    ON,
    SEED,
]


def command_for(game: str) -> click.Command:
    """The command for a game."""
    return click.Command(
        game,
        params=[*OPTIONS, *lobby_of(game).options()],
        callback=lambda **given: arena(game, given),
        help=f"Let bots meet in {find_pack(game).title}, each of them each other, in mirrored games: the same seeds, "
        f"with seats and decks swapped. Bots: {BOTS}, or a FILE.bot. The same seed gives the same results, whatever "
        "--jobs is.",
        short_help=find_pack(game).title,
    )


def arena(game: str, given: dict[str, Any]) -> None:
    """Play, and show who is better.

    Args:
        game: The short name of the game.
        given: The values of `OPTIONS` and of the game's own options.

    Raises:
        LongboxError: Something that was given doesn't fit, or a bot gave an answer that was not offered.
    """
    bots: tuple[str, ...] = given["bots"]
    options = agreed(game, given, given["seats"])
    tell_notes(game, given)
    pairings = pairings_of(game, bots, options, given["seats"], given["seed"])
    bouts = -(-given["games"] // 2)
    with playing_on(given["on"], given["jobs"], [game], bots) as engine, new_progress() as progress:
        task = progress.add_task("", total=2 * bouts * len(pairings))
        met = hold(pairings, bouts, engine, lambda count: progress.advance(task, 2 * count))
    counted = [(pairing, [bout for bout in some if not bout.endless]) for pairing, some in met]
    scores = [(pairing, score_of([bout.score for bout in some])) for pairing, some in counted if some]
    show(list(dict.fromkeys(bots)), scores, met)
    if given["gate"] is not None:
        pass_gate(bots[0], scores, given["gate"])


def show(bots: list[str], scores: list[tuple[Pairing, Score]], met: list[tuple[Pairing, list[Bout]]]) -> None:
    """Print the scores and the ratings."""
    console = Console(highlight=False)
    table = Table("bots", "score of the first", "95 % interval", "games", title="Mirrored games")
    for pairing, score in scores:
        interval = f"{score.low:.1%} to {score.high:.1%}"
        table.add_row(" against ".join(pairing.bots), f"{score.mean:.1%}", interval, f"{2 * score.bouts:,}")
    console.print(table)
    endless = [bout.endless for _, some in met for bout in some if bout.endless]
    if endless:
        console.print(f"{2 * len(endless):,} games are not counted, as texts of them went on without end: {endless[0]}")
    rated = Table("bot", "rating", "estimate", "answers", "ms an answer", title="Ratings")
    for row in ratings(bots, met):
        took = 1000 * row.seconds / row.answers if row.answers else 0.0
        rated.add_row(
            row.bot, f"{row.rating:.1f}", f"{row.mu:.1f} ± {row.sigma:.1f}", f"{row.answers:,}", f"{took:.3f}"
        )
    console.print(rated)


def pass_gate(bot: str, scores: list[tuple[Pairing, Score]], gate: float) -> None:
    """End with failure unless a bot is surely better than all others by so much."""
    behind = [pairing.bots[1] for pairing, score in scores if pairing.bots[0] == bot and score.low <= gate]
    if behind or not scores:
        click.echo(f"{bot} doesn't pass the gate of {gate:.1%} against {', '.join(behind) or 'anybody'}.", err=True)
        sys.exit(GATE_SHUT)
    click.echo(f"{bot} passes the gate of {gate:.1%}.", err=True)


command = GameGroup(
    command_for,
    name="arena",
    help="Let bots meet in mirrored games, and rate them.",
    short_help="Let bots meet in mirrored games, and rate them.",
)
