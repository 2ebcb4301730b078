"""What happens unless somebody does another thing. [forever Resolving Effects]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.forever.abilities import CardEffect, Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import OnCards
from longbox.games.forever.text.targets import One, Pronoun
from longbox.texts import may
from longbox.texts.conditions import DoneIf


class Unless(may.Unless[ForeverGame, Situation]):
    """Something is done unless a player does another thing, which that player may: "unless they discard a card".

    Whom it is done to is chosen before: "a Hero suffers 2 damage unless its controller discards a card".
    """

    fields: ClassVar[tuple[str, ...]] = ("effect", "price")

    def __init__(self, effect: CardEffect, price: CardEffect) -> None:
        super().__init__(effect)
        self.price = price

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        done = chosen_first(game, self.effect, resolution)
        spoken = resolution.spoken
        averted = self.averted(game, resolution)
        if not averted and not game.over:
            resolution.spoken = spoken
            resolution.did = False
            done.run(game, resolution)

    def averted(self, game: ForeverGame, resolution: Situation) -> bool:
        """Let whoever can do what averts it, and tell whether it was done."""
        resolution.did = False
        if self.price.possible(game, resolution):
            self.price.run(game, resolution)
        return resolution.did

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return self.effect.possible(game, resolution)


def chosen_first(game: ForeverGame, effect: CardEffect, situation: Situation) -> CardEffect:
    """The same effect, on the card that its player has chosen now; where nothing is chosen for it, as it is."""
    if not isinstance(effect, OnCards) or not isinstance(effect.target, One):
        return effect
    cards = effect.target.pick(game, situation, effect.able(game, situation))
    situation.speak_of(cards, effect.target.sorts(), effect.target.spoken_as)
    kind: Any = type(effect)
    said = {field: getattr(effect, field) for field in effect.fields}
    done: CardEffect = kind(*[Pronoun() if field == "target" else said[field] for field in effect.fields])
    return done


class DoneUnless(DoneIf[ForeverGame, Situation]):
    """Something is done unless something is so: "draw a card unless Superman is exhausted"."""

    def is_unlikely(self) -> bool:
        return True
