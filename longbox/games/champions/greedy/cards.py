"""What the cards of a hand are worth: to play them now, and to hold them."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import (
    ACTION,
    ALTER_EGO_FORM,
    RESOURCE,
    SPECIAL,
    CardAbility,
    CardAmount,
    Situation,
)
from longbox.games.champions.definitions import (
    ALLY,
    ALLY_LIMIT,
    ALTER_EGO,
    ATK,
    DEF,
    EVENT,
    HAND_SIZE,
    HERO,
    HIT_POINTS,
    REC,
    THW,
    TOUGHNESS,
    USES,
    CardDefinition,
    GameCard,
)
from longbox.games.champions.greedy import worth
from longbox.games.champions.greedy.outlook import A_CARD, A_RESOURCE, Outlook
from longbox.games.champions.greedy.worth import ability_worth
from longbox.games.champions.text.amounts import CardsInPlay
from longbox.games.champions.text.constants import AddsForEach, GainsTrait, Gets, OfCards
from longbox.games.champions.text.filters import Labelled, OfTypes
from longbox.games.champions.text.play_rules import AlterEgoFormOnly, HeroFormOnly, MaxPerPlayer
from longbox.kernel.terms import parts_of

ANSWERS_A_ROUND: Final = 0.5
"""How often an ability that waits for something is used in a round."""
ACTIONS_A_ROUND: Final = 0.8
"""How often an ability is used in a round that can be used in each."""
IN_A_FORM: Final = 0.6
"""How much of the worth of something remains that is so in one form only."""
IN_ALTER_EGO: Final = 0.45
"""In how many rounds players are in alter-ego form for a while."""
SPECIALS: Final = 1.5
"""How often a Special ability is resolved."""
HELD: Final = 0.75
"""How much of what a card will be worth it is worth to hold it."""


# In which form it can be played


def playable_in(card: CardDefinition, form: str) -> bool:
    """Whether a card can be played in a form: `HERO` or `ALTER_EGO`."""
    other = AlterEgoFormOnly if form == HERO else HeroFormOnly
    if any([isinstance(play_rule, other) for play_rule in card.play_rules]):
        return False
    return card.type != EVENT or any([ability.form in ("", form) for ability in actions_of(card)])


def actions_of(card: CardDefinition) -> list[CardAbility]:
    """The abilities of a card that can be used in a turn."""
    return [ability for ability in card.abilities if ability.timing == ACTION]


# What it is worth in play


def playing_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to play a card now, whatever it costs."""
    if card.serial not in outlook.playing:
        outlook.playing[card.serial] = _playing_worth(outlook, card)
    return outlook.playing[card.serial]


def _playing_worth(outlook: Outlook, card: GameCard) -> float:
    definition = card.definition
    if definition.type == EVENT:
        return max([ability_worth(outlook, card, ability) for ability in actions_of(definition)], default=0.0)
    entering = sum([max(entering_worth(outlook, card, ability), 0.0) for ability in definition.abilities])
    if definition.type == ALLY:
        new = new_ally_worth(outlook, card)
        return entering + new - least_ally_worth(outlook, new)
    return entering + permanent_worth(outlook, card)


def entering_worth(outlook: Outlook, card: GameCard, ability: CardAbility) -> float:
    """What an ability is worth that answers that its card enters play."""
    if not (ability.waits_for(events.ENTERING) or ability.waits_for(events.PLAY)):
        return 0.0
    return ability_worth(outlook, card, ability)


def new_ally_worth(outlook: Outlook, card: GameCard) -> float:
    """What an ally is worth that is played: what it will do, and what its texts do."""
    definition = card.definition
    tough = worth.TOUGHNESS if TOUGHNESS in definition.keywords else 0.0
    texts = sum([lasting_worth(outlook, card, ability) for ability in definition.abilities])
    return outlook.new_ally_worth(definition) + tough + 0.5 * max(texts, 0.0)


def least_ally_worth(outlook: Outlook, new: float) -> float:
    """What the ally is worth that goes as one more enters: nothing where there is room, at most the new one.

    [champions Ally Limit]
    """
    view = outlook.view
    there = view.allies(outlook.me)
    if len(there) < view.ally_limit(outlook.me):
        return 0.0
    return min([new, *[outlook.ally_worth(ally, float(view.remaining(ally))) for ally in there]])


def permanent_worth(outlook: Outlook, card: GameCard) -> float:
    """What a support or upgrade is worth that is played."""
    definition = card.definition
    constants = sum([constant_worth(outlook, card, constant) for constant in definition.constants])
    return (
        constants
        + counted_worth(outlook, definition)
        + sum([lasting_worth(outlook, card, ability) for ability in definition.abilities])
    )


