"""What texts come to that do something to cards in hands and decks, or to resources."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.greedy.deeds import CARDS, POINTS, RESOURCES, Deed
from longbox.games.champions.greedy.known import Reading, done_by
from longbox.games.champions.greedy.scope import UNKNOWN, Scope
from longbox.games.champions.text.costs import Spend


def cards(amount: float) -> Reading:
    """So many cards more in the hand, or less, for each that the effect counts."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        counted = scope.amount(effect.amount) if hasattr(effect, "amount") else float(getattr(effect, "count", 1))
        return [Deed(CARDS, amount * counted)]

    return reading


def of_drawing_up(effect: Any, scope: Scope) -> list[Deed]:
    """The hand is filled up to the hand size of the other side, which is the one that is up by then."""
    view, player = scope.view, scope.situation.player
    wanted = view.identity(player).definition.hand_size
    return [Deed(CARDS, max(wanted - view.hand_count(player) + 1, 0))]


def of_discarding_some(effect: Any, scope: Scope) -> list[Deed]:
    """Cards that are of little use, as many as there are."""
    return [Deed(CARDS, -0.5 * done_by(effect, scope))]


def of_random_discard(effect: Any, scope: Scope) -> list[Deed]:
    """Random cards of the hand are lost, if there are any."""
    held = scope.view.hand_count(scope.situation.player)
    return [Deed(CARDS, -1.0 * min(scope.amount(effect.amount), float(held)))]


def of_search(effect: Any, scope: Scope) -> list[Deed]:
    """A card that was looked for is better than one that is drawn."""
    return [Deed(CARDS, 1.5)]


def points(amount: float) -> Reading:
    """Something that is worth a little by itself."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(POINTS, amount * float(getattr(effect, "count", 1)))]

    return reading


def of_cheaper_card(effect: Any, scope: Scope) -> list[Deed]:
    """The next card costs less."""
    return [Deed(RESOURCES, float(effect.amount))]


def of_resources(effect: Any, scope: Scope) -> list[Deed]:
    """Resources."""
    return [Deed(RESOURCES, float(effect.wanted.resources().total))]


def of_payment(effect: Any, scope: Scope) -> list[Deed]:
    """Resources are spent: cards of the hand, mostly."""
    asked = effect.cost.wanted.price().total if isinstance(effect.cost, Spend) else UNKNOWN
    return [Deed(RESOURCES, -float(asked))]
