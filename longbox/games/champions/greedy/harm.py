"""What texts come to that do something to cards in play: damage, healing, threat, powers, counters."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.champions.abilities import Target
from longbox.games.champions.definitions import ATK, THW
from longbox.games.champions.greedy.deeds import ALL_OF_IT, DAMAGE, HEAL, POINTS, POWER, PREVENT, Deed
from longbox.games.champions.greedy.known import Reading, happening_amount, you
from longbox.games.champions.greedy.scope import Scope
from longbox.games.champions.text.constants import GainsTrait, Gets
from longbox.games.champions.text.targets import Each, Targets, The
from longbox.games.weighing import ONE_OF

RESOURCES_DISCARDED: Final = 1.0
"""How many resources of one type are printed on the cards of a player that an encounter card discards, on average."""
A_COUNTER_SPENT: Final = 0.6
"""What it costs to use up a counter: less than it was worth to get it, as it is there to be used."""


def on_cards(kind: str) -> Reading:
    """Something that is done to cards, to an extent if the effect has one."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        amount = scope.amount(effect.amount) if hasattr(effect, "amount") else 1.0
        note = getattr(effect, "status", "")
        return [Deed(kind, amount, scope.cards(effect.target), each=means_all(effect.target), note=note)]

    return reading


def means_all(target: Target) -> bool:
    """Whether a target means all of its cards, and not one that is chosen."""
    return isinstance(target, Each | The | Targets)


def of_healing_all(effect: Any, scope: Scope) -> list[Deed]:
    """All damage is healed."""
    return [Deed(HEAL, ALL_OF_IT, scope.cards(effect.target), each=means_all(effect.target))]


def of_owners_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage for the printed resources of cards that were discarded, of which there are a few."""
    return [Deed(DAMAGE, RESOURCES_DISCARDED * effect.amount, you(scope), each=True)]


def of_taken_damage(effect: Any, scope: Scope) -> list[Deed]:
    """The player's identity takes damage."""
    return [Deed(DAMAGE, scope.amount(effect.amount), you(scope), each=True)]


def of_moved_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage goes from one character to another, as much as there is."""
    origins = scope.cards(effect.origin)
    amount = min(scope.amount(effect.amount), float(max([scope.view.damage(card) for card in origins], default=0)))
    return [Deed(HEAL, amount, origins), Deed(DAMAGE, amount, scope.cards(effect.target))]


def of_divided_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that is divided among enemies, as much of it as one of them takes."""
    return [Deed(DAMAGE, scope.amount(effect.amount), scope.cards(Each(effect.filter)))]


def of_assigned_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that is divided as the players like."""
    return [Deed(DAMAGE, 0.7 * scope.amount(effect.amount), you(scope), each=True)]


def of_threat_as_damage(effect: Any, scope: Scope) -> list[Deed]:
    """The threat that was to be placed is taken as damage."""
    return [Deed(DAMAGE, happening_amount(scope), you(scope), each=True)]


def of_all_prevented(effect: Any, scope: Scope) -> list[Deed]:
    """All of the damage is prevented."""
    return [Deed(PREVENT, happening_amount(scope))]


def of_lasting(effect: Any, scope: Scope) -> list[Deed]:
    """Powers are greater for a time."""
    constant = effect.constant
    if isinstance(constant, Gets):
        cards = scope.cards(constant.target)
        by_power = [(power, scope.view.changed_by(constant.more, power, scope.situation)) for power in (ATK, THW)]
        return [
            Deed(POWER, float(more), cards, each=means_all(constant.target), note=power)
            for power, more in by_power
            if more
        ]
    return [Deed(POINTS, 0.5)] if isinstance(constant, GainsTrait) else []


def of_chosen_power(effect: Any, scope: Scope) -> list[Deed]:
    """A character's power is greater for a time: the better one of some."""
    choice = Deed(ONE_OF)
    cards = scope.cards(effect.target)
    choice.options = [[Deed(POWER, float(effect.amount), cards, note=power)] for power in effect.powers]
    return [choice]


def of_counters(effect: Any, scope: Scope) -> list[Deed]:
    """Counters that are put on a card are worth what they will be spent for."""
    return [Deed(POINTS, 1.3 * scope.amount(effect.amount))]


def of_spent_counters(effect: Any, scope: Scope) -> list[Deed]:
    """Counters that are taken from a card can't be spent any more."""
    return [Deed(POINTS, -A_COUNTER_SPENT * scope.amount(effect.amount))]
