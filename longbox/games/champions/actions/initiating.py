"""Using abilities and playing events, from declaring them to their effects.

[champions Initiating Abilities, Playing Cards]
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
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
)
from longbox.games.champions.act import Act
from longbox.games.champions.actions import acts, attacking, entering, payment, starting, thwarting, timing
from longbox.games.champions.definitions import CANNOT_ATTACK, CANNOT_DEFEND, CANNOT_THWART, EVENT, Thing
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import SETTING_UP
from longbox.games.champions.table import RESOLVING
from longbox.games.champions.uses import UseAbility, number_of
from longbox.kernel.abilities import Watcher

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
        situation.cards = use.ability.occasion.referred(use.event)
    return situation


# Whether it can be done


def can_initiate(game: ChampionsGame, player: int, use: UseAbility) -> bool:
    """Whether a player can use an ability now. [champions Initiating Abilities, Playing Cards]"""
    card = use.card
    if not may_use(game, player, card, use.ability):
        return False
    if card.definition.type == EVENT and not can_play_event(game, player, card):
        return False
    situation = situation_of(player, use)
    if is_barred(game, use.ability, situation):
        return False
    cost = use.ability.cost
    if cost is not None and not (cost.payable(game, situation) and payable_together(game, player, cost, situation)):
        return False
    return starting.can_start(game, use.ability.effect, once_paid(game, use.ability, situation))


def once_paid(game: ChampionsGame, ability: CardAbility, situation: Situation) -> Situation:
    """The resolving of an ability as its cost will leave it, which can speak of the cards that could pay it.

    [champions Cost]
    """
    if ability.cost is None:
        return situation
    part = situation.for_player(situation.player)
    ability.cost.mention(game, part)
    return part


def is_barred(game: ChampionsGame, ability: CardAbility, situation: Situation) -> bool:
    """Whether an ability is an attack, a thwart or a defense by somebody who cannot make one. [champions Cannot]"""
    deed = DEEDS.get(ability.label)
    return deed is not None and game.forbidden(acts.actor_of(game, situation), deed)


def payable_together(game: ChampionsGame, player: int, cost: Cost, situation: Situation) -> bool:
    """Whether an ability's costs can be paid together, with that of its card if it is an event. [champions Cost]"""
    card = situation.source
    assert card is not None
    price = price_of(game, player, card) if card.definition.type == EVENT else payment.Price(0)
    return payment.can_pay_together(game, situation, cost, price)


def may_use(game: ChampionsGame, player: int, card: Thing, ability: CardAbility) -> bool:
    """Whether the player is in the form that an ability asks for, and its limit isn't reached; none is during setup.

    Setup abilities of player cards are no part of this, nor are abilities of encounter cards.
    [champions Triggered Ability, Limit, Setup]
    """
    if game.phase == SETTING_UP and not card.definition.is_encounter_card:
        return False
    if ability.form == HERO_FORM and not game.in_hero_form(player):
        return False
    if ability.form == ALTER_EGO_FORM and game.in_hero_form(player):
        return False
    if ability.limit == NO_LIMIT or not game.in_play(card):
        return True
    return game.permanent(card).used.get(number_of(card, ability), 0) == 0


def can_play_event(game: ChampionsGame, player: int, card: Thing) -> bool:
    """Whether a player may play an event and can pay for it. [champions Event, Play Restrictions And Permissions]"""
    if not requirements_met(game, player, card):
        return False
    return payment.can_pay(game, payment.Payment(game, player, card), price_of(game, player, card))


def requirements_met(game: ChampionsGame, player: int, card: Thing) -> bool:
    """Whether all play restrictions of a card are observed. [champions Play Restrictions And Permissions]"""
    return all([requirement.allows(game, card, player) for requirement in card.definition.requirements])


def price_of(game: ChampionsGame, player: int, card: Thing) -> payment.Price:
    """What a card costs a player now. [champions Cost, Modifiers]"""
    cost = card.definition.cost or 0
    for working in game.at_work:
        cost -= working.constant.makes_cheaper(game, card, player, working.situation)
    return payment.Price(max(cost, 0))


# Doing it


