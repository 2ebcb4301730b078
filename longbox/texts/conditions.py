"""What a text asks, and what it tells to do if it is so: "if you do", "otherwise", "and", "not"."""

from __future__ import annotations

from typing import ClassVar

from longbox.kernel.effects import Condition, Effect, G, R
from longbox.kernel.terms import DEED, ENDLESS, Bound
from longbox.texts.amounts import Amount


class Did(Condition[G, R]):
    """Whether what stands before was done: "if you do"."""

    refers = DEED

    def holds(self, game: G, resolution: R) -> bool:
        return resolution.did


def opposite(bounds: tuple[Bound, ...]) -> tuple[Bound, ...]:
    """The bounds where something is not so, if that is one stretch."""
    if len(bounds) != 1:
        return ()
    of, least, most = bounds[0]
    if least <= 0:
        return (Bound(of, most + 1, ENDLESS),)
    return (Bound(of, 0, least - 1),) if most == ENDLESS or (least, most) == (1, 1) else ()


class Not(Condition[G, R]):
    """Whether something is not so."""

    fields = ("condition",)

    def bounds(self) -> tuple[Bound, ...]:
        return opposite(self.condition.bounds())

    def __init__(self, condition: Condition[G, R]) -> None:
        self.condition = condition

    def holds(self, game: G, resolution: R) -> bool:
        return not self.condition.holds(game, resolution)


class AllSo(Condition[G, R]):
    """Whether several things are so: "you control Mr. Fantastic and you have the initiative"."""

    fields = ("conditions",)
    at_once = ("conditions",)

    def __init__(self, conditions: tuple[Condition[G, R], ...]) -> None:
        self.conditions = conditions

    def holds(self, game: G, resolution: R) -> bool:
        return all([condition.holds(game, resolution) for condition in self.conditions])


class AtLeast(Condition[G, R]):
    """Whether there is so much of something: "you control at least 2 allies", "there are 3 counters on it"."""

    fields = ("amount", "least")

    def __init__(self, amount: Amount[G, R], least: int) -> None:
        self.amount = amount
        self.least = least

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(self.amount, self.least, ENDLESS),)

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) >= self.least


class AtMost(Condition[G, R]):
    """Whether there is no more of something than a number: "you have 2 or fewer cards in your hand"."""

    fields = ("amount", "most")

    def __init__(self, amount: Amount[G, R], most: int) -> None:
        self.amount = amount
        self.most = most

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(self.amount, 0, self.most),)

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) <= self.most


class MoreThan(Condition[G, R]):
    """Whether there is more of one thing than of another: "there are more Heroes than Rogues"."""

    fields = ("amount", "other")

    def __init__(self, amount: Amount[G, R], other: Amount[G, R]) -> None:
        self.amount = amount
        self.other = other

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) > self.other.count(game, resolution)


class FewerThan(MoreThan[G, R]):
    """Whether there is less of one thing than of another: "there are fewer Heroes than Rogues"."""

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) < self.other.count(game, resolution)


class AsMuchAs(MoreThan[G, R]):
    """Whether there is just as much of one thing as of another: "its cost is equal to your hand size"."""

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) == self.other.count(game, resolution)


class If(Effect[G, R]):
    """If something is so, one effect; if it isn't, "if you do" that follows is told that nothing was done."""

    fields = ("condition", "effect")
    at_once = ("condition",)

    def __init__(self, condition: Condition[G, R], effect: Effect[G, R]) -> None:
        self.condition = condition
        self.effect = effect

    def run(self, game: G, resolution: R) -> None:
        if self.condition.holds(game, resolution):
            self.effect.run(game, resolution)
        else:
            resolution.did = False

    def possible(self, game: G, resolution: R) -> bool:
        return self.condition.holds(game, resolution) and self.effect.possible(game, resolution)


class IfElse(Effect[G, R]):
    """If something is so, one effect; otherwise another."""

    fields = ("condition", "effect", "otherwise")
    forks = ("otherwise",)
    at_once = ("condition",)

    def __init__(self, condition: Condition[G, R], effect: Effect[G, R], otherwise: Effect[G, R]) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def run(self, game: G, resolution: R) -> None:
        if self.condition.holds(game, resolution):
            self.effect.run(game, resolution)
        else:
            self.otherwise.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        done = self.effect if self.condition.holds(game, resolution) else self.otherwise
        return done.possible(game, resolution)


class DoneIf(If[G, R]):
    """The same as "if", said after it: "draw a card if you control a Location"."""


class InsteadIf(Effect[G, R]):
    """One thing, or another in its place if something is so: "+1 Power. If ..., +3 Power instead"."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "condition", "other")
    order: ClassVar[tuple[str, ...]] = ("condition", "effect", "other")
    forks = ("other",)

    def __init__(self, effect: Effect[G, R], condition: Condition[G, R], other: Effect[G, R]) -> None:
        self.effect = effect
        self.condition = condition
        self.other = other

    def run(self, game: G, resolution: R) -> None:
        self.done(game, resolution).run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return self.done(game, resolution).possible(game, resolution)

    def done(self, game: G, resolution: R) -> Effect[G, R]:
        """Which of the two is done."""
        return self.other if self.condition.holds(game, resolution) else self.effect


class DoneUnless(Effect[G, R]):
    """Something that is done unless something is so: "+3 Power unless you control a Location"."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "condition")
    order: ClassVar[tuple[str, ...]] = ("condition", "effect")
    at_once = ("condition",)

    def __init__(self, effect: Effect[G, R], condition: Condition[G, R]) -> None:
        self.effect = effect
        self.condition = condition

    def run(self, game: G, resolution: R) -> None:
        if self.condition.holds(game, resolution):
            resolution.did = False
        else:
            self.effect.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return not self.condition.holds(game, resolution) and self.effect.possible(game, resolution)
