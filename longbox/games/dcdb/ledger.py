"""What the Cube writes down beside the table: who began, what can't be bought, hands to adjust, who was defeated."""

from __future__ import annotations

from longbox.games.dcdb.definitions import GameCard
from longbox.kernel.choices import Choice


class Adjustment(Choice):
    """A change of a player's hand that is made after the new hand was drawn. [cube 6.206, 6.207]

    Attributes:
        player: Whose hand it is.
        steps: How many cards are drawn, one number after another; below zero, how many are discarded.
        source: The card that tells it.
    """

    __slots__ = ("player", "source", "steps")

    def __init__(self, player: int, steps: tuple[int, ...], source: GameCard | None) -> None:
        self.player = player
        self.steps = steps
        self.source = source

    def key(self) -> str:
        return " and ".join([f"draw {step}" if step > 0 else f"discard {-step}" for step in self.steps])

    def words(self) -> str:
        deeds = ", then ".join([f"draw {step}" if step > 0 else f"discard {-step}" for step in self.steps])
        return deeds.capitalize() if self.source is None else f"{deeds.capitalize()} ({self.source})"

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (self.player, self.steps, -1 if self.source is None else self.source.serial)


class Ledger:
    """What a form of the game writes down beside the table.

    Attributes:
        first_player: Who took the first turn; a turn cycle ends before that player's turn.
        closed: The places from which nothing can be bought any more this turn, as bits.
        defeated: The Super-Villains defeated so far, by serial number, in order.
        adjustments: Changes of hands that are made as this turn ends.
        vp: The VP tokens that each player has.
        used: The abilities used this turn that can be used once: the serial number of the card, and which it is.
        appearing: Whether a Super-Villain is making its First Appearance. Never so where the game rests.
    """

    __slots__ = ("adjustments", "appearing", "closed", "defeated", "first_player", "used", "vp")

    def __init__(self) -> None:
        self.first_player = 0
        self.closed = 0
        self.defeated: list[int] = []
        self.adjustments: list[Adjustment] = []
        self.vp: list[int] = []
        self.used: list[tuple[int, int]] = []
        self.appearing = False

    def forget_uses(self, card: GameCard) -> None:
        """Forget that abilities of a card were used, as it leaves play. [cube 3.040]"""
        if self.used:
            self.used = [used for used in self.used if used[0] != card.serial]

    def copy(self) -> Ledger:
        """The same once more, independent of this one."""
        other = Ledger()
        other.first_player = self.first_player
        other.closed = self.closed
        other.defeated = self.defeated.copy()
        other.adjustments = self.adjustments.copy()
        other.vp = self.vp.copy()
        other.used = self.used.copy()
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        adjustments = tuple([adjustment.state() for adjustment in self.adjustments])
        return (self.first_player, self.closed, tuple(self.defeated), adjustments, tuple(self.vp), tuple(self.used))
