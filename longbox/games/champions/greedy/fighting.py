"""What it is worth to attack, thwart and defend, and what the enemies' attacks and schemes cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.games.champions.definitions import ALLY, ATK, DEF, HERO, OVERKILL, RETALIATE, SCH, THW, VILLAIN, GameCard
from longbox.games.champions.greedy.outlook import BOOST, Outlook, effect_terms
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.text.effects.encounter_activations import GiveKeyword

Hits = tuple[tuple[float, float], ...]
"""How much damage an attack may deal, each with its likelihood."""

BOOSTS: Final[Hits] = ((0.0, 0.3), (1.0, 0.35), (2.0, 0.3), (3.0, 0.05))
"""How likely it is that a boost card has so many icons."""
EXHAUSTED: Final = 0.7
"""How much of the worth of a hero's power it costs that the hero is exhausted in the next turn."""


# Attacks and thwarts of the players


def attack_worth(outlook: Outlook, character: GameCard, enemy: GameCard, attack: float) -> float:
    """What a basic attack on an enemy is worth, with what it costs the attacker."""
    view = outlook.view
    worth = outlook.damage_worth(enemy, attack, character)
    survives = view.remaining(enemy) > attack or TOUGH in view.statuses(enemy)
    hurt = view.keywords(enemy).get(RETALIATE, 0) if survives else 0
    if character.definition.type == ALLY:
        hurt += character.definition.attack_damage
    return worth + (outlook.damage_worth(character, float(hurt)) if view.in_play(character) else 0.0)


def best_attack(outlook: Outlook, character: GameCard, attack: float) -> float:
    """What the best basic attack of a character is worth."""
    return max([attack_worth(outlook, character, enemy, attack) for enemy in outlook.view.attackable()], default=0.0)


def thwart_worth(outlook: Outlook, character: GameCard, scheme: GameCard, thwart: float) -> float:
    """What basic thwarting of a scheme is worth, with what it costs the character."""
    worth = outlook.removal_worth(scheme, thwart)
    if character.definition.type == ALLY and outlook.view.in_play(character):
        worth += outlook.damage_worth(character, float(character.definition.thwart_damage))
    return worth


def best_thwart(outlook: Outlook, character: GameCard, thwart: float) -> float:
    """What the best basic thwarting of a character is worth."""
    schemes = outlook.view.schemes()
    return max([thwart_worth(outlook, character, scheme, thwart) for scheme in schemes], default=0.0)


def best_power(outlook: Outlook, character: GameCard, *, more_attack: float = 0.0, more_thwart: float = 0.0) -> float:
    """What the better one of a hero's or ally's powers is worth, with so much more of it."""
    view = outlook.view
    statuses = view.statuses(character)
    attack, thwart = float(view.value(character, ATK)), float(view.value(character, THW))
    attacking = (
        best_attack(outlook, character, attack + more_attack) if attack >= 0 and STUNNED not in statuses else 0.0
    )
    thwarting = (
        best_thwart(outlook, character, thwart + more_thwart) if thwart >= 0 and CONFUSED not in statuses else 0.0
    )
    return max(attacking, thwarting, 0.0)


# Attacks and schemes of the enemies


def hits_of(strength: float, boost_cards: int) -> Hits:
    """How much damage an attack may deal, with so many boost cards to come."""
    if boost_cards == 0:
        return ((max(strength, 0.0), 1.0),)
    more = strength + BOOST * (boost_cards - 1)
    return tuple([(max(more + boost, 0.0), likelihood) for boost, likelihood in BOOSTS])


def undefended_worth(outlook: Outlook, hero: GameCard, hits: Hits, further: float = 0.0) -> float:
    """What it is worth, less than 0, that an identity takes an attack, and then so much further damage."""
    return identity_worth(outlook, hero, hits, 0.0, further)


