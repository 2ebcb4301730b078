"""What card texts count."""

from __future__ import annotations

from longbox.games.dcdb.effects.base import CardAmount
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, Place, find
from longbox.kernel.effects import Resolution


class FoesWith(CardAmount):
    """How many foes have a card of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        foes = game.foes(resolution.player)
        return len([foe for foe in foes if find(game, foe, self.kind, self.place)])


class CardsIn(CardAmount):
    """How many cards of a kind lie in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(find(game, resolution.player, self.kind, self.place))


class CardsControlled(CardAmount):
    """How many cards of a kind you have in play. [dcdb Locations]"""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        played = game.cards(game.players[resolution.player].play)
        return len([card for card in played if self.kind.matches(game, card)])


class OthersPlayed(CardAmount):
    """How many other cards of a kind you have already played this turn."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        others = {
            card.serial for card in game.played if card is not resolution.source and self.kind.matches(game, card)
        }
        return len(others)
