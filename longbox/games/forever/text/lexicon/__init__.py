"""The words of the cards of DC Forever.

"Then" tells the order alone: what follows it needn't wait for success of what stands before it, only for its end, which
"if you do" is for. [forever Then, X]
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.games.forever.text.lexicon import (
    asking,
    averting,
    awaiting,
    bearing,
    choosing,
    constants,
    counting,
    decks,
    deeds,
    dividing,
    effects,
    history,
    later,
    lines,
    nouns,
    occasions,
    others,
    piles,
    sorting,
    telling_apart,
)
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

SAME: Final[dict[str, str]] = {
    "may also": "may",
    "may choose to": "may",
    "can choose to": "may",
    "must also": "must",
    "he or she": "they",
    "him or her": "them",
    "his or her": "their",
    "every": "each",
    "Every": "Each",
    "immediately ": "",
    "unexhausted": "ready",
    "non-exhausted": "ready",
    "face down": "facedown",
    "face-down": "facedown",
    "face up": "faceup",
    "face-up": "faceup",
    "citizen tokens": "citizens",
    "citizen token": "citizen",
    "Hero character": "Hero",
    "Hero characters": "Heroes",
    "Rogue character": "Rogue",
    "Rogue characters": "Rogues",
    "Scheme card": "Scheme",
    "Scheme cards": "Schemes",
    "Event card": "Event",
    "Event cards": "Events",
    "Location card": "Location",
    "for the round": "this round",
    "during this round": "this round",
    "for this round": "this round",
    "earlier this round": "this round",
    "so far this round": "this round",
}
"""Words of which others say the same."""

FOREVER: Final = Lexicon(
    lines.LINES,
    TRIGGERS,
    nouns.FILTERS,
    bearing.BEARING,
    nouns.DEFINITE,
    nouns.TARGETS,
    nouns.NUMBERS,
    telling_apart.TELLING_APART,
    counting.COUNTING,
    lines.COSTS,
    occasions.OCCASIONS,
    CONDITIONS,
    occasions.CONDITIONS,
    asking.ASKING,
    constants.CONSTANTS,
    SENTENCES,
    IN_TURN,
    DEEDS,
    CHOICES,
    SEVERAL,
    ONE_OF_SEVERAL,
    SEVERAL_IN_TURN,
    choosing.CHOOSING,
    effects.EFFECTS,
    decks.DECKS,
    others.OTHERS,
    history.HISTORY,
    deeds.DEEDS,
    sorting.SORTING,
    averting.AVERTING,
    awaiting.AWAITING,
    later.LATER,
    dividing.DIVIDING,
    piles.PILES,
    headings=lines.HEADINGS,
    descriptions={
        **lines.DESCRIPTIONS,
        **nouns.DESCRIPTIONS,
        **occasions.DESCRIPTIONS,
        **constants.DESCRIPTIONS,
        **effects.DESCRIPTIONS,
        **deeds.DESCRIPTIONS,
        **sorting.DESCRIPTIONS,
        **history.DESCRIPTIONS,
        **bearing.DESCRIPTIONS,
        **telling_apart.DESCRIPTIONS,
        **asking.DESCRIPTIONS,
        **counting.DESCRIPTIONS,
        **averting.DESCRIPTIONS,
        **awaiting.DESCRIPTIONS,
        **later.DESCRIPTIONS,
        **piles.DESCRIPTIONS,
        **choosing.DESCRIPTIONS,
    },
    synonyms=synonyms.SYNONYMS,
    same=SAME,
)
"""The whole vocabulary of the game."""


@cache
def words_of(effect: Effect[Any, Any]) -> str:
    """What an effect is called where a player chooses it: the card's own words."""
    return Writer(FOREVER).write(effect, "sentence").removesuffix(".")
