"""Readying everything at the end of a turn, with captors and captives. [vs 408.2c, 513.6]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.readiness import is_held, make_ready
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import READY, READYING
from longbox.games.vs.objects import TeamObject
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

READY_CAPTOR: Final = Prompt("Ready it, and release what it holds?", "513.6b")


def ready_everything(game: VsGame) -> None:
    """Let each player ready all objects at the same time. [vs 408.2c]"""
    waiting = [thing for thing in game.things() if thing.exhausted and not thing.stunned]
    exhausted = [thing for player in game.in_order() for thing in waiting if thing.controller == player]
    able = [thing for thing in exhausted if not cannot(game, READY, game.qualities(thing.card))]
    readying = released(game, able)
    for thing in readying:
        qualities = game.qualities(thing.card)
        if goes_ahead(game, Upcoming(READYING, thing.controller, qualities)):
            make_ready(game, game.thing(thing.card))
    for thing in readying:
        if game.is_current(thing.reference) and not game.thing(thing.card).exhausted:
            game.happen(Happening(events.READY, thing.controller, thing.card.alone, things=(thing.reference,)))


def released(game: VsGame, able: list[TeamObject]) -> list[TeamObject]:
    """The objects that ready: the free ones, then those whose captors ready, one after another. [vs 513.6b, 513.6d]

    Captors that hold each other in a loop stay exhausted. [vs 513.6e]
    """
    readying: list[TeamObject] = []
    held = [thing for thing in able if is_held(game, thing)]
    for thing in able:
        if thing not in held and wants_ready(game, thing, able):
            readying.append(thing)
    while True:
        freed = [thing for thing in held if is_freed(game, thing, readying)]
        if not freed:
            return readying
        for thing in freed:
            held.remove(thing)
            if wants_ready(game, thing, able):
                readying.append(thing)


def is_freed(game: VsGame, thing: TeamObject, readying: list[TeamObject]) -> bool:
    """Whether all captors of an object are ready, gone, or about to ready."""
    for captor in thing.held_by:
        if game.is_current(captor):
            holder = game.thing(game.box[captor[0]])
            if holder.exhausted and holder not in readying:
                return False
    return True


def wants_ready(game: VsGame, thing: TeamObject, able: list[TeamObject]) -> bool:
    """Let the controller of a captor choose whether to ready it; everything else readies. [vs 513.6b]"""
    for other in able:
        if thing.reference in other.held_by:
            return game.may(thing.controller, READY_CAPTOR, thing.card)
    return True
