"""What it costs the greedy player to pay a cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.keeping import keeping_worth
from longbox.games.vs.greedy.outlook import A_CARD, GameCard, Outlook, size
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import Cost, Noun
from longbox.games.vs.text import costs, object_costs

UNKNOWN_COST: Final = 2.0
A_POINT: Final = 1.2
"""What a resource point is worth that could recruit something."""
A_USE: Final = 0.05
"""What it costs to use anything, so that what is worth nothing isn't done."""
WEIGHT_OF_KEEPING: Final = 0.3
"""How much of what a card in hand is worth it costs to lose it."""

Price = Callable[[Any, Outlook, GameCard], float]
OnCard = Callable[[Outlook, Qualities], float]


def price_of(cost: Cost | None, outlook: Outlook, card: GameCard) -> float:
    """What a cost costs that stands on a card."""
    if cost is None:
        return A_USE
    price = PRICES.get(type(cost))
    return A_USE + (UNKNOWN_COST if price is None else price(cost, outlook, card))


def of_costs(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """All of them."""
    return price_of(cost.first, outlook, card) + price_of(cost.rest, outlook, card)


def of_either(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """The cheaper one."""
    return min(price_of(cost.first, outlook, card), price_of(cost.second, outlook, card))


def of_nothing(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """Nothing."""
    return 0.0


def of_endurance(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """The endurance."""
    return float(outlook.view.counted(cost.amount, card))


def of_points(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """The resource points."""
    return A_POINT * outlook.view.counted(cost.amount, card)


def of_activating(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """A character's attack; a location has nothing else to do."""
    character = outlook.character(card)
    return 0.0 if character is None else -harm.exhausting(outlook, character)


def of_discarding(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """The cards that are worth least."""
    number = outlook.view.counted(cost.number, card)
    hand = sorted([keeping_worth(outlook, held) for held in outlook.view.hand() if held is not card])
    return sum([max(WEIGHT_OF_KEEPING * worth, 0.5) for worth in hand[:number]])


def of_own(measure: OnCard) -> Price:
    """Something that is done to one's own cards: to those for which it costs least."""

    def price(cost: Any, outlook: Outlook, card: GameCard) -> float:
        able = [mine for mine in outlook.mine if mine.object is not None and not mine.object.stunned]
        harms = sorted([max(-measure(outlook, mine), 0.1) for mine in able])
        return sum(harms[: outlook.view.counted(cost.number, card)])

    return price


def of_named(measure: OnCard) -> Price:
    """Something that is done to a card that the text names."""

    def price(cost: Any, outlook: Outlook, card: GameCard) -> float:
        noun: Noun = cost.noun
        found = outlook.view.found(noun, card)
        return sum([max(-measure(outlook, mine), 0.1) for mine in found])

    return price


def leaving(outlook: Outlook, qualities: Qualities) -> float:
    """What it is worth that something leaves play for good."""
    if not qualities.is_character():
        return harm.side(outlook, qualities) * 1.5
    return harm.side(outlook, qualities) * size(qualities.definition)


def of_card(cost: Any, outlook: Outlook, card: GameCard) -> float:
    """The card itself."""
    return A_CARD


PRICES: Final[dict[type, Price]] = {
    costs.Activate: of_activating,
    costs.Costs: of_costs,
    costs.DiscardCards: of_discarding,
    costs.DiscardThis: of_card,
    costs.DiscardUpTo: of_nothing,
    costs.EitherCost: of_either,
    object_costs.ExhaustNamed: of_named(harm.exhausting),
    object_costs.ExhaustObjects: of_own(harm.exhausting),
    costs.Free: of_nothing,
    object_costs.KoNamed: of_named(harm.ko),
    object_costs.KoObjects: of_own(harm.ko),
    costs.PayEndurance: of_endurance,
    costs.PayPoints: of_points,
    object_costs.PutNamedOnDeck: of_named(leaving),
    object_costs.RemoveNamed: of_named(leaving),
    object_costs.ReplaceNamed: of_nothing,
    object_costs.ReplaceObjects: of_nothing,
    object_costs.ReturnNamed: of_named(harm.returning),
    object_costs.ReturnObjects: of_own(harm.returning),
    costs.RevealFromHand: of_nothing,
    costs.RevealThis: of_nothing,
    object_costs.StunNamed: of_named(harm.stunning),
    object_costs.StunObjects: of_own(harm.stunning),
}
"""What each cost costs."""
