"""How a card of one's own gets into a deck-building game: it joins the cards, or is a Super Hero to choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from longbox.games.dcdb.card_lists import LISTED, cards_agreed
from longbox.games.dcdb.definitions import LATER_TYPES
from longbox.games.dcdb.formats import BASE, CUBE
from longbox.games.workshop import Entry, Workshop, entry_of

OF_MAIN_DECK: Final = ("cost", "vp", "copies")
SUPER_HERO: Final = "Super Hero"
FORMS: Final = {"dcdb": BASE.name, "cube": CUBE.name}
"""The forms that can be tried, with what each is called among the options."""


class DeckBuildingWorkshop(Workshop):
    """Cards of the main deck, Super-Villains and Super Heroes."""

    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "Equipment": OF_MAIN_DECK,
            "Super Power": OF_MAIN_DECK,
            "Hero": OF_MAIN_DECK,
            "Villain": OF_MAIN_DECK,
            "Location": OF_MAIN_DECK,
            # A type of later sets is for cards of a set of its own. [cube 5.010]
            **dict.fromkeys(LATER_TYPES, (*OF_MAIN_DECK, "set")),
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
        {form: MappingProxyType({} if name == BASE.name else {"format": name}) for form, name in FORMS.items()}
    )

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        agreed = super().chosen(cards, name, form)
        if entry_of(cards, name).get("type") == SUPER_HERO and form == "dcdb":
            agreed["heroes"] = "choose"
        return agreed

    def duels(self, cards: str, name: str, form: str) -> list[tuple[Entry, Entry]]:
        """Each Super Hero of that form stands in for the card once, and is once the one whom it plays against."""
        if entry_of(cards, name).get("type") != SUPER_HERO:
            return []
        heroes = [card.name for card in cards_agreed(FORMS[form], LISTED, ()) if card.is_hero and not card.promotional]
        foes = [*heroes[1:], heroes[0]]
        return [
            ({"hero_names": [[name], [foe]]}, {"hero_names": [[other], [foe]]})
            for other, foe in zip(heroes, foes, strict=True)
        ]


WORKSHOP: Final = DeckBuildingWorkshop()
