"""Changing form. [champions Form, Change Form; Identity]"""

from __future__ import annotations

from longbox.games.champions import events
from longbox.games.champions.actions import entering, timing
from longbox.games.champions.definitions import (
    CANNOT_CHANGE_FORM,
    CANNOT_CHANGE_TO_ALTER_EGO,
    CANNOT_CHANGE_TO_HERO,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import SET_ASIDE


def keeps_form(game: ChampionsGame, player: int) -> bool:
    """Whether a text keeps a player from changing form, or from changing to the other one now. [champions Cannot]"""
    identity = game.identity(player)
    other = CANNOT_CHANGE_TO_ALTER_EGO if game.in_hero_form(player) else CANNOT_CHANGE_TO_HERO
    return game.forbidden(identity, CANNOT_CHANGE_FORM) or game.forbidden(identity, other)


def change_form(game: ChampionsGame, player: int) -> bool:
    """Turn a player's identity to its other side, which keeps all that is on it. [champions Form, Change Form]

    Returns:
        Whether it was turned: a text may keep it from being, or let something else happen.
    """
    old = game.identity(player)
    new = game.other_side(old)
    event = Happening(events.FORM_CHANGE, player, new.alone, by=player)
    if keeps_form(game, player) or not timing.interrupts(game, event):
        return False
    game.replace(old, new, SET_ASIDE)
    game.identities[player] = new.serial
    game.log.append(event)
    entering.settle(game)
    timing.responses(game, [event])
    return True
