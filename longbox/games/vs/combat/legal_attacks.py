"""Who may attack whom: what must hold. [vs 600.2-4, 601.2-5]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.actions.formation import is_protected, protects
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.at_work import RuleAtWork
from longbox.games.vs.modifiers.forbidding import cannot, cannot_attack_it, cannot_attack_player
from longbox.games.vs.modifiers.rules import (
    AS_THOUGH_FLIGHT,
    AS_THOUGH_RANGE,
    ATTACK,
    HIDDEN_CHARACTERS,
    PROTECTED_CHARACTERS,
    TEAM_ATTACK,
    CanAttack,
    CanTeamAttackTogether,
    MustAttack,
)
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.qualities import Qualities
from longbox.kernel.reasons import Reason, Requirement, all_hold

# The attacker [vs 601.2]


class IsOwnCharacter(Requirement[VsGame, Qualities]):
    """It is a character in play that the player controls. [vs 601.2a, 601.2e]"""

    rule = "601.2a"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        thing = subject.object
        return thing is not None and thing.controller == player and subject.is_character()

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        if not subject.is_character():
            return f"{subject.card} is no character in play."
        return f"{game.players[subject.controller]} controls {subject.card}."


class IsNotStunned(Requirement[VsGame, Qualities]):
    """It is not stunned. [vs 701.12h]"""

    rule = "701.12h"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        thing = subject.object
        return thing is not None and not thing.stunned

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"{subject.card} is stunned."


class IsReady(Requirement[VsGame, Qualities]):
    """It is ready. [vs 601.2b]"""

    rule = "601.2b"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        thing = subject.object
        return thing is not None and not thing.exhausted

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"{subject.card} is exhausted."


class IsFreeToAttack(Requirement[VsGame, Qualities]):
    """No text keeps it from attacking. [vs 601.2c]"""

    rule = "601.2c"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        return not cannot(game, ATTACK, subject)

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"A text says that {subject.card} can't attack."


class HasVictim(Requirement[VsGame, Qualities]):
    """There is a character or player that it can attack from where it stands. [vs 601.2d, 601.3, 601.4]"""

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        return bool(defenders_for(game, subject) or players_for(game, subject))

    def reason(self, game: VsGame, player: int, subject: Qualities) -> Reason:
        foes = [None, *[other for foe in game.opponents(player) for other in game.characters(foe)]]
        if any([is_in_reach(subject, permissions(game, subject, other)) for other in foes]):
            return Reason(f"There is nobody whom {subject.card} could attack.", "601.3")
        return Reason(f"{subject.card} is in the support row and has no range.", "601.2d")


IS_OWN_CHARACTER: Final = IsOwnCharacter()
TO_BE_ATTACKER: Final[tuple[Requirement[VsGame, Qualities], ...]] = (
    IS_OWN_CHARACTER,
    IsNotStunned(),
    IsReady(),
    IsFreeToAttack(),
)
"""What must hold of a proposed attacker at all; whom it can attack is another question. [vs 601.2]"""
TO_ATTACK: Final[tuple[Requirement[VsGame, Qualities], ...]] = (*TO_BE_ATTACKER, HasVictim())


def can_be_attacker(game: VsGame, qualities: Qualities, player: int) -> bool:
    """Whether a character can be a proposed attacker at all. [vs 601.2]"""
    return all_hold(TO_BE_ATTACKER, game, player, qualities)


def possible_attackers(game: VsGame, player: int) -> list[Qualities]:
    """The characters of a player that can attack somebody."""
    return [attacker for attacker in game.characters(player) if all_hold(TO_ATTACK, game, player, attacker)]


def must_attack(game: VsGame, player: int) -> bool:
    """Whether a player can't pass, as a character attacks each turn if able. [vs 600.4]"""
    rules = game.standing().rules_about(MustAttack.topic)
    if not rules:
        return False
    for attacker in possible_attackers(game, player):
        thing = attacker.object
        if thing is None or thing.attacked:
            continue
        for rule in rules:
            statement = rule.rule
            assert isinstance(statement, MustAttack)
            if statement.subject.covers(game, attacker, rule.situation):
                return True
    return False


