"""Numbers that texts say or describe: "3", "X", "that many", "1 for each", "1 more than"."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import G, R
from longbox.kernel.terms import AMOUNT, NUMBER, Term


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Term, Generic[G, R]):
    """A number that a text says or describes."""

    def count(self, game: G, resolution: R) -> int:
        """The number now."""
        raise NotImplementedError

    def can_be_several(self) -> bool:
        """Whether it can ever be more than one, so that what it counts can be several cards."""
        return True


class Fixed(Amount[G, R]):
    """A number that the text says: "3", "+2"."""

    fields = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def count(self, game: G, resolution: R) -> int:
        return self.value

    def can_be_several(self) -> bool:
        return self.value > 1


class X(Amount[G, R]):
    """The X of the text: what its player chose, or what the text says that it is. [vs 505.1b] [champions Cost]"""

    refers = NUMBER

    def count(self, game: G, resolution: R) -> int:
        return resolution.number


class ThatMuch(Amount[G, R]):
    """As much as was done, or would be: "that much", "that many"."""

    refers = AMOUNT

    def count(self, game: G, resolution: R) -> int:
        return resolution.amount


class Times(Amount[G, R]):
    """So much for each: "1 for each resource you control"."""

    fields = ("amount", "each")

    def __init__(self, amount: Amount[G, R], each: Amount[G, R]) -> None:
        self.amount = amount
        self.each = each

    def count(self, game: G, resolution: R) -> int:
        return self.amount.count(game, resolution) * self.each.count(game, resolution)


class NoMoreThan(Amount[G, R]):
    """An amount, up to a most: "+1 Power for each Hero, up to a maximum of 3"."""

    fields = ("amount", "most")
    not_zero = ("most",)

    def __init__(self, amount: Amount[G, R], most: int) -> None:
        self.amount = amount
        self.most = most

    def count(self, game: G, resolution: R) -> int:
        return min(self.amount.count(game, resolution), self.most)


class SetsOf(Amount[G, R]):
    """How many times there are so many of something: "for every two Heroes you control"."""

    fields = ("number", "amount")
    not_zero = ("number",)

    def __init__(self, number: int, amount: Amount[G, R]) -> None:
        self.number = number
        self.amount = amount

    def count(self, game: G, resolution: R) -> int:
        return self.amount.count(game, resolution) // max(self.number, 1)


class Halved(Amount[G, R]):
    """Half of an amount, rounded up or down: "half its cost, rounded up"."""

    fields = ("amount", "up")

    def __init__(self, amount: Amount[G, R], up: bool) -> None:
        self.amount = amount
        self.up = up

    def count(self, game: G, resolution: R) -> int:
        return (self.amount.count(game, resolution) + self.up) // 2


class Plus(Amount[G, R]):
    """Two amounts together: "1 more than the number of boost icons"."""

    fields = ("amount", "other")

    def __init__(self, amount: Amount[G, R], other: Amount[G, R]) -> None:
        self.amount = amount
        self.other = other

    def count(self, game: G, resolution: R) -> int:
        return self.amount.count(game, resolution) + self.other.count(game, resolution)


class Difference(Plus[G, R]):
    """How much one amount is more than another, whichever is more: "the difference between ... and ..."."""

    def count(self, game: G, resolution: R) -> int:
        return abs(self.amount.count(game, resolution) - self.other.count(game, resolution))


class LessThan(Plus[G, R]):
    """An amount less another, and none where that is more: "its cost minus 1"."""

    def count(self, game: G, resolution: R) -> int:
        return max(self.amount.count(game, resolution) - self.other.count(game, resolution), 0)
