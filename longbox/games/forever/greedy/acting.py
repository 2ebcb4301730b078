"""What a character can do where it is, or would be: the best attack, Threatening or Rescue, with the best modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.forever.abilities import MODIFIER, REACTION, CardAbility
from longbox.games.forever.definitions import (
    ATTACK,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_RESCUE,
    CANNOT_THREATEN,
    EVENT,
    HERO,
    NONE,
    RESCUE,
    ROGUE,
    THREATEN,
    UNALIGNED,
    GameCard,
)
from longbox.games.forever.greedy.cards import keeping_worth
from longbox.games.forever.greedy.outlook import Outlook
from longbox.games.forever.greedy.worth import cost_of, effect_worth, resources_asked, scope_of
from longbox.games.forever.options import HEROES
from longbox.games.forever.text.constants import ChangesValue, ClaimsMore
from longbox.games.forever.text.effects.acts import SetBase
from longbox.games.forever.uses import number_of
from longbox.games.forever.view import TableView
from longbox.kernel.terms import parts_of

REPLACED: Final = 2.0
"""What a base value is, on average, that a text puts in the place of the character's own."""
EXPOSED: Final = 0.45
"""How likely it is that a character is attacked where it can be."""
IMPATIENT: Final = 10.0
"""In so many rounds a player ceases to wait for the other side, which might wait as well."""
DEEDS: Final = {ATTACK: CANNOT_ATTACK, THREATEN: CANNOT_THREATEN, RESCUE: CANNOT_RESCUE}


class Offered:
    """A modifier that could be played.

    Attributes:
        card: The card that it stands on.
        ability: What it says.
        bonus: What it adds.
        gain: What else it does, what it costs taken off.
    """

    __slots__ = ("ability", "bonus", "card", "gain")

    def __init__(self, outlook: Outlook, card: GameCard, ability: CardAbility) -> None:
        scope = scope_of(outlook, card, ability, None)
        self.card = card
        self.ability = ability
        self.bonus = 0.0 if ability.bonus is None else scope.amount(ability.bonus)
        kept = keeping_worth(outlook, card) if card.definition.type == EVENT else 0.0
        self.gain = effect_worth(outlook, card, ability) - cost_of(outlook, ability.cost, scope) - kept


class Plan:
    """One act that a character can do, with the modifiers that are best played in it.

    Attributes:
        worth: What all of it is worth.
        modifiers: The modifiers.
    """

    __slots__ = ("modifiers", "worth")

    def __init__(self, worth: float, modifiers: list[Offered]) -> None:
        self.worth = worth
        self.modifiers = modifiers


def going_worth(outlook: Outlook, character: GameCard, spot: int) -> float:
    """What it is worth that a character goes to a Location and does the best there."""
    best = max([act_worth(outlook, character, what, spot) for what in (ATTACK, claims(character))])
    return best - exposure_worth(outlook, character, spot)


def exposure_worth(outlook: Outlook, character: GameCard, spot: int) -> float:
    """What it costs that a character can be attacked where it goes; the less the longer the game lasts."""
    patience = max(1.0 - outlook.view.round / IMPATIENT, 0.0)
    return patience * EXPOSED * outlook.exposure(character, spot)


def act_worth(outlook: Outlook, character: GameCard, what: str, spot: int) -> float:
    """What it is worth that a character attacks whom it best attacks at a place, or Threatens or Rescues there."""
    if what != ATTACK:
        return claim_plan(outlook, character, spot).worth
    targets = targets_at(outlook, character, spot)
    return max([attack_plan(outlook, character, target, spot).worth for target in targets], default=0.0)


def claims(character: GameCard) -> str:
    """With which value a character claims."""
    return THREATEN if character.definition.type == ROGUE else RESCUE


def claim_plan(outlook: Outlook, character: GameCard, spot: int) -> Plan:
    """The best Threatening or Rescue of a character at a place."""
    what = claims(character)
    view = outlook.view
    if view.value(character, what) == NONE or view.forbidden(character, DEEDS[what]) or not has_cause(view, what, spot):
        return Plan(0.0, [])
    base = base_of(outlook, character, what) + added_at(outlook, character, what, spot)
    offered = modifiers_of(outlook, character, what)
    return best_of(offered, base, lambda total: outlook.claim_worth(character, spot, total))


def attack_plan(outlook: Outlook, character: GameCard, target: GameCard, spot: int) -> Plan:
    """The best attack of a character on another."""
    view = outlook.view
    if view.value(character, ATTACK) == NONE or view.forbidden(character, CANNOT_ATTACK):
        return Plan(0.0, [])
    base = base_of(outlook, character, ATTACK) + added_at(outlook, character, ATTACK, spot)
    offered = modifiers_of(outlook, character, ATTACK)
    return best_of(offered, base, lambda total: outlook.damage_worth(target, total))


