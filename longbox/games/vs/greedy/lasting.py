"""What statements come to that hold for a while: who gets how much, who is reinforced, who can't do something."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.combat import Change
from longbox.games.vs.greedy.scope import Scope
from longbox.games.vs.modifiers import changes, rules, statements
from longbox.games.vs.terms import Noun
from longbox.games.vs.what_is_so import Statement

A_FREEDOM: Final = 1.0
"""What it is worth that a player can do something for a while that a text can forbid."""
UNHURT: Final = 99
"""The DEF of who can't be stunned."""


def read_lasting(effect: Any, scope: Scope) -> None:
    """Statements that hold for a while."""
    for statement in effect.separate:
        read_statement(statement, scope)


def read_lasting_for_each(effect: Any, scope: Scope) -> None:
    """So much for each of something, for a while."""
    read_lasting(effect.modifiers, scope)


def read_statement(statement: Statement, scope: Scope) -> None:
    """What a statement changes."""
    if isinstance(statement, statements.WhileIs):
        read_statement(statement.change, scope)
    elif isinstance(statement, statements.WhileChange):
        if scope.chance(statement.condition) > 0.0:
            read_statement(statement.change, scope)
    elif isinstance(statement, changes.Gets):
        raise_all(scope, statement.subject, scope.number(statement.atk), scope.number(statement.defense))
    elif isinstance(statement, changes.GetsForEach):
        each = scope.number(statement.each)
        atk, defense = scope.number(statement.atk), scope.number(statement.defense)
        if isinstance(statement, changes.GetsUpTo):
            most = scope.number(statement.most)
            raise_all(scope, statement.subject, min(each * atk, most), min(each * defense, most))
        else:
            raise_all(scope, statement.subject, each * atk, each * defense)
    elif isinstance(statement, changes.Has):
        if changes.WITH_REINFORCEMENT in statement.characteristics:
            reinforce(scope, statement.subject)
    elif isinstance(statement, rules.Cannot):
        read_cannot(statement, scope)
    elif isinstance(statement, rules.CannotPlay | rules.PlayersCannot):
        for player in scope.players(statement.who):
            scope.add(-A_FREEDOM if player == scope.outlook.me else A_FREEDOM)


def raise_all(scope: Scope, subject: Noun, atk: int, defense: int) -> None:
    """Characters get ATK and DEF: in the attack, or for what is still to come."""
    for qualities in scope.cards(subject):
        if scope.combat.fights(qualities):
            scope.changes.append(Change(qualities, atk, defense))
        else:
            scope.add(harm.raising(scope.outlook, qualities, atk, defense))


def reinforce(scope: Scope, subject: Noun) -> None:
    """Characters have reinforcement."""
    for qualities in scope.cards(subject):
        if qualities is scope.combat.defender:
            change = Change(qualities)
            change.reinforces = True
            scope.changes.append(change)


def read_cannot(statement: rules.Cannot, scope: Scope) -> None:
    """Characters can't be stunned, can't attack, can't ready."""
    for qualities in scope.cards(statement.subject):
        if statement.deed == rules.BE_STUNNED and scope.combat.fights(qualities):
            scope.changes.append(Change(qualities, 0, UNHURT))
        elif statement.deed == rules.ATTACK:
            scope.add(harm.exhausting(scope.outlook, qualities))
        elif statement.deed == rules.READY and qualities.object is not None and qualities.object.exhausted:
            scope.add(harm.side(scope.outlook, qualities) * 0.5 * qualities.positive_atk())
