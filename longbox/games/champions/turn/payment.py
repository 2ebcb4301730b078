"""Paying with resources. [champions Cost, Resource, Resource Ability, Wild Resource]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.definitions import NO_RESOURCES, RESOURCE_TYPES, Resources, Thing
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.abilities import RESOURCE, CardAbility, CardEffect, Cost, Situation
from longbox.games.champions.turn import initiating
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
        wanting = 0
        for resource in RESOURCE_TYPES[:3]:
            wanting += max(self.typed.count(resource) - paid.count(resource), 0)
        return max(wanting - paid.wild, self.total - paid.total, 0)

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


class Paying(Question):
    """The question with what a player pays next.

    Attributes:
        price: What is asked for in all.
        paid: What was paid of it before.
    """

    __slots__ = ("paid", "price")

    def __init__(
        self, player: int, ways: list[Choice], paying_for: Thing | None, price: Price, paid: Resources
    ) -> None:
        super().__init__(player, PAY, ways, paying_for)
        self.price = price
        self.paid = paid

    def words(self) -> str:
        start = "" if self.source is None else f"{self.source}: "
        return f"{start}Pay {self.price.left(self.paid).words()}{' more' if self.paid.total else ''}"


class Generator(CardEffect):
    """An effect that makes resources while a cost is paid. [champions Resource Ability]"""

    def generates(self, game: ChampionsGame, situation: Situation) -> Resources:
        """The resources that it makes now."""
        raise NotImplementedError

    def pays_for(self, game: ChampionsGame, card: Thing | None, situation: Situation) -> bool:
        """Whether the resources may be spent for a card, or for an ability of one: some say for what they are."""
        return True

    def could_generate(
        self, game: ChampionsGame, situation: Situation, discards: list[Thing], latest: Thing | None
    ) -> list[Resources]:
        """All that it could make while cards are discarded to pay: what it makes may change with each.

        Args:
            game: The game.
            situation: Of the ability.
            discards: The cards that may be discarded before it is used.
            latest: The card that has just been discarded, if one has.
        """
        return [self.generates(game, situation)]

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.paid = situation.paid.plus(self.generates(game, situation))

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.generates(game, situation).total > 0


class OfDiscards(Generator):
    """An effect that makes resources by what lies in a discard pile, on which what is discarded to pay comes to lie.

    An empty pile makes nothing, but may no longer be empty as soon as a card is discarded to pay.
    """

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return True


class ResourceAbility(Choice):
    """A resource ability that can be used to pay, as an answer. [champions Resource Ability]"""

    __slots__ = ("ability", "card")

    def __init__(self, card: Thing, ability: CardAbility) -> None:
        self.card = card
        self.ability = ability

    def key(self) -> str:
        return f"use {self.card}"

    def words(self) -> str:
        return f"{self.card} (ability)"


def resources_of(game: ChampionsGame, card: Thing, paying_for: Thing | None) -> Resources:
    """What a card of a hand generates as it is discarded to pay for another. [champions Resource Cards]"""
    resources = card.definition.resources
    for constant in card.definition.constants:
        factor = constant.multiplies(game, paying_for, Situation(game.owners[card.serial], card))
        if factor != 1:
            resources = resources.times(factor)
    return resources


def resource_abilities(game: ChampionsGame, player: int, paying_for: Thing | None) -> list[ResourceAbility]:
    """The resource abilities that a player can use now to pay for a card. [champions Resource Ability]"""
    found: list[ResourceAbility] = []
    for card in game.controlled(player):
        for ability in card.definition.abilities:
            if ability.timing == RESOURCE and can_use(game, player, card, ability, paying_for):
                found.append(ResourceAbility(card, ability))
    return found


def can_use(game: ChampionsGame, player: int, card: Thing, ability: CardAbility, paying_for: Thing | None) -> bool:
    """Whether a player can use a resource ability now to pay for a card. [champions Resource Ability]"""
    effect = ability.effect
    assert isinstance(effect, Generator)
    if not effect.pays_for(game, paying_for, Situation(player, card)):
        return False
    return initiating.ability_usable(game, player, card, ability)


def generated(game: ChampionsGame, player: int, choice: Choice, paying_for: Thing | None) -> Resources:
    """What a way to pay generates."""
    if isinstance(choice, ResourceAbility):
        effect = choice.ability.effect
        assert isinstance(effect, Generator)
        return effect.generates(game, Situation(player, choice.card))
    assert isinstance(choice, Card)
    return resources_of(game, choice, paying_for)


def ways_to_pay(game: ChampionsGame, player: int, paying_for: Thing | None) -> list[Choice]:
    """The cards of the hand and the abilities with which a player can pay for a card or an ability of one.

    Abilities that make something only once a card is discarded are among them.
    """
    hand = game.piles[game.players[player].hand.number]
    ways: list[Choice] = [card for card in hand if card is not paying_for and card.definition.resources.total]
    return ways + resource_abilities(game, player, paying_for)


def can_pay(game: ChampionsGame, player: int, price: Price, paying_for: Thing | None, spare: int = 0) -> bool:
    """Whether a player can pay, and keep some cards of the hand. [champions Initiating Abilities, Playing Cards]"""
    if price.total == 0:
        return True
    ways = ways_to_pay(game, player, paying_for)
    if spare:
        some = sparing(game, player, ways, paying_for, spare)
        return any([is_enough(game, player, price, NO_RESOURCES, fewer, paying_for) for fewer in some])
    return is_enough(game, player, price, NO_RESOURCES, ways, paying_for)


def sparing(
    game: ChampionsGame, player: int, ways: list[Choice], paying_for: Thing | None, spare: int
) -> Iterator[list[Choice]]:
    """Ways to pay that leave so many cards of the hand: as many of them together as do."""
    hand = [card for card in game.piles[game.players[player].hand.number] if card is not paying_for]
    cards = [way for way in ways if isinstance(way, Card)]
    abilities = [way for way in ways if not isinstance(way, Card)]
    usable = min(len(hand) - spare, len(cards))
    if usable >= 0:
        for some in combinations(cards, usable):
            yield [*some, *abilities]


def is_enough(
    game: ChampionsGame,
    player: int,
    price: Price,
    paid: Resources,
    ways: list[Choice],
    paying_for: Thing | None,
    latest: Thing | None = None,
) -> bool:
    """Whether a price could be met by what was paid and some ways to pay, used in the best order."""
    discards = [way for way in ways if isinstance(way, Card)]
    totals = [paid]
    for way in ways:
        if isinstance(way, ResourceAbility):
            effect = way.ability.effect
            assert isinstance(effect, Generator)
            more = effect.could_generate(game, Situation(player, way.card), discards, latest)
        else:
            more = [generated(game, player, way, paying_for)]
        totals = [total.plus(resources) for total in totals for resources in more]
        if any([price.is_met_by(total) for total in totals]):
            return True
    return price.is_met_by(paid)


def pay(game: ChampionsGame, player: int, price: Price, paying_for: Thing | None, spare: int = 0) -> Resources:
    """Let a player pay, and keep some cards of the hand. More than is asked for may be paid, and is lost.

    [champions Cost, Resource]

    Returns:
        All resources that were generated.
    """
    paid = NO_RESOURCES
    while not price.is_met_by(paid):
        ways = ways_that_help(game, player, price, paid, paying_for, spare)
        chosen = ways[0] if len(ways) == 1 else game.ask(Paying(player, ways, paying_for, price, paid))
        paid = paid.plus(generate(game, player, chosen, paying_for))
    if price.total and game.options.overpaying:
        more = overpay(game, player, paid, paying_for)
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
    return can_pay(game, situation.player, price, situation.source, spare)


def pay_together(game: ChampionsGame, situation: Situation, cost: Cost | None, price: Price) -> None:
    """Pay all that an ability and its card cost: all resources at once, and what else takes cards of the hand last.

    Resources come first, as what else is paid may change which can be generated: a card that is discarded comes to
    lie on top of a discard pile. [champions Cost]
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
    situation.paid = situation.paid.plus(pay(game, situation.player, price, situation.source, spare))
    for part in resourceless + later:
        part.pay(game, situation)


