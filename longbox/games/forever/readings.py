"""Where the rulebook can be read in two ways and tables differ: what is played instead, if that was agreed on.

What is played by default, and why, stands in `docs/forever-doubtful.md`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

OtherReading = Literal["rescue needs a scheme", "victory at once", "four beaten", "passes in a row"]
"""A reading that is played only if it was agreed on."""

RESCUE_NEEDS_A_SCHEME: Final = "rescue needs a scheme"
"""Heroes Rescue only where a Scheme is, as the page on Location cards has it. [forever Rescue, Location Cards]"""
VICTORY_AT_ONCE: Final = "victory at once"
"""A side wins as soon as what is going on is over, not in the Resolution Phase alone. [forever How To Win]"""
FOUR_BEATEN: Final = "four beaten"
"""With three or four players each side wins by beating four of the other, as the list of victories says.

[forever Multiplayer Rules, Checking Win Conditions]
"""
PASSES_IN_A_ROW: Final = "passes in a row"
"""The Confrontation Stage ends when all pass one after the other, be it in two cycles. [forever Hero Oppose Phase]"""

OTHER_READINGS: Final[tuple[OtherReading, ...]] = get_args(OtherReading)
