"""What deeds, abilities and their costs are worth to the player, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import WHEN_REVEALED, CardAbility, Cost, Situation, abilities_of
from longbox.games.champions.definitions import ALLY, ALTER_EGO, ATK, ATTACHMENT, HERO, REC, THW, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.greedy import deeds
from longbox.games.champions.greedy.deeds import Deed
from longbox.games.champions.greedy.fighting import attacked_worth, best_power, schemed_worth
from longbox.games.champions.greedy.known import done_by
from longbox.games.champions.greedy.outlook import A_CARD, A_RESOURCE, AN_ENCOUNTER_CARD, Outlook
from longbox.games.champions.greedy.reading import read
from longbox.games.champions.greedy.scope import UNKNOWN, Scope
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.text.costs import Costs, PayByDoing, Spend, SpendX
from longbox.games.champions.text.effects.moving import PayPrintedCost
from longbox.games.weighing import ONE_OF

TOUGHNESS: Final = 2.2
"""What a tough status card is worth to the one who has it."""
STOPPED_LATER: Final = 0.7
"""How much of an attack, or a scheme, it is worth that it will not be made."""
READIED_LATER: Final = 0.8
"""How much of a use it is worth to ready a card that can still be used before."""
UNKNOWN_AVERTED: Final = 3.0
"""What it is worth to keep something from happening that nobody knows yet."""
UNKNOWN_CANCELLED: Final = 2.5
"""What it is worth to cancel a card that nobody knows yet."""
PREVENTED: Final = 0.6
"""What it is worth to prevent 1 damage that nobody knows yet."""
X_SPENT: Final = 2
"""How many resources are spent where the player may spend as many as they like."""


def worth_of(outlook: Outlook, found: list[Deed], scope: Scope) -> float:
    """What deeds are worth in all."""
    return sum([deed.weight * worth_of_deed(outlook, deed, scope) for deed in found])


def worth_of_deed(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """What one deed is worth, where it comes to that."""
    on_card = ON_CARDS.get(deed.kind)
    if on_card is not None:
        each = [on_card(outlook, deed, card, scope) for card in deed.cards]
        return sum(each) if deed.each else max(each, default=0.0)
    return OTHERS[deed.kind](outlook, deed, scope)


# What is done to cards


def of_damage(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Damage that is dealt to a card."""
    return outlook.damage_worth(card, deed.amount, scope.situation.source) if card.definition.is_character else 0.0


def of_healing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Damage that is healed from a card."""
    return outlook.healing_worth(card, deed.amount) if card.definition.is_character else 0.0


def of_removal(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Threat that is removed from a scheme."""
    return outlook.removal_worth(card, deed.amount)


def of_placing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Threat that is placed on a scheme."""
    return outlook.placing_worth(card, deed.amount)


def of_status(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A status card that a character gets."""
    return 0.0 if deed.note in outlook.view.statuses(card) else status_worth(outlook, card, deed.note)


