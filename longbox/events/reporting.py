"""What a table reports, as one act. [cube 12.060-12.080]"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from longbox.events.errors import Contradiction, NotNow
from longbox.events.event import FINALS, SEMI_FINALS, Event, Seat, Table
from longbox.events.keeper import Keeper
from longbox.events.reading import event_named
from longbox.events.singleton import Played, repeats
from longbox.events.slips import Line, check_order, places


class Report(NamedTuple):
    """What is reported of one player.

    Attributes:
        player: What the player is called.
        points: The Victory Points, if they are told.
        characters: The Main Characters that were played.
        conceded: Whether the player left before the end.
        place: The place, where the game told it; else it follows from the order.
    """

    player: str
    points: int | None = None
    characters: tuple[str, ...] = ()
    conceded: bool = False
    place: int | None = None


def report(
    store: Keeper,
    name: str,
    number: int,
    reports: Sequence[Report],
    *,
    round: int | None = None,
    correct: bool = False,
    anyway: bool = False,
    record: str = "",
) -> Table:
    """Store the result of a table.

    Args:
        store: The file.
        name: The event.
        number: The table.
        reports: Its players, from first to last.
        round: The round, if not the last one.
        correct: Whether a result that was reported is replaced.
        anyway: Whether the order may contradict the Victory Points, as a card can decide a game.
        record: The record of the game, if there is one.

    Raises:
        EventError: The table has reported already, others sit at it, or the order can't be.
    """
    with store.act():
        event = event_named(store, name)
        round_ = len(event.rounds) if round is None else round
        table = event.table(round_, number)
        check_open(event, round_, table, correct=correct)
        by_entrant = _by_entrant(event, table, reports)
        lines = [_line(event, round_, table, entrant, given) for entrant, given in by_entrant.items()]
        if not anyway:
            check_order(lines)
        found = _places(lines, reports)
        for (entrant, given), line, place in zip(by_entrant.items(), lines, found, strict=True):
            _store(
                store, event, round_, Seat(entrant, place, given.points, line.conceded, line.repeated, given.characters)
            )
        store.change(
            "UPDATE pod SET record = ? WHERE event = ? AND round = ? AND number = ?",
            record,
            event.number,
            round_,
            number,
        )
        return event_named(store, name).table(round_, number)


def check_open(event: Event, round: int, table: Table, *, correct: bool) -> None:
    """Refuse a result that is there already, or that what was paired since depends on.

    Raises:
        NotNow: It can't be reported any more.
    """
    if event.closed:
        raise NotNow(f"{event.name!r} is over.")
    if not table.reported:
        return
    if not correct:
        told = ", ".join([f"{event.player(seat.entrant)} {seat.place}." for seat in _by_place(table)])
        raise NotNow(f"Table {table.number} of round {round} has reported already: {told} Correcting it replaces that.")
    later = event.rounds[-1].kind in (SEMI_FINALS, FINALS) and round < len(event.rounds)
    if later or (event.playing_on and event.round(round).kind not in (SEMI_FINALS, FINALS)):
        raise NotNow(f"Round {round} can't be corrected any more: who plays on has been decided by it.")


def _by_place(table: Table) -> list[Seat]:
    return sorted(table.seats, key=lambda seat: seat.place or 0)


def _by_entrant(event: Event, table: Table, reports: Sequence[Report]) -> dict[int, Report]:
    """What is reported of whom, in that order; all who sit at the table must be named, and nobody else."""
    found: dict[int, Report] = {}
    for given in reports:
        entrant = event.named(given.player).number
        if entrant in found:
            raise Contradiction(f"{given.player} is named twice.")
        found[entrant] = given
    sitting = {seat.entrant for seat in table.seats}
    if set(found) != sitting:
        names = ", ".join([event.player(seat.entrant) for seat in table.seats])
        raise Contradiction(f"At table {table.number} sit {names}: name them all, from first to last.")
    return found


def _line(event: Event, round: int, table: Table, entrant: int, given: Report) -> Line:
    """A player's line of the slip; who has dropped conceded, and who played a character too often repeated it."""
    dropped = any([seat.conceded and seat.place is None for seat in table.seats if seat.entrant == entrant])
    now = Played(round, given.characters)
    repeated = bool(repeats(event.history(entrant), now, event.singleton))
    return Line(event.player(entrant), given.points, given.conceded or dropped, repeated)


def _places(lines: Sequence[Line], reports: Sequence[Report]) -> list[int]:
    """The places: those that the game told, where nobody gets the last one otherwise; else those of the order."""
    told = [given.place for given in reports if given.place is not None]
    if len(told) == len(reports) and not any([line.is_last for line in lines]):
        return told
    return places(lines)


def _store(store: Keeper, event: Event, round: int, seat: Seat) -> None:
    store.change(
        "UPDATE pod_seat SET place = ?, points = ?, conceded = ?, repeated = ?, characters = ? "
        "WHERE event = ? AND round = ? AND entrant = ?",
        seat.place,
        seat.points,
        seat.conceded,
        seat.repeated,
        json.dumps(seat.characters),
        event.number,
        round,
        seat.entrant,
    )
