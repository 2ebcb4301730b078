"""How long something lasts, in other words than those of the cards."""

from __future__ import annotations

from typing import Final

TURNS: Final = ("the turn", "this turn", "your turn", "turn")

SAME: Final[dict[str, str]] = {
    f"{opening} {rest} of {turn}": said
    for opening, said in (("for", "this turn"), ("For", "This turn"))
    for rest in ("the rest", "the remainder")
    for turn in TURNS
}
"""What lasts for the rest of a turn lasts for the turn, as it begins only now. [cube 1.101]"""
