"""The cards that an ability needs to be used, where its text tells simply; that spares asking it. [cube 1.090]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import CardsNeeded, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import ANY_CARD, AnyCard, CardKind, OfType
from longbox.games.dcdb.places import Controlled, DiscardPile, Hand, InPlay, Place, UnderHero, among, controls_elsewhere
from longbox.games.dcdb.table import NOWHERE, OWN_DECK
from longbox.games.dcdb.text.costs import DiscardControlledCost, DiscardCost, SoManyCost, ToWeaknessStackCost
from longbox.games.dcdb.text.effects import FromPlace
from longbox.games.dcdb.text.effects.counting import (
    DIFFERENT_COSTS,
    DIFFERENT_NAMES,
    CardsControlled,
    CardsIn,
    DifferentIn,
    different,
)
from longbox.games.dcdb.text.effects.power import Power
from longbox.games.dcdb.text.effects.putting import PutIntoHand, PutOnBottom, PutOnTop
from longbox.games.dcdb.text.effects.showing import RevealTop
from longbox.kernel.terms import Term
from longbox.texts.conditions import AtLeast, Did, If
from longbox.texts.may import May
from longbox.texts.sequences import InTurn

NEED_NOTHING_ELSE: Final = (DiscardCost, DiscardControlledCost, ToWeaknessStackCost, PutIntoHand, PutOnTop, PutOnBottom)
"""What can be paid or done wherever the cards for it lie."""
WHOLE_ZONES: Final = (Hand, DiscardPile, UnderHero, InPlay)
"""The places that have all cards of a zone."""
ONE_EACH: Final = (DIFFERENT_COSTS, DIFFERENT_NAMES)
"""Of what each card has one only."""


class Needed(CardsNeeded):
    """The same as it is found in a text.

    Attributes:
        kind: Of which kind the cards must be.
        elsewhere: Whether cards that a Main Character controls elsewhere count, too. [cube 6.141]
        types: The card type that they must be of, as a bit, where that is all of their kind; else 0.
    """

    __slots__ = ("elsewhere", "kind", "types")

    def __init__(self, zone: int, count: int, kind: CardKind, *, elsewhere: bool = False, is_all: bool = False) -> None:
        super().__init__(zone, count, any_will_do=isinstance(kind, AnyCard), is_all=is_all)
        self.kind = kind
        self.elsewhere = elsewhere
        self.types = kind.bit if type(kind) is OfType else 0

    def are_there(self, game: DeckBuildingGame, player: int) -> bool:
        pile = game.piles[game.players[player].deck.number + self.zone]
        if len(pile) >= self.count and (self.any_will_do or self.are_among(game, pile)):
            return True
        return self.elsewhere and controls_elsewhere(game, player)

    def are_among(self, game: DeckBuildingGame, cards: list[GameCard]) -> bool:
        left = self.count
        types = self.types
        asked = not types or bool(game.ledger.this_turn.types_given)
        for card in cards:
            # As `OfType` asks, which is called only where a card may be of more types than are printed on it.
            definition = card.definition
            if definition.types & types or ((asked or definition.owned_types) and self.kind.matches(game, card)):
                left -= 1
                if not left:
                    return True
        return False


class DifferentNeeded(Needed):
    """Cards of a kind with so many different costs, names, types or colors among them. [cube 6.100, 6.185]

    Attributes:
        all_count: Whether cards of all kinds count.
        what: What must be different.
        least: So many of it.
    """

    __slots__ = ("all_count", "least", "what")

    def __init__(self, zone: int, amount: DifferentIn, least: int) -> None:
        count = least if amount.what in ONE_EACH else min(least, 1)
        super().__init__(zone, count, amount.kind, elsewhere=reaches_elsewhere(amount.place))
        self.all_count = self.any_will_do
        self.any_will_do = False
        self.what = amount.what
        self.least = least

    def are_among(self, game: DeckBuildingGame, cards: list[GameCard]) -> bool:
        return different(game, cards if self.all_count else among(game, self.kind, cards), self.what) >= self.least


def needed_for(part: Term) -> Needed | None:
    """What a cost or an effect needs; nothing where it doesn't tell simply.

    It follows from what the text says; `tests/dcdb/test_offers.py` holds it to be so.
    """
    if isinstance(part, May):
        return needed_for(part.effect)
    if isinstance(part, InTurn) and isinstance(part.first, RevealTop):
        return Needed(OWN_DECK, 0, ANY_CARD, is_all=True)
    if isinstance(part, InTurn) and isinstance(part.rest, If) and isinstance(part.rest.condition, Did):
        return needed_for(part.first)
    if isinstance(part, If) and isinstance(part.condition, AtLeast):
        needed = needed_to_count(part.condition.amount, part.condition.least)
        # Power can be got at any time, so that nothing is left to ask.
        if needed is not None and type(part.effect) is Power and not needed.elsewhere:
            needed.is_all = isinstance(needed, DifferentNeeded)
        return needed
    if isinstance(part, FromPlace | SoManyCost) and part.place.own != NOWHERE and not part.kind.depends:
        count = part.count if isinstance(part, SoManyCost) else 1
        is_all = type(part) in NEED_NOTHING_ELSE and type(part.place) in WHOLE_ZONES
        return Needed(part.place.own, count, part.kind, elsewhere=reaches_elsewhere(part.place), is_all=is_all)
    return None


def needed_to_count(amount: Term, least: int) -> Needed | None:
    """The same of what is counted: as many cards as it comes to, but one alone of what a card can have several."""
    if isinstance(amount, CardsControlled):
        return Needed(InPlay.own, least, amount.kind, elsewhere=True)
    if isinstance(amount, CardsIn) and amount.place.own != NOWHERE:
        return Needed(amount.place.own, least, amount.kind)
    if isinstance(amount, DifferentIn) and isinstance(amount.place, (*WHOLE_ZONES, Controlled)):
        return DifferentNeeded(amount.place.own, amount, least)
    return None


def reaches_elsewhere(place: Place) -> bool:
    """Whether a Main Character can add cards elsewhere to those of a place. [cube 6.141]"""
    return isinstance(place, Controlled)
