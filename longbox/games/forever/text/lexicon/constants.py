"""The words for what is always so, or for some time."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import FORBIDDEN, RESCUE, THREATEN, VALUES
from longbox.games.forever.text import constants
from longbox.language import Pattern

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "constant",
        "<{who:definite} <has|gets|gains>|{who:filter/plural} <have|get|gain>|each {who:filter/singular} "
        "<has|gets|gains>> {amount:signed} <|to <their|its> >{value:value}<| value>",
        constants.ChangesValue,
    ),
    Pattern(
        "constant",
        "<{who:definite} needs|{who:filter/plural} need> "
        "<+1 citizen{amount=1}|-1 citizen{amount=-1}|{amount:signed} citizens>",
        constants.ChangesThreshold,
    ),
    Pattern(
        "constant",
        "<{who:definite} claims|{who:filter/plural} claim> {amount:more_citizens} when Threatening",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern(
        "constant",
        "<{who:definite} claims|{who:filter/plural} claim> {amount:more_citizens} when Rescuing",
        constants.ClaimsMore,
        act=RESCUE,
    ),
    Pattern(
        "constant",
        "<{who:definite} suffers|{who:filter/plural} suffer> {amount:integer} less damage from one Attack Modifier",
        constants.ReducesOneModifier,
    ),
    Pattern(
        "constant",
        "<{who:definite} suffers|{who:filter/plural} suffer> {amount:mass} less damage",
        constants.ReducesDamage,
    ),
    Pattern(
        "constant",
        "the damage of {who:those}'s attacks cannot be ignored or reduced",
        constants.CannotBeReduced,
    ),
    Pattern("constant", "{who:those} cannot {deed:deed_forbidden}", constants.Forbids),
    Pattern("constant", "<{who:definite} is|{who:filter/plural} are> treated as if blank", constants.Blanks),
    Pattern(
        "constant",
        "<{who:definite} matches|{who:filter/plural} match> this character's affiliation",
        constants.MatchesAffiliation,
    ),
    Pattern("constant", "{who:those} can both attack and <Threaten|Rescue> in one activation", constants.ActsTwice),
    Pattern(
        "conditional",
        "while {condition:condition}, {constant:constant} | {constant:constant} <while|as long as> "
        "{condition:condition}",
        constants.WhileSo,
    ),
    Pattern("those", "{filter:definite}", None),
    Pattern("those", "{filter:filter/plural}", None),
    Pattern("value", " | ".join(VALUES), str),
    Pattern("deed_forbidden", " | ".join(FORBIDDEN), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "constant": "what is always so",
    "conditional": "what is so while something else is",
    "those": "certain cards",
    "value": "a value of characters",
    "deed_forbidden": "what can be forbidden",
}
