"""What the greedy player answers to each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.vs import setup
from longbox.games.vs.actions import formation, reservists, resources
from longbox.games.vs.chain import announcing, game_effects, targeting
from longbox.games.vs.combat import attacking, concluding
from longbox.games.vs.definitions import CHARACTER, LOCATION
from longbox.games.vs.greedy.asking import (
    rate_affiliations,
    rate_choosing,
    rate_finding,
    rate_modes,
    rate_naming,
    rate_own_affiliations,
    rate_replacing,
    rate_starting,
    rate_targets,
)
from longbox.games.vs.greedy.fights import Attack, Campaign
from longbox.games.vs.greedy.keeping import keeping_worth
from longbox.games.vs.greedy.layout import is_misplaced, layout, rate_position
from longbox.games.vs.greedy.outlook import GameCard, Outlook, is_ready, size
from longbox.games.vs.greedy.turn import rate_actions
from longbox.games.vs.modifiers import replacing
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.text import costs, identities, nouns
from longbox.games.vs.text.effects import controlling, drawing, naming, searching
from longbox.games.vs.turn import priority, turn
from longbox.games.vs.view import TableView
from longbox.games.weighing import each_card
from longbox.kernel.choices import DONE, YES, Choice
from longbox.kernel.questions import Prompt, Question

Rating = Callable[[Question, TableView], list[float]]

ENOUGH_RESOURCES: Final = 7
"""From so many resources on, only cards are built that are worth little."""
BUILT_LATE: Final = 2.2
EARLY: Final = 3
"""The highest recruit cost of characters that a first hand needs."""


# Cards in hand


def rate_building(question: Question, view: TableView) -> list[float]:
    """Build a resource each turn, of what is worth least in hand."""
    outlook = Outlook(view)
    enough = view.resource_count(outlook.me) >= ENOUGH_RESOURCES
    names = [resource.names for resource in view.resources(outlook.me) if resource is not None]
    built = [name for each in names for name in each]

    def rate(card: GameCard) -> float:
        twice = card.definition.card_type == LOCATION and card.definition.card_name in built
        return -keeping_worth(outlook, card) - (1.0 if twice else 0.0)

    return each_card(question, rate, -BUILT_LATE if enough else -1000.0)


def rate_discarding(question: Question, view: TableView) -> list[float]:
    """Discard what is worth least."""
    outlook = Outlook(view)
    return each_card(question, lambda card: -keeping_worth(outlook, card), 0.0)


def rate_mulligan(question: Question, view: TableView) -> list[float]:
    """Draw a new hand if it has no character for the first turns."""
    early = [card for card in view.hand() if card.definition.card_type == CHARACTER and card.definition.cost <= EARLY]
    return [(1.0 if choice is YES else 0.0) * (-1.0 if early else 1.0) for choice in question.choices]


# Attacks


def planned(question: Question, view: TableView, first: Choice | None) -> Attack | None:
    """The best attack that a character takes part in."""
    outlook = Outlook(view)
    character = None if first is None else outlook.character(first)
    able = [mine for mine in outlook.mine if is_ready(mine)]
    return Campaign(outlook, able).best(character)


def rate_attacked(question: Question, view: TableView) -> list[float]:
    """Attack whom the best attack attacks."""
    attack = planned(question, view, question.source)
    if attack is None:
        return [0.0 for _ in question.choices]
    wanted = view.players[attack.player] if attack.defender is None else attack.defender.card
    return [1.0 if choice is wanted else 0.0 for choice in question.choices]


def rate_partners(question: Question, view: TableView) -> list[float]:
    """Attack with those who make the attack the best."""
    taken = question.taken or []
    attack = planned(question, view, taken[0] if taken else None)
    wanted = [] if attack is None else [member.card for member in attack.team]
    return [1.0 if choice in wanted else (0.5 if choice is DONE else 0.0) for choice in question.choices]


def rate_struck(question: Question, view: TableView) -> list[float]:
    """Strike the attacker that costs the other most, of those that can be stunned."""
    outlook = Outlook(view)
    defender = None if question.source is None else outlook.character(question.source)
    attack = 0 if defender is None else defender.positive_atk()

    def rate(card: GameCard) -> float:
        attacker = outlook.character(card)
        if attacker is None or attacker.positive_defense() > attack:
            return 0.0
        return outlook.stun_cost(attacker)

    return each_card(question, rate)


# Formations


def rate_moving(question: Question, view: TableView) -> list[float]:
    """Move who stands elsewhere than they should."""
    outlook = Outlook(view)
    places = layout(outlook)
    worth: list[float] = []
    for choice in question.choices:
        character = outlook.character(choice)
        worth.append(0.5 if character is None else float(is_misplaced(character, places)))
    return worth


def rate_places(question: Question, view: TableView) -> list[float]:
    """Put a character where it should stand."""
    card = question.source
    places = layout(Outlook(view), card)
    wanted = None if card is None else places.get(card.serial)
    return [rate_position(choice, wanted) for choice in question.choices]


# Characters


def rate_recovering(question: Question, view: TableView) -> list[float]:
    """Recover the most valuable character."""
    return rate_characters(question, view, lambda character: size(character.definition) + character.definition.cost)


def rate_supporters(question: Question, view: TableView) -> list[float]:
    """Exhaust who attacks least."""
    return rate_characters(question, view, lambda character: -float(character.positive_atk()))


def rate_hosts(question: Question, view: TableView) -> list[float]:
    """Equip who fights most."""
    return rate_characters(question, view, lambda character: size(character.definition) * (1.0 + is_ready(character)))


def rate_payment(question: Question, view: TableView) -> list[float]:
    """Pay with what is worth least."""
    outlook = Outlook(view)

    def rate(card: GameCard) -> float:
        character = outlook.character(card)
        return 0.5 - keeping_worth(outlook, card) if character is None else -size(character.definition)

    return each_card(question, rate)


def rate_characters(question: Question, view: TableView, rate: Callable[[Qualities], float]) -> list[float]:
    """Rate characters by a measure."""
    outlook = Outlook(view)
    worth: list[float] = []
    for choice in question.choices:
        character = outlook.character(choice)
        worth.append(0.0 if character is None else rate(character))
    return worth


RATINGS: Final[dict[Prompt, Rating]] = {
    announcing.CHOOSE_HOST: rate_hosts,
    announcing.CHOOSE_MODE: rate_modes,
    targeting.CHOOSE_TARGET: rate_targets,
    attacking.ATTACK_TOGETHER: rate_partners,
    attacking.ATTACK_WHOM: rate_attacked,
    concluding.STRIKE_WHOM: rate_struck,
    controlling.TO_ROW: rate_discarding,
    costs.DISCARD_FOR: rate_discarding,
    costs.PAY_WITH: rate_payment,
    drawing.DISCARD_CARD: rate_discarding,
    formation.MOVE_WHERE: rate_places,
    formation.MOVE_WHOM: rate_moving,
    game_effects.POWER_UP_WITH: rate_discarding,
    game_effects.REINFORCE_WITH: rate_supporters,
    identities.CHOOSE_AFFILIATION: rate_own_affiliations,
    naming.CHOOSE_AFFILIATION: rate_affiliations,
    naming.NAME_CARD: rate_naming,
    nouns.CHOOSE: rate_choosing,
    priority.HAVE_PRIORITY: rate_actions,
    replacing.USE_REPLACEMENT: rate_replacing,
    reservists.FILL_PLACE: rate_building,
    resources.BUILD_WHAT: rate_building,
    searching.FIND: rate_finding,
    setup.TAKE_MULLIGAN: rate_mulligan,
    setup.WHO_STARTS: rate_starting,
    turn.RECOVER_WHOM: rate_recovering,
}
"""The questions that the greedy player has an opinion on."""
