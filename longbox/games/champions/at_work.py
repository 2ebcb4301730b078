"""What texts leave at work: constant abilities of cards in play, lasting effects, and effects that come later.

[champions Constant Ability, Lasting Effects, Delayed Effects]
"""

from __future__ import annotations

from longbox.games.champions.abilities import CardEffect, Constant, Occasion, Situation
from longbox.games.champions.definitions import GameCard


class AtWork:
    """A constant ability of a card in play, or a lasting effect.

    Attributes:
        constant: What it does.
        situation: Whose it is, and the card that it comes from.
        until: How long it lasts: `WHILE_IN_PLAY`, `THIS_ATTACK`, `THIS_PHASE`, `THIS_ROUND`, `THIS_TURN`, `YOUR_TURN`,
            `YOUR_NEXT_TURN` or `THIS_GAME`.
        number: Since when, in the game's own time.
    """

    __slots__ = ("constant", "number", "situation", "until")

    def __init__(self, constant: Constant, situation: Situation, until: str, number: int) -> None:
        self.constant = constant
        self.situation = situation
        self.until = until
        self.number = number

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (repr(self.constant), self.situation.state(), self.until, self.number)

    def after(self, old: GameCard, new: GameCard | None) -> AtWork | None:
        """A lasting effect once a card has been turned to its other side, or has left play; none if it is over."""
        constant = self.constant.after(old, new)
        if constant is None:
            return None
        if constant is self.constant and not self.situation.speaks_of(old):
            return self
        return AtWork(constant, self.situation.after(old, new), self.until, self.number)


class Delayed:
    """An effect that comes at a later moment. [champions Delayed Effects]

    Attributes:
        effect: What happens then.
        situation: Of the text that told of it.
        when: `THIS_ATTACK`, `THIS_PHASE`, `THIS_ROUND` or `YOUR_TURN`: at its end; `YOUR_NEXT_TURN`: as that begins.
        number: Since when, in the game's own time.
        occasion: What it waits for, the next time, until that end; none, if it comes at the end itself.
        stays: Whether it comes each time, and not the next time alone.
    """

    __slots__ = ("effect", "number", "occasion", "situation", "stays", "when")

    def __init__(
        self,
        effect: CardEffect,
        situation: Situation,
        when: str,
        number: int,
        occasion: Occasion | None = None,
        stays: bool = False,
    ) -> None:
        self.effect = effect
        self.situation = situation
        self.when = when
        self.number = number
        self.occasion = occasion
        self.stays = stays

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (repr(self.effect), self.situation.state(), self.when, self.number, repr(self.occasion), self.stays)

    def after(self, old: GameCard, new: GameCard | None) -> Delayed:
        """The same once a card has been turned to its other side, or has left play."""
        if not self.situation.speaks_of(old):
            return self
        situation = self.situation.after(old, new)
        return Delayed(self.effect, situation, self.when, self.number, self.occasion, self.stays)
