"""Which cards a text means, by how much they have of something: "Location with fewer than three citizens"."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import Filter, Situation
from longbox.games.forever.definitions import VALUES, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Definite, Narrowed, found

DAMAGE: Final = "damage"
CITIZENS: Final = "citizens"
HEALTH_LEFT: Final = "current Health"
MEASURES: Final[tuple[str, ...]] = (DAMAGE, CITIZENS, HEALTH_LEFT, *VALUES)


class WithAtLeast(Narrowed):
    """Those with so much of something: "Location with five or more citizens"."""

    fields = ("filter", "least", "of")

    def __init__(self, filter: Filter, least: int, of: str) -> None:
        super().__init__(filter)
        self.least = least
        self.of = of

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) >= self.least


class WithAtMost(WithAtLeast):
    """Those with so much of something or less: "Rogue with two or less current Health"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) <= self.least


class WithJust(WithAtLeast):
    """Those with exactly so much of something: "Location with exactly one citizen"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) == self.least


class WithLessThan(WithAtLeast):
    """Those with less of something than so much: "Location with fewer than three citizens"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) < self.least


class WithMoreThan(WithAtLeast):
    """Those with more of something than so much: "Rogue with more than two damage"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) > self.least


class WithNo(Narrowed):
    """Those with nothing of something: "Scheme with no citizens on it"."""

    fields = ("filter", "of")

    def __init__(self, filter: Filter, of: str) -> None:
        super().__init__(filter)
        self.of = of

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and measure(game, card, self.of) == 0


class WithLessThanHas(Narrowed):
    """Those with less of something than a certain card in play has: "Hero with less current Health than Batman".

    Where that card isn't in play, it has nothing to compare with, and none is meant. [forever Target]
    """

    fields = ("filter", "of", "whose")

    def __init__(self, filter: Filter, of: str, whose: Definite) -> None:
        super().__init__(filter)
        self.of = of
        self.whose = whose

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        others = found(game, self.whose, situation)
        if not others or not game.in_play(card):
            return False
        own = measure(game, card, self.of)
        return all([self.differs(own, measure(game, each, self.of)) for each in others])

    def differs(self, own: int, other: int) -> bool:
        """Whether a card has as much as is asked for, compared with the other."""
        return own < other


class WithMoreThanHas(WithLessThanHas):
    """Those with more of something than a certain card in play has: "Rogue with more damage than The Joker"."""

    def differs(self, own: int, other: int) -> bool:
        return own > other


class WithMost(Narrowed):
    """Those with most of something; of several that have as much all are meant. [forever Ties]"""

    fields = ("filter", "of")

    def __init__(self, filter: Filter, of: str) -> None:
        super().__init__(filter)
        self.of = of

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        counts = [measure(game, each, self.of) for each in found(game, self.filter, situation)]
        return bool(counts) and measure(game, card, self.of) == self.best(counts)

    def best(self, counts: list[int]) -> int:
        """The number that is looked for."""
        return max(counts)


class WithFewest(WithMost):
    """Those with fewest of something; of several that have as few all are meant. [forever Ties]"""

    def best(self, counts: list[int]) -> int:
        return min(counts)


def measure(game: ForeverGame, card: GameCard, of: str) -> int:
    """How much a card in play has of what is compared: one of `MEASURES`."""
    thing = game.permanent(card)
    if of == DAMAGE:
        return thing.damage
    if of in VALUES:
        return max(game.value(card, of), 0) if card.definition.is_character else 0
    return thing.citizens if of == CITIZENS else game.health_left(card)
