"""Players and results as CSV: what other programs read, and what they write.

A table of players has a row for each; a table of results has a row for each seat, and tells all that standings and
leaderboards are made from. What is brought in is over: an event that goes on stays in its own file.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

from longbox.events.errors import BadFile, NotNow
from longbox.events.event import FINALS, SEMI_FINALS, SWISS, Event
from longbox.events.keeper import Keeper
from longbox.events.organising import check_day, check_new
from longbox.kernel.documents import BadDocument, read_bytes
from longbox.kernel.errors import LongboxError
from longbox.lab.plan import derive

PLAYERS: Final = ("player", "bot", "dropped")
RESULTS: Final = (
    *("event", "day", "game", "format", "singleton", "round", "kind", "table", "seat", "player", "place"),
    *("points", "characters", "conceded", "repeated", "draw"),
)
NEEDED: Final = ("event", "day", "game", "round", "table", "seat", "player", "place")
"""The columns without which a table of results says too little."""

JOINT: Final = "; "
"""Between the names of several Main Characters."""

MOST_BYTES: Final = 50_000_000
KINDS: Final = (SWISS, SEMI_FINALS, FINALS)

Row = Mapping[str, str]


def players_table(event: Event) -> str:
    """The players of an event, in the order of registration."""
    rows = [
        {"player": entrant.player, "bot": entrant.bot, "dropped": _said(entrant.dropped)} for entrant in event.entrants
    ]
    return _written(PLAYERS, rows)


def results_table(events: Sequence[Event]) -> str:
    """The results of events: a row for each seat of each table that has reported."""
    return _written(RESULTS, [row for event in events for row in _result_rows(event)])


def standings_table(event: Event) -> str:
    """The standings of an event with all that parts equals, the best first. [cube 9.110]"""
    columns = ("rank", "player", "points", "firsts", "opponents_points", "opponents_firsts", "draw", "dropped")
    rows = [
        {
            "rank": standing.rank,
            "player": event.player(standing.entrant),
            "points": standing.points,
            "firsts": standing.firsts,
            "opponents_points": f"{float(standing.opponents_points):.4f}",
            "opponents_firsts": f"{float(standing.opponents_firsts):.4f}",
            "draw": standing.draw,
            "dropped": _said(event.entrants[standing.entrant].dropped),
        }
        for standing in event.standings()
    ]
    return _written(columns, rows)


def _result_rows(event: Event) -> Iterator[dict[str, Any]]:
    for played in event.rounds:
        for table in played.tables:
            for seat, sitting in enumerate(table.seats if table.reported else (), 1):
                yield {
                    "event": event.name,
                    "day": event.day,
                    "game": event.game,
                    "format": event.format,
                    "singleton": _said(event.singleton),
                    "round": played.number,
                    "kind": played.kind,
                    "table": table.number,
                    "seat": seat,
                    "player": event.player(sitting.entrant),
                    "place": sitting.place,
                    "points": _said(sitting.points),
                    "characters": JOINT.join(sitting.characters),
                    "conceded": int(sitting.conceded),
                    "repeated": int(sitting.repeated),
                    "draw": event.entrants[sitting.entrant].draw,
                }


def _said(value: int | None) -> str:
    return "" if value is None else str(value)


def _written(columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def read_players(file: Path) -> list[tuple[str, str]]:
    """Names, and the bots that play for them, from a table with a column `player`.

    Raises:
        BadFile: It is no such table.
    """
    return players_in(read_text(file), str(file))


def players_in(text: str, source: str) -> list[tuple[str, str]]:
    """Names, and the bots that play for them, from the text of a table; errors name its source.

    Raises:
        BadFile: It is no such table, or has a player twice.
    """
    rows = _rows(text, source, ("player",))
    lines: dict[str, int] = {}
    for number, row in enumerate(rows, 2):
        player = row["player"].strip()
        if not player:
            raise BadFile(f"{source}: row {number} has no name in the column 'player'.")
        if player.casefold() in lines:
            raise BadFile(f"{source}: row {number} has {player}, as row {lines[player.casefold()]} has.")
        lines[player.casefold()] = number
    return [(row["player"].strip(), row.get("bot", "").strip()) for row in rows]


def bring_in(store: Keeper, file: Path) -> list[str]:
    """Bring events in from a table of results, all of them or none.

    Returns:
        What they are called.

    Raises:
        BadFile: The table can't be read, or what it says of an event can't be.
        NotNow: An event of such a name is there.
    """
    return bring_in_text(store, read_text(file), str(file))


def bring_in_text(store: Keeper, text: str, source: str) -> list[str]:
    """Bring events in from the text of a table of results, all of them or none; errors name its source."""
    rows = _rows(text, source, NEEDED)
    names = list(dict.fromkeys([row["event"] for row in rows]))
    with store.act():
        for name in names:
            try:
                _Incoming(store, [row for row in rows if row["event"] == name]).add()
            except (ValueError, OverflowError, LongboxError) as error:
                if isinstance(error, NotNow):
                    raise
                raise BadFile(f"{source}: of {name!r} something can't be: {error}") from None
    return names


class _Incoming:
    """One event of a table of results."""

    def __init__(self, store: Keeper, rows: Sequence[Row]) -> None:
        self.store = store
        self.rows = rows
        self.entrants = {name: number for number, name in enumerate(sorted({row["player"].strip() for row in rows}))}

    def add(self) -> None:
        """Add it with its players, rounds, tables and seats."""
        first = self.rows[0]
        name = first["event"]
        check_new(self.store, name)
        check_day(first["day"])
        singleton = first.get("singleton", "")
        self.event = self.store.add(
            "event",
            name=name,
            day=first["day"],
            game=first["game"],
            format=first.get("format", ""),
            singleton=int(singleton) if singleton else None,
            sanctioned=False,
            seed="0",
            closed=True,
        )
        self._add_players()
        self._add_rounds()

    def _add_players(self) -> None:
        draws = {row["player"].strip(): int(row.get("draw", "") or 0) for row in self.rows}
        for player, number in self.entrants.items():
            if not player:
                raise ValueError("a player has no name")
            self.store.add("entrant", event=self.event, number=number, player=player, draw=draws[player])

    def _add_rounds(self) -> None:
        kinds = {int(row["round"]): row.get("kind", "") or SWISS for row in self.rows}
        if sorted(kinds) != list(range(1, len(kinds) + 1)):
            raise ValueError(f"its rounds are {', '.join([str(number) for number in sorted(kinds)])}")
        for number, kind in sorted(kinds.items()):
            if kind not in KINDS:
                raise ValueError(f"{kind!r} is none of {', '.join(KINDS)}")
            self.store.add("round", event=self.event, number=number, kind=kind)
            self._add_tables(number, [row for row in self.rows if int(row["round"]) == number])

    def _add_tables(self, round: int, rows: Sequence[Row]) -> None:
        players = [row["player"].strip() for row in rows]
        twice = next((player for player in players if players.count(player) > 1), "")
        if twice:
            raise ValueError(f"{twice} sits in two seats in round {round}")
        tables = sorted({int(row["table"]) for row in rows})
        for number, told in enumerate(tables, 1):
            seats = sorted([row for row in rows if int(row["table"]) == told], key=lambda row: int(row["seat"]))
            self.store.add("pod", event=self.event, round=round, number=number, seed=str(derive(round, number)))
            for seat, row in enumerate(seats, 1):
                self._add_seat(round, number, seat, row, len(seats))

    def _add_seat(self, round: int, table: int, seat: int, row: Row, players: int) -> None:
        place = int(row["place"])
        if not 1 <= place <= players:
            raise ValueError(f"{row['player']} can't be number {place} of {players} at table {table} of round {round}")
        points, characters = row.get("points", ""), row.get("characters", "")
        self.store.add(
            "pod_seat",
            event=self.event,
            round=round,
            pod=table,
            number=seat,
            entrant=self.entrants[row["player"].strip()],
            place=place,
            points=int(points) if points else None,
            conceded=row.get("conceded", "") == "1",
            repeated=row.get("repeated", "") == "1",
            characters=json.dumps([name for name in characters.split(JOINT) if name]),
        )


def read_text(file: Path) -> str:
    """The text of a table.

    Raises:
        BadFile: It can't be read.
    """
    try:
        return read_bytes(file, MOST_BYTES).decode("utf-8-sig")
    except BadDocument as error:
        raise BadFile(f"{file} {error.problem}.") from None
    except UnicodeDecodeError as error:
        raise BadFile(f"{file} is no table of CSV: {error}.") from None


def _rows(text: str, source: str, needed: Sequence[str]) -> list[Row]:
    """The rows of a table that has some columns.

    Raises:
        BadFile: It lacks a column, or a row has more or fewer fields than its heading.
    """
    try:
        reader = csv.DictReader(StringIO(text, newline=""), strict=True)
        rows = list(reader)
    except csv.Error as error:
        raise BadFile(f"{source} is no table of CSV: {error}.") from None
    missing = [column for column in needed if column not in (reader.fieldnames or [])]
    if missing:
        raise BadFile(f"{source} lacks the column {missing[0]!r}.")
    for number, row in enumerate(rows, 2):
        if None in row or None in row.values():
            raise BadFile(f"{source}: row {number} has more or fewer fields than the heading.")
    if not rows:
        raise BadFile(f"{source} has no rows.")
    return [dict(row) for row in rows]
