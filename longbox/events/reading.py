"""Reading events from their file."""

from __future__ import annotations

import json
from typing import Any

from longbox.events.errors import UnknownName
from longbox.events.event import Entrant, Event, Penalty, Round, Seat, Table
from longbox.events.keeper import Keeper
from longbox.kernel.errors import near


def event_named(store: Keeper, name: str) -> Event:
    """An event as it stands, by its name, however it is capitalised.

    Raises:
        UnknownName: There is no such event.
    """
    with store.looking():
        rows = store.rows("SELECT * FROM event ORDER BY number")
        for row in rows:
            if row[1].casefold() == name.casefold():
                return _event(store, row)
    raise UnknownName(f"There is no event {name!r}. {near(name, [row[1] for row in rows])}")


def all_events(store: Keeper) -> list[Event]:
    """All events of a file, in the order of their days and names."""
    with store.looking():
        return [_event(store, row) for row in store.rows("SELECT * FROM event ORDER BY day, name")]


def _event(store: Keeper, row: tuple[Any, ...]) -> Event:
    """An event with all that belongs to it."""
    number, name, day, game, format_, singleton, planned, sanctioned, seed, closed = row
    return Event(
        number,
        name,
        day,
        game,
        format_,
        singleton,
        planned,
        bool(sanctioned),
        int(seed),
        bool(closed),
        _entrants(store, number),
        _rounds(store, number),
        [entrant for (entrant,) in store.rows("SELECT entrant FROM playing_on WHERE event = ? ORDER BY rank", number)],
        _penalties(store, number),
    )


def _entrants(store: Keeper, event: int) -> list[Entrant]:
    columns = "number, player, bot, draw, dropped"
    return [
        Entrant(*row) for row in store.rows(f"SELECT {columns} FROM entrant WHERE event = ? ORDER BY number", event)
    ]


def _rounds(store: Keeper, event: int) -> list[Round]:
    seats = _seats(store, event)
    tables: dict[int, list[Table]] = {}
    statement = "SELECT round, number, seed, record FROM pod WHERE event = ? ORDER BY round, number"
    for round_, number, seed, record in store.rows(statement, event):
        table = Table(number, int(seed), tuple(seats[round_, number]), record)
        tables.setdefault(round_, []).append(table)
    rounds = store.rows("SELECT number, kind FROM round WHERE event = ? ORDER BY number", event)
    return [Round(number, kind, tuple(tables[number])) for number, kind in rounds]


def _seats(store: Keeper, event: int) -> dict[tuple[int, int], list[Seat]]:
    """The seats of all tables, by round and table."""
    columns = "round, pod, entrant, place, points, conceded, repeated, characters"
    found: dict[tuple[int, int], list[Seat]] = {}
    for round_, pod, entrant, place, points, conceded, repeated, characters in store.rows(
        f"SELECT {columns} FROM pod_seat WHERE event = ? ORDER BY round, pod, number", event
    ):
        seat = Seat(entrant, place, points, bool(conceded), bool(repeated), tuple(json.loads(characters)))
        found.setdefault((round_, pod), []).append(seat)
    return found


def _penalties(store: Keeper, event: int) -> list[Penalty]:
    statement = "SELECT entrant, round, rule, words FROM penalty WHERE event = ? ORDER BY number"
    return [Penalty(*row) for row in store.rows(statement, event)]
