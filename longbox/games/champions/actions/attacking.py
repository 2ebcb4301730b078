"""Attacks by heroes and allies. [champions Attack, Consequential Damage, Guard, Overkill, Retaliate X]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import CardAbility, Situation
from longbox.games.champions.act import ATTACK, Act
from longbox.games.champions.actions import acts, damage, statuses, timing
from longbox.games.champions.definitions import (
    ALLY,
    ATK,
    CANNOT_BE_ATTACKED,
    CANNOT_HURT_ITSELF,
    CANNOT_HURT_ITSELF_ATTACKING,
    CANNOT_HURT_ITSELF_THWARTING,
    GUARD,
    OVERKILL,
    RANGED,
    RETALIATE,
    VILLAIN,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STUNNED
from longbox.kernel.questions import Prompt
from longbox.kernel.reasons import Reason, Requirement
from longbox.kernel.zones import NOBODY

CHOOSE_ENEMY: Final[Prompt] = Prompt("Choose an enemy to attack", "Attack")


# Whom one can attack


class IsEnemy(Requirement[ChampionsGame, GameCard]):
    """It is an enemy in play. [champions Attack]"""

    rule = "Attack"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject in game.enemies()

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is no enemy in play."


IS_ENEMY: Final = IsEnemy()


def rule_against_attack(game: ChampionsGame, player: int, enemy: GameCard) -> str:
    """The rule that keeps a player's characters from attacking an enemy; nothing if none does.

    It is asked for each target of each attack: so it is one function, and its words are made later.
    [champions Guard, Cannot]
    """
    if game.forbidden(enemy, CANNOT_BE_ATTACKED):
        return "Cannot"
    if enemy.definition.type != VILLAIN or game.keyword(enemy, GUARD) is not None:
        return ""
    return "Guard" if guards_against(game, player) else ""


def why_not_attack(game: ChampionsGame, player: int, enemy: GameCard) -> Reason | None:
    """Why a player's characters can't attack an enemy; none if they can."""
    rule = rule_against_attack(game, player, enemy)
    if rule == "Guard":
        return Reason(f"{guards_against(game, player)[0]} guards {enemy}.", rule)
    return Reason(f"{enemy} cannot be attacked now.", rule) if rule else None


def guards_against(game: ChampionsGame, player: int) -> list[GameCard]:
    """The minions that guard the villain against a player. [champions Guard]"""
    return [minion for minion in game.minions_of(player) if game.keyword(minion, GUARD) is not None]


def can_attack(game: ChampionsGame, player: int, enemy: GameCard) -> bool:
    """Whether a player's characters can attack an enemy. [champions Attack, Guard, Cannot]"""
    return not rule_against_attack(game, player, enemy)


def attackable(game: ChampionsGame, player: int) -> list[GameCard]:
    """The enemies that a player's characters can attack. [champions Attack]"""
    return [enemy for enemy in game.enemies() if not rule_against_attack(game, player, enemy)]


# Attacking


def basic_attack(game: ChampionsGame, player: int, character: GameCard) -> None:
    """Exhaust a hero or ally to attack an enemy with its basic power. [champions Attack, Ally]"""
    game.exhaust(character)
    if statuses.is_stopped(game, character, STUNNED, "attack"):
        return
    enemy = game.choose_card(player, CHOOSE_ENEMY, attackable(game, player), character)
    if enemy is None:
        return
    act = Act(ATTACK, character, player, player, None, basic=True)
    act.targets = [enemy]
    if acts.begin(game, act, events.ATTACK, str(enemy)):
        damage.hurt(game, [(enemy, game.value(character, ATK))], character, player, act)
        finish(game, act)
    game.acts.pop()


def attack_by_ability(game: ChampionsGame, ability: CardAbility, situation: Situation) -> None:
    """Resolve an ability that is labelled an attack. [champions Attack, Status Cards]

    It is the identity's, unless an ally has the ability.
    """
    player = situation.player
    character = acts.actor_of(game, situation)
    if statuses.is_stopped(game, character, STUNNED, "attack"):
        return
    act = Act(ATTACK, character, player, player, situation.source)
    act.gained += ability.attack_gains
    situation.act = act
    if acts.begin(game, act, events.ATTACK, f"with {situation.source}"):
        game.run(ability.effect, situation)
        finish(game, act)
    game.acts.pop()


def finish(game: ChampionsGame, act: Act) -> None:
    """End an attack of a player: excess damage, retaliation, what was to come at its end, responses, and more.

    [champions Overkill, Retaliate X, Delayed Effects, Response, Consequential Damage]
    """
    if act.excess > 0 and acts.has_keyword(game, act, OVERKILL) and not game.over:
        deal_excess(game, act, game.villain())
    act.going_on = False
    for enemy in act.targets:
        retaliate(game, act, enemy)
    attack = Happening(events.ATTACK, act.player, act.actor.alone, act.damage_dealt(), None, act.by, act)
    game.end_of_act(act)
    timing.responses(game, [*act.events, attack])
    if act.basic and act.actor.definition.type == ALLY:
        take_consequential_damage(game, act, act.actor.definition.attack_damage)


def deal_excess(game: ChampionsGame, act: Act, target: GameCard) -> None:
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


def retaliate(game: ChampionsGame, act: Act, attacked: GameCard) -> None:
    """Let a character that survived an attack deal damage to the attacker, unless it is ranged.

    [champions Retaliate X]
    """
    attacker = act.actor
    if game.over or not game.takes_part(act, attacked) or not game.takes_part(act, attacker):
        return
    if acts.has_keyword(game, act, RANGED):
        return
    amount = game.keyword(attacked, RETALIATE)
    if amount:
        by = game.controller(attacked)
        timing.responses(game, damage.hurt(game, [(attacker, amount)], attacked, by, None))


def take_consequential_damage(game: ChampionsGame, act: Act, amount: int) -> None:
    """Let an ally take the damage that its attack or thwart brings. [champions Consequential Damage, Ally, Cannot]"""
    ally = act.actor
    if not amount or not game.takes_part(act, ally) or game.over:
        return
    spared = CANNOT_HURT_ITSELF_ATTACKING if act.is_attack else CANNOT_HURT_ITSELF_THWARTING
    if not game.forbidden(ally, CANNOT_HURT_ITSELF) and not game.forbidden(ally, spared):
        timing.responses(game, damage.hurt(game, [(ally, amount)], ally, NOBODY, None))
