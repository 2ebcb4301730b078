"""A card in a few words: name, numbers, what is so with it, what is attached to it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.face import Badge, CardFace, Number
from longbox.faces.words import so_often
from longbox.terminal import layout
from longbox.terminal.styles import style_of

UNKNOWN: Final = "(?)"
"""A card that the viewer doesn't know."""

SHORTEST_NAME: Final = 5
MARGIN: Final = 11
"""What stands before a character, at most, with the end of the line."""


def chip(card: CardFace, count: int = 1) -> Text:
    """A card, or several that look alike."""
    owner = f"{card.owner} " if card.owner else ""
    return Text.assemble(owner, name_text(card), so_often(count), *details(card))


def character(card: CardFace, width: int) -> Text:
    """A card with its numbers, whose name is cut on a narrow screen rather than what comes first of them."""
    kind = Text(f" ({card.kind})" if card.kind else "", style="dim")
    first = Text.assemble(kind, *[number_text(number) for number in card.numbers[:1]])
    room = max(SHORTEST_NAME, width - MARGIN - first.cell_len)
    name = layout.fitted(name_text(card, "bold"), room)
    return Text.assemble(name, first, *details(card, told=1))


def details(card: CardFace, told: int = 0) -> list[Text]:
    """What is said of a card after its name, but for the first numbers that are told already."""
    notes = Text(f" {card.note}" if card.note else "")
    signs = signs_text(card.badges, " ")
    return [*numbers_text(card.numbers[told:]), notes, signs, badges_text(card), attached_text(card)]


def attached_text(card: CardFace) -> Text:
    """The cards that are attached to a card."""
    return Text.assemble(*[piece for other in card.attached for piece in (Text(" + "), chip(other))])


def name_text(card: CardFace, weight: str = "") -> Text:
    """A card's name; in brackets where it lies face down."""
    if not card.title:
        return Text(UNKNOWN, style="dim")
    if card.facedown:
        return Text(f"({card.title})", style="dim")
    if card.state:
        return Text(card.title, style="dim strike" if card.state == "down" else f"dim {style_of(card.role)}".strip())
    return Text(card.title, style=f"{weight} {style_of(card.role)}".strip())


def numbers_text(numbers: tuple[Number, ...]) -> list[Text]:
    """Numbers beside each other: those that are written as they are, of one kind, are parted by strokes."""
    shown = [number for number in numbers if number.role != "points"]
    pieces: list[Text] = []
    before: Number | None = None
    for number in shown:
        joined = before is not None and _is_bare(before) and _is_bare(number)
        pieces.append(Text.assemble("/" if joined else " ", value_text(number)))
        before = number
    return pieces


def _is_bare(number: Number) -> bool:
    return not number.short and not number.role


def number_text(number: Number) -> Text:
    """A number after a space."""
    return Text.assemble(" ", value_text(number))


def value_text(number: Number) -> Text:
    """A number in its colour: by what it is, else by whether it is more or less than printed."""
    style = style_of(number.role) or {1: style_of("more"), -1: style_of("less"), 0: ""}[number.more]
    return Text(number.words, style=style)


def priced(number: Number) -> str:
    """A number with an arrow where it is not what is printed."""
    return f"{number.value}{ {1: '↑', -1: '↓', 0: ''}[number.more] }"


# What is so with a card


def signs_text(badges: tuple[Badge, ...], before: str = "") -> Text:
    """The signs of what has signs, after something if there are any."""
    signs = [Text(badge.sign, style=style_of(badge.role)) for badge in badges if badge.sign and not is_fighting(badge)]
    return Text.assemble(before, *signs) if signs else Text()


def badges_text(card: CardFace) -> Text:
    """What is so with a card and has no sign, in brackets."""
    badges = [Text(badge.words, style=style_of(badge.role)) for badge in card.badges if not badge.sign]
    return Text.assemble(" (", Text(", ").join(badges), ")") if badges else Text()


def fighting_text(card: CardFace) -> Text:
    """The sign that a card takes part in a fight."""
    return Text.assemble(*[(badge.sign, style_of(badge.role)) for badge in card.badges if is_fighting(badge)])


def is_fighting(badge: Badge) -> bool:
    """Whether it says that a card takes part in a fight."""
    return badge.role == "fighting"