def ways_that_help(
    game: ChampionsGame, player: int, price: Price, paid: Resources, paying_for: Thing | None, spare: int
) -> list[Choice]:
    """The ways to pay that bring a price nearer, and after which it can still be met. [champions Cost]"""
    ways = ways_to_pay(game, player, paying_for)
    nearer = [
        way for way in ways if price.missing(paid.plus(generated(game, player, way, paying_for))) < price.missing(paid)
    ]
    if not spare and not any([depends_on_discards(way) for way in ways]):
        return nearer
    return [way for way in nearer if leaves_enough(game, player, way, price, paid, paying_for, spare)]


def depends_on_discards(way: Choice) -> bool:
    """Whether what a way to pay generates changes with what is discarded."""
    return isinstance(way, ResourceAbility) and isinstance(way.ability.effect, OfDiscards)


def leaves_enough(
    game: ChampionsGame, player: int, way: Choice, price: Price, paid: Resources, paying_for: Thing | None, spare: int
) -> bool:
    """Whether a price can still be met after a way to pay, with some cards of the hand left."""
    paid = paid.plus(generated(game, player, way, paying_for))
    others = [other for other in ways_to_pay(game, player, paying_for) if not is_same_way(way, other)]
    latest = way if isinstance(way, Card) else None
    if not spare:
        return is_enough(game, player, price, paid, others, paying_for, latest)
    left = spare if latest is None else spare + 1
    return any(
        [
            is_enough(game, player, price, paid, fewer, paying_for, latest)
            for fewer in sparing(game, player, others, paying_for, left)
        ]
    )


