"""How a card of one's own gets into a game of Marvel Champions: in a starter deck, or as an encounter set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from longbox.games.champions import definitions
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_files import write_file
from longbox.games.champions.decks.starter_decks import starter_decks
from longbox.games.champions.definitions import BASIC, CardDefinition
from longbox.games.champions.fields import READ_ON
from longbox.games.champions.library import box, library_with
from longbox.games.champions.own_identity import IDENTITY, identity_of
from longbox.games.champions.own_sets import own_scenarios
from longbox.games.champions.uses import UseAbility
from longbox.games.workshop import Entry, NoPlaceForCard, Workshop, entry_of, with_entry
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

COPIES: Final = 3
"""How many copies of a card a deck has, if it is not unique."""
OWN_SET: Final = "own"
"""The encounter set of a card that names none."""

OF_IDENTITIES: Final = ("subtitle", "unique", "set")
FIRST: Final = ("subtitle", "unique", "aspect", "set", "quantity")
OF_ENCOUNTERS: Final = ("set", "quantity")


def _fields_of(card_type: str) -> tuple[str, ...]:
    first: tuple[str, ...] = FIRST if card_type in definitions.PLAYER_TYPES else OF_ENCOUNTERS
    if card_type in definitions.IDENTITIES:
        first = OF_IDENTITIES
    return (*first, *[name for name, types in READ_ON.items() if card_type in types], "traits")


class ChampionsWorkshop(Workshop):
    """Players' cards, encounter cards, and identities with the cards that only they have."""

    stays: ClassVar[bool] = True
    players: ClassVar[int] = 1
    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {card_type: _fields_of(card_type) for card_type in definitions.TYPES}
    )
    example: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {
            "name": "Second Wind",
            "type": definitions.EVENT,
            "aspect": BASIC,
            "cost": 1,
            "resources": ["energy"],
            "text": "Hero Action: Draw 2 cards.",
        }
    )
    groups: ClassVar[Mapping[str, Sequence[Mapping[str, Any]]]] = MappingProxyType({"identity": IDENTITY})
    forms: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({"champions": MappingProxyType({})})

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        identity = identity_of(cards, name)
        if identity is not None:
            return {"decks": [{"file": identity.deck_text()}], "cards": [{"file": cards}]}
        if entry_of(cards, name).get("type") in definitions.PLAYER_TYPES:
            return _with_deck(cards, name)
        return _with_encounter(cards, name)

    def instead(self, cards: str, name: str, form: str) -> dict[str, Any] | None:
        if identity_of(cards, name) is not None:
            return None
        if entry_of(cards, name).get("type") in definitions.PLAYER_TYPES:
            return {"heroes": [_matched(cards, name)[0]]}
        return None if "scenario" in _with_encounter(cards, name) else {}

    def duels(self, cards: str, name: str, form: str) -> list[tuple[Entry, Entry]]:
        """Each hero of the core set gives the identity the rest of a starter deck once, and plays that deck instead."""
        identity = identity_of(cards, name)
        if identity is None or entry_of(cards, name).get("type") not in definitions.IDENTITIES:
            return []
        return [
            (
                {"heroes": [identity.hero.name], "decks": [identity.deck_text(starter)]},
                {"heroes": [starter], "decks": [""]},
            )
            for starter in starter_decks()
        ]

    def is_held(self, cards: str, name: str) -> bool:
        card_type = entry_of(cards, name).get("type")
        return card_type in definitions.PLAYER_TYPES and card_type not in definitions.IDENTITIES

    def plays(self, question: Question, choice: Choice) -> bool:
        return isinstance(choice, PlayCard | UseAbility)


def _with_deck(cards: str, name: str) -> dict[str, Any]:
    """Games in which a card is in a deck of the first hero whose aspect it has."""
    _, deck, card, pool = _matched(cards, name)
    return {"decks": [{"file": write_file(with_card(deck, card, pool), pool)}], "cards": [{"file": cards}]}


def _matched(cards: str, name: str) -> tuple[str, HeroDeck, CardDefinition, CardPool]:
    """The hero whose starter deck a card goes with, that deck, the card, and the cards of both.

    Raises:
        NoPlaceForCard: The card has no aspect.
    """
    pool = CardPool(library_with((cards,)))
    card = next(card for card in pool.printings(name) if card.code not in _shipped_codes())
    if card.aspect not in (BASIC, *definitions.ASPECTS):
        raise NoPlaceForCard(f"{name} has no aspect, so no starter deck can have it: give it one, or {BASIC!r}.")
    hero, deck = next(found for found in starter_decks().items() if card.aspect in (BASIC, found[1].aspect))
    return hero, deck, card, pool


def with_card(deck: HeroDeck, card: CardDefinition, pool: CardPool) -> HeroDeck:
    """A deck in which copies of a card take the places of cards of its aspect."""
    wanted = 1 if card.unique else COPIES
    left = dict(deck.cards)
    for other, count in deck.counted(pool):
        if other.aspect == card.aspect and wanted:
            gone = min(count, wanted - sum(deck.cards.values()) + sum(left.values()))
            left[other.code] -= gone
        if sum(deck.cards.values()) - sum(left.values()) == wanted:
            break
    missing = sum(deck.cards.values()) - sum(left.values())
    kept = {code: count for code, count in left.items() if count}
    return HeroDeck(f"{deck.name} with {card.name}", deck.hero, deck.aspect, {**kept, card.code: missing or 1})


def _shipped_codes() -> set[str]:
    return {card.code for card in box()}


def _with_encounter(cards: str, name: str) -> dict[str, Any]:
    """Games in which the set of an encounter card is the scenario, or the modular set."""
    if not entry_of(cards, name).get("set"):
        cards = with_entry(cards, name, {"set": OWN_SET})
    entry = entry_of(cards, name)
    own = str(entry["set"])
    library = library_with((cards,))
    if own in own_scenarios(library):
        return {"scenario": {"file": cards}}
    if entry.get("type") in (definitions.VILLAIN, definitions.MAIN_SCHEME):
        raise NoPlaceForCard(f"The set {own!r} needs a villain and a main scheme to be a scenario.")
    return {"modular": [{"file": cards}]}


WORKSHOP: Final = ChampionsWorkshop()