def permissions(game: VsGame, attacker: Qualities, defender: Qualities | None) -> tuple[str, ...]:
    """What texts let a character do as it attacks, against a defender if they speak of one. [vs 103.1]"""
    found: list[str] = []
    for rule in game.standing().rules_about(CanAttack.topic):
        statement = rule.rule
        assert isinstance(statement, CanAttack)
        if statement.subject.covers(game, attacker, rule.situation) and speaks_of_defender(game, rule, defender):
            found += statement.permissions
    return tuple(found)


def speaks_of_defender(game: VsGame, rule: RuleAtWork, defender: Qualities | None) -> bool:
    """Whether a permission to attack holds against a defender."""
    statement = rule.rule
    assert isinstance(statement, CanAttack)
    if statement.defender is None:
        return True
    return defender is not None and statement.defender.covers(game, defender, rule.situation)


def is_in_reach(attacker: Qualities, allowed: tuple[str, ...]) -> bool:
    """Whether a character attacks from where it can: the front row, or with range. [vs 601.2d, 701.8]"""
    return attacker.in_front() or attacker.range or AS_THOUGH_RANGE in allowed


# A character that is attacked [vs 601.3]


AGAINST_CHARACTER: Final = {
    "601.3a": "{defender} is no character in play.",
    "601.3f": "You control {defender} yourself.",
    "601.3b": "{defender} is stunned.",
    "601.2d": "{attacker} is in the support row and has no range.",
    "601.3c": "A text says that {attacker} can't attack {defender}.",
    "601.3e": "{defender} is in the hidden area.",
    "601.3d": "{guards} protects {defender}, and {attacker} has no flight.",
}
"""What each rule has against that a character attacks another, in words for the attacker's player."""


def rule_against(game: VsGame, attacker: Qualities, defender: Qualities) -> str:
    """The rule that keeps a character from attacking another; nothing if none does. [vs 601.3, 600.2, 601.3a-f]

    It is asked of each pair of characters for each attack: so it is one function, and its words are made later.
    """
    thing = defender.object
    if thing is None or not defender.is_character():
        return "601.3a"
    if thing.controller == attacker.controller:
        return "601.3f"
    if thing.stunned:
        return "601.3b"
    allowed = permissions(game, attacker, defender)
    if not is_in_reach(attacker, allowed):
        return "601.2d"
    if cannot_attack_it(game, attacker, defender):
        return "601.3c"
    if thing.hidden and HIDDEN_CHARACTERS not in allowed:
        return "601.3e"
    if attacker.flight or AS_THOUGH_FLIGHT in allowed or PROTECTED_CHARACTERS in allowed:
        return ""
    return "601.3d" if is_protected(game, thing) else ""


def can_attack(game: VsGame, attacker: Qualities, defender: Qualities) -> bool:
    """Whether a character that can be an attacker can attack a character. [vs 601.2d, 601.3]"""
    return not rule_against(game, attacker, defender)


def why_not_character(game: VsGame, attacker: Qualities, defender: Qualities) -> Reason | None:
    """Why a character can't attack a character; none if it can. [vs 601.2d, 601.3]"""
    rule = rule_against(game, attacker, defender)
    if not rule:
        return None
    guards = "" if defender.object is None else guards_of(game, defender.object)
    words = AGAINST_CHARACTER[rule].format(attacker=attacker.card, defender=defender.card, guards=guards)
    return Reason(words, rule)


def guards_of(game: VsGame, thing: TeamObject) -> str:
    """Who stands before a character in the support row."""
    names = [
        str(qualities.card)
        for qualities in game.characters(thing.controller)
        if qualities.object is not None and protects(qualities.object, thing)
    ]
    return " and ".join(names)


def defenders_for(game: VsGame, attacker: Qualities) -> list[Qualities]:
    """The characters that a character can attack."""
    return [
        defender
        for defender in game.standing().characters
        if defender.controller != attacker.controller and not rule_against(game, attacker, defender)
    ]


