"""The words of the cards of Vs. System."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text.lexicon import (
    conditions,
    costs,
    effects,
    lines,
    names,
    nouns,
    occasions,
    players,
    quoted,
    rarer,
    statements,
    this_way,
)
from longbox.games.vs.text.lexicon.synonyms import SYNONYMS
from longbox.language import Lexicon
from longbox.texts import synonyms
from longbox.texts.sentences import CONDITIONS

VS: Final = Lexicon(
    lines.LINES,
    lines.RULES,
    names.NAMES,
    nouns.KINDS,
    nouns.ADJECTIVES,
    nouns.POSTFIXES,
    nouns.NOUNS,
    players.PLAYERS,
    nouns.NUMBERS,
    CONDITIONS,
    conditions.CONDITIONS,
    occasions.OCCASIONS,
    costs.COSTS,
    statements.CHANGES,
    statements.RULES,
    statements.REPLACEMENTS,
    effects.FLOW,
    effects.DEEDS,
    quoted.QUOTED,
    rarer.RARER,
    this_way.THIS_WAY_AND_MOST,
    descriptions={
        **lines.DESCRIPTIONS,
        **names.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **players.DESCRIPTIONS,
        **conditions.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **costs.DESCRIPTIONS,
        **statements.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **quoted.DESCRIPTIONS,
        **this_way.DESCRIPTIONS,
    },
    synonyms={**synonyms.SYNONYMS, **SYNONYMS},
    same={"cannot": "can't"},
)
"""The whole vocabulary of the game."""
