"""What texts come to that let enemies act, or bring encounter cards."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.greedy.deeds import ATTACKED, ENCOUNTER, SCHEMED, Deed
from longbox.games.champions.greedy.known import Reading
from longbox.games.champions.greedy.scope import Scope


def of_attack(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack."""
    return [Deed(ATTACKED, 1.0, scope.cards(effect.enemies), each=True)]


def of_attack_on_hero(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack if the player is in hero form."""
    return of_attack(effect, scope) if scope.view.in_hero_form(scope.situation.player) else []


def of_activation(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack or scheme, by the form that the player is in."""
    kind = ATTACKED if scope.view.in_hero_form(scope.situation.player) else SCHEMED
    return [Deed(kind, 1.0, scope.cards(effect.enemies), each=True)]


def of_scheming(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies scheme."""
    return [Deed(SCHEMED, 1.0, scope.cards(effect.enemies), each=True)]


def encounter(amount: float) -> Reading:
    """So many more encounter cards to come, or what is as bad as that."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(ENCOUNTER, amount * float(getattr(effect, "count", 1)))]

    return reading
