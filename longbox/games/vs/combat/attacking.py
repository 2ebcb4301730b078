"""Attacks: proposing, and the attack substep up to its conclusion. [vs 600, 601, 602]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import COMBAT, EXHAUSTED, HISTORY
from longbox.games.vs.combat.legal_attacks import (
    can_be_a_team,
    can_be_attacker,
    defenders_for,
    may_attack,
    players_for,
)
from longbox.games.vs.events import Happening
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import NOTHING
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

NO_ATTACK: Final = 0
PROPOSED: Final = 1
ATTACKING: Final = 2
FROM_THE_START: Final = 0
LATER: Final = 1
"""When a character became a defender: as the attack began, when attackers are told of as well, or in its course."""
ATTACK_WHOM: Final = Prompt("Attack whom?", "601.1b")
ATTACK_TOGETHER: Final = Prompt("Attack together with another character?", "601.5")


# Proposing [vs 601.1, 601.5]


def propose(game: VsGame, player: int, first: Qualities) -> None:
    """Let a player propose an attack with a character, and with others as a team. [vs 601.1b, 600.1]"""
    against = choose_against(game, player, first)
    attackers = [first]
    while True:
        partners = partners_for(game, player, attackers, against)
        if not partners:
            break
        choices: list[Choice] = [*[partner.card for partner in partners], DONE]
        taken: list[Choice] = [attacker.card for attacker in attackers]
        foe = None if isinstance(against, int) else against.card
        most = len(attackers) + len(partners)
        question = Question(player, ATTACK_TOGETHER, choices, foe, least=0, most=most, taken=taken)
        answer = game.ask(question)
        if answer is DONE:
            break
        attackers.append(next(partner for partner in partners if partner.card is answer))
    game.attack = PROPOSED
    game.attackers = tuple([game.reference(attacker.card) for attacker in attackers])
    game.team = len(attackers) > 1
    if isinstance(against, int):
        game.attacked, game.attacked_player = NOTHING, against
        whom = str(game.players[against])
    else:
        game.attacked, game.attacked_player = game.reference(against.card), against.controller
        whom = str(against.card)
    note = f"{' and '.join([str(attacker.card) for attacker in attackers])} against {whom}"
    game.happen(Happening(events.PROPOSE, player, [], note=note, things=game.attackers))


def choose_against(game: VsGame, player: int, attacker: Qualities) -> Qualities | int:
    """Let a player choose whom to attack: a character, or a player directly. [vs 601.1d]"""
    defenders = defenders_for(game, attacker)
    players = players_for(game, attacker)
    choices: list[Choice] = [
        *[defender.card for defender in defenders],
        *[game.players[opponent] for opponent in players],
    ]
    answer = choices[0] if len(choices) == 1 else game.ask(Question(player, ATTACK_WHOM, choices, attacker.card))
    number = choices.index(answer)
    return defenders[number] if number < len(defenders) else players[number - len(defenders)]


def partners_for(game: VsGame, player: int, attackers: list[Qualities], against: Qualities | int) -> list[Qualities]:
    """The characters that can join a team attack: all can be a team and can attack the defender.

    [vs 601.5, 601.5b]
    """
    return [
        partner
        for partner in game.characters(player)
        if partner not in attackers
        and can_be_attacker(game, partner, player)
        and can_be_a_team(game, [*attackers, partner])
        and may_attack(game, partner, against)
    ]


# The substep [vs 602.1]


def start_attack(game: VsGame) -> None:
    """Start the attack substep: the attack is checked again, and attackers and defender become so. [vs 602.1, 407.3]"""
    game.attack = ATTACKING
    if not is_still_legal(game):
        game.attackers = ()
        game.attacked = NOTHING
        game.attacked_player = NOBODY
        return
    attackers = [game.thing(game.box[serial]) for serial, _ in game.attackers]
    for thing in attackers:
        was_ready = not thing.exhausted
        thing.exhausted = True
        become_attacker(game, thing.reference)
        if was_ready:
            game.changed(1 << EXHAUSTED)
    defender = None if game.attacked == NOTHING else game.thing(game.box[game.attacked[0]])
    if defender is not None:
        defender.defender = True
    game.changed(1 << COMBAT | 1 << EXHAUSTED | 1 << HISTORY)
    game.count(f"attacks of {game.primary()}")
    tell_of_attack(game, game.attackers, () if defender is None else (defender.reference,))


def is_still_legal(game: VsGame) -> bool:
    """Whether all proposed attackers can still attack whom they were proposed to attack. [vs 602.1a-c]"""
    player = game.primary()
    against: Qualities | int | None = game.attacked_player
    if game.attacked != NOTHING:
        against = game.find(game.attacked)
    if against is None or (isinstance(against, int) and game.out[against]):
        return False
    found = [game.find(reference) for reference in game.attackers]
    team = [attacker for attacker in found if attacker is not None]
    if len(team) < len(found) or (len(team) > 1 and not can_be_a_team(game, team)):
        return False
    return all([can_be_attacker(game, attacker, player) and may_attack(game, attacker, against) for attacker in team])


def become_attacker(game: VsGame, reference: Reference) -> None:
    """Give a character the attacker characteristic, and in a team attack that of a team attacker. [vs 602.1d, 602.4]"""
    thing = game.thing(game.box[reference[0]])
    thing.attacker = True
    thing.attacked = True
    if game.team:
        thing.team_attacker = True
        thing.team_attacked = True


def tell_of_attack(game: VsGame, attackers: tuple[Reference, ...], defenders: tuple[Reference, ...]) -> None:
    """Let happen what powers wait for that trigger when characters attack and defend. [vs 602.4]"""
    tell_of_attackers(game, attackers, defenders)
    tell_of_defenders(game, defenders, attackers)


def tell_of_attackers(game: VsGame, attackers: tuple[Reference, ...], defenders: tuple[Reference, ...]) -> None:
    """Let characters attack, and team attack in a team attack. [vs 602.4]"""
    for reference in attackers:
        card = game.box[reference[0]]
        player = game.thing(card).controller
        note = "" if not defenders else f" {game.box[defenders[0][0]]}"
        game.happen(Happening(events.ATTACK, player, card.alone, note=note, things=(reference,), by=defenders))
        if game.team:
            happening = Happening(events.TEAM_ATTACK, player, card.alone, things=(reference,), by=defenders)
            game.happen(happening)


def tell_of_defenders(
    game: VsGame, defenders: tuple[Reference, ...], attackers: tuple[Reference, ...], was: int = FROM_THE_START
) -> None:
    """Let characters defend, each once. [vs 602.4]"""
    for reference in defenders:
        card = game.box[reference[0]]
        happening = Happening(
            events.DEFEND, game.thing(card).controller, card.alone, things=(reference,), by=attackers, was=was
        )
        game.happen(happening)


def join_attack(game: VsGame, qualities: Qualities) -> None:
    """Let a character become an attacker in the attack that goes on. [vs 602.2c, 602.4, Attacks]"""
    if game.attack != ATTACKING:
        return
    reference = game.reference(qualities.card)
    become_attacker(game, reference)
    game.changed(1 << COMBAT | 1 << HISTORY)
    defenders = tuple([game.reference(defender.card) for defender in defenders_now(game)])
    tell_of_attackers(game, (reference,), defenders)


def join_defense(game: VsGame, qualities: Qualities) -> None:
    """Let a character become a defender in the attack that goes on. [vs 602.3b, 602.4]"""
    if game.attack != ATTACKING:
        return
    game.thing(qualities.card).defender = True
    game.changed(1 << COMBAT)
    attackers = tuple([game.reference(attacker.card) for attacker in attackers_now(game)])
    tell_of_defenders(game, (game.reference(qualities.card),), attackers, LATER)


def remove_from_attack(game: VsGame, qualities: Qualities) -> None:
    """Take the attacker or defender characteristic from a character. [vs 602.2a, 602.3a, 602.2b, 602.3]"""
    thing = game.thing(qualities.card)
    if not thing.attacker and not thing.defender:
        return
    thing.attacker = thing.team_attacker = thing.defender = False
    game.changed(1 << COMBAT)
    game.happen(Happening(events.LEAVE_ATTACK, thing.controller, thing.card.alone, things=(thing.reference,)))


def attackers_now(game: VsGame) -> list[Qualities]:
    """The characters that attack."""
    return [found for found in game.standing().characters if found.object is not None and found.object.attacker]


def defenders_now(game: VsGame) -> list[Qualities]:
    """The characters that defend."""
    return [found for found in game.standing().characters if found.object is not None and found.object.defender]
