"""Which characters the greedy player picks for a team, and starts with: by what is printed on their cards."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import ROGUE, GameCard
from longbox.games.forever.turn.picking import StartWith
from longbox.games.forever.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.questions import Question

A_HEALTH: Final = 0.5
AN_ATTACK: Final = 1.0
A_CLAIM: Final = 1.2
AN_ABILITY: Final = 0.4
A_COST: Final = 0.3
"""What the numbers of a character are worth to a team."""


def rate_picks(question: Question, view: TableView) -> list[float]:
    """Pick the strongest character for what it costs."""
    return [team_worth(choice) if isinstance(choice, Card) else 0.0 for choice in question.choices]


def team_worth(card: GameCard) -> float:
    """What a character is worth to a team."""
    return strength(card) - A_COST * card.definition.cost


def strength(card: GameCard) -> float:
    """What a character is worth in play."""
    definition = card.definition
    claim = definition.threaten if definition.type == ROGUE else definition.rescue
    abilities = len(definition.abilities) + len(definition.constants)
    values = A_HEALTH * definition.health + AN_ATTACK * max(definition.attack, 0) + A_CLAIM * max(claim, 0)
    return values + AN_ABILITY * abilities


def rate_starts(question: Question, view: TableView) -> list[float]:
    """Start with the strongest that are allowed: they are in play without being paid for."""
    return [
        sum([strength(card) for card in choice.cards]) if isinstance(choice, StartWith) else 0.0
        for choice in question.choices
    ]
