"""What card texts count."""

from __future__ import annotations

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, Place, find
from longbox.kernel.terms import Term


class Counted(Term):
    """Something that a text counts."""

    def count(self, game: DeckBuildingGame, player: int) -> int:
        """How many there are, for a player."""
        raise NotImplementedError


class FoesWith(Counted):
    """Foes who have a card of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, player: int) -> int:
        return len([foe for foe in game.foes(player) if find(game, foe, self.kind, self.place)])


class CardsIn(Counted):
    """Cards of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, player: int) -> int:
        return len(find(game, player, self.kind, self.place))
