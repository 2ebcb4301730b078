"""Formations, drawn: rows and columns of characters, the front rows of both sides facing each other."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.face import Area, CardFace
from longbox.terminal import layout
from longbox.terminal.drawing.cards import fighting_text, name_text, numbers_text, signs_text
from longbox.terminal.drawing.keys import Keys

LABEL_WIDTH: Final = 9
WIDEST_CELL: Final = 24
NARROWEST_CELL: Final = 6
ONE_LINE: Final = 1
TWO_LINES: Final = 2
"""How many lines a character is drawn in; beyond these come lines for what hangs on it."""
MANY_LINES: Final = 6

MOST_GAP: Final = 1
"""So many empty columns are drawn beside each other at most: more change nothing."""
ROOM_FOR_NUMBERS: Final = 8
SHORTEST_NAME: Final = 3
PARTING: Final = "┊"


class Drawing:
    """The formation of one player, as it is drawn: its areas beside each other.

    Args:
        areas: Its areas; all have the same rows.
        keys: The keys of what can be answered on it.
        width: How wide it may be.
        lines: How many lines each character has.
    """

    def __init__(self, areas: list[Area], keys: Keys, width: int, lines: int) -> None:
        self.areas = [area for area in areas if area.cards or keys.columns(area.id) or area is areas[0]]
        self.keys = keys
        self.lines = lines
        self.columns = [drawn_columns(area, keys) for area in self.areas]
        self.cards = [{card.spot: card for card in area.cards} for area in self.areas]
        count = max(1, sum([len(columns) for columns in self.columns]))
        partings = 2 * (len(self.areas) - 1)
        self.cell = max(NARROWEST_CELL, min(WIDEST_CELL, (width - LABEL_WIDTH - partings) // count))

    @property
    def is_chosen_from(self) -> bool:
        """Whether one of its places is to be chosen."""
        return any([self.keys.columns(area.id) for area in self.areas])

    def rows(self, *, mirrored: bool) -> list[Text]:
        """All rows, the first one on top, or last where the formation is seen from the other side."""
        names = self.areas[0].rows
        order = range(len(names) - 1, -1, -1) if mirrored else range(len(names))
        return [line for row in order for line in self.row(row, names[row])]

    def row(self, row: int, name: str) -> list[Text]:
        """One row, in as many lines as each character has."""
        drawn = [
            [self.cell_lines(number, row, column) for column in columns] for number, columns in enumerate(self.columns)
        ]
        height = max([len(cell) for cells in drawn for cell in cells], default=1)
        label = layout.column(f" {name}", LABEL_WIDTH, "dim")
        lines: list[Text] = []
        for number in range(height):
            parts = [label if number == 0 else Text(" " * LABEL_WIDTH)]
            for place, cells in enumerate(drawn):
                parts += [Text(f"{PARTING} ", style="dim")] if place else []
                parts += [self.filled(cell[number] if number < len(cell) else Text()) for cell in cells]
            lines.append(Text.assemble(*parts))
        return lines

    def filled(self, text: Text) -> Text:
        """A piece of a cell, cut or filled to its width, with a space behind it."""
        cell = text.copy()
        cell.truncate(self.cell - 1, overflow="ellipsis", pad=True)
        return Text.assemble(cell, " ")

    def cell_lines(self, number: int, row: int, column: int) -> list[Text]:
        """What is drawn at a place."""
        card = self.cards[number].get((row, column))
        key = self.keys.at(self.areas[number].id, row, column)
        if card is None:
            return [layout.key_cap(key) if key else Text("·", style="dim")]
        caps = self.caps([key, *self.keys.on(card.id)])
        mark, name = fighting_text(card), name_text(card, "bold")
        if self.lines == ONE_LINE:
            name.truncate(max(SHORTEST_NAME, self.cell - ROOM_FOR_NUMBERS), overflow="ellipsis")
            return [Text.assemble(caps, mark, name, self.state(card))]
        state = self.state(card)
        return [Text.assemble(caps, mark, name), state[1:], *self.hanging(card)]

    def caps(self, keys: list[str]) -> Text:
        """The keys of what can be done with a character, as far as there is room for them beside the name."""
        caps = Text()
        for key in [key for key in keys if key]:
            cap = Text.assemble(layout.key_cap(key), " ")
            if caps.cell_len + cap.cell_len <= self.cell // 2:
                caps = Text.assemble(caps, cap)
        return caps

    def state(self, card: CardFace) -> Text:
        """The numbers and signs of a character, after a space; of one that is out of action, that it is so."""
        if card.state == "down":
            words = next((badge.words for badge in card.badges if badge.role == "down"), "")
            return Text.assemble(" ", (words if self.cell > len(words) + 1 else words[:4], "bold red"))
        equipment = "+" * len(card.attached) if self.lines <= TWO_LINES else ""
        signs = signs_text(card.badges, " ")
        return Text.assemble(*numbers_text(card.numbers), signs, (equipment, "bright_yellow"))

    def hanging(self, card: CardFace) -> list[Text]:
        """What hangs on a character, where it has lines for that: equipment and counters."""
        if self.lines <= TWO_LINES:
            return []
        found = [Text(f"+{other.title}", style="bright_yellow") for other in card.attached]
        return [*found, *[Text(badge.words, style="yellow") for badge in card.badges if badge.role == "status"]]

    def column_numbers(self) -> Text:
        """The numbers of the columns."""
        parts = [Text(" column".ljust(LABEL_WIDTH), style="dim")]
        for place, (area, columns) in enumerate(zip(self.areas, self.columns, strict=True)):
            parts += [Text(f"{PARTING} ", style="dim")] if place else []
            label = f" {area.name}" if place and self.cell > len(area.name) + 3 else ""
            parts += [self.filled(Text(f"{column}{label}", style="dim")) for column in columns]
        return Text.assemble(*parts)


def drawn_columns(area: Area, keys: Keys) -> list[int]:
    """The columns to be drawn: all that are taken or asked for, with the gaps between, none of them wide."""
    taken = [card.spot[1] for card in area.cards if card.spot is not None]
    columns: list[int] = []
    for column in sorted({*taken, *keys.columns(area.id)}):
        if columns:
            columns += list(range(columns[-1] + 1, column))[:MOST_GAP]
        columns.append(column)
    return columns
