"""What texts leave at work: what is always so by cards in play, and what is so for some time."""

from __future__ import annotations

from longbox.games.forever.abilities import Constant, Situation
from longbox.games.forever.definitions import GameCard


class AtWork:
    """Something that is so by a card in play, or for some time.

    Attributes:
        constant: What it does.
        situation: Whose it is, and the card that it comes from.
        until: How long it lasts: `WHILE_IN_PLAY`, `THIS_ACT`, or another of these periods.
        number: Since when, in the game's own time.
        threshold: How many citizens must be on the card that it comes from.
        side: The side of the players whom it concerns alone, on a Location; nothing for all. [forever Location Cards]
    """

    __slots__ = ("constant", "number", "side", "situation", "threshold", "until")

    def __init__(
        self,
        constant: Constant,
        situation: Situation,
        until: str,
        number: int,
        threshold: int = 0,
        side: str = "",
    ) -> None:
        self.constant = constant
        self.situation = situation
        self.until = until
        self.number = number
        self.threshold = threshold
        self.side = side

    @property
    def source(self) -> GameCard | None:
        """The card that it comes from."""
        return self.situation.source

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (repr(self.constant), self.situation.state(), self.until, self.number)

    def without(self, card: GameCard) -> AtWork:
        """The same once a card that it speaks of has left play."""
        if not self.speaks_of(card):
            return self
        situation = self.situation.without(card)
        return AtWork(self.constant, situation, self.until, self.number, self.threshold, self.side)

    def speaks_of(self, card: GameCard) -> bool:
        """Whether it is so of a card, or will do something to it. [forever In Play]"""
        if card in self.situation.cards:
            return True
        return any([card in spoken.cards for spoken in self.situation.spoken])

    def lasting(self, until: str) -> AtWork:
        """The same until something else is over."""
        return AtWork(self.constant, self.situation, until, self.number, self.threshold, self.side)
