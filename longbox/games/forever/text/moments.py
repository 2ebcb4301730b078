"""The moments of a round that reactions wait for: a stage begins, the round ends. [forever Round]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import Occasion, Situation
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import DRAW_PHASES, MAINTENANCE, PLANNING, PLOTTING, PROVOKING
from longbox.kernel.events import EventKind

STAGES: Final[dict[str, int]] = {
    "Plotting": PLOTTING,
    "Planning": PLANNING,
    "Confrontation": PROVOKING,
    "Maintenance": MAINTENANCE,
}
"""The stages of a round, with the phase in which each begins. [forever Playing The Game]"""


class StageBegins(Occasion):
    """A stage of the round begins: where another ends. [forever Playing The Game, Maintenance Stage]"""

    kinds: tuple[EventKind, ...] = (events.BEGAN_STAGE,)
    certain = True
    fields = ("stage",)

    def __init__(self, stage: str) -> None:
        self.stage = stage

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return game.phase == STAGES[self.stage]


class RoundBegins(Occasion):
    """The round begins. [forever Round]"""

    kinds: tuple[EventKind, ...] = (events.BEGAN_ROUND,)
    certain = True

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return True


class RoundEnds(RoundBegins):
    """The round ends. [forever End Of Round Phase]"""

    kinds: tuple[EventKind, ...] = (events.ENDED_ROUND,)


class DrawPhaseBegins(Occasion):
    """A phase begins in which players draw. [forever Rogue Draw Phase, Draw Phase]"""

    kinds: tuple[EventKind, ...] = (events.BEGAN_DRAW_PHASE,)
    certain = True
    fields = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return game.phase == DRAW_PHASES[self.phase]
