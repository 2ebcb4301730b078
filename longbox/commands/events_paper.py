"""`longbox events standings, print, import, export`: what goes to people, and to and from other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import EVENT, FILE, OUT, ROUND, opened, write
from longbox.events.errors import BadFile
from longbox.events.event import Event
from longbox.events.organising import register
from longbox.events.paper import Sheet, as_page, as_text, pairings, slips, standings_sheet
from longbox.events.reading import all_events, event_named
from longbox.events.tables import bring_in, players_table, read_players, results_table, standings_table
from longbox.faces.words import number_of
from longbox.kernel.errors import LongboxError
from longbox.players.registry import make_player

HTML: Final = click.option("--html", is_flag=True, help="As a page for a browser.")


@click.command(name="standings", short_help="Show the standings.")
@EVENT
@HTML
@OUT
@FILE
def standings_command(event: str, out: Path | None, file: Path | None, *, html: bool) -> None:
    """Show where the players of EVENT stand, and what parts those who are equal."""
    with opened(file) as store:
        sheet = standings_sheet(event_named(store, event))
    write(as_page(sheet) if html else as_text(sheet), out)


@click.command(name="print", short_help="Print pairings, slips or standings, as text or for a browser.")
@EVENT
@click.argument("what", type=click.Choice(["pairings", "slips", "standings"]))
@ROUND
@HTML
@OUT
@FILE
def print_command(
    event: str, what: str, round_: int | None, out: Path | None, file: Path | None, *, html: bool
) -> None:
    """Print pairings, slips or standings of EVENT."""
    with opened(file) as store:
        sheet = sheet_of(event_named(store, event), what, round_)
    write(as_page(sheet) if html else as_text(sheet), out)


def sheet_of(event: Event, what: str, number: int | None) -> Sheet:
    """What is to be printed."""
    if what == "standings":
        return standings_sheet(event)
    played = event.round(number or len(event.rounds))
    return pairings(event, played) if what == "pairings" else slips(event, played)


@click.command(name="import", short_help="Bring players or results in from CSV.")
@click.argument("table", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--event", help="The event that takes the players of TABLE; without it, TABLE holds results of events.")
@FILE
def import_command(table: Path, event: str | None, file: Path | None) -> None:
    """Bring in players for an event, or the results of events that are over, from TABLE."""
    with opened(file) as store:
        if event is None:
            names = bring_in(store, table)
            click.echo(f"Brought in: {', '.join(names)}")
            return
        players = read_players(table)
        with store.act():
            game = event_named(store, event).game
            for row, (player, bot) in enumerate(players, 2):
                try:
                    if bot:
                        make_player(bot, game, 0)
                    register(store, event, [player], bot)
                except LongboxError as error:
                    raise BadFile(f"{table}: row {row}: {error}") from None
        click.echo(f"{number_of(len(players), 'player')} registered.")


@click.command(name="export", short_help="Write players, results or standings as CSV.")
@click.argument("what", type=click.Choice(["players", "results", "standings"]))
@click.option("--event", help="The event; the results of all if nothing is said.")
@OUT
@FILE
def export_command(what: str, event: str | None, out: Path | None, file: Path | None) -> None:
    """Write players, results or standings as CSV."""
    if event is None and what != "results":
        raise click.UsageError(f"Say whose {what} with --event.")
    with opened(file) as store:
        events = [event_named(store, event)] if event else all_events(store)
    tables = {"players": players_table, "standings": standings_table}
    write(tables[what](events[0]) if what in tables else results_table(events), out)


COMMANDS: Final = {
    "standings": standings_command,
    "print": print_command,
    "import": import_command,
    "export": export_command,
}
