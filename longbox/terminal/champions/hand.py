"""The hand, drawn: as a list with texts where there is room, else in a line or two."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.faces.words import so_often
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
from longbox.terminal.hand import COST_WIDTH, WIDE, HeldCard, hand_list, held_cards

RESOURCE_WIDTH: Final = 4
TYPE_WIDTH: Final = 21
LONGEST_NAME: Final = 24


class HeldHeroCard(HeldCard):
    """A card of the hand, with what it costs now; nothing if it can't be played."""

    def __init__(self, view: TableView, card: Thing, key: str, count: int) -> None:
        super().__init__(card, key, count, str(card))
        cost = view.cost_of(card)
        self.cost = "-" if cost is None else str(cost)

    def columns(self, width: int, names: int) -> Text:
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

    def text(self) -> str:
        return one_line(self.card.definition)


def held(view: TableView, offers: list[Offer]) -> list[HeldHeroCard]:
    """The different cards of the hand."""
    return held_cards(view.hand(), offers, lambda card, key, count: HeldHeroCard(view, card, key, count))


def hand_rule(view: TableView, width: int) -> Text:
    """The rule over the hand."""
    left = Text.assemble(("Hand", "bold"), f" {view.hand_count(view.seat.number)}", (" · cost, resources", "dim"))
    return layout.rule(left, Text(RESOURCE_LEGEND, style="dim"), width)


def hand_rows(view: TableView, offers: list[Offer], width: int, *, whole: bool = False) -> list[Text]:
    """The hand as a list with texts: in one line each, or with the whole text."""
    return [hand_rule(view, width), *hand_list(held(view, offers), width, LONGEST_NAME, whole=whole)]


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two: key, name, cost, resources."""
    chips = []
    for shown in held(view, offers):
        cap = Text.assemble(layout.key_cap(shown.key), " ") if shown.key else Text()
        signs = resource_signs(shown.card.definition.resources)
        cost = Text(f" {shown.cost} ", style=COST_STYLE)
        chips.append(Text.assemble(cap, named(shown.card), so_often(shown.count), cost, signs))
    start = Text(" Hand  ", style="dim")
    return layout.flow(chips, width, start) if chips else [Text.assemble(start, ("empty", "dim"))]
