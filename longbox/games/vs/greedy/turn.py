"""What the greedy player does with priority."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.combat import Boost, Change, Combat
from longbox.games.vs.greedy.fights import Campaign
from longbox.games.vs.greedy.keeping import best_recruits
from longbox.games.vs.greedy.outlook import A_CARD, GameCard, Outlook, is_ready
from longbox.games.vs.greedy.prices import A_USE, price_of
from longbox.games.vs.greedy.reading import best_reading
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.text.effects.chain_work import NegateEffect
from longbox.games.vs.turn.priority import (
    ATTACK,
    FLIP_LOCATION,
    PASS,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    USE_POWER,
    Action,
)
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.terms import Term, parts_of

NEVER: Final = -100.0
RECRUITING: Final = 50.0
"""Recruiting comes before all else that can be done at the time."""
FLIPPING: Final = 20.0
AN_ATTACK: Final = 2.0
"""An attack that is worth making comes before what is worth less and can be done later as well."""
A_POWER_UP: Final = 1.6
"""What the card is worth that is discarded for a power-up."""
A_PLOT_TWIST: Final = 1.4
"""What a plot twist in hand is worth, as it could be played at a better time."""
A_BUILT_PLOT_TWIST: Final = 1.0
"""The same of one in the resource row, which can't be built any more."""
A_NEGATED_EFFECT: Final = 1.5
BOOSTING: Final = (PLAY_CARD, USE_POWER, POWER_UP, REINFORCE)
"""What can be done besides recruiting, flipping and attacking."""


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate what can be done with priority; passing is worth nothing, and what is worth less is not done."""
    outlook = Outlook(view)
    actions = [choice for choice in question.choices if isinstance(choice, Action)]
    if view.chain():
        return [rate_response(outlook, action) for action in actions]
    worth = [0.0 if action.kind == PASS else NEVER for action in actions]
    rate_flips(outlook, actions, worth)
    rate_recruits(outlook, actions, worth)
    rate_attacks(outlook, actions, worth)
    rate_boosts(outlook, actions, worth)
    return worth


def rate_response(outlook: Outlook, action: Action) -> float:
    """Wait for effects to resolve; only an opponent's is answered, by what negates it."""
    if action.kind == PASS:
        return 0.0
    if outlook.view.chain()[-1].controller not in outlook.foes or action.card is None:
        return NEVER
    text = text_of(action)
    return A_NEGATED_EFFECT if text is not None and negates(text) else NEVER


NEGATING: Final[dict[int, tuple[Term, bool]]] = {}
"""Whether texts negate effects, so that each is looked through once; each stays with its text, whose identity is its
key.
"""


def negates(text: Term) -> bool:
    """Whether a text negates an effect."""
    found = NEGATING.get(id(text))
    if found is None:
        found = NEGATING[id(text)] = (text, any([isinstance(part, NegateEffect) for part in parts_of(text)]))
    return found[1]


def text_of(action: Action) -> Term | None:
    """What an action would do, if it is a text that does it."""
    if action.kind == PLAY_CARD and action.card is not None:
        return action.card.definition.effect
    return action.power.effect if action.kind == USE_POWER and action.power is not None else None


def rate_flips(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Flip each location, but none of which another is face up: that would be lost."""
    for number, action in enumerate(actions):
        if action.kind == FLIP_LOCATION and action.card is not None:
            worth[number] = NEVER if is_face_up(outlook, action.card) else FLIPPING


def is_face_up(outlook: Outlook, card: GameCard) -> bool:
    """Whether the player has a face-up location of the name of a card."""
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
        if action.kind == RECRUIT_CARD and best and action.card is best[0]:
            worth[number] = RECRUITING


def rate_attacks(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Make the best attack, if one is worth it; or any that must be made."""
    if not any([action.kind == ATTACK for action in actions]):
        return
    able = [character for character in outlook.mine if is_ready(character)]
    best = Campaign(outlook, able).best()
    must = not any([action.kind == PASS for action in actions])
    for number, action in enumerate(actions):
        if action.kind == ATTACK and best is not None and action.card is best.team[0].card:
            worth[number] = AN_ATTACK + best.worth
        elif action.kind == ATTACK and must:
            worth[number] = 0.0


# Plot twists, powers, power-ups and reinforcement


def rate_boosts(outlook: Outlook, actions: list[Action], worth: list[float]) -> None:
    """Do what is worth more than it costs, alone or together with what else changes the end of the attack."""
    boosting = [number for number, action in enumerate(actions) if action.kind in BOOSTING]
    if not boosting:
        return
    combat = Combat(outlook)
    numbers: list[int] = []
    boosts: list[Boost] = []
    for number in boosting:
        for boost in boosts_of(outlook, combat, actions[number]):
            numbers.append(number)
            boosts.append(boost)
    for number, gain in zip(numbers, combat.gains(boosts), strict=True):
        worth[number] = max(worth[number], gain)


def boosts_of(outlook: Outlook, combat: Combat, action: Action) -> list[Boost]:
    """What an action could do."""
    if action.card is None:
        return []
    text = text_of(action)
    if text is not None:
        reading = best_reading(outlook, combat, action.card, text)
        boost = Boost(action, reading.changes, price_of_action(outlook, action))
        boost.other = reading.worth
        return [boost]
    character = outlook.character(action.card)
    if character is None:
        return []
    if action.kind == POWER_UP:
        return power_ups(outlook, action, character)
    if action.kind == REINFORCE:
        change = Change(character)
        change.reinforces = True
        return [Boost(action, [change], price_of_support(outlook))]
    return []


def price_of_action(outlook: Outlook, action: Action) -> float:
    """What it costs to play a plot twist or to use a power."""
    assert action.card is not None
    if action.power is not None:
        return price_of(action.power.cost, outlook, action.card)
    price = A_BUILT_PLOT_TWIST if action.from_row else A_PLOT_TWIST
    for rule in action.card.definition.play_rules:
        cost = getattr(rule, "cost", None)
        if cost is not None:
            price += price_of(cost, outlook, action.card)
    return price


def power_ups(outlook: Outlook, action: Action, character: Qualities) -> list[Boost]:
    """One power-up for each card in hand that shares a name with a character."""
    found: list[Boost] = []
    for card in outlook.view.hand():
        if card.definition.card_name in character.names:
            boost = Boost(action, [Change(character, 1, 1)], A_POWER_UP)
            boost.again = True
            found.append(boost)
    return found


def price_of_support(outlook: Outlook) -> float:
    """What it costs to exhaust a character for reinforcement: its attack, if that is still to come."""
    ready = [-harm.exhausting(outlook, mine) for mine in outlook.mine if mine.in_support() and is_ready(mine)]
    return A_USE + min(ready, default=0.1 * A_CARD)
