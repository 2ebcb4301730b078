"""What card texts do, as a player weighs it: a list of deeds."""

from __future__ import annotations

from typing import Final

from longbox.games import weighing
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

ALL_OF_IT: Final = 99.0


class Deed(weighing.Deed[GameCard]):
    """One thing that a text does. Its note tells which status card, or which power."""

    __slots__ = ()

    def __init__(
        self, kind: str, amount: float = 1.0, cards: list[GameCard] | None = None, *, each: bool = False, note: str = ""
    ) -> None:
        super().__init__(kind, amount, cards, each, note)