def defended_worth(
    outlook: Outlook, defender: GameCard, hero: GameCard, hits: Hits, further: float, *, overkill: bool
) -> float:
    """What it is worth, less than 0, that a hero or an ally defends against an attack.

    Args:
        outlook: How the players stand.
        defender: Who defends.
        hero: The identity of the player who controls the defender.
        hits: How much damage the attack may deal.
        further: The damage that the identity takes besides.
        overkill: Whether excess damage goes on to the identity.
    """
    view = outlook.view
    if defender.definition.type == HERO:
        armour = float(max(view.value(defender, DEF), 0))
        return identity_worth(outlook, defender, hits, armour, further) - EXHAUSTED * outlook.power_worth(defender)
    left = float(view.remaining(defender))
    worth = 0.0
    for hit, likelihood in hits:
        excess = max(hit - left, 0.0) if overkill and TOUGH not in view.statuses(defender) else 0.0
        through = identity_worth(outlook, hero, ((excess, 1.0),), 0.0, further)
        worth += likelihood * (outlook.damage_worth(defender, hit) + through)
    return worth - 0.3 * outlook.power_worth(defender)


def identity_worth(outlook: Outlook, hero: GameCard, hits: Hits, armour: float, further: float) -> float:
    """What it is worth, less than 0, that an identity with some armour takes an attack and further damage."""
    view = outlook.view
    left = float(view.remaining(hero))
    tough = TOUGH in view.statuses(hero)
    worth = 0.0
    for hit, likelihood in hits:
        taken = max(hit - armour, 0.0)
        lost_tough = 1.5 if tough and taken > 0 else 0.0
        taken = 0.0 if tough else taken
        worth += likelihood * (outlook.health(left - taken - further) - outlook.health(left) - lost_tough)
    return worth


def attacked_worth(outlook: Outlook, enemies: Sequence[GameCard], player: int) -> float:
    """What it is worth, less than 0, that enemies attack a player, who defends well against the hardest attack."""
    view = outlook.view
    attackers = [enemy for enemy in enemies if STUNNED not in view.statuses(enemy)]
    if not attackers:
        return 0.0
    hardest = max(attackers, key=lambda enemy: outlook.strength(enemy, ATK))
    further = sum([outlook.strength(enemy, ATK) for enemy in attackers]) - outlook.strength(hardest, ATK)
    boost_cards = outlook.boost_cards if hardest.definition.type == VILLAIN else 0
    hits = hits_of(float(view.value(hardest, ATK)), boost_cards)
    hero = view.identity(player)
    ways = [undefended_worth(outlook, hero, hits, further)]
    if hero.definition.type == HERO:
        ways.append(defended_worth(outlook, hero, hero, hits, further, overkill=False))
    overkill = has_overkill(outlook, hardest)
    ways += [defended_worth(outlook, ally, hero, hits, further, overkill=overkill) for ally in view.allies(player)]
    return max(ways)


def has_overkill(outlook: Outlook, enemy: GameCard) -> bool:
    """Whether an enemy's next attack will have overkill, as far as the cards in play tell."""
    texts = [enemy, *outlook.view.attachments(enemy)]
    given = [term for card in texts for term in effect_terms(card.definition) if isinstance(term, GiveKeyword)]
    return OVERKILL in outlook.view.keywords(enemy) or GiveKeyword(OVERKILL) in given


def schemed_worth(outlook: Outlook, enemies: Sequence[GameCard]) -> float:
    """What it is worth, less than 0, that enemies scheme."""
    view = outlook.view
    schemers = [enemy for enemy in enemies if CONFUSED not in view.statuses(enemy)]
    if not schemers:
        return 0.0
    threat = float(sum([max(view.value(enemy, SCH), 0) for enemy in schemers]))
    boost_cards = 1 if any([enemy.definition.type == VILLAIN for enemy in schemers]) else 0
    left = outlook.room_left
    return sum(
        [
            likelihood * (outlook.room(left - hit) - outlook.room(left))
            for hit, likelihood in hits_of(threat, boost_cards)
        ]
    )
