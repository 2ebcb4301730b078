"""The games of an event: with which options each is played, what its result says, and judging it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from longbox.events.errors import Contradiction
from longbox.events.event import Event, Round, Table
from longbox.events.pods import FULL
from longbox.events.reporting import Report
from longbox.games import find, find_pack
from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.lab.playing import outcome_of
from longbox.lab.results import Outcome
from longbox.records import play_back

FIRST_SEAT: Final = 0
"""Whoever sits there may choose to play or draft first. [cube 9.010]"""


def check_game(game: str, format: str) -> None:
    """Refuse a game or a form of it that tables of four can't play.

    Raises:
        LongboxError: There is none, or it has no such form.
    """
    wished = {"format": format} if format else {}
    system = find(game)
    system.new_game(system.options_for(FULL, wished), 0)


def has_option(game: str, option: str) -> bool:
    """Whether something can be agreed on in a game."""
    kind: type[msgspec.Struct] = find_pack(game).load("options", type)
    return option in kind.__struct_fields__


def options_of(event: Event, round: int, table: Table) -> dict[str, Any]:
    """What is agreed on for the game of a table: who sits where, the format, and what may not be played again.

    Raises:
        Contradiction: The game can't leave out what was played.
    """
    options: dict[str, Any] = {"names": [event.player(seat.entrant) for seat in table.seats]}
    if event.format:
        options["format"] = event.format
    if event.format and has_option(event.game, "option_seat"):
        options["option_seat"] = FIRST_SEAT
    if event.singleton is not None:
        if not event.format or not has_option(event.game, "left_out"):
            raise Contradiction(f"Nothing can be left out of {event.terms()!r}, so it has no singleton form.")
        options["left_out"] = [event.left_out(seat.entrant, round) for seat in table.seats]
    return options


def reports_of(outcome: Outcome, names: Sequence[str]) -> list[Report]:
    """What a finished game says of its players, from first to last."""
    found = [
        Report(name, None if told.score is None else int(told.score), tuple(told.characters or ()), place=place)
        for name, told, place in zip(names, outcome.players, places_of(outcome), strict=True)
    ]
    return sorted(found, key=lambda report: report.place or 0)


def places_of(outcome: Outcome) -> list[int]:
    """The place of each seat: as the game tells them, or by who won and by scores, where equals share a place."""
    told = [player.place for player in outcome.players]
    if all([place is not None for place in told]):
        return [place or 0 for place in told]
    scores = [(player.won, player.score or 0) for player in outcome.players]
    return [1 + len([other for other in scores if other > score]) for score in scores]


def reports_from(event: Event, round: int, table: Table, record: Record) -> list[Report]:
    """What a record says of the game of a table, which is played back to its end.

    Raises:
        Contradiction: It is the record of another game, or of one that was not played to its end.
        BrokenRecord: It doesn't fit the rules.
    """
    wanted = options_of(event, round, table)
    other = [name for name, value in wanted.items() if _plain(record.options.get(name)) != _plain(value)]
    if record.game != event.game or other:
        differing = f"its {', '.join(other)} differ" if record.game == event.game else f"it is of {record.game!r}"
        raise Contradiction(f"The record is not of table {table.number} of round {round}: {differing}.")
    played = play_back(record)
    if played.questions:
        raise Contradiction("The record is of a game that is not over.")
    return reports_of(outcome_of(event.game, played.game), wanted["names"])


def judge(event: Event, played: Round, table: Table) -> list[str]:
    """What of a stored result is not what its record says, when it is played back.

    Raises:
        LongboxError: The record can't be played, or is of another game.
    """
    record = msgspec.json.decode(table.record, type=prepared(Record))
    told = {report.player: report for report in reports_from(event, played.number, table, record)}
    moved = any([seat.conceded or seat.repeated for seat in table.seats])
    found: list[str] = []
    for seat in table.seats:
        name = event.player(seat.entrant)
        said = told[name]
        for what, stored, right in (
            ("place", seat.place, seat.place if moved else said.place),
            ("Victory Points", seat.points, said.points),
            ("characters", seat.characters, said.characters),
        ):
            if stored != right:
                found.append(f"{name}: {what} {stored}, but the record says {right}")
    return found


def _plain(value: Any) -> Any:
    """A value as a record has it, where tuples are lists."""
    return msgspec.to_builtins(value) if not isinstance(value, tuple) else list(value)
