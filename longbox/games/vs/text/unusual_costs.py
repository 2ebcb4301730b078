"""What few cards ask to be paid: ATK and DEF, counters of several cards, a choice, as many points as one likes.

[vs 203.6d, 203.7, 215.2]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.choosing import choose_number
from longbox.games.vs.actions.counters import put_stat_counter, remove_counter
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.modifiers import begin_lasting
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    CARD_SORT,
    CannotComplete,
    Cost,
    Filter,
    Noun,
    ReadingCondition,
    Situation,
    TextAmount,
)
from longbox.games.vs.text.costs import PAY_WITH, SoMuch
from longbox.games.vs.text.nouns import REPLACED, choose, in_play, references_to
from longbox.games.vs.text.object_costs import OfNamed
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

HOW_MANY_POINTS: Final = Prompt("Pay how many resource points?", "505.1b")
CHOOSE_ONE: Final = Prompt("Choose another one", "203.7b")
PAY_VALUE_OF: Final[tuple[str, ...]] = ("ATK", "DEF")


class PayValue(SoMuch):
    """So much ATK or DEF of the card, which it then has less this turn: "pay 2 ATK this turn". [vs 203.6d]

    Attributes:
        amount: How much.
        value: "ATK" or "DEF".
    """

    fields = ("amount", "value")

    def __init__(self, amount: TextAmount, value: str) -> None:
        super().__init__(amount)
        self.value = value

    def payable(self, game: VsGame, situation: Situation) -> bool:
        own = game.find(situation.reference)
        return own is not None and own.is_character() and super().payable(game, situation)

    def most(self, game: VsGame, situation: Situation) -> int:
        """How much the card has to pay with; less than nothing counts as 0. [vs 104.1]"""
        own = game.find(situation.reference)
        if own is None:
            return 0
        return own.positive_atk() if self.value == PAY_VALUE_OF[0] else own.positive_defense()

    def pay(self, game: VsGame, situation: Situation) -> None:
        paid = self.amount.count(game, situation)
        change = CounterChange(-paid, 0) if self.value == PAY_VALUE_OF[0] else CounterChange(0, -paid)
        flagged = (situation.reference,)
        begin_lasting(game, change, situation, THIS_TURN, flagged)
        situation.amount = paid


class PayUpToPoints(Cost):
    """Up to so many resource points, as announced: "pay up to 2 resource points". [vs 203.4b, 505.1b]

    Attributes:
        most: How many at most.
    """

    fields = ("most",)
    brings = (AMOUNT,)

    def __init__(self, most: TextAmount) -> None:
        self.most = most

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return True

    def announce(self, game: VsGame, situation: Situation) -> None:
        # There are no points outside of one's own recruit step. [vs 404.2, 404.5]
        most = min(self.most.count(game, situation), game.points[situation.player])
        situation.number = choose_number(game, situation.player, HOW_MANY_POINTS, most, situation.source)

    def points(self, game: VsGame, situation: Situation) -> int:
        return situation.number

    def pay(self, game: VsGame, situation: Situation) -> None:
        situation.amount = situation.number


class RemoveCountersAmong(Cost):
    """Counters are removed from cards of a kind: "remove three cosmic counters from characters you control".

    Attributes:
        number: How many.
        counter: Which ones.
        filter: From which objects.
    """

    fields = ("number", "counter", "filter")

    def __init__(self, number: TextAmount, counter: str, filter: Filter) -> None:
        self.number = number
        self.counter = counter
        self.filter = filter

    def bearers(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The objects with such a counter."""
        found = in_play(game, self.filter, situation)
        return [qualities for qualities in found if self.there(qualities) > 0]

    def there(self, qualities: Qualities) -> int:
        """How many of the counters are on an object."""
        thing = qualities.object
        return 0 if thing is None else thing.counters.get(self.counter, 0)

    def payable(self, game: VsGame, situation: Situation) -> bool:
        there = sum([self.there(qualities) for qualities in self.bearers(game, situation)])
        return there >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        for _ in range(self.number.count(game, situation)):
            bearers = self.bearers(game, situation)
            if not bearers:
                raise CannotComplete(f"There are too few {self.counter} counters.")
            bearer = choose(game, situation.player, bearers, situation.source, 1, 1, PAY_WITH)[0]
            remove_counter(game, bearer, self.counter, 1, situation)


# What was done, as the text speaks of it again


class WasReplaced(ReadingCondition):
    """Whether a resource of a kind was replaced: "you replaced a non-character card". [vs 708.8c]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        replaced = resolution.all_recalled(game, REPLACED)
        return any([self.filter.matches(game, qualities, resolution) for qualities in replaced])


# Costs of replacement modifiers [vs 203.7]


class ChooseAnother(Cost):
    """Another object of a kind is chosen: "choose another team attacker you control". [vs 203.7b]

    Another than the one that the text speaks of; from there on the text speaks of the chosen one.
    """

    fields = ("filter",)
    mentions = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The objects that can be chosen."""
        spoken = [qualities.card for qualities in situation.all_found(game, CARD_SORT)]
        return [qualities for qualities in in_play(game, self.filter, situation) if qualities.card not in spoken]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def pay(self, game: VsGame, situation: Situation) -> None:
        chosen = choose(game, situation.player, self.able(game, situation), situation.source, 1, 1, CHOOSE_ONE)
        situation.speak(self.filter, references_to(game, chosen))


class PutStatCounterOn(OfNamed):
    """A counter that changes ATK and DEF is put on a card: "put a +1 ATK / +1 DEF counter on him". [vs 203.7b]"""

    fields = ("atk", "defense", "noun")

    def __init__(self, atk: int, defense: int, noun: Noun) -> None:
        super().__init__(noun)
        self.atk = atk
        self.defense = defense

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        for qualities in found:
            put_stat_counter(game, qualities, self.atk, self.defense, cause=situation)
