"""What belongs to one player, or to the game itself: a rule with who it is, and areas of cards below it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.face import Area, CardFace, Side
from longbox.faces.words import so_often
from longbox.terminal import layout
from longbox.terminal.drawing.cards import UNKNOWN, character, chip, details, name_text, signs_text
from longbox.terminal.drawing.formations import MANY_LINES, ONE_LINE, TWO_LINES, Drawing
from longbox.terminal.drawing.forms import Form
from longbox.terminal.drawing.keys import Keys
from longbox.terminal.drawing.tables import WIDE, grouped
from longbox.terminal.styles import drawn

INDENT: Final = 3
SHORTEST_NAME: Final = 5
SHORT_STACK: Final = 3
"""So many cards of a stack are drawn where there is little room."""


def side_lines(side: Side, keys: Keys, width: int, form: Form) -> list[Text]:
    """A player who matters now, or the game itself, but for the hand and the market."""
    lines = [heading(side, width)] if side.name or side.identity else []
    if side.out:
        return lines
    lines += identity_texts(side, width, form)
    formation = [area for area in side.areas if area.kind == "formation"]
    for area in side.areas:
        if area.kind == "formation":
            lines += formation_lines(formation, keys, width, form, yours=side.yours) if area is formation[0] else []
        else:
            lines += area_lines(area, width, form, yours=side.yours)
    return lines


# The rule over a side


def heading(side: Side, width: int) -> Text:
    """The rule over what somebody has: who it is, what is told of them, and how many cards lie where."""
    turn = Text("▸ " if side.active and not side.yours else "")
    left = Text.assemble(turn, who(side, width - turn.cell_len))
    return counted_rule(left, pile_words(side.areas), width)


def who(side: Side, width: int) -> Text:
    """A player's name, whom they play as, and what is told of them."""
    alone = [card.title for card in side.identity] == [side.name] or not side.name
    room = max(SHORTEST_NAME, width // 6) if side.identity else width
    name = Text() if alone else layout.fitted(Text(side.name, style="dim" if side.out else "bold"), room)
    mate = f" ({side.relation})" if side.relation == "teammate" else ""
    parts = [Text.assemble(name, mate)] if name else []
    parts += [identity_text(side, width - sum([part.cell_len + 3 for part in parts]))] if side.identity else []
    parts += [Text(fact) for fact in side.facts]
    return Text.assemble(Text(" · ").join(parts), f" {side.out}" if side.out else "")


def identity_text(side: Side, width: int) -> Text:
    """Whom a player plays as."""
    if side.out:
        return Text(" & ".join([card.title for card in side.identity]), style="dim")
    if len(side.identity) == 1 and side.identity[0].numbers:
        return character(side.identity[0], width)
    return Text(" & ").join([Text.assemble(name_text(_upright(card)), *details(card)) for card in side.identity])


def _upright(card: CardFace) -> CardFace:
    """A card of an identity, with its name readable where it lies face down."""
    return CardFace(title=card.title, role=card.role)


def pile_words(areas: tuple[Area, ...]) -> list[Text]:
    """How many cards lie in each pile, and the top card where it matters."""
    return [pile_text(area) for area in areas if area.kind == "pile"]


def pile_text(area: Area) -> Text:
    """How many cards a pile has, and its top card where it matters."""
    words = Text(f"{area.name} {area.count}", style="dim")
    return Text.assemble(words, (", top ", "dim"), name_text(area.cards[-1])) if area.tops and area.cards else words


def counted_rule(left: Text, rights: list[Text], width: int) -> Text:
    """A rule with as much at its right end as there is room for, what comes first before the rest."""
    for count in range(len(rights), 0, -1):
        line = layout.rule(left, Text(" · ", style="dim").join(rights[:count]), width)
        if line.cell_len == width:
            return line
    return layout.rule(left, "", width)


def identity_texts(side: Side, width: int, form: Form) -> list[Text]:
    """What an identity can do: of the viewer's own where there is room, and always on a wide screen."""
    told = (form.texts and side.name == "") or (side.yours and (form.listed or width >= WIDE))
    texts = [card.text for card in side.identity if card.text] if told else []
    whole = side.yours or form.whole
    lines: list[Text] = []
    for text in texts:
        line = Text(" " * INDENT + text, style="dim")
        lines += layout.wrapped(line, width, INDENT) if whole else [layout.fitted(line, width)]
    return lines


# Areas


def area_lines(area: Area, width: int, form: Form, *, yours: bool) -> list[Text]:
    """The cards of an area, as they lie."""
    said = [layout.fitted(Text.assemble(" ", drawn(words)), width) for words in area.lines]
    if area.kind == "list":
        return [*said, *[line for card in area.cards for line in listed_card(card, width, form)]]
    if area.kind == "row":
        return [*said, *(listed_row(area, width) if form.listed and yours else row_lines(area, width))]
    if area.kind == "track":
        return [*said, *track_lines(area, width, form)]
    return [*said, *stack_lines(area, width, form)] if area.kind == "stack" else []


def row_lines(area: Area, width: int) -> list[Text]:
    """Cards beside each other, after what they are."""
    chips = grouped(area.cards)
    return layout.flow(chips, width, Text(f" {area.name:<9}", style="dim")) if chips else []


def listed_row(area: Area, width: int) -> list[Text]:
    """Cards of a row, each on a line of its own with its text."""
    lines: list[Text] = []
    for number, card in enumerate(area.cards):
        start = Text(f" {'' if number else area.name:<8}", style="dim")
        line = Text.assemble(start, chip(card), (f"  {card.text}" if card.text else "", "dim"))
        lines += layout.wrapped(line, width, indent=start.cell_len + 2)
    return lines


def listed_card(card: CardFace, width: int, form: Form) -> list[Text]:
    """A card with what it says, as far as there is room for that."""
    line = Text.assemble(" ", chip(card), (f" {card.kind}" if card.kind else "", "dim"))
    if card.text and form.listed_hand:
        line = Text.assemble(line, (f"  {card.text}", "dim"))
    return layout.wrapped(line, width, INDENT) if form.whole else [layout.fitted(line, width)]


def track_lines(area: Area, width: int, form: Form) -> list[Text]:
    """Cards in their order: what is face down in brackets, or unknown."""
    start = Text(f" {area.name} {area.count:<3}", style="dim")
    chips: list[Text] = []
    unknown = 0
    for card in area.cards:
        if not card.title:
            unknown += 1
            continue
        chips += _unknown(unknown)
        unknown = 0
        chips.append(Text.assemble(name_text(card), signs_text(card.badges, " ")))
    chips += _unknown(unknown)
    lines = layout.flow(chips, width, start, gap=2) if chips else [Text.assemble(start, ("-", "dim"))]
    if form.hanging or len(lines) == 1:
        return lines
    return [layout.fitted(Text.assemble(lines[0], (" …", "dim")), width)]


def _unknown(count: int) -> list[Text]:
    return [Text(f"{UNKNOWN}{so_often(count)}", style="dim")] if count else []


def stack_lines(area: Area, width: int, form: Form) -> list[Text]:
    """The cards of a stack, the top one first."""
    lines: list[Text] = []
    for number, card in enumerate(reversed(area.cards)):
        label = Text((f" {area.name}" if number == 0 else "").ljust(8), style="bold yellow")
        kind = (f" {card.kind}", "dim") if card.kind else ""
        line = Text.assemble(label, f"{len(area.cards) - number} ", f"{card.owner} " if card.owner else "")
        line = Text.assemble(line, name_text(card), kind, f" {card.note}" if card.note else "")
        if form.hanging and card.text:
            line = Text.assemble(line, (f"  {card.text}", "dim"))
        lines.append(layout.fitted(line, width))
    if form.hanging or len(lines) <= SHORT_STACK:
        return lines
    more = Text(f"        … {len(lines) - SHORT_STACK + 1} more below", style="dim")
    return [*lines[: SHORT_STACK - 1], more]


def formation_lines(areas: list[Area], keys: Keys, width: int, form: Form, *, yours: bool) -> list[Text]:
    """A formation: the viewer's own with its front row on top, those of others from the other side."""
    each = MANY_LINES if form.hanging else ONE_LINE if form.brief else TWO_LINES
    drawing = Drawing(areas, keys, width, each)
    numbered = yours and (drawing.is_chosen_from or (form.hanging and any([area.cards for area in areas])))
    return [*drawing.rows(mirrored=not yours), *([drawing.column_numbers()] if numbered else [])]


# A player of whom a line tells


def told_lines(sides: list[Side], width: int, *, crowded: bool) -> list[Text]:
    """Players of whom a line tells each: wrapped where there is room, else cut."""
    names = [Text.assemble("▸ " if side.active else "  ", who(side, width // 2)) for side in sides]
    widest = max([name.cell_len for name in names], default=0)
    lines: list[Text] = []
    for side, name in zip(sides, names, strict=True):
        name.pad_right(widest - name.cell_len)
        line = Text.assemble(name, "  ", told(side))
        lines += [layout.fitted(line, width)] if crowded else layout.wrapped(line, width, indent=min(widest + 2, 20))
    return lines


def told(side: Side) -> Text:
    """What lies before a player, in a line."""
    parts = [_bright(words) for words in pile_words(side.areas)]
    for area in side.areas:
        chips = grouped(area.cards) if area.kind in ("row", "formation") else []
        if chips:
            name = f"{area.name.lower()} " if area.kind == "row" else ""
            parts.append(Text.assemble(name, Text(", ").join(chips)))
    return Text(" · ").join(parts)


def _bright(words: Text) -> Text:
    """Words that stand alone in a line, where nothing is dim beside them."""
    bright = words.copy()
    bright.style = ""
    return bright
