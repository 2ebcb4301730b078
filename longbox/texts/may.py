"""What a player may do, or leave; and what happens unless somebody does another thing."""

from __future__ import annotations

from typing import ClassVar

from longbox.kernel.effects import Effect, G, R
from longbox.kernel.terms import DEED


class May(Effect[G, R]):
    """Something that a player may do: "you may draw a card. If you do, ...". [champions May] [vs 511.6, 513.4e, May]

    How a player is asked, each effect says itself (`Effect.offer`): mostly yes or no; and where a card has to be
    chosen, by letting the player choose none.
    """

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, effect: Effect[G, R]) -> None:
        self.effect = effect

    def run(self, game: G, resolution: R) -> None:
        resolution.did = False
        self.effect.offer(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return self.effect.possible(game, resolution)


class MayFor(May[G, R]):
    """The same, and what comes of it: "you may discard a card to draw two cards"."""

    fields = ("effect", "benefit")

    def __init__(self, effect: Effect[G, R], benefit: Effect[G, R]) -> None:
        super().__init__(effect)
        self.benefit = benefit

    def run(self, game: G, resolution: R) -> None:
        super().run(game, resolution)
        if resolution.did:
            self.benefit.run(game, resolution)


class DoneFor(MayFor[G, R]):
    """Something, and what comes of it if it is done: "pay 1 VP to draw a card", once it was decided to do so."""

    def run(self, game: G, resolution: R) -> None:
        resolution.did = False
        self.effect.run(game, resolution)
        if resolution.did:
            self.benefit.run(game, resolution)


class Unless(Effect[G, R]):
    """Something that happens unless another thing is done: "take 3 damage unless you exhaust your hero".

    Who may do that, what it is and how it is asked, each game says by its rulebook. [champions May] [vs Unless]
    """

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect[G, R]) -> None:
        self.effect = effect

    def run(self, game: G, resolution: R) -> None:
        if not self.averted(game, resolution):
            self.effect.run(game, resolution)

    def averted(self, game: G, resolution: R) -> bool:
        """Let whoever can do what averts it, and tell whether it was done."""
        raise NotImplementedError
