"""What "it" means in a continuous power, which speaks of nothing before: the card that its sentence is about."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers.rules import Replacement
from longbox.games.vs.modifiers.statements import WhileChange, WhileRule, subject_of
from longbox.games.vs.powers import Power
from longbox.games.vs.terms import Noun
from longbox.games.vs.text.definite import Called, EquippedCharacter, Pronoun, This
from longbox.games.vs.text.effects.lasting import has_subject
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term, parts_of

DEFINITE: Final = (Called, This, EquippedCharacter)
"""Nouns that mean certain cards without being described."""


def bound(statement: Statement) -> Statement:
    """The same statement, where pronouns mean its subject: "Hulk gets +1 ATK for each rage counter on him".

    What is done instead of something has its own way to speak of cards, and so have powers that are given.
    """
    if isinstance(statement, Replacement) or not has_subject(statement):
        return statement
    subject: Noun | None = subject_of(statement)
    if type(subject) is Pronoun and isinstance(statement, WhileChange | WhileRule):
        subject = spoken_of(statement.condition)
    if subject is None or not isinstance(subject, DEFINITE):
        return statement
    changed = with_noun(statement, subject)
    assert isinstance(changed, Statement)
    return changed


def spoken_of(condition: Term) -> Noun | None:
    """The card that a condition speaks of: "While Rogue is attacking, she ..."."""
    for part in parts_of(condition):
        if isinstance(part, DEFINITE):
            assert isinstance(part, Noun)
            return part
    return None


def has_loose_pronoun(statement: Statement) -> bool:
    """Whether a continuous power says "it" of nothing that it speaks of."""
    return not isinstance(statement, Replacement) and says_it(statement)


def says_it(term: Term) -> bool:
    """Whether a pronoun is among the parts of a text, other than in what is done and in powers that are given."""
    if isinstance(term, Effect | Power):
        return False
    if type(term) is Pronoun:
        return True
    for value in term.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Term) and says_it(item):
                return True
    return False


def with_noun(term: Term, noun: Noun) -> Term:
    """A term in which a noun stands for each pronoun."""
    if type(term) is Pronoun:
        return noun
    if isinstance(term, Effect | Power):
        return term
    values = term.values()
    changed = [with_noun_in(value, noun) for value in values]
    if all([new is old for new, old in zip(changed, values, strict=True)]):
        return term
    return term.with_values(changed)


def with_noun_in(value: object, noun: Noun) -> object:
    """The same for the value of a field."""
    if isinstance(value, Term):
        return with_noun(value, noun)
    if isinstance(value, tuple):
        items = tuple([with_noun_in(item, noun) for item in value])
        return value if all([new is old for new, old in zip(items, value, strict=True)]) else items
    return value
