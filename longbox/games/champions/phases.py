"""Where a game of Marvel Champions rests between two steps. [champions Round Overview]"""

from __future__ import annotations

from typing import Final

SETTING_UP: Final = 0
TAKING_TURN: Final = 1
ENDING_PLAYER_PHASE: Final = 2
PLACING_THREAT: Final = 3
ACTIVATING: Final = 4
DEALING: Final = 5
REVEALING: Final = 6
ENDING_ROUND: Final = 7
ENDED: Final = 8
