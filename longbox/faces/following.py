"""Knowing cards again from one face to the next, by nothing but what both faces show.

A card that stays where it is, or vanishes in one place while one like it appears in another, keeps what it goes by.
What a viewer can't follow with the eyes is not followed here either: two worlds that look the same to a viewer have
the same ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import structs

from longbox.faces.face import Area, Asked, CardFace, Side, TableFace
from longbox.faces.naming import UNKNOWN


class Seen:
    """A card as it is seen on a face.

    Attributes:
        card: The card.
        place: Where it is seen: the id of its area, or what it is attached to.
    """

    def __init__(self, card: CardFace, place: str) -> None:
        self.card = card
        self.place = place
        self.look = _without_ids(card)


Likeness = Callable[[Seen], object]

LIKENESSES: tuple[Likeness, ...] = (
    lambda seen: (seen.place, seen.look),
    lambda seen: (seen.place, seen.card.title),
    lambda seen: seen.look if seen.card.title else (seen.place,),
    lambda seen: seen.card.title or (seen.place,),
)
"""In what a card of the new face must be like one of the old face, to be the same: the closest likeness first.

A card that isn't known is never followed to another place.
"""


def followed(old: TableFace, new: TableFace) -> TableFace:
    """The new face, on which the cards go by what they went by on the old one."""
    names = matched([*seen_on(old)], [*seen_on(new)])
    return structs.replace(
        new,
        sides=tuple([_renamed_side(side, names) for side in new.sides]),
        asked=None if new.asked is None else _renamed_asked(new.asked, names),
    )


def seen_on(face: TableFace) -> Iterator[Seen]:
    """All cards of a face, in its order."""
    for side in face.sides:
        for card in side.identity:
            yield from _seen(card, f"{side.seat} identity")
        for area in side.areas:
            for card in area.cards:
                yield from _seen(card, area.id)


def matched(before: list[Seen], after: list[Seen]) -> dict[str, str]:
    """What each card of the new face is to go by."""
    names: dict[str, str] = {}
    left = before
    for likeness in LIKENESSES:
        waiting: dict[object, list[Seen]] = {}
        for seen in left:
            waiting.setdefault(likeness(seen), []).append(seen)
        for seen in after:
            found = waiting.get(likeness(seen)) if seen.card.id not in names else None
            if found:
                names[seen.card.id] = found.pop(0).card.id
        left = [seen for found in waiting.values() for seen in found]
    taken = {seen.card.id for seen in before}
    for seen in after:
        if seen.card.id not in names:
            names[seen.card.id] = _free(seen.card, taken)
            taken.add(names[seen.card.id])
    return names


def _seen(card: CardFace, place: str) -> Iterator[Seen]:
    yield Seen(card, place)
    for other in card.attached:
        yield from _seen(other, f"on {card.title}")


def _without_ids(card: CardFace) -> CardFace:
    return structs.replace(card, id="", attached=tuple([_without_ids(other) for other in card.attached]))


def _free(card: CardFace, taken: set[str]) -> str:
    """A new id for a card."""
    base = card.title or UNKNOWN
    number = 1
    while (name := base if number == 1 else f"{base} #{number}") in taken:
        number += 1
    return name


def _renamed_card(card: CardFace, names: dict[str, str]) -> CardFace:
    attached = tuple([_renamed_card(other, names) for other in card.attached])
    return structs.replace(card, id=names[card.id], attached=attached)


def _renamed_side(side: Side, names: dict[str, str]) -> Side:
    identity = tuple([_renamed_card(card, names) for card in side.identity])
    return structs.replace(side, identity=identity, areas=tuple([_renamed_area(area, names) for area in side.areas]))


def _renamed_area(area: Area, names: dict[str, str]) -> Area:
    return structs.replace(area, cards=tuple([_renamed_card(card, names) for card in area.cards]))


def _renamed_asked(asked: Asked, names: dict[str, str]) -> Asked:
    offers = [structs.replace(offer, on=tuple([names[card] for card in offer.on])) for offer in asked.offers]
    refused = [structs.replace(refusal, card=names[refusal.card]) for refusal in asked.refused]
    return structs.replace(asked, offers=tuple(offers), refused=tuple(refused))
