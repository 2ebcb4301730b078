"""Abilities that wait for the end of a turn. [cube 6.206, 6.207, 8.030]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.abilities import TurnAbility
from longbox.games.dcdb.text.effects import CardEffect, DestroyThis, Draw, DrawAtEndOfTurn, PutThisOnBottom
from longbox.games.dcdb.text.effects.this_card import PutThisOnTop
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.texts.conditions import DoneUnless, If, IfElse
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence


class AtEndOfTurn(TurnAbility):
    """At the end of each of your turns. What it tells to draw is drawn after the new hand. [cube 6.206, 8.030]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDED_TURN,)
    read_when = (circumstances.END_OF_TURN,)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        """What only changes the new hand is declined there. [cube 8.070]"""
        return not isinstance(self.effect, Draw) and super().may_be_missed(game, watcher)

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        do_at_end(game, self.effect, Resolution(watcher.controller, watcher.source))


def do_several_at_end(game: DeckBuildingGame, effects: Sequence[Any, Any], resolution: Resolution) -> None:
    """Several things that a player may do as a turn ends, together, or leave."""
    may = effects.possible(game, resolution)
    resolution.did = may and game.may(resolution.player, game.OFFER, resolution.source)
    if resolution.did:
        do_at_end(game, effects, resolution)


def do_at_end(game: DeckBuildingGame, effect: CardEffect, resolution: Resolution) -> None:
    """Do something as a turn ends: what is drawn joins what changes the new hand, which is left to the player.

    [cube 6.206, 8.070]
    """
    if isinstance(effect, InTurn):
        do_at_end(game, effect.first, resolution)
        do_at_end(game, effect.rest, resolution)
    elif isinstance(effect, Sequence):
        for part in effect.effects:
            do_at_end(game, part, resolution)
    elif isinstance(effect, May) and isinstance(effect.effect, Draw):
        do_at_end(game, effect.effect, resolution)
    elif isinstance(effect, May) and isinstance(effect.effect, Sequence):
        do_several_at_end(game, effect.effect, resolution)
    elif isinstance(effect, If):
        if effect.condition.holds(game, resolution):
            do_at_end(game, effect.effect, resolution)
    elif isinstance(effect, IfElse):
        held = effect.condition.holds(game, resolution)
        do_at_end(game, effect.effect if held else effect.otherwise, resolution)
    elif isinstance(effect, DoneUnless):
        if not effect.condition.holds(game, resolution):
            do_at_end(game, effect.effect, resolution)
    elif isinstance(effect, Draw):
        game.draw_later(resolution.player, effect.amount.count(game, resolution), resolution.source)
    else:
        effect.run(game, resolution)


class AtEndOfThisTurn(CardEffect):
    """Let something be done as this turn ends. What it tells to draw is drawn after the new hand. [cube 6.206, 8.030]

    It speaks of nothing that was said before, and what follows, which is done now, of nothing that it will do.
    """

    fields = ("effect",)
    begins = True
    several = True
    needs = circumstances.IN_YOUR_TURN
    read_when = (circumstances.END_OF_TURN,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.waiting = AtEndOfTurn(effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        watcher = EventWatcher(self.waiting, resolution.player, resolution.source, game.next_time(), passing=True)
        game.watch(watcher)

    def is_unlikely(self) -> bool:
        """Where a card goes as the turn ends, and what is drawn then, has words of its own."""
        done = self.effect.effect if isinstance(self.effect, (May, If)) else self.effect
        return isinstance(done, Draw | DrawAtEndOfTurn | DestroyThis | PutThisOnTop | PutThisOnBottom)
