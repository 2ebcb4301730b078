"""Counters on objects. [vs 215]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import COUNTERS
from longbox.games.vs.definitions import COSMIC
from longbox.games.vs.events import Happening
from longbox.games.vs.objects import COSMIC_COUNTER, StatCounter

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation


def put_counter(game: VsGame, qualities: Qualities, name: str, count: int, cause: Situation | None = None) -> None:
    """Put named counters on an object. [vs 215.1b]"""
    if count <= 0 or (name == COSMIC_COUNTER and not can_have_cosmic(qualities)):
        return
    thing = game.thing(qualities.card)
    thing.counters[name] = 1 if name == COSMIC_COUNTER else thing.counters.get(name, 0) + count
    game.next_time()
    report(game, qualities, f"{count} {name} counter{'s' if count > 1 else ''}", cause)


def can_have_cosmic(qualities: Qualities) -> bool:
    """Whether a cosmic counter can be put on a character. [vs 706.7d-f]"""
    return qualities.has_keyword(COSMIC) and not qualities.is_stunned() and not qualities.has_cosmic_counter()


def remove_counter(game: VsGame, qualities: Qualities, name: str, count: int, cause: Situation | None = None) -> int:
    """Remove named counters from an object.

    Returns:
        How many there were to remove.
    """
    thing = game.thing(qualities.card)
    there = thing.counters.get(name, 0)
    removed = min(there, count)
    if removed == 0:
        return 0
    if removed == there:
        del thing.counters[name]
    else:
        thing.counters[name] = there - removed
    game.changed(1 << COUNTERS)
    source = None if cause is None else cause.source
    note = f"{removed} {name} counter{'s' if removed > 1 else ''}"
    game.happen(
        Happening(
            events.LOSE_COUNTER,
            thing.controller,
            qualities.card.alone,
            removed,
            source,
            note=note,
            things=(thing.reference,),
        )
    )
    return removed


def put_stat_counter(
    game: VsGame, qualities: Qualities, atk: int, defense: int, count: int = 1, cause: Situation | None = None
) -> None:
    """Put counters on an object that change its ATK and DEF. [vs 215.1a, 215.1c]"""
    thing = game.thing(qualities.card)
    for _ in range(count):
        thing.stat_counters = (*thing.stat_counters, StatCounter(atk, defense, game.next_time()))
    report(game, qualities, f"{count} {atk:+} ATK / {defense:+} DEF counter{'s' if count > 1 else ''}", cause)


def report(game: VsGame, qualities: Qualities, note: str, cause: Situation | None) -> None:
    """Tell that counters were put on an object."""
    game.changed(1 << COUNTERS)
    source = None if cause is None else cause.source
    game.happen(
        Happening(
            events.COUNTER,
            qualities.controller,
            qualities.card.alone,
            source=source,
            note=note,
            things=(game.reference(qualities.card),),
        )
    )
