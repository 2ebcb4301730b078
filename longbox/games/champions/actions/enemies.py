"""What enemies do: activations, attacks, schemes, boost cards. [champions Activation, Enemy Attacks, Enemy Schemes]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import BOOST, Situation, abilities_of
from longbox.games.champions.act import ATTACK, SCHEME, Act
from longbox.games.champions.actions import acts, attacking, damage, statuses, threat, timing
from longbox.games.champions.actions.characters import IS_HERO_OR_ALLY, IS_READY, CardRequirement, IsFree
from longbox.games.champions.definitions import (
    ALLY,
    ATK,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CANNOT_SCHEME,
    DEF,
    HERO,
    OVERKILL,
    SCH,
    VILLAIN,
    VILLAINOUS,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.table import BOOST_CARDS, ENCOUNTER_DISCARD, RESOLVING
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import Requirement, all_hold
from longbox.kernel.zones import NOBODY

DEFEND: Final[Prompt] = Prompt("Choose who defends", "Defend, Defense")
NO_DEFENSE: Final[Word] = Word("no defense", "Don't defend")
MINION_ORDER: Final[Prompt] = Prompt("Choose which minion activates next", "Minion", ordered=True)


def activate(game: ChampionsGame, enemy: GameCard, player: int) -> Act:
    """Let an enemy activate against a player: it attacks a hero, and schemes where it meets an alter-ego.

    [champions Activation, Minion]
    """
    if game.in_hero_form(player):
        return enemy_attacks(game, enemy, player)
    return enemy_schemes(game, enemy, player)


def activate_all(game: ChampionsGame, player: int) -> None:
    """Let the villain activate against a player, and then the minions engaged with them. [champions Villain Phase]"""
    activate(game, game.villain(), player)
    waiting = [game.permanent(minion) for minion in game.minions_of(player)]
    while waiting and not game.over and not game.eliminated[player]:
        minion = game.choose_card(player, MINION_ORDER, [thing.card for thing in waiting], None)
        assert minion is not None
        waiting.remove(game.permanent(minion))
        if game.permanent(minion).engaged == player:
            activate(game, minion, player)
        waiting = [thing for thing in waiting if game.is_still(thing)]


# Attacks


def enemy_attacks(game: ChampionsGame, enemy: GameCard, player: int) -> Act:
    """Let an enemy attack a player, step by step. [champions Enemy Attacks, Status Cards]

    Returns:
        The attack; `made` tells whether it was carried out.
    """
    act = Act(ATTACK, enemy, player)
    if game.over or game.eliminated[player] or game.forbidden(enemy, CANNOT_ATTACK):
        return act
    if game.attack_forbidden(enemy, game.identity(player)):
        return act
    if statuses.is_stopped(game, enemy, STUNNED, "attack"):
        return act
    act.target = game.identity(player)
    game.acts.append(act)
    if initiated(game, act, events.ATTACK, f"{game.name(player)}"):
        act.made = True
        carry_out_attack(game, act)
        finish_attack(game, act)
    game.acts.pop()
    return act


def initiated(game: ChampionsGame, act: Act, kind: EventKind, note: str) -> bool:
    """Give an enemy that attacks or schemes its boost card, unless something else happens. [champions Boost]"""
    event = Happening(kind, act.player, act.actor.alone, act=act, note=note)
    game.log.append(event)
    going_on = timing.interrupts(game, event)
    follow_stage(game, act)
    if not going_on or not game.takes_part(act, act.actor) or game.over:
        discard_boost_cards(game, act)
        game.call_off(act)
        return False
    if act.actor.definition.type == VILLAIN or game.keyword(act.actor, VILLAINOUS) is not None:
        act.boost_cards[:0] = take_boost_card(game, act)
    return True


def carry_out_attack(game: ChampionsGame, act: Act) -> None:
    """Defend, turn the boost cards, and deal the damage. [champions Enemy Attacks]"""
    declare_defender(game, act)
    resolve_boost_cards(game, act)
    follow_stage(game, act)
    if not game.over and game.takes_part(act, act.actor):
        deal_attack_damage(game, act)


def follow_stage(game: ChampionsGame, act: Act) -> None:
    """Let the next stage of the villain go on with what the defeated one began, if it is called the same.

    [champions Villain Defeat, Activation]
    """
    villain = game.villain()
    if not game.takes_part(act, act.actor) and villain.definition.name == act.actor.definition.name:
        act.actor = villain


def declare_defender(game: ChampionsGame, act: Act) -> None:
    """Let a player exhaust a hero or ally to defend; a player who defends another becomes the target.

    That plays no card and triggers no ability, so that peril doesn't keep the others from it.
    [champions Defend, Defense; Enemy Attacks; Peril]
    """
    order = [act.player, *[player for player in game.in_order() if player != act.player]]
    for player in order:
        defender = ask_for_defender(game, act, player)
        if defender is not None:
            defend(game, act, player, defender)
            return


def ask_for_defender(game: ChampionsGame, act: Act, player: int) -> GameCard | None:
    """Ask a player for a hero or ally that defends."""
    able = able_to_defend(game, player)
    demanded = [card for card in able if card.definition.type == ALLY] if ally_demanded(game, act, player) else []
    if not able:
        return None
    choices: list[Choice] = [*demanded] if demanded else [*able, NO_DEFENSE]
    chosen = choices[0] if len(choices) == 1 else game.ask(Question(player, DEFEND, choices, act.actor))
    return chosen if isinstance(chosen, Card) else None


class IsAttacked(Requirement[ChampionsGame, GameCard]):
    """An enemy attacks, and nobody defends yet. [champions Enemy Attacks]"""

    rule = "Enemy Attacks"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        attacks = attacks_of_enemies(game)
        return bool(attacks) and attacks[-1].undefended

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        attacks = attacks_of_enemies(game)
        return f"{attacks[-1].defender} defends already." if attacks else "No enemy is attacking now."


def attacks_of_enemies(game: ChampionsGame) -> list[Act]:
    """The attacks of enemies that go on."""
    return [act for act in game.acts if act.is_attack and act.actor.definition.is_enemy]


IS_ATTACKED: Final = IsAttacked()
TO_DEFEND: Final[tuple[CardRequirement, ...]] = (IS_HERO_OR_ALLY, IS_READY, IsFree(CANNOT_DEFEND))
"""What must hold of a player's character that defends as the player is asked to."""


