"""What can be counted on a card: a value, damage, threat, its cost, counters; and which cards have so much of it."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import Filter, Situation
from longbox.games.champions.definitions import CHARACTERS, DASH, SCHEMES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import Narrowed, found
from longbox.kernel.terms import Term


class Measure(Term):
    """What is counted on a card."""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        """How much there is of it on a card; none, if the card can't have any."""
        raise NotImplementedError


class ValueThere(Measure):
    """A power or another value of a card, out of play the printed one: "ATK". [champions Modifiers, Dash]"""

    fields = ("value",)

    def __init__(self, value: str) -> None:
        self.value = value

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        if not card.definition.is_character:
            return None
        value = game.value(card, self.value) if game.in_play(card) else card.definition.base(self.value)
        return None if value == DASH else value


class PrintedHitPoints(Measure):
    """The hit points that are printed on a character. [champions Printed, Hit Points]"""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        return card.definition.hit_points if card.definition.is_character else None


class RemainingHitPoints(Measure):
    """The remaining hit points of a character, out of play all of them. [champions Remaining Hit Points]"""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        if not card.definition.is_character:
            return None
        return game.remaining(card) if game.in_play(card) else card.definition.hit_points


class PrintedCost(Measure):
    """The printed cost of a card. [champions Cost, Printed]"""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        return card.definition.cost


class DamageThere(Measure):
    """The damage on a character in play. [champions Sustained Damage; Damage Sustained]"""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        return game.sustained(card) if card.definition.type in CHARACTERS and game.in_play(card) else None


class ThreatThere(Measure):
    """The threat on a scheme in play. [champions Threat]"""

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        return game.permanent(card).threat if card.definition.type in SCHEMES and game.in_play(card) else None


class CountersThere(Measure):
    """The counters of a name on a card in play. [champions All-Purpose Counter]"""

    fields = ("counter",)

    def __init__(self, counter: str) -> None:
        self.counter = counter

    def of(self, game: ChampionsGame, card: GameCard) -> int | None:
        return game.counters(card, self.counter) if game.in_play(card) else None


class HasAtLeast(Narrowed):
    """Those of a kind with so much of something, or more: "an enemy with 3 or more ATK"."""

    fields: ClassVar[tuple[str, ...]] = ("filter", "measure", "number")

    def __init__(self, filter: Filter, measure: Measure, number: int) -> None:
        super().__init__(filter)
        self.measure = measure
        self.number = number

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        there = self.measure.of(game, card)
        return there is not None and there >= self.number


class HasAtMost(HasAtLeast):
    """Those of a kind with so much of something, or less: "a minion with 3 or less ATK"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        there = self.measure.of(game, card)
        return there is not None and there <= self.number


class WithMost(Narrowed):
    """Those of a kind with the most of something: "the enemy with the highest ATK"."""

    fields: ClassVar[tuple[str, ...]] = ("filter", "measure")

    def __init__(self, filter: Filter, measure: Measure) -> None:
        super().__init__(filter)
        self.measure = measure

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        there = self.measure.of(game, card)
        return there is not None and there == max(self.rivals(game, situation), default=None)

    def rivals(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """How much those of the kind have that are in play."""
        counted = [self.measure.of(game, rival) for rival in found(game, self.filter, situation)]
        return [there for there in counted if there is not None]


class WithLeast(WithMost):
    """Those of a kind with the least of something: "the ally with the lowest cost"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        there = self.measure.of(game, card)
        return there is not None and there == min(self.rivals(game, situation), default=None)


class WithMostAmong(WithMost):
    """Those of a kind that have the most among some of them: "with the highest ATK engaged with you"."""

    fields = ("filter", "measure", "among")

    def __init__(self, filter: Filter, measure: Measure, among: Filter) -> None:
        super().__init__(filter, measure)
        self.among = among

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return self.among.matches(game, card, situation) and super().keeps(game, card, situation)

    def rivals(self, game: ChampionsGame, situation: Situation) -> list[int]:
        among = [card for card in found(game, self.filter, situation) if self.among.matches(game, card, situation)]
        counted = [self.measure.of(game, rival) for rival in among]
        return [there for there in counted if there is not None]


class WithLeastAmong(WithMostAmong):
    """Those of a kind that have the least among some of them: "with the lowest cost you control"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        there = self.measure.of(game, card)
        least = min(self.rivals(game, situation), default=None)
        return self.among.matches(game, card, situation) and there is not None and there == least
