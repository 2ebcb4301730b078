"""What a player of DC Forever can't know, dealt anew."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.game import ForeverGame
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.table import LOCATION_DECK, UNALIGNED_DECK
from longbox.kernel.cards import Card
from longbox.kernel.dealing import Dealer
from longbox.kernel.zones import Zone

SORTS: Final = {LOCATION_DECK.number: 1, UNALIGNED_DECK.number: 2}


class ForeverDealer(Dealer):
    """Deals anew in DC Forever.

    A player's cards lie in deck and hand, or facedown as Schemes at Locations: what is on a facedown Scheme stays where
    it is, and is then on another card.
    """

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
