"""An identity of one's own, and the deck with which it is tried.

[champions Identity; Appendix I: Deck Customization]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from longbox.games.champions import definitions
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import SMALLEST_DECK, HeroDeck, limit, problems
from longbox.games.champions.decks.deck_files import write_file
from longbox.games.champions.decks.starter_decks import starter_decks
from longbox.games.champions.definitions import BASIC, CardDefinition
from longbox.games.champions.library import box, library_with
from longbox.games.champions.scenarios import nemesis_set
from longbox.games.workshop import NoPlaceForCard, entry_of

IDENTITY: Final[Sequence[Mapping[str, Any]]] = (
    MappingProxyType(
        {
            "name": "Afterglow",
            "type": definitions.HERO,
            "subtitle": "Ines Okoro",
            "unique": True,
            "set": "afterglow",
            "atk": 2,
            "thw": 2,
            "def": 1,
            "hit_points": 10,
            "hand_size": 5,
            "traits": ["Mystic"],
            "text": "Afterimage — Response: After you attack an enemy, draw 1 card. (Once per round.)",
        }
    ),
    MappingProxyType(
        {
            "name": "Ines Okoro",
            "type": definitions.ALTER_EGO,
            "subtitle": "Afterglow",
            "unique": True,
            "set": "afterglow",
            "rec": 3,
            "hit_points": 10,
            "hand_size": 6,
            "traits": ["Scientist"],
            "text": "Night Shift — Action: Draw 1 card. (Once per round.)",
        }
    ),
    MappingProxyType(
        {
            "name": "Flare",
            "type": definitions.EVENT,
            "set": "afterglow",
            "quantity": 3,
            "cost": 2,
            "resources": ["energy"],
            "text": "Hero Action (attack): Deal 4 damage to an enemy.",
        }
    ),
)
"""Both sides of an identity and a card that only its decks have, to begin with."""


class OwnIdentity:
    """An identity of one's own.

    Attributes:
        hero: Its hero side.
        pool: All cards, its own among them.
    """

    def __init__(self, hero: CardDefinition, pool: CardPool) -> None:
        self.hero = hero
        self.pool = pool

    def deck(self, starter: str) -> HeroDeck:
        """Its own cards with the rest of a hero's starter deck, filled up with shipped cards to the smallest size.

        Raises:
            NoPlaceForCard: That deck would break a rule.
        """
        shipped = starter_decks()[starter]
        own = {card.code: card.quantity for card in self.pool.identity_specific(self.hero)}
        deck = HeroDeck(f"{self.hero.name}, {shipped.aspect}", self.hero.code, shipped.aspect, own)
        for card, count in [*_rest_of(shipped, self.pool), *_fitting(shipped.aspect)]:
            has = deck.cards.get(card.code, 0)
            more = min(count - has, limit(card) - has, SMALLEST_DECK - deck.size)
            if more > 0:
                deck.cards[card.code] = has + more
        broken = problems(deck, self.pool)
        if broken:
            raise NoPlaceForCard(f"No deck can be made for {self.hero.name}: {broken[0]}")
        return deck

    def deck_text(self, starter: str = "") -> str:
        """That deck as a file has it; with the first of the starter decks, if none is named."""
        return write_file(self.deck(starter or next(iter(starter_decks()))), self.pool)


def identity_of(cards: str, name: str) -> OwnIdentity | None:
    """The identity that a card of a set belongs to: as a side of it, as a card of its own, or as its nemesis'.

    Raises:
        NoPlaceForCard: The card is one side of an identity, and the set lacks the other.
        LongboxError: A card of the set can't be a card of the game.
    """
    entry = entry_of(cards, name)
    library = library_with((cards,))
    own = library[len(box()) :]
    card = next(card for card in own if card.name == name)
    heroes = [hero for hero in own if hero.type == definitions.HERO and _belongs(card, hero)]
    alter_egos = [side for side in own if side.type == definitions.ALTER_EGO and _belongs(card, side)]
    if heroes and alter_egos and card.aspect in (definitions.IDENTITY_SPECIFIC, definitions.ENCOUNTER):
        return OwnIdentity(heroes[0], CardPool(library))
    if entry.get("type") in definitions.IDENTITIES:
        if not card.card_set:
            raise NoPlaceForCard(f"An identity has two sides of one set: name a set on {name}. [Identity]")
        missing = definitions.ALTER_EGO if heroes else definitions.HERO
        raise NoPlaceForCard(
            f"An identity has two sides, a hero and an alter-ego of the same set. "
            f"Write the {missing} of the set {card.card_set!r}, too. [Identity]"
        )
    return None


def _belongs(card: CardDefinition, side: CardDefinition) -> bool:
    return (bool(side.card_set) and card.card_set in (side.card_set, nemesis_set(side.card_set))) or card is side


def _rest_of(deck: HeroDeck, pool: CardPool) -> list[tuple[CardDefinition, int]]:
    """The cards of a starter deck that any identity's deck of its aspect may have."""
    return [(card, count) for card, count in deck.counted(pool) if card.aspect in (deck.aspect, BASIC)]


def _fitting(aspect: str) -> list[tuple[CardDefinition, int]]:
    """All shipped cards of an aspect, and then those of none, as often as a deck may have each."""
    return [(card, limit(card)) for wanted in (aspect, BASIC) for card in box() if card.aspect == wanted]
