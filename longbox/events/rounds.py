"""How many rounds an event has, and how many play on after them. [cube 9.060-9.081]"""

from __future__ import annotations

from typing import Final

from longbox.events.errors import NotNow

FEWEST_PLAYERS: Final = 8
"""Of a sanctioned event. [cube 9.060]"""

FEWEST_ROUNDS: Final = 3
ROUNDS_WITH_SEMI_FINALS: Final = 5


def swiss_rounds(players: int) -> int:
    """How many rounds all play: three for eight players, one more as often as their number doubles. [cube 9.070]"""
    return max(FEWEST_ROUNDS, (players - 1).bit_length())


def check_sanctioned(players: int) -> None:
    """Refuse a sanctioned event with too few players. [cube 9.060]"""
    if players < FEWEST_PLAYERS:
        raise NotNow(
            f"A sanctioned event needs {FEWEST_PLAYERS} players or more, and {players} are registered. "
            "A casual event can begin with fewer."
        )


def cut_size(rounds: int) -> int:
    """How many play on: the top four in the finals, or the top eight in semi-finals first. [cube 9.080, 9.081]"""
    return 8 if rounds >= ROUNDS_WITH_SEMI_FINALS else 4
