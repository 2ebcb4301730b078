"""The words of the cards of Vs. System."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text.lexicon import (
    conditions,
    costs,
    effects,
    explained,
    joined,
    limited,
    lines,
    names,
    narrowed,
    nouns,
    occasions,
    players,
    quoted,
    rarer,
    singled,
    statements,
    this_way,
    turns,
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
    narrowed.NARROWED,
    nouns.NUMBERS,
    CONDITIONS,
    conditions.CONDITIONS,
    occasions.OCCASIONS,
    costs.COSTS,
    statements.CHANGES,
    statements.RULES,
    statements.REPLACEMENTS,
    explained.EXPLAINED,
    joined.JOINED,
    limited.LIMITED,
    effects.FLOW,
    effects.DEEDS,
    quoted.QUOTED,
    rarer.RARER,
    this_way.THIS_WAY_AND_MOST,
    turns.TURNS,
    singled.SINGLED,
    descriptions={
        **lines.DESCRIPTIONS,
        **names.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **narrowed.DESCRIPTIONS,
        **players.DESCRIPTIONS,
        **conditions.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **costs.DESCRIPTIONS,
        **statements.DESCRIPTIONS,
        **joined.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **quoted.DESCRIPTIONS,
        **this_way.DESCRIPTIONS,
        **turns.DESCRIPTIONS,
        **singled.DESCRIPTIONS,
    },
    synonyms={**synonyms.SYNONYMS, **SYNONYMS},
    same={"cannot": "can't"},
)
"""The whole vocabulary of the game."""
