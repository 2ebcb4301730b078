"""How a card of one's own gets into a deck-building game: it joins the cards, or is a Super Hero to choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from longbox.games.workshop import NoPlaceForCard, Workshop, entry_of

OF_MAIN_DECK: Final = ("cost", "vp", "copies")
SUPER_HERO: Final = "Super Hero"


class DeckBuildingWorkshop(Workshop):
    """Cards of the main deck, Super-Villains and Super Heroes."""

    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "Equipment": OF_MAIN_DECK,
            "Super Power": OF_MAIN_DECK,
            "Hero": OF_MAIN_DECK,
            "Villain": OF_MAIN_DECK,
            "Location": OF_MAIN_DECK,
            "Super-Villain": ("cost", "vp"),
            SUPER_HERO: (),
        }
    )
    example: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {
            "name": "Grappling Hook",
            "type": "Equipment",
            "cost": 3,
            "vp": 1,
            "copies": 2,
            "text": "+1 Power and draw a card.",
        }
    )
    forms: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
        {"dcdb": MappingProxyType({}), "cube": MappingProxyType({"format": "cube"})}
    )

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        agreed = super().chosen(cards, name, form)
        if entry_of(cards, name).get("type") == SUPER_HERO and form == "dcdb":
            agreed["heroes"] = "choose"
        return agreed

    def compared(self, cards: str, name: str, form: str) -> dict[str, Any]:
        if entry_of(cards, name).get("type") == SUPER_HERO:
            raise NoPlaceForCard(
                f"{name} is had from the start, not bought, so such games would not show what it is worth. `longbox"
                f" simulate dcdb --cards FILE --hero {name!r} --hero Batman` tells how often it wins."
            )
        return super().compared(cards, name, form)


WORKSHOP: Final = DeckBuildingWorkshop()
