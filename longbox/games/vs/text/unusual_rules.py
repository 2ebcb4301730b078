"""Rules that few cards make: the first draw of a phase, who can be attacked by whom, costs for each card recruited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import ANY, HISTORY, Fact
from longbox.games.vs.boost import boost_points
from longbox.games.vs.modifiers.rules import HIDDEN_CHARACTERS, CanAttack
from longbox.games.vs.powers import PlayRule
from longbox.games.vs.terms import Filter, Noun, ReadingAmount, ReadingCondition, Situation, TextAmount
from longbox.games.vs.text.amounts import ValueOf
from longbox.games.vs.text.nouns import Each
from longbox.games.vs.text.play_rules import CostsLess
from longbox.games.vs.text.values import COST, WithValue
from longbox.texts.comparing import LESS
from longbox.texts.filters import AllOf

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.plays import Play


class FirstDrawOfPhase(ReadingCondition):
    """Whether you have drawn no card in this phase. [vs 513.5i]"""

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return game.counted(f"draws of {resolution.controller} in the {game.phase}") == 0

    def reads(self) -> tuple[Fact, ...]:
        return ((HISTORY, ANY),)


class InsteadOfOne(TextAmount):
    """So many in place of one of those that would be: the others stay. [vs 513.5i]"""

    fields = ("number",)

    def __init__(self, number: TextAmount) -> None:
        self.number = number

    def count(self, game: VsGame, situation: Situation) -> int:
        return situation.amount - 1 + self.number.count(game, situation)


class CanBeAttackedByLesser(CanAttack):
    """Hidden characters can be attacked by characters of a kind with lesser cost. [vs 601.3e, 601.4a]

    Attributes:
        defender: Who can be attacked.
        filter: By which characters, as far as their cost is less.
    """

    fields = ("defender", "filter")

    def __init__(self, defender: Noun, filter: Filter) -> None:
        lesser = WithValue(COST, LESS, ValueOf(COST, defender))
        super().__init__(Each(AllOf((filter, lesser))), (HIDDEN_CHARACTERS,), defender)
        self.filter = filter


class CostsLessForEach(PlayRule):
    """It costs less for each of something: "costs 1 less to recruit for each Sinister Syndicate character ..."."""

    fields = ("noun", "amount", "verb", "each")

    def __init__(self, noun: Noun, amount: TextAmount, verb: str, each: TextAmount) -> None:
        self.noun = noun
        self.amount = amount
        self.verb = verb
        self.each = each
        self.rule = CostsLess(noun, amount, verb)

    def reduction(self, game: VsGame, play: Play) -> int:
        return self.rule.reduction(game, play) * self.each.count(game, play.situation)


class PaidForBoost(ReadingAmount):
    """How many resource points were paid for the boost of the card this turn. [vs 706.2]"""

    def count(self, game: VsGame, situation: Situation) -> int:
        return 0 if situation.source is None else game.counted(boost_points(situation.source.serial))

    def reads(self) -> tuple[Fact, ...]:
        return ((HISTORY, ANY),)
