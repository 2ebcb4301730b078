"""`longbox events play, judge`: the games of an event, played here and judged again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import EVENT, FILE, ROUND, opened
from longbox.commands.events_rounds import result_line
from longbox.events.errors import NotNow
from longbox.events.event import Event, Table
from longbox.events.playing import has_option, judge, options_of, reports_from
from longbox.events.reading import event_named
from longbox.events.reporting import report
from longbox.events.simulating import play_round
from longbox.faces.words import number_of
from longbox.games import find
from longbox.games.shown import presenter_of
from longbox.kernel.record import Record, load
from longbox.lab.engines.naming import PROCESSES, playing_on
from longbox.program import program
from longbox.terminal import saves, starting
from longbox.terminal.seats import Seat
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting


@click.command(name="play", short_help="Play a table at this terminal, or let its bots play.")
@EVENT
@click.argument("table", type=click.IntRange(min=1), required=False)
@click.option("--plain", is_flag=True, help="One line after another, for screen readers and pipes.")
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="How many processes play for bots."
)
@FILE
def play_command(event: str, table: int | None, jobs: int, file: Path | None, *, plain: bool) -> None:
    """Play the game of TABLE in the last round of EVENT; without TABLE, all tables where only bots sit.

    A game that is left can be gone on with by longbox play --resume; its record is then reported.
    """
    with opened(file) as store:
        there = event_named(store, event)
        number = len(there.rounds)
        if table is None:
            with playing_on(PROCESSES, jobs, [there.game], [entrant.bot for entrant in there.entrants]) as engine:
                play_round(store, event, number, engine=engine, records=True)
            click.echo(
                f"{number_of(len(event_named(store, event).round(number).open_tables()), 'table')} still to report."
            )
            return
        sitting = there.table(number, table)
        if sitting.reported:
            raise NotNow(f"Table {table} of round {number} has reported already.")
        kept = sit_down(there, number, sitting, plain=plain)
        if kept is None:
            click.echo(f"Not over. When it is: {program()} events report {event!r} {table} --record FILE", err=True)
            return
        told = reports_from(there, number, sitting, load(kept))
        found = report(store, event, table, told, round=number, anyway=True, record=kept.read_text("utf-8"))
        click.echo(result_line(event_named(store, event), found))


def sit_down(event: Event, number: int, table: Table, *, plain: bool) -> Path | None:
    """Play the game of a table at this terminal.

    Returns:
        Its record, if it was played to its end.
    """
    entrants = [event.entrants[seat.entrant] for seat in table.seats]
    seats = [Seat(entrant.player, entrant.bot) for entrant in entrants]
    options = options_of(event, number, table)
    options["players"] = len(seats)
    people = [seat for seat in seats if not seat.bot]
    if has_option(event.game, "always_ask"):
        options["always_ask"] = len(people) > 1
    record = Record(event.game, options, table.seed, (), starting.words_of(seats))
    with saves.new_file(event.game) as file:
        session = Session(find(event.game), record, seats, file)
        screen = starting.screen_for(starting.way_to_play(plain=plain or not people))
        Sitting(session, presenter_of(event.game, options), screen).run("")
        return session.file if session.over else None


@click.command(name="judge", short_help="Play the records of an event back, and compare them with its results.")
@EVENT
@ROUND
@FILE
def judge_command(event: str, round_: int | None, file: Path | None) -> None:
    """Play the records of EVENT back, and say what of its results they don't bear out."""
    with opened(file) as store:
        there = event_named(store, event)
    rounds = [there.round(round_)] if round_ else there.rounds
    judged = wrong = without = 0
    for played in rounds:
        for table in played.tables:
            if not table.record:
                without += 1
                continue
            judged += 1
            for fault in judge(there, played, table):
                wrong += 1
                click.echo(f"Round {played.number}, table {table.number}: {fault}")
    click.echo(f"{number_of(judged, 'record')} judged, {number_of(wrong, 'fault')}.")
    if without:
        click.echo(f"{number_of(without, 'table')} without a record.")
    click.get_current_context().exit(1 if wrong else 0)


COMMANDS: Final = {"play": play_command, "judge": judge_command}
