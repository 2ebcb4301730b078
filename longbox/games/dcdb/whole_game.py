"""The whole game: its state, and what its players see of it."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.lexicon import words_of
from longbox.games.dcdb.view import TableView
from longbox.kernel.effects import Effect
from longbox.kernel.zones import Player


class WholeGame(DeckBuildingGame):
    """A deck-building game that can be played."""

    __slots__ = ()

    def new_view(self, seat: Player) -> TableView:
        return TableView(self, seat)

    def another(self) -> WholeGame:
        """A game of the same kind, with the same players and cards, before anything is laid out."""
        return WholeGame(self.options, self.players, self.zones, self.box, self.randomness)

    def empty(self) -> WholeGame:
        other = self.another()
        other.by_name = self.by_name
        other.names = self.names
        other.purchases = self.purchases
        other.defeats = self.defeats
        other.uses = self.uses
        other.travels = self.travels
        other.offers_more = self.offers_more
        other.later_sets = self.later_sets
        other.some_control_elsewhere = self.some_control_elsewhere
        other.some_protect = self.some_protect
        other.some_have_all_names = self.some_have_all_names
        return other

    def words_of(self, effect: Effect[Any, Any]) -> str:
        return words_of(effect)