def of_taken_status(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A status card that a character loses."""
    return -status_worth(outlook, card, deed.note) if deed.note in outlook.view.statuses(card) else 0.0


def status_worth(outlook: Outlook, card: GameCard, status: str) -> float:
    """What it is worth to the players that a character has a status card."""
    if status == TOUGH:
        return -TOUGHNESS if card.definition.is_enemy else TOUGHNESS
    if not card.definition.is_enemy:
        return -STOPPED_LATER * outlook.power_worth(card)
    if status == STUNNED:
        return -STOPPED_LATER * attacked_worth(outlook, [card], outlook.me)
    return -STOPPED_LATER * schemed_worth(outlook, [card]) if status == CONFUSED else 0.0


def of_readying(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that can be used once more."""
    return (1.0 if outlook.view.is_exhausted(card) else READIED_LATER) * use_worth(outlook, card)


def of_exhausting(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that can't be used any more."""
    return 0.0 if outlook.view.is_exhausted(card) else -use_worth(outlook, card)


def use_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to use a card in play that must exhaust for it."""
    if card.definition.type in (HERO, ALLY):
        return best_power(outlook, card)
    if card.definition.type == ALTER_EGO:
        recovery = outlook.healing_worth(card, float(outlook.view.value(card, REC)))
        return max(0.8 * recovery, 0.6 * outlook.view.other_side(outlook.me).definition.atk)
    return 0.0


def of_power(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A power that is greater for a time."""
    if card.definition.type not in (HERO, ALLY) or outlook.view.is_exhausted(card):
        return 0.0
    more_attack = deed.amount if deed.note == ATK else 0.0
    more_thwart = deed.amount if deed.note == THW else 0.0
    better = best_power(outlook, card, more_attack=more_attack, more_thwart=more_thwart)
    return better - best_power(outlook, card)


def of_discarding(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that leaves play."""
    definition = card.definition
    if definition.is_character:
        return outlook.damage_worth(card, deeds.ALL_OF_IT)
    if definition.is_scheme:
        return outlook.removal_worth(card, deeds.ALL_OF_IT)
    if definition.type == ATTACHMENT:
        return attachment_worth(outlook, card)
    return 0.0 if definition.is_encounter_card else -0.6 * ((definition.cost or 0) + 1.0)


def of_returning(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that goes back to the hand, from where it must be paid for again."""
    definition = card.definition
    if definition.type != ALLY:
        return -0.6 * (definition.cost or 0)
    again = 0.75 * (outlook.new_ally_worth(definition) - A_RESOURCE * (definition.cost or 0))
    return max(again, A_CARD) - outlook.standing(card, float(outlook.view.remaining(card)))


def attachment_worth(outlook: Outlook, card: GameCard) -> float:
    """What it is worth to be rid of an attachment of an enemy."""
    definition = card.definition
    rounds = min(outlook.rounds, 3.0)
    powers = definition.atk * outlook.price_of_hit_point + 0.5 * definition.sch * outlook.price_of_threat
    return 0.5 + rounds * powers + 1.5 * len(definition.constants) + 1.5 * len(definition.abilities)


OnCard = Callable[[Outlook, Deed, GameCard, Scope], float]
ON_CARDS: Final[dict[str, OnCard]] = {
    deeds.DAMAGE: of_damage,
    deeds.HEAL: of_healing,
    deeds.REMOVE_THREAT: of_removal,
    deeds.PLACE_THREAT: of_placing,
    deeds.STATUS: of_status,
    deeds.TAKE_STATUS: of_taken_status,
    deeds.READY: of_readying,
    deeds.EXHAUST: of_exhausting,
    deeds.POWER: of_power,
    deeds.DISCARD: of_discarding,
    deeds.RETURN: of_returning,
}
"""What is done to cards."""


# What is done otherwise


def of_prevention(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Damage that is not taken."""
    event = scope.situation.event
    if event is None or event.kind is not events.DAMAGE or not outlook.view.in_play(event.cards[0]):
        return PREVENTED * min(deed.amount, 4.0)
    card = event.cards[0]
    taken = max(event.amount - deed.amount, 0.0)
    return outlook.damage_worth(card, taken) - outlook.damage_worth(card, float(event.amount))


def of_threat_prevention(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Threat that is not placed."""
    return -outlook.placing_worth(outlook.view.main_scheme(), deed.amount)


def of_cancelling(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """A card that is revealed does nothing."""
    event = scope.situation.event
    if event is None or not event.cards:
        return UNKNOWN_CANCELLED
    card = event.cards[0]
    revealed = Scope(outlook.view, Situation(outlook.me, card))
    form = outlook.view.identity(outlook.me).definition.type
    abilities = [one for one in abilities_of(card.definition, WHEN_REVEALED) if one.form in ("", form)]
    return -sum([worth_of(outlook, read(ability.effect, revealed), revealed) for ability in abilities])


def of_averting(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """What was about to happen does not."""
    event = scope.situation.event
    if event is None or not event.cards:
        return UNKNOWN_AVERTED
    card = event.cards[0]
    if event.kind is events.DAMAGE:
        return -outlook.damage_worth(card, float(event.amount))
    if event.kind is events.THREAT:
        return -outlook.placing_worth(card, float(event.amount))
    if event.kind is events.ATTACK:
        return -attacked_worth(outlook, [card], outlook.me)
    return -schemed_worth(outlook, [card]) if event.kind is events.SCHEME else 0.0


def of_choosing(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """The best of several things."""
    return max([worth_of(outlook, option, scope) for option in deed.options], default=0.0)


Other = Callable[[Outlook, Deed, Scope], float]
OTHERS: Final[dict[str, Other]] = {
    deeds.CARDS: lambda outlook, deed, scope: A_CARD * deed.amount,
    deeds.RESOURCES: lambda outlook, deed, scope: A_RESOURCE * deed.amount,
    deeds.POINTS: lambda outlook, deed, scope: deed.amount,
    deeds.PREVENT: of_prevention,
    deeds.PREVENT_THREAT: of_threat_prevention,
    deeds.CANCEL: of_cancelling,
    deeds.AVERT: of_averting,
    deeds.ATTACKED: lambda outlook, deed, scope: attacked_worth(outlook, deed.cards, outlook.me),
    deeds.SCHEMED: lambda outlook, deed, scope: schemed_worth(outlook, deed.cards),
    deeds.ENCOUNTER: lambda outlook, deed, scope: -AN_ENCOUNTER_CARD * deed.amount,
    ONE_OF: of_choosing,
}
"""What is done otherwise than to cards."""


# Abilities


def scope_of(outlook: Outlook, card: GameCard, ability: CardAbility, event: Happening | None = None) -> Scope:
    """Where an ability is read that the player uses."""
    situation = Situation(outlook.me, card, event)
    situation.ability = ability
    if event is not None and ability.occasion is not None:
        ability.occasion.bring_up(event, situation)
    return Scope(outlook.view, situation)


def ability_worth(outlook: Outlook, card: GameCard, ability: CardAbility, event: Happening | None = None) -> float:
    """What it is worth to use an ability, with all that it costs but resources."""
    scope = scope_of(outlook, card, ability, event)
    paid = scope.after(done_to_pay(ability.cost, scope))
    return worth_of(outlook, read(ability.effect, paid), paid) + cost_worth(outlook, ability.cost, scope)


def done_to_pay(cost: Cost | None, scope: Scope) -> float:
    """How much of something is done to pay a cost."""
    return done_by(cost.effect, scope) if isinstance(cost, PayByDoing) else UNKNOWN


def cost_worth(outlook: Outlook, cost: Cost | None, scope: Scope) -> float:
    """What a cost costs, resources left out; less than 0."""
    if isinstance(cost, Costs):
        return cost_worth(outlook, cost.first, scope) + cost_worth(outlook, cost.rest, scope)
    if isinstance(cost, PayByDoing):
        return worth_of(outlook, read(cost.effect, scope), scope)
    return 0.0


def resources_asked(outlook: Outlook, cost: Cost | None) -> int:
    """How many resources a cost asks for."""
    if isinstance(cost, Costs):
        return resources_asked(outlook, cost.first) + resources_asked(outlook, cost.rest)
    if isinstance(cost, Spend):
        return cost.wanted.price().total
    if isinstance(cost, PayPrintedCost):
        return cheapest_ally(outlook)
    return X_SPENT if isinstance(cost, SpendX) else 0


def cheapest_ally(outlook: Outlook) -> int:
    """The printed cost of the cheapest ally in the discard piles."""
    view = outlook.view
    allies = [
        card.definition.cost or 0
        for player in range(len(view.players))
        for card in view.discard_pile(player)
        if card.definition.type == ALLY
    ]
    return min(allies, default=3)
