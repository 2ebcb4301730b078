"""What a player of Vs. System can't know, dealt anew."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.aspects import PILES
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.kernel.cards import Card
from longbox.kernel.dealing import PLACE_BITS, PLACE_IN_PILE, Dealer
from longbox.kernel.game import Game


class TeamsDealer(Dealer):
    """Deals anew in Vs. System. A player's cards lie in deck and hand, or face down in the resource row.

    Effects, modifiers and what triggered mean a card by its number and by when it came where it lies (213.1c), also a
    face-down resource that its player alone knows. So the numbers stay where they are, and mean other cards: an
    imagined game has a box of its own.
    """

    def copy(self, game: Any) -> VsGame:
        """A copy that has read its texts already."""
        assert isinstance(game, VsGame)
        return game.copy_as_read()

    def lay(self, game: Any, viewer: int, places: list[int], were: list[Card[Any]], now: list[Card[Any]]) -> None:
        assert isinstance(game, VsGame)
        game.box = game.box.copy()
        game.forget_printed()
        for at, place in enumerate(places):
            old = were[at]
            definition = now[at].definition
            if definition is not old.definition:
                card: GameCard = Card(old.serial, definition)
                game.piles[place >> PLACE_BITS][place & PLACE_IN_PILE] = card
                game.rename(card)
        game.changed(1 << PILES)

    def exchange(self, game: Game[Any], card: Card[Any], other: Card[Any]) -> None:
        """Let two hidden cards be each other. The numbers stay where they are."""
        places = [place_in(game, card), place_in(game, other)]
        self.lay(game, 0, places, [card, other], [other, card])


def place_in(game: Game[Any], card: Card[Any]) -> int:
    """Where a card lies, as a dealer tells it."""
    number = game.places[card.serial]
    return number << PLACE_BITS | game.piles[number].index(card)
