"""The hand, drawn: as a list with texts where there is room, else in a line or two."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.games.vs.view import TableView
from longbox.terminal import layout
from longbox.terminal.offers import Offer
from longbox.terminal.vs.cards import (
    COST_STYLE,
    TeamCard,
    kind_words,
    one_line,
    printed,
    short,
    style_of,
)
from longbox.terminal.vs.labels import HAND, hand_keys
from longbox.terminal.words import so_often

KEY_WIDTH: Final = 4
COST_WIDTH: Final = 2
NUMBERS_WIDTH: Final = 9
TYPE_WIDTH: Final = 24
SHORTEST_NAME: Final = 14
LONGEST_NAME: Final = 26
WIDE: Final = 100


class HeldCard:
    """A card of the hand, with all that are like it.

    Attributes:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        count: How often the hand has it.
        cost: What it costs now.
        name: What it is called, and how often it is there.
    """

    def __init__(self, view: TableView, card: TeamCard, key: str, count: int) -> None:
        self.card = card
        self.key = key
        self.count = count
        self.cost = view.cost_now(card)
        others = [other.definition for other in view.hand()]
        self.name = f"{short(card.definition, others)}{so_often(count)}"

    def columns(self, width: int, names: int) -> Text:
        """Key, cost, name, printed numbers and, on a wide screen, type."""
        definition = self.card.definition
        cap = layout.key_cap(self.key) if self.key else Text("  ·", style="dim")
        kind = layout.column(kind_words(definition), TYPE_WIDTH - 1, style_of(definition)) if width >= WIDE else Text()
        return Text.assemble(
            cap,
            " " * max(1, KEY_WIDTH - cap.cell_len),
            layout.column(str(self.cost), COST_WIDTH, COST_STYLE, right=True),
            " ",
            layout.column(self.name, names, f"bold {style_of(definition)}"),
            " ",
            layout.column(printed(definition), NUMBERS_WIDTH),
            kind,
            " " if width >= WIDE else "",
        )

    def chip(self) -> Text:
        """Key, cost, name and printed numbers, as short as can be."""
        definition = self.card.definition
        cap = Text.assemble(layout.key_cap(self.key), " ") if self.key else Text()
        numbers = printed(definition)
        return Text.assemble(
            cap,
            (f"{self.cost} ", COST_STYLE),
            (self.name, style_of(definition)),
            f" {numbers}" if numbers else "",
        )


def held_cards(view: TableView, offers: list[Offer]) -> list[HeldCard]:
    """The different cards of the hand, with the key of each that is on offer."""
    offered = {offer.key for offer in offers if offer.label.place == HAND}
    names = [card.key() for card in view.hand()]
    held: dict[str, HeldCard] = {}
    for card, key in hand_keys(view).items():
        if card.key() not in held:
            held[card.key()] = HeldCard(view, card, key if key in offered else "", names.count(card.key()))
    return list(held.values())


def hand_rule(view: TableView, width: int) -> Text:
    """The rule over the hand."""
    left = Text.assemble(("Hand", "bold"), f" {len(view.hand())}", (" · cost, name, ATK/DEF", "dim"))
    return layout.rule(left, Text("F flight · R range", style="dim"), width)


def hand_rows(view: TableView, offers: list[Offer], width: int, *, whole: bool = False) -> list[Text]:
    """The hand as a list with texts: in one line each, or with the whole text."""
    held = held_cards(view, offers)
    names = max(SHORTEST_NAME, layout.widest([shown.name for shown in held], LONGEST_NAME))
    lines: list[Text] = [hand_rule(view, width)]
    for shown in held:
        columns = shown.columns(width, names)
        line = Text.assemble(columns, (one_line(shown.card.definition), "" if shown.key else "dim"))
        lines += layout.wrapped(line, width, indent=columns.cell_len) if whole else [layout.fitted(line, width)]
    return lines


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two."""
    chips = [shown.chip() for shown in held_cards(view, offers)]
    start = Text(" Hand ", style="dim")
    return layout.flow(chips, width, start, gap=2) if chips else [Text.assemble(start, ("empty", "dim"))]
