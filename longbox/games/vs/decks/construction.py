"""The rules that decks are built by. `problems` names all that a deck breaks, not only the first. [vs 101.1, 101.2]"""

from __future__ import annotations

from typing import Final

from longbox.games.decks import Deck, Problem, refuse_broken
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.definitions import ARMY, CardDefinition

SMALLEST_DECK: Final = 60
"""How many cards a deck has at least. There is no largest deck. [vs 101.1]"""
MOST_COPIES: Final = 4
"""How many of each version of a card a deck may have. [vs 101.2a]"""
ANY_NUMBER: Final = 0
"""The limit of cards that have none. [vs 101.2b]"""


def check(deck: Deck, pool: CardPool) -> None:
    """Refuse a deck that breaks rules.

    Raises:
        BadDeck: It does; the message names all of them.
    """
    refuse_broken(deck, problems(deck, pool))


def problems(deck: Deck, pool: CardPool) -> list[Problem]:
    """The rules that a deck breaks.

    Raises:
        BadDeck: It has a card that the pool lacks.
    """
    counted = deck.counted(pool)
    return [*_size(deck), *_copies(counted), *_own_limits(counted)]


def _size(deck: Deck) -> list[Problem]:
    """A deck has at least 60 cards. [vs 101.1]"""
    missing = SMALLEST_DECK - deck.size
    if missing <= 0:
        return []
    cards = "1 card" if deck.size == 1 else f"{deck.size} cards"
    return [Problem("101.1", "", f"the deck has {cards}; it must have at least {SMALLEST_DECK}: add {missing}.")]


def _copies(counted: list[tuple[CardDefinition, int]]) -> list[Problem]:
    """At most four of each version of a card; any number of an Army card. [vs 101.2, 101.2a, 101.2b, 202.4]"""
    return [
        Problem(
            "101.2a",
            card.name,
            f"the deck has {count}; at most {MOST_COPIES} of a version are allowed: take {count - MOST_COPIES} out.",
        )
        for card, count in counted
        if ARMY not in card.versions and count > MOST_COPIES
    ]


def _own_limits(counted: list[tuple[CardDefinition, int]]) -> list[Problem]:
    """No more cards of a name than a card of that name says itself. [vs 513.3c]"""
    found: list[Problem] = []
    for name in dict.fromkeys([card.card_name for card, _ in counted]):
        copies = [(card, count) for card, count in counted if card.card_name == name]
        limits = [card.deck_limit for card, _ in copies if card.deck_limit not in (MOST_COPIES, ANY_NUMBER)]
        total = sum([count for _, count in copies])
        if limits and total > min(limits):
            message = f"the card says that a deck can't have more than {min(limits)} of this name, and it has {total}: "
            found.append(Problem("513.3c", name, f"{message}take {total - min(limits)} out."))
    return found
