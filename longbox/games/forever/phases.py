"""Where a game of DC Forever rests between two steps. [forever Overview Of A Round]"""

from __future__ import annotations

from typing import Final

SETTING_UP: Final = 0
PICKING: Final = 1
CHOOSING: Final = 2
ORDERING: Final = 3
PLOTTING: Final = 4
ROGUE_DRAW: Final = 5
PLANNING: Final = 6
PROVOKING: Final = 7
OPPOSING: Final = 8
ACTIVATED: Final = 9
RESOLUTION: Final = 10
MAINTENANCE: Final = 11
ENDED: Final = 12

NAMES: Final[dict[int, str]] = {
    SETTING_UP: "Setup",
    PICKING: "Picking teams",
    CHOOSING: "Choosing starting characters",
    ORDERING: "Beginning of the round",
    PLOTTING: "Plotting Stage",
    ROGUE_DRAW: "Rogue Draw Phase",
    PLANNING: "Planning Stage",
    PROVOKING: "Rogue Provoke Phase",
    OPPOSING: "Hero Oppose Phase",
    ACTIVATED: "Confrontation Stage",
    RESOLUTION: "Resolution Phase",
    MAINTENANCE: "Maintenance Stage",
    ENDED: "The game is over",
}
"""What each is called."""

ACTION_PHASES: Final = (PLOTTING, PLANNING)
CONFRONTATION: Final = (PROVOKING, OPPOSING, ACTIVATED, RESOLUTION)
EITHER_DRAW_PHASE: Final = "draw phase"
DRAW_PHASES: Final[dict[str, int]] = {"Rogue Draw Phase": ROGUE_DRAW, "Draw Phase": MAINTENANCE}
"""The phases in which players draw, of the Plotting Stage and of the Maintenance Stage."""
