"""The words of the cards of Marvel Champions."""

from __future__ import annotations

from functools import cache
from typing import Final

from longbox.games.champions.abilities import CardEffect
from longbox.games.champions.text.lexicon import (
    conditions,
    constants,
    costs,
    effects,
    encounter,
    hands,
    lines,
    nouns,
    occasions,
    others,
)
from longbox.language import Lexicon, Writer
from longbox.texts.sentences import CONDITIONS, DEEDS, SENTENCES

CHAMPIONS: Final = Lexicon(
    lines.LINES,
    lines.KEYWORDS,
    lines.RESTRICTIONS,
    nouns.FILTERS,
    nouns.DEFINITE,
    nouns.TARGETS,
    nouns.PLACES,
    nouns.NUMBERS,
    costs.COSTS,
    occasions.OCCASIONS,
    CONDITIONS,
    conditions.CONDITIONS,
    constants.CONSTANTS,
    encounter.SURGE_IF,
    # "Then" has a rule here: see `effects.FLOW`. [champions Then]
    SENTENCES,
    DEEDS,
    effects.FLOW,
    effects.CLAUSES,
    hands.HANDS,
    others.VERBS,
    encounter.ENCOUNTER,
    descriptions={
        **lines.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **costs.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **conditions.DESCRIPTIONS,
        **constants.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **hands.DESCRIPTIONS,
        **others.DESCRIPTIONS,
        **encounter.DESCRIPTIONS,
    },
)
"""The whole vocabulary of the game."""


@cache
def words_of(effect: CardEffect) -> str:
    """What an effect is called where a player chooses it: the card's own words."""
    return Writer(CHAMPIONS).write(effect, "spoken").removeprefix("To ").removesuffix(".")
