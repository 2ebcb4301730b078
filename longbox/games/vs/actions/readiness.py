"""Readying and exhausting. [vs 708.15, 708.16, 513.6]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import EXHAUSTED
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import EXHAUSTING, READY, READYING

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import TeamObject
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation


def can_ready(game: VsGame, qualities: Qualities) -> bool:
    """Whether an object can be readied: it isn't stunned or held, and nothing says otherwise. [vs 701.12a, 513.6a]"""
    thing = qualities.object
    return (
        thing is not None
        and thing.exhausted
        and not thing.stunned
        and not is_held(game, thing)
        and not cannot(game, READY, qualities)
    )


def is_held(game: VsGame, thing: TeamObject) -> bool:
    """Whether another object keeps this one exhausted, whether they lie face up or down. [vs 513.6a, 513.6e, 513.6c]"""
    for captor in thing.held_by:
        if game.is_current(captor) and game.thing(game.box[captor[0]]).exhausted:
            return True
    return False


def ready(game: VsGame, qualities: Qualities, cause: Situation | None = None) -> bool:
    """Ready an object. [vs 708.15, 708.15a, 708.15c]

    Returns:
        Whether it readied.
    """
    if not can_ready(game, qualities):
        return False
    if not goes_ahead(game, Upcoming(READYING, qualities.controller, qualities, applied=game.replacing)):
        return False
    make_ready(game, game.thing(qualities.card))
    source = None if cause is None else cause.source
    game.happen(
        Happening(
            events.READY,
            qualities.controller,
            qualities.card.alone,
            source=source,
            things=(game.reference(qualities.card),),
        )
    )
    return True


def make_ready(game: VsGame, thing: TeamObject) -> None:
    """Turn an object upright. Whatever is held by it is released. [vs 701.9, 513.6]"""
    thing.exhausted = False
    thing.readied = game.next_time()
    game.changed(1 << EXHAUSTED)


def exhaust(game: VsGame, qualities: Qualities, cause: Situation | None = None, as_cost: bool = False) -> bool:
    """Exhaust an object, if it is ready; what is done to pay isn't replaced. [vs 203.10, 708.16, 708.16a, 708.16c]

    Returns:
        Whether it became exhausted.
    """
    thing = game.thing(qualities.card)
    if thing.exhausted:
        return False
    if not as_cost and not goes_ahead(
        game, Upcoming(EXHAUSTING, qualities.controller, qualities, applied=game.replacing)
    ):
        return False
    thing = game.thing(qualities.card)
    thing.exhausted = True
    game.changed(1 << EXHAUSTED)
    source = None if cause is None else cause.source
    game.happen(
        Happening(events.EXHAUST, thing.controller, qualities.card.alone, source=source, things=(thing.reference,))
    )
    return True
