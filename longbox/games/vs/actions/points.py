"""Resource points: those of the resources, and those that texts give. [vs 404]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import HISTORY
from longbox.games.vs.events import Happening
from longbox.games.vs.moments import RECRUIT_STEP

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.terms import Situation


def points_to_come(player: int) -> str:
    """The name of the count of resource points that a player has as the recruit step of this turn starts."""
    return f"points to come of {player}"


def fill_pool(game: VsGame, player: int) -> None:
    """Put a resource point into a player's pool for each resource, and those that texts gave before. [vs 404.1]"""
    game.points[player] += game.resource_count(player) + game.counted(points_to_come(player))
    game.happen(Happening(events.RESOURCE_POINTS, player, [], game.points[player]))


def gain_points(game: VsGame, player: int, amount: int, cause: Situation) -> int:
    """Let a player gain resource points, now or as the recruit step starts; none are gained after it. [vs 404.2, 404.5]

    Returns:
        How many were gained.
    """
    if amount <= 0:
        return 0
    if game.moment == RECRUIT_STEP and game.step_player == player:
        game.points[player] += amount
        happening = Happening(events.RESOURCE_POINTS, player, [], game.points[player], cause.source)
        game.happen(happening)
        return amount
    if (RECRUIT_STEP, player) not in game.timeline[1:]:
        return 0
    key = points_to_come(player)
    game.counts[key] = game.counted(key) + amount
    game.changed(1 << HISTORY)
    return amount