def initiate(game: ChampionsGame, player: int, use: UseAbility) -> None:
    """Use an ability, or play an event: pay, then resolve. [champions Initiating Abilities, Playing Cards]"""
    if use.card.definition.type == EVENT:
        play_event(game, player, use)
    else:
        use_ability(game, player, use)


def use_ability(game: ChampionsGame, player: int, use: UseAbility) -> None:
    """Use an ability of a card in play."""
    situation = situation_of(player, use)
    note = f": {use.ability.name}" if use.ability.name else ""
    game.log.append(Occurrence(events.USED, player, use.card.alone, note=note))
    game.count_use(use.card, use.ability)
    if pay_cost(game, use.ability, situation):
        resolve(game, use.ability, situation)
    entering.finish_uses(game, use.card)


def play_event(game: ChampionsGame, player: int, use: UseAbility) -> None:
    """Play an event: it lies on the table until its effects are resolved or cancelled. [champions Event]"""
    card = use.card
    situation = situation_of(player, use)
    price = price_of(game, player, card)
    game.move(card, RESOLVING)
    payment.pay_together(game, situation, use.ability.cost, price)
    entering.card_was_played(game, player, card)
    playing = Occurrence(events.PLAY, player, card.alone, by=player)
    game.log.append(playing)
    if timing.interrupts(game, playing) and not situation.unpaid:
        resolve(game, use.ability, situation)
    if game.lies_in(card, RESOLVING):
        game.move(card, game.players[game.owners[card.serial]].discard)
    timing.responses(game, [playing])


def pay_cost(game: ChampionsGame, ability: CardAbility, situation: Situation) -> bool:
    """Pay what an ability costs. Tells whether all of it was really paid. [champions Cost]"""
    if ability.cost is not None:
        ability.cost.pay(game, situation)
    return not situation.unpaid


def resolve(game: ChampionsGame, ability: CardAbility, situation: Situation) -> None:
    """Resolve the effect of an ability: as an attack, a thwart or a defense where it is labelled so.

    [champions Attack; Thwart; Defend, Defense]
    """
    situation.ability = ability
    if ability.label == ATTACK_LABEL:
        attacking.attack_by_ability(game, ability, situation)
    elif ability.label == THWART_LABEL:
        thwarting.thwart_by_ability(game, ability, situation)
    elif ability.label == DEFENSE_LABEL and situation.act is not None:
        defend_by_ability(game, situation.act, situation)
        game.run(ability.effect, situation)
    else:
        game.run(ability.effect, situation)


def defend_by_ability(game: ChampionsGame, act: Act, situation: Situation) -> None:
    """Count an ability that is labelled a defense as one. [champions Defend, Defense]

    It makes nobody the defender: an attack against which nothing else is done is undefended.
    """
    player = situation.player
    act.defenses.append(player)
    act.labelled_defense = game.plays(editions.LABELLED_DEFENSES)
    event = Occurrence(events.DEFENSE, player, game.identity(player).alone, by=player, act=act)
    act.events.append(event)


def can_be_forced(game: ChampionsGame, watcher: Watcher, event: Occurrence, player: int) -> bool:
    """Whether a forced ability of a card in play can be initiated: like any other, it must be able to do something.

    [champions Forced; Ability, Card Ability; Limit]
    """
    card, ability = watcher.source, watcher.ability
    assert card is not None
    assert isinstance(ability, CardAbility)
    if not may_use(game, player, card, ability):
        return False
    situation = situation_of(player, UseAbility(card, ability, event))
    if is_barred(game, ability, situation):
        return False
    payable = ability.cost is None or ability.cost.payable(game, situation)
    return payable and ability.effect.possible(game, once_paid(game, ability, situation))


def resolve_forced(game: ChampionsGame, watcher: Watcher, event: Occurrence) -> None:
    """Resolve a forced ability of a card in play. [champions Forced]"""
    card = watcher.source
    ability = watcher.ability
    assert card is not None
    assert isinstance(ability, CardAbility)
    player = timing.you_of(game, watcher, event)
    situation = situation_of(player, UseAbility(card, ability, event))
    game.log.append(Occurrence(events.FORCED, player, card.alone))
    game.count_use(card, ability)
    if pay_cost(game, ability, situation):
        resolve(game, ability, situation)
    entering.finish_uses(game, card)
