"""What cards are worth: to be held, to be played, to be bought."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import ACTION, ACTIVATION, COMPLETED, MODIFIER, REACTION, CardAbility
from longbox.games.forever.definitions import ATTACHMENT, EVENT, HEALTH, HERO, SCHEME, GameCard
from longbox.games.forever.greedy.outlook import Outlook
from longbox.games.forever.greedy.worth import ability_worth, effect_worth, is_used_up, scope_of, unit_worth
from longbox.games.forever.options import HEROES
from longbox.games.forever.table import SPOTS
from longbox.games.forever.text.constants import ChangesValue, ClaimsMore, ReducesDamage
from longbox.games.forever.turn.winning import SCHEMES_TO_WIN

USES: Final = 0.6
"""In how many of the rounds to come a card in play is used."""
MOST_ROUNDS: Final = 4.0
"""How many rounds what is in play now will last, at most."""
ANSWERED: Final = 0.7
"""How often a reaction comes to be used."""
A_SCHEME: Final = 4.0
"""What it is worth to put a Scheme into play where more are needed."""
A_SPARE_SCHEME: Final = 1.5
"""What it is worth to have one more to choose from."""
REFILLED: Final = 0.1
"""What a Hero's card costs that is used up in a round."""
A_MISSING_SCHEME: Final = 1.5
"""What it is worth to get a Scheme, for each that is lacking to win."""
A_CONSTANT: Final = 1.0
"""What is worth something that a card always does, where it isn't known better."""
OUT_OF_PLAY: Final = 0.25
"""How much of a card counts whose character isn't in play, but can be recruited."""
SEEN_AGAIN: Final = 0.35
"""How often in a round a card of the deck comes into the hand, roughly."""
AVERAGE: Final = 0.6
"""How much of a card it is worth above the card that would be drawn in its place."""


def use_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to play a card of the hand, once it can be."""
    type = card.definition.type
    if type == SCHEME:
        return scheme_worth(outlook, card)
    if type == EVENT:
        return max([event_worth(outlook, card, ability) for ability in card.definition.abilities], default=0.0)
    return lasting_worth(outlook, card)


def event_worth(outlook: Outlook, card: GameCard, ability: CardAbility) -> float:
    """What it is worth to play an event for one of its abilities."""
    if ability.timing == MODIFIER:
        return modifier_worth(outlook, card, ability)
    worth = ability_worth(outlook, card, ability)
    return ANSWERED * worth if ability.timing == REACTION else worth


def modifier_worth(outlook: Outlook, card: GameCard, ability: CardAbility) -> float:
    """What a modifier is worth in the act in which it is worth most."""
    scope = scope_of(outlook, card, ability, None)
    bonus = 0.0 if ability.bonus is None else scope.amount(ability.bonus)
    unit = max([unit_worth(outlook, what) for what in ability.acts])
    return bonus * unit + effect_worth(outlook, card, ability)


def lasting_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to have an attachment, an asset or a minion in play."""
    rounds = min(outlook.rounds, MOST_ROUNDS)
    worth = 0.0
    for ability in card.definition.abilities:
        uses = 1.0 if is_used_up(ability.cost) else USES * rounds
        worth += uses * max(event_worth(outlook, card, ability), 0.0)
    return worth + rounds * USES * constants_worth(outlook, card)


def constants_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth in a round what a card always does."""
    worth = 0.0
    for line in card.definition.constants:
        constant = line.constant
        if isinstance(constant, ChangesValue):
            value = constant.value
            unit = 0.3 if value == HEALTH else unit_worth(outlook, value)
            worth += constant.amount * unit
        elif isinstance(constant, ClaimsMore):
            worth += unit_worth(outlook, constant.act)
        elif isinstance(constant, ReducesDamage):
            worth += A_CONSTANT
        else:
            worth += 0.7 * A_CONSTANT
    return worth


def scheme_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to put a Scheme into play."""
    view = outlook.view
    there = len([spot for spot in view.spots() if view.scheme_citizens(spot) is not None])
    if there == SPOTS:
        return 0.5
    needed = SCHEMES_TO_WIN - len(view.completed()) - there
    worth = A_SCHEME if needed > 0 else A_SPARE_SCHEME
    if there == 0:
        worth += A_SCHEME
    return worth + 0.3 * card.definition.draws - 0.3 * (card.definition.threshold - 6) + text_of_scheme(outlook, card)


def text_of_scheme(outlook: Outlook, card: GameCard) -> float:
    """What it is worth what a Scheme does once it is completed."""
    done = [each for each in card.definition.abilities if each.timing in (COMPLETED, ACTION, ACTIVATION)]
    return 0.4 * sum([max(effect_worth(outlook, card, ability), 0.0) for ability in done])


def holding_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to have a card in hand: to play it, or for its resources."""
    resources = outlook.a_resource * card.definition.resource
    if card.definition.type not in (EVENT, ATTACHMENT, SCHEME) and not card.definition.is_affiliated:
        return resources
    return max(resources, usable_part(outlook, card) * use_worth(outlook, card))


def usable_part(outlook: Outlook, card: GameCard) -> float:
    """How much of a card counts: nothing if its character is beaten."""
    view = outlook.view
    if view.user_of(outlook.me, card) is not None:
        return 1.0
    names = [each.definition.name for each in view.reserve(outlook.me) if each.definition.is_character]
    return OUT_OF_PLAY if card.definition.affiliation in names else 0.0


def buying_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to have a card of the reserve in the deck from now on."""
    times = max(outlook.rounds - 1.0, 0.0) * SEEN_AGAIN
    if card.definition.type == SCHEME:
        return missing_schemes(outlook) + min(times, 1.0) * 0.5 * use_worth(outlook, card)
    worth = max(use_worth(outlook, card), outlook.a_resource * card.definition.resource)
    return times * max(worth - AVERAGE * outlook.a_card, 0.1)


def missing_schemes(outlook: Outlook) -> float:
    """What a Scheme more is worth where the player has too few to win with."""
    view = outlook.view
    there = len(view.completed()) + len([spot for spot in view.spots() if view.scheme_citizens(spot) is not None])
    held = [card for card in [*view.hand(), *view.discard_pile(outlook.me)] if card.definition.type == SCHEME]
    playable = [card for card in held if usable_part(outlook, card) == 1.0]
    lacking = SCHEMES_TO_WIN - there - len(playable)
    return A_MISSING_SCHEME * max(lacking, 0)


def keeping_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth not to have used up a card in the Confrontation: Heroes fill their hands up anyway."""
    if outlook.side == HEROES:
        return REFILLED
    return 0.6 * outlook.a_resource * card.definition.resource + 0.1


def event_price(outlook: Outlook) -> float:
    """What it costs to play an event: a card less. Heroes fill their hands up anyway."""
    return REFILLED if outlook.side == HEROES else outlook.a_card


def limited_of(hero: GameCard) -> list[CardAbility]:
    """The limited abilities of a character."""
    return [ability for ability in hero.definition.abilities if ability.is_limited]


def is_hero(card: GameCard) -> bool:
    """Whether a card is a Hero."""
    return card.definition.type == HERO
