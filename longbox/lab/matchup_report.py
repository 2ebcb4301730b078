"""What the games of decks against each other come to, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from longbox.games import find_pack
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.numbers import Wins
from longbox.lab.report import endings_table, new_table, share_cells, spread_cells, used_table, wins_cells

INITIATIVE_COLUMNS = ("With it", "95 % interval", "Without it", "95 % interval")


def matchup_report(tally: MatchupTally) -> Iterator[RenderableType]:
    """All that was counted."""
    plan = tally.matchups.pairings[0].plan
    yield f"{find_pack(tally.matchups.game).title}: {tally.games:,} games of {', '.join(plan.bots)}; seed {plan.seed}."
    if not tally.games:
        return
    yield pairings_table(tally)
    yield initiative_table(tally)
    yield lengths_table(tally)
    if len(tally.bots) > 1:
        yield bots_table(tally)
    if tally.used:
        title = "Cards that were most used: recruited, played, flipped or used"
        names = tally.matchups.names
        yield used_table(title, "Deck", tally.used, names, tally.own, tally.of_deck)
    yield endings_table(tally.endings)


def pairings_table(tally: MatchupTally) -> Table:
    """How often each deck won against each."""
    names = tally.matchups.names
    table = new_table("Wins, with 95 % intervals", "Deck")
    for name in names:
        table.add_column(f"against\n{name}", justify="right")
    several = len(names) > 1
    if several:
        table.add_column("against\nall others", justify="right")
    for name in names:
        cells = [share_of(tally.against(name, other)) for other in names]
        table.add_row(name, *cells, *([share_of(tally.against_all(name))] if several else []))
    return table


def initiative_table(tally: MatchupTally) -> Table:
    """How often decks won that had the initiative first, or second."""
    table = new_table("Wins by who had the initiative in the first turn", "Deck")
    for column in INITIATIVE_COLUMNS:
        table.add_column(column, justify="right", no_wrap=True)
    for name in tally.matchups.names:
        cells = [*share_cells(tally.with_initiative(name)), *share_cells(tally.without_initiative(name))]
        table.add_row(name, *cells)
    table.add_section()
    first = tally.first_initiative()
    second = Wins()
    second.games, second.won = first.games, first.games - first.won
    table.add_row("all", *share_cells(first), *share_cells(second))
    return table


def lengths_table(tally: MatchupTally) -> Table:
    """How long games were."""
    table = new_table(f"{tally.counted_in.capitalize()} in a game", "Decks")
    for column in ("Games", "Mean", "Spread", "Least", "Median", "Most"):
        table.add_column(column, justify="right", no_wrap=True)
    for pairing, met in zip(tally.matchups.pairings, tally.met, strict=True):
        table.add_row(f"{pairing.one}, {pairing.other}", f"{met.wins.games:,}", *spread_cells(met.length))
    if len(tally.met) > 1:
        table.add_section()
        table.add_row("all", f"{tally.games:,}", *spread_cells(tally.length()))
    return table


def bots_table(tally: MatchupTally) -> Table:
    """How often each bot won."""
    table = new_table("Wins by bot", "Bot")
    for column in ("Players", "Wins", "Share", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for bot, wins in sorted(tally.bots.items()):
        table.add_row(bot, *wins_cells(wins))
    return table


def share_of(wins: Wins) -> str:
    """How often games were won, with the interval below."""
    return "\n".join(share_cells(wins)) if wins.games else ""
