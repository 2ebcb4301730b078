"""What cards cost for a while. [dcdb Buying Cards]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.cards import Card
from longbox.kernel.modifiers import THIS_TURN, Modifier

if TYPE_CHECKING:
    from longbox.games.dcdb.kinds import CardKind


class CostModifier(Modifier):
    """Some cards cost more or less this turn.

    Attributes:
        subject: Which cards.
        amount: How much more; below zero, less.
    """

    __slots__ = ("amount", "subject")

    def __init__(
        self, subject: CardKind, amount: int, controller: int, source: Card[Any] | None, timestamp: int
    ) -> None:
        super().__init__(controller, source, THIS_TURN, timestamp)
        self.subject = subject
        self.amount = amount

    def state(self) -> tuple[object, ...]:
        return (repr(self.subject), self.amount, *super().state())
