"""Changes of a value that last: who made them, for how long, and since when."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.effects import Kind

THIS_TURN: Final = 1
WHILE_IN_PLAY: Final = 2


class Modifier:
    """A change of one value of some cards, as data.

    Attributes:
        value: What it changes, as the game numbers its values (cost, power, attack, ...).
        amount: By how much.
        subject: Which cards it changes: a kind of card.
        controller: The number of the player whose modifier it is.
        source: The card that made it.
        duration: `THIS_TURN` or `WHILE_IN_PLAY`.
        timestamp: The game's own time when it was made.
    """

    __slots__ = ("amount", "controller", "duration", "source", "subject", "timestamp", "value")

    def __init__(
        self,
        value: int,
        amount: int,
        subject: Kind[Any],
        controller: int,
        source: Card[Any] | None,
        duration: int,
        timestamp: int,
    ) -> None:
        self.value = value
        self.amount = amount
        self.subject = subject
        self.controller = controller
        self.source = source
        self.duration = duration
        self.timestamp = timestamp

    def state(self) -> tuple[object, ...]:
        """All that makes two modifiers equal, as plain data."""
        serial = -1 if self.source is None else self.source.serial
        return (self.value, self.amount, repr(self.subject), self.controller, serial, self.duration, self.timestamp)
