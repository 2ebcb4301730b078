"""What continuous texts read and what they write, so that dependencies are found and not listed. [vs 514.2]

A fact is an aspect of the game, with a value where only one value matters: whether a character has the X-Men
affiliation is `(AFFILIATION, "X-Men")`; how many affiliations it has is `(AFFILIATION, ANY)`.
"""

from __future__ import annotations

from typing import Final

Fact = tuple[int, str]

ANY: Final = ""
"""Any value of an aspect."""

# Qualities, which modifiers may change [vs 513.2h]; affiliations are changed like them.
NAME: Final = 0
IDENTITY: Final = 1
VERSION: Final = 2
POWERS: Final = 3
"""Powers and keywords; the value is a keyword."""
AFFILIATION: Final = 4
ATK: Final = 5
DEF: Final = 6
WILLPOWER: Final = 7
FLIGHT: Final = 8
RANGE: Final = 9
REINFORCEMENT: Final = 10

# What only happens, and no continuous text changes.
IN_PLAY: Final = 11
POSITION: Final = 12
STUNNED: Final = 13
EXHAUSTED: Final = 14
COMBAT: Final = 15
"""Who attacks and defends."""
COUNTERS: Final = 16
ATTACHMENT: Final = 17
FACE: Final = 18
"""Which resources are face up or revealed."""
ENDURANCE: Final = 19
PILES: Final = 20
"""What lies in hands, decks, KO'd piles and the other places out of play."""
TIME: Final = 21
"""The phase, the step, and who has the initiative."""
HISTORY: Final = 22
"""What happened this turn: attacks, plays, uses."""
CHOICES: Final = 23
"""What was chosen for objects."""

CONTROL_ASPECTS: Final = 1 << IN_PLAY | 1 << POSITION | 1 << COMBAT
"""What changes as an object gets another controller, as bits."""

TEXTS_MATTER: Final = 1 << IN_PLAY | 1 << STUNNED | 1 << FACE | 1 << ATTACHMENT | 1 << COUNTERS | 1 << CHOICES
"""What decides which texts are active, as bits: whatever is printed, these change it."""


class Facts:
    """Some facts that a text reads or writes.

    Attributes:
        facts: The facts.
        aspects: Their aspects, as bits.
    """

    __slots__ = ("aspects", "facts")

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        self.facts = facts
        self.aspects = 0
        for aspect, _ in facts:
            self.aspects |= 1 << aspect

    def overlap(self, others: Facts) -> bool:
        """Whether one of these facts can be one of the others."""
        if not self.aspects & others.aspects:
            return False
        for aspect, value in self.facts:
            for other, changed in others.facts:
                if aspect == other and (value == changed or ANY in (value, changed)):
                    return True
        return False


NO_FACTS: Final = Facts(())
