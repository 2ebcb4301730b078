"""What a player of DC Forever can't know, dealt anew."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.definitions import SCHEME
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.table import LOCATION_DECK, UNALIGNED_DECK
from longbox.kernel.cards import Card
from longbox.kernel.dealing import PLACE_BITS, Dealer
from longbox.kernel.objects import InPlay
from longbox.kernel.zones import Zone

SORTS: Final = {LOCATION_DECK.number: 1, UNALIGNED_DECK.number: 2}


class ForeverDealer(Dealer):
    """Deals anew in DC Forever.

    A player's cards lie in deck and hand, or facedown as Schemes at Locations: what is on a facedown Scheme stays where
    it is, and is then on another card. What lies there is a Scheme in any case.
    """

    def lay(self, game: Any, viewer: int, places: list[int], were: list[Card[Any]], now: list[Card[Any]]) -> None:
        at_locations = {seat.schemes.number for seat in game.players}
        inside = [place >> PLACE_BITS in at_locations for place in places]
        laid = now.copy()
        for at in range(len(laid)):
            if inside[at] and not is_scheme(laid[at]):
                other = self.scheme_elsewhere(game, laid, inside, game.owners[laid[at].serial])
                laid[at], laid[other] = laid[other], laid[at]
        super().lay(game, viewer, places, were, laid)

    def scheme_elsewhere(self, game: Any, laid: list[Card[Any]], inside: list[bool], owner: int) -> int:
        """Where the next Scheme of a player has been laid that isn't at a Location."""
        for at, card in enumerate(laid):
            if not inside[at] and is_scheme(card) and game.owners[card.serial] == owner:
                return at
        raise AssertionError("a Scheme at a Location is one of its player's Schemes")

    def exchange(self, game: Any, card: Card[Any], other: Card[Any]) -> None:
        """Let two hidden cards change places, unless one is at a Location and the other is no Scheme."""
        there = [each for each in (card, other) if game.in_play(each)]
        if not there or (is_scheme(card) and is_scheme(other)):
            super().exchange(game, card, other)

    def sort_of(self, zone: Zone) -> int:
        return SORTS.get(zone.number, 0)

    def follow(self, game: Any, were: list[Card[Any]], now: list[Card[Any]]) -> None:
        assert isinstance(game, ForeverGame)
        moved: list[tuple[Card[Any], Permanent]] = []
        for at, old in enumerate(were):
            thing = game.objects.get(old.serial)
            if isinstance(thing, Permanent):
                moved.append((now[at], thing))
        for _, thing in moved:
            del game.objects[thing.card.serial]
        for card, thing in moved:
            thing.card = card
            game.objects[card.serial] = thing
        if moved:
            game.objects = dict(sorted(game.objects.items(), key=entered))
            game.index_objects()


def entered(item: tuple[int, InPlay]) -> int:
    """When a card entered play: in this order objects stand."""
    return item[1].number


def is_scheme(card: Card[Any]) -> bool:
    """Whether a card can lie facedown at a Location. [forever Scheme Cards]"""
    return bool(card.definition.type == SCHEME)
