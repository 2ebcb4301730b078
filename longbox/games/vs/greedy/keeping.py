"""What cards in hand are worth to the greedy player: what to recruit, what to build, what to discard."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.games.vs.definitions import ARMY, CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.greedy.outlook import GameCard, Outlook, is_character_card, size

ON_CURVE: Final = 10.0
"""What a character is worth that takes all resource points of the next recruit step."""
EACH_TURN_LATER: Final = 1.4
"""By how much less it is worth for each turn that it must wait."""
A_SECOND_OF_A_COST: Final = 3.5
A_NAMESAKE: Final = 2.5
"""What a character card is worth of which there is one in play already: a power-up."""
EQUIPMENT_KEPT: Final = 3.0
PLOT_TWIST_KEPT: Final = 2.0
LOCATION_KEPT: Final = 0.5
"""Plot twists and locations do their work from the resource row as well."""
MOST_RECRUITED: Final = 3
"""How many cards are thought of together that are recruited in one step."""


def keeping_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to have a card in hand."""
    definition = card.definition
    if definition.card_type == LOCATION:
        return LOCATION_KEPT
    if definition.card_type == PLOT_TWIST:
        return PLOT_TWIST_KEPT
    if definition.card_type == EQUIPMENT:
        return EQUIPMENT_KEPT
    if has_namesake(outlook, card):
        return A_NAMESAKE
    points = outlook.points_to_come()
    late = definition.cost - points
    worth = ON_CURVE - EACH_TURN_LATER * late if late >= 0 else 0.6 * ON_CURVE * definition.cost / max(points, 1)
    rivals = [
        other
        for other in outlook.view.hand()
        if other is not card and is_character_card(other) and other.definition.cost == definition.cost
    ]
    better = [other for other in rivals if (size(other.definition), -other.serial) > (size(definition), -card.serial)]
    return max(worth - A_SECOND_OF_A_COST * len(better), 1.0) + 0.1 * size(definition)


def has_namesake(outlook: Outlook, card: GameCard) -> bool:
    """Whether the player controls a character of the name that a unique character card has."""
    if ARMY in card.definition.versions:
        return False
    return any([card.definition.card_name in character.names for character in outlook.mine])


def recruiting_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to have a card in play."""
    definition = card.definition
    if definition.card_type != CHARACTER:
        return 1.2 + 0.5 * definition.cost
    worth = size(definition) + 0.5
    for character in outlook.mine:
        if definition.card_name in character.names and ARMY not in definition.versions:
            worth -= size(character.definition) + A_NAMESAKE
    return worth


def best_recruits(outlook: Outlook, cards: list[GameCard]) -> list[GameCard]:
    """The cards that are best recruited together with the resource points that there are."""
    points = outlook.view.points(outlook.me)
    most = 0.0
    best: tuple[GameCard, ...] = ()
    for count in range(1, min(MOST_RECRUITED, len(cards)) + 1):
        for chosen in combinations(cards, count):
            names = {card.definition.card_name for card in chosen}
            if sum([card.definition.cost for card in chosen]) > points or len(names) < count:
                continue
            worth = sum([recruiting_worth(outlook, card) for card in chosen])
            if worth > most:
                most, best = worth, chosen
    return sorted(best, key=lambda card: (card.definition.card_type != CHARACTER, -card.definition.cost))
