"""Where characters stand, in words and as rows and columns to be drawn."""

from __future__ import annotations

from typing import Final

from longbox.faces.players import YOU
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView

ROW_WORDS: Final = {FRONT: "front", SUPPORT: "support"}
MOST_GAP: Final = 1
"""So many empty columns are drawn beside each other at most: more change nothing."""


class Area:
    """A visible or hidden area of a player: who stands where, and the columns to be drawn.

    Attributes:
        hidden: Whether it is the hidden area.
        places: The characters by row and column.
        columns: The columns from left to right; those between that are left out are empty.
    """

    def __init__(self, hidden: bool, characters: list[Qualities], extra: list[int]) -> None:
        self.hidden = hidden
        self.places: dict[tuple[int, int], Qualities] = {}
        for qualities in characters:
            thing = qualities.object
            if thing is not None and thing.hidden == hidden:
                self.places[thing.row, thing.column] = qualities
        self.columns = drawn_columns([column for _, column in self.places], extra)

    def at(self, row: int, column: int) -> Qualities | None:
        """Who stands at a position."""
        return self.places.get((row, column))


def drawn_columns(taken: list[int], extra: list[int]) -> list[int]:
    """The columns to be drawn: all that are taken or asked for, with the gaps between, none of them wide."""
    wanted = sorted({*taken, *extra})
    columns: list[int] = []
    for column in wanted:
        if columns:
            gap = range(columns[-1] + 1, column)
            columns += list(gap)[:MOST_GAP]
        columns.append(column)
    return columns


def areas(view: TableView, player: int, extra: dict[bool, list[int]] | None = None) -> list[Area]:
    """The areas of a player that have characters, or columns that are asked for; the visible one first."""
    characters = view.characters(player)
    wanted = extra or {}
    found = [Area(hidden, characters, wanted.get(hidden, [])) for hidden in (False, True)]
    return [area for area in found if area.columns or not area.hidden]


def formation_id(player: int, *, hidden: bool) -> str:
    """What the area of a player's visible or hidden characters goes by."""
    return f"{player} {'hidden' if hidden else 'formation'}"


def reading_order(view: TableView, player: int) -> list[Qualities]:
    """A player's characters as they are read: the front row first, from left to right."""

    def place(qualities: Qualities) -> tuple[bool, int, int]:
        thing = qualities.object
        return (False, 0, 0) if thing is None else (thing.hidden, thing.row, thing.column)

    return sorted(view.characters(player), key=place)


def place_words(qualities: Qualities) -> str:
    """Where a character stands: "front 2", "hidden support 1"."""
    thing = qualities.object
    if thing is None or thing.row not in ROW_WORDS:
        return "resource row"
    return f"{'hidden ' if thing.hidden else ''}{ROW_WORDS[thing.row]} {thing.column}"


def whose(view: TableView, player: int) -> str:
    """Whose something is: "your", "Ben's"."""
    name = view.players[player].name
    return "your" if name == YOU and player == view.seat.number else f"{name}'s"


def name_of(view: TableView, player: int) -> str:
    """What a player is called in the middle of a sentence."""
    name = view.players[player].name
    return "you" if name == YOU and player == view.seat.number else name
