"""The whole game: its state, with what stands above the state and texts ask for."""

from __future__ import annotations

from functools import cache

from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.game import VsGame
from longbox.games.vs.library import library_with
from longbox.games.vs.text.phrases import words_of_statement
from longbox.games.vs.view import TableView
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.zones import Player


class WholeGame(VsGame):
    """A game of Vs. System that can be played."""

    __slots__ = ()

    def new_view(self, seat: Player) -> TableView:
        return TableView(self, seat)

    def empty(self) -> WholeGame:
        other = WholeGame(self.options, self.players, self.zones, self.box, self.randomness)
        other._printed = self._printed
        return other

    def words_of_statement(self, statement: Statement) -> str:
        if not statement.worded:
            statement.worded = words_of_statement(statement)
        return statement.worded

    def every_card(self) -> tuple[CardDefinition, ...]:
        return every_card(self.options.cards)


@cache
def every_card(files: tuple[str, ...]) -> tuple[CardDefinition, ...]:
    """All cards that there are: the shipped ones and those of files of one's own."""
    return tuple(library_with(files))
