"""How a player weighs what is divided, and cards that go from one of their piles to another."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.greedy import deeds
from longbox.games.forever.greedy.deeds import Deed
from longbox.games.forever.greedy.scope import Scope
from longbox.games.forever.text.effects import piles
from longbox.games.forever.text.targets import One

HELD: Final = 0.8
"""How much of a card a card is worth that one chooses of a hand."""


def of_divided_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage, mostly all on one."""
    return [Deed(deeds.DAMAGE, scope.player, float(effect.amount), scope.cards(One(effect.filter)))]


def of_divided_healing(effect: Any, scope: Scope) -> list[Deed]:
    """Healing, mostly all of one."""
    return [Deed(deeds.HEAL, scope.player, float(effect.amount), scope.cards(One(effect.filter)))]


def of_put_cards(effect: Any, scope: Scope) -> list[Deed]:
    """Cards come into the hand, or leave it; elsewhere they are worth little."""
    if effect.goal == piles.HAND:
        return [Deed(deeds.CARDS, scope.player, min(scope.amount(effect.amount), 3.0))]
    if effect.place == piles.HAND:
        held = float(scope.view.hand_count(scope.player))
        return [Deed(deeds.CARDS, scope.player, -HELD * min(scope.amount(effect.amount), held))]
    return [Deed(deeds.POINTS, scope.player, 0.2)]
