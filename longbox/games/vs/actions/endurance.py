"""Losing, gaining and paying endurance. [vs 101.5, 203.8b]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import ENDURANCE
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import player_cannot
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import GAIN_ENDURANCE, LOSING_ENDURANCE

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.terms import Situation


def lose_endurance(game: VsGame, player: int, amount: int, cause: Situation | None = None) -> int:
    """Let a player lose endurance; the total may go below zero. [vs 104.1, 203.1]

    Returns:
        How much was lost.
    """
    if amount <= 0:
        return 0
    upcoming = Upcoming(LOSING_ENDURANCE, player, amount=amount, applied=game.replacing)
    if not goes_ahead(game, upcoming) or upcoming.amount <= 0:
        return 0
    take_endurance(game, player, upcoming.amount)
    source = None if cause is None else cause.source
    game.happen(Happening(events.LOSE_ENDURANCE, player, [], upcoming.amount, source))
    return upcoming.amount


def take_endurance(game: VsGame, player: int, amount: int) -> None:
    """Change a total."""
    game.endurance[player] -= amount
    game.changed(1 << ENDURANCE)


def gain_endurance(game: VsGame, player: int, amount: int, cause: Situation | None = None) -> None:
    """Let a player gain endurance. [vs 203.1, 103.2]"""
    if amount <= 0 or player_cannot(game, GAIN_ENDURANCE, player):
        return
    take_endurance(game, player, -amount)
    game.happen(Happening(events.GAIN_ENDURANCE, player, [], amount, None if cause is None else cause.source))


def pay_endurance(game: VsGame, player: int, amount: int, cause: Situation) -> None:
    """Pay endurance as a cost: it is lost, and nothing replaces that. [vs 203.8b, 203.10]"""
    if amount <= 0:
        return
    take_endurance(game, player, amount)
    game.happen(Happening(events.PAY_ENDURANCE, player, [], amount, cause.source))
    game.happen(Happening(events.LOSE_ENDURANCE, player, [], amount, cause.source))


def set_endurance(game: VsGame, player: int, total: int, cause: Situation | None = None) -> None:
    """Let a total become another, even one below zero. [vs 104.1b]"""
    take_endurance(game, player, game.endurance[player] - total)
    game.happen(Happening(events.SET_ENDURANCE, player, [], total, None if cause is None else cause.source))
