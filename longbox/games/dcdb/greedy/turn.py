"""What the greedy player does in a turn: which card it plays next, what it buys, when it ends the turn."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from longbox.games.dcdb.answers import Purchase, TimeTravel, Use
from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.greedy.gist import READINGS, gist_of, reading_of
from longbox.games.dcdb.greedy.phases import PLAY
from longbox.games.dcdb.greedy.situation import Situation
from longbox.games.dcdb.greedy.using import comes_first, is_free, worth_of_travel, worth_of_use
from longbox.games.dcdb.turn.legal_actions import END_TURN, REFILL
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

RESET: Final = 100.0
"""A card that replaces the hand goes before all others, or is kept for later."""

POWER_TO_REFILL: Final = 4
"""How much Power must be left for a fuller Line-Up to be worth its Attacks."""


USED: Final = 100.0
"""Abilities are used before cards are bought, for the Power that they give."""
FROM_THE_HAND: Final = PLAY + 1000.0
"""What cards of the hand pay for is done before they are played."""

FREE: Final = 0.75
"""What is used once a turn for nothing is used at the end, even where nobody knows what it is good for."""

WORTH: Final = itemgetter(2)
"""Of an offer: the card, its cost, its worth."""


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate playing each card, buying each card, and ending the turn."""
    choices = question.choices
    plays: list[float] = []
    for choice in choices:
        if isinstance(choice, Card):
            reading = READINGS.get(choice.definition) or reading_of(choice.definition)
            plays.append(rate_reset(choice, view) if reading.resets_hand else reading.priority)
        else:
            plays.append(rate_paying_by_hand(choice, view))
    return plays if any(plays) else rate_purchases(choices, view)


def rate_paying_by_hand(choice: Choice, view: TableView) -> float:
    """Rate what is paid with cards of the hand, which is done before they are played; 0 if it isn't worth it."""
    if isinstance(choice, TimeTravel):
        worth = worth_of_travel(choice, Situation(view))
    elif isinstance(choice, Use) and comes_first(choice):
        worth = worth_of_use(choice, Situation(view))
    else:
        return 0.0
    return FROM_THE_HAND + worth if worth > 0 else 0.0


def rate_reset(card: GameCard, view: TableView) -> float:
    """Rate playing a card that, as the first of the turn, replaces the hand."""
    if view.played():
        return reading_of(card.definition).priority
    return PLAY + (RESET if wants_new_hand(card, view) else 0.0)


def wants_new_hand(card: GameCard, view: TableView) -> bool:
    """Whether the rest of the hand is worth less than a new one would be."""
    situation = Situation(view)
    held = sum([situation.strength(other.definition) for other in view.hand() if other is not card])
    return held + gist_of(card.definition).power < 5 * situation.average


def rate_purchases(choices: list[Choice], view: TableView) -> list[float]:
    """Rate what can be bought, by what it adds to the best that the Power can buy in all."""
    cards = [choice.card for choice in choices if isinstance(choice, Purchase)]
    power = view.power()
    basket = best_basket(cards, power, Situation(view)) if cards else []
    return [rate_purchase(choice, basket, power, view) for choice in choices]


def rate_use(use: Use, view: TableView) -> float:
    """Rate using an ability, before anything is bought; what costs nothing is used in any case."""
    worth = worth_of_use(use, Situation(view))
    return USED + worth if worth > 0 else FREE if is_free(use) else -1.0


def rate_purchase(choice: Choice, basket: list[GameCard], power: int, view: TableView) -> float:
    """Rate what is no playing of a card: buying what costs most comes first, then what else can be done."""
    if isinstance(choice, Purchase):
        return 1.0 + view.cost_of(choice.card) if choice.card in basket else -1.0
    if choice is REFILL:
        return 0.5 if wants_refill(power, view) else -1.0
    if isinstance(choice, Use):
        return rate_use(choice, view)
    return 0.0 if choice is END_TURN else -1.0


def wants_refill(power: int, view: TableView) -> bool:
    """Whether new cards in the Line-Up could be bought, and don't end the game."""
    return power >= POWER_TO_REFILL and view.main_deck_left() >= 2 * LINE_UP_SIZE


def best_basket(cards: list[GameCard], power: int, situation: Situation) -> list[GameCard]:
    """The cards that together are worth most, for no more than the Power."""
    return fill([(card, situation.view.cost_of(card), situation.getting(card)) for card in cards], power)[1]


def fill(offers: list[tuple[GameCard, int, float]], power: int) -> tuple[float, list[GameCard]]:
    """The best of all ways to spend Power on some offers, each with its cost and worth; the earliest of the best."""
    wanted = [offer for offer in offers if offer[2] > 0 and offer[1] <= power]
    costs = sorted([offer[1] for offer in wanted])
    if sum(costs) <= power:
        return sum([offer[2] for offer in wanted]), [offer[0] for offer in wanted]
    if costs[0] + costs[1] > power:
        best = max(wanted, key=WORTH)
        return best[2], [best[0]]
    return fill_with_several(wanted, power)


def fill_with_several(offers: list[tuple[GameCard, int, float]], power: int) -> tuple[float, list[GameCard]]:
    """The same, by what is best for each part of the Power: its worth, and which offers it is, as bits."""
    worths = [0.0] * (power + 1)
    taken = [0] * (power + 1)
    for number, (_, cost, worth) in enumerate(offers):
        for spent in range(power, cost - 1, -1):
            total = worths[spent - cost] + worth
            if total > worths[spent]:
                worths[spent] = total
                taken[spent] = taken[spent - cost] | 1 << number
    return worths[power], [offer[0] for number, offer in enumerate(offers) if taken[power] >> number & 1]
