"""What deeds, abilities and their costs are worth to the player, as the race stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.forever.abilities import CardAbility, Cost, Situation
from longbox.games.forever.definitions import CLAIM, HERO, RESCUE, ROGUE, SCHEME, THREATEN, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.greedy import deeds
from longbox.games.forever.greedy.deeds import Deed
from longbox.games.forever.greedy.outlook import Outlook
from longbox.games.forever.greedy.reading import read
from longbox.games.forever.greedy.scope import Scope
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.text.costs import (
    Costs,
    DiscardThis,
    ExhaustThis,
    PayByDoing,
    PayResources,
    SacrificeThis,
    TurnThisFacedown,
)
from longbox.games.weighing import ONE_OF

A_RETURN: Final = 6.0
"""What it is worth that a beaten character comes back."""
IN_PLAY: Final = 1.0
"""What a card in play is worth that is no character, roughly."""
CONTROLLED: Final = 1.5
"""What it is worth to control a card of the other side."""
OUT_OF_REACH: Final = 0.3
"""What it is worth that a character can't be attacked any more."""
CANCELLED: Final = 2.0
"""What it is worth that something of the other side doesn't happen."""
PREVENTED: Final = 0.4
"""What it is worth to be able to prevent 1 damage that nobody knows yet."""
MOST_PREVENTED: Final = 3.0
LASTING: Final = 0.5
"""How often a value that is changed for some time is used in it."""
READ_LATER: Final = 0.25
"""What it costs to use up what can be used but once."""
EMPOWERED: Final = 0.3
"""What a resource is worth that lies beneath a Hero."""


def scope_of(outlook: Outlook, card: GameCard | None, ability: CardAbility | None, event: Happening | None) -> Scope:
    """Where an ability is read that the player would use."""
    situation = Situation(outlook.me, card, event)
    situation.ability = ability
    if event is not None and ability is not None and ability.occasion is not None:
        ability.occasion.bring_up(event, situation)
        situation.amount = event.amount
    return Scope(outlook.view, situation)


def ability_worth(outlook: Outlook, card: GameCard, ability: CardAbility, event: Happening | None = None) -> float:
    """What it is worth to use an ability now, its cost taken off."""
    scope = scope_of(outlook, card, ability, event)
    return worth_of(outlook, read(ability.effect, scope), scope) - cost_of(outlook, ability.cost, scope)


def effect_worth(outlook: Outlook, card: GameCard, ability: CardAbility) -> float:
    """What it is worth what an ability does, its cost left out."""
    scope = scope_of(outlook, card, ability, None)
    return worth_of(outlook, read(ability.effect, scope), scope)


def worth_of(outlook: Outlook, found: list[Deed], scope: Scope) -> float:
    """What deeds are worth in all."""
    return sum([deed.weight * worth_of_deed(outlook, deed, scope) for deed in found])


