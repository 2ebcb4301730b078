"""What texts ask of the turn, phase or round so far: "if you attacked this round", "the first ally you play".

[champions Round Overview, Triggering Condition]
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import past
from longbox.games.champions.abilities import CardAmount, CardCondition, Filter, Occasion, Situation
from longbox.games.champions.definitions import CardDefinition, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.constants import CostLess
from longbox.games.champions.text.course_occasions import YouPlay
from longbox.kernel.events import EventKind
from longbox.kernel.terms import Term, parts_of

SECOND: Final = 2


class HappenedBefore(CardCondition):
    """Whether something happened in this turn, phase or round: "you attacked this round"."""

    fields = ("occasion", "period")
    silent = True

    def __init__(self, occasion: Occasion, period: str) -> None:
        self.occasion = occasion
        self.period = period

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return past.times_before(game, self.occasion, self.period, situation) > 0


class TimesBefore(CardAmount):
    """How often something happened in this turn, phase or round: "event you played this round"."""

    fields = ("occasion", "period")
    silent = True

    def __init__(self, occasion: Occasion, period: str) -> None:
        self.occasion = occasion
        self.period = period

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return past.times_before(game, self.occasion, self.period, situation)


class FirstTime(Occasion):
    """Something happens for the first time in a turn, phase or round: "the first time you attack each round"."""

    fields = ("occasion", "period")
    order = ("occasion",)

    def __init__(self, occasion: Occasion, period: str) -> None:
        self.occasion = occasion
        self.period = period

    def awaited_kinds(self) -> tuple[EventKind, ...]:
        return self.occasion.awaited_kinds()

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        first = past.is_first(event, self.occasion, self.period, situation)
        return first and self.occasion.matches(game, event, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return self.occasion.referred(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        self.occasion.bring_up(event, situation)


class SecondTime(FirstTime):
    """Something happens for the second time in a turn, phase or round. [champions Triggering Condition]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        second = past.times_before(game, self.occasion, self.period, situation) == SECOND
        return second and self.occasion.matches(game, event, situation)


class FirstCostsLess(CostLess):
    """The first card of a kind that you play in each turn, phase or round costs less. [champions Cost, Modifiers]"""

    fields = ("amount", "filter", "period")

    def __init__(self, amount: int, filter: Filter, period: str) -> None:
        super().__init__(amount, filter)
        self.period = period
        self.occasion = YouPlay(filter)

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        less = super().makes_cheaper(game, card, player, situation)
        return 0 if less and past.times_before(game, self.occasion, self.period, situation) else less


def remember_for(card: CardDefinition, part: Term) -> None:
    """Let a card ask for what a part of its text asks of the past."""
    asking = [
        one for one in parts_of(part) if isinstance(one, HappenedBefore | TimesBefore | FirstTime | FirstCostsLess)
    ]
    asked = dict.fromkeys([*card.asks_of_the_past, *[one.occasion for one in asking]])
    card.asks_of_the_past = tuple(asked)
