"""Cards in play: what changes on them. [vs 213.5]"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.vs.table import FRONT, RESOURCE_ROW
from longbox.kernel.cards import Card
from longbox.kernel.objects import InPlay

UNATTACHED: Final = -1
COSMIC_COUNTER: Final = "cosmic"
"""The name of cosmic counters. [vs 706.7]"""

Reference = tuple[int, int]
"""A card as it lies where it lies: its serial number, and when it came there.

A card that has changed zones is no longer the same card, and old references don't mean it. [vs 213.1c]
"""


class StatCounter:
    """A counter that changes ATK and DEF; its modifier has a timestamp. [vs 215.1c]"""

    __slots__ = ("atk", "defense", "timestamp")

    def __init__(self, atk: int, defense: int, timestamp: int) -> None:
        self.atk = atk
        self.defense = defense
        self.timestamp = timestamp


NOT_ACTIVE: Final[dict[int, int]] = {}
"""Since when powers are active where none is. Another dictionary is put in its place, and nothing into it."""
NOT_USED: Final[dict[str, int]] = {}
"""How often powers were used that nobody has used. Another dictionary is put in its place, and nothing into it."""
NO_CHOICES: Final[dict[str, tuple[str, ...]]] = {}
"""What was chosen before anything was chosen. Another dictionary is put in its place, and nothing into it."""


class TeamObject(InPlay):
    """A card in play.

    Attributes:
        number: When it entered play; with the card's serial number, the reference to it.
        row: `FRONT`, `SUPPORT` or `RESOURCE_ROW`; equipment goes by its character. [vs 213.5d]
        column: Its column. Those of the visible and the hidden area are counted apart. [vs 705.1]
        hidden: Whether it is in the hidden area; resources never are. [vs 701.17, 705.3a]
        face_up: Whether a resource is face up. [vs 701.11]
        revealed: Whether a face-down resource is revealed for now. [vs 701.11b, 708.9]
        exhausted: Whether it is exhausted; else it is ready. [vs 701.3, 701.9]
        stunned: Whether it is stunned. [vs 701.12]
        attacker: Whether it attacks. [vs 701.1]
        team_attacker: Whether it attacks as part of a team attack. [vs 701.14]
        defender: Whether it defends. [vs 701.2]
        attached_to: The serial number of the character that an equipment is attached to, or `UNATTACHED`.
        counters: The named counters on it. [vs 215.1b]
        stat_counters: The counters that change ATK and DEF, oldest first. [vs 215.1a]
        timestamp: When it entered play or was last turned face up. [vs 515.1]
        active_since: Since when each of its printed continuous powers is active, by its place among them. [vs 515.3]
        readied: When it was last readied. [vs 513.1d]
        held_by: References to the objects that keep it exhausted as long as they are. [vs 513.6]
        attacked: Whether it has been an attacker this turn. [vs Attacked]
        team_attacked: Whether it has been a team attacker this turn.
        defended: Whether it was a defender in an earlier attack substep of this turn.
        became_stunned: Whether it became stunned this turn.
        used: How often each power of it was used this turn, by what the power says; a card that comes back is another
            object, and has used nothing; one that is turned face down forgets. [vs 501.4, 501.4a-e]
        choices: What was chosen for it, by kind: "affiliation". [vs 513.1e]
        controllers: The players who controlled it before, the last at the end. [vs 102.3]
    """

    __slots__ = (
        "active_since",
        "attached_to",
        "attacked",
        "attacker",
        "became_stunned",
        "choices",
        "column",
        "controllers",
        "counters",
        "defended",
        "defender",
        "exhausted",
        "face_up",
        "held_by",
        "hidden",
        "readied",
        "revealed",
        "row",
        "stat_counters",
        "stunned",
        "team_attacked",
        "team_attacker",
        "timestamp",
        "used",
    )

    def __init__(self, card: Card[Any], number: int, controller: int, like: TeamObject | None = None) -> None:
        # A copy is made here, too: to give it what a new object has first takes as long again.
        super().__init__(card, number, controller)
        if like is None:
            self.row = FRONT
            self.column = 0
            self.hidden = False
            self.face_up = False
            self.revealed = False
            self.exhausted = False
            self.stunned = False
            self.attacker = False
            self.team_attacker = False
            self.defender = False
            self.attached_to = UNATTACHED
            self.counters: dict[str, int] = {}
            self.stat_counters: tuple[StatCounter, ...] = ()
            self.timestamp = number
            self.active_since = NOT_ACTIVE
            self.readied = 0
            self.held_by: tuple[Reference, ...] = ()
            self.attacked = False
            self.team_attacked = False
            self.defended = self.became_stunned = False
            self.used = NOT_USED
            self.choices = NO_CHOICES
            self.controllers: tuple[int, ...] = ()
        else:
            self.row = like.row
            self.column = like.column
            self.hidden = like.hidden
            self.face_up = like.face_up
            self.revealed = like.revealed
            self.exhausted = like.exhausted
            self.stunned = like.stunned
            self.attacker = like.attacker
            self.team_attacker = like.team_attacker
            self.defender = like.defender
            self.attached_to = like.attached_to
            self.counters = like.counters.copy() if like.counters else {}
            self.stat_counters = like.stat_counters
            self.timestamp = like.timestamp
            self.active_since = like.active_since
            self.readied = like.readied
            self.held_by = like.held_by
            self.attacked = like.attacked
            self.team_attacked = like.team_attacked
            self.defended = like.defended
            self.became_stunned = like.became_stunned
            self.used = like.used
            self.choices = like.choices
            self.controllers = like.controllers

    def copy(self) -> TeamObject:
        return TeamObject(self.card, self.number, self.controller, self)

    def is_face_up(self) -> bool:
        """Whether it lies face up, as resources that were turned so, and all but stunned characters. [vs 701.11-12]"""
        return self.face_up if self.row == RESOURCE_ROW else not self.stunned

    @property
    def reference(self) -> Reference:
        """What means this object, and no later one of the same card."""
        return (self.card.serial, self.number)

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(),
            (self.row, self.column, self.hidden, self.face_up, self.revealed, self.exhausted, self.stunned),
            (self.attacker, self.team_attacker, self.defender, self.attached_to),
            (self.attacked, self.team_attacked, self.defended, self.became_stunned),
            tuple(sorted(self.counters.items())),
            tuple([(counter.atk, counter.defense, counter.timestamp) for counter in self.stat_counters]),
            (self.timestamp, self.readied, self.held_by),
            tuple(sorted(self.active_since.items())),
            tuple(sorted(self.used.items())),
            tuple(sorted(self.choices.items())),
            self.controllers,
        )
