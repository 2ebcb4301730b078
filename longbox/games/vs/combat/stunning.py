"""Stunning and recovering. [vs 708.6, 708.11]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import COMBAT, COUNTERS, ENDURANCE, EXHAUSTED, HISTORY, STUNNED
from longbox.games.vs.definitions import INVULNERABILITY
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import cannot, cannot_stun_it
from longbox.games.vs.modifiers.replacing import Stunning, Together, Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import BE_STUNNED, LOSING_ENDURANCE, RECOVER, RECOVERING, STUNNING
from longbox.games.vs.objects import COSMIC_COUNTER, Reference

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.standing import Standing
    from longbox.games.vs.objects import TeamObject
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation


def prepare_stun(
    game: VsGame, qualities: Qualities, by: tuple[Reference, ...], cause: Situation | None = None, as_cost: bool = False
) -> Stunning | None:
    """See whether a character is about to become stunned, once everything that could replace it has had its say.

    [vs 502.6a, 706.6a, 708.11c, 708.11d, 513.1g]

    Costs can't be replaced. [vs 203.10, 502.6, 701.12]
    """
    thing = qualities.object
    if thing is None or thing.stunned or not qualities.is_character() or cannot(game, BE_STUNNED, qualities):
        return None
    if cannot_stun_it(game, by, qualities):
        return None
    if game.together is not None and qualities.card in [other.qualities.card for other in game.together.stunnings]:
        return None
    if not as_cost:
        upcoming = Upcoming(STUNNING, qualities.controller, qualities, applied=game.replacing, by=by)
        if not goes_ahead(game, upcoming) or not game.is_current(thing.reference):
            return None
    loss = 0 if qualities.has_keyword(INVULNERABILITY) else qualities.definition.cost
    if loss and not as_cost:
        endurance = Upcoming(LOSING_ENDURANCE, qualities.controller, amount=loss, applied=game.replacing)
        loss = endurance.amount if goes_ahead(game, endurance) else 0
    return Stunning(qualities, by, loss, cause)


def stun(game: VsGame, qualities: Qualities, cause: Situation | None = None, as_cost: bool = False) -> bool:
    """Stun a character by a text. [vs 708.11]

    Returns:
        Whether it became stunned.
    """
    by = () if cause is None or cause.reference[0] < 0 else (cause.reference,)
    stunning = prepare_stun(game, qualities, by, cause, as_cost)
    if stunning is None:
        return False
    before = game.standing()
    carry_out_stuns(game, [stunning], before)
    return True


def stun_all(game: VsGame, doomed: list[Qualities], cause: Situation) -> list[Qualities]:
    """Stun characters by a text, all at the same time.

    What may replace it is chosen first, by the primary player and then clockwise. If a text says so instead of
    something that would happen together with other things, it happens together with them.
    [vs 513.5b, 702.1, 702.2, 708.11]

    Returns:
        Those that became stunned, or will, as they were.
    """
    by = () if cause.reference[0] < 0 else (cause.reference,)
    if game.together is not None:
        return [stunning.qualities for stunning in plan_stuns(game, doomed, by, cause)]
    together = game.together = Together(game.standing())
    planned = plan_stuns(game, doomed, by, cause)
    let_happen_instead(game, together)
    stunned = [stunning for stunning in together.stunnings if is_there(game, stunning.qualities)]
    carry_out_stuns(game, stunned, together.before)
    return [stunning.qualities for stunning in stunned if stunning in planned]


def plan_stuns(
    game: VsGame, doomed: list[Qualities], by: tuple[Reference, ...], cause: Situation | None = None
) -> list[Stunning]:
    """Let characters become stunned along with what else is about to happen, as far as nothing replaces it.

    [vs 702.1, 702.2]
    """
    assert game.together is not None
    planned: list[Stunning] = []
    for player in game.in_order():
        for qualities in doomed:
            stunning = prepare_stun(game, qualities, by, cause) if qualities.controller == player else None
            if stunning is not None:
                planned.append(stunning)
                game.together.stunnings.append(stunning)
    return planned


def let_happen_instead(game: VsGame, together: Together) -> None:
    """Let everything happen that happens instead of something; it may plan more of it. [vs 513.5i, 702.2]"""
    together.choosing = False
    instead = together.next_instead()
    while instead is not None:
        instead.happen(game)
        instead = together.next_instead()
    game.together = None


def is_there(game: VsGame, qualities: Qualities) -> bool:
    """Whether a character is still in play and not stunned, after what replaced other stuns."""
    thing = qualities.object
    return thing is not None and game.is_current(thing.reference) and not game.thing(thing.card).stunned


def carry_out_stuns(game: VsGame, stunnings: list[Stunning], before: Standing) -> None:
    """Turn characters face down at the same time, and let their controllers lose endurance. [vs 708.11a, 708.11b]

    What triggers looks at the game as it was right before. [vs 502.4]
    """
    were = tuple([stunning.qualities.snapshot() for stunning in stunnings])
    for stunning in stunnings:
        thing = game.thing(stunning.qualities.card)
        turn_stunned(game, thing)
        game.endurance[thing.controller] -= stunning.loss
    game.changed(1 << STUNNED | 1 << EXHAUSTED | 1 << COMBAT | 1 << COUNTERS | 1 << ENDURANCE | 1 << HISTORY)
    for stunning in stunnings:
        qualities = stunning.qualities
        source = None if stunning.cause is None else stunning.cause.source
        effect = None if stunning.cause is None else stunning.cause.effect
        reference = game.reference(qualities.card)
        game.happen(
            Happening(
                events.STUN,
                qualities.controller,
                qualities.card.alone,
                source=source,
                things=(reference,),
                by=stunning.by,
                cause=effect,
                before=were,
            ),
            before,
        )
        if stunning.loss:
            game.happen(Happening(events.LOSE_ENDURANCE, qualities.controller, [], stunning.loss, qualities.card))


def turn_stunned(game: VsGame, thing: TeamObject) -> None:
    """Give an object the stunned characteristic, with all that it takes away. [vs 701.12, 706.7c, 701.12c]"""
    thing.stunned = thing.became_stunned = True
    thing.exhausted = True
    thing.attacker = False
    thing.team_attacker = False
    thing.defender = False
    thing.counters.pop(COSMIC_COUNTER, None)


def recover(game: VsGame, qualities: Qualities, cause: Situation | None = None) -> bool:
    """Recover a stunned character; it stays exhausted. [vs 708.6, 708.6a, 708.6b]

    Returns:
        Whether it recovered.
    """
    thing = qualities.object
    if thing is None or not thing.stunned or cannot(game, RECOVER, qualities):
        return False
    if not goes_ahead(game, Upcoming(RECOVERING, qualities.controller, qualities, applied=game.replacing)):
        return False
    thing = game.thing(qualities.card)
    thing.stunned = False
    game.next_time()
    game.changed(1 << STUNNED)
    source = None if cause is None else cause.source
    game.happen(
        Happening(events.RECOVER, thing.controller, qualities.card.alone, source=source, things=(thing.reference,))
    )
    return True
