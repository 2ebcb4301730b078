"""Many kinds of games beside each other: every hero against every scenario, in every mode.

What games can differ in is told by the game itself, in the `axes` of its pack. The games of one cell are a plan,
which knows nothing of the other cells: a cell that is played alone has the same results.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from longbox.games import find, find_pack
from longbox.games.axes import Axes
from longbox.games.decks import plain
from longbox.kernel.errors import LongboxError, near
from longbox.kernel.prepared import prepared
from longbox.lab.plan import Plan

ALL: Final = "all"
"""Stands for all values of an axis."""

JOINT: Final = "+"
"""Stands between values that are played together."""


class UnknownValue(LongboxError):
    """An axis has no such value."""


class Axis(msgspec.Struct, frozen=True):
    """One thing that the games of a matrix differ in.

    Attributes:
        name: The option that names its values: "modular".
        one: What one of them is called: "modular set".
        values: What each of them says among the options of a game.
        default: Those that are played if none is named.
        is_row: Whether each has a row of the table; else each has columns.
        joined: Whether several can be played together, which joins the lists that they say.
        own: What a file may bring that is named in the place of a value: "deck", "cards"; nothing if it may not.
    """

    name: str
    one: str
    values: dict[str, dict[str, Any]]
    default: tuple[str, ...]
    is_row: bool = False
    joined: bool = False
    own: str = ""

    def read(self, words: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The values that some words name: "Rhino", "Spider-Man+Hulk", "all"; those of the default if there are none.

        Raises:
            UnknownValue: There is no such value.
        """
        chosen: dict[str, dict[str, Any]] = {}
        for word in words or self.default:
            if word.strip().casefold() == ALL:
                chosen.update(self.values)
            else:
                label, options = self._read_one(word)
                chosen[label] = options
        return chosen

    def _read_one(self, word: str) -> tuple[str, dict[str, Any]]:
        """One value, or several that are played together."""
        parts = word.split(JOINT) if self.joined else [word]
        labels = [self._find(part.strip()) for part in parts]
        options: dict[str, Any] = {}
        for label in labels:
            for option, said in self.values[label].items():
                options[option] = [*options.get(option, []), *said] if self.joined else said
        return JOINT.join(labels), options

    def _find(self, word: str) -> str:
        for label in self.values:
            if plain(word) == plain(label):
                return label
        raise UnknownValue(f"There is no {self.one} {word!r}. {near(word, [ALL, *self.values])}")


class Cell(msgspec.Struct, frozen=True):
    """The games of one kind.

    Attributes:
        labels: Its value on each axis, by what one of its values is called.
        row: The name of its row.
        column: The name of its column.
        plan: What is played.
    """

    labels: dict[str, str]
    row: str
    column: str
    plan: Plan


class Matrix:
    """Kinds of games in rows and columns.

    Attributes:
        game: The short name of the game.
        cells: The kinds of games, row by row.
        fixed: What is the same in all of them, by what it is called.
    """

    def __init__(self, game: str, cells: list[Cell], fixed: dict[str, str]) -> None:
        self.game = game
        self.cells = cells
        self.fixed = fixed

    @property
    def plans(self) -> list[Plan]:
        """What is played in each cell."""
        return [cell.plan for cell in self.cells]

    @property
    def rows(self) -> list[str]:
        """The names of the rows, in order."""
        return list(dict.fromkeys([cell.row for cell in self.cells]))

    @property
    def columns(self) -> list[str]:
        """The names of the columns, in order."""
        return list(dict.fromkeys([cell.column for cell in self.cells]))


def axes_of(game: str, decks: dict[str, str] | None = None, cards: Sequence[str] = ()) -> list[Axis]:
    """What the games of a kind can differ in; nothing where the game doesn't say.

    Args:
        game: Its short name.
        decks: Decks of one's own, by what they are called.
        cards: Card files of one's own, as TOML.

    Raises:
        UnknownGame: There is no such game.
        LongboxError: A deck or a file can't be used.
    """
    pack = find_pack(game)
    if not pack.has("axes"):
        return []
    return msgspec.convert(pack.load("axes", Axes).axes(decks or {}, cards), prepared(list[Axis]))


def matrix_of(axes: Sequence[Axis], named: Mapping[str, Sequence[str]], plan: Plan) -> Matrix:
    """All kinds of games that are made of the values that are named.

    Args:
        axes: What they differ in.
        named: The values of each axis that are named, by the name of the axis.
        plan: What they have in common. One bot alone sits on all seats.

    Raises:
        LongboxError: A value is unknown, or values don't go together.
    """
    chosen = [axis.read(named[axis.name]) for axis in axes]
    across = [axis for axis in axes if not axis.is_row]
    several = [axis for axis, values in zip(axes, chosen, strict=True) if axis in across and len(values) > 1]
    named_in_columns = [axis.one for axis in several or across]
    cells: list[Cell] = []
    for values in product(*[values.items() for values in chosen]):
        labels = {axis.one: label for axis, (label, _) in zip(axes, values, strict=True)}
        row = ", ".join([labels[axis.one] for axis in axes if axis.is_row])
        column = ", ".join([labels[one] for one in named_in_columns])
        cells.append(Cell(labels, row, column, plan_with(plan, [said for _, said in values])))
    fixed = {axis.one: cells[0].labels[axis.one] for axis in across if axis.one not in named_in_columns}
    return Matrix(plan.game, cells, fixed)


def plan_with(plan: Plan, said: list[dict[str, Any]]) -> Plan:
    """A plan with more options, and a bot for each seat that there is then."""
    options = dict(plan.options)
    for more in said:
        options.update(more)
    seats = len(find(plan.game).new_game(options, 0).seats)
    bots = plan.bots * seats if len(plan.bots) == 1 else plan.bots
    return msgspec.structs.replace(plan, options=options, bots=bots)
