"""The whole game: its state, with the rules that this state calls on.

What happens in a game of Marvel Champions happens within other things that happen: damage lets abilities answer, which
attack and deal damage. So actions leave to the game what stands above them, and here the game does it.
"""

from __future__ import annotations

from typing import Any

from longbox.games.champions.actions import defeating, elimination, initiating, using
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.lexicon import words_of
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.kernel.abilities import Watcher
from longbox.kernel.effects import Effect
from longbox.kernel.zones import Player


class WholeGame(ChampionsGame):
    """A game of Marvel Champions that can be played."""

    def new_view(self, seat: Player) -> TableView:
        return TableView(self, seat)

    def empty(self) -> WholeGame:
        other = WholeGame(self.options, self.players, self.zones, self.box, self.randomness)
        other.other_sides = self.other_sides
        return other

    def can_initiate(self, player: int, use: UseAbility) -> bool:
        return not using.rule_against_use(self, player, use)

    def initiate(self, player: int, use: UseAbility) -> None:
        initiating.initiate(self, player, use)

    def can_be_forced(self, watcher: Watcher, event: Happening, player: int) -> bool:
        return initiating.can_be_forced(self, watcher, event, player)

    def resolve_forced(self, watcher: Watcher, event: Happening) -> None:
        initiating.resolve_forced(self, watcher, event)

    def defeat_the_weakened(self) -> None:
        defeating.defeat_the_weakened(self)

    def eliminate(self, player: int) -> None:
        elimination.eliminate(self, player)

    def words_of(self, effect: Effect[Any, Any]) -> str:
        return words_of(effect)
