"""Why a player can't do something now. [vs 216.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.priority import actions
from longbox.kernel.reasons import Reason, UnknownWish

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


def why_not(game: VsGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    if game.priority == player and wish in [action.key() for action in actions(game, player)]:
        return None
    raise UnknownWish(f"{wish!r} is nothing that this game knows.")
