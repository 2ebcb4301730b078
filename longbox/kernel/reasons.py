"""Why not: what keeps a player from doing something, named by its rule.

A rule about what is legal is a list of requirements. The first that doesn't hold is the reason.

LongboxError
└── UnknownWish    what a player wishes is nothing that the game knows
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game

G = TypeVar("G", bound=Game[Any])


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


class Requirement(Generic[G]):
    """One thing that must hold for a player to do something with a card.

    Attributes:
        name: What must hold: "it is your turn".
        rule: The rule that asks for it.
        lacking: Says what is lacking, from the game, the number of the player and the card if there is one;
            nothing where it holds.
    """

    __slots__ = ("lacking", "name", "rule")

    def __init__(self, name: str, rule: str, lacking: Callable[[G, int, Card[Any] | None], str]) -> None:
        self.name = name
        self.rule = rule
        self.lacking = lacking

    def __repr__(self) -> str:
        return f"<requirement: {self.name}>"


def first_lacking(
    requirements: Sequence[Requirement[G]], game: G, player: int, card: Card[Any] | None = None
) -> Reason | None:
    """The first requirement that doesn't hold, as the reason; none if all hold."""
    for requirement in requirements:
        words = requirement.lacking(game, player, card)
        if words:
            return Reason(words, requirement.rule)
    return None
