"""Abilities that wait for the end of a turn. [cube 6.206, 6.207, 8.030]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import OfNamedType
from longbox.games.dcdb.text.abilities import TurnAbility
from longbox.games.dcdb.text.effects import CardEffect, DestroyThis, Draw, DrawAtEndOfTurn, EachFoe, PutThisOnBottom
from longbox.games.dcdb.text.effects.others import Others
from longbox.games.dcdb.text.effects.this_card import PutThisOnTop
from longbox.games.dcdb.text.effects.where_x import WhereXIs
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import parts_of
from longbox.texts.conditions import DoneUnless, If, IfElse
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

DRAWN_TOO_EARLY: Final = (
    "what is drawn for it as the turn ends would be discarded with the old hand: "
    'say "at the end of your turn, you may ... and draw a card"'
)
TYPE_IS_FORGOTTEN: Final = "the type that was named is known only until the card is resolved: say which type is meant"


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


def do_if_so_at_end(
    game: DeckBuildingGame, effect: If[Any, Any] | DoneUnless[Any, Any], resolution: Resolution
) -> None:
    """What is done as a turn ends if something is so then, or unless it is."""
    if effect.condition.holds(game, resolution) == isinstance(effect, If):
        do_at_end(game, effect.effect, resolution)
    elif isinstance(effect, DoneUnless):
        resolution.did = False


def do_at_end(game: DeckBuildingGame, effect: CardEffect, resolution: Resolution) -> None:
    """Do something as a turn ends: what is drawn joins what changes the new hand, which is left to the player.

    [cube 6.206, 8.070]
    """
    if isinstance(effect, InTurn):
        do_at_end(game, effect.first, resolution)
        do_at_end(game, effect.rest, resolution)
    elif isinstance(effect, If | DoneUnless):
        do_if_so_at_end(game, effect, resolution)
    elif isinstance(effect, WhereXIs):
        before, resolution.number = resolution.number, effect.amount.count(game, resolution)
        do_at_end(game, effect.effect, resolution)
        resolution.number = before
    elif isinstance(effect, Sequence):
        for part in effect.effects:
            do_at_end(game, part, resolution)
    elif isinstance(effect, May) and isinstance(effect.effect, Draw):
        do_at_end(game, effect.effect, resolution)
    elif isinstance(effect, May) and isinstance(effect.effect, Sequence):
        do_several_at_end(game, effect.effect, resolution)
    elif isinstance(effect, IfElse):
        held = effect.condition.holds(game, resolution)
        do_at_end(game, effect.effect if held else effect.otherwise, resolution)
    elif isinstance(effect, Draw):
        game.draw_later(resolution.player, effect.amount.count(game, resolution), resolution.source)
    else:
        effect.run(game, resolution)


def draws_too_early(effect: object) -> bool:
    """Whether you would draw by something before the new hand, where `do_at_end` doesn't see that you do."""
    if isinstance(effect, Draw | Others | EachFoe):
        return False
    if isinstance(effect, InTurn):
        return draws_too_early(effect.first) or draws_too_early(effect.rest)
    if isinstance(effect, Sequence):
        return any([draws_too_early(part) for part in effect.effects])
    if isinstance(effect, If | DoneUnless | WhereXIs):
        return draws_too_early(effect.effect)
    if isinstance(effect, IfElse):
        return draws_too_early(effect.effect) or draws_too_early(effect.otherwise)
    if isinstance(effect, May) and type(effect.effect) in (Draw, Sequence):
        return type(effect) is not May or draws_too_early(effect.effect)
    return any([isinstance(part, Draw) for part in parts_of(effect)])


class AtEndOfThisTurn(CardEffect):
    """Let something be done as this turn ends. What it tells to draw is drawn after the new hand. [cube 6.206, 8.030]

    It speaks of nothing that was said before, and what follows, which is done now, of nothing that it will do.
    """

    fields = ("effect",)
    begins = True
    several = True
    silent = True
    needs = circumstances.IN_YOUR_TURN
    read_when = (circumstances.END_OF_TURN,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.waiting = AtEndOfTurn(effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        watcher = EventWatcher(self.waiting, resolution.player, resolution.source, game.next_time(), passing=True)
        game.watch(watcher)

    def unclear(self) -> str:
        if any([isinstance(part, OfNamedType) for part in parts_of(self.effect)]):
            return TYPE_IS_FORGOTTEN
        return DRAWN_TOO_EARLY if draws_too_early(self.effect) else ""

    def is_unlikely(self) -> bool:
        """Where a card goes as the turn ends, and what is drawn then, has words of its own."""
        done = self.effect.effect if isinstance(self.effect, (May, If)) else self.effect
        return isinstance(done, Draw | DrawAtEndOfTurn | DestroyThis | PutThisOnTop | PutThisOnBottom)
