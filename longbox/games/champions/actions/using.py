"""What must hold to use an ability, or to play an event. [champions Initiating Abilities, Playing Cards]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import (
    ALTER_EGO_FORM,
    ATTACK_LABEL,
    DEFENSE_LABEL,
    HERO_FORM,
    NO_LIMIT,
    THWART_LABEL,
    CardAbility,
    Cost,
    Situation,
    limit_count,
)
from longbox.games.champions.actions import acts, payment, starting
from longbox.games.champions.definitions import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CANNOT_THWART,
    EVENT,
    NO_RESOURCES,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import SETTING_UP
from longbox.games.champions.uses import UseAbility, number_of
from longbox.kernel.reasons import Reason

DEEDS: Final = {
    ATTACK_LABEL: CANNOT_ATTACK,
    THWART_LABEL: CANNOT_THWART,
    DEFENSE_LABEL: CANNOT_DEFEND,
}
"""What abilities with a label do, which a text can forbid. [champions Cannot]"""


def situation_of(player: int, use: UseAbility) -> Situation:
    """The resolving of an ability that a player uses."""
    situation = Situation(player, use.card, use.event)
    situation.ability = use.ability
    if use.event is not None and use.ability.occasion is not None:
        use.ability.occasion.bring_up(use.event, situation)
    return situation


# Whether it can be used


def rule_against_initiating(game: ChampionsGame, player: int, use: UseAbility) -> str:
    """The rule that keeps any ability of a card from being initiated, even a forced one; nothing if none does.

    During setup only setup abilities of player cards are. [champions Setup, Triggered Ability, Limit, Cannot]
    """
    card, ability = use.card, use.ability
    if game.phase == SETTING_UP and not card.definition.is_encounter_card:
        return "Setup"
    if ability.form == HERO_FORM and not game.in_hero_form(player):
        return "Triggered Ability"
    if ability.form == ALTER_EGO_FORM and game.in_hero_form(player):
        return "Triggered Ability"
    limited = ability.limit != NO_LIMIT and game.in_play(card)
    if limited and times_used(game, card, ability) >= limit_count(ability.limit):
        return "Limit"
    deed = DEEDS.get(ability.label)
    if deed is not None and game.forbidden(acts.actor_of(game, situation_of(player, use)), deed):
        return "Cannot"
    return ""


def times_used(game: ChampionsGame, card: GameCard, ability: CardAbility) -> int:
    """How often an ability of a card in play was used, as far as its limit counts. [champions Limit]"""
    return game.permanent(card).used.get(number_of(card, ability), 0)


def rule_against_use(game: ChampionsGame, player: int, use: UseAbility) -> str:
    """The rule that keeps a player from using an ability, or playing an event; nothing if none does.

    It is asked of each ability that might be used, again and again: so it is one function, and its words are made
    later. [champions Initiating Abilities, Playing Cards; Event]
    """
    rule = rule_against_initiating(game, player, use)
    if rule:
        return rule
    if use.card.definition.type == EVENT:
        rule = rule_against_event(game, player, use.card)
        if rule:
            return rule
    situation = situation_of(player, use)
    cost = use.ability.cost
    if cost is not None and not (cost.payable(game, situation) and payable_together(game, player, cost, situation)):
        return "Cost"
    startable = starting.can_start(game, use.ability.effect, once_paid(game, use.ability, situation))
    return "" if startable else "Ability, Card Ability"


def rule_against_event(game: ChampionsGame, player: int, card: GameCard) -> str:
    """The rule that keeps a player from playing an event, whatever it does. [champions Event]"""
    if not text_allows(game, player, card):
        return "Play Restrictions And Permissions"
    if not is_affordable(game, player, card):
        return "Cost"
    return "Play, Put Into Play" if game.play_forbidden(player, card) else ""


def text_allows(game: ChampionsGame, player: int, card: GameCard) -> bool:
    """Whether all that the text of a card asks for is so. [champions Play Restrictions And Permissions]"""
    return all([play_rule.allows(game, card, player) for play_rule in card.definition.play_rules])


def is_affordable(game: ChampionsGame, player: int, card: GameCard) -> bool:
    """Whether a player can pay for a card. [champions Cost]"""
    additional = card.definition.additional_cost
    if additional is not None and card.definition.type != EVENT:
        situation = Situation(player, card)
        return (
            additional.payable(game, situation)
            and payment.can_pay(game, payment.Payment(game, player, card), price_of(game, player, card))
            and payment.can_pay_together(game, situation, additional, price_of(game, player, card))
        )
    return payment.can_pay(game, payment.Payment(game, player, card), price_of(game, player, card))


def price_of(game: ChampionsGame, player: int, card: GameCard) -> payment.Price:
    """What a card costs a player now. [champions Cost, Modifiers]"""
    cost = card.definition.cost or 0
    for working in game.at_work:
        cost -= working.constant.makes_cheaper(game, card, player, working.situation)
    for play_rule in card.definition.play_rules:
        cost -= play_rule.cheaper(game, card, player)
    return payment.Price(max(cost, 0))


def once_paid(game: ChampionsGame, ability: CardAbility, situation: Situation) -> Situation:
    """The resolving of an ability as its cost will leave it, which can speak of the cards that could pay it.

    [champions Cost]
    """
    if ability.cost is None:
        return situation
    part = situation.speaking_to(situation.player)
    ability.cost.mention(game, part)
    return part


def payable_together(game: ChampionsGame, player: int, cost: Cost, situation: Situation) -> bool:
    """Whether an ability's costs can be paid together, with that of its card if it is an event. [champions Cost]"""
    card = situation.source
    assert card is not None
    price = price_of(game, player, card) if card.definition.type == EVENT else payment.Price(0)
    return payment.can_pay_together(game, situation, cost, price)