def worth_of_deed(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """What one deed is worth, where it comes to that: who does it chooses what is best for them."""
    friendly = is_friendly(outlook, deed.player)
    if deed.kind == ONE_OF:
        worths = [worth_of(outlook, option, scope) for option in deed.options]
        return max(worths, default=0.0) if friendly else min(worths, default=0.0)
    on_card = ON_CARDS.get(deed.kind)
    if on_card is None:
        return OTHERS[deed.kind](outlook, deed, scope)
    each = [on_card(outlook, deed, card, scope) for card in deed.cards]
    if deed.each:
        return sum(each)
    return max(each, default=0.0) if friendly else min(each, default=0.0)


def is_friendly(outlook: Outlook, player: int) -> bool:
    """Whether a player is of the same side."""
    return outlook.view.players[player].side == outlook.side


# What is done to cards


def of_damage(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Damage that a character suffers."""
    return outlook.damage_worth(card, deed.amount)


def of_healing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Damage that is healed."""
    return outlook.healing_worth(card, deed.amount)


def of_advancing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Citizens that are put on a card."""
    if card.definition.type != SCHEME:
        return 0.0
    return outlook.advance_worth(outlook.view.permanent(card).spot, deed.amount)


def of_rescuing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Citizens that go from a card to Sanctuary."""
    moved = min(deed.amount, float(outlook.view.permanent(card).citizens))
    return outlook.rescue_worth(moved) + taken_worth(outlook, card, moved)


def of_returning(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Citizens that go from a card to the supply."""
    return taken_worth(outlook, card, min(deed.amount, float(outlook.view.permanent(card).citizens)))


def taken_worth(outlook: Outlook, card: GameCard, count: float) -> float:
    """What it is worth that a card loses citizens: a Scheme needs them."""
    if card.definition.type != SCHEME:
        return 0.0
    return outlook.advance_worth(outlook.view.permanent(card).spot, -count)


def of_claiming(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Citizens that an Unaligned character claims."""
    view = outlook.view
    return outlook.claim_worth(card, view.permanent(card).spot, float(max(view.value(card, CLAIM), 0)))


def of_claiming_so_many(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """Citizens that an Unaligned character claims, whatever its Claim value is."""
    return outlook.claim_worth(card, outlook.view.permanent(card).spot, deed.amount)


def of_readying(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that can be used once more."""
    if outlook.is_ready(card):
        return 0.0
    return outlook.activation_worth(card) if card.definition.type in (HERO, ROGUE) else PREVENTED


def of_exhausting(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that can't be used in this round."""
    if not outlook.is_ready(card):
        return 0.0
    return -outlook.activation_worth(card) if card.definition.type in (HERO, ROGUE) else 0.0


def of_withdrawing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A character that goes where it can't be attacked."""
    return OUT_OF_REACH if outlook.is_own(card) else -OUT_OF_REACH


def of_discarding(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card that leaves play, which is no character."""
    controller = outlook.view.permanent(card).controller
    own = controller >= 0 and is_friendly(outlook, controller)
    return -IN_PLAY if own else IN_PLAY


def of_controlling(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card of the other side that the player would control."""
    return CONTROLLED


def of_borrowing(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A card of the other side that the player would control for some time."""
    return LASTING * CONTROLLED


def of_values(outlook: Outlook, deed: Deed, card: GameCard, scope: Scope) -> float:
    """A character whose value is more for some time."""
    if not outlook.is_ready(card) and outlook.view.activated() is not card:
        return 0.0
    own = 1.0 if outlook.is_own(card) else -1.0
    return own * LASTING * deed.amount * unit_worth(outlook, deed.note, card.definition.type)


def unit_worth(outlook: Outlook, what: str, type: str = "") -> float:
    """What 1 more damage or citizen is worth to the side that deals or claims it, roughly."""
    if what == RESCUE:
        return abs(outlook.rescue_worth(2.0)) / 2.0
    if what == THREATEN:
        return max([abs(outlook.advance_worth(spot, 2.0)) for spot in outlook.view.spots()]) / 2.0
    rogue = type == ROGUE if type else outlook.side == ROGUES
    hurt = HEROES if rogue else ROGUES
    changed = outlook.sides[hurt].copy()
    changed.health -= 2.0
    return abs(outlook.race_with(hurt, changed)) / 2.0


# What is done to players and to what happens


def of_cards(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Cards that a player gets, or loses."""
    worth = deed.amount * outlook.a_card
    return worth if is_friendly(outlook, deed.player) else -worth


def of_resources(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Resources in a pool."""
    worth = deed.amount * outlook.a_resource
    return worth if is_friendly(outlook, deed.player) else -worth


def of_points(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """What is worth something by itself."""
    return deed.amount if is_friendly(outlook, deed.player) else -deed.amount


def of_returned(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """A beaten character that comes back."""
    return A_RETURN if is_friendly(outlook, deed.player) else -A_RETURN


def of_bonus(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """What is added to the act that is going on."""
    act = scope.situation.act
    return 0.0 if act is None else deed.amount * unit_worth(outlook, act.what, act.actor.definition.type)


def of_base(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """A base value in the place of the character's own."""
    act = scope.situation.act
    if act is None:
        return 0.0
    more = deed.amount - max(outlook.view.value(act.actor, act.what), 0)
    return more * unit_worth(outlook, act.what, act.actor.definition.type)


def of_preventing(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Damage that isn't suffered."""
    event = scope.situation.event
    if event is None or not event.cards:
        return PREVENTED * min(deed.amount, MOST_PREVENTED)
    card, amount = event.cards[0], float(event.amount)
    left = max(amount - deed.amount, 0.0)
    return outlook.damage_worth(card, left) - outlook.damage_worth(card, amount)


def of_cancelling(outlook: Outlook, deed: Deed, scope: Scope) -> float:
    """Something that doesn't happen."""
    event = scope.situation.event
    own = event is not None and event.by >= 0 and is_friendly(outlook, event.by)
    return -CANCELLED if own else CANCELLED


OnCard = Callable[[Outlook, Deed, GameCard, Scope], float]
Other = Callable[[Outlook, Deed, Scope], float]

ON_CARDS: Final[dict[str, OnCard]] = {
    deeds.DAMAGE: of_damage,
    deeds.HEAL: of_healing,
    deeds.ADVANCE: of_advancing,
    deeds.TO_SANCTUARY: of_rescuing,
    deeds.TO_SUPPLY: of_returning,
    deeds.CLAIM: of_claiming,
    deeds.CLAIM_SO_MANY: of_claiming_so_many,
    deeds.READY: of_readying,
    deeds.EXHAUST: of_exhausting,
    deeds.WITHDRAW: of_withdrawing,
    deeds.DISCARD: of_discarding,
    deeds.CONTROL: of_controlling,
    deeds.BORROW: of_borrowing,
    deeds.VALUE: of_values,
}
OTHERS: Final[dict[str, Other]] = {
    deeds.CARDS: of_cards,
    deeds.RESOURCES: of_resources,
    deeds.POINTS: of_points,
    deeds.RECOVER: of_returned,
    deeds.BONUS: of_bonus,
    deeds.BASE: of_base,
    deeds.PREVENT: of_preventing,
    deeds.CANCEL: of_cancelling,
}


# Costs


def cost_of(outlook: Outlook, cost: Cost | None, scope: Scope) -> float:
    """What it costs the player to pay for an ability."""
    if cost is None:
        return 0.0
    if isinstance(cost, Costs):
        return cost_of(outlook, cost.first, scope) + cost_of(outlook, cost.rest, scope)
    if isinstance(cost, PayResources):
        return float(cost.amount) * (EMPOWERED if outlook.side == HEROES else outlook.a_resource)
    if isinstance(cost, DiscardThis | SacrificeThis | TurnThisFacedown):
        return READ_LATER
    if isinstance(cost, ExhaustThis):
        return 0.0
    assert isinstance(cost, PayByDoing)
    return -worth_of(outlook, read(cost.effect, scope), scope)


def resources_asked(cost: Cost | None) -> int:
    """How many resources an ability costs."""
    if isinstance(cost, Costs):
        return resources_asked(cost.first) + resources_asked(cost.rest)
    return cost.amount if isinstance(cost, PayResources) else 0


def is_used_up(cost: Cost | None) -> bool:
    """Whether a card can be used but once for an ability."""
    if isinstance(cost, Costs):
        return is_used_up(cost.first) or is_used_up(cost.rest)
    return isinstance(cost, DiscardThis | SacrificeThis | TurnThisFacedown)
