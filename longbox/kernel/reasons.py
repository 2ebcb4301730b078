"""Why not: what keeps a player from doing something, named by its rule.

A rule about what is legal is a list of requirements. The first that doesn't hold is the reason.

LongboxError
└── UnknownWish    what a player wishes is nothing that the game knows
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game

G_contra = TypeVar("G_contra", bound=Game[Any], contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class UnknownWish(LongboxError):
    """A player wishes what can't be done in this game at all. The message offers what is called alike."""


class Reason:
    """Why a player can't do something.

    Attributes:
        words: For the player who wishes it: "It costs 5; you have 3 Power." Nothing that the player may not know.
        rule: The citation of the rule that asks for more, without its game: "Gameplay".
    """

    __slots__ = ("rule", "words")

    def __init__(self, words: str, rule: str) -> None:
        self.words = words
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<reason: {self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Generic[G_contra, S_contra]):
    """One thing that must hold for a player to do something, said once for all uses of it.

    What is offered and why something isn't both follow from it: choices are all for which `holds`, and a reason says
    what is `lacking`. The docstring of each says what must hold, and cites its rule.

    Attributes:
        rule: The rule that asks for it, without its game.
    """

    rule: ClassVar[str] = ""

    def holds(self, game: G_contra, player: int, subject: S_contra) -> bool:
        """Whether it holds.

        Args:
            game: The game.
            player: The number of the player who wishes to do something.
            subject: With what: a card, say, or an ability.
        """
        raise NotImplementedError

    def lacking(self, game: G_contra, player: int, subject: S_contra) -> str:
        """What is lacking where it doesn't hold, in words for the player: nothing that the player may not know."""
        raise NotImplementedError

    def reason(self, game: G_contra, player: int, subject: S_contra) -> Reason:
        """What is lacking where it doesn't hold, with the rule that asks for it."""
        return Reason(self.lacking(game, player, subject), self.rule)


def all_hold(
    requirements: tuple[Requirement[G_contra, S_contra], ...], game: G_contra, player: int, subject: S_contra
) -> bool:
    """Whether all that must hold does."""
    for requirement in requirements:
        if not requirement.holds(game, player, subject):
            return False
    return True


def first_lacking(
    requirements: tuple[Requirement[G_contra, S_contra], ...], game: G_contra, player: int, subject: S_contra
) -> Reason | None:
    """The first requirement that doesn't hold, as the reason; none if all hold."""
    for requirement in requirements:
        if not requirement.holds(game, player, subject):
            return requirement.reason(game, player, subject)
    return None
