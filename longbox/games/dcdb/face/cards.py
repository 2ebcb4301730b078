"""Cards of the deck-building game as they are shown: name, type, cost, Victory Points, text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from longbox.faces.face import Badge, CardFace, Number
from longbox.faces.lines import Role
from longbox.faces.naming import Names
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card

ROLES: Final = {
    "Hero": "hero",
    "Villain": "foe",
    "Super Power": "power",
    "Equipment": "equipment",
    "Location": "place",
    "Super-Villain": "boss",
    "Super Hero": "hero",
    "Weakness": "harm",
    "Basic": "indigo",
    "Hard-Light Construct": "white",
    "Breakthrough": "scheme",
}
"""What each type of card is to the eye; the type is always written too."""

FROZEN: Final = "Frozen"
"""What is said of a card that can't be bought or gained now. [cube 6.197]"""

NOT_WHEN_PLAYED: Final = ("First Appearance", "As the game starts")
"""Lines of a Super-Villain's text that do nothing any more when the card is played."""


def role_of(definition: CardDefinition) -> Role:
    """What a card is to the eye."""
    return ROLES.get(definition.type_words(), "")


@lru_cache(maxsize=4096)
def printed(definition: CardDefinition) -> CardFace:
    """What is printed on a card, as far as it matters to who may play it."""
    return CardFace(
        title=definition.name,
        kind=definition.type_words(),
        role=role_of(definition),
        numbers=(Number("VP", points_words(definition), role="points"),),
        text=short_text(definition),
    )


def shown(names: Names, card: Card[CardDefinition]) -> CardFace:
    """A card of a hand."""
    face = printed(card.definition)
    return CardFace(
        id=names.show(card), title=face.title, kind=face.kind, role=face.role, numbers=face.numbers, text=face.text
    )


def named(names: Names, card: Card[CardDefinition]) -> CardFace:
    """A card of a pile, or in play, by its name and type; its text is there for who looks at it closely."""
    face = printed(card.definition)
    return CardFace(id=names.show(card), title=face.title, kind=face.kind, role=face.role, text=face.text)


def for_sale(
    view: TableView,
    names: Names,
    card: Card[CardDefinition],
    note: str = "",
    attached: Sequence[Card[CardDefinition]] = (),
) -> CardFace:
    """A card in the middle of the table, with what it costs now, whether it is frozen, and what is attached to it."""
    face = printed(card.definition)
    now, was = view.cost_of(card), card.definition.cost
    cost = Number("cost", str(now), "" if now == was else str(was), role="cost")
    return CardFace(
        id=names.show(card),
        title=face.title,
        kind=face.kind,
        role=face.role,
        numbers=(cost, *face.numbers),
        badges=(Badge(FROZEN, role="status"),) if view.is_frozen(card) else (),
        note=note,
        text=face.text,
        attached=tuple([named(names, one) for one in attached]),
    )


def points_words(definition: CardDefinition) -> str:
    """Its Victory Points; a star where its text tells them."""
    return "*" if definition.worth is not None else str(definition.points)


def points_in_sentence(definition: CardDefinition) -> str:
    """Its Victory Points, in a sentence."""
    return "VP told by its text" if definition.worth is not None else f"{definition.points} VP"


def short_text(definition: CardDefinition) -> str:
    """What the card does for who plays it, in one line."""
    lines = [line for line in definition.text.splitlines() if not line.startswith(NOT_WHEN_PLAYED)]
    return " ".join(lines)


def cost_words(view: TableView, card: Card[Any]) -> str:
    """What a card costs now; marked where that is not what is printed on it."""
    cost = view.cost_of(card)
    was = card.definition.cost
    return str(cost) if cost == was else f"{cost}{'↓' if cost < was else '↑'}"
