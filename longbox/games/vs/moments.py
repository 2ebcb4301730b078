"""The moments of a game: phases and steps, what comes next in them, and where an attack is. [vs 400, 601, 602]"""

from __future__ import annotations

from typing import Final

# Phases and steps: the moments of a turn [vs 400]
SETTING_UP: Final = -1
DRAW_PHASE: Final = 0
BUILD_PHASE: Final = 1
RESOURCE_STEP: Final = 2
RECRUIT_STEP: Final = 3
FORMATION_STEP: Final = 4
COMBAT_PHASE: Final = 5
ATTACK_STEP: Final = 6
RECOVERY_PHASE: Final = 7
MOMENT_NAMES: Final[tuple[str, ...]] = (
    "draw phase",
    "build phase",
    "resource step",
    "recruit step",
    "formation step",
    "combat phase",
    "attack step",
    "recovery phase",
)
PHASE_OF: Final[tuple[int, ...]] = (
    DRAW_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    COMBAT_PHASE,
    COMBAT_PHASE,
    RECOVERY_PHASE,
)
"""The phase that each moment belongs to."""

# What the next step of the game does
BEGIN_MOMENT: Final = 0
"""The phase or step at the front of the timeline starts. [vs 400.8]"""
GIVE_PRIORITY: Final = 1
"""A player gets priority. [vs 216.1]"""

# Where an attack is [vs 601, 602]
NO_ATTACK: Final = 0
PROPOSED: Final = 1
"""An attack is proposed, and its substep has not begun. [vs 601.1e]"""
ATTACKING: Final = 2
"""The attack substep goes on. [vs 602]"""

Moment = tuple[int, int]
"""A phase or step of the timeline, and the player whose step it is, or `NOBODY`."""
Skip = tuple[int, int, int, bool]
"""A phase or step to be skipped: the moment, the player or `NOBODY`, the serial number of the card that says so, and
whether it is forgotten at the end of the turn. [vs 400.9]"""
