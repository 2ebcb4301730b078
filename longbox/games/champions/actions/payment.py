"""Paying with resources. [champions Cost, Resource, Resource Ability, Wild Resource]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import RESOURCE, CardAbility, CardEffect, Cost, Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import NO_RESOURCES, RESOURCE_TYPES, GameCard, Resources
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.uses import UseAbility, number_of
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question

PAY: Final[Prompt] = Prompt("Pay with", "Cost")
PAY_MORE: Final[Prompt] = Prompt("The cost is paid; you may pay more", "Cost")


class Price:
    """Resources that are asked for. [champions Resource]

    Attributes:
        typed: So many of each type, wild ones standing for any of them.
        total: How many in all.
    """

    __slots__ = ("total", "typed")

    def __init__(self, total: int, typed: Resources = NO_RESOURCES) -> None:
        self.typed = typed
        self.total = max(total, typed.total)

    def is_met_by(self, paid: Resources) -> bool:
        """Whether resources are enough."""
        return self.missing(paid) == 0

    def plus(self, total: int, typed: Resources) -> Price:
        """This and more resources together, those of the types that are asked for among them."""
        return Price(self.total + total, self.typed.plus(typed))

    def missing(self, paid: Resources) -> int:
        """How many resources are missing at least."""
        typed = self.typed
        wanting = max(typed.energy - paid.energy, 0)
        wanting += max(typed.mental - paid.mental, 0)
        wanting += max(typed.physical - paid.physical, 0)
        # Two by two, as mypyc knows `max` of two numbers only.
        missing = max(wanting - paid.wild, self.total - paid.total)
        return max(missing, 0)

    def left(self, paid: Resources) -> Price:
        """What is left to pay."""
        wanting = [max(self.typed.count(resource) - paid.count(resource), 0) for resource in RESOURCE_TYPES[:3]]
        if paid.wild:
            return Price(self.missing(paid))
        return Price(self.missing(paid), Resources(*wanting))

    def words(self) -> str:
        """In words: "3 resources", "2 mental", "3 resources, of which 1 energy"."""
        if self.typed.total == self.total:
            return self.typed.words()
        counted = f"{self.total} resource{'' if self.total == 1 else 's'}"
        return f"{counted}, of which {self.typed.words()}" if self.typed.total else counted


class Payment:
    """What a player pays for, and what there was to pay with as the player began. [champions Cost]

    Attributes:
        player: Who pays.
        card: The card that is played, or whose ability is used: it can't pay for itself.
        paid_for: The card for which the resources are. It is another where an event pays the cost of an ally.
        top: What lay on top of the player's discard pile. All resources of a payment are generated together, so
            nothing that is discarded for it lies there yet.
    """

    __slots__ = ("card", "paid_for", "player", "top")

    def __init__(
        self, game: ChampionsGame, player: int, card: GameCard | None, paid_for: GameCard | None = None
    ) -> None:
        self.player = player
        self.card = card
        self.paid_for = card if paid_for is None else paid_for
        pile = game.piles[game.players[player].discard.number]
        self.top: GameCard | None = pile[-1] if pile else None


class PaymentQuestion(Question):
    """A question with what a player pays. [champions Cost]

    Attributes:
        payment: What it is paid for.
    """

    __slots__ = ("payment",)

    def __init__(self, prompt: Prompt, ways: list[Choice], payment: Payment, least: int = 1) -> None:
        super().__init__(payment.player, prompt, ways, payment.card, least)
        self.payment = payment


class Paying(PaymentQuestion):
    """The question with what a player pays next.

    Attributes:
        price: What is asked for in all.
        paid: What was paid of it before.
    """

    __slots__ = ("paid", "price")

    def __init__(self, ways: list[Choice], payment: Payment, price: Price, paid: Resources) -> None:
        super().__init__(PAY, ways, payment)
        self.price = price
        self.paid = paid

    def words(self) -> str:
        start = "" if self.source is None else f"{self.source}: "
        return f"{start}Pay {self.price.left(self.paid).words()}{' more' if self.paid.total else ''}"


class Generator(CardEffect):
    """An effect that makes resources while a cost is paid. [champions Resource Ability]"""

    def generates(self, game: ChampionsGame, payment: Payment, situation: Situation) -> Resources:
        """The resources that it makes for a payment."""
        raise NotImplementedError

    def pays_for(self, game: ChampionsGame, card: GameCard | None, situation: Situation) -> bool:
        """Whether the resources may be spent for a card, or for an ability of one: some say for what they are."""
        return True

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.paid = situation.paid.plus(self.now(game, situation))

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.now(game, situation).total > 0

    def now(self, game: ChampionsGame, situation: Situation) -> Resources:
        """The resources that it would make for a payment that begins now."""
        return self.generates(game, Payment(game, situation.player, situation.source), situation)


class ResourceAbility(Choice):
    """A resource ability that can be used to pay, as an answer. [champions Resource Ability]"""

    __slots__ = ("ability", "card")

    def __init__(self, card: GameCard, ability: CardAbility) -> None:
        self.card = card
        self.ability = ability

    def key(self) -> str:
        return f"use {self.card}"

    def words(self) -> str:
        return f"{self.card} (ability)"


def resources_of(game: ChampionsGame, card: GameCard, paying_for: GameCard | None) -> Resources:
    """What a card of a hand generates as it is discarded to pay for another. [champions Resource Cards]"""
    resources = card.definition.resources
    for constant in card.definition.constants:
        factor = constant.multiplies(game, paying_for, Situation(game.owners[card.serial], card))
        if factor != 1:
            resources = resources.times(factor)
    return resources


def resource_abilities(game: ChampionsGame, payment: Payment) -> list[ResourceAbility]:
    """The resource abilities that a player can use now for a payment. [champions Resource Ability]"""
    found: list[ResourceAbility] = []
    for card in game.controlled(payment.player):
        for ability in card.definition.abilities:
            if ability.timing == RESOURCE and can_use(game, payment, card, ability):
                found.append(ResourceAbility(card, ability))
    return found


def can_use(game: ChampionsGame, payment: Payment, card: GameCard, ability: CardAbility) -> bool:
    """Whether a player can use a resource ability now for a payment. [champions Resource Ability]

    One that costs resources doesn't pay for itself.
    """
    effect = ability.effect
    assert isinstance(effect, Generator)
    number = number_of(card, ability)
    if number in game.generating or not effect.pays_for(game, payment.paid_for, Situation(payment.player, card)):
        return False
    game.generating.append(number)
    try:
        return game.can_initiate(payment.player, UseAbility(card, ability))
    finally:
        game.generating.pop()


def generated(game: ChampionsGame, payment: Payment, way: Choice) -> Resources:
    """What a way to pay generates."""
    if isinstance(way, ResourceAbility):
        effect = way.ability.effect
        assert isinstance(effect, Generator)
        return effect.generates(game, payment, Situation(payment.player, way.card))
    assert isinstance(way, Card)
    return resources_of(game, way, payment.paid_for)


def ways_to_pay(game: ChampionsGame, payment: Payment) -> list[Choice]:
    """The cards of the hand and the abilities with which a player can pay for a card or an ability of one."""
    hand = game.piles[game.players[payment.player].hand.number]
    ways: list[Choice] = [card for card in hand if card is not payment.card and card.definition.resources.total]
    return ways + resource_abilities(game, payment)


def can_pay(game: ChampionsGame, payment: Payment, price: Price, spare: int = 0) -> bool:
    """Whether a player can pay, and keep some cards of the hand. [champions Initiating Abilities, Playing Cards]"""
    if price.total == 0 or (not spare and hand_is_enough(game, payment, price)):
        return True
    ways = ways_to_pay(game, payment)
    if spare:
        some = sparing(game, payment, ways, spare)
        return any([is_enough(game, payment, price, NO_RESOURCES, fewer) for fewer in some])
    return is_enough(game, payment, price, NO_RESOURCES, ways)


def hand_is_enough(game: ChampionsGame, payment: Payment, price: Price) -> bool:
    """Whether what is printed on the cards of the hand is enough already, so that nothing else need be looked at.

    Texts only add to it. Most prices ask for no types, and whether they can be paid is asked of each card of the hand.
    """
    if price.typed.total:
        return False
    missing = price.total
    for card in game.piles[game.players[payment.player].hand.number]:
        if card is not payment.card:
            missing -= card.definition.resources.total
            if missing <= 0:
                return True
    return False


def sparing(game: ChampionsGame, payment: Payment, ways: list[Choice], spare: int) -> Iterator[list[Choice]]:
    """Ways to pay that leave so many cards of the hand: as many of them together as do."""
    hand = [card for card in game.piles[game.players[payment.player].hand.number] if card is not payment.card]
    cards = [way for way in ways if isinstance(way, Card)]
    abilities = [way for way in ways if not isinstance(way, Card)]
    usable = min(len(hand) - spare, len(cards))
    if usable >= 0:
        for some in combinations(cards, usable):
            yield [*some, *abilities]


def is_enough(game: ChampionsGame, payment: Payment, price: Price, paid: Resources, ways: list[Choice]) -> bool:
    """Whether a price is met by what was paid and some ways to pay together."""
    for way in ways:
        paid = paid.plus(generated(game, payment, way))
    return price.is_met_by(paid)


def pay(game: ChampionsGame, payment: Payment, price: Price, spare: int = 0) -> Resources:
    """Let a player pay, and keep some cards of the hand. More than is asked for may be paid, and is lost.

    [champions Cost, Resource]

    Returns:
        All resources that were generated.
    """
    paid = NO_RESOURCES
    while not price.is_met_by(paid):
        ways = ways_that_help(game, payment, price, paid, spare)
        chosen = ways[0] if len(ways) == 1 else game.ask(Paying(ways, payment, price, paid))
        paid = paid.plus(generate(game, payment, chosen))
    if price.total and game.options.overpaying:
        more = overpay(game, payment, paid)
        paid = paid if game.plays(editions.OVERPAYING) else more
    return paid


# Several costs


def can_pay_together(game: ChampionsGame, situation: Situation, cost: Cost, price: Price) -> bool:
    """Whether costs that can be paid one by one can be paid together. [champions Cost]

    Args:
        game: The game.
        situation: Of the ability that costs them.
        cost: What the ability costs.
        price: What its card costs.
    """
    spare = 0
    asking = 1 if price.total else 0
    for part in cost.parts():
        total, typed = part.asked()
        spare += part.cards_taken(game, situation)
        asking += 1 if total else 0
        price = price.plus(total, typed)
    if asking < 2 and not (asking and spare):
        return True
    return can_pay(game, Payment(game, situation.player, situation.source), price, spare)


def pay_together(game: ChampionsGame, situation: Situation, cost: Cost | None, price: Price) -> None:
    """Pay all that an ability and its card cost: all resources at once, and what else takes cards of the hand last.

    Resources come first, as what else is paid may change which can be generated: a card that exhausts can no longer
    be used. [champions Cost]
    """
    resourceless: list[Cost] = []
    later: list[Cost] = []
    spare = 0
    for part in [] if cost is None else cost.parts():
        total, typed = part.asked()
        taken = part.cards_taken(game, situation)
        price = price.plus(total, typed)
        spare += taken
        if taken:
            later.append(part)
        elif not total:
            resourceless.append(part)
    payment = Payment(game, situation.player, situation.source)
    situation.paid = situation.paid.plus(pay(game, payment, price, spare))
    for part in resourceless + later:
        part.pay(game, situation)


def ways_that_help(game: ChampionsGame, payment: Payment, price: Price, paid: Resources, spare: int) -> list[Choice]:
    """The ways to pay that bring a price nearer, and after which it can still be met. [champions Cost]"""
    missing = price.missing(paid)
    ways = ways_to_pay(game, payment)
    nearer = [way for way in ways if price.missing(paid.plus(generated(game, payment, way))) < missing]
    if not spare:
        return nearer
    return [way for way in nearer if leaves_enough(game, payment, way, price, paid, spare)]


def leaves_enough(
    game: ChampionsGame, payment: Payment, way: Choice, price: Price, paid: Resources, spare: int
) -> bool:
    """Whether a price can still be met after a way to pay, with some cards of the hand left."""
    paid = paid.plus(generated(game, payment, way))
    others = [other for other in ways_to_pay(game, payment) if not is_same_way(way, other)]
    left = spare + 1 if isinstance(way, Card) else spare
    return any([is_enough(game, payment, price, paid, fewer) for fewer in sparing(game, payment, others, left)])


def is_same_way(way: Choice, other: Choice) -> bool:
    """Whether two ways to pay are the same."""
    if isinstance(way, ResourceAbility) and isinstance(other, ResourceAbility):
        return way.ability is other.ability and way.card is other.card
    return way is other


def overpay(game: ChampionsGame, payment: Payment, paid: Resources) -> Resources:
    """Let a player generate more resources than a cost asks for. [champions Cost]"""
    while ways := ways_that_make_something(game, payment):
        chosen = game.ask(PaymentQuestion(PAY_MORE, [DONE, *ways], payment, 0))
        if chosen is DONE:
            break
        paid = paid.plus(generate(game, payment, chosen))
    return paid


def ways_that_make_something(game: ChampionsGame, payment: Payment) -> list[Choice]:
    """The ways to pay that generate resources now. [champions Ability, Card Ability]"""
    return [way for way in ways_to_pay(game, payment) if generated(game, payment, way).total]


def pay_any_number(game: ChampionsGame, payment: Payment, resource: str) -> Resources:
    """Let a player pay as many resources of a type as they like, at least one: "spend X energy resources"."""
    paid = NO_RESOURCES
    while True:
        ways = [way for way in ways_to_pay(game, payment) if counts_as(generated(game, payment, way), resource)]
        choices = [DONE, *ways] if counts_as(paid, resource) else ways
        if not ways:
            return paid
        chosen = choices[0] if len(choices) == 1 else game.ask(PaymentQuestion(PAY, choices, payment))
        if chosen is DONE:
            return paid
        paid = paid.plus(generate(game, payment, chosen))


def counts_as(resources: Resources, resource: str) -> int:
    """How many resources can be used as a type. [champions Wild Resource]"""
    return resources.count(resource) + resources.wild


def generate(game: ChampionsGame, payment: Payment, way: Choice) -> Resources:
    """Generate resources in one way. [champions Resource, Resource Ability]"""
    player = payment.player
    resources = generated(game, payment, way)
    if isinstance(way, ResourceAbility):
        situation = Situation(player, way.card)
        situation.ability = way.ability
        game.count_use(way.card, way.ability)
        card = way.card
        if way.ability.cost is not None:
            game.generating.append(number_of(way.card, way.ability))
            way.ability.cost.pay(game, situation)
            game.generating.pop()
        entering.finish_uses(game, card)
    else:
        assert isinstance(way, Card)
        card = way
        game.move(card, game.players[game.owners[card.serial]].discard)
    paid = Happening(events.PAID, player, card.alone, resources.total, payment.card, note=resources.words())
    game.log.append(paid)
    return resources
