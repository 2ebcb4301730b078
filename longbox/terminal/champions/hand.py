"""The hand, drawn: as a list with texts where there is room, else in a line or two."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.games.champions.definitions import Thing
from longbox.games.champions.view import TableView
from longbox.terminal import layout
from longbox.terminal.champions.cards import (
    COST_STYLE,
    RESOURCE_LEGEND,
    kind_words,
    named,
    one_line,
    resource_signs,
    style_of,
)
from longbox.terminal.champions.labels import HAND, hand_keys
from longbox.terminal.offers import Offer
from longbox.terminal.words import so_often

KEY_WIDTH: Final = 4
COST_WIDTH: Final = 2
RESOURCE_WIDTH: Final = 4
TYPE_WIDTH: Final = 21
SHORTEST_NAME: Final = 14
LONGEST_NAME: Final = 24
WIDE: Final = 100


class HeldCard:
    """A card of the hand, with all that are like it.

    Attributes:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        count: How often the hand has it.
        cost: What it costs now; nothing if it can't be played.
    """

    def __init__(self, card: Thing, key: str, count: int, cost: str) -> None:
        self.card = card
        self.key = key
        self.count = count
        self.cost = cost

    @property
    def name(self) -> str:
        """Its name, and how often it is there."""
        return f"{self.card}{so_often(self.count)}"

    def key_column(self) -> Text:
        """Its key, or a mark that it has none now."""
        cap = layout.key_cap(self.key) if self.key else Text("  ·", style="dim")
        return Text.assemble(cap, " " * max(1, KEY_WIDTH - cap.cell_len))

    def columns(self, width: int, names: int) -> Text:
        """Key, name, cost, resources and, on a wide screen, type."""
        definition = self.card.definition
        signs = resource_signs(definition.resources)
        signs.pad_right(RESOURCE_WIDTH - signs.cell_len)
        kind = layout.column(kind_words(definition), TYPE_WIDTH - 1, style_of(definition)) if width >= WIDE else Text()
        return Text.assemble(
            self.key_column(),
            layout.column(self.name, names, f"bold {style_of(definition)}"),
            layout.column(self.cost, COST_WIDTH, COST_STYLE, right=True),
            " ",
            signs,
            kind,
            " " if width >= WIDE else "",
        )


def held_cards(view: TableView, offers: list[Offer]) -> list[HeldCard]:
    """The different cards of the hand, with the key of each that is on offer."""
    offered = {offer.key for offer in offers if offer.label.place == HAND}
    names = [card.key() for card in view.hand()]
    held: dict[str, HeldCard] = {}
    for card, key in hand_keys(view).items():
        cost = view.cost_of(card)
        price = "-" if cost is None else str(cost)
        shown = HeldCard(card, key if key in offered else "", names.count(card.key()), price)
        held.setdefault(card.key(), shown)
    return list(held.values())


def hand_rule(view: TableView, width: int) -> Text:
    """The rule over the hand."""
    left = Text.assemble(("Hand", "bold"), f" {view.hand_count(view.seat.number)}", (" · cost, resources", "dim"))
    return layout.rule(left, Text(RESOURCE_LEGEND, style="dim"), width)


def hand_rows(view: TableView, offers: list[Offer], width: int, *, whole: bool = False) -> list[Text]:
    """The hand as a list with texts: in one line each, or with the whole text."""
    held = held_cards(view, offers)
    names = max(SHORTEST_NAME, layout.widest([shown.name for shown in held], LONGEST_NAME))
    lines: list[Text] = [hand_rule(view, width)]
    for shown in held:
        columns = shown.columns(width, names)
        line = Text.assemble(columns, (one_line(shown.card.definition), "dim" if not shown.key else ""))
        lines += layout.wrapped(line, width, indent=columns.cell_len) if whole else [layout.fitted(line, width)]
    return lines


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two: key, name, cost, resources."""
    chips = []
    for shown in held_cards(view, offers):
        cap = Text.assemble(layout.key_cap(shown.key), " ") if shown.key else Text()
        signs = resource_signs(shown.card.definition.resources)
        cost = Text(f" {shown.cost} ", style=COST_STYLE)
        chips.append(Text.assemble(cap, named(shown.card), so_often(shown.count), cost, signs))
    start = Text(" Hand  ", style="dim")
    return layout.flow(chips, width, start) if chips else [Text.assemble(start, ("empty", "dim"))]
