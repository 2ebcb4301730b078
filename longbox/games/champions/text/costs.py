"""What must be paid to use an ability. [champions Cost]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions
from longbox.games.champions.abilities import CardCondition, CardEffect, Cost, Situation
from longbox.games.champions.actions import entering, payment
from longbox.games.champions.actions.payment import Payment, Price
from longbox.games.champions.definitions import EVER_IN_PLAY, Resources
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.text.effects.base import OnCards, speak_of
from longbox.games.champions.text.effects.choosing import EachPlayerDoes, choose_word
from longbox.games.champions.text.effects.drawing import (
    DiscardAtRandom,
    DiscardFromHand,
    DiscardUpToFromHand,
    held,
    speak_of_discarded,
)
from longbox.games.champions.text.effects.hurting import TakeDamage
from longbox.kernel.terms import Need, Term
from longbox.texts.may import May, MayFor

PAID_OR_NOT: Final = (
    'what may be left out is no cost: say "You may exhaust an ally you control. If you do, ..." as what the card does'
)


class Wanted(Term):
    """Resources that a text asks for or makes. [champions Resource]"""

    def resources(self) -> Resources:
        """Those of a type."""
        raise NotImplementedError

    def price(self) -> Price:
        """What is to be paid where they are asked for."""
        resources = self.resources()
        return Price(resources.total, resources)


class OfOneType(Wanted):
    """So many resources of one type: "a mental resource", "3 physical resources"."""

    fields = ("count", "resource")

    def __init__(self, count: int, resource: str) -> None:
        self.count = count
        self.resource = resource

    def resources(self) -> Resources:
        return resources_of((self.resource,)).times(self.count)


class OneOfEach(Wanted):
    """One resource of each of several types, which may be alike: "energy, mental and physical resources"."""

    fields = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types

    def unclear(self) -> str:
        kind = self.types[0]
        return "" if len(self.types) > 1 else f'nothing says how many: say "1 {kind} resource" or "2 {kind} resources"'

    def resources(self) -> Resources:
        return resources_of(self.types)


class OfAnyType(Wanted):
    """So many resources of whatever types."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def resources(self) -> Resources:
        return Resources()

    def price(self) -> Price:
        return Price(self.count)


def resources_of(types: tuple[str, ...]) -> Resources:
    """Resources by the names of their types."""
    return Resources(types.count("energy"), types.count("mental"), types.count("physical"), types.count("wild"))


def paying(game: ChampionsGame, situation: Situation) -> Payment:
    """The payment for the card of a text."""
    return Payment(game, situation.player, situation.source)


class Costs(Cost):
    """Costs that are paid together: one, and the rest. [champions Cost]"""

    fields = ("first", "rest")

    def __init__(self, first: Cost, rest: Cost) -> None:
        self.first = first
        self.rest = rest

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        if not self.first.payable(game, situation):
            return False
        after = situation.speaking_to(situation.player)
        self.first.mention(game, after)
        return self.rest.payable(game, after)

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        payment.pay_together(game, situation, self, Price(0))

    def mention(self, game: ChampionsGame, situation: Situation) -> None:
        self.first.mention(game, situation)
        self.rest.mention(game, situation)

    def parts(self) -> list[Cost]:
        return self.first.parts() + self.rest.parts()


class Provided(Cost):
    """What must be so for the rest of a cost to be paid: "if you have 5 or fewer remaining hit points, ... → ...".

    What it is paid for can't be done where it isn't so. [champions Cost, Triggered Ability]
    """

    fields = ("condition",)

    def __init__(self, condition: CardCondition) -> None:
        self.condition = condition

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.condition.holds(game, situation)

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        """It takes nothing."""


class Spend(Cost):
    """Spend resources. [champions Resource]"""

    fields = ("wanted",)

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        return payment.can_pay(game, paying(game, situation), self.wanted.price())

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        paid = payment.pay(game, paying(game, situation), self.wanted.price())
        situation.paid = situation.paid.plus(paid)

    def asked(self) -> tuple[int, Resources]:
        price = self.wanted.price()
        return price.total, price.typed


class SpendEither(Cost):
    """Spend a resource of one of several types: "an energy or mental resource". [champions Resource]"""

    fields = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[str]:
        """The types of which a resource can be paid."""
        own = paying(game, situation)
        return [one for one in self.types if payment.can_pay(game, own, OfOneType(1, one).price())]

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        resource = choose_word(game, situation, tuple(self.able(game, situation)))
        paid = payment.pay(game, paying(game, situation), OfOneType(1, resource).price())
        situation.paid = situation.paid.plus(paid)

    def cards_taken(self, game: ChampionsGame, situation: Situation) -> int:
        return 1


class SpendX(Cost):
    """Spend as many resources of a type as you like; their number is the X of the text."""

    fields = ("resource",)

    def __init__(self, resource: str) -> None:
        self.resource = resource

    def explains_x(self) -> str:
        return "resource"

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        return payment.can_pay(game, paying(game, situation), OfOneType(1, self.resource).price())

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        paid = payment.pay_any_number(game, paying(game, situation), self.resource)
        situation.paid = situation.paid.plus(paid)
        situation.number = payment.counts_as(paid, self.resource)

    def cards_taken(self, game: ChampionsGame, situation: Situation) -> int:
        return 1


class PayByDoing(Cost):
    """Do something as a cost: exhaust a card, take damage, discard cards from your hand.

    It can be paid only if all of it can be done. Damage must really be taken: what prevents it leaves the cost
    unpaid; damage that is dealt to a card may be prevented. [champions Cost, Prevent]
    """

    fields = ("effect",)
    needs = (Need("effect", EVER_IN_PLAY, "be in play", "Cost", "let it cost something else"),)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def unclear(self) -> str:
        return PAID_OR_NOT if isinstance(self.effect, May | MayFor) else ""

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        if isinstance(self.effect, EachPlayerDoes):
            return self.effect.possible_for_each(game, situation)
        if isinstance(self.effect, TakeDamage):
            you = self.effect.you(game, situation)
            if you and game.permanent(you[0]).has(TOUGH):
                return False
        return self.effect.possible(game, situation)

    def cards_taken(self, game: ChampionsGame, situation: Situation) -> int:
        if isinstance(self.effect, DiscardFromHand | DiscardAtRandom):
            return self.effect.amount.count(game, situation)
        return 1 if isinstance(self.effect, DiscardUpToFromHand) else 0

    @property
    def takes_cards(self) -> bool:
        """Whether it takes cards of the hand."""
        return isinstance(self.effect, DiscardFromHand | DiscardAtRandom | DiscardUpToFromHand)

    def mention(self, game: ChampionsGame, situation: Situation) -> None:
        if isinstance(self.effect, OnCards):
            speak_of(situation, self.effect.target, self.effect.target.candidates(game, situation))
        elif isinstance(self.effect, DiscardFromHand):
            speak_of_discarded(situation, held(game, situation, self.effect.filter), self.effect)

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        situation.chooses = True
        if isinstance(self.effect, TakeDamage):
            self.pay_with_damage(game, self.effect, situation)
        else:
            self.effect.run(game, situation)
        situation.chooses = False
        if situation.source is not None and game.plays(editions.USES):
            entering.finish_uses(game, situation.source)

    def pay_with_damage(self, game: ChampionsGame, damage: TakeDamage, situation: Situation) -> None:
        """Take damage as a cost, which is not paid where not all of it is taken. [champions Cost, Prevent]"""
        amount = damage.amount.count(game, situation)
        damage.run(game, situation)
        situation.unpaid = situation.unpaid or situation.amount < amount
