"""Effects on the turn and the game: phases to skip, steps to add, winning. [vs 102.2, 400.9, 400.10]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events
from longbox.games.vs.actions.losing import win
from longbox.games.vs.events import Happening
from longbox.games.vs.moments import ATTACK_STEP
from longbox.games.vs.terms import Situation, TextEffect
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class SkipPhase(TextEffect):
    """Players skip a phase of this turn, or the next one in whichever turn it comes. [vs 400.9a, 400.9c]

    Attributes:
        phase: Which phase: `game.COMBAT_PHASE`, ...
        next: Whether the next one is meant, not only one of this turn.
    """

    fields = ("phase", "next")
    defaults: ClassVar[dict[str, object]] = {"next": False}

    def __init__(self, phase: int, next: bool = False) -> None:
        self.phase = phase
        self.next = next

    def run(self, game: VsGame, situation: Situation) -> None:
        if situation.source is not None:
            game.skips.append((self.phase, NOBODY, situation.source.serial, not self.next))


class SkipStep(TextEffect):
    """A player skips the next own step of a sort, in whichever turn it comes. [vs 400.9a, 400.9b]

    Attributes:
        step: Which step: `game.ATTACK_STEP`, ...
    """

    fields = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, game: VsGame, situation: Situation) -> None:
        if situation.source is not None:
            game.skips.append((self.step, situation.player, situation.source.serial, False))


class AdditionalAttackStep(TextEffect):
    """You get an additional attack step after this one. [vs 400.10, 400.10a, 400.10c]"""

    def run(self, game: VsGame, situation: Situation) -> None:
        game.timeline.insert(1, (ATTACK_STEP, situation.player))
        note = f"{game.players[situation.player]} gets an additional attack step"
        game.happen(Happening(events.LASTING, situation.player, [], source=situation.source, note=note))


class WinGame(TextEffect):
    """You win the game. [vs 102.2]"""

    def run(self, game: VsGame, situation: Situation) -> None:
        win(game, situation.player)
