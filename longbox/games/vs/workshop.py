"""How a card of one's own gets into a game of Vs. System: four copies replace a card of a shipped deck."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from longbox.games.decks import Deck
from longbox.games.vs.actions.resources import BUILD_WHAT
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.deck_files import write_file
from longbox.games.vs.decks.starter_decks import pool_with, starter_decks
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, CardDefinition
from longbox.games.vs.library import read_cards
from longbox.games.vs.turn.priority import FLIP_LOCATION, PLAY_CARD, RECRUIT_CARD, Action
from longbox.games.workshop import NoPlaceForCard, Workshop
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

COPIES: Final = 4
PLAYED: Final = (PLAY_CARD, RECRUIT_CARD, FLIP_LOCATION)


class VsWorkshop(Workshop):
    """Characters, equipment, locations and plot twists."""

    stays: ClassVar[bool] = True
    fields: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            CHARACTER: ("version", "cost", "atk", "def", "flight", "range", "affiliations", "traits"),
            EQUIPMENT: ("cost",),
            LOCATION: ("cost", "affiliations"),
            PLOT_TWIST: ("cost",),
        }
    )
    example: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {"name": "Rooftop Patrol", "type": PLOT_TWIST, "cost": 1, "text": "Draw a card."}
    )
    forms: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({"vs": MappingProxyType({})})

    def chosen(self, cards: str, name: str, form: str) -> dict[str, Any]:
        own, other, card, pool = _matched(cards, name)
        return {
            "decks": [{"file": write_file(with_card(own, card, pool), pool)}, other.name],
            "cards": [{"file": cards}],
        }

    def instead(self, cards: str, name: str, form: str) -> dict[str, Any]:
        own, other, _, _ = _matched(cards, name)
        return {"decks": [own.name, other.name]}

    def plays(self, question: Question, choice: Choice) -> bool:
        """Characters and equipment are recruited and plot twists played from the hand, locations flipped. [vs 203]"""
        return isinstance(choice, Action) and not choice.from_row and choice.kind in PLAYED

    def brings_near(self, question: Question, choice: Choice) -> bool:
        """A location is built before it is flipped. [vs 203.7]"""
        return question.prompt is BUILD_WHAT and isinstance(choice, Card) and choice.definition.card_type == LOCATION


def _matched(cards: str, name: str) -> tuple[Deck, Deck, CardDefinition, CardPool]:
    """The shipped deck that a card goes best with, one that it meets, the card, and the cards of both.

    Raises:
        NoPlaceForCard: The set has no such card.
    """
    card = next((card for card in read_cards(cards) if card.card_name == name), None)
    if card is None:
        raise NoPlaceForCard(f"The set has no card {name[:80]!r}.")
    pool = pool_with((cards,))
    own, other = sorted(starter_decks().values(), key=lambda deck: not _is_of_team(card, deck, pool))[:2]
    return own, other, card, pool


def with_card(deck: Deck, card: CardDefinition, pool: CardPool) -> Deck:
    """A deck in which a card takes the place of those that are most like it: of its type, and of the nearest cost."""

    def unlike(counted: tuple[CardDefinition, int]) -> tuple[bool, bool, int]:
        other, count = counted
        return other.card_type != card.card_type, count != COPIES, abs(other.cost - card.cost)

    left, room = dict(deck.cards), 0
    for other, count in sorted(deck.counted(pool), key=unlike):
        if room < COPIES:
            gone = min(count, COPIES - room)
            left[other.name] -= gone
            room += gone
    left = {name: count for name, count in left.items() if count}
    return Deck(f"{deck.name} with {card.name}", {**left, card.name: COPIES})


def _is_of_team(card: CardDefinition, deck: Deck, pool: CardPool) -> bool:
    """Whether a card has an affiliation that most characters of a deck have."""
    teams = [set(other.affiliations) for other, _ in deck.counted(pool) if other.card_type == CHARACTER]
    return any([team & set(card.affiliations) for team in teams])


WORKSHOP: Final = VsWorkshop()
