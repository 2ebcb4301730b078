"""The words of the cards of DC Forever.

"Then" tells the order alone: what follows it needn't wait for success of what stands before it, only for its end, which
"if you do" is for. [forever Then, X]
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.games.forever.text.lexicon import constants, deeds, effects, lines, nouns, occasions, sorting
from longbox.kernel.effects import Effect
from longbox.language import Lexicon, Writer
from longbox.texts import synonyms
from longbox.texts.sentences import (
    CHOICES,
    CONDITIONS,
    DEEDS,
    IN_TURN,
    ONE_OF_SEVERAL,
    SENTENCES,
    SEVERAL,
    SEVERAL_IN_TURN,
    TRIGGERS,
)

FOREVER: Final = Lexicon(
    lines.LINES,
    TRIGGERS,
    nouns.FILTERS,
    nouns.DEFINITE,
    nouns.TARGETS,
    nouns.NUMBERS,
    lines.COSTS,
    occasions.OCCASIONS,
    CONDITIONS,
    occasions.CONDITIONS,
    constants.CONSTANTS,
    SENTENCES,
    IN_TURN,
    DEEDS,
    CHOICES,
    SEVERAL,
    ONE_OF_SEVERAL,
    SEVERAL_IN_TURN,
    effects.EFFECTS,
    deeds.DEEDS,
    sorting.SORTING,
    headings=lines.HEADINGS,
    descriptions={
        **lines.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **constants.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **deeds.DESCRIPTIONS,
        **sorting.DESCRIPTIONS,
    },
    synonyms=synonyms.SYNONYMS,
)
"""The whole vocabulary of the game."""


@cache
def words_of(effect: Effect[Any, Any]) -> str:
    """What an effect is called where a player chooses it: the card's own words."""
    return Writer(FOREVER).write(effect, "sentence").removesuffix(".")
