"""Meanings of card texts: what an effect does, when a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.kernel.game import Game


NO_CARDS: Final[list[Card[Any]]] = []
"""What a text speaks of before it speaks of any card. Effects put another list in its place, never into it."""


NO_PARTS: Final[list[Resolution]] = []
"""What players did before any was told something. Effects put another list in its place, never into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolution:
    """The resolving of one text: who "you" are, which card it stands on, what "it" and "if you do" mean.

    Attributes:
        player: The number of the player the text speaks to at this place.
        controller: The number of the player who resolves the whole text.
        source: The card the text stands on, if it stands on one.
        cards: The cards that the text spoke of last: "it", "them".
        number: The number that the text let somebody name, or explains: its X.
        amount: How much the text did last: "that much", "that many".
        did: Whether the last thing that could be declined, or fail, was done: "if you do".
        other: The number of the player whom the text spoke of last: "that player"; -1 where it spoke of none.
        parts: What each of several players did whom the text told something last, each as a resolution of its own.
    """

    __slots__ = ("amount", "cards", "controller", "did", "number", "other", "parts", "player", "source")

    def __init__(self, player: int, source: Card[Any] | None) -> None:
        self.player = player
        self.controller = player
        self.source = source
        self.cards = NO_CARDS
        self.number = 0
        self.amount = 0
        self.did = False
        self.other = -1
        self.parts: list[Resolution] = NO_PARTS


G = TypeVar("G", bound="Game[Any]")
R = TypeVar("R", bound=Resolution)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Term, Generic[G, R]):
    """Something that a text tells to do.

    Attributes:
        optional: Whether a player may do it or leave it.
    """

    vain = "it does what can't be done"
    optional: ClassVar[bool] = False

    def run(self, game: G, resolution: R) -> None:
        """Do it, and leave in `resolution` what later words of the text refer to."""
        raise NotImplementedError

    def possible(self, game: G, resolution: R) -> bool:
        """Whether a player may choose to do it now."""
        return True

    def done_in_any_case(self) -> bool:
        """Whether it is done even if what stands before it may be left and is: "then put the rest back on top"."""
        return False

    def offer(self, game: G, resolution: R) -> None:
        """Let the player do it, if it is possible, or leave it: "you may ...". What is done sets `resolution.did`."""
        if self.possible(game, resolution) and game.may(resolution.player, game.OFFER, resolution.source):
            resolution.did = True
            self.run(game, resolution)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Term, Generic[G, R]):
    """Something that a text asks about the game."""

    vain = "its condition never holds"

    def holds(self, game: G, resolution: R) -> bool:
        """Whether it is so now."""
        raise NotImplementedError
