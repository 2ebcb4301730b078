"""What changed between two faces of a table, as plain data: cards that moved, numbers that are others, what is new.

Applied to the old face, the changes give the new one. They tell which card moved where by what both faces show, and
by nothing else: a card that went through a shuffled deck is not known again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType, structs

from longbox.faces.face import Area, Asked, CardFace, Side, TableFace
from longbox.faces.following import followed
from longbox.faces.lines import Line

NOWHERE: Final = ""
"""Where a card was that comes, and where one is that has gone."""


class Move(msgspec.Struct, frozen=True):
    """A card that lies elsewhere, or was not there before, or is not there any more.

    Attributes:
        card: The id of the card.
        before: The id of the area where it lay, or `NOWHERE`.
        after: The id of the area where it lies, or `NOWHERE`.
        at: Its place in that area, from 0.
    """

    card: str
    before: str
    after: str
    at: int = 0


class NumberChange(msgspec.Struct, frozen=True):
    """A number of a card that is another now.

    Attributes:
        card: The id of the card.
        label: Which number it is.
        before: What it was.
        after: What it is.
        printed: What it is by the card, where it is something else now.
        short: How it is written in a line now.
        role: What it is to the eye now.
    """

    card: str
    label: str
    before: str
    after: str
    printed: str = ""
    short: str = ""
    role: str = ""


class Changes(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All that makes a new face of an old one. What is left out is as it was.

    Attributes:
        moves: Cards that moved, came or have gone; of an area, in the order of its places.
        numbers: Numbers that changed, of cards of which nothing else did.
        cards: Cards that came, or of which more changed than numbers, as they are now.
        areas: Areas of which something besides the cards changed, without cards.
        sides: All sides, with areas that tell no more than their ids, where something besides the areas changed.
        title: What is played; the other attributes are those of `TableFace`, too.
    """

    moves: tuple[Move, ...] = ()
    numbers: tuple[NumberChange, ...] = ()
    cards: tuple[CardFace, ...] = ()
    areas: tuple[Area, ...] = ()
    sides: tuple[Side, ...] | UnsetType = UNSET
    title: str | UnsetType = UNSET
    state: str | UnsetType = UNSET
    chapter: str | UnsetType = UNSET
    means: str | UnsetType = UNSET
    asked: Asked | UnsetType | None = UNSET
    log: tuple[Line, ...] | UnsetType = UNSET
    spoken: tuple[str, ...] | UnsetType = UNSET
    brief: tuple[str, ...] | UnsetType = UNSET
    result: tuple[Line, ...] | UnsetType = UNSET


SAID: Final = ("title", "state", "chapter", "means", "asked", "log", "spoken", "brief", "result")
"""What a face says besides what lies on the table."""


def next_face(old: TableFace, new: TableFace) -> tuple[TableFace, Changes]:
    """A face whose cards go by what they went by on the one before, and what changed since that one.

    Args:
        old: The last face of a table that a viewer was shown.
        new: The next one for the same viewer, as it was made.
    """
    now = followed(old, new)
    return now, changes_between(old, now)


def changes_between(old: TableFace, new: TableFace) -> Changes:
    """What makes one face of another; cards are known by their ids."""
    was, now = _others(old, new), _others(new, old)
    before, after = _cards(was), _cards(now)
    came = [card for card in after if card not in before]
    changed = [card for card in after if card in before and after[card] != before[card]]
    in_numbers = [card for card in changed if _only_numbers(before[card], after[card])]
    said: dict[str, Any] = {name: getattr(new, name) for name in SAID if getattr(new, name) != getattr(old, name)}
    if [_frame(side) for side in new.sides] != [_frame(side) for side in old.sides]:
        said["sides"] = _sides(new)
    return Changes(
        moves=tuple(_moves(was, now)),
        numbers=tuple([change for card in in_numbers for change in _numbers(card, before[card], after[card])]),
        cards=tuple([after[card] for card in [*came, *changed] if card not in in_numbers]),
        areas=tuple(_areas(was, now)),
        **said,
    )


def _others(face: TableFace, beside: TableFace) -> list[Area]:
    """The areas of a face that are not the very same on another one."""
    same = {id(area) for area in beside.areas()}
    return [area for area in face.areas() if id(area) not in same]


