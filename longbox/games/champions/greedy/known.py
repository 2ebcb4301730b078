"""What is known of a text before it is done: how much it does, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.champions.definitions import GameCard
from longbox.games.champions.greedy.deeds import Deed
from longbox.games.champions.greedy.scope import UNKNOWN, Scope
from longbox.games.champions.text.effects import drawing, hurting, scheming

Reading = Callable[[Any, Scope], list[Deed]]
"""What an effect comes to on the table as it is."""

CARDS_KEPT: Final = 2
"""How many cards of a hand are not discarded where any number can be."""


def done_by(effect: object, scope: Scope) -> float:
    """How much of something an effect does, of which the text goes on to speak: "for each card discarded this way"."""
    if isinstance(effect, drawing.DiscardUpToFromHand):
        held = scope.view.hand_count(scope.situation.player)
        return float(max(min(effect.most, held - CARDS_KEPT), 1))
    if isinstance(effect, drawing.DiscardTop | hurting.DealDamage | scheming.PlaceThreat):
        return scope.amount(effect.amount)
    return UNKNOWN


def you(scope: Scope) -> list[GameCard]:
    """The player's identity."""
    return [scope.view.identity(scope.situation.player)]


def happening_amount(scope: Scope) -> float:
    """How much of something is about to happen."""
    event = scope.situation.event
    return 3.0 if event is None else float(event.amount)
