"""What greedy bots of several games weigh in the same way: what a text does, and the sentences that all texts have."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.questions import Question
from longbox.kernel.terms import Term
from longbox.texts import conditions, may, sequences

C = TypeVar("C", bound=Card[Any])
D = TypeVar("D", bound="Deed[Any]")
P = TypeVar("P", bound="Place")

Weigh = Callable[[Any, Any], list[Any]]
"""What an effect comes to, at a place: a list of deeds."""

ONE_OF: Final = "one of"
"""The deed of choosing among several."""


def each_card(question: Question, rate: Callable[[Any], float], declining: float = 0.0) -> list[float]:
    """Rate cards by a measure, and taking no more by what that is worth."""
    return [rate(choice) if isinstance(choice, Card) else declining for choice in question.choices]


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[C]):
    """One thing that a text does, as a player weighs it.

    Attributes:
        kind: What is done, in a word of the game.
        amount: How much of it.
        cards: The cards that it may be done to, or is done by.
        each: Whether it is done to each of them; else to one.
        note: What else tells it from others of its kind.
        weight: How likely it comes to that.
        options: Of `ONE_OF`: what each of the things to choose from comes to.
    """

    __slots__ = ("amount", "cards", "each", "kind", "note", "options", "weight")

    def __init__(self, kind: str, amount: float, cards: list[C] | None, each: bool, note: str) -> None:
        self.kind = kind
        self.amount = amount
        self.cards: list[C] = [] if cards is None else cards
        self.each = each
        self.note = note
        self.weight = 1.0
        self.options: list[list[Any]] = []

    def __repr__(self) -> str:
        return f"<{self.kind} {self.amount:g} {self.note} {self.cards} x {self.weight:g}>"


def weighed(deeds: list[D], weight: float) -> list[D]:
    """Deeds that come about only with some likelihood."""
    if weight <= 0.0:
        return []
    for deed in deeds:
        deed.weight *= weight
    return deeds


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """Where a text is read, for what its numbers and conditions are there."""

    def amount(self, amount: Any) -> float:
        """A number that a text says, or describes; what is not known before it is done is guessed."""
        raise NotImplementedError

    def where_x(self, x: float) -> Place:
        """The same, where X is so much, as near as a whole number comes."""
        raise NotImplementedError

    def guess(self, condition: Any) -> float | None:
        """How often something is so that is not known before; nothing where that is known."""
        raise NotImplementedError

    def holds(self, condition: Any) -> bool:
        """Whether something is so, as far as the player knows."""
        raise NotImplementedError

    def chance(self, condition: Any) -> float:
        """How likely it is that something is so when the text asks for it."""
        if isinstance(condition, conditions.Not):
            return 1.0 - self.chance(condition.condition)
        if isinstance(condition, conditions.AllSo):
            return prod([self.chance(part) for part in condition.conditions])
        guess = self.guess(condition)
        if guess is not None:
            return guess
        return 1.0 if self.holds(condition) else 0.0


class Readings(Generic[P, D]):
    """What the effects of a game come to, by their kinds.

    Attributes:
        own: How each effect of the game is read.
    """

    def __init__(self) -> None:
        self.own: dict[type[Term], Weigh] = {}

    def read(self, effect: object, place: P) -> list[D]:
        """What an effect comes to. One that no shipped card has, and that is unknown here, comes to nothing."""
        reading = self.own.get(type(effect))  # type: ignore[arg-type]
        return [] if reading is None else reading(effect, place)

    def of_if(self, effect: Any, place: P) -> list[D]:
        """An effect, if its condition holds."""
        return weighed(self.read(effect.effect, place), place.chance(effect.condition))

    def of_if_else(self, effect: Any, place: P) -> list[D]:
        """One effect or the other."""
        chance = place.chance(effect.condition)
        return weighed(self.read(effect.effect, place), chance) + weighed(
            self.read(effect.otherwise, place), 1.0 - chance
        )

    def of_instead_if(self, effect: Any, place: P) -> list[D]:
        """An effect, or another in its place if something is so."""
        chance = place.chance(effect.condition)
        return weighed(self.read(effect.effect, place), 1.0 - chance) + weighed(self.read(effect.other, place), chance)

    def of_inner(self, effect: Any, place: P) -> list[D]:
        """The effect inside: what can mostly be done, or is done if one likes."""
        return self.read(effect.effect, place)

    def of_where_x(self, effect: Any, place: Any) -> list[D]:
        """Something with an X that the text explains."""
        return self.read(effect.effect, place.where_x(place.amount(effect.amount)))

    def shared(self) -> dict[type[Term], Weigh]:
        """How the sentences are read that the texts of all games have."""
        return {
            sequences.IfYouCannot: self.of_inner,
            sequences.WhereX: self.of_where_x,
            conditions.If: self.of_if,
            conditions.IfElse: self.of_if_else,
            conditions.InsteadIf: self.of_instead_if,
            may.May: self.of_inner,
        }
