"""What the log of a table is made of, and what is refused.

LongboxError
├── Refusal       something can't be done; it has the code that clients know
└── OtherRules    a game that was begun by other rules or cards isn't the same any more
"""

from __future__ import annotations

from typing import Final

from longbox.faces.words import speak_to
from longbox.kernel.errors import LongboxError
from longbox.server.messages import Code

ANSWER: Final = "answer"
UNDO: Final = "undo"
WISHES: Final = "wishes"
SEAT: Final = "seat"
REQUEST: Final = "request"
REPLY: Final = "reply"
PAUSE: Final = "pause"
RESUME: Final = "resume"
END: Final = "end"
"""The kinds of entries."""


def conceding(name: str) -> str:
    """How a game ended that a player of some name gave up."""
    return speak_to(f"{name} concedes.", name)


class Refusal(LongboxError):
    """Something can't be done.

    Attributes:
        code: Why, as a word that clients know.
        rule: The rule behind it, if there is one.
    """

    def __init__(self, code: Code, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code: Code = code
        self.rule = rule


class OtherRules(LongboxError):
    """A game that was begun by other rules or cards isn't the same any more."""


OUTGROWN: Final = "This game was begun by rules or cards that are others now; it can't go on."


class Given:
    """An answer that stands.

    Attributes:
        n: The entry.
        seat: Who gave it.
        key: Its stable key.
        before: How many answers the game had before.
        itself: Whether nobody was asked.
        bound: Whether something became known by it.
        seen: The serial numbers of the cards that somebody got to know by it.
    """

    def __init__(self, n: int, seat: int, key: str, before: int, *, itself: bool) -> None:
        self.n = n
        self.seat = seat
        self.key = key
        self.before = before
        self.itself = itself
        self.bound = False
        self.seen: set[int] = set()


class Asked:
    """Something that the others are asked to agree to.

    Attributes:
        n: The entry.
        by: Who wishes it.
        what: What is wished.
        to: Of an undo: the entry to go back to.
        until: When it lapses, in milliseconds since 1970.
        yes: Who agreed.
    """

    def __init__(self, n: int, by: int, what: str, to: int | None, until: int) -> None:
        self.n = n
        self.by = by
        self.what = what
        self.to = to
        self.until = until
        self.yes: list[int] = []
