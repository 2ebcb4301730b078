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
from longbox.events.organising import check_day
from longbox.events.store import Store
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
    return [(row["player"].strip(), row.get("bot", "").strip()) for row in _rows(file, ("player",))]


def bring_in(store: Store, file: Path) -> list[str]:
    """Bring events in from a table of results, all of them or none.

    Returns:
        What they are called.

    Raises:
        BadFile: The table can't be read, or what it says of an event can't be.
        NotNow: An event of such a name is there.
    """
    rows = _rows(file, NEEDED)
    names = list(dict.fromkeys([row["event"] for row in rows]))
    with store.act():
        for name in names:
            try:
                _Incoming(store, [row for row in rows if row["event"] == name]).add()
            except (ValueError, OverflowError, LongboxError) as error:
                if isinstance(error, NotNow):
                    raise
                raise BadFile(f"{file}: of {name!r} something can't be: {error}") from None
    return names


class _Incoming:
    """One event of a table of results."""

    def __init__(self, store: Store, rows: Sequence[Row]) -> None:
        self.store = store
        self.rows = rows
        self.entrants = {name: number for number, name in enumerate(sorted({row["player"].strip() for row in rows}))}

    def add(self) -> None:
        """Add it with its players, rounds, tables and seats."""
        first = self.rows[0]
        name = first["event"]
        if not name.strip() or self.store.rows("SELECT 1 FROM event WHERE name = ? COLLATE NOCASE", name):
            raise NotNow(f"There is an event {name!r} already." if name.strip() else "An event needs a name.")
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
            "seat",
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


def _rows(file: Path, needed: Sequence[str]) -> list[Row]:
    """The rows of a table that has some columns.

    Raises:
        BadFile: It can't be read, lacks a column, or a row has more or fewer fields than its heading.
    """
    try:
        text = read_bytes(file, MOST_BYTES).decode("utf-8-sig")
        reader = csv.DictReader(StringIO(text, newline=""), strict=True)
        rows = list(reader)
    except BadDocument as error:
        raise BadFile(f"{file} {error.problem}.") from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise BadFile(f"{file} is no table of CSV: {error}.") from None
    missing = [column for column in needed if column not in (reader.fieldnames or [])]
    if missing:
        raise BadFile(f"{file} lacks the column {missing[0]!r}.")
    for number, row in enumerate(rows, 2):
        if None in row or None in row.values():
            raise BadFile(f"{file}: row {number} has more or fewer fields than the heading.")
    if not rows:
        raise BadFile(f"{file} has no rows.")
    return [dict(row) for row in rows]
