"""One thing after another: sentences in turn, several things in one sentence, an X that is explained afterwards."""

from __future__ import annotations

from typing import ClassVar

from longbox.kernel.effects import Effect, G, R
from longbox.texts.amounts import Amount
from longbox.texts.may import unclear_in_one_sentence


class Sequence(Effect[G, R]):
    """Effects one after another, as long as the game goes on."""

    fields = ("effects",)

    def __init__(self, effects: tuple[Effect[G, R], ...]) -> None:
        self.effects = effects

    def run(self, game: G, resolution: R) -> None:
        for effect in self.effects:
            if not game.over:
                effect.run(game, resolution)

    def offer(self, game: G, resolution: R) -> None:
        """All of it or nothing; "if you do" asks whether all was done. [vs 508.2i]"""
        if self.possible(game, resolution) and game.may(resolution.player, game.OFFER, resolution.source):
            done = True
            for effect in self.effects:
                if not game.over:
                    resolution.did = True
                    effect.run(game, resolution)
                    done = done and resolution.did
            resolution.did = done

    def unclear(self) -> str:
        return unclear_in_one_sentence(self.effects)

    def possible(self, game: G, resolution: R) -> bool:
        return any([effect.possible(game, resolution) for effect in self.effects])


class Succession(Sequence[G, R]):
    """The same, said with "then": in this order, where a game's "then" asks for no more than "and" does."""


class InTurn(Effect[G, R]):
    """A sentence, and then what follows it. [vs 508.2b] [champions Ability, Card Ability]"""

    fields = ("first", "rest")

    def __init__(self, first: Effect[G, R], rest: Effect[G, R]) -> None:
        self.first = first
        self.rest = rest

    def run(self, game: G, resolution: R) -> None:
        self.first.run(game, resolution)
        if not game.over:
            self.rest.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return self.first.possible(game, resolution) or self.rest.possible(game, resolution)


class AndThen(InTurn[G, R]):
    """The same in one sentence, where one of the two is several things: "draw and +1 Power, then discard"."""

    def unclear(self) -> str:
        return unclear_in_one_sentence((self.first, self.rest))


class IfYouCannot(Effect[G, R]):
    """Something, or what is said to be done where it can't be: "discard a card. If you cannot, draw a card"."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "otherwise")
    forks = ("otherwise",)

    def __init__(self, effect: Effect[G, R], otherwise: Effect[G, R]) -> None:
        self.effect = effect
        self.otherwise = otherwise

    def run(self, game: G, resolution: R) -> None:
        done = self.effect if self.effect.possible(game, resolution) else self.otherwise
        done.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return self.effect.possible(game, resolution) or self.otherwise.possible(game, resolution)


class WhereX(Effect[G, R]):
    """Something with an X that the text explains: "..., where X is the number of resources you control"."""

    fields = ("effect", "amount")
    order = ("amount", "effect")

    def __init__(self, effect: Effect[G, R], amount: Amount[G, R]) -> None:
        self.effect = effect
        self.amount = amount

    def explains_x(self) -> str:
        return "effect"

    def run(self, game: G, resolution: R) -> None:
        resolution.number = self.amount.count(game, resolution)
        self.effect.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        before = resolution.number
        resolution.number = self.amount.count(game, resolution)
        possible = self.effect.possible(game, resolution)
        resolution.number = before
        return possible
