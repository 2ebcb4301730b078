"""Resolving and negating effects on the chain. [vs 508, 509]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.actions.entering import put_character_into_play, put_equipment_into_play
from longbox.games.vs.actions.equipping import can_attach
from longbox.games.vs.actions.leaving import take_off
from longbox.games.vs.actions.uniqueness import check_uniqueness
from longbox.games.vs.chain_effects import RECRUIT_EFFECT, ChainEffect
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.terms import NOTHING, Situation
from longbox.games.vs.text.conditions import speak_of_asked
from longbox.games.vs.text.targets import TargetTerm, legal_targets

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


def resolve_top(game: VsGame) -> None:
    """Resolve the top effect of the chain. [vs 508.1]"""
    effect = game.chain[-1]
    if is_negated_by_rules(game, effect):
        negate(game, effect)
    elif effect.kind == RECRUIT_EFFECT:
        resolve_recruit(game, effect)
    else:
        resolve_text(game, effect)


def is_negated_by_rules(game: VsGame, effect: ChainEffect) -> bool:
    """Whether an effect can't resolve: all its targets are illegal, or its condition is false. [vs 508.2a, 502.1c]"""
    if effect.kind == RECRUIT_EFFECT:
        return effect.recruits_onto != NOTHING and not can_still_equip(game, effect)
    if effect.condition is not None and not effect.condition.holds(game, context(effect)):
        return True
    return all_targets_illegal(game, effect)


def can_still_equip(game: VsGame, effect: ChainEffect) -> bool:
    """Whether the character that an equipment is recruited onto can still have it. [vs 504.3a, 508.3a]"""
    host = game.find(effect.recruits_onto)
    return host is not None and effect.card is not None and can_attach(game, effect.controller, effect.card, host)


def all_targets_illegal(game: VsGame, effect: ChainEffect) -> bool:
    """Whether an effect has targets, and none of them is legal any more. [vs 508.2a]"""
    situation = context(effect)
    chosen = 0
    for slot in effect.targets:
        chosen += len(slot.chosen)
        assert isinstance(slot.term, TargetTerm)
        if legal_targets(game, slot.term, situation):
            return False
    return chosen > 0


def context(effect: ChainEffect) -> Situation:
    """The context in which an effect resolves; what resolving adds to it doesn't change the effect."""
    situation = effect.situation.copy()
    situation.effect = effect
    return situation


def resolve_text(game: VsGame, effect: ChainEffect) -> None:
    """Process the text of an effect in its order, then take it off the chain. [vs 508.2]"""
    game.happen(Happening(events.RESOLVE, effect.controller, [], note=effect.title, cause=effect))
    game.resolving = True
    if effect.text is not None:
        situation = context(effect)
        if effect.condition is not None:
            speak_of_asked(game, effect.condition, situation)
        game.run(effect.text, situation)
    game.resolving = False
    take_off(game, effect)


def resolve_recruit(game: VsGame, effect: ChainEffect) -> None:
    """Put the recruited card into play. [vs 508.3, 508.3b]"""
    card = effect.card
    assert card is not None
    game.happen(Happening(events.RESOLVE, effect.controller, [], note=effect.title, cause=effect))
    game.resolving = True
    if card.definition.card_type == CHARACTER:
        check_uniqueness(game, effect.controller, card)
        put_character_into_play(game, effect.controller, card)
    else:
        host = game.find(effect.recruits_onto)
        if host is not None:
            put_equipment_into_play(game, effect.controller, card, host)
    game.resolving = False
    take_off(game, effect)


def negate(game: VsGame, effect: ChainEffect, cause: Situation | None = None) -> None:
    """Negate an effect: it leaves the chain and does nothing. [vs 509, 509.2, 509.3]"""
    source = None if cause is None else cause.source
    game.happen(Happening(events.NEGATE, effect.controller, [], source=source, note=effect.title, cause=effect))
    take_off(game, effect)
