"""Effects that draw cards."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.effects.base import CardEffect, NamedEffect
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import PRONOUN
from longbox.kernel.zones import NOBODY


class Draw(CardEffect):
    """Draw cards."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.draw(resolution.player, self.count, resolution.source)


class LetControllerDraw(NamedEffect):
    """Let the player whose card it is draw cards."""

    words: ClassVar[str] = "let the other player draw"
    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.controller != NOBODY:
            game.draw(resolution.controller, self.count, resolution.source)


class DrawAtEndOfTurn(CardEffect):
    """Draw more cards at the end of the turn."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.extra_cards += self.count


class DrawIt(CardEffect):
    """Draw the card that was spoken of, which lies on top of the deck."""

    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.cards:
            game.draw(resolution.player, 1, resolution.source)
