"""What the Cube writes down beside the table: who began, what can't be bought, tokens, who was defeated, this turn."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import GameCard
from longbox.kernel.choices import Choice

NO_CARD: Final = -1
"""In the place of a card's serial number."""


NO_LIMIT: Final = -1
"""In the place of how many turns are left."""


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


class ThisTurn:
    """What is written down of a turn, and forgotten with it.

    Attributes:
        used: The abilities used that can be used once: the serial number of the card, and which it is. [cube 1.104]
        in_line_up: The cards that were played and resolved in the Line-Up, by serial number. [cube 6.290]
        declined: The cards being played with which Ninjutsu was declined, by serial number. [cube 6.291]
        time_travelled: The cards that have Time Travel for this turn, by serial number. [cube 6.512]
        played_as: The cards played this turn whose attributes can change, as they were then, by their places among all.
            [cube 1.020]
        gained_as: The same of those bought or gained. [cube 1.020]
        teamworks: How often the active player has teamworked a foe. [cube 6.504]
        confronting: Whether the active player is in a Confrontation. [cube 6.110]
        destroyed: How many cards the active player has destroyed.
        discarded: How many cards the active player has discarded from the hand. [cube 6.192]
    """

    __slots__ = (
        "confronting",
        "declined",
        "destroyed",
        "discarded",
        "gained_as",
        "in_line_up",
        "played_as",
        "teamworks",
        "time_travelled",
        "used",
    )

    def __init__(self) -> None:
        self.used: list[tuple[int, int]] = []
        self.in_line_up: list[int] = []
        self.declined: list[int] = []
        self.time_travelled: list[int] = []
        self.played_as: dict[int, GameCard] = {}
        self.gained_as: dict[int, GameCard] = {}
        self.teamworks = 0
        self.confronting = False
        self.destroyed = 0
        self.discarded = 0

    def copy(self) -> ThisTurn:
        """The same once more, independent of this one."""
        other = ThisTurn()
        other.used = self.used.copy()
        other.in_line_up = self.in_line_up.copy()
        other.declined = self.declined.copy()
        other.time_travelled = self.time_travelled.copy()
        other.played_as = self.played_as.copy()
        other.gained_as = self.gained_as.copy()
        other.teamworks = self.teamworks
        other.confronting = self.confronting
        other.destroyed = self.destroyed
        other.discarded = self.discarded
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        cards = (tuple(self.in_line_up), tuple(self.declined), tuple(self.time_travelled))
        recorded = [
            tuple([(place, card.definition.types) for place, card in record.items()])
            for record in (self.played_as, self.gained_as)
        ]
        counts = (self.teamworks, self.destroyed, self.discarded)
        return (tuple(self.used), cards, tuple(recorded), counts, self.confronting)


class Ledger:
    """What a form of the game writes down beside the table.

    Attributes:
        first_player: Who took the first turn; a turn cycle ends before that player's turn.
        closed: The places from which nothing can be bought any more this turn, as bits.
        defeated: The Super-Villains defeated so far, by serial number, in order.
        adjustments: Changes of hands that are made as this turn ends.
        vp: The VP tokens that each player has.
        held_back: The cards of the Line-Up that can't be bought or gained: by serial number, whose next turn ends
            it, or `NOBODY` where this turn does. [cube 6.197, 6.294]
        attached_to: The Super-Villain to which cards are attached, by serial number; below 0 for none. [cube 6.050]
        duplicates: Whether a card lies twice in the Line-Up, as far as anybody may point at it. [cube 1.170]
        turns_left: How many turns follow this one, where time was called; below 0 where it wasn't. [cube 9.020]
        conceded: Who has conceded, in order. [cube 9.040]
        gone: Those of them who have left the game, as the turn is over. [cube 9.050]
        this_turn: What is written down of this turn.
        appearing: Whether a Super-Villain is making its First Appearance. Never so where the game rests.
    """

    __slots__ = (
        "adjustments",
        "appearing",
        "attached_to",
        "closed",
        "conceded",
        "defeated",
        "duplicates",
        "first_player",
        "gone",
        "held_back",
        "this_turn",
        "turns_left",
        "vp",
    )

    def __init__(self) -> None:
        self.first_player = 0
        self.closed = 0
        self.defeated: list[int] = []
        self.adjustments: list[Adjustment] = []
        self.vp: list[int] = []
        self.held_back: dict[int, int] = {}
        self.attached_to = NO_CARD
        self.duplicates = False
        self.turns_left = NO_LIMIT
        self.conceded: list[int] = []
        self.gone: list[int] = []
        self.this_turn = ThisTurn()
        self.appearing = False

    def forget_uses(self, card: GameCard) -> None:
        """Forget that abilities of a card were used, as it leaves play. [cube 3.040]"""
        if self.this_turn.used:
            self.this_turn.used = [used for used in self.this_turn.used if used[0] != card.serial]

    def forget_tokens(self, card: GameCard) -> None:
        """A card that comes into the Line-Up has nothing on it that it had there before. [cube 3.040]"""
        self.held_back.pop(card.serial, None)
        if card.serial in self.this_turn.in_line_up:
            self.this_turn.in_line_up.remove(card.serial)

    def release(self, player: int) -> None:
        """End what holds back cards of the Line-Up for a player, or `NOBODY`. [cube 6.197, 6.294]"""
        if self.held_back:
            self.held_back = {serial: ends for serial, ends in self.held_back.items() if ends != player}

    def copy(self) -> Ledger:
        """The same once more, independent of this one."""
        other = Ledger()
        other.first_player = self.first_player
        other.closed = self.closed
        other.defeated = self.defeated.copy()
        other.adjustments = self.adjustments.copy()
        other.vp = self.vp.copy()
        other.held_back = self.held_back.copy()
        other.attached_to = self.attached_to
        other.duplicates = self.duplicates
        other.turns_left = self.turns_left
        other.conceded = self.conceded.copy()
        other.gone = self.gone.copy()
        other.this_turn = self.this_turn.copy()
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        adjustments = tuple([adjustment.state() for adjustment in self.adjustments])
        return (
            (self.first_player, self.closed, tuple(self.defeated), adjustments, tuple(self.vp)),
            (tuple(sorted(self.held_back.items())), self.attached_to),
            (self.duplicates, self.turns_left, tuple(self.conceded), tuple(self.gone)),
            self.this_turn.state(),
        )