def lasting_worth(outlook: Outlook, card: GameCard, ability: CardAbility) -> float:
    """What an ability of a card in play is worth as long as the card stays."""
    if ability.waits_for(events.ENTERING) or ability.waits_for(events.PLAY):
        return 0.0
    counters = card.definition.keywords.get(USES, 0)
    if ability.timing == RESOURCE:
        return A_RESOURCE * (min(float(counters), outlook.rounds) if counters else outlook.rounds)
    once = max(ability_worth(outlook, card, ability) - A_RESOURCE * worth.resources_asked(outlook, ability.cost), 0.0)
    return once * uses_of(outlook, ability, counters)


def uses_of(outlook: Outlook, ability: CardAbility, counters: int) -> float:
    """How often an ability of a card in play will be used."""
    if ability.timing == SPECIAL:
        return SPECIALS
    often = ACTIONS_A_ROUND if ability.timing == ACTION else ANSWERS_A_ROUND
    if ability.form == ALTER_EGO_FORM:
        often *= IN_ALTER_EGO
    uses = often * outlook.rounds
    return min(uses, float(counters)) if counters else uses


def constant_worth(outlook: Outlook, card: GameCard, constant: object) -> float:
    """What a constant ability is worth as long as its card stays."""
    if isinstance(constant, Gets):
        situation = Situation(outlook.me, card)
        changes = [(value, outlook.view.changed_by(constant.more, value, situation)) for value in VALUES]
        return sum([change * value_worth(outlook, value) for value, change in changes])
    if isinstance(constant, GainsTrait):
        return 1.5
    return 1.0 if isinstance(constant, OfCards) else 0.5


def counted_worth(outlook: Outlook, card: CardDefinition) -> float:
    """What it is worth that the player's identity counts a card: "+1 hand size for each Tech upgrade you control"."""
    view = outlook.view
    total = 0.0
    for side in (view.identity(outlook.me), view.other_side(outlook.me)):
        for constant in side.definition.constants:
            for term in parts_of(constant):
                if isinstance(term, AddsForEach) and is_counted(card, term.counted):
                    total += IN_A_FORM * term.amount * value_worth(outlook, term.value)
    return total


def is_counted(card: CardDefinition, amount: CardAmount) -> bool:
    """Whether a card will be counted when it is in play, as far as what is printed on it tells."""
    if not isinstance(amount, CardsInPlay):
        return False
    labels = [term.label for term in parts_of(amount) if isinstance(term, Labelled)]
    types = [term.types for term in parts_of(amount) if isinstance(term, OfTypes)]
    return all([label in card.traits for label in labels]) and all([card.type in several for several in types])


def value_worth(outlook: Outlook, value: str) -> float:
    """What it is worth that a value of the player's identity is greater by one for the rest of the game."""
    if value == ATK:
        return 0.8 * outlook.rounds
    if value == THW:
        return 0.6 * outlook.rounds * max(outlook.price_of_threat, 0.5)
    if value == DEF:
        return 0.4 * outlook.rounds * outlook.price_of_hit_point
    if value == HIT_POINTS:
        return outlook.price_of_hit_point
    if value == HAND_SIZE:
        return 0.8 * A_CARD * outlook.rounds
    return 0.3 if value in (REC, ALLY_LIMIT) else 0.0


VALUES: Final = (ATK, THW, DEF, REC, HIT_POINTS, HAND_SIZE, ALLY_LIMIT)


# What it is worth in the hand


def holding_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to hold a card: as a resource at least, else for what it will do."""
    if card.serial not in outlook.holding:
        outlook.holding[card.serial] = _holding_worth(outlook, card)
    return outlook.holding[card.serial]


def _holding_worth(outlook: Outlook, card: GameCard) -> float:
    definition = card.definition
    as_resource = A_RESOURCE * definition.resources.total
    if is_spare(outlook, definition):
        return as_resource
    cost = A_RESOURCE * (definition.cost or 0)
    if definition.type == EVENT and not actions_of(definition):
        uses = max([ability_worth(outlook, card, ability) for ability in definition.abilities], default=0.0)
        return max(as_resource, HELD * (uses - cost))
    return max(as_resource, HELD * (playing_worth(outlook, card) - cost))


def is_spare(outlook: Outlook, card: CardDefinition) -> bool:
    """Whether a card is of no use as long as what the player controls stays: one more ally would cost another.

    [champions Max, Ally Limit]
    """
    view = outlook.view
    if card.type == ALLY and len(view.allies(outlook.me)) >= view.ally_limit(outlook.me):
        return True
    there = [other.definition.name for other in view.controlled(outlook.me)]
    most = min([one.most for one in card.play_rules if isinstance(one, MaxPerPlayer)], default=1 if card.unique else 99)
    return there.count(card.name) >= most


def form_of(outlook: Outlook) -> str:
    """The form that the player is in."""
    return HERO if outlook.view.in_hero_form(outlook.me) else ALTER_EGO
