"""`longbox events simulate`: a whole event with bots."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import opened
from longbox.events.event import Event, Round
from longbox.events.organising import create, register
from longbox.events.paper import as_text, standings_sheet, title_of
from longbox.events.playing import check_game
from longbox.events.simulating import play_event
from longbox.events.store import NOWHERE, Store
from longbox.lab.engines.naming import FORMS, PROCESSES, playing_on
from longbox.players.registry import make_player

NAME: Final = "Simulation"


@click.command(name="simulate", short_help="Play a whole event with bots.")
@click.option(
    "--players", default=64, show_default=True, type=click.IntRange(min=4, max=4096), help="How many bots play."
)
@click.option("--bots", default="greedy,random", show_default=True, help="The bots, in turn.")
@click.option("--game", default="dcdb", show_default=True, help="What is played.")
@click.option("--format", "format_", default="", help="The form of the game: cube.")
@click.option(
    "--singleton",
    type=click.IntRange(min=0),
    metavar="ROUNDS",
    help="Each Main Character may be played once in so many rounds; 0: once in the whole event.",
)
@click.option("--rounds", type=click.IntRange(min=1), help="How many rounds all play, if not as many as the rules say.")
@click.option("--seed", default=1, show_default=True, help="Decides all that is left to chance.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="How many processes play.")
@click.option(
    "--on",
    default=PROCESSES,
    show_default=True,
    metavar="ENGINE",
    help=f"Who plays: {', '.join(FORMS)}. The event is the same.",
)
@click.option("--name", default=NAME, show_default=True, help="What the event is called.")
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the event in a file of events, with a record of each game.",
)
def simulate_command(
    players: int,
    bots: str,
    game: str,
    format_: str,
    singleton: int | None,
    rounds: int | None,
    seed: int,
    jobs: int,
    on: str,
    name: str,
    keep: Path | None,
) -> None:
    """Play a whole event with bots: all rounds, the cut and the play-offs.

    The same seed gives the same event, whatever --jobs and --on are.
    """
    check_game(game, format_)
    names = [bot.strip() for bot in bots.split(",")]
    for bot in names:
        make_player(bot, game, 0)
    with (
        playing_on(on, jobs, [game], names) as engine,
        opened(keep) if keep else nullcontext(Store(NOWHERE)) as store,
        store,
    ):
        sanctioned = players >= 8
        create(
            store, name, game=game, format=format_, singleton=singleton, rounds=rounds, seed=seed, sanctioned=sanctioned
        )
        for number in range(players):
            bot = names[number % len(names)]
            register(store, name, [f"{bot.rpartition(':')[2].capitalize()} {number // len(names) + 1}"], bot)
        event = play_event(store, name, engine=engine, records=keep is not None, told=tell)
    click.echo(as_text(standings_sheet(event)), nl=False)
    for line in by_bot(event):
        click.echo(line)


def tell(event: Event, played: Round) -> None:
    """Say who won the tables of a round."""
    winners = [event.player(seat.entrant) for table in played.tables for seat in table.seats if seat.place == 1]
    click.echo(f"{title_of(event, played)}: won by {', '.join(winners)}.", err=True)


def by_bot(event: Event) -> list[str]:
    """How the bots did against each other: match points for each table, and tables won."""
    found = [""]
    standings = {standing.entrant: standing for standing in event.standings()}
    played = [seat.entrant for one in event.swiss for table in one.tables for seat in table.seats]
    for bot in sorted({entrant.bot for entrant in event.entrants}):
        own = [entrant.number for entrant in event.entrants if entrant.bot == bot]
        tables = len([entrant for entrant in played if entrant in own]) or 1
        points = sum([standings[entrant].points for entrant in own])
        firsts = sum([standings[entrant].firsts for entrant in own])
        found.append(f"{bot}: {points / tables:.2f} match points a table, {firsts / tables:.0%} of tables won")
    return found


COMMANDS: Final = {"simulate": simulate_command}
