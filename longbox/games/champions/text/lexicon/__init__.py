"""The words of the cards of Marvel Champions."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.games.champions.text.filters import said_to_you
from longbox.games.champions.text.lexicon import (
    conditions,
    constants,
    costs,
    effects,
    encounter,
    hands,
    history,
    lines,
    measures,
    nouns,
    numbers,
    occasions,
    others,
)
from longbox.games.champions.text.lexicon.synonyms import SYNONYMS
from longbox.kernel.effects import Effect
from longbox.language import Lexicon, Writer
from longbox.texts import synonyms
from longbox.texts.sentences import CONDITIONS, DEEDS, SENTENCES, SEVERAL, TRIGGERS

CHAMPIONS: Final = Lexicon(
    lines.LINES,
    lines.KEYWORDS,
    lines.RESTRICTIONS,
    nouns.FILTERS,
    measures.MEASURES,
    nouns.DEFINITE,
    nouns.TARGETS,
    nouns.PLACES,
    nouns.NUMBERS,
    numbers.NUMBERS,
    costs.COSTS,
    TRIGGERS,
    occasions.OCCASIONS,
    history.HISTORY,
    CONDITIONS,
    conditions.CONDITIONS,
    constants.CONSTANTS,
    encounter.SURGE_IF,
    # "Then" has a rule here: see `effects.FLOW`. [champions Then]
    SENTENCES,
    DEEDS,
    SEVERAL,
    effects.FLOW,
    effects.CLAUSES,
    hands.HANDS,
    others.VERBS,
    encounter.ENCOUNTER,
    headings=lines.HEADINGS,
    trailers=lines.TRAILERS,
    labels=("Action", "Interrupt", "Response"),
    descriptions={
        **lines.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **numbers.DESCRIPTIONS,
        **measures.DESCRIPTIONS,
        **costs.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **conditions.DESCRIPTIONS,
        **constants.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **hands.DESCRIPTIONS,
        **history.DESCRIPTIONS,
        **others.DESCRIPTIONS,
        **encounter.DESCRIPTIONS,
    },
    synonyms={**synonyms.SYNONYMS, **SYNONYMS},
)
"""The whole vocabulary of the game."""


@cache
def words_of(effect: Effect[Any, Any]) -> str:
    """What an effect is called where a player chooses it: the card's own words, as they are said to that player."""
    return Writer(CHAMPIONS).write(said_to_you(effect), "spoken").removeprefix("To ").removesuffix(".")
