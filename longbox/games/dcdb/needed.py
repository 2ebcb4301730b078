"""The cards that an ability needs to be used, where its text tells simply; that spares asking it. [cube 1.090]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.costs import DiscardControlledCost, DiscardCost, SoManyCost, ToWeaknessStackCost
from longbox.games.dcdb.effects import FromPlace
from longbox.games.dcdb.effects.counting import DIFFERENT_COSTS, DIFFERENT_NAMES, CardsControlled, CardsIn, DifferentIn
from longbox.games.dcdb.effects.putting import PutIntoHand, PutOnBottom, PutOnTop
from longbox.games.dcdb.effects.showing import RevealTop
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import ANY_CARD, AnyCard, CardKind, OfType
from longbox.games.dcdb.places import Controlled, DiscardPile, Hand, InPlay, Place, UnderHero, controls_elsewhere
from longbox.games.dcdb.table import NOWHERE, OWN_DECK
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


class Needed:
    """So many cards of a kind that an ability needs, at least, in one of its player's own zones.

    Attributes:
        zone: Which zone, by its place among the player's own.
        count: How many.
        kind: Of which kind they must be; none where any will do.
        elsewhere: Whether cards that a Main Character controls elsewhere count, too. [cube 6.141]
        is_all: Whether it needs nothing else.
        types: The card type that they must be of, as a bit, where that is all of their kind; else 0.
    """

    __slots__ = ("count", "elsewhere", "is_all", "kind", "types", "zone")

    def __init__(self, zone: int, count: int, kind: CardKind, *, elsewhere: bool = False, is_all: bool = False) -> None:
        self.zone = zone
        self.count = count
        self.kind = None if isinstance(kind, AnyCard) else kind
        self.elsewhere = elsewhere
        self.is_all = is_all
        self.types = kind.bit if type(kind) is OfType else 0

    @property
    def is_any_card(self) -> bool:
        """Whether any cards will do, and nothing else is needed."""
        return self.is_all and self.kind is None and not self.elsewhere

    def are_there(self, game: DeckBuildingGame, player: int) -> bool:
        """Whether the player has the cards, or may control them elsewhere."""
        pile = game.piles[game.players[player].deck.number + self.zone]
        left = self.count
        if len(pile) >= left:
            kind = self.kind
            if kind is None:
                return True
            types = self.types
            given = not types or bool(game.ledger.this_turn.types_given)
            for card in pile:
                # As `OfType` asks, which is called only where a card may be of more types than are printed on it.
                definition = card.definition
                if definition.types & types or ((given or definition.owned_types) and kind.matches(game, card)):
                    left -= 1
                    if not left:
                        return True
        return self.elsewhere and controls_elsewhere(game, player)


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
        return needed_to_count(part.condition.amount, part.condition.least)
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
    if isinstance(amount, DifferentIn) and amount.place.own != NOWHERE:
        count = least if amount.what in ONE_EACH else min(least, 1)
        return Needed(amount.place.own, count, amount.kind, elsewhere=reaches_elsewhere(amount.place))
    return None


def reaches_elsewhere(place: Place) -> bool:
    """Whether a Main Character can add cards elsewhere to those of a place. [cube 6.141]"""
    return isinstance(place, Controlled)
