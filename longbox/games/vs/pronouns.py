"""What "it" means in a continuous power, which speaks of nothing before: the card that its sentence is about."""

from __future__ import annotations

from longbox.games.vs.effects.lasting import has_subject
from longbox.games.vs.nouns import Called, EquippedCharacter, It, This
from longbox.games.vs.powers import Power
from longbox.games.vs.statements import Replacement, subject_of
from longbox.games.vs.terms import Noun, Statement
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term


def bound(statement: Statement) -> Statement:
    """The same statement, where pronouns mean its subject: "Hulk gets +1 ATK for each rage counter on him".

    What is done instead of something has its own way to speak of cards, and so have powers that are given.
    """
    if isinstance(statement, Replacement) or not has_subject(statement):
        return statement
    subject = subject_of(statement)
    if not isinstance(subject, Called | This | EquippedCharacter):
        return statement
    changed = with_noun(statement, subject)
    assert isinstance(changed, Statement)
    return changed


def with_noun(term: Term, noun: Noun) -> Term:
    """A term in which a noun stands for each pronoun."""
    if type(term) is It:
        return noun
    if isinstance(term, Effect | Power):
        return term
    values = term.values()
    changed = [with_noun_in(value, noun) for value in values]
    if all([new is old for new, old in zip(changed, values, strict=True)]):
        return term
    return type(term)(*changed)


def with_noun_in(value: object, noun: Noun) -> object:
    """The same for the value of a field."""
    if isinstance(value, Term):
        return with_noun(value, noun)
    if isinstance(value, tuple):
        items = tuple([with_noun_in(item, noun) for item in value])
        return value if all([new is old for new, old in zip(items, value, strict=True)]) else items
    return value
