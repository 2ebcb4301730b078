"""A whole event played by bots: the tables of a round side by side, with the same results for any number of jobs."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from longbox.events.errors import EventError
from longbox.events.event import Event, Round, Table
from longbox.events.keeper import Keeper
from longbox.events.organising import close
from longbox.events.pairing import cut, final, pair, semi
from longbox.events.playing import options_of, reports_of
from longbox.events.playoffs import TOP_EIGHT
from longbox.events.reading import event_named
from longbox.events.reporting import report
from longbox.lab.engines.engine import Engine
from longbox.lab.plan import Plan
from longbox.lab.records import record_file
from longbox.lab.results import GameResult
from longbox.lab.running import play_plans

Told = Callable[[Event, Round], None]
"""Gets the event and the round that was just played."""


class Stopped(EventError):
    """Somebody stopped the event, or a game of it broke off. What was played before is kept."""


def play_event(
    store: Keeper, name: str, *, engine: Engine | None = None, records: bool = False, told: Told | None = None
) -> Event:
    """Play an event of bots to its end, from wherever it stands.

    Args:
        store: The file.
        name: The event.
        engine: Who plays; this process if nobody is named.
        records: Whether the record of each game is kept.
        told: Gets each round after it was played.

    Raises:
        Stopped: Somebody stopped it, or a game broke off.
        EventError: It can't go on.
    """
    while not event_named(store, name).closed:
        event = event_named(store, name)
        played = event.current if event.current and event.current.open_tables() else next_round(store, event)
        if played is not None:
            play_round(store, name, played.number, engine=engine, records=records)
            if told:
                told(event_named(store, name), event_named(store, name).round(played.number))
    return event_named(store, name)


def next_round(store: Keeper, event: Event) -> Round | None:
    """Go on with an event of which all is reported: the next round, if there is one; else it is cut or closed."""
    if not event.playing_on and len(event.rounds) < event.rounds_to_play():
        return pair(store, event.name)
    if not event.playing_on:
        cut(store, event.name)
        return None
    kinds = [played.kind for played in event.rounds]
    if len(event.playing_on) == TOP_EIGHT and kinds[-1] == "swiss":
        return semi(store, event.name)
    if kinds[-1] != "finals":
        return final(store, event.name)
    close(store, event.name)
    return None


def play_round(store: Keeper, name: str, number: int, *, records: bool, engine: Engine | None = None) -> None:
    """Play all tables of a round at which only bots sit and of which nothing was reported, and store the results."""
    event = event_named(store, name)
    tables = [table for table in event.round(number).tables if not table.reported and bots_of(event, table)]
    plans = [plan_of(event, number, table) for table in tables]
    results: dict[int, GameResult] = {}
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / str(table.number) if records else None for table in tables]
        for place in places:
            if place:
                place.mkdir()
        run = play_plans(plans, results.__setitem__, engine=engine, records=places)
        for index, result in sorted(results.items()):
            place = places[index]
            record = record_file(place, 1).read_text("utf-8") if place else ""
            store_result(store, event, number, tables[index], result, record)
    if run.failure or run.endless or run.interrupted:
        why = run.failure or next(iter(run.endless), None)
        raise Stopped(f"Round {number} of {name!r} stopped: {why.error if why else 'you stopped it'}.")


def bots_of(event: Event, table: Table) -> tuple[str, ...]:
    """The bots that sit at a table, in the order of the seats; none if people do too."""
    bots = tuple([event.entrants[seat.entrant].bot for seat in table.seats])
    return bots if all(bots) else ()


def plan_of(event: Event, number: int, table: Table) -> Plan:
    """The one game of a table of bots."""
    options = options_of(event, number, table)
    return Plan(event.game, options, bots_of(event, table), 1, table.seed, rotate=False)


def store_result(store: Keeper, event: Event, number: int, table: Table, result: GameResult, record: str) -> None:
    """Store what a game of bots says."""
    names = [event.player(seat.entrant) for seat in table.seats]
    told = reports_of(result.outcome, names)
    report(store, event.name, table.number, told, round=number, anyway=True, record=record)