def has_cause(view: TableView, what: str, spot: int) -> bool:
    """Whether a Scheme is at a place, or, to Rescue, an Unaligned character."""
    return view.scheme_citizens(spot) is not None or (what == RESCUE and view.unaligned_at(spot) is not None)


def targets_at(outlook: Outlook, character: GameCard, spot: int) -> list[GameCard]:
    """Whom a character could attack at a place."""
    view = outlook.view
    there = [card for card in view.characters_at(spot) if not view.forbidden(card, CANNOT_BE_ATTACKED)]
    return [card for card in there if is_enemy(outlook, character, card)]


def is_enemy(outlook: Outlook, character: GameCard, card: GameCard) -> bool:
    """Whether a character can be attacked by another for what both are."""
    if card.definition.type == character.definition.type:
        return False
    if card.definition.type == UNALIGNED:
        return not (outlook.view.permanent(card).swayed and character.definition.type == ROGUE)
    return True


def base_of(outlook: Outlook, character: GameCard, what: str) -> float:
    """The value of a character, or what a text puts in its place, on average."""
    for ability in character.definition.abilities:
        if ability.timing == REACTION and any([isinstance(term, SetBase) for term in parts_of(ability.effect)]):
            return REPLACED
    return float(max(outlook.view.value(character, what), 0))


def added_at(outlook: Outlook, character: GameCard, what: str, spot: int) -> float:
    """What is added at a place: by the Location where the character isn't yet, by all that is so where it is."""
    view = outlook.view
    if view.permanent(character).spot == spot:
        return float(view.added_to(character, what))
    location = view.location(spot)
    added = 0.0
    for line in [] if location is None else location.definition.constants:
        constant = line.constant
        if line.side in ("", "hero" if character.definition.type == HERO else "rogue"):
            if isinstance(constant, ClaimsMore) and constant.act == what:
                added += 1.0
            elif isinstance(constant, ChangesValue) and constant.value == what:
                added += constant.amount
    return added


def modifiers_of(outlook: Outlook, character: GameCard, what: str) -> list[Offered]:
    """The modifiers that could be played in an act of a character, of the hand and in play."""
    view, me = outlook.view, outlook.me
    held = [card for card in view.hand() if card.definition.type == EVENT]
    found: list[Offered] = []
    for card in [*held, *view.controlled(me)]:
        for ability in card.definition.abilities:
            if ability.timing == MODIFIER and what in ability.acts and is_usable(outlook, card, ability, character):
                found.append(Offered(outlook, card, ability))
    return found


def could_use(outlook: Outlook, character: GameCard) -> bool:
    """Whether anything could be used, or played, once a character is activated and before it acts."""
    view = outlook.view
    held = [card for card in view.hand() if card.definition.type == EVENT]
    for card in [*held, *view.controlled(outlook.me)]:
        for ability in card.definition.uses:
            if is_usable(outlook, card, ability, character):
                return True
    return False


def is_usable(outlook: Outlook, card: GameCard, ability: CardAbility, character: GameCard) -> bool:
    """Whether a character could use an ability of a card, or play it in an act, as far as that is seen."""
    view = outlook.view
    if card.definition.is_character and card is not character:
        return False
    named = card.definition.affiliation == character.definition.name
    if not card.definition.is_character and not named and view.user_of(outlook.me, card) is not character:
        return False
    if view.in_play(card) and view.permanent(card).exhausted and not card.definition.is_character:
        return False
    return not ability.is_limited or is_paid_for(outlook, character, ability)


def is_paid_for(outlook: Outlook, character: GameCard, ability: CardAbility) -> bool:
    """Whether a limited ability of a character could be paid for, and hasn't been used."""
    view = outlook.view
    if ability in character.definition.abilities and number_of(character, ability) in view.permanent(character).used:
        return False
    purse = [*view.attached(character), *view.empowering(character)] if outlook.side == HEROES else view.hand()
    return sum([card.definition.resource for card in purse]) >= resources_asked(ability.cost)


def best_of(offered: list[Offered], base: float, worth: Callable[[float], float]) -> Plan:
    """The best of all ways to play modifiers: those that give most for what they cost first."""
    ranked = sorted(offered, key=lambda each: (-each.gain - 0.5 * each.bonus, each.card.serial))
    best = Plan(worth(base), [])
    total, gain = base, 0.0
    chosen: list[Offered] = []
    used: list[GameCard] = []
    for each in ranked:
        if each.card in used:
            continue
        total += each.bonus
        gain += each.gain
        chosen = [*chosen, each]
        used.append(each.card)
        reached = worth(total) + gain
        if reached > best.worth:
            best = Plan(reached, chosen)
    return best