def able_to_defend(game: ChampionsGame, player: int) -> list[GameCard]:
    """The heroes and allies of a player that can defend. [champions Defend, Defense]"""
    return [card for card in game.characters_of(player) if all_hold(TO_DEFEND, game, player, card)]


def ally_demanded(game: ChampionsGame, act: Act, player: int) -> bool:
    """Whether a text demands that the player defends with an ally, if able."""
    return any([working.constant.demands_ally(game, act.actor, player, working.situation) for working in game.at_work])


def defend(game: ChampionsGame, act: Act, player: int, defender: GameCard) -> None:
    """Exhaust a hero or ally to defend. [champions Defend, Defense]"""
    game.exhaust(defender)
    act.player = player
    act.defender = defender
    act.target = defender
    act.defenses.append(player)
    event = Happening(events.DEFENSE, player, defender.alone, by=player, act=act)
    game.log.append(event)
    timing.interrupts(game, event)
    act.events.append(event)


def deal_attack_damage(game: ChampionsGame, act: Act) -> None:
    """Deal the damage of an enemy's attack. Excess goes to a hero, not to an alter-ego.

    [champions Enemy Attacks; Overkill; Form, Change Form]
    """
    amount = max(game.value(act.actor, ATK) + act.boost, 0)
    target = act.target
    if target is None or not game.takes_part(act, target):
        target = undefended_target(game, act)
    if act.defender is not None and target is act.defender and target.definition.type == HERO:
        amount -= max(game.value(target, DEF), 0)
    act.target = target
    damage.hurt(game, [(target, max(amount - act.prevented, 0))], act.actor, NOBODY, act)
    able = not game.eliminated[act.player] and game.in_hero_form(act.player)
    overkills = act.excess > 0 and acts.has_keyword(game, act, OVERKILL)
    if overkills and target.definition.type == ALLY and able:
        attacking.deal_excess(game, act, game.identity(act.player))


