"""Cards on the screen: a row of a list, a box with the card's text, a few words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.games.dcdb.definitions import CardDefinition
from longbox.kernel.cards import Card
from longbox.terminal import layout

STYLES: Final = {
    "Hero": "bright_cyan",
    "Villain": "bright_red",
    "Super Power": "bright_yellow",
    "Equipment": "bright_white",
    "Location": "bright_green",
    "Super-Villain": "bright_magenta",
    "Super Hero": "bright_cyan",
    "Weakness": "red",
}
"""A colour for each type of card; the type is always written too."""

COST_STYLE: Final = "yellow"
POINTS_STYLE: Final = "green"

KEY_WIDTH: Final = 4
TYPE_WIDTH: Final = 13
NUMBER_WIDTH: Final = 4
NARROW_NAME: Final = 21
WIDE_NAME: Final = 28
WIDE: Final = 100

NOT_WHEN_PLAYED: Final = ("First Appearance", "This card starts the game")
"""Lines of a Super-Villain's text that do nothing any more when the card is played."""


def style_of(definition: CardDefinition) -> str:
    """The colour of a card."""
    return STYLES.get(definition.type_words(), "")


def named(card: Card[CardDefinition]) -> Text:
    """A card's name in its colour."""
    return Text(card.key(), style=style_of(card.definition))


def points_words(definition: CardDefinition) -> str:
    """Its Victory Points; a star where its text tells them."""
    return "*" if definition.worth is not None else str(definition.points)


def short_text(definition: CardDefinition) -> str:
    """What the card does for who plays it, in one line."""
    lines = [line for line in definition.text.splitlines() if not line.startswith(NOT_WHEN_PLAYED)]
    return " ".join(lines)


def name_width(width: int) -> int:
    """How wide the column of names is, in a list of a width."""
    return WIDE_NAME if width >= WIDE else NARROW_NAME


def row(card: Card[CardDefinition], key: str, cost: str, width: int, note: str = "") -> Text:
    """A card as a row: the key if it is on offer, name, type, cost, Victory Points, text.

    Args:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        cost: What it costs now.
        width: Of the whole row, in cells.
        note: What else to say, before the text.
    """
    definition = card.definition
    line = Text.assemble(
        _key_column(key),
        layout.column(definition.name, name_width(width), f"bold {style_of(definition)}"),
        " ",
        layout.column(definition.type_words(), TYPE_WIDTH, style_of(definition)),
        layout.column(cost, NUMBER_WIDTH, COST_STYLE, right=True),
        layout.column(points_words(definition), NUMBER_WIDTH, POINTS_STYLE, right=True),
        "  ",
        (f"{note}. " if note else "", "italic"),
        short_text(definition),
    )
    return layout.fitted(line, width)


def heads(title: str, right: Text, width: int) -> Text:
    """The rule over rows of cards: a title, what the columns of numbers are, and something at the right end."""
    numbers = Text(f"{'cost':>{NUMBER_WIDTH}} {'VP':>{NUMBER_WIDTH - 1}} ", style="dim")
    before = KEY_WIDTH + name_width(width) + 1 + TYPE_WIDTH
    left = layout.rule(Text(title, style="bold"), "", before)
    return layout.fitted(Text.assemble(left, numbers, layout.rule("", right, width - before - numbers.cell_len)), width)


def _key_column(key: str) -> Text:
    cap = Text.assemble(layout.key_cap(key)) if key else Text("  ·", style="dim")
    cap.pad_right(max(0, KEY_WIDTH - cap.cell_len))
    return cap


def box(card: Card[CardDefinition], key: str, cost: str, width: int, height: int, note: str = "") -> list[Text]:
    """A card as a box: key and cost on its upper edge, Victory Points on the lower, name, type and text inside."""
    definition = card.definition
    style = style_of(definition)
    inside = width - 4
    name = layout.wrapped(Text(definition.name, style=f"bold {style}"), inside)[:2]
    kind = Text(definition.type_words() + note, style=style)
    body = [*name, kind, *_text_lines(short_text(definition), inside, height - 3 - len(name))]
    body += [Text()] * (height - 2 - len(body))
    side = Text("│", style=style)
    middle = [Text.assemble(side, " ", _filled(line, inside), " ", side) for line in body]
    points = f" VP {points_words(definition)} "
    bottom = Text.assemble(("╰─", style), (points, POINTS_STYLE), ("─" * (width - 3 - len(points)) + "╯", style))
    return [_upper_edge(key, cost, width, style), *middle, bottom]


def _upper_edge(key: str, cost: str, width: int, style: str) -> Text:
    cap = layout.key_cap(key) if key else Text("───", style=style)
    price = Text(f" cost {cost} ", style=COST_STYLE) if cost else Text()
    middle = "─" * (width - 4 - cap.cell_len - price.cell_len)
    return Text.assemble(("╭─", style), cap, (middle, style), price, ("─╮", style))


def _text_lines(text: str, width: int, height: int) -> list[Text]:
    """A card's text in the lines that a box has for it; the last ends in an ellipsis if there is more."""
    lines = layout.wrapped(Text(text), width)
    if len(lines) <= height:
        return lines
    kept = lines[:height]
    if kept:
        kept[-1] = layout.column(f"{kept[-1].plain.rstrip()[: width - 1]}…", width)
    return kept


def _filled(line: Text, width: int) -> Text:
    filled = line.copy()
    filled.truncate(width, overflow="ellipsis", pad=True)
    return filled
