"""What card texts do, as a player weighs it: a list of deeds."""

from __future__ import annotations

from typing import Final

from longbox.games import weighing
from longbox.games.forever.definitions import GameCard

# What is done to cards in play.
DAMAGE: Final = "damage"
HEAL: Final = "heal"
ADVANCE: Final = "advance"
TO_SANCTUARY: Final = "to Sanctuary"
TO_SUPPLY: Final = "to the supply"
CLAIM: Final = "claim"
CLAIM_SO_MANY: Final = "claim so many"
READY: Final = "ready"
EXHAUST: Final = "exhaust"
WITHDRAW: Final = "withdraw"
RECOVER: Final = "recover"
DISCARD: Final = "discard"
CONTROL: Final = "control"
BORROW: Final = "control for some time"
VALUE: Final = "value"
# What is done to a player.
CARDS: Final = "cards"
RESOURCES: Final = "resources"
POINTS: Final = "points"
# What is done to what happens.
BONUS: Final = "bonus"
BASE: Final = "base"
PREVENT: Final = "prevent"
CANCEL: Final = "cancel"

ALL_OF_IT: Final = 99.0


class Deed(weighing.Deed[GameCard]):
    """One thing that a text does. Its note tells which value is changed.

    Attributes:
        player: The number of the player who does it, and chooses where there is a choice.
    """

    __slots__ = ("player",)

    def __init__(
        self,
        kind: str,
        player: int,
        amount: float = 1.0,
        cards: list[GameCard] | None = None,
        *,
        each: bool = False,
        note: str = "",
    ) -> None:
        super().__init__(kind, amount, cards, each, note)
        self.player = player
