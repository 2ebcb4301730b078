"""What is done unless players do something else."""

from __future__ import annotations

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.choosing import Unless
from longbox.games.dcdb.text.effects.discarding import DISCARD
from longbox.kernel.effects import Resolution


class UnlessDiscarded(Unless):
    """Something is done, unless a card of a kind is discarded from the hand."""

    prompt = DISCARD

    def do(self, game: DeckBuildingGame, card: GameCard, resolution: Resolution) -> None:
        game.discard(card)
