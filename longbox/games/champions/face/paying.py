"""With what a player would best pay: what is least useful otherwise comes first."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.faces.offers import Label, Offer, Step, offer_of
from longbox.faces.words import listed
from longbox.games.champions.actions.payment import PAY, Paying, ResourceAbility
from longbox.games.champions.definitions import (
    ALLY,
    EVENT,
    IDENTITY_SPECIFIC,
    RESOURCE,
    GameCard,
    Resources,
)
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice

KEY: Final = "p"
"""What to type to pay with what is suggested."""

MOST_WAYS: Final = 12
"""Of more ways to pay, only so many are tried together: the least useful ones."""

# What it costs a player to pay with something, beside the card itself.
RENEWED: Final = 0.6
COUNTER: Final = 1.5
RESOURCE_CARD: Final = 1.0
USELESS: Final = 1.2
OTHER_CARD: Final = 3.0
WASTED: Final = 2.5


def suggestion(view: TableView, question: Paying) -> list[Choice]:
    """The ways to pay all that is missing that cost the player least; none if they can't be found."""
    ways = sorted(question.choices, key=lambda way: usefulness(view, way))[:MOST_WAYS]
    resources = {way: view.generated(way, question) for way in ways}
    best: list[Choice] = []
    least = 0.0
    for count in range(1, question.price.missing(question.paid) + 1):
        for chosen in combinations(ways, count):
            paid = question.paid
            for way in chosen:
                paid = paid.plus(resources[way])
            if question.price.is_met_by(paid):
                loss = sum([usefulness(view, way) for way in chosen]) + WASTED * wasted(question, paid)
                if not best or loss < least:
                    best, least = list(chosen), loss
    return best


def wasted(question: Paying, paid: Resources) -> int:
    """How many resources would be paid beyond the price."""
    return paid.total - question.price.total


def usefulness(view: TableView, way: Choice) -> float:
    """What a player gives away with a way to pay: the more, the sooner it should be kept."""
    if isinstance(way, ResourceAbility):
        return COUNTER if view.counters(way.card) else RENEWED
    assert isinstance(way, Card)
    return usefulness_of_card(view, way)


def usefulness_of_card(view: TableView, card: GameCard) -> float:
    """What a card of the hand is worth keeping for."""
    definition = card.definition
    if definition.type == RESOURCE:
        return RESOURCE_CARD + 0.5 * (definition.resources.total - 1)
    if is_useless(view, card):
        return USELESS
    worth = OTHER_CARD + 0.1 * (definition.cost or 0)
    if definition.aspect == IDENTITY_SPECIFIC:
        worth += 0.5
    if definition.type in (ALLY, EVENT):
        worth += 0.3
    return worth


def is_useless(view: TableView, card: GameCard) -> bool:
    """Whether a card can't be played for long: one like it is in play, or an earlier copy in the hand comes first."""
    if not card.definition.unique:
        return False
    name = card.definition.name
    present = [other.definition.name for player in view.in_order() for other in view.controlled(player)]
    held = [other for other in view.hand() if other.definition.name == name]
    return name in present or (len(held) > 1 and held[0] is not card)


def only_payment(view: TableView, question: Paying, offers: list[Offer]) -> Offer | None:
    """The only way in which a price can be paid, where there is just one: all ways are the same, or all are needed."""
    if len(offers) == 1 or is_all_needed(view, question):
        return next(iter(pay_offer(view, question)), None)
    return None


def is_all_needed(view: TableView, question: Paying) -> bool:
    """Whether a price can't be met without any of the ways to pay it."""
    made = [view.generated(way, question) for way in question.choices]
    for left_out in range(len(made)):
        paid = question.paid
        for resources in [*made[:left_out], *made[left_out + 1 :]]:
            paid = paid.plus(resources)
        if question.price.is_met_by(paid):
            return False
    return True


def pay_offer(view: TableView, question: Paying) -> list[Offer]:
    """The offer to pay with what is suggested, if that is more than one answer or a choice."""
    ways = suggestion(view, question)
    if not ways:
        return []
    names = [way.card.definition.name if isinstance(way, ResourceAbility) else way.key() for way in ways]
    first, *rest = [way.key() for way in ways]
    label = Label(f"Pay with {listed(names)}", key=KEY, names=("pay",))
    return [offer_of(label, KEY, [first], tuple([Step(PAY.words, key) for key in rest]))]
