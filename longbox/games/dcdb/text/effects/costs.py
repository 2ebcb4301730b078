"""What card texts count of costs. [cube 6.120]"""

from __future__ import annotations

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Place, find
from longbox.games.dcdb.text.effects.base import CardAmount
from longbox.games.dcdb.text.effects.counting import ItsCost
from longbox.games.dcdb.values import HIGHEST
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import CALLED_SO


class CostOfCalled(ItsCost):
    """The cost of a card that is called by what was done with it: "the cost of the destroyed card"."""

    fields = ("word",)
    refers = CALLED_SO

    def __init__(self, word: str) -> None:
        self.word = word


class CostOfTop(CardAmount):
    """The cost of the top card of your discard pile; none, if it is empty."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        pile = game.cards(game.players[resolution.player].discard)
        return pile[-1].definition.cost if pile else 0


class TotalCostIn(CardAmount):
    """What the cards of a kind in a place cost together."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return sum([card.definition.cost for card in find(game, resolution.player, self.kind, self.place)])


class ExtremeCostIn(CardAmount):
    """The highest cost, or the lowest, of the cards of a kind in a place; none, if there are no such cards."""

    fields = ("which", "kind", "place")

    def __init__(self, which: str, kind: CardKind, place: Place) -> None:
        self.which = which
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        costs = [card.definition.cost for card in find(game, resolution.player, self.kind, self.place)]
        return max(costs, default=0) if self.which == HIGHEST else min(costs, default=0)