def undefended_target(game: ChampionsGame, act: Act) -> GameCard:
    """Who takes the damage where the defender is gone, or the identity changed form: the player's identity."""
    act.defender = None
    return game.identity(act.player)


def finish_attack(game: ChampionsGame, act: Act) -> None:
    """End an enemy's attack: retaliation, what was to come at its end, then responses.

    [champions Retaliate X, Delayed Effects, Response]
    """
    act.going_on = False
    if act.target is not None:
        attacking.retaliate(game, act, act.target)
    follow_stage(game, act)
    attack = Happening(events.ATTACK, act.player, act.actor.alone, act.damage_dealt(), None, NOBODY, act)
    game.end_of_act(act)
    timing.responses(game, [*act.events, attack])


# Schemes


def enemy_schemes(game: ChampionsGame, enemy: GameCard, player: int) -> Act:
    """Let an enemy scheme, step by step. [champions Enemy Schemes, Status Cards]

    Returns:
        The scheming; `made` tells whether it was carried out, `amount` the threat placed.
    """
    act = Act(SCHEME, enemy, player)
    if game.over or game.forbidden(enemy, CANNOT_SCHEME) or statuses.is_stopped(game, enemy, CONFUSED, "scheme"):
        return act
    game.acts.append(act)
    if initiated(game, act, events.SCHEME, ""):
        act.made = True
        resolve_boost_cards(game, act)
        follow_stage(game, act)
        if not game.over and game.takes_part(act, act.actor):
            place_schemed_threat(game, act)
        follow_stage(game, act)
        scheme = Happening(events.SCHEME, player, act.actor.alone, act.amount, None, NOBODY, act)
        game.end_of_act(act)
        timing.responses(game, [*act.events, scheme])
    game.acts.pop()
    return act


def place_schemed_threat(game: ChampionsGame, act: Act) -> None:
    """Place the threat of an enemy's scheming on the main scheme. [champions Enemy Schemes]"""
    situation = Situation(act.player, act.actor)
    situation.act = act
    threat.place_threat(game, game.main_scheme(), game.value(act.actor, SCH) + act.boost, situation)
    act.amount = situation.amount


# Boost cards


def give_boost_card(game: ChampionsGame, act: Act) -> None:
    """Give the villain one more boost card for an activation. [champions Boost]"""
    act.boost_cards += take_boost_card(game, act)


def take_boost_card(game: ChampionsGame, act: Act) -> list[GameCard]:
    """Put the top card of the encounter deck facedown beside an enemy, as a boost card; none if there is none."""
    card = game.top_encounter_card()
    if card is None:
        return []
    game.move(card, BOOST_CARDS)
    game.log.append(Happening(events.BOOST_DEALT, NOBODY, [], 1, note=str(act.actor)))
    game.took_encounter_card()
    return [card]


def resolve_boost_cards(game: ChampionsGame, act: Act) -> None:
    """Turn the boost cards face up, one at a time: their icons count, and their boost abilities resolve.

    [champions Boost, Star Icon]
    """
    while act.boost_cards and not game.over:
        card = act.boost_cards.pop(0)
        game.move(card, RESOLVING)
        act.boost += card.definition.boost
        game.log.append(
            Happening(events.BOOSTED, NOBODY, card.alone, card.definition.boost, act.actor, note=str(act.actor))
        )
        for ability in abilities_of(card.definition, BOOST):
            situation = Situation(act.player, card)
            situation.act = act
            game.run(ability.effect, situation)
        if game.lies_in(card, RESOLVING):
            game.move(card, ENCOUNTER_DISCARD)
    discard_boost_cards(game, act)


def discard_boost_cards(game: ChampionsGame, act: Act) -> None:
    """Discard the boost cards that are left where an enemy's deed comes to nothing. [champions Boost]"""
    for card in act.boost_cards:
        game.move(card, ENCOUNTER_DISCARD)
    act.boost_cards = []