# A player who is attacked directly [vs 601.4]


AGAINST_PLAYER: Final = {
    "601.4c": "You can't attack yourself.",
    "102.3": "{player} has lost.",
    "601.2d": "{attacker} is in the support row and has no range.",
    "601.4b": "A text says that {attacker} can't attack {player} directly.",
    "601.4a": "{player} is attacked directly only by who can't attack {foe}.",
}
"""What each rule has against that a character attacks a player directly, in words for the attacker's player."""


def rule_against_player(game: VsGame, attacker: Qualities, opponent: int) -> str:
    """The rule that keeps a character from attacking a player directly; nothing if none does.

    None of that player's characters may be such that it could be attacked. [vs 601.4, 600.3, 601.4a-c]
    """
    if opponent == attacker.controller:
        return "601.4c"
    if game.out[opponent]:
        return "102.3"
    if not is_in_reach(attacker, permissions(game, attacker, None)):
        return "601.2d"
    if cannot_attack_player(game, attacker, opponent):
        return "601.4b"
    for defender in game.characters(opponent):
        if not rule_against(game, attacker, defender):
            return "601.4a"
    return ""


def can_attack_directly(game: VsGame, attacker: Qualities, opponent: int) -> bool:
    """Whether a character can attack a player. [vs 601.4]"""
    return not rule_against_player(game, attacker, opponent)


def why_not_player(game: VsGame, attacker: Qualities, opponent: int) -> Reason | None:
    """Why a character can't attack a player directly; none if it can. [vs 601.4]"""
    rule = rule_against_player(game, attacker, opponent)
    if not rule:
        return None
    foe = next((other.card for other in game.characters(opponent) if can_attack(game, attacker, other)), None)
    return Reason(AGAINST_PLAYER[rule].format(attacker=attacker.card, player=game.players[opponent], foe=foe), rule)


def players_for(game: VsGame, attacker: Qualities) -> list[int]:
    """The players whom a character can attack directly."""
    return [
        opponent
        for opponent in game.opponents(attacker.controller)
        if not rule_against_player(game, attacker, opponent)
    ]


# Several attackers [vs 601.5]


def may_attack(game: VsGame, attacker: Qualities, against: Qualities | int) -> bool:
    """Whether a character can attack a character, or a player directly."""
    if isinstance(against, int):
        return can_attack_directly(game, attacker, against)
    return can_attack(game, attacker, against)


def can_be_a_team(game: VsGame, team: list[Qualities]) -> bool:
    """Whether all characters of a team share an affiliation, or a text lets them do without. [vs 601.5a, 206.1a]

    No text may keep any of them from team attacking, whatever others let them do. [vs 103.2]
    """
    if any([cannot(game, TEAM_ATTACK, member) for member in team]):
        return False
    for affiliation in team[0].affiliations:
        if all([affiliation in member.affiliations for member in team]):
            return True
    for rule in game.standing().rules_about(CanTeamAttackTogether.topic):
        statement = rule.rule
        assert isinstance(statement, CanTeamAttackTogether)
        if all([statement.subject.covers(game, member, rule.situation) for member in team]):
            return True
    return False


def why_not_together(game: VsGame, attackers: list[Qualities], against: Qualities | int) -> Reason | None:
    """Why characters that can attack can't attack somebody together; none if they can. [vs 601.3-5]"""
    for attacker in attackers:
        reason = (
            why_not_player(game, attacker, against)
            if isinstance(against, int)
            else why_not_character(game, attacker, against)
        )
        if reason is not None:
            return reason
    kept = [attacker.card for attacker in attackers if cannot(game, TEAM_ATTACK, attacker)]
    if len(attackers) > 1 and kept:
        return Reason(f"A text says that {kept[0]} can't team attack.", "103.2")
    if len(attackers) > 1 and not can_be_a_team(game, attackers):
        return Reason("A team needs an affiliation that all attackers share.", "601.5a")
    return None
