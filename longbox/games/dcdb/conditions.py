"""What card texts ask about the game."""

from __future__ import annotations

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.terms import PRONOUN

CardCondition = Condition[DeckBuildingGame, Resolution]


class DiscardPileEmpty(CardCondition):
    """Whether your discard pile is empty."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return not game.cards(game.players[resolution.player].discard)


class IsCardPlayed(CardCondition):
    """Whether this is the first card you play this turn, or the second, and so on. [dcdb Batmobile]"""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(game.played) == self.number


class ItIs(CardCondition):
    """Whether the card that was spoken of is of a kind. It isn't, if there was none."""

    fields = ("kind",)
    refers = PRONOUN

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and self.kind.matches(game, resolution.cards[-1])


class ItsCostIsNamed(CardCondition):
    """Whether the cost of the card that was spoken of is even or odd, as was named. 0 is even."""

    refers = PRONOUN

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and resolution.cards[-1].definition.cost % 2 == resolution.number
