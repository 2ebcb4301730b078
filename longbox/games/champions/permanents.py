"""Cards in play: what changes on them. [champions In Play And Out Of Play]"""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.objects import InPlay
from longbox.kernel.zones import NOBODY

UNATTACHED: Final = -1
MOST_ABILITIES: Final = 64
"""How many abilities a card can have; an ability of a card is numbered by both."""

# The status cards. [champions Status Cards]
STUNNED: Final = "stunned"
CONFUSED: Final = "confused"
TOUGH: Final = "tough"
STATUSES: Final = (STUNNED, CONFUSED, TOUGH)

ACCELERATION: Final = "acceleration token"
"""The name of acceleration tokens among the counters of a main scheme. [champions Acceleration Token]"""


class Permanent(InPlay):
    """A card in play.

    Attributes:
        exhausted: Whether it is exhausted. [champions Exhausted]
        damage: The damage it has sustained. [champions Sustained Damage; Damage Sustained]
        threat: The threat on it. [champions Threat]
        counters: All-purpose counters and acceleration tokens, by what they are called.
        statuses: The status cards on it. [champions Status Cards]
        attached_to: The serial number of the card that it is attached to, or `UNATTACHED`. [champions Attach To]
        engaged: The number of the player whom it is engaged with, or `NOBODY`. [champions Engaged]
        used: How often abilities of it, on either side, were used in this round or phase. [champions Limit]
    """

    __slots__ = ("attached_to", "counters", "damage", "engaged", "exhausted", "statuses", "threat", "used")

    def __init__(self, card: Card[Any], number: int, controller: int) -> None:
        super().__init__(card, number, controller)
        self.exhausted = False
        self.damage = 0
        self.threat = 0
        self.counters: dict[str, int] = {}
        self.statuses: tuple[str, ...] = ()
        self.attached_to = UNATTACHED
        self.engaged = NOBODY
        self.used: dict[int, int] = {}

    def copy(self) -> Permanent:
        other = Permanent(self.card, self.number, self.controller)
        other.exhausted = self.exhausted
        other.damage = self.damage
        other.threat = self.threat
        other.counters = self.counters.copy()
        other.statuses = self.statuses
        other.attached_to = self.attached_to
        other.engaged = self.engaged
        other.used = self.used.copy()
        return other

    def has(self, status: str) -> bool:
        """Whether it has a status card. [champions Status Cards]"""
        return status in self.statuses

    def look(self) -> tuple[object, ...]:
        """All that tells it from other cards in play of its name; which abilities were used, but not of which card."""
        used = sorted([(number % MOST_ABILITIES, count) for number, count in self.used.items()])
        return (*super().look()[:-1], tuple(used))

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(),
            self.exhausted,
            (self.damage, self.threat),
            tuple(sorted(self.counters.items())),
            tuple(sorted(self.statuses)),
            (self.attached_to, self.engaged),
            tuple(sorted(self.used.items())),
        )
