"""Turns and attacks as texts count and await them: "the turn number", "when this attack concludes". [vs 400, 602.5]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events
from longbox.games.vs.aspects import ANY, TIME, Fact
from longbox.games.vs.events import Happening
from longbox.games.vs.terms import Occasion, ReadingAmount, Situation

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.kernel.events import EventKind


class TurnNumber(ReadingAmount):
    """Which turn of the game it is, from 1: "with a cost less than the turn number". [vs 400.1]"""

    def count(self, game: VsGame, situation: Situation) -> int:
        return game.turn

    def reads(self) -> tuple[Fact, ...]:
        return ((TIME, ANY),)


class AttackConcludes(Occasion):
    """An attack has concluded, and its substep ends: all that was to last for it is over. [vs 602.8, 407.4]

    Attributes:
        once: Whether it is only this one.
    """

    fields = ("once",)
    defaults: ClassVar[dict[str, object]] = {"once": False}
    kinds: tuple[EventKind, ...] = (events.CONCLUDE,)

    def __init__(self, once: bool = False) -> None:
        self.once = once

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return True
