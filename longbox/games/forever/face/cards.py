"""Cards of DC Forever as they are shown: what they are, their numbers as they count now, what is on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longbox.faces.face import Badge, CardFace, Number
from longbox.faces.lines import Role
from longbox.faces.naming import UNKNOWN, Names
from longbox.faces.words import number_of
from longbox.games.forever.definitions import (
    ATTACK,
    CLAIM,
    HERO,
    LOCATION,
    NONE,
    RESCUE,
    ROGUE,
    SCHEME,
    THREATEN,
    UNALIGNED,
    CardDefinition,
    GameCard,
)
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.view import TableView
from longbox.kernel.zones import NOBODY

ROLES: Final[dict[str, Role]] = {
    "hero": "hero",
    "rogue": "foe",
    "unaligned character": "boss",
    "asset": "equipment",
    "attachment": "attachment",
    "event": "power",
    "minion": "foe",
    "scheme": "scheme",
    "location": "place",
    "resource": "points",
}
"""What each kind of card is to the eye; the kind is always written too."""

VALUES_OF: Final[dict[str, tuple[str, ...]]] = {
    HERO: (ATTACK, RESCUE),
    ROGUE: (ATTACK, THREATEN),
    UNALIGNED: (ATTACK, CLAIM),
}


def role_of(definition: CardDefinition) -> Role:
    """What a card is to the eye."""
    return ROLES[definition.type]


def kind_of(definition: CardDefinition) -> str:
    """What kind of card it is, with whose it is."""
    if definition.type == LOCATION:
        return ""
    whose = f"{definition.affiliation} " if definition.affiliation else ""
    return f"{whose}{definition.type}"


@lru_cache(maxsize=4096)
def printed(definition: CardDefinition) -> CardFace:
    """What is printed on a card, as far as it matters where it isn't in play."""
    return CardFace(
        title=definition.name,
        kind=kind_of(definition),
        role=role_of(definition),
        numbers=tuple(held_numbers(definition)),
        text=" / ".join(definition.text.splitlines()),
    )


@lru_cache(maxsize=4096)
def priced(definition: CardDefinition, cost: int) -> CardFace:
    """A card of a reserve, with what it costs now."""
    face, was = printed(definition), definition.cost
    number = Number("cost", str(cost), "" if cost == was else str(was), role="cost")
    numbers = (number, *[number for number in face.numbers if number.label != "cost"])
    return CardFace(title=face.title, kind=face.kind, role=face.role, numbers=numbers, text=face.text)


def held(names: Names, card: GameCard) -> CardFace:
    """A card of a hand, or of a pile that lies open."""
    return _with_id(printed(card.definition), names.show(card))


def _with_id(face: CardFace, id: str) -> CardFace:
    return CardFace(id=id, title=face.title, kind=face.kind, role=face.role, numbers=face.numbers, text=face.text)


def held_numbers(definition: CardDefinition) -> list[Number]:
    """The numbers of a card that isn't in play."""
    found = [Number("cost", str(definition.cost), role="cost")] if definition.cost else []
    if definition.resource:
        found.append(Number("resources", str(definition.resource), short=f"gives {definition.resource}", role="points"))
    if definition.type == SCHEME:
        words = f"needs {definition.threshold}"
        found.append(Number("completion threshold", str(definition.threshold), short=words))
    return found


def for_sale(view: TableView, names: Names, card: GameCard) -> CardFace:
    """A card of a reserve, with what it costs now."""
    return _with_id(priced(card.definition, view.cost_of(card)), names.show(card))


def in_play(view: TableView, names: Names, card: GameCard) -> CardFace:
    """A card in play, with what changes on it and what hangs on it."""
    definition, thing = card.definition, view.permanent(card)
    return CardFace(
        id=names.show(card),
        title=definition.name,
        kind=kind_of(definition),
        role=role_of(definition),
        numbers=tuple(values_of(view, card)),
        badges=tuple(badges_of(view, card)),
        text=printed(definition).text,
        state="spent" if thing.exhausted else "",
        facedown=thing.facedown,
        attached=tuple([in_play(view, names, other) for other in view.attached(card)]),
    )


def values_of(view: TableView, card: GameCard) -> list[Number]:
    """The values of a character, or the citizens of a Location."""
    if not card.definition.is_character:
        return []
    found: list[Number] = []
    for value in VALUES_OF[card.definition.type]:
        now, was = view.value(card, value), card.definition.base(value)
        words = "-" if now == NONE else str(now)
        printed = "" if now == was or NONE in (now, was) else str(was)
        found.append(Number(value, words, printed, short=f"{value} {words}"))
    damage = view.permanent(card).damage
    health = view.health_left(card) + damage
    return [*found, Number("Health", f"{health - damage}/{health}", short=f"Health {health - damage}/{health}")]


def badges_of(view: TableView, card: GameCard) -> list[Badge]:
    """What is so with a card now."""
    thing = view.permanent(card)
    found: list[Badge] = []
    if thing.spot != NOWHERE and (whose := whose_it_is(view, card)):
        found.append(Badge(whose, role="status"))
    if card is view.activated():
        found.append(Badge("activated", role="fighting"))
    if thing.exhausted:
        found.append(Badge("exhausted", role="down"))
    if thing.citizens or card.definition.type == LOCATION:
        found.append(Badge(number_of(thing.citizens, "citizen"), role="points"))
    if thing.swayed:
        found.append(Badge("swayed", role="status"))
    if thing.facedown:
        found.append(Badge("facedown", role="status"))
    beneath = view.empowering(card)
    if beneath:
        renown = sum([view.provides(other) for other in beneath])
        found.append(Badge(f"empowered by {renown} Renown", role="points"))
    return found


def whose_it_is(view: TableView, card: GameCard) -> str:
    """Whose a character or a Scheme in the row is, where a side has several players. [forever Multiplayer Rules]"""
    player = view.permanent(card).controller
    if player == NOBODY:
        return ""
    seat = view.players[player]
    if len([other for other in view.players if other.side == seat.side]) == 1:
        return ""
    return "yours" if view.is_reader(player) else f"{seat.name}'s"


def scheme_face(view: TableView, names: Names, spot: int) -> CardFace | None:
    """The Scheme at a place of the row, as far as the player knows it."""
    scheme, citizens = view.scheme_at(spot), view.scheme_citizens(spot)
    if citizens is None:
        return None
    if scheme is None:
        return CardFace(
            id=names.unseen(UNKNOWN),
            kind="Scheme",
            role="scheme",
            badges=(Badge(number_of(citizens, "citizen"), role="points"),),
            facedown=True,
        )
    face = in_play(view, names, scheme)
    need = view.threshold(spot)
    return CardFace(
        id=face.id,
        title=face.title,
        kind=face.kind,
        role=face.role,
        numbers=(Number("citizens", str(citizens), short=f"{citizens} of {need} citizens"),),
        badges=tuple([badge for badge in face.badges if "citizen" not in badge.words]),
        text=face.text,
        facedown=face.facedown,
    )
