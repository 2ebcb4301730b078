"""The words for what is so as long as a card is in play, or for a time."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import amounts, conditions, constants, filters, targets
from longbox.language import Pattern

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern("constant", "{target:target} [has|have] {more:changes}", constants.Gets),
    Pattern("constant", "{target:target} [gets|get] {more:changes}", constants.Gets),
    Pattern(
        "constant", "increase your ally limit by {more:more_allies}", constants.Gets, target=targets.The(filters.You())
    ),
    Pattern("more_allies", "{amount:integer}", constants.Adds, value=definitions.ALLY_LIMIT),
    Pattern(
        "constant", "increase your hand size by {more:more_cards}", constants.Gets, target=targets.The(filters.You())
    ),
    Pattern("more_cards", "{amount:integer}", constants.Adds, value=definitions.HAND_SIZE),
    Pattern("constant", "{target:target} [gains|gain] the {trait:trait} trait", constants.GainsTrait),
    Pattern("constant", "{target:target} [gains|gain] {keyword:keyword}", constants.GainsKeyword, number=0),
    Pattern(
        "constant", "{target:target} [gains|gain] {keyword:numbered_keyword} {number:integer}", constants.GainsKeyword
    ),
    Pattern(
        "constant",
        "this card generates twice its resources while it pays for a {filter:filter/singular}",
        constants.MoreResources,
    ),
    Pattern(
        "constant",
        "double the number of resources this card generates while paying for a {filter:filter/singular}",
        constants.MoreResources,
    ),
    Pattern(
        "constant",
        "{constant:constant} while attacking",
        constants.OnlyWhile,
        condition=conditions.IsAttacking(filters.This()),
    ),
    Pattern(
        "constant",
        "{constant:constant} while defending",
        constants.OnlyWhile,
        condition=conditions.IsDefending(filters.This()),
    ),
    *[
        Pattern("constant", f"{{target:target}} cannot {deed}", constants.Cannot, deeds=(deed,))
        for deed in definitions.FORBIDDEN
    ],
    Pattern("constant", "{target:target} cannot {deeds:deed_forbidden+or}", constants.Cannot),
    *[Pattern("deed_forbidden", deed, deed) for deed in definitions.FORBIDDEN],
    # Changes of values
    Pattern("changes", "{change:change}", None),
    Pattern("changes", "{changes:change+and}", constants.AddsSeveral),
    Pattern("change", "{change:adds}", None),
    Pattern("change", "{change:adds} (if {condition:condition}, {other:adds} instead)", constants.AddsInstead),
    Pattern("change", "{change:adds} ({other:adds} instead if {condition:condition})", constants.AddsInstead),
    Pattern("change", "{change:adds} (up to a {value:value} of {most:integer})", constants.AddsUpTo),
    Pattern("change", "{change:adds} (to a maximum {value:value} of {most:integer})", constants.AddsUpTo),
    Pattern("adds", "+1 {value:value/singular}", constants.Adds, amount=1),
    Pattern("adds", "{amount:signed} {value:value/plural}", constants.Adds),
    Pattern("adds", "+1 {value:value/singular} for each {counted:counted}", constants.AddsForEach, amount=1),
    Pattern("adds", "{amount:signed} {value:value/plural} for each {counted:counted}", constants.AddsForEach),
)

OWN_COUNTS: Final[tuple[Pattern, ...]] = (
    # "It" is the card itself where the text says what the card gets.
    Pattern("adds", "+1 {value:value/singular} for each {counted:own_counted}", constants.AddsForEach, amount=1),
    Pattern("adds", "{amount:signed} {value:value/plural} for each {counted:own_counted}", constants.AddsForEach),
    *[
        Pattern("own_counted", f"{{counter:word}} counter on {pronoun}", amounts.CountersOn, filter=filters.This())
        for pronoun in ("it", "him", "her")
    ],
    *[
        Pattern("own_counted", f"damage on {pronoun}", amounts.SustainedBy, filter=filters.This())
        for pronoun in ("it", "him", "her")
    ],
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "constant": "what is so",
    "more_allies": "a number",
    "more_cards": "a number",
    "changes": "changes of values",
    "change": "a change of a value",
    "adds": "a change of a value",
    "deed_forbidden": "what cannot be done",
    "own_counted": "something to count",
}
