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


class NeverAwaited(Occasion):
    """A time for which nothing waits by the rules, so that a text can't; what would be right is told instead."""

    why: ClassVar[str] = ""

    def unclear(self) -> str:
        return self.why

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return False


class EndOfTurn(NeverAwaited):
    """The end of a turn: what triggers in the wrap-up waits for the next turn's draw phase. [vs 401.1, 408.2]"""

    why = (
        "nobody has priority as a turn ends, so nothing waits for that [408.2]: "
        'say "at the start of the recovery phase", or "at the start of the draw phase" for the next turn'
    )


class EndOfPhase(NeverAwaited):
    """The end of a phase: what waits does so for the start of one. [vs 400.8]"""

    why = 'what waits does so for the start of a phase or step [400.8]: say "at the start of ..."'

    fields = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment


class OwnTurn(NeverAwaited):
    """A turn of one player: turns are all players'. [vs 400.1]"""

    why = (
        "a turn is not one player's [400.1]: say \"at the start of the draw phase\", or of another phase, "
        'or "at the start of your attack step"'
    )
