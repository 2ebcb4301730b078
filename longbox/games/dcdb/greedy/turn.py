"""What the greedy player does in a turn: which card it plays next, what it buys, when it ends the turn."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.game import LINE_UP_SIZE, Purchase, Thing
from longbox.games.dcdb.greedy.gist import PLAY, gist_of, reading_of
from longbox.games.dcdb.greedy.situation import Situation
from longbox.games.dcdb.turn import END_TURN, REFILL
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

RESET: Final = 100.0
"""A card that replaces the hand goes before all others, or is kept for later."""

POWER_TO_REFILL: Final = 4
"""How much Power must be left for a fuller Line-Up to be worth its Attacks."""


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate playing each card, buying each card, and ending the turn."""
    choices = question.choices
    plays = [rate_play(choice, view) if isinstance(choice, Card) else 0.0 for choice in choices]
    return plays if any(plays) else rate_purchases(choices, view)


def rate_play(card: Thing, view: TableView) -> float:
    """Rate playing a card next, by what must come first in a turn.

    One that does nothing is kept, to be discarded or destroyed from the hand.
    """
    reading = reading_of(card.definition)
    if reading.resets_hand and not view.played():
        return PLAY + (RESET if wants_new_hand(card, view) else 0.0)
    return reading.priority


def wants_new_hand(card: Thing, view: TableView) -> bool:
    """Whether the rest of the hand is worth less than a new one would be."""
    situation = Situation(view)
    held = sum([situation.strength(other.definition) for other in view.hand() if other is not card])
    return held + gist_of(card.definition).power < 5 * situation.average


def rate_purchases(choices: list[Choice], view: TableView) -> list[float]:
    """Rate what can be bought, by what it adds to the best that the Power can buy in all."""
    purchases = [choice for choice in choices if isinstance(choice, Purchase)]
    rates: dict[Choice, float] = {END_TURN: 0.0}
    power = view.power()
    if purchases:
        situation = Situation(view)
        basket = best_basket([purchase.card for purchase in purchases], power, situation)
        for purchase in purchases:
            if purchase.card in basket:
                rates[purchase] = 1.0 + view.cost_of(purchase.card)
    if REFILL in choices:
        rates[REFILL] = 0.5 if wants_refill(power, view) else -1.0
    return [rates.get(choice, -1.0) for choice in choices]


def wants_refill(power: int, view: TableView) -> bool:
    """Whether new cards in the Line-Up could be bought, and don't end the game."""
    return power >= POWER_TO_REFILL and view.main_deck_left() >= 2 * LINE_UP_SIZE


def best_basket(cards: list[Thing], power: int, situation: Situation) -> list[Thing]:
    """The cards that together are worth most, for no more than the Power."""
    return fill([(card, situation.view.cost_of(card), situation.getting(card)) for card in cards], power)[1]


def fill(offers: list[tuple[Thing, int, float]], power: int) -> tuple[float, list[Thing]]:
    """The best of all ways to spend Power on some offers, each with its cost and worth."""
    best: list[tuple[float, list[Thing]]] = [(0.0, [])] * (power + 1)
    for card, cost, worth in offers:
        if worth <= 0:
            continue
        for spent in range(power, cost - 1, -1):
            before, bought = best[spent - cost]
            if before + worth > best[spent][0]:
                best[spent] = (before + worth, [*bought, card])
    return best[power]
