"""Numbers that texts say or describe: "3", "X", "the amount of damage you have sustained"."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardAmount, Filter, Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import Definite, found
from longbox.games.champions.text.measures import Measure
from longbox.games.champions.text.places import Place
from longbox.kernel.terms import AMOUNT, MEASURE
from longbox.texts.filters import AnyCard


class PerPlayer(CardAmount):
    """A number for each player who started the scenario. [champions Per Player]"""

    fields = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return game.per_player(self.value)


# What is counted


class CardsInPlay(CardAmount):
    """How many cards in play are of a kind: "each side scheme in play"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return len(found(game, self.filter, situation))


class CardsIn(CardAmount):
    """How many cards of a kind lie in a place of yours: "for each card in your hand"."""

    fields = ("filter", "place")

    def __init__(self, filter: Filter, place: Place) -> None:
        self.filter = filter
        self.place = place

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        cards = self.place.cards(game, situation)
        return len([card for card in cards if self.filter.matches(game, card, situation)])


class CountersOn(CardAmount):
    """How many counters of a name lie on a card, or lay on this card as it was discarded to pay.

    [champions All-Purpose Counter]
    """

    fields = ("counter", "filter")

    def __init__(self, counter: str, filter: Definite) -> None:
        self.counter = counter
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        cards = self.filter.cards(game, situation)
        if not cards and situation.was is not None and self.filter.matches(game, situation.was.card, situation):
            return situation.was.counters.get(self.counter, 0)
        return sum([game.counters(card, self.counter) for card in cards])


class SustainedBy(CardAmount):
    """The damage that characters have sustained. [champions Sustained Damage; Damage Sustained]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([game.sustained(card) for card in self.filter.cards(game, situation)])


class RemainingOf(CardAmount):
    """The remaining hit points of characters. [champions Remaining Hit Points]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([game.remaining(card) for card in self.filter.cards(game, situation)])


class ThisWay(CardAmount):
    """How much was done last: "card discarded this way", "damage dealt this way"."""

    fields = ("what",)
    refers = MEASURE
    last = AMOUNT

    def __init__(self, what: str) -> None:
        self.what = what

    def sorts(self) -> tuple[str, ...]:
        return (self.what,)

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return situation.amount


class ExhaustedThisWay(CardAmount):
    """How many of the cards that were exhausted last are of a kind: "ally exhausted this way". [champions Exhausted]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return len([card for card in situation.exhausted if self.filter.matches(game, card, situation)])


class DiscardedThisWay(CardAmount):
    """How many of the cards that the last effect discarded are of a kind: "ally discarded this way"."""

    fields = ("filter",)
    refers = MEASURE
    last = AMOUNT

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return ("card discarded",)

    def unclear(self) -> str:
        return "no kind of card is asked of" if isinstance(self.filter, AnyCard) else ""

    def is_unlikely(self) -> bool:
        """ "Card discarded this way" says nothing of a kind."""
        return isinstance(self.filter, AnyCard)

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        discarded = situation.cards if situation.amount else []
        return len([card for card in discarded if self.filter.matches(game, card, situation)])


class PlayersThere(CardAmount):
    """How many players there are, or how many are in a form. [champions Form, Change Form; Player Elimination]"""

    fields = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        forms = [game.identity(player).definition.type for player in game.in_order()]
        return len([form for form in forms if self.form in ("", form)])


class PrintedResources(CardAmount):
    """How many resources of a type are printed on the cards that the text had discarded. [champions Printed]"""

    fields = ("resource",)
    refers = MEASURE

    def __init__(self, resource: str) -> None:
        self.resource = resource

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([card.definition.resources.count(self.resource) for card in situation.cards])

    def sorts(self) -> tuple[str, ...]:
        return ("card discarded",)


class MostAmong(CardAmount):
    """The most that any of some cards in play has of something: "the highest ATK among allies you control"."""

    fields: ClassVar[tuple[str, ...]] = ("measure", "filter")

    def __init__(self, measure: Measure, filter: Filter) -> None:
        self.measure = measure
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return max(self.counted(game, situation), default=0)

    def counted(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """How much each of them has that can have any."""
        counted = [self.measure.of(game, card) for card in found(game, self.filter, situation)]
        return [there for there in counted if there is not None]


class LeastAmong(MostAmong):
    """The least that any of some cards in play has of something: "the lowest cost among allies you control"."""

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return min(self.counted(game, situation), default=0)


class TotalOf(MostAmong):
    """What some cards in play have of something together: "the total ATK of allies you control"."""

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum(self.counted(game, situation))


class PaidOf(CardAmount):
    """How many resources of a type were paid for this; a wild one can be of it. [champions Cost, Wild Resource]"""

    fields = ("resource",)

    def __init__(self, resource: str) -> None:
        self.resource = resource

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        wild = 0 if self.resource == "wild" else situation.paid.wild
        return situation.paid.count(self.resource) + wild


class AllCountersHere(CardAmount):
    """How many counters lie on this card, of any name. [champions All-Purpose Counter]"""

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        card = situation.source
        if card is None or not game.in_play(card):
            return 0 if situation.was is None else sum(situation.was.counters.values())
        return sum(game.permanent(card).counters.values())
