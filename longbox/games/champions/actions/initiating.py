"""Using abilities and playing events, from declaring them to their effects.

[champions Initiating Abilities, Playing Cards]
"""

from __future__ import annotations

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import ATTACK_LABEL, DEFENSE_LABEL, THWART_LABEL, CardAbility, Situation
from longbox.games.champions.act import Act
from longbox.games.champions.actions import attacking, entering, payment, thwarting, timing
from longbox.games.champions.actions.using import once_paid, price_of, rule_against_initiating, situation_of
from longbox.games.champions.definitions import EVENT
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import RESOLVING
from longbox.games.champions.uses import UseAbility
from longbox.kernel.abilities import Watcher


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
    game.log.append(Happening(events.USED, player, use.card.alone, note=note))
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
    playing = Happening(events.PLAY, player, card.alone, by=player)
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
    event = Happening(events.DEFENSE, player, game.identity(player).alone, by=player, act=act)
    act.events.append(event)


def can_be_forced(game: ChampionsGame, watcher: Watcher, event: Happening, player: int) -> bool:
    """Whether a forced ability of a card in play can be initiated: like any other, it must be able to do something.

    [champions Forced; Ability, Card Ability; Limit]
    """
    card, ability = watcher.source, watcher.ability
    assert card is not None
    assert isinstance(ability, CardAbility)
    use = UseAbility(card, ability, event)
    if rule_against_initiating(game, player, use):
        return False
    situation = situation_of(player, use)
    payable = ability.cost is None or ability.cost.payable(game, situation)
    return payable and ability.effect.possible(game, once_paid(game, ability, situation))


def resolve_forced(game: ChampionsGame, watcher: Watcher, event: Happening) -> None:
    """Resolve a forced ability of a card in play. [champions Forced]"""
    card = watcher.source
    ability = watcher.ability
    assert card is not None
    assert isinstance(ability, CardAbility)
    player = timing.you_of(game, watcher, event)
    situation = situation_of(player, UseAbility(card, ability, event))
    game.log.append(Happening(events.FORCED, player, card.alone))
    game.count_use(card, ability)
    if pay_cost(game, ability, situation):
        resolve(game, ability, situation)
    entering.finish_uses(game, card)
