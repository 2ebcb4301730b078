"""How many, how much: "3", "X", "the number of resources you control", "that character's cost". [vs 104]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import (
    AFFILIATION,
    ANY,
    ATK,
    COUNTERS,
    DEF,
    ENDURANCE,
    IN_PLAY,
    PILES,
    WILLPOWER,
    Fact,
)
from longbox.games.vs.terms import Filter, Noun, ReadingAmount, Situation, TextAmount, Who
from longbox.games.vs.text.values import WITH_ATK, WITH_DEF, WITH_WILLPOWER, value_of

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class Negative(TextAmount):
    """So much less than nothing: "-X ATK"; a reduction that makes something cost more."""

    fields = ("amount",)

    def __init__(self, amount: TextAmount) -> None:
        self.amount = amount

    def count(self, game: VsGame, situation: Situation) -> int:
        return -self.amount.count(game, situation)


class NumberOf(ReadingAmount):
    """How many objects of a kind there are: "resource you control"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: VsGame, situation: Situation) -> int:
        number = 0
        for qualities in game.standing().everything:
            if self.filter.matches(game, qualities, situation):
                number += 1
        return number

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class AffiliationsAmong(ReadingAmount):
    """How many different affiliations some objects have together: "affiliation among characters you control".

    [vs 206.1]
    """

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: VsGame, situation: Situation) -> int:
        found: set[str] = set()
        for qualities in game.standing().everything:
            if self.filter.matches(game, qualities, situation):
                found.update(qualities.affiliations)
        return len(found)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY), (AFFILIATION, ANY))


class ValueOf(ReadingAmount):
    """A value of a card: "that character's cost", "the cost of the discarded card", "its ATK". [vs 203.2, 508.2e]"""

    fields = ("value", "noun")

    def __init__(self, value: str, noun: Noun) -> None:
        self.value = value
        self.noun = noun

    def count(self, game: VsGame, situation: Situation) -> int:
        found = self.noun.recall(game, situation)
        return sum([value_of(qualities, self.value) for qualities in found])

    def reads(self) -> tuple[Fact, ...]:
        if self.value == WITH_ATK:
            return ((ATK, ANY),)
        if self.value == WITH_DEF:
            return ((DEF, ANY),)
        if self.value == WITH_WILLPOWER:
            return ((WILLPOWER, ANY),)
        return ()


class CardsInHand(ReadingAmount):
    """How many cards a player has in hand. [vs 213.3]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def count(self, game: VsGame, situation: Situation) -> int:
        return sum([len(game.hand(player)) for player in self.who.players(game, situation)])

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class CardsInKoPile(ReadingAmount):
    """How many cards of a kind lie in a player's KO'd pile. [vs 213.4]"""

    fields = ("filter", "who")

    def __init__(self, filter: Filter, who: Who) -> None:
        self.filter = filter
        self.who = who

    def count(self, game: VsGame, situation: Situation) -> int:
        number = 0
        for player in self.who.players(game, situation):
            for card in game.piles[game.players[player].ko_pile.number]:
                if self.filter.matches(game, game.qualities(card), situation):
                    number += 1
        return number

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class CountersOn(ReadingAmount):
    """How many counters of a name are on cards. [vs 215.1b]"""

    fields = ("counter", "noun")

    def __init__(self, counter: str, noun: Noun) -> None:
        self.counter = counter
        self.noun = noun

    def count(self, game: VsGame, situation: Situation) -> int:
        things = [qualities.object for qualities in self.noun.recall(game, situation)]
        return sum([thing.counters.get(self.counter, 0) for thing in things if thing is not None])

    def reads(self) -> tuple[Fact, ...]:
        return ((COUNTERS, ANY),)


class EnduranceOf(ReadingAmount):
    """A player's endurance total, as an amount: a negative one counts as 0. [vs 101.5, 104.1]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def count(self, game: VsGame, situation: Situation) -> int:
        return sum([max(game.endurance[player], 0) for player in self.who.players(game, situation)])

    def reads(self) -> tuple[Fact, ...]:
        return ((ENDURANCE, ANY),)
