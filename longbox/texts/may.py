"""What a player may do, or leave; and what happens unless somebody does another thing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar, Final

from longbox.kernel.effects import Effect, G, R
from longbox.kernel.terms import DEED

SAID_TWICE: Final = 'what may be left is said twice: say "you may ... and ...", or "You may ... . You may ..."'
GOES_ON: Final = (
    "what follows could be left together with it, or be done in any case: begin a new sentence there, "
    'with "If you do, ..." where it comes of it'
)


def effects_in(effect: Effect[Any, Any]) -> list[Effect[Any, Any]]:
    """The effects that an effect is made of, in the order in which they are said."""
    found: list[Effect[Any, Any]] = []
    for value in effect.values():
        parts = value if isinstance(value, tuple) else (value,)
        found += [part for part in parts if isinstance(part, Effect)]
    return found


def ends_open(effect: Effect[Any, Any]) -> bool:
    """Whether its words end with what somebody may do, so that what is said right after them is meant with it."""
    parts = effects_in(effect)
    return effect.optional or (bool(parts) and ends_open(parts[-1]))


def unclear_in_one_sentence(effects: tuple[Effect[Any, Any], ...]) -> str:
    """Why some effects can't be said one after another in a sentence; nothing, if they can.

    Who may do one thing and another may do both, or neither: "you may discard a card and draw a card". So something
    that may be done comes last there, or is followed by what may be done as well: "and you may draw a card".
    """
    return GOES_ON if any([ends_open(before) and not ends_open(after) for before, after in pairwise(effects)]) else ""


class May(Effect[G, R]):
    """Something that a player may do: "you may draw a card. If you do, ...". [champions May] [vs 511.6, 513.4e, May]

    How a player is asked, each effect says itself (`Effect.offer`): mostly yes or no; and where a card has to be
    chosen, by letting the player choose none.
    """

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    optional = True

    def __init__(self, effect: Effect[G, R]) -> None:
        self.effect = effect

    def run(self, game: G, resolution: R) -> None:
        resolution.did = False
        self.effect.offer(game, resolution)

    def unclear(self) -> str:
        if self._goes_on():
            return GOES_ON
        return SAID_TWICE if any([ends_open(part) for part in effects_in(self.effect)]) else ""

    def is_unlikely(self) -> bool:
        return self._goes_on()

    def _goes_on(self) -> bool:
        """Whether it takes in what is done in any case, which belongs to no choice."""
        return any([part.done_in_any_case() for part in effects_in(self.effect)[1:]])

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

    optional = False

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
        averted = self.averted(game, resolution)
        if not averted:
            self.effect.run(game, resolution)
        self.note(resolution, averted)

    def averted(self, game: G, resolution: R) -> bool:
        """Let whoever can do what averts it, and tell whether it was done."""
        raise NotImplementedError

    def note(self, resolution: R, averted: bool) -> None:
        """Keep for what follows whether it was averted, where a game's texts ask for that."""
