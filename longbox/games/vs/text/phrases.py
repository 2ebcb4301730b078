"""What a part of a text is called in the log and in questions: the card's own words."""

from __future__ import annotations

from functools import cache

from longbox.games.vs.text.gained_powers import GainsPower
from longbox.games.vs.text.lexicon import VS
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.terms import Term
from longbox.language import Writer
from longbox.language.errors import UnwritableTerm


@cache
def words_of(term: Term, category: str) -> str:
    """A part of a text in the words in which it is printed."""
    try:
        return Writer(VS).write(term, category)
    except UnwritableTerm:
        return type(term).__name__


def words_of_statement(statement: Statement) -> str:
    """A statement in words, as it stands in a sentence."""
    words = words_of(statement, "quoting" if isinstance(statement, GainsPower) else "assertion")
    return words[0].lower() + words[1:]
