"""Continuous modifiers: those that effects left behind, and those that powers keep up. [vs 513]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import Situation
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class LastingModifier(Modifier):
    """A continuous modifier from an effect. It never changes, and all copies of a state share it. [vs 513.2, 513.2b]

    Attributes:
        statement: What is so as long as it lasts.
        situation: The context of the effect that left it behind.
        controller: The number of the player who controls it. [vs 511.7]
        timestamp: When its effect resolved. [vs 515.2]
        duration: `THIS_ATTACK`, `THIS_TURN`, or `THIS_GAME` if it has no end. [vs 513.2e]
        flagged: The objects that it affects, if it changes qualities; else it checks again and again. [vs 513.2c]
        flags: Whether it has flagged objects.
    """

    __slots__ = ("flagged", "flags", "situation", "statement")

    def __init__(
        self,
        statement: Statement,
        situation: Situation,
        timestamp: int,
        duration: str,
        flagged: tuple[Reference, ...] | None = None,
    ) -> None:
        super().__init__(situation.controller, situation.source, duration, timestamp)
        self.statement = statement
        self.situation = situation
        self.flags = flagged is not None
        self.flagged: tuple[Reference, ...] = flagged or ()

    def says(self) -> str:
        """What is so as long as it lasts, in one line."""
        return self.statement.says()

    def state(self) -> tuple[object, ...]:
        """All that makes two modifiers equal, as plain data."""
        return (
            *super().state(),
            self.says(),
            self.flagged,
            (self.situation.reference, self.situation.number, self.situation.mentioned),
        )


def begin_lasting(
    game: VsGame,
    statement: Statement,
    situation: Situation,
    duration: str,
    flagged: tuple[Reference, ...] | None = None,
) -> None:
    """Let a continuous modifier of an effect begin; all such modifiers begin here. [vs 513.2]

    Args:
        game: The game.
        statement: What is so as long as it lasts; what is asked only once is answered now.
        situation: The context of the effect.
        duration: How long it lasts.
        flagged: The objects that it affects, if it changes qualities. [vs 513.2c]
    """
    resolved = statement.resolved(game, situation)
    game.modifiers.append(LastingModifier(resolved, situation.copy(), game.next_time(), duration, flagged))
    game.forget_standing()


class Triggered:
    """A triggered effect that waits to be put on the chain. It never changes. [vs 506.1]

    Attributes:
        statement: The power or the delayed triggered modifier that triggered.
        situation: Who "you" are and what happened.
        controller: The number of the player who controls the effect. [vs 504.2]
        delayed: The modifier, if it was a delayed triggered modifier. [vs 513.4]
    """

    __slots__ = ("controller", "delayed", "power", "situation")

    def __init__(self, power: object, situation: Situation, delayed: LastingModifier | None = None) -> None:
        self.power = power
        self.situation = situation
        self.controller = situation.controller
        self.delayed = delayed

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (repr(self.power), self.controller, self.situation.reference)
