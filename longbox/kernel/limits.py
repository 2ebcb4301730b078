"""How deep and how long one step of a game may go: texts can bring each other about without end.

The kernel counts by itself. Compiled code calls on until the stack ends, and then the whole program does; a loop that
goes round and round never ends at all. Neither is left to Python.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError

DEEPEST: Final = 60
"""So many texts may be resolved each within another. Shipped cards reach six."""
LONGEST: Final = 5_000
"""So many texts may be resolved from one rest of a game to the next."""
MOST_ACTIONS: Final = 500
"""So many things may a player do in one turn; then only ending it is left. Turns have a few dozen."""
MOST_STEPS: Final = 200_000
"""So many steps may a game have that bots play to its end. Games have some hundreds, or a few thousands."""
DEEP: Final = 10
"""From so many texts within each other on, Python's own limit is lifted: it counts calls, and is soon reached."""
CALLS: Final = 10_000
"""What Python's limit is lifted to: more calls than `DEEPEST` texts ever need."""
LOOKED_AT: Final = 40
"""So many of the last texts are looked at for those that go round."""
SUSPICIOUS: Final = LONGEST - LOOKED_AT
"""From so many texts on, it is kept which they are."""


class EndlessTexts(LongboxError):
    """Texts bring each other about without end, or a game never comes to its end. The step that led there is lost.

    Attributes:
        cards: The names of the cards with these texts.
    """

    def __init__(self, words: str, cards: list[str]) -> None:
        super().__init__(words)
        self.cards = cards

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (str(self), self.cards)


class Limits:
    """Counts what is being resolved, and raises where it has no end.

    Attributes:
        within: The cards whose texts are being resolved, each within the one before.
        resolved: How many texts were resolved since the game rested last.
        latest: The cards of the latest of them, in order, once they are suspiciously many.
        calls: Python's own limit, while it is lifted.
    """

    __slots__ = ("calls", "latest", "resolved", "within")

    def __init__(self) -> None:
        self.within: list[Card[Any] | None] = []
        self.latest: list[Card[Any] | None] = []
        self.resolved = 0
        self.calls = 0

    def rest(self) -> None:
        """Begin to count anew: the game rests."""
        self.resolved = 0
        if self.latest:
            self.latest = []

    def enter(self, card: Card[Any] | None) -> None:
        """Begin to resolve a text; `leave` ends it, whatever happens.

        Args:
            card: The card that the text stands on, if it stands on one.

        Raises:
            EndlessTexts: It is too deep within others, or one too many.
        """
        self.within.append(card)
        self.resolved += 1
        if len(self.within) >= DEEP or self.resolved > SUSPICIOUS:
            self.go_far()

    def look_into(self, card: Card[Any] | None) -> None:
        """Begin to ask what a text says just now, which may depend on others; `leave` ends it.

        Raises:
            EndlessTexts: It is too deep within others.
        """
        self.within.append(card)
        if len(self.within) >= DEEP:
            self._go_deep()

    def leave(self) -> None:
        """End what was begun last."""
        if len(self.within) == DEEP:
            self.come_back()
        self.within.pop()

    def come_back(self) -> None:
        """Let Python's own limit hold again, as texts are no longer so deep within each other."""
        sys.setrecursionlimit(self.calls)

    def go_far(self) -> None:
        """Note what is resolved where that goes on for long or deep, or end it here.

        Raises:
            EndlessTexts: It is too deep within others, or one too many.
        """
        if self.resolved > SUSPICIOUS:
            self.latest.append(self.within[-1])
        if self.resolved > LONGEST:
            self.within.pop()
            raise endless(self.latest)
        if len(self.within) >= DEEP:
            self._go_deep()

    def _go_deep(self) -> None:
        """See to it that Python lets texts be resolved so deep within each other, or that it ends here."""
        if len(self.within) > DEEPEST:
            self.within.pop()
            raise endless(self.within)
        if len(self.within) == DEEP:
            self.calls = sys.getrecursionlimit()
            sys.setrecursionlimit(max(self.calls, CALLS))


def endless(cards: list[Card[Any] | None]) -> EndlessTexts:
    """The error for cards that go round and round: the names of the last of them, in the order in which they come."""
    names = list(dict.fromkeys([str(card) for card in cards[-LOOKED_AT:] if card is not None]))
    if len(names) == 1:
        return EndlessTexts(f"The text of {names[0]} goes on without end.", names)
    listed = f"{', '.join(names[:-1])} and {names[-1]}" if names else "the rules"
    return EndlessTexts(f"The texts of {listed} go on without end, one because of the other.", names)


def never_over(steps: int) -> EndlessTexts:
    """The error for a game that nothing brings to its end."""
    return EndlessTexts(f"The game was not over after {steps:,} steps: nothing brings it to its end.", [])
