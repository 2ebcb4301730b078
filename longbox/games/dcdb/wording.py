"""Effects in the words of the cards, where players choose between them."""

from __future__ import annotations

from functools import cache

from longbox.games.dcdb.effects import CardEffect
from longbox.games.dcdb.lexicon import DCDB
from longbox.language import UnwritableTerm, Writer


@cache
def words_of_effect(effect: CardEffect) -> str:
    """What an effect does, as a card says it."""
    writer = Writer(DCDB)
    try:
        return writer.write(effect, "effect")
    except UnwritableTerm:
        return writer.words(effect)
