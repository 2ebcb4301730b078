"""`longbox simulate` for games in which decks meet: each deck against each."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

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
from longbox.games.deck_building import DeckBuilding, find_decks
from longbox.games.decks import BadDeck
from longbox.kernel.documents import read_own
from longbox.kernel.errors import LongboxError, near
from longbox.lab.matchup_report import matchup_report
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.matchups import Contender, Matchups, matchups_of
from longbox.lab.own import Comparison, measured_of_decks, own_names, without_text
from longbox.lab.plan import Plan
from longbox.lab.records import apart
from longbox.lab.results import GameResult

OPTIONS: Final[list[click.Parameter]] = [
    click.Option(
        ["--deck", "decks"],
        multiple=True,
        metavar="DECK",
        help="A deck, shipped or a FILE; each that is named meets each. All that are shipped if none is named.",
    ),
    click.Option(
        ["--players"],
        default="greedy",
        show_default=True,
        help=f"The bots for two seats, or one that sits on both: {BOTS}.",
    ),
    click.Option(["--games"], default=100, show_default=True, type=POSITIVE, help="How many games for each pairing."),
    click.Option(["--mirrors"], is_flag=True, help="Let each deck meet itself, too."),
    click.Option(["--endurance"], type=POSITIVE, help="How much endurance players start with; 50 if not given."),
    OWN_CARDS,
    COMPARE,
    JOBS,
    ON,
    SEED,
    FIRST,
    ROTATE,
    click.Option(["--rates"], type=FILE, help="Write the table of pairings: .parquet or .csv."),
    OUT,
    PLOT,
    RECORD,
    RESUME,
]


class NoSuchDeck(LongboxError):
    """A deck was named that is neither a file nor shipped."""


def decks_command(game: str) -> click.Command:
    """The command that lets decks meet many times."""
    title = find_pack(game).title
    return click.Command(
        game,
        params=OPTIONS,
        callback=lambda **given: simulate(game, given),
        help=f"Play {title} many times with bots: each deck against each. The same seed gives the same "
        "results, whatever --jobs is. Ctrl-C stops early and keeps what was done.",
        short_help=title,
    )


def simulate(game: str, given: dict[str, Any]) -> None:
    """Play, show the results and write them.

    Args:
        game: The short name of the game.
        given: The values of `OPTIONS`, by their names.

    Raises:
        LongboxError: Something that was given doesn't fit, or a game broke off.
    """
    matchups = matchups_given(game, given)
    labels = [{"pairing": f"{pairing.one}, {pairing.other}"} for pairing in matchups.pairings]
    comparison = comparison_of(matchups) if given["compare"] else None
    results = RatedResults(MatchupTally(matchups), matchup_report, matchups.plans, labels, given, comparison)
    run = results.play(directories(matchups, given["record"]))
    named = dict(zip(matchups.names, given["decks"] or matchups.names, strict=True))
    failed = matchups.pairings[run.failed]
    again = [word for deck in dict.fromkeys([named[failed.one], named[failed.other]]) for word in ("--deck", deck)]
    end(run, [*again, *given_words(["decks"])])


def comparison_of(matchups: Matchups) -> Comparison:
    """The same games without the text of each card of one's own."""

    def measure(kind: int, result: GameResult) -> dict[str, float]:
        pairing = matchups.pairings[kind]
        return measured_of_decks(result.outcome, (pairing.one, pairing.other))

    return Comparison(matchups.plans, without_text, measure, "its text")


def matchups_given(game: str, given: dict[str, Any]) -> Matchups:
    """What the options of the command ask for."""
    building = find_decks(game)
    pool = building.pool(given["cards"])
    options: dict[str, Any] = {"cards": [read_own(file) for file in given["cards"]]}
    if given["endurance"]:
        options["endurance"] = given["endurance"]
    plan = Plan(game, options, bots_of(given), given["games"], given["seed"], given["rotate"], given["first"])
    contenders = [contender(building, name, pool) for name in given["decks"] or building.shipped()]
    tell_unused(plan, [deck_of(building, each, pool) for each in contenders], pool)
    return matchups_of(contenders, plan, mirrors=given["mirrors"])


def deck_of(building: DeckBuilding, contender: Contender, pool: Any) -> Any:
    """The deck of a contender, which is named or a text."""
    if contender.deck in building.shipped():
        return building.find(contender.deck)
    return building.read(contender.deck, pool)


def tell_unused(plan: Plan, decks: Sequence[Any], pool: Any) -> None:
    """Say which cards of one's own no deck has: the games then tell nothing of them."""
    had = {card.name for deck in decks for card, _ in deck.counted(pool)}
    unused = [name for name in own_names(plan) if name not in had]
    if unused and len(unused) == len(own_names(plan)):
        click.echo("No deck has any of the cards of your own: put them into one, and name it with --deck.", err=True)
    elif unused:
        click.echo(f"No deck has: {', '.join(unused)}.", err=True)


def contender(building: DeckBuilding, name: str, pool: Any) -> Contender:
    """A deck that is named: a file, or one that is shipped.

    Raises:
        NoSuchDeck: There is neither.
        BadDocument: The file can't be read.
        BadDeck: The deck breaks rules, or can't be understood.
    """
    file = Path(name)
    if not os.path.isfile(file):
        return Contender(shipped_name(building, name), shipped_name(building, name))
    deck = building.read(read_own(file), pool)
    broken = building.problems(deck, pool)
    if broken:
        raise BadDeck(name, broken)
    return Contender(deck.name or file.stem, building.write(deck, pool, "text"))


def shipped_name(building: DeckBuilding, name: str) -> str:
    """What a shipped deck is called that is named in other letters."""
    try:
        return str(building.find(name).name)
    except BadDeck:
        known = near(name, building.shipped())
        raise NoSuchDeck(f"There is no file {name!r}, and no shipped deck of that name. {known}") from None


def directories(matchups: Matchups, record: Path | None) -> list[Path | None]:
    """Where the records of each pairing go: a directory for each, called after it."""
    names = [f"{pairing.one}-{pairing.other}" for pairing in matchups.pairings]
    return [*apart(record, names)] if record else [None for _ in names]
