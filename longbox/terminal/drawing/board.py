"""The table, drawn from its face: in the fullest form that fits, and with less where room is short."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.face import THE_GAME, Area, Side, TableFace
from longbox.faces.offers import Offer
from longbox.terminal import layout
from longbox.terminal.drawing.boxes import box
from longbox.terminal.drawing.forms import CROWDED, SPACIOUS, Form
from longbox.terminal.drawing.keys import DRAWN_THERE, Keys
from longbox.terminal.drawing.sides import counted_rule, pile_words, side_lines, told_lines
from longbox.terminal.drawing.tables import Columns, Row, chip_lines, row_lines, rows_of
from longbox.terminal.styles import drawn

BOX_HEIGHTS: Final = {"large": 13, "small": 10}
"""How high cards of the market are drawn: so that the longest text has room, or so that most have."""
NARROWEST_BOX: Final = 19
FEWEST_BOXES: Final = 6
"""So many cards fill the width; fewer are not wider."""
HAND_BOX_WIDTH: Final = 20
HAND_BOX_HEIGHT: Final = 8


def draw(face: TableFace, width: int, height: int, most: int) -> list[Text]:
    """The whole table, in the fullest form that fits; in a crowded one rather than with less.

    Args:
        face: What is to be seen of it.
        width: How wide it may be.
        height: How many lines it should have at most.
        most: How many lines it must not exceed.
    """
    board = Board(face, width)
    tried: list[list[Text]] = []
    for form in SPACIOUS:
        lines = board.lines(form)
        if lines is not None and len(lines) <= height:
            return lines
    for form in CROWDED:
        tried.append(board.lines(form, crowded=True) or [])
        if len(tried[-1]) <= most:
            return tried[-1]
    return tried[-1]


def drawn_offers(face: TableFace) -> list[Offer]:
    """The offers whose keys are drawn on the cards that they are about, so that they need not be listed."""
    offers = () if face.asked is None else face.asked.offers
    keyed = {(area.id, card.id) for area in face.areas() if area.kind in DRAWN_THERE for card in area.cards}
    return [offer for offer in offers if any([(offer.place, card) in keyed for card in offer.on])]


class Board:
    """A table that is drawn on a screen of some width."""

    def __init__(self, face: TableFace, width: int) -> None:
        self.face = face
        self.width = width
        self.keys = Keys(face.asked.offers if face.asked is not None else ())

    def lines(self, form: Form, *, crowded: bool = False) -> list[Text] | None:
        """The table in one form; none if there is no such form of this table on so wide a screen."""
        if form.market != "rows" and not self.has_boxes():
            return None
        if form.hand == "cards" and not self.has_hand_of_boxes():
            return None
        lines: list[Text] = []
        told: list[Side] = []
        for side in [side for side in self.face.sides if is_drawn(side, form)]:
            if is_told(side, form):
                told.append(side)
                continue
            lines += self.told(told, crowded=crowded)
            told = []
            lines += [*self.market(side, form), *side_lines(side, self.keys, self.width, form)]
            lines += [] if side.yours else self.hand_beside(side)
        own = self.face.own_side()
        hands = [area for area in own.areas if area.kind == "hand"] if own is not None else []
        return [*lines, *[line for area in hands for line in self.hand(area, form)]]

    def told(self, sides: list[Side], *, crowded: bool) -> list[Text]:
        """The players of whom a line tells, under a rule where there is room for it."""
        if not sides:
            return []
        foes = all([side.relation == "foe" for side in sides])
        rule = layout.rule(Text("Foes" if foes else "The others", style="bold"), "", self.width)
        return [*([] if crowded else [rule]), *told_lines(sides, self.width, crowded=crowded)]

    # The market

    def market_areas(self) -> list[Area]:
        """All areas from which something can be taken."""
        return [area for area in self.face.areas() if area.kind == "market"]

    def has_boxes(self) -> bool:
        """Whether the market can be drawn as cards beside each other."""
        boxes = [card for area in self.market_areas() if area.boxes for card in area.cards]
        return bool(boxes) and NARROWEST_BOX * max(len(boxes), FEWEST_BOXES) <= self.width

    def market(self, side: Side, form: Form) -> list[Text]:
        """What can be bought: as cards, or in rows under a rule for each area."""
        areas = [area for area in side.areas if area.kind == "market"]
        if not areas:
            return []
        return self.boxes(side, areas, BOX_HEIGHTS[form.market]) if form.market != "rows" else self.rows(side, areas)

    def boxes(self, side: Side, areas: list[Area], height: int) -> list[Text]:
        """What can be bought, as cards beside each other; what has no boxes, in rows below."""
        boxed = [area for area in areas if area.boxes]
        counts = [Text(f"{area.name} {area.count}", style="dim") for area in areas if area.count > len(area.cards)]
        title = Text(areas[0].name, style="bold")
        lines = [counted_rule(title, [*pile_words(side.areas), *counts], self.width)]
        rows = [row for area in boxed for row in rows_of(area, self.keys)]
        wide = self.width // max(len(rows), FEWEST_BOXES)
        lines += layout.beside([box(row, wide, height) for row in rows])
        lines += [self.fitted(words) for area in areas for words in map(drawn, area.lines)]
        for area in [area for area in areas if not area.boxes]:
            others = rows_of(area, self.keys)
            lines += row_lines(others, Columns(others, self.width, brief=True), whole=False, faint=False)
        return lines

    def rows(self, side: Side, areas: list[Area]) -> list[Text]:
        """What can be bought, in rows; areas that join others have no rule of their own."""
        rows = {area.id: rows_of(area, self.keys) for area in areas}
        columns = Columns([row for found in rows.values() for row in found], self.width, brief=True)
        lines: list[Text] = []
        for number, area in enumerate(areas):
            counts = Text(" · ", style="dim").join(pile_words(side.areas)) if number == 0 else Text()
            if not area.joins:
                title = " · ".join([area.name, *joining(areas[number + 1 :])])
                lines.append(columns.heading(Text(title, style="bold"), counts))
            lines += [self.fitted(drawn(words)) for words in area.lines]
            lines += row_lines(rows[area.id], columns, whole=False, faint=False)
        return lines

    def fitted(self, words: Text) -> Text:
        """Something said in place of a card."""
        return layout.fitted(Text.assemble("  · ", words), self.width)

    # The hand

    def hand(self, area: Area, form: Form) -> list[Text]:
        """A hand: as cards, in rows, or in a line or two."""
        rows = rows_of(area, self.keys)
        if form.hand == "chips" or not rows:
            return chip_lines(rows, self.width, Text(f" {area.name}  ", style="dim"))
        title = Text.assemble((area.name, "bold"), f" {area.count}")
        if form.hand == "cards":
            boxes = [box(row, HAND_BOX_WIDTH, HAND_BOX_HEIGHT) for row in rows]
            return [layout.rule(title, "", self.width), *layout.beside(boxes)]
        columns = Columns(rows, self.width, brief=area.boxes)
        heading = columns.heading(title, Text(area.legend, style="dim"))
        return [heading, *row_lines(rows, columns, whole=form.hand == "whole", faint=True)]

    def has_hand_of_boxes(self) -> bool:
        """Whether the viewer's hand can be drawn as cards beside each other."""
        own = self.face.own_side()
        hand = next((area for area in own.areas if area.kind == "hand"), None) if own is not None else None
        rows: list[Row] = [] if hand is None or not hand.boxes else rows_of(hand, self.keys)
        return bool(rows) and len(rows) * HAND_BOX_WIDTH <= self.width

    def hand_beside(self, side: Side) -> list[Text]:
        """The hand of another player that the same person plays."""
        hands = [area for area in side.areas if area.kind == "hand"]
        start = Text(" Hand  ", style="dim")
        return [line for area in hands for line in chip_lines(rows_of(area, Keys(())), self.width, start)]


def is_drawn(side: Side, form: Form) -> bool:
    """Whether a side is drawn at all."""
    return side.yours or (form.middle if side.seat == THE_GAME else form.others)


def is_told(side: Side, form: Form) -> bool:
    """Whether a line tells of a side."""
    return side.seat != THE_GAME and not side.yours and (form.told or not side.near)


def joining(areas: list[Area]) -> list[str]:
    """The names of the areas that are drawn under the heading before them."""
    names: list[str] = []
    for area in areas:
        if not area.joins:
            break
        names.append(area.name)
    return names
