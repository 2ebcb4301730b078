"""Attacks by heroes and allies. [champions Attack, Consequential Damage, Guard, Overkill, Retaliate X]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.actions import acts, damage, statuses
from longbox.games.champions.actions.acts import Act
from longbox.games.champions.definitions import (
    ALLY,
    ATK,
    CANNOT_BE_ATTACKED,
    GUARD,
    OVERKILL,
    RANGED,
    RETALIATE,
    VILLAIN,
    Thing,
)
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STUNNED
from longbox.games.champions.text.abilities import CardAbility, Situation
from longbox.games.champions.turn import timing
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

CHOOSE_ENEMY: Final[Prompt] = Prompt("Choose an enemy to attack", "Attack")


def can_attack(game: ChampionsGame, player: int, enemy: Thing) -> bool:
    """Whether a player's characters can attack an enemy: minions may guard villains. [champions Guard, Cannot]"""
    if game.forbidden(enemy, CANNOT_BE_ATTACKED):
        return False
    if enemy.definition.type != VILLAIN or game.keyword(enemy, GUARD) is not None:
        return True
    return all([game.keyword(minion, GUARD) is None for minion in game.minions_of(player)])


def attackable(game: ChampionsGame, player: int) -> list[Thing]:
    """The enemies that a player's characters can attack. [champions Attack]"""
    return [enemy for enemy in game.enemies() if can_attack(game, player, enemy)]


def basic_attack(game: ChampionsGame, player: int, character: Thing) -> None:
    """Exhaust a hero or ally to attack an enemy with its basic power. [champions Attack, Ally]"""
    game.exhaust(character)
    if statuses.is_stopped(game, character, STUNNED, "attack"):
        return
    enemy = game.choose_card(player, CHOOSE_ENEMY, attackable(game, player), character)
    if enemy is None:
        return
    act = Act(acts.ATTACK, character, player, player, None, basic=True)
    act.targets = [enemy]
    if begin(game, act, events.ATTACK, str(enemy)):
        damage.hurt(game, [(enemy, game.value(character, ATK))], character, player, act)
        finish(game, act)
    game.acts.pop()


def attack_by_ability(game: ChampionsGame, ability: CardAbility, situation: Situation) -> None:
    """Resolve an ability that is labelled an attack. [champions Attack, Status Cards]

    It is the identity's, unless an ally has the ability.
    """
    player = situation.player
    character = actor_of(game, situation)
    if statuses.is_stopped(game, character, STUNNED, "attack"):
        return
    act = Act(acts.ATTACK, character, player, player, situation.source)
    situation.act = act
    if begin(game, act, events.ATTACK, f"with {situation.source}"):
        game.run(ability.effect, situation)
        finish(game, act)
    game.acts.pop()


def actor_of(game: ChampionsGame, situation: Situation) -> Thing:
    """Who attacks or thwarts by an ability: the ally that has it, or the player's identity. [champions You]"""
    source = situation.source
    if source is not None and game.in_play(source) and source.definition.type == ALLY:
        return source
    return game.identity(situation.player)


def begin(game: ChampionsGame, act: Act, kind: EventKind, note: str = "") -> bool:
    """Begin an attack or thwart of a player, which may be interrupted. Tells whether it goes on.

    [champions Attack, Thwart]

    Args:
        game: The game.
        act: What begins.
        kind: What the log tells, and abilities wait for.
        note: What the log says more.
    """
    game.acts.append(act)
    event = Occurrence(kind, act.player, act.actor.alone, by=act.by, act=act, note=note)
    game.log.append(event)
    act.made = timing.interrupts(game, event)
    if not act.made:
        game.call_off(act)
    return act.made


def finish(game: ChampionsGame, act: Act) -> None:
    """End an attack of a player: excess damage, retaliation, what was to come at its end, responses, and more.

    [champions Overkill, Retaliate X, Delayed Effects, Response, Consequential Damage]
    """
    if act.excess > 0 and has_keyword(game, act, OVERKILL) and not game.over:
        deal_excess(game, act, game.villain())
    act.going_on = False
    for enemy in act.targets:
        retaliate(game, act, enemy)
    attack = Occurrence(events.ATTACK, act.player, act.actor.alone, act.damage_dealt(), None, act.by, act)
    game.end_of_attack(act)
    timing.responses(game, [*act.events, attack])
    if act.basic and act.actor.definition.type == ALLY:
        take_consequential_damage(game, act, act.actor.definition.attack_damage)


def has_keyword(game: ChampionsGame, act: Act, keyword: str) -> bool:
    """Whether an attack has a keyword: gained, of the character that makes it, or of the card that it is made with.

    [champions Keywords, Gains]
    """
    if keyword in act.gained or (act.source is not None and keyword in act.source.definition.keywords):
        return True
    return game.takes_part(act, act.actor) and game.keyword(act.actor, keyword) is not None


def deal_excess(game: ChampionsGame, act: Act, target: Thing) -> None:
    """Deal the excess damage of an attack with overkill; in later editions that is no part of the attack.

    [champions Overkill]
    """
    excess = act.excess
    act.excess = 0
    beyond = None if game.plays(editions.OVERKILL) else act
    source = act.actor if act.by == NOBODY else act.source
    happenings = damage.hurt(game, [(target, excess)], source, act.by, beyond)
    if beyond is None:
        act.events += happenings


def retaliate(game: ChampionsGame, act: Act, attacked: Thing) -> None:
    """Let a character that survived an attack deal damage to the attacker, unless it is ranged.

    [champions Retaliate X]
    """
    attacker = act.actor
    if game.over or not game.takes_part(act, attacked) or not game.takes_part(act, attacker):
        return
    if has_keyword(game, act, RANGED):
        return
    amount = game.keyword(attacked, RETALIATE)
    if amount:
        by = game.controller(attacked)
        timing.responses(game, damage.hurt(game, [(attacker, amount)], attacked, by, None))


def take_consequential_damage(game: ChampionsGame, act: Act, amount: int) -> None:
    """Let an ally take the damage that its attack or thwart brings. [champions Consequential Damage, Ally]"""
    ally = act.actor
    if amount and game.takes_part(act, ally) and not game.over:
        timing.responses(game, damage.hurt(game, [(ally, amount)], ally, NOBODY, None))
