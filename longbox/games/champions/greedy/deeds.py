"""What card texts do, as a player weighs it: a list of deeds."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import GameCard

# What is done to cards.
DAMAGE: Final = "damage"
HEAL: Final = "heal"
REMOVE_THREAT: Final = "remove threat"
PLACE_THREAT: Final = "place threat"
STATUS: Final = "status"
TAKE_STATUS: Final = "take status"
READY: Final = "ready"
EXHAUST: Final = "exhaust"
POWER: Final = "power"
DISCARD: Final = "discard"
RETURN: Final = "return"
# What is done to the player.
CARDS: Final = "cards"
RESOURCES: Final = "resources"
POINTS: Final = "points"
# What is done against what is about to happen.
PREVENT: Final = "prevent"
PREVENT_THREAT: Final = "prevent threat"
CANCEL: Final = "cancel"
AVERT: Final = "avert"
# What the scenario does.
ATTACKED: Final = "attacked"
SCHEMED: Final = "schemed"
ENCOUNTER: Final = "encounter"
# What a player chooses.
ONE_OF: Final = "one of"

ALL_OF_IT: Final = 99.0


class Deed:
    """One thing that a text does.

    Attributes:
        kind: What is done: `DAMAGE`, `CARDS`, ...
        amount: How much of it.
        cards: The cards that it may be done to, or is done by.
        each: Whether it is done to each of them; else to one.
        note: Which status card, or which power.
        weight: How likely it comes to that.
        options: Of `ONE_OF`: what each of the things to choose from comes to.
    """

    __slots__ = ("amount", "cards", "each", "kind", "note", "options", "weight")

    def __init__(
        self, kind: str, amount: float = 1.0, cards: list[GameCard] | None = None, *, each: bool = False, note: str = ""
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.cards = [] if cards is None else cards
        self.each = each
        self.note = note
        self.weight = 1.0
        self.options: list[list[Deed]] = []

    def __repr__(self) -> str:
        return f"<{self.kind} {self.amount:g} {self.note} {self.cards} x {self.weight:g}>"
