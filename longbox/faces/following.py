"""Knowing cards again from one face to the next, by nothing but what both faces show.

A card that stays where it is, or vanishes in one place while one like it appears in another, keeps what it goes by.
What a viewer can't follow with the eyes is not followed here either: two worlds that look the same to a viewer have
the same ids.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from collections.abc import Set as AbstractSet
from functools import cached_property

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

    @cached_property
    def look(self) -> CardFace:
        """All of it but what it goes by."""
        return _without_ids(self.card)


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
    """The new face, on which the cards go by what they went by on the old one.

    What is as it was on the old face is the same object on this one.
    """
    pairs = still_there(old, new)
    names = {now.id: was.id for was, now in pairs}
    kept = {*names.values()}
    before = list(seen_on(old, but=kept))
    names |= matched(before, list(seen_on(new, but=names)), kept)
    follower = _Follower(old, names, pairs)
    return structs.replace(
        new,
        sides=tuple([follower.side(side) for side in new.sides]),
        asked=None if new.asked is None else _renamed_asked(new.asked, names),
    )


def seen_on(face: TableFace, but: Container[str] = ()) -> Iterator[Seen]:
    """All cards of a face, in its order.

    Args:
        face: The face.
        but: What cards go by that are left out.
    """
    for side in face.sides:
        for card in side.identity:
            yield from _seen(card, f"{side.seat} identity", but)
        for area in side.areas:
            for card in area.cards:
                yield from _seen(card, area.id, but)


def still_there(old: TableFace, new: TableFace) -> list[tuple[CardFace, CardFace]]:
    """The first cards of each area, as they were and as they are, up to where one looks different.

    These are most cards, and quickly found.
    """
    before = {area.id: area.cards for area in old.areas()}
    pairs: list[tuple[CardFace, CardFace]] = []
    for area in new.areas():
        for was, now in zip(before.get(area.id, ()), area.cards, strict=False):
            if not _looks_like(was, now):
                break
            pairs.append((was, now))
    return pairs


def _looks_like(old: CardFace, new: CardFace) -> bool:
    """Whether two cards, to which nothing is attached, look the same."""
    if old.title != new.title or old.attached or new.attached:
        return False
    return old == (new if old.id == new.id else structs.replace(new, id=old.id))


def matched(before: list[Seen], after: list[Seen], kept: AbstractSet[str] = frozenset()) -> dict[str, str]:
    """What each card of the new face is to go by.

    Args:
        before: Cards of the old face.
        after: Cards of the new one.
        kept: What other cards go by.
    """
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
    taken = {*kept, *[seen.card.id for seen in before]}
    for seen in after:
        if seen.card.id not in names:
            names[seen.card.id] = _free(seen.card, taken)
            taken.add(names[seen.card.id])
    return names


def _seen(card: CardFace, place: str, but: Container[str]) -> Iterator[Seen]:
    if card.id not in but:
        yield Seen(card, place)
    for other in card.attached:
        yield from _seen(other, f"on {card.title}", but)


def _without_ids(card: CardFace) -> CardFace:
    return structs.replace(card, id="", attached=tuple([_without_ids(other) for other in card.attached]))


def _free(card: CardFace, taken: set[str]) -> str:
    """A new id for a card."""
    base = card.title or UNKNOWN
    number = 1
    while (name := base if number == 1 else f"{base} #{number}") in taken:
        number += 1
    return name


class _Follower:
    """Gives the parts of a new face the names of an old one.

    Args:
        old: The old face.
        names: What each card of the new face is to go by.
        pairs: Cards that look the same on both, as they were and as they are.
    """

    def __init__(self, old: TableFace, names: dict[str, str], pairs: list[tuple[CardFace, CardFace]]) -> None:
        self._names = names
        self._sides = {side.seat: side for side in old.sides}
        self._areas = {area.id: area for area in old.areas()}
        self._same = {id(now): was for was, now in pairs}

    def side(self, side: Side) -> Side:
        """A side with the names of the old face."""
        identity = tuple([self._card(card) for card in side.identity])
        renamed = structs.replace(side, identity=identity, areas=tuple([self._area(area) for area in side.areas]))
        was = self._sides.get(side.seat)
        return was if was == renamed else renamed

    def _area(self, area: Area) -> Area:
        renamed = structs.replace(area, cards=tuple([self._card(card) for card in area.cards]))
        was = self._areas.get(area.id)
        return was if was == renamed else renamed

    def _card(self, card: CardFace) -> CardFace:
        same = self._same.get(id(card))
        if same is not None:
            return same
        attached = tuple([self._card(other) for other in card.attached])
        return structs.replace(card, id=self._names[card.id], attached=attached)


def _renamed_asked(asked: Asked, names: dict[str, str]) -> Asked:
    offers = [structs.replace(offer, on=tuple([names[card] for card in offer.on])) for offer in asked.offers]
    refused = [structs.replace(refusal, card=names[refusal.card]) for refusal in asked.refused]
    return structs.replace(asked, offers=tuple(offers), refused=tuple(refused))
