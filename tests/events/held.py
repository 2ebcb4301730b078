"""Events that tests hold: registered, paired, and reported in the order of the seats."""

from __future__ import annotations

from longbox.events.event import Event, Round
from longbox.events.organising import create, register
from longbox.events.pairing import pair
from longbox.events.reading import event_named
from longbox.events.reporting import Report, report
from longbox.events.store import NOWHERE, Store

NAME = "Friday Cube"


def players(count: int) -> list[str]:
    """Names for so many players: "P01", "P02"."""
    return [f"P{number:02}" for number in range(1, count + 1)]


def registered(count: int, store: Store | None = None, *, singleton: int | None = None, seed: int = 5) -> Store:
    """An event with so many players, none of whom has played."""
    store = store or Store(NOWHERE)
    create(store, NAME, game="dcdb", day="2026-11-27", singleton=singleton, seed=seed)
    register(store, NAME, players(count))
    return store


def found(store: Store) -> Event:
    """The event as it stands."""
    return event_named(store, NAME)


def report_all(store: Store, played: Round) -> None:
    """Each table of a round finishes in the order of the names."""
    event = found(store)
    for table in played.tables:
        names = sorted([event.player(seat.entrant) for seat in table.seats])
        points = range(20, 20 - len(names), -1)
        told = [Report(name, score) for name, score in zip(names, points, strict=True)]
        report(store, NAME, table.number, told)


def play_rounds(store: Store, count: int) -> None:
    """Pair and report so many rounds."""
    for _ in range(count):
        report_all(store, pair(store, NAME))