def changed_face(old: TableFace, changes: Changes) -> TableFace:
    """The new face that changes make of an old one."""
    cards = _cards(old.areas()) | {card.id: card for card in changes.cards}
    for change in changes.numbers:
        cards[change.card] = _with_number(cards[change.card], change)
    headers = {area.id: _bare(area) for area in old.areas()} | {area.id: area for area in changes.areas}
    lying = {area.id: [card.id for card in area.cards] for area in old.areas()}
    _move(lying, changes.moves)
    sides = changes.sides if not isinstance(changes.sides, UnsetType) else _sides(old)
    laid = {
        area: structs.replace(header, cards=tuple([cards[card] for card in lying.get(area, [])]))
        for area, header in headers.items()
    }
    said = {name: value for name in SAID if not isinstance(value := getattr(changes, name), UnsetType)}
    made = [structs.replace(side, areas=tuple([laid[area.id] for area in side.areas])) for side in sides]
    return structs.replace(old, sides=tuple(made), **said)


# Cards


def _cards(areas: Sequence[Area]) -> dict[str, CardFace]:
    return {card.id: card for area in areas for card in area.cards}


def _only_numbers(old: CardFace, new: CardFace) -> bool:
    labels = [number.label for number in old.numbers]
    same_labels = labels == [number.label for number in new.numbers] and len(set(labels)) == len(labels)
    return same_labels and structs.replace(old, numbers=()) == structs.replace(new, numbers=())


def _numbers(card: str, old: CardFace, new: CardFace) -> list[NumberChange]:
    return [
        NumberChange(card, now.label, was.value, now.value, now.printed, now.short, now.role)
        for was, now in zip(old.numbers, new.numbers, strict=True)
        if was != now
    ]


def _with_number(card: CardFace, change: NumberChange) -> CardFace:
    numbers = [
        structs.replace(number, value=change.after, printed=change.printed, short=change.short, role=change.role)
        if number.label == change.label
        else number
        for number in card.numbers
    ]
    return structs.replace(card, numbers=tuple(numbers))


# Areas and sides


def _bare(area: Area) -> Area:
    """An area without its cards."""
    return structs.replace(area, cards=())


def _areas(old: Sequence[Area], new: Sequence[Area]) -> list[Area]:
    """The areas of which something besides the cards changed."""
    before = {area.id: _bare(area) for area in old}
    return [bare for area in new if (bare := _bare(area)) != before.get(area.id)]


def _sides(face: TableFace) -> tuple[Side, ...]:
    """The sides, with areas that tell no more than their ids."""
    return tuple([structs.replace(side, areas=tuple([_named(area) for area in side.areas])) for side in face.sides])


def _frame(side: Side) -> tuple[Side, list[tuple[str, str]]]:
    """A side without its areas, and of those what a side without them tells."""
    return structs.replace(side, areas=()), [(area.id, area.kind) for area in side.areas]


def _named(area: Area) -> Area:
    return Area(id=area.id, name="", kind=area.kind)


# Moves


def _moves(old: Sequence[Area], new: Sequence[Area]) -> list[Move]:
    """What moved: cards whose area is another, and all cards of an area in which the order of the others changed."""
    was = {card.id: area.id for area in old for card in area.cards}
    now = {card.id: area.id for area in new for card in area.cards}
    orders = {area.id: [card.id for card in area.cards if now.get(card.id) == area.id] for area in old}
    moves = [Move(card, area, NOWHERE) for card, area in was.items() if card not in now]
    for area in new:
        stayed = [card.id for card in area.cards if was.get(card.id) == area.id]
        mixed = stayed != orders.get(area.id, [])
        moves += [
            Move(card.id, was.get(card.id, NOWHERE), area.id, at)
            for at, card in enumerate(area.cards)
            if mixed or was.get(card.id) != area.id
        ]
    return moves


def _move(lying: dict[str, list[str]], moves: tuple[Move, ...]) -> None:
    """Take all cards that move out of their areas, and put them where they lie."""
    for move in moves:
        if move.before != NOWHERE:
            lying[move.before].remove(move.card)
    for move in moves:
        if move.after != NOWHERE:
            lying.setdefault(move.after, []).insert(move.at, move.card)
