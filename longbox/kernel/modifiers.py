"""Changes that last: who made them, for how long, and since when. Games add what they change."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card

THIS_TURN: Final = "this turn"
"""The duration of what ends with the turn. Games have others of their own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """A change that lasts, as data. It never changes, and all copies of a state share it.

    Attributes:
        controller: The number of the player whose modifier it is.
        source: The card that made it, if one did.
        duration: How long it lasts: `THIS_TURN`, or as its game says.
        timestamp: The game's own time when it was made.
    """

    __slots__ = ("controller", "duration", "source", "timestamp")

    def __init__(self, controller: int, source: Card[Any] | None, duration: str, timestamp: int) -> None:
        self.controller = controller
        self.source = source
        self.duration = duration
        self.timestamp = timestamp

    def state(self) -> tuple[object, ...]:
        """All that makes two modifiers equal, as plain data."""
        serial = -1 if self.source is None else self.source.serial
        return (self.controller, serial, self.duration, self.timestamp)
