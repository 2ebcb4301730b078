"""What can be lacking for a player of Marvel Champions to do something, in words for that player.

Each function says what is lacking, or nothing where it is not. `reasons` makes requirements of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.games.champions import editions
from longbox.games.champions.abilities import ACTION, HERO_FORM, RESOURCE, CardAbility
from longbox.games.champions.abilities import Requirement as CardRequirement
from longbox.games.champions.actions import attacking, initiating, payment, playing, starting, thwarting, uniqueness
from longbox.games.champions.definitions import (
    ALTER_EGO,
    ATK,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_CHANGE_FORM,
    CANNOT_DEFEND,
    CANNOT_THWART,
    DASH,
    EVENT,
    GUARD,
    NO_RESOURCES,
    REC,
    THW,
    Thing,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.table import RESOLVING
from longbox.games.champions.text.requirements import (
    AlterEgoFormOnly,
    AttachTo,
    HeroFormOnly,
    MaxPerPlayer,
    MaxPerRound,
)
from longbox.games.champions.uses import UseAbility
from longbox.kernel.cards import Card
from longbox.kernel.limits import MOST_ACTIONS

AbilityTest = Callable[[ChampionsGame, int, Thing, CardAbility], bool]
"""Whether something holds for an ability of a card, as a player would use it."""


# Whatever is done in a turn


def game_goes_on(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The game has not ended. [champions Winning The Game]"""
    return "The game is over." if game.over else ""


