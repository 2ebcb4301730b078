"""A step of the game: from one rest to the next. [forever Overview Of A Round]"""

from __future__ import annotations

from longbox.games.forever.actions import damage, timing
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import (
    ACTION_PHASES,
    ACTIVATED,
    CHOOSING,
    MAINTENANCE,
    OPPOSING,
    ORDERING,
    PICKING,
    PROVOKING,
    RESOLUTION,
    ROGUE_DRAW,
    SETTING_UP,
)
from longbox.games.forever.readings import VICTORY_AT_ONCE
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.turn import action_phase, confrontation, maintenance, picking, resolution, winning
from longbox.kernel.zones import NOBODY


def step(game: ForeverGame) -> None:
    """Carry the game from one rest to the next; who has lost the Health to stand falls. [forever Character Damage]"""
    take_phase(game)
    if not game.over:
        damage.remove_the_weakened(game)
    if game.readings and game.reads(VICTORY_AT_ONCE) and game.round and not game.over:
        winning.check(game)


def take_phase(game: ForeverGame) -> None:
    """Do what comes next in the round. [forever Overview Of A Round, Playing The Game]"""
    phase = game.phase
    if phase in ACTION_PHASES:
        action_phase.take_action(game)
    elif phase == ACTIVATED:
        confrontation.confront(game)
    elif phase in (PROVOKING, OPPOSING):
        provoke_or_oppose(game)
    elif phase == RESOLUTION:
        resolution.resolve(game)
    elif phase == ROGUE_DRAW:
        maintenance.rogue_draw_phase(game)
    elif phase == MAINTENANCE:
        maintenance.maintain(game)
    elif phase == ORDERING:
        maintenance.begin_round(game)
    elif phase == PICKING:
        picking.pick(game)
    elif phase == CHOOSING:
        picking.choose_starters(game)
    else:
        assert phase == SETTING_UP
        picking.begin(game)


def provoke_or_oppose(game: ForeverGame) -> None:
    """Begin the first Confrontation cycle, or go on with the next phase of one. [forever Confrontation Stage]"""
    if game.active == NOBODY and game.activated == NO_CARD:
        timing.begin_stage(game)
        if not game.over:
            confrontation.begin_cycle(game)
    else:
        confrontation.take_phase(game)
