"""How often in a turn something is done: "use this ability only once each turn"."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import happenings, limits
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.sequences import InTurn

WHEN: Final = "<when|whenever|each time>"
A_TURN: Final = "<each turn|per turn|a turn|every turn|on each of your turns|during each of your turns>"
ONLY: Final = "<only |up to |at most |no more than |>"
LIMITED: Final = (
    f"<Use this ability {ONLY}|You may use this ability {ONLY}|You can use this ability {ONLY}|"
    f"This ability <triggers|can be used|may be used> {ONLY}|Limit >"
)

LIMITS: Final[tuple[Pattern, ...]] = (
    # What a card does once it has waited for something: one sentence, or several, and how often
    Pattern("told", "{effect:all_told}", None),
    Pattern("all_told", "{effect:sentence}", None),
    Pattern("all_told", "{first:sentence} {rest:all_told}", InTurn),
    Pattern(
        "told",
        f"{{effect:all_told}} {LIMITED}{{times:so_often}} {A_TURN}.",
        limits.OnlySoOften,
    ),
    Pattern("so_often", named({"once": 1, "twice": 2, "three times": 3}), str),
    # The same, said first
    Pattern(
        "ability",
        f"once <during|on> each of your turns, {WHEN} {{happening:happening}}, {{effect:told_once}}",
        happenings.WheneverOnYourTurn,
    ),
    Pattern(
        "ability",
        f"once <each|per|during each|every> turn, {WHEN} {{happening:happening}}, {{effect:told_once}}",
        happenings.Whenever,
    ),
    Pattern("told_once", "{effect:all_told}", limits.OnlySoOften, times=1),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "all_told": "what is done, and what follows",
    "told_once": "what is done, and what follows",
    "so_often": "how often",
}
