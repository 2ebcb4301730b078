"""What the greedy player does with priority."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.priority import (
    ATTACK,
    CONCEDE,
    FLIP_LOCATION,
    PASS,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    Action,
)
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.players.greedy.vs.combat import Boost, Combat
from longbox.players.greedy.vs.fights import Campaign
from longbox.players.greedy.vs.keeping import best_recruits
from longbox.players.greedy.vs.outlook import AN_ATTACK_TO_COME, Outlook, TeamCard, is_ready

NEVER: Final = -100.0
RECRUITING: Final = 50.0
"""Recruiting comes before all else that can be done at the time."""
A_POWER_UP: Final = 1.6
"""What the card is worth that is discarded for a power-up."""
AN_ATTACK: Final = 5.0
"""An attack that is worth making comes before what can be done later as well."""


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate what can be done with priority; passing is worth nothing, and what is worth less is not done."""
    outlook = Outlook(view)
    actions = [choice for choice in question.choices if isinstance(choice, Action)]
    if view.chain():
        return [0.0 if action.kind == PASS else NEVER for action in actions]
    worth = [rate_alone(outlook, action) for action in actions]
    rate_recruits(outlook, actions, worth)
    rate_attacks(outlook, actions, worth)
    rate_boosts(outlook, actions, worth)
    return worth


def rate_alone(outlook: Outlook, action: Action) -> float:
    """Rate an action that doesn't depend on others."""
    if action.kind == PASS:
        return 0.0
    if action.kind == FLIP_LOCATION:
        assert action.card is not None
        return NEVER if is_face_up(outlook, action.card) else 1.0
    return NEVER


def is_face_up(outlook: Outlook, card: TeamCard) -> bool:
    """Whether the player has a face-up location of the name of a card: it would be lost."""
    name = card.definition.card_name
    resources = [resource for resource in outlook.view.resources(outlook.me) if resource is not None]
    return any([resource.object.face_up and name in resource.names for resource in resources if resource.object])


def rate_recruits(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Recruit what is best together, the character that costs most first."""
    cards = [action.card for action in actions if action.kind == RECRUIT_CARD and action.card is not None]
    if not cards:
        return
    best = best_recruits(outlook, cards)
    for number, action in enumerate(actions):
        if action.kind == RECRUIT_CARD:
            worth[number] = RECRUITING if best and action.card is best[0] else NEVER


def rate_attacks(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Make the best attack, if one is worth it."""
    cards = [action.card for action in actions if action.kind == ATTACK]
    if not cards:
        return
    able = [character for character in outlook.mine if is_ready(character)]
    best = Campaign(outlook, able).best()
    for number, action in enumerate(actions):
        if action.kind == ATTACK:
            is_best = best is not None and action.card is best.team[0].card and best.worth > 0.0
            worth[number] = AN_ATTACK if is_best else NEVER
            if not any([action.kind == PASS for action in actions]):
                worth[number] = max(worth[number], -1.0)


def rate_boosts(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Play what changes the end of an attack for the better, alone or together."""
    combat = Combat(outlook)
    if combat.sign == 0.0:
        return
    numbers: list[int] = []
    boosts: list[Boost] = []
    for number, action in enumerate(actions):
        for boost in boosts_of(outlook, combat, action):
            numbers.append(number)
            boosts.append(boost)
    for number, gain in zip(numbers, combat.gains(boosts), strict=True):
        worth[number] = max(worth[number], gain)


def boosts_of(outlook: Outlook, combat: Combat, action: Action) -> list[Boost]:
    """What an action could change in the attack that goes on."""
    if action.card is None or action.kind in (CONCEDE, PLAY_CARD):
        return []
    character = outlook.character(action.card)
    if character is None:
        return []
    if action.kind == POWER_UP:
        return power_ups(outlook, action, character)
    if action.kind == REINFORCE:
        boost = Boost(action, character, 0, 0, price_of_support(outlook))
        boost.reinforces = True
        return [boost]
    return []


def power_ups(outlook: Outlook, action: Action, character: Qualities) -> list[Boost]:
    """One power-up for each card in hand that shares a name with a character."""
    count = len([card for card in outlook.view.hand() if card.definition.card_name in character.names])
    return [Boost(action, character, 1, 1, A_POWER_UP) for _ in range(count)]


def price_of_support(outlook: Outlook) -> float:
    """What it costs to exhaust a character for reinforcement: its attack, if that is still to come."""
    ready = [mine for mine in outlook.mine if mine.in_support() and is_ready(mine)]
    if not outlook.attacks_later(outlook.me) or not ready:
        return 0.2
    return 0.2 + AN_ATTACK_TO_COME * min([mine.positive_atk() for mine in ready])
