"""Cards attached to the Super-Villain on top of the stack. [cube 6.050-6.053]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import WithIt, WithOneFromPlace
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt

ATTACH: Final[Prompt] = Prompt("Choose a card to attach to the Super-Villain", "6.050")


class Attach(WithOneFromPlace):
    """Choose a card of a kind in a place and attach it to the Super-Villain; he may be told to gain it.

    [cube 6.050, 6.053]
    """

    needs = circumstances.IN_LATER_SETS
    prompt = ATTACH

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        return super().found(game, resolution) if game.can_be_attached() else []

    def is_asked_in_any_case(self, game: DeckBuildingGame, player: int) -> bool:
        return game.can_be_attached() and super().is_asked_in_any_case(game, player)

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.attach(player, card)


class AttachIt(WithIt):
    """Attach the card that was spoken of to the Super-Villain. [cube 6.050, 6.053]"""

    needs = circumstances.IN_LATER_SETS

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.can_be_attached() and super().possible(game, resolution)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = self.it(game, resolution) if game.can_be_attached() else []
        resolution.did = bool(found)
        for card in found:
            game.attach(resolution.player, card)
