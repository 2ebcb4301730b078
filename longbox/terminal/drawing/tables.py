"""Cards as rows of a table, as small cards beside each other, or as chips: the hand, and what can be bought."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from rich.cells import cell_len
from rich.text import Text

from longbox.faces.face import Area, CardFace, Number
from longbox.faces.words import so_often
from longbox.terminal import layout
from longbox.terminal.drawing.cards import (
    attached_text,
    badges_text,
    chip,
    name_text,
    number_text,
    numbers_text,
    priced,
    signs_text,
)
from longbox.terminal.drawing.keys import Keys
from longbox.terminal.styles import style_of

KEY_WIDTH: Final = 4
SHORTEST_NAME: Final = 14
LONGEST_NAME: Final = 26
LONGEST_NARROW_NAME: Final = 21
LONGEST_KIND: Final = 23
ROOM_FOR_KINDS: Final = 60
NARROW: Final = 80
"""On a narrower screen, columns have no more room than their numbers need."""
WIDE: Final = 100


class Row:
    """A card, with all that look like it.

    Attributes:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        count: How many there are.
    """

    def __init__(self, card: CardFace, key: str) -> None:
        self.card = card
        self.key = key
        self.count = 1

    @property
    def name(self) -> str:
        """What it is called, and how often it is there."""
        return f"{self.card.title}{so_often(self.count)}"

    def chip(self) -> Text:
        """Key, name, what it costs, as short as can be."""
        cap = Text.assemble(layout.key_cap(self.key), " ") if self.key else Text()
        costs = [number_text(number) for number in self.card.numbers if number.role == "cost"]
        others = numbers_text(tuple([number for number in self.card.numbers if number.role != "cost"]))
        signs = signs_text(self.card.badges, " ")
        return Text.assemble(cap, name_text(self.card), so_often(self.count), *costs, *others, signs)


def rows_of(area: Area, keys: Keys) -> list[Row]:
    """The different cards of an area, with the key of each that is on offer."""
    rows: dict[tuple[CardFace, str], Row] = {}
    for card in area.cards:
        key = keys.in_area(area.id, card.id)
        look = (structs.replace(card, id=""), key)
        if look in rows:
            rows[look].count += 1
        else:
            rows[look] = Row(card, key)
    return list(rows.values())


class Columns:
    """How wide the columns of a table are.

    Args:
        rows: All rows of the table.
        width: How wide the screen is.
        brief: Whether texts are so short that kinds have room beside them on most screens.
    """

    def __init__(self, rows: list[Row], width: int, *, brief: bool) -> None:
        self.width = width
        longest = LONGEST_NAME if width >= WIDE else LONGEST_NARROW_NAME
        self.names = max(SHORTEST_NAME, layout.widest([row.name for row in rows], longest))
        self.numbers: dict[str, int] = {}
        for number in [number for row in rows for number in row.card.numbers]:
            wanted = max(cell_len(priced(number)), len(number.label) if width >= NARROW else 0)
            self.numbers[number.label] = max(self.numbers.get(number.label, 0), wanted)
        self.signs = max([signs_text(row.card.badges).cell_len for row in rows], default=0)
        kinds = layout.widest([row.card.kind for row in rows], LONGEST_KIND)
        self.kinds = kinds if width >= WIDE or (brief and width >= ROOM_FOR_KINDS) else 0

    def draw(self, row: Row, *, faint: bool = False) -> tuple[Text, Text]:
        """The columns of a row, and the text that follows them."""
        card = row.card
        style = style_of(card.role)
        pieces = [key_column(row.key), layout.column(row.name, self.names, f"bold {style}")]
        found = {number.label: number for number in card.numbers}
        pieces += [self.number(found.get(label), wide) for label, wide in self.numbers.items()]
        if self.signs:
            signs = Text.assemble(" ", signs_text(card.badges))
            signs.pad_right(self.signs + 1 - signs.cell_len)
            pieces.append(signs)
        if self.kinds:
            pieces += [Text("  "), layout.column(card.kind, self.kinds, style)]
        note = Text.assemble((card.note, "bold"), badges_text(card), attached_text(card))
        text = Text.assemble(note, "  " if note else "", (card.text, "dim" if faint else ""))
        return Text.assemble(*pieces, "  "), text

    def number(self, number: Number | None, wide: int) -> Text:
        """A number in its column; a blank where a card has none such."""
        if number is None:
            return Text(" " * (wide + 1))
        style = style_of(number.role) or style_of({1: "more", -1: "less", 0: ""}[number.more])
        return Text.assemble(" ", layout.column(priced(number), wide, style, right=True))

    def heading(self, left: Text, right: Text) -> Text:
        """The rule over rows: what they are, what the columns of numbers are, and something at the right end."""
        labels = "".join([f" {label.rjust(wide)}" for label, wide in self.numbers.items()])
        before = KEY_WIDTH + self.names
        if self.width < NARROW or not labels or left.cell_len + 4 > before:
            return layout.rule(left, right, self.width)
        start = layout.rule(left, "", before)
        rest = self.width - before - len(labels) - 1
        end = layout.rule("", right if right.cell_len + 4 <= rest else "", rest)
        return Text.assemble(start, (labels + " ", "dim"), end)


def key_column(key: str) -> Text:
    """A key, or a mark that there is none now."""
    cap = layout.key_cap(key) if key else Text("  ·", style="dim")
    return Text.assemble(cap, " " * max(1, KEY_WIDTH - cap.cell_len))


def row_lines(rows: list[Row], columns: Columns, *, whole: bool, faint: bool) -> list[Text]:
    """Rows with texts: in one line each, or with the whole text.

    Args:
        rows: The rows.
        columns: How wide their columns are.
        whole: Whether the whole texts are drawn.
        faint: Whether the texts of what isn't on offer are drawn dimly.
    """
    lines: list[Text] = []
    for row in rows:
        start, text = columns.draw(row, faint=faint and not row.key)
        line = Text.assemble(start, text)
        wide = columns.width
        lines += layout.wrapped(line, wide, indent=start.cell_len) if whole else [layout.fitted(line, wide)]
    return lines


def chip_lines(rows: list[Row], width: int, start: Text) -> list[Text]:
    """Cards in a line or two: key, name, what they cost."""
    chips = [row.chip() for row in rows]
    return layout.flow(chips, width, start) if chips else [Text.assemble(start, ("empty", "dim"))]


def grouped(cards: tuple[CardFace, ...]) -> list[Text]:
    """Cards in few words; those that look alike once, with their number."""
    counts: dict[CardFace, int] = {}
    for card in cards:
        look = structs.replace(card, id="", attached=tuple([structs.replace(other, id="") for other in card.attached]))
        counts[look] = counts.get(look, 0) + 1
    return [chip(card, count) for card, count in counts.items()]
