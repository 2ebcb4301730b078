"""The whole game: its state, with the rules that this state calls on.

What happens in a game of DC Forever happens within other things that happen: an attack lets cards react, which deal
damage. So actions leave to the game what stands above them, and here the game does it.
"""

from __future__ import annotations

from typing import Any

from longbox.games.forever.actions import timing, using
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.lexicon import words_of
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.view import TableView
from longbox.kernel.abilities import Watcher
from longbox.kernel.effects import Effect
from longbox.kernel.zones import Player


class WholeGame(ForeverGame):
    """A game of DC Forever that can be played."""

    def new_view(self, seat: Player) -> TableView:
        return TableView(self, seat)

    def empty(self) -> WholeGame:
        return WholeGame(self.options, self.players, self.zones, self.box, self.randomness)

    def can_use(self, player: int, use: UseAbility) -> bool:
        return not using.rule_against_use(self, player, use)

    def use(self, player: int, use: UseAbility) -> None:
        using.use_ability(self, player, use)

    def can_answer(self, watcher: Watcher, event: Happening) -> bool:
        return using.can_answer(self, watcher, event)

    def answer_by_force(self, watcher: Watcher, event: Happening) -> bool:
        return using.answer_by_force(self, watcher, event)

    def follow_draw(self, event: Happening) -> None:
        timing.after_drawing(self, event)

    def words_of(self, effect: Effect[Any, Any]) -> str:
        return words_of(effect)
