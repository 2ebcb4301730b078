"""What keeps a card from being destroyed: it goes elsewhere."""

from __future__ import annotations

from longbox.games.dcdb.definitions import GameCard, Refuge
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.moving import Goal


class PutInstead(Refuge):
    """It is put somewhere of its owner's. [dcdb Destroying Cards] [cube 6.180]"""

    fields = ("goal",)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def take_in(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        self.goal.take(game, player, player, card)
