"""The hand, drawn: as a list with texts where there is room, else in a line or two."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.games.vs.view import TableView
from longbox.terminal import layout
from longbox.terminal.hand import COST_WIDTH, WIDE, HeldCard, hand_list, held_cards
from longbox.terminal.vs.cards import (
    COST_STYLE,
    TeamCard,
    kind_words,
    one_line,
    printed,
    short,
    style_of,
)

NUMBERS_WIDTH: Final = 9
TYPE_WIDTH: Final = 24
LONGEST_NAME: Final = 26


class HeldTeamCard(HeldCard):
    """A card of the hand, with what it costs now."""

    def __init__(self, view: TableView, card: TeamCard, key: str, count: int) -> None:
        others = [other.definition for other in view.hand()]
        super().__init__(card, key, count, short(card.definition, others))
        self.cost = view.cost_now(card)

    def columns(self, width: int, names: int) -> Text:
        definition = self.card.definition
        kind = layout.column(kind_words(definition), TYPE_WIDTH - 1, style_of(definition)) if width >= WIDE else Text()
        return Text.assemble(
            self.key_column(),
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

    def text(self) -> str:
        return one_line(self.card.definition)


def held(view: TableView, offers: list[Offer]) -> list[HeldTeamCard]:
    """The different cards of the hand."""
    return held_cards(view.hand(), offers, lambda card, key, count: HeldTeamCard(view, card, key, count))


def hand_rule(view: TableView, width: int) -> Text:
    """The rule over the hand."""
    left = Text.assemble(("Hand", "bold"), f" {len(view.hand())}", (" · cost, name, ATK/DEF", "dim"))
    return layout.rule(left, Text("F flight · R range", style="dim"), width)


def hand_rows(view: TableView, offers: list[Offer], width: int, *, whole: bool = False) -> list[Text]:
    """The hand as a list with texts: in one line each, or with the whole text."""
    return [hand_rule(view, width), *hand_list(held(view, offers), width, LONGEST_NAME, whole=whole)]


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two."""
    chips = [shown.chip() for shown in held(view, offers)]
    start = Text(" Hand ", style="dim")
    return layout.flow(chips, width, start, gap=2) if chips else [Text.assemble(start, ("empty", "dim"))]
