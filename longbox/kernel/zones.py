"""Places where cards lie, and the players who own them.

Both are fixed for a whole game and shared by all copies of its state; what lies in a zone is
`game.cards(zone)`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.kernel.choices import Choice

PUBLIC: Final = 0
"""Everybody sees the cards."""
PRIVATE: Final = 1
"""The owner alone sees the cards; the others see how many there are."""
HIDDEN: Final = 2
"""Nobody sees the cards, but for those that a player has learned."""

NOBODY: Final = -1
"""The owner of what belongs to no player."""
EVERYBODY: Final = -1
"""The set of all players, as a set of bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A place for cards. The last card of its list is the top one.

    Attributes:
        number: Its index among the zones of the game.
        name: What players call it.
        owner: The number of the player it belongs to, or `NOBODY`.
        visibility: `PUBLIC`, `PRIVATE` or `HIDDEN`.
        ordered: Whether players can tell its places apart, as in a deck; not so in a hand.
        in_play: Whether a card here is an object in play.
    """

    __slots__ = ("in_play", "name", "number", "ordered", "owner", "visibility")

    def __init__(
        self, number: int, name: str, owner: int, visibility: int, *, ordered: bool = True, in_play: bool = False
    ) -> None:
        self.number = number
        self.name = name
        self.owner = owner
        self.visibility = visibility
        self.ordered = ordered
        self.in_play = in_play

    def in_words(self) -> str:
        """What it is called in a sentence: "the main deck", "Ann's deck"."""
        return f"the {self.name}" if self.owner == NOBODY else self.name

    def __repr__(self) -> str:
        return f"<zone {self.number}: {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Choice):
    """A seat at the table, fixed for the whole game.

    Attributes:
        number: From 0, clockwise.
        name: What the others call the player.
        bit: The set of this player alone, as a set of bits.
    """

    __slots__ = ("bit", "name", "number")

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.bit = 1 << number

    def key(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<player {self.number}: {self.name}>"
