"""What it is worth to the greedy player to do something to a character, or another card, that somebody controls."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.greedy.outlook import (
    A_GUARD,
    AN_ATTACK_TO_COME,
    KO_OF_A_COST,
    Outlook,
    is_ready,
    is_standing,
)
from longbox.games.vs.qualities import Qualities

A_RESOURCE: Final = 3.0
A_SUPPORTER: Final = 0.3
"""What a ready character in the support row is worth that could reinforce somebody."""
AGAIN: Final = 0.9
"""What it is worth to attack a second time, for each point of ATK."""
RAISED_ATK: Final = 0.25
"""What a point of ATK is worth that somebody has for this turn and may need."""
RAISED_DEF: Final = 0.2
FOR_GOOD: Final = 0.7
"""What a point of ATK or DEF is worth that stays."""


def side(outlook: Outlook, card: Qualities) -> float:
    """1.0 for what the opponents control, whose harm is the player's gain; -1.0 for what is the player's own."""
    return -1.0 if card.controller == outlook.me else 1.0


def stunning(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that a character becomes stunned."""
    return side(outlook, card) * outlook.stun_cost(card)


def ko(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that something is KO'd: stunned characters but one would be lost anyway."""
    if not card.is_character():
        return side(outlook, card) * (A_RESOURCE if card.is_resource() else 1.5 + 0.5 * card.definition.cost)
    cost = card.definition.cost
    if is_standing(card):
        return side(outlook, card) * (KO_OF_A_COST * cost + AN_ATTACK_TO_COME * attack_to_come(outlook, card))
    stunned = outlook.stunned_costs(card.controller)
    if cost < stunned[0]:
        return side(outlook, card) * 0.1
    return side(outlook, card) * KO_OF_A_COST * (cost - (stunned[1] if len(stunned) > 1 else 0))


def returning(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that something in play goes to its owner's hand."""
    if not is_standing(card) and card.is_character():
        return -0.5 * ko(outlook, card)
    worth = 0.8 * card.definition.cost + AN_ATTACK_TO_COME * attack_to_come(outlook, card)
    return side(outlook, card) * worth


def exhausting(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that something is exhausted."""
    if not is_ready(card):
        return 0.0
    if not card.is_character():
        return side(outlook, card) * 0.5
    worth = AN_ATTACK_TO_COME * attack_to_come(outlook, card)
    return side(outlook, card) * (worth + (A_SUPPORTER if card.in_support() else 0.0))


def readying(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that something is readied."""
    thing = card.object
    if thing is None or not thing.exhausted or thing.stunned:
        return 0.0
    if not card.is_character():
        return -side(outlook, card) * 0.5
    if outlook.attacks_now(card.controller) and not thing.attacker:
        return -side(outlook, card) * AGAIN * card.positive_atk()
    return -side(outlook, card) * (AN_ATTACK_TO_COME * card.atk if outlook.attacks_later(card.controller) else 0.1)


def recovering(outlook: Outlook, card: Qualities) -> float:
    """What it is worth that a stunned character recovers."""
    if is_standing(card) or not card.is_character():
        return 0.0
    stunned = outlook.stunned_costs(card.controller)
    # One would recover anyway: two can then, the two that cost most.
    saved = min(card.definition.cost, stunned[1]) if len(stunned) > 1 else 0
    worth = KO_OF_A_COST * saved
    if outlook.is_attacked_later(card.controller):
        worth += A_GUARD * card.definition.cost - 0.3 * card.definition.cost
    return -side(outlook, card) * worth


def raising(outlook: Outlook, card: Qualities, atk: int, defense: int) -> float:
    """What it is worth that a character gets ATK and DEF for this turn, outside of its own attack."""
    if not card.is_character() or not is_standing(card):
        return 0.0
    worth = RAISED_ATK * atk if attack_to_come(outlook, card) else 0.0
    if outlook.is_attacked_later(card.controller):
        worth += RAISED_DEF * defense
    return -side(outlook, card) * worth


def lasting(outlook: Outlook, card: Qualities, atk: int, defense: int) -> float:
    """What it is worth that a character gets ATK and DEF for good."""
    return -side(outlook, card) * FOR_GOOD * (atk + defense)


def attack_to_come(outlook: Outlook, card: Qualities) -> int:
    """The ATK that a character could still attack with this turn."""
    if not is_ready(card) or not (outlook.attacks_now(card.controller) or outlook.attacks_later(card.controller)):
        return 0
    return card.positive_atk()
