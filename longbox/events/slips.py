"""What a table reports on its slip, and the places that follow. [cube 9.040, 12.050-12.070, 14.310]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from longbox.events.errors import Contradiction


class Line(NamedTuple):
    """One player's line of a slip.

    Attributes:
        name: What the player is called.
        points: The Victory Points, if they are told.
        conceded: Whether the player left the game before it ended.
        repeated: Whether the player played a Main Character that was to be played no more.
    """

    name: str
    points: int | None = None
    conceded: bool = False
    repeated: bool = False

    @property
    def is_last(self) -> bool:
        """Whether the player gets the last place, whatever the points are. [cube 9.040, 14.310]"""
        return self.conceded or self.repeated


def places(lines: Sequence[Line]) -> list[int]:
    """The places of those who are named from first to last. [cube 12.050]

    Whoever conceded, or played a Main Character too often, gets the last place; several share it, and all others
    move up. [cube 9.040, 14.310]
    """
    found: list[int] = []
    place = 1
    for line in lines:
        found.append(len(lines) if line.is_last else place)
        place += not line.is_last
    return found


def check_order(lines: Sequence[Line]) -> None:
    """Refuse an order of players against their Victory Points; equal ones may stand in any order. [cube 12.050]

    Which tie-break decided between equals, the table knows.
    """
    counted = [line for line in lines if not line.conceded and line.points is not None]
    for before, after in pairwise(counted):
        if (before.points or 0) < (after.points or 0):
            raise Contradiction(
                f"{after.name} has {after.points} Victory Points and can't come after {before.name} with "
                f"{before.points}. Name the players from first to last, or say that a card decided the order anyway."
            )
