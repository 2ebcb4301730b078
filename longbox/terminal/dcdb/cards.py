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
NUMBER_WIDTH: Final = 3
SHORTEST_NAME: Final = 14
LONGEST_NAME: Final = 28
LONGEST_NARROW_NAME: Final = 21
WIDE: Final = 100

NOT_WHEN_PLAYED: Final = ("First Appearance", "As the game starts")
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


def points_in_sentence(definition: CardDefinition) -> str:
    """Its Victory Points, in a sentence."""
    return "VP told by its text" if definition.worth is not None else f"{definition.points} VP"


def short_text(definition: CardDefinition) -> str:
    """What the card does for who plays it, in one line."""
    lines = [line for line in definition.text.splitlines() if not line.startswith(NOT_WHEN_PLAYED)]
    return " ".join(lines)


def name_width(cards: list[Card[CardDefinition]], width: int) -> int:
    """How wide the column of names is, in a list of some cards that is so wide as a whole."""
    longest = max([len(card.key()) for card in cards], default=0)
    return max(SHORTEST_NAME, min(longest, LONGEST_NAME if width >= WIDE else LONGEST_NARROW_NAME))


class Row:
    """A card as a row of a list.

    Attributes:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        cost: What it costs now.
        note: What else to say, before the text.
    """

    def __init__(self, card: Card[CardDefinition], key: str, cost: str = "", note: str = "") -> None:
        self.card = card
        self.key = key
        self.cost = cost
        self.note = note

    def draw(self, width: int, names: int) -> Text:
        """Key, name, type, cost, Victory Points, text, in so many cells, of which the name has `names`."""
        definition = self.card.definition
        line = Text.assemble(
            _key_column(self.key),
            layout.column(definition.name, names, f"bold {style_of(definition)}"),
            " ",
            layout.column(definition.type_words(), TYPE_WIDTH, style_of(definition)),
            layout.column(self.cost, NUMBER_WIDTH, COST_STYLE, right=True),
            layout.column(points_words(definition), NUMBER_WIDTH, POINTS_STYLE, right=True),
            "  ",
            (f"{self.note.strip()}  " if self.note else "", "bold"),
            short_text(definition),
        )
        return layout.fitted(line, width)


def heads(title: str, right: Text, width: int, names: int) -> Text:
    """The rule over rows of cards: a title, what the columns of numbers are, and something at the right end."""
    before = KEY_WIDTH + names + 1 + TYPE_WIDTH - 2
    left = layout.rule(Text(title, style="bold"), "", before)
    numbers = Text(" cost VP ", style="dim")
    return layout.fitted(Text.assemble(left, numbers, layout.rule("", right, width - before - numbers.cell_len)), width)


def _key_column(key: str) -> Text:
    cap = layout.key_cap(key) if key else Text("  ·", style="dim")
    return Text.assemble(cap, " " * max(1, KEY_WIDTH - cap.cell_len))


def box(row: Row, width: int, height: int) -> list[Text]:
    """A card as a box: key and cost on its upper edge, Victory Points on the lower; name, type and text inside."""
    definition = row.card.definition
    style = style_of(definition)
    inside = width - 4
    name = layout.wrapped(Text(f"{definition.name}{row.note}", style=f"bold {style}"), inside)[:2]
    kind = Text(definition.type_words(), style=style)
    body = [*name, kind, *_text_lines(short_text(definition), inside, height - 3 - len(name))]
    body += [Text()] * (height - 2 - len(body))
    side = Text("│", style=style)
    middle = [Text.assemble(side, " ", _filled(line, inside), " ", side) for line in body]
    points = Text(f" VP {points_words(definition)} ", style=POINTS_STYLE)
    bottom = Text.assemble(("╰─", style), points, ("─" * (width - 3 - points.cell_len) + "╯", style))
    return [_upper_edge(row, width, style), *middle, bottom]


def _upper_edge(row: Row, width: int, style: str) -> Text:
    cap = layout.key_cap(row.key) if row.key else Text("───", style=style)
    cost = Text(f" cost {row.cost} ", style=COST_STYLE) if row.cost else Text()
    middle = "─" * (width - 4 - cap.cell_len - cost.cell_len)
    return Text.assemble(("╭─", style), cap, (middle, style), cost, ("─╮", style))


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
