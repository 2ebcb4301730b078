"""Cards in play: what changes on them. [forever In Play]"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.table import NOWHERE
from longbox.kernel.cards import Card
from longbox.kernel.objects import InPlay

UNATTACHED: Final = -1


class Permanent(InPlay):
    """A card in play.

    Attributes:
        exhausted: Whether it is exhausted. [forever Activate]
        damage: The damage it has suffered. [forever Damage]
        citizens: The citizen tokens on it.
        spot: At which place of the central row it is, from 0; `NOWHERE` if it is in the play area.
        attached_to: The serial number of the card that it is attached to, or `UNATTACHED`. [forever Attachment Card]
        facedown: Whether it lies facedown. [forever Scheme]
        swayed: Whether it is an Unaligned character on the Rogues' side. [forever Swayed]
        used: The numbers of its limited abilities that were used this round. [forever Character Abilities]
    """

    __slots__ = ("attached_to", "citizens", "damage", "exhausted", "facedown", "spot", "swayed", "used")

    def __init__(self, card: Card[Any], number: int, controller: int) -> None:
        super().__init__(card, number, controller)
        self.exhausted = False
        self.damage = 0
        self.citizens = 0
        self.spot = NOWHERE
        self.attached_to = UNATTACHED
        self.facedown = False
        self.swayed = False
        self.used: tuple[int, ...] = ()

    def copy(self) -> Permanent:
        other = Permanent(self.card, self.number, self.controller)
        other.exhausted = self.exhausted
        other.damage = self.damage
        other.citizens = self.citizens
        other.spot = self.spot
        other.attached_to = self.attached_to
        other.facedown = self.facedown
        other.swayed = self.swayed
        other.used = self.used
        return other

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(),
            (self.exhausted, self.damage, self.citizens, self.spot),
            (self.attached_to, self.facedown, self.swayed, self.used),
        )
