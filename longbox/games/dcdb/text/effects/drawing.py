"""Effects that draw cards."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import CardAmount, CardEffect, NamedEffect, is_one
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import DEED, MOMENT, PRONOUN, Need
from longbox.kernel.zones import NOBODY
from longbox.texts.measured import Measured


class Draw(Measured[DeckBuildingGame, Resolution]):
    """Draw cards."""

    not_zero = ("amount",)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        wanted = self.amount.count(game, resolution)
        drawn = game.draw(resolution.player, wanted, resolution.source)
        resolution.did = len(drawn) == wanted > 0
        if is_one(self.amount):
            resolution.cards = drawn

    def brought(self) -> tuple[str, ...]:
        return (DEED, "the card drawn") if is_one(self.amount) else (DEED,)


class LetControllerDraw(NamedEffect):
    """Let the player whose card it is draw cards."""

    words: ClassVar[str] = "let the other player draw"
    fields = ("amount",)
    not_zero = ("amount",)
    needs = (
        Need(
            MOMENT,
            (circumstances.OWN_TURN, circumstances.OTHER_TURNS),
            'a First Appearance is in nobody\'s turn, and nobody is "you" there',
            "First Appearance",
            "say what each player does",
        ),
    )

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.controller != NOBODY:
            game.draw(resolution.controller, self.amount.count(game, resolution), resolution.source)


class DrawAtEndOfTurn(Measured[DeckBuildingGame, Resolution]):
    """Draw more cards at the end of the turn."""

    not_zero = ("amount",)
    needs = (
        Need(
            MOMENT,
            (circumstances.OWN_TURN, circumstances.END_OF_TURN),
            "more cards are drawn at the end of your own turn alone",
            "Ending Your Turn",
            'say "draw a card"',
        ),
    )

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.draw_later(resolution.player, self.amount.count(game, resolution), resolution.source)


class DrawIt(CardEffect):
    """Draw the card that was spoken of, which lies on top of the deck."""

    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.cards:
            game.draw(resolution.player, 1, resolution.source)


class DrawUntil(CardEffect):
    """Draw cards until there are so many in the hand."""

    fields = ("count",)
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        missing = self.count - len(game.cards(game.players[resolution.player].hand))
        if missing > 0:
            game.draw(resolution.player, missing, resolution.source)