def not_eliminated(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player is not out of the game. [champions Player Elimination]"""
    return "You are eliminated." if game.eliminated[player] else ""


def own_turn(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is the player's turn. [champions Player Turn]"""
    if game.phase != TAKING_TURN:
        return "It is nobody's turn now."
    if game.active == player:
        return ""
    return f"It is {game.name(game.active)}'s turn. You can use an action when you are asked to."


def all_resolved(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No card or attack is being resolved. [champions Initiating Abilities, Playing Cards]"""
    resolving = [*game.cards(RESOLVING), *[act.actor for act in game.acts]]
    return f"{resolving[-1]} is resolved first." if resolving else ""


def can_go_on(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The turn is not one without end. [champions Player Turn]"""
    if game.acted < MOST_ACTIONS:
        return ""
    return f"You have done {MOST_ACTIONS} things this turn, more than any turn needs: it can only be ended."


def not_changed_form(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player has not changed form in this turn, and can. [champions Form, Change Form; Cannot]"""
    if game.forbidden(game.identity(player), CANNOT_CHANGE_FORM):
        return "You cannot change form now."
    return "You have changed form this turn already." if game.changed_form[player] else ""


# Basic powers


def is_yours(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is an identity or an ally that the player controls. [champions Player Turn]"""
    assert card is not None
    if card in game.characters_of(player):
        return ""
    if card is game.other_side(game.identity(player)):
        return f"You are {game.identity(player)} now. Change form to be {card}."
    return f"{card} is no hero or ally that you control."


def is_no_alter_ego(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is a hero or an ally. [champions Attack, Thwart; Defend, Defense]"""
    assert card is not None
    return f"{card} is an alter-ego: change form first." if card.definition.type == ALTER_EGO else ""


def is_alter_ego(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is an alter-ego. [champions Recover]"""
    assert card is not None
    return "" if card.definition.type == ALTER_EGO else f"Only alter-egos recover; {card} is none."


def is_ready(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is ready. [champions Exhausted]"""
    assert card is not None
    return f"{card} is exhausted." if game.permanent(card).exhausted else ""


def has_attack_power(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It can use its ATK. [champions Dash, Cannot]"""
    assert card is not None
    if game.forbidden(card, CANNOT_ATTACK):
        return f"{card} cannot attack now."
    return f"{card} has no ATK." if game.value(card, ATK) == DASH else ""


def attack_would_do(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """Its attack would do something: damage, or discard its stunned card. [champions Ability, Card Ability]"""
    assert card is not None
    if game.value(card, ATK) > 0 or game.permanent(card).has(STUNNED) or game.plays(editions.STARTING):
        return ""
    return f"{card} has 0 ATK now: the attack would change nothing."


def has_thwart_power(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It can use its THW. [champions Dash, Cannot]"""
    assert card is not None
    if game.forbidden(card, CANNOT_THWART):
        return f"{card} cannot thwart now."
    return f"{card} has no THW." if game.value(card, THW) == DASH else ""


def thwart_would_do(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """Its thwart would do something: remove threat, or discard its confused card. [champions Ability, Card Ability]"""
    assert card is not None
    if game.permanent(card).has(CONFUSED):
        return ""
    if game.value(card, THW) <= 0 and not game.plays(editions.STARTING):
        return f"{card} has 0 THW now: the thwart would change nothing."
    return "" if thwarting.thwartable(game) else "No scheme has threat that can be removed now."


def has_damage(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It has damage that recovering would heal. [champions Recover; Ability, Card Ability]"""
    assert card is not None
    if game.plays(editions.STARTING):
        return ""
    if not game.sustained(card):
        return f"{card} has no damage to heal."
    return "" if game.value(card, REC) > 0 else f"{card} has 0 REC now: recovering would change nothing."


# Targets of attacks and thwarts


def is_enemy(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is an enemy in play. [champions Attack]"""
    return "" if card in game.enemies() else f"{card} is no enemy in play."


def is_unguarded(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No minion guards it, and it can be attacked. [champions Guard, Cannot]"""
    assert card is not None
    if game.forbidden(card, CANNOT_BE_ATTACKED):
        return f"{card} cannot be attacked now."
    if attacking.can_attack(game, player, card):
        return ""
    guards = [minion for minion in game.minions_of(player) if game.keyword(minion, GUARD) is not None]
    return f"{guards[0]} guards {card}."


def is_scheme(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is a scheme in play. [champions Thwart]"""
    return "" if card in game.schemes() else f"{card} is no scheme in play."


def has_threat(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """There is threat on it. [champions Thwart]"""
    assert card is not None
    if game.permanent(card).threat or card in thwarting.thwartable(game):
        return ""
    return f"There is no threat on {card}."


def no_crisis(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No crisis icon keeps its threat. [champions Side Scheme]"""
    crises = [scheme for scheme in game.side_schemes() if scheme.definition.crisis]
    return f"{crises[0]} has a crisis icon: it must go first." if crises and card is game.main_scheme() else ""


def threat_can_go(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No card says that its threat cannot be removed. [champions Cannot]"""
    assert card is not None
    return f"Threat cannot be removed from {card} now." if game.threat_removal_forbidden(card) else ""


# Defending


def can_defend(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No text keeps it from defending. [champions Cannot]"""
    assert card is not None
    return f"{card} cannot defend now." if game.forbidden(card, CANNOT_DEFEND) else ""


def is_attacked(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """An enemy attacks, and nobody defends yet. [champions Enemy Attacks]"""
    attacks = [act for act in game.acts if act.is_attack and act.actor.definition.is_enemy]
    if not attacks:
        return "No enemy is attacking now."
    return "" if attacks[-1].undefended else f"{attacks[-1].defender} defends already."


# Playing cards


def in_hand(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player holds it. [champions Play, Put Into Play]"""
    assert card is not None
    return "" if game.lies_in(card, game.players[player].hand) else f"{card} is not in your hand."


def is_playable(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is a card that can be played. [champions Resource Cards]"""
    assert card is not None
    card_type = card.definition.type
    playable = card_type == EVENT or card_type in playing.PLAYED_INTO_PLAY
    return "" if playable else f"{card} can't be played: it is discarded to pay for other cards."


def is_not_barred(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """No unique card like it is in play. [champions Unique]"""
    assert card is not None
    return f"{card} is unique, and in play already." if uniqueness.is_barred(game, card) else ""


def form_is_right(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player is in the form that it is played in. [champions Form, Change Form]"""
    if not broken(game, player, card, (HeroFormOnly, AlterEgoFormOnly)):
        return ""
    return f"{card} can be played in {'alter-ego' if game.in_hero_form(player) else 'hero'} form only."


def below_its_maximum(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """There are not as many of it as there may be. [champions Max]"""
    if broken(game, player, card, (MaxPerRound,)):
        return f"{card} was played this round as often as it may be."
    return f"You control as many of {card} as you may." if broken(game, player, card, (MaxPerPlayer,)) else ""


def has_host(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """There is something that it can be attached to. [champions Attach To]"""
    return f"There is nothing that {card} can be attached to." if broken(game, player, card, (AttachTo,)) else ""


def is_allowed(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """All that its text asks for is so. [champions Play Restrictions And Permissions]"""
    return f"{card} says when it can be played, and that is not so now." if broken(game, player, card) else ""


def broken(
    game: ChampionsGame,
    player: int,
    card: Card[Any] | None,
    kinds: tuple[type[CardRequirement], ...] = (CardRequirement,),
) -> bool:
    """Whether a card asks for something, of some kinds, that isn't so, whoever would control it."""
    assert card is not None
    asked = [requirement for requirement in card.definition.requirements if isinstance(requirement, kinds)]
    anybody = any([requirement.anybody for requirement in card.definition.requirements])
    players = game.in_order() if anybody else [player]
    return not any([all([one.allows(game, card, other) for one in asked]) for other in players])


def is_affordable(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player can pay for it. [champions Cost]"""
    assert card is not None
    price = initiating.price_of(game, player, card)
    paying = payment.Payment(game, player, card)
    if payment.can_pay(game, paying, price):
        return ""
    resources = NO_RESOURCES
    for way in payment.ways_to_pay(game, paying):
        resources = resources.plus(payment.generated(game, paying, way))
    return f"{card} costs {price.total}; you can generate {resources.total}."


# Abilities


def is_in_reach(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is in play, under the player's control or the scenario's. [champions Ability, Card Ability; Player Turn]"""
    assert card is not None
    if not game.in_play(card):
        return f"{card} is not in play."
    if game.controller(card) in (player, -1):
        return ""
    return f"{game.name(game.controller(card))} controls {card}."


def acts_when_asked(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It has an action. [champions Action, Interrupt, Response, Resource Ability]"""
    assert card is not None
    if actions_of(card):
        return ""
    timings = [ability.timing for ability in card.definition.abilities]
    if RESOURCE in timings:
        return f"{card} is used while you pay for something."
    optional = [ability for ability in card.definition.abilities if ability.occasion and not ability.is_forced]
    if optional:
        return f"{card} has no action but an {optional[0].timing}: you are asked when it can be used."
    return f"{card} has nothing that you could use."


def has_leave(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether an ability is no attack, thwart or defense that the player's identity cannot make. [champions Cannot]"""
    return not initiating.is_barred(game, ability, initiating.situation_of(player, UseAbility(card, ability)))


def is_free(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """Nothing forbids the attack, thwart or defense that it is. [champions Cannot]"""
    assert card is not None
    if any_action(game, player, card, has_leave):
        return ""
    return f"You cannot use {card} now: {game.identity(player)} cannot {actions_of(card)[0].label}."


def form_fits(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether the player is in the form that an ability asks for. [champions Triggered Ability]"""
    return not ability.form or (ability.form == HERO_FORM) == game.in_hero_form(player)


def unused(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether an ability for the form of the player has not reached its limit. [champions Limit]"""
    return initiating.may_use(game, player, card, ability)


def can_be_paid(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether what an ability costs can be paid, and it may be used. [champions Cost]"""
    situation = initiating.situation_of(player, UseAbility(card, ability))
    cost = ability.cost
    if cost is not None and not cost.payable(game, situation):
        return False
    together = cost is None or initiating.payable_together(game, player, cost, situation)
    return together and unused(game, player, card, ability)


def changes_the_game(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether an ability can be used and would change the game. [champions Ability, Card Ability]"""
    situation = initiating.situation_of(player, UseAbility(card, ability))
    return can_be_paid(game, player, card, ability) and starting.can_start(game, ability.effect, situation)


def actions_of(card: Thing) -> list[CardAbility]:
    """The action abilities of a card. [champions Action]"""
    return [ability for ability in card.definition.abilities if ability.timing == ACTION]


def any_action(game: ChampionsGame, player: int, card: Card[Any] | None, holds: AbilityTest) -> bool:
    """Whether something holds for one of a card's actions."""
    assert card is not None
    return any([holds(game, player, card, ability) for ability in actions_of(card)])


def in_its_form(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """The player is in the form that it asks for. [champions Triggered Ability]"""
    if any_action(game, player, card, form_fits):
        return ""
    return f"{card} can be used in {'alter-ego' if game.in_hero_form(player) else 'hero'} form only."


def below_its_limit(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It was not used as often as it can be. [champions Limit]"""
    return "" if any_action(game, player, card, unused) else f"{card} was used already, and can be again later."


def ready_to_exhaust(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It is ready, if it must be. [champions Exhausted]"""
    assert card is not None
    if any_action(game, player, card, can_be_paid) or not game.permanent(card).exhausted:
        return ""
    return f"{card} is exhausted."


def cost_is_payable(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """What its ability costs can be paid. [champions Cost]"""
    return "" if any_action(game, player, card, can_be_paid) else f"You can't pay what the ability of {card} costs."


def would_do_something(game: ChampionsGame, player: int, card: Card[Any] | None) -> str:
    """It would change the game. [champions Ability, Card Ability]"""
    return "" if any_action(game, player, card, changes_the_game) else f"{card} would change nothing now."
