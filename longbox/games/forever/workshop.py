"""How a card of one's own gets into a game of DC Forever: it joins the cards of the box, and its owner is in a team."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from longbox.games.forever import definitions
from longbox.games.forever.library import library_with
from longbox.games.forever.options import HEROES, ROGUES, STANDARD
from longbox.games.forever.turn.choices import PlayCard
from longbox.games.forever.uses import UseAbility
from longbox.games.workshop import NoPlaceForCard, Workshop, entry_of
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

OF_AFFILIATED: Final = ("affiliation", "cost", "resource", "copies", "starting", "traits")


class ForeverWorkshop(Workshop):
    """Characters, affiliated cards, Locations and Resources."""

    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            definitions.EVENT: OF_AFFILIATED,
            definitions.ASSET: OF_AFFILIATED,
            definitions.ATTACHMENT: OF_AFFILIATED,
            definitions.MINION: OF_AFFILIATED,
            definitions.SCHEME: (*OF_AFFILIATED, "threshold", "draws"),
            definitions.HERO: ("subtitle", "cost", "health", "attack", "rescue", "traits"),
            definitions.ROGUE: ("subtitle", "cost", "health", "attack", "threaten", "traits"),
            definitions.UNALIGNED: ("subtitle", "health", "attack", "claim", "traits"),
            definitions.LOCATION: ("citizens", "traits"),
        }
    )
    example: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {
            "name": "Sudden Insight",
            "type": definitions.EVENT,
            "affiliation": "Batman",
            "cost": 2,
            "resource": 1,
            "copies": 2,
            "starting": 1,
            "text": "Draw two cards.",
        }
    )
    forms: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({"forever": MappingProxyType({})})

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        sides = [HEROES, ROGUES] if _is_of_heroes(cards, name) else [ROGUES, HEROES]
        return {**super().chosen(cards, name, form), "sides": sides, "setup": STANDARD}

    def plays(self, question: Question, choice: Choice) -> bool:
        return isinstance(choice, PlayCard | UseAbility)

    def sought(self, cards: str, name: str) -> list[str]:
        owner = str(entry_of(cards, name).get("affiliation", ""))
        return [name, owner] if owner else [name]


def _is_of_heroes(cards: str, name: str) -> bool:
    """Whether a card comes with a Hero: it is one, or is affiliated with one."""
    entry = entry_of(cards, name)
    owner = str(entry.get("affiliation", ""))
    if not owner:
        return entry.get("type") == definitions.HERO
    characters = [card for card in library_with((cards,)) if card.name == owner and card.type in definitions.TEAM]
    if not characters:
        raise NoPlaceForCard(f"There is no Hero and no Rogue called {owner!r} with whom this card could come.")
    return characters[0].type == definitions.HERO


WORKSHOP: Final = ForeverWorkshop()