# Why it can't be used, in words for the player


RULES_IN_ORDER: Final = (
    "Setup",
    "Triggered Ability",
    "Limit",
    "Cannot",
    "Play Restrictions And Permissions",
    "Cost",
    "Play, Put Into Play",
    "Ability, Card Ability",
)
"""The rules that can be against a use, in the order in which they are asked."""


def why_not_any(game: ChampionsGame, player: int, uses: list[UseAbility]) -> Reason | None:
    """What keeps a player from the one of some uses that comes nearest to being possible; none if one is possible."""
    rules = [rule_against_use(game, player, use) for use in uses]
    if "" in rules:
        return None
    rule = max(rules, key=RULES_IN_ORDER.index)
    return why_not_use(game, player, uses[rules.index(rule)], rule)


def why_not_use(game: ChampionsGame, player: int, use: UseAbility, rule: str) -> Reason:
    """Why a player can't use an ability that a rule is against."""
    card = use.card
    if rule == "Play Restrictions And Permissions":
        return why_text_forbids(game, player, card)
    if rule == "Cost":
        return why_not_paid(game, player, card)
    actor, deed = acts.actor_of(game, situation_of(player, use)), DEEDS.get(use.ability.label, "")
    return Reason(AGAINST_USE[rule].format(card=card, form=use.ability.form, actor=actor, deed=deed), rule)


AGAINST_USE: Final = {
    "Setup": "The game has not begun.",
    "Triggered Ability": "{card} can be used in {form} form only.",
    "Limit": "{card} was used already, and can be again later.",
    "Cannot": "You cannot use {card} now: {actor} cannot {deed}.",
    "Play, Put Into Play": "{card} cannot be played now.",
    "Ability, Card Ability": "{card} would change nothing now.",
}
"""What a rule has against the use of an ability."""


def why_text_forbids(game: ChampionsGame, player: int, card: GameCard) -> Reason:
    """Why the text of a card keeps a player from playing it: the first that it asks for and isn't so."""
    asked = card.definition.play_rules
    return next(play_rule for play_rule in asked if not play_rule.allows(game, card, player)).reason(card)


def why_not_paid(game: ChampionsGame, player: int, card: GameCard) -> Reason:
    """Why a player can't pay for a card, or for its ability. [champions Cost, Exhausted]"""
    if not game.in_play(card) and not is_affordable(game, player, card):
        paying = payment.Payment(game, player, card)
        resources = NO_RESOURCES
        for way in payment.ways_to_pay(game, paying):
            resources = resources.plus(payment.generated(game, paying, way))
        price = price_of(game, player, card).total
        return Reason(f"{card} costs {price}; you can generate {resources.total}.", "Cost")
    if game.in_play(card) and game.permanent(card).exhausted:
        return Reason(f"{card} is exhausted.", "Exhausted")
    return Reason(f"You can't pay what the ability of {card} costs.", "Cost")
