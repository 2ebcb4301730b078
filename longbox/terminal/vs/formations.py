"""Formations, drawn: rows and columns of characters, the front rows of both sides facing each other."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView
from longbox.terminal import layout
from longbox.terminal.vs.cards import (
    FIGHTING_STYLE,
    counter_letters,
    counters,
    letters,
    sign,
    stats_text,
    style_of,
)
from longbox.terminal.vs.places import Area, areas

LABEL_WIDTH: Final = 9
WIDEST_CELL: Final = 24
NARROWEST_CELL: Final = 6
ONE_LINE: Final = 1
TWO_LINES: Final = 2
"""How many lines a character is drawn in; beyond these come lines for what hangs on it."""

ROW_LABELS: Final = {FRONT: " front", SUPPORT: " support"}
HIDDEN_LABEL: Final = "hidden"
PARTING: Final = "┊"


class Drawing:
    """The formation of one player, as it is drawn.

    Attributes:
        view: Of the player who looks.
        player: Whose formation it is.
        areas: The areas that are drawn.
        width: How wide it may be.
        lines: How many lines each character has.
    """

    def __init__(self, view: TableView, player: int, offers: list[Offer], width: int, lines: int) -> None:
        self.view = view
        self.player = player
        self.lines = lines
        own = player == view.seat.number
        self._keys = card_keys(offers)
        self._positions = position_keys(offers) if own else {}
        self.areas = areas(view, player, extra_columns(offers) if own else None)
        count = max(1, sum([len(area.columns) for area in self.areas]))
        partings = 2 * (len(self.areas) - 1)
        self.cell = max(NARROWEST_CELL, min(WIDEST_CELL, (width - LABEL_WIDTH - partings) // count))

    @property
    def is_chosen_from(self) -> bool:
        """Whether one of its positions is to be chosen."""
        return bool(self._positions)

    def rows(self, *, mirrored: bool) -> list[Text]:
        """Both rows: the front row first, or last where the formation is seen from the other side."""
        front, support = self.row(FRONT), self.row(SUPPORT)
        return [*support, *front] if mirrored else [*front, *support]

    def row(self, row: int) -> list[Text]:
        """One row, in as many lines as each character has."""
        drawn = [[self.cell_lines(area, row, column) for column in area.columns] for area in self.areas]
        height = max([len(cell) for cells in drawn for cell in cells], default=1)
        label = layout.column(ROW_LABELS[row], LABEL_WIDTH, "dim")
        empty = Text(" " * LABEL_WIDTH)
        lines: list[Text] = []
        for number in range(height):
            parts = [label if number == 0 else empty]
            for area, cells in zip(self.areas, drawn, strict=True):
                parts += [Text(f"{PARTING} ", style="dim")] if area.hidden else []
                parts += [self.filled(cell[number] if number < len(cell) else Text()) for cell in cells]
            lines.append(Text.assemble(*parts))
        return lines

    def filled(self, text: Text) -> Text:
        """A piece of a cell, cut or filled to its width, with a space behind it."""
        cell = text.copy()
        cell.truncate(self.cell - 1, overflow="ellipsis", pad=True)
        return Text.assemble(cell, " ")

    def cell_lines(self, area: Area, row: int, column: int) -> list[Text]:
        """What is drawn at a position."""
        qualities = area.at(row, column)
        key = self._positions.get((row, column, area.hidden), "")
        if qualities is None:
            return [layout.key_cap(key) if key else Text("·", style="dim")]
        caps = self.caps(qualities, key)
        name = Text(qualities.definition.card_name, style=self.name_style(qualities))
        mark = sign(self.view, qualities)
        if self.lines == ONE_LINE:
            return [
                Text.assemble(caps, (mark, FIGHTING_STYLE), name_beside(name, self.cell), " ", self.state(qualities))
            ]
        first = Text.assemble(caps, (mark, FIGHTING_STYLE), name)
        return [first, self.state(qualities), *self.hanging(qualities)]

    def caps(self, qualities: Qualities, position_key: str) -> Text:
        """The keys of what can be done with a character, as far as there is room for them beside the name."""
        keys = [key for key in (position_key, *self._keys.get(f"#{qualities.card.serial}", [])) if key]
        caps = Text()
        for key in keys:
            cap = Text.assemble(layout.key_cap(key), " ")
            if caps.cell_len + cap.cell_len <= self.cell // 2:
                caps = Text.assemble(caps, cap)
        return caps

    def name_style(self, qualities: Qualities) -> str:
        """How a character's name is drawn: dimly where it can't fight."""
        thing = qualities.object
        if thing is not None and thing.stunned:
            return "dim strike"
        base = style_of(qualities.definition)
        return f"dim {base}" if thing is not None and thing.exhausted else f"bold {base}"

    def state(self, qualities: Qualities) -> Text:
        """The numbers and marks of a character; of a stunned one, that it is so."""
        if qualities.is_stunned():
            return Text("stunned" if self.cell > len("stunned") + 1 else "stun", style="bold red")
        marks = f"{letters(qualities)}{counter_letters(qualities)}"
        equipment = "+" * len(self.view.equipment_on(qualities.card)) if self.lines <= TWO_LINES else ""
        return Text.assemble(stats_text(qualities), f" {marks}" if marks else "", (equipment, "bright_yellow"))

    def hanging(self, qualities: Qualities) -> list[Text]:
        """What hangs on a character, where it has lines for that: equipment and counters."""
        if self.lines <= TWO_LINES:
            return []
        names = [f"+{equipment.definition.card_name}" for equipment in self.view.equipment_on(qualities.card)]
        found = [Text(name, style="bright_yellow") for name in names]
        return [*found, *[Text(word, style="yellow") for word in counters(qualities)]]

    def column_numbers(self) -> Text:
        """The numbers of the columns, above or below them."""
        parts = [Text(" column".ljust(LABEL_WIDTH), style="dim")]
        for area in self.areas:
            parts += [Text(f"{PARTING} ", style="dim")] if area.hidden else []
            label = f" {HIDDEN_LABEL}" if area.hidden and self.cell > len(HIDDEN_LABEL) + 3 else ""
            parts += [self.filled(Text(f"{column}{label}", style="dim")) for column in area.columns]
        return Text.assemble(*parts)


def name_beside(name: Text, cell: int) -> Text:
    """A name cut so that the numbers have room beside it."""
    shown = name.copy()
    shown.truncate(max(3, cell - 8), overflow="ellipsis")
    return shown


def card_keys(offers: list[Offer]) -> dict[str, list[str]]:
    """The keys of what can be done with each card, by its id."""
    keys: dict[str, list[str]] = {}
    for offer in offers:
        for card in offer.on:
            keys.setdefault(card, []).append(offer.key)
    return keys


def position_keys(offers: list[Offer]) -> dict[tuple[int, int, bool], str]:
    """The keys of the positions that can be chosen."""
    spots = [(offer.spot, offer.key) for offer in offers if offer.spot is not None]
    return {(row, column, area.endswith("hidden")): key for (area, row, column), key in spots}


def extra_columns(offers: list[Offer]) -> dict[bool, list[int]]:
    """The columns that can be chosen, of the visible and of the hidden area."""
    columns: dict[bool, list[int]] = {}
    for _, column, hidden in position_keys(offers):
        columns.setdefault(hidden, []).append(column)
    return columns
