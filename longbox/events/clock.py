"""How long a round takes, and how many turns are left when time is called. [cube 9.020]"""

from __future__ import annotations

from typing import Final

from longbox.events.errors import Contradiction

ROUND_MINUTES: Final = 60
"""For the draft and the game; in play-offs, for the game alone. [cube 9.020]"""


def cycle_left(players: int, seat: int) -> int:
    """How many turns complete the cycle after the turn of a seat, counted from 1 in turn order. [cube 9.020]"""
    if not 1 <= seat <= players:
        raise Contradiction(f"{players} players take turns 1 to {players} of a cycle; there is no turn {seat}.")
    return players - seat


def extra_turns(players: int, seat: int) -> int:
    """How many turns at most follow the one in which time was called: the cycle's, and one for each. [cube 9.020]"""
    return cycle_left(players, seat) + players


def turns_left(players: int, seat: int, defeated: int | None = None) -> int:
    """How many turns follow the one in which time was called. [cube 9.020, 8.120]

    Args:
        players: How many play.
        seat: Whose turn it was, counted from 1 in turn order.
        defeated: In which of the turns that follow the last Super-Villain is defeated: 0 in the very turn in which time
            was called, None if in none of them.
    """
    most, cycle = extra_turns(players, seat), cycle_left(players, seat)
    if defeated is None:
        return most
    if not 0 <= defeated <= most:
        raise Contradiction(
            f"{most} turns follow; the last Super-Villain can't be defeated in turn {defeated} of them."
        )
    return cycle if defeated <= cycle else most


def turn_when_called(players: int, seat: int, *, between: bool) -> int:
    """The turn that time counts as called in: between two turns, the one that has just ended. [cube 9.020]

    Args:
        players: How many play.
        seat: Whose turn it is, or would be next.
        between: Whether that turn has not begun.
    """
    cycle_left(players, seat)
    return seat if not between else seat - 1 or players
