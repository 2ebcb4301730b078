"""Effects on whole hands."""

from __future__ import annotations

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import CardEffect
from longbox.games.dcdb.text.effects.putting import NEXT_ON_TOP, in_any_order, to_top
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import DEED


class PutHandOnTop(CardEffect):
    """Put the whole hand on top of the deck, one card after another, in any order."""

    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = game.cards(game.players[resolution.player].hand).copy()
        resolution.did = bool(hand)
        for card in in_any_order(game, resolution, NEXT_ON_TOP, hand):
            to_top(game, resolution.player, card)
