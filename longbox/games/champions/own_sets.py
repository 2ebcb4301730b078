"""Scenarios and modular sets of one's own: the sets of encounter cards in card files that are not shipped.

A set with a villain is a scenario, any other a modular set. [champions Setup]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.games.champions import scenarios
from longbox.games.champions.definitions import ENCOUNTER_TYPES, IDENTITIES, MAIN_SCHEME, VILLAIN, CardDefinition
from longbox.games.champions.library import LIBRARY, box
from longbox.games.champions.scenarios import ModularSet, Scenario
from longbox.games.options import BadOptions
from longbox.kernel.errors import near

STAGES: Final = 2
"""How many stages a villain has in each mode."""
NOT_RATED: Final = 0
"""The difficulty of a modular set of one's own."""

Cards = Sequence[CardDefinition]


def own_sets(cards: Cards) -> list[str]:
    """The sets with encounter cards that are not shipped and belong to no hero, in the order of their cards."""
    heroes = {card.card_set for card in cards if card.type in IDENTITIES}
    known = {card.card_set for card in box()} | heroes | {scenarios.nemesis_set(hero) for hero in heroes} | {""}
    found = [card.card_set for card in cards if card.type in ENCOUNTER_TYPES and card.card_set not in known]
    return list(dict.fromkeys(found))


def own_scenarios(cards: Cards) -> list[str]:
    """Those of them that have a villain."""
    return [name for name in own_sets(cards) if has_villain(name, cards)]


def own_modular_sets(cards: Cards) -> list[str]:
    """Those of them that have none."""
    return [name for name in own_sets(cards) if not has_villain(name, cards)]


def has_villain(card_set: str, cards: Cards) -> bool:
    """Whether a set has a villain."""
    return any([card.type == VILLAIN and card.card_set == card_set for card in cards])


def find_scenario(name: str, cards: Cards) -> Scenario:
    """The scenario of a name among those that are shipped and those of one's own cards.

    Raises:
        BadOptions: There is none, or it lacks a main scheme.
    """
    own = own_scenarios(cards)
    if name in own:
        return scenario_of(name, cards)
    try:
        return scenarios.find_scenario(name)
    except BadOptions:
        known = [*[scenario.name for scenario in scenarios.scenarios()], *own]
        raise BadOptions(f"There is no scenario {name!r}. {near(name, known)}") from None


def find_modular_set(name: str, cards: Cards) -> ModularSet:
    """The modular set of a name among those that are shipped and those of one's own cards.

    Raises:
        BadOptions: There is none.
    """
    own = own_modular_sets(cards)
    if name in own:
        return ModularSet(name, name, NOT_RATED)
    try:
        return scenarios.find_modular_set(name)
    except BadOptions:
        known = [*[modular.name for modular in scenarios.modular_sets()], *own]
        raise BadOptions(f"There is no modular encounter set {name!r}. {near(name, known)}") from None


def scenario_of(card_set: str, cards: Cards) -> Scenario:
    """The scenario of a set: its villain's first two stages, or the last two in expert mode.

    No modular set is recommended for it. [champions Villain, Villain Deck]

    Raises:
        BadOptions: The set has no main scheme.
    """
    own = [card for card in cards if card.card_set == card_set]
    stages = tuple(dict.fromkeys([card.stage for card in own if card.type == VILLAIN]))
    main_scheme = tuple(sorted({card.stage for card in own if card.type == MAIN_SCHEME}))
    if not main_scheme:
        raise BadOptions(f"The set {card_set!r} has a villain and no main scheme; a scenario needs both.")
    return Scenario(card_set, card_set, "", stages[:STAGES], stages[-STAGES:], main_scheme)


def only_set(text: str) -> str:
    """The set that the cards of a file make up.

    Args:
        text: The file, as TOML.

    Raises:
        BadOptions: They are of several sets, or of none.
    """
    found = list(dict.fromkeys([card.card_set for card in LIBRARY.read_cards(text)]))
    if len(found) != 1 or not found[0]:
        named = ", ".join([repr(name) for name in found]) or "none"
        raise BadOptions(f"A scenario or modular set is a file whose cards are all of one set; here: {named}.")
    return found[0]
