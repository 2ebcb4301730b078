"""What many games of Marvel Champions can differ in: heroes, scenarios, modes and modular sets. [champions Setup]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longbox.games.axes import Axes
from longbox.games.champions import scenarios
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.deck_formats import read_deck
from longbox.games.champions.decks.starter_decks import starter_decks
from longbox.games.champions.library import library_with
from longbox.games.champions.own_sets import only_set, own_modular_sets, own_scenarios

RECOMMENDED: Final = "recommended"
"""Stands for the modular set that goes well with each scenario."""

HERO: Final = "hero"
SCENARIO: Final = "scenario"
MODULAR: Final = "modular"


class ChampionsAxes(Axes):
    """Heroes down, and what they meet across."""

    def axes(self, decks: dict[str, str], cards: Sequence[str]) -> list[dict[str, object]]:
        """The sets of card files of one's own are scenarios, or modular sets."""
        library = library_with(tuple(cards))
        return [
            {
                "name": HERO,
                "one": "hero",
                "values": {**_heroes(), **_own_decks(decks, CardPool(library))},
                "default": tuple(starter_decks()),
                "is_row": True,
                "joined": True,
                "own": "deck",
            },
            {
                "name": SCENARIO,
                "one": "scenario",
                "values": {
                    **{scenario.name: {"scenario": scenario.name} for scenario in scenarios.scenarios()},
                    **{name: {"scenario": name} for name in own_scenarios(library)},
                },
                "default": tuple([scenario.name for scenario in scenarios.scenarios()]),
                "own": "cards",
            },
            {
                "name": "mode",
                "one": "mode",
                "values": {"standard": {"expert": False}, "expert": {"expert": True}},
                "default": ("standard",),
            },
            {
                "name": MODULAR,
                "one": "modular set",
                "values": {
                    RECOMMENDED: {"modular": []},
                    **{each.name: {"modular": [each.name]} for each in scenarios.modular_sets()},
                    **{name: {"modular": [name]} for name in own_modular_sets(library)},
                },
                "default": (RECOMMENDED,),
                "joined": True,
                "own": "cards",
            },
        ]

    def name_of_deck(self, text: str, cards: Sequence[str]) -> str:
        """What a deck of one's own is called: as it says, else like its hero.

        Raises:
            BadDeck: It can't be understood.
        """
        return _name_of(text, CardPool(library_with(tuple(cards))))

    def name_of_cards(self, text: str) -> str:
        """The set that the cards of a file make up.

        Raises:
            BadOptions: They are of several sets, or of none.
        """
        return only_set(text)


def _heroes() -> dict[str, dict[str, Any]]:
    """The heroes with their starter decks."""
    return {name: {"heroes": [name], "decks": [""]} for name in starter_decks()}


def _own_decks(decks: dict[str, str], pool: CardPool) -> dict[str, dict[str, Any]]:
    """Decks of one's own, each with its hero."""
    found: dict[str, dict[str, Any]] = {}
    for name, text in decks.items():
        hero = pool.by_code(read_deck(text, pool).hero)
        found[name] = {"heroes": [hero.name if hero else name], "decks": [text]}
    return found


def _name_of(text: str, pool: CardPool) -> str:
    deck = read_deck(text, pool)
    hero = pool.by_code(deck.hero)
    return deck.name or (hero.name if hero else "own deck")


AXES: Final = ChampionsAxes()
