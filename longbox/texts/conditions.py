"""What a text asks, and what it tells to do if it is so: "if you do", "otherwise", "and", "not"."""

from __future__ import annotations

from longbox.kernel.effects import Condition, Effect, G, R
from longbox.kernel.terms import DEED
from longbox.texts.amounts import Amount


class Did(Condition[G, R]):
    """Whether what stands before was done: "if you do"."""

    refers = DEED

    def holds(self, game: G, resolution: R) -> bool:
        return resolution.did


class Not(Condition[G, R]):
    """Whether something is not so."""

    fields = ("condition",)

    def __init__(self, condition: Condition[G, R]) -> None:
        self.condition = condition

    def holds(self, game: G, resolution: R) -> bool:
        return not self.condition.holds(game, resolution)


class AllSo(Condition[G, R]):
    """Whether several things are so: "you control Mr. Fantastic and you have the initiative"."""

    fields = ("conditions",)

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

    def holds(self, game: G, resolution: R) -> bool:
        return self.amount.count(game, resolution) >= self.least


class If(Effect[G, R]):
    """If something is so, one effect."""

    fields = ("condition", "effect")

    def __init__(self, condition: Condition[G, R], effect: Effect[G, R]) -> None:
        self.condition = condition
        self.effect = effect

    def run(self, game: G, resolution: R) -> None:
        if self.condition.holds(game, resolution):
            self.effect.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return self.condition.holds(game, resolution) and self.effect.possible(game, resolution)


class IfElse(Effect[G, R]):
    """If something is so, one effect; otherwise another."""

    fields = ("condition", "effect", "otherwise")
    forks = ("otherwise",)

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
