"""What is the same in texts of the DC Deck-Building Game, whichever of several words says it."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text.effects import DestroyUpTo, PutUpToOnBottom
from longbox.kernel.terms import Term
from longbox.texts.may import May

UP_TO: Final = (DestroyUpTo, PutUpToOnBottom)
"""What a player does up to so many times, and so not at all if the player likes: "you may" adds nothing."""


def simplified(meaning: object) -> object:
    """A meaning, said in the simplest way."""
    if isinstance(meaning, tuple):
        return tuple([simplified(part) for part in meaning])
    if not isinstance(meaning, Term):
        return meaning
    if isinstance(meaning, May) and isinstance(meaning.effect, UP_TO):
        return simplified(meaning.effect)
    return type(meaning)(*[simplified(value) for value in meaning.values()])