def is_same_way(way: Choice, other: Choice) -> bool:
    """Whether two ways to pay are the same."""
    if isinstance(way, ResourceAbility) and isinstance(other, ResourceAbility):
        return way.ability is other.ability and way.card is other.card
    return way is other


def overpay(game: ChampionsGame, player: int, paid: Resources, paying_for: Thing | None) -> Resources:
    """Let a player generate more resources than a cost asks for. [champions Cost]"""
    while ways := ways_that_make_something(game, player, paying_for):
        chosen = game.ask(Question(player, PAY_MORE, [DONE, *ways], paying_for, 0))
        if chosen is DONE:
            break
        paid = paid.plus(generate(game, player, chosen, paying_for))
    return paid


def ways_that_make_something(game: ChampionsGame, player: int, paying_for: Thing | None) -> list[Choice]:
    """The ways to pay that generate resources now. [champions Ability, Card Ability]"""
    ways = ways_to_pay(game, player, paying_for)
    return [way for way in ways if generated(game, player, way, paying_for).total]


def pay_any_number(game: ChampionsGame, player: int, resource: str, paying_for: Thing | None) -> Resources:
    """Let a player pay as many resources of a type as they like, at least one: "spend X energy resources"."""
    paid = NO_RESOURCES
    while True:
        ways = [
            way
            for way in ways_to_pay(game, player, paying_for)
            if counts_as(generated(game, player, way, paying_for), resource)
        ]
        choices = [DONE, *ways] if counts_as(paid, resource) else ways
        if not ways:
            return paid
        chosen = choices[0] if len(choices) == 1 else game.ask(Question(player, PAY, choices, paying_for))
        if chosen is DONE:
            return paid
        paid = paid.plus(generate(game, player, chosen, paying_for))


def counts_as(resources: Resources, resource: str) -> int:
    """How many resources can be used as a type. [champions Wild Resource]"""
    return resources.count(resource) + resources.wild


def generate(game: ChampionsGame, player: int, way: Choice, paying_for: Thing | None) -> Resources:
    """Generate resources in one way. [champions Resource, Resource Ability]"""
    resources = generated(game, player, way, paying_for)
    if isinstance(way, ResourceAbility):
        situation = Situation(player, way.card)
        situation.ability = way.ability
        initiating.count_use(game, way.card, way.ability)
        card = way.card
        if way.ability.cost is not None:
            way.ability.cost.pay(game, situation)
        initiating.finish_uses(game, card)
    else:
        assert isinstance(way, Card)
        card = way
        game.move(card, game.players[game.owners[card.serial]].discard)
    game.log.append(Occurrence(events.PAID, player, card.alone, resources.total, paying_for, note=resources.words()))
    return resources
