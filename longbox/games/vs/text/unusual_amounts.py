"""Numbers that few cards read: the digits of an endurance total. [vs 104.1b]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import ANY, ENDURANCE, Fact
from longbox.games.vs.terms import ReadingAmount, Situation

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class DigitOfEndurance(ReadingAmount):
    """A digit of your endurance, from the right: a total below zero counts as 0. [vs 104.1]

    Attributes:
        place: 1 for the ones digit, 10 for the tens digit.
    """

    fields = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def count(self, game: VsGame, situation: Situation) -> int:
        return max(game.endurance[situation.controller], 0) // self.place % 10

    def reads(self) -> tuple[Fact, ...]:
        return ((ENDURANCE, ANY),)
