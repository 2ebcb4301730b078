"""Small cards beside each other, where there is room for them."""

from __future__ import annotations

from rich.text import Text

from longbox.faces.face import Number
from longbox.terminal import layout
from longbox.terminal.drawing.cards import attached_text, badges_text, priced
from longbox.terminal.drawing.tables import Row
from longbox.terminal.styles import style_of


def box(row: Row, width: int, height: int) -> list[Text]:
    """A card as a box: key and cost on its upper edge, other numbers on the lower; name, kind and text inside."""
    card = row.card
    style = style_of(card.role)
    inside = width - 4
    name = layout.wrapped(Text(row.name, style=f"bold {style}"), inside)[:2]
    kind = layout.wrapped(Text.assemble((card.kind, style), badges_text(card), attached_text(card)), inside)
    body = [*name, *kind, *text_lines(card.text, inside, height - 2 - len(kind) - len(name))]
    body += [Text()] * (height - 2 - len(body))
    side = Text("│", style=style)
    middle = [Text.assemble(side, " ", filled(line, inside), " ", side) for line in body]
    costs = [number for number in card.numbers if number.role == "cost"]
    others = [number for number in card.numbers if number.role != "cost"]
    cap = layout.key_cap(row.key) if row.key else Text("───", style=style)
    upper = edge("╭─", cap, labelled(costs), "─╮", width, style)
    return [upper, *middle, edge("╰─", labelled(others), Text(), "╯", width, style)]


def edge(start: str, left: Text, right: Text, end: str, width: int, style: str) -> Text:
    """An edge of a box, with something near both ends."""
    between = width - len(start) - left.cell_len - right.cell_len - len(end)
    return Text.assemble((start, style), left, ("─" * between, style), right, (end, style))


def labelled(numbers: list[Number]) -> Text:
    """Numbers with what they are."""
    pieces = [(f" {number.label} {priced(number)} ", style_of(number.role)) for number in numbers]
    return Text.assemble(*pieces)


def text_lines(text: str, width: int, height: int) -> list[Text]:
    """A card's text in the lines that a box has for it; the last ends in an ellipsis if there is more."""
    lines = layout.wrapped(Text(text), width)
    if len(lines) <= height:
        return lines
    kept = lines[:height]
    if kept:
        kept[-1] = layout.column(f"{kept[-1].plain.rstrip()[: width - 1]}…", width)
    return kept


def filled(line: Text, width: int) -> Text:
    """A line cut or filled to a width."""
    whole = line.copy()
    whole.truncate(width, overflow="ellipsis", pad=True)
    return whole
