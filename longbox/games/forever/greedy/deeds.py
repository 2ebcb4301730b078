"""What card texts do, as a player weighs it: a list of deeds."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import GameCard

# What is done to cards in play.
DAMAGE: Final = "damage"
HEAL: Final = "heal"
ADVANCE: Final = "advance"
TO_SANCTUARY: Final = "to Sanctuary"
TO_SUPPLY: Final = "to the supply"
CLAIM: Final = "claim"
READY: Final = "ready"
EXHAUST: Final = "exhaust"
WITHDRAW: Final = "withdraw"
RECOVER: Final = "recover"
DISCARD: Final = "discard"
CONTROL: Final = "control"
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
# What a player chooses.
ONE_OF: Final = "one of"

ALL_OF_IT: Final = 99.0


class Deed:
    """One thing that a text does.

    Attributes:
        kind: What is done: `DAMAGE`, `CARDS`, ...
        player: The number of the player who does it, and chooses where there is a choice.
        amount: How much of it.
        cards: The cards in play that it may be done to.
        each: Whether it is done to each of them; else to one.
        note: Which value is changed.
        weight: How likely it comes to that.
        options: Of `ONE_OF`: what each of the things to choose from comes to.
    """

    __slots__ = ("amount", "cards", "each", "kind", "note", "options", "player", "weight")

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
        self.kind = kind
        self.player = player
        self.amount = amount
        self.cards = [] if cards is None else cards
        self.each = each
        self.note = note
        self.weight = 1.0
        self.options: list[list[Deed]] = []

    def __repr__(self) -> str:
        return f"<{self.kind} {self.amount:g} {self.note} {self.cards} x {self.weight:g}>"
