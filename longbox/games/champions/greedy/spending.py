"""Which cards to play with a hand, and which to pay with: the best of all ways to divide it."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import RESOURCE
from longbox.games.champions.actions.payment import ResourceAbility
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.greedy.cards import holding_worth
from longbox.games.champions.greedy.outlook import A_CARD, Outlook
from longbox.kernel.choices import Choice

RESOURCES_A_CARD: Final = 1.2
"""The resources of a card, on average."""
ANOTHER_KEPT: Final = 0.3
"""How much of its worth it is worth to keep a card besides a better one."""

MOST_OFFERS: Final = 9
"""How many things to buy are weighed against each other; the least of more than these are left out."""


class Offer:
    """Something that resources can be spent for.

    Attributes:
        choice: What to answer for it; none where it can't be done at once.
        card: The card of the hand that it uses up, if it is one.
        price: How many resources it costs.
        worth: What it is worth.
        early: How early in a turn it is best done: the higher, the earlier.
    """

    __slots__ = ("card", "choice", "early", "price", "worth")

    def __init__(self, choice: Choice | None, card: GameCard | None, price: int, worth: float, early: float) -> None:
        self.choice = choice
        self.card = card
        self.price = price
        self.worth = worth
        self.early = early


class Plan:
    """What to buy, and what it comes to.

    Attributes:
        offers: What is bought.
        worth: What all of it is worth, with what is left in the hand.
    """

    __slots__ = ("offers", "worth")

    def __init__(self, offers: list[Offer], worth: float) -> None:
        self.offers = offers
        self.worth = worth


class Purse:
    """What a player can pay with.

    Attributes:
        free: The resources of abilities that come again in each round.
        cards: The cards of the hand, each with its resources and what it is worth to keep it beyond an
            average card, the most useless first.
    """

    __slots__ = ("cards", "free")

    def __init__(self, outlook: Outlook) -> None:
        self.free = free_resources(outlook)
        held = [(card, card.definition.resources.total, kept_worth(outlook, card)) for card in outlook.view.hand()]
        self.cards = sorted(held, key=lambda entry: (entry[2] / max(entry[1], 1), entry[0].definition.name))

    def all_resources(self) -> int:
        """The resources of everything that the player can pay with."""
        return self.free + sum([resources for _, resources, _ in self.cards])

    def left_after(self, price: int, used: list[GameCard]) -> float | None:
        """What the cards are worth that are left when a price is paid; none if it can't be."""
        missing = price - self.free
        best = rest = 0.0
        for card, resources, kept in self.cards:
            if card in used:
                continue
            if missing > 0 and resources:
                missing -= resources
            else:
                best, rest = max(best, kept), rest + min(best, kept)
        return None if missing > 0 else best + ANOTHER_KEPT * rest


def free_resources(outlook: Outlook) -> int:
    """The resources of the abilities in play that the player can use."""
    view = outlook.view
    total = 0
    for card in view.controlled(outlook.me):
        for ability in card.definition.abilities:
            if ability.timing == RESOURCE and not view.is_exhausted(card):
                total += view.generated(ResourceAbility(card, ability), None).total
    return total


def kept_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to keep a card, as the hand is filled up anyway: only what it is better than another."""
    return max(holding_worth(outlook, card) - A_CARD, 0.0)


def worth_keeping(outlook: Outlook, cards: list[GameCard]) -> list[GameCard]:
    """The cards that can be paid for in the next turn by the rest of the hand, the best first."""
    size = outlook.view.hand_size(outlook.me)
    left = free_resources(outlook) + RESOURCES_A_CARD * size
    kept: list[GameCard] = []
    for card in sorted(cards, key=lambda card: -holding_worth(outlook, card)):
        price = (card.definition.cost or 0) + RESOURCES_A_CARD
        if card.definition.cost is None or price <= left:
            left -= price
            kept.append(card)
    return kept


def best_plan(outlook: Outlook, offers: list[Offer]) -> Plan:
    """The offers that together are worth most, for no more than can be paid."""
    purse = Purse(outlook)
    worthy = [offer for offer in offers if offer.worth > 0.0]
    worthy = sorted(worthy, key=lambda offer: -offer.worth)[:MOST_OFFERS]
    best = Plan([], purse.left_after(0, []) or 0.0)
    most = purse.all_resources()
    for chosen in range(1, 1 << len(worthy)):
        basket = [offer for index, offer in enumerate(worthy) if chosen >> index & 1]
        price = sum([offer.price for offer in basket])
        if price > most:
            continue
        left = purse.left_after(price, [offer.card for offer in basket if offer.card is not None])
        if left is not None:
            total = left + sum([offer.worth for offer in basket])
            if total > best.worth:
                best = Plan(basket, total)
    return best
