"""The words of the deck-building game's cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.games.dcdb.text.lexicon import (
    among_foes,
    asked,
    blocking,
    choosing,
    clauses,
    conditions,
    deeds,
    done_in_turn,
    durations,
    exactly,
    further,
    goals,
    happenings,
    instead,
    keywords,
    kinds_said,
    leftovers,
    limits,
    lines,
    moving,
    nouns,
    numbers,
    of_foes,
    this_way,
    using,
)
from longbox.games.dcdb.text.lexicon.synonyms import SYNONYMS
from longbox.kernel.effects import Effect
from longbox.language import Lexicon, UnwritableTerm, Writer
from longbox.texts import sentences, synonyms

DCDB: Final = Lexicon(
    lines.LINES,
    sentences.SENTENCES,
    sentences.PLAIN_DEEDS,
    sentences.IN_TURN,
    sentences.AND_THEN,
    sentences.SEVERAL,
    sentences.ONE_OF_SEVERAL,
    sentences.SEVERAL_IN_TURN,
    limits.LIMITS,
    sentences.CONDITIONS,
    nouns.NAMED,
    nouns.KINDS,
    nouns.PLACES,
    numbers.NUMBERS,
    conditions.CONDITIONS,
    done_in_turn.DONE_IN_TURN,
    this_way.THIS_WAY,
    exactly.EXACTLY,
    asked.ASKED,
    clauses.CLAUSES,
    moving.MOVING,
    leftovers.LEFTOVERS,
    goals.GOALS,
    kinds_said.KINDS_SAID,
    further.FURTHER,
    choosing.CHOOSING,
    choosing.GOING,
    deeds.DEEDS,
    deeds.ATTACKS,
    lines.DEFENSES,
    lines.ABILITIES,
    lines.ABILITIES_OF_THE_CUBE,
    lines.WORTH,
    using.USING,
    keywords.KEYWORDS,
    blocking.BLOCKING,
    of_foes.OF_FOES,
    happenings.HAPPENINGS,
    among_foes.AMONG_FOES,
    instead.INSTEAD,
    headings=(*lines.HEADINGS, r"Time Travel\.?$"),
    leads=keywords.WORDS,
    nouns=("Hero", "Villain", "Equipment", "Location", "Starter", "Weakness"),
    labels=("Defense",),
    same={"his or her": "their", "him or her": "them", "he or she": "they", **durations.SAME},
    pronouns={"his": "their", "her": "their", "him": "them", "he": "they", "she": "they"},
    descriptions={
        **lines.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **numbers.DESCRIPTIONS,
        **kinds_said.DESCRIPTIONS,
        **conditions.DESCRIPTIONS,
        **done_in_turn.DESCRIPTIONS,
        **this_way.DESCRIPTIONS,
        **exactly.DESCRIPTIONS,
        **happenings.DESCRIPTIONS,
        **asked.DESCRIPTIONS,
        **leftovers.DESCRIPTIONS,
        **clauses.DESCRIPTIONS,
        **moving.DESCRIPTIONS,
        **goals.DESCRIPTIONS,
        **further.DESCRIPTIONS,
        **choosing.DESCRIPTIONS,
        **deeds.DESCRIPTIONS,
        **using.DESCRIPTIONS,
        **keywords.DESCRIPTIONS,
        **blocking.DESCRIPTIONS,
        **among_foes.DESCRIPTIONS,
        **limits.DESCRIPTIONS,
        **instead.DESCRIPTIONS,
        "deed": "what they do",
        "condition": "a condition",
    },
    synonyms={**synonyms.SYNONYMS, **SYNONYMS},
)
"""The whole vocabulary of the game."""

WRITER: Final = Writer(DCDB)


@cache
def words_of(effect: Effect[Any, Any]) -> str:
    """What an effect does, as a card says it to "you", or else of others."""
    try:
        return WRITER.write(effect, "effect")
    except UnwritableTerm:
        return WRITER.words(effect)
