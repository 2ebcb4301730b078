"""The words for what is so as long as a card is in play, or for a time."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import constants, filters, targets
from longbox.language import Pattern

YOU: Final = targets.The(filters.You())

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "constant/gift/gain/its_gain",
        "[<{target:target}|{target:all_of}> <[has|have]|[gets|get]> {more:changes}/give {target:target} {more:changes}/"
        "get {more:changes}/{target:pronoun} [gets|get] {more:changes}] | "
        "[increase your <ally limit by {more:more_allies}|hand size by {more:more_cards}>/] | "
        "[your <ally limit is increased by {more:more_allies}|hand size is increased by {more:more_cards}>/]",
        constants.Gets,
        target=YOU,
    ),
    Pattern(
        "constant/gain",
        "[{target:target} [gains|gain]/gain] the {trait:trait} trait",
        constants.GainsTrait,
        target=YOU,
    ),
    Pattern(
        "constant/gain",
        "[<{target:target}|{target:all_of}> <[gains|gain]|[has|have]>/gain] "
        "<{keyword:keyword}|{keyword:numbered_keyword} {number:integer}> | "
        "[{target:others_in_play} [gains|gain] surge/]",
        constants.GainsKeyword,
        target=YOU,
        keyword=definitions.SURGE,
        number=0,
    ),
    Pattern(
        "constant",
        "this card generates twice its resources while it pays for a {filter:filter/singular} | "
        "double the number of resources this card generates while paying for a {filter:filter/singular}",
        constants.MoreResources,
    ),
    *[
        Pattern(
            "constant",
            f"<each {{filter:filter/singular}} you play costs|{{filter:described/plural}} you play cost> "
            f"{{amount:integer}} {less} <|to play> | "
            f"{lower} the <resource|> cost of <each {{filter:filter/singular}} you play|"
            f"{{filter:described/plural}} you play> by {{amount:integer}}",
            meaning,
        )
        for less, lower, meaning in (
            ("less", "<reduce|decrease>", constants.CostLess),
            ("more", "increase", constants.CostMore),
        )
    ],
    Pattern(
        "constant",
        "<each {filter:filter/singular} <|a player plays|players play> costs|{filter:described/plural} <|players play> "
        "cost> {amount:integer} more <|to play> | "
        "increase the <resource|> cost of <each {filter:filter/singular} <|a player plays|players play>|"
        "<|all> {filter:described/plural} <|players play>> by {amount:integer}",
        constants.CostPlayersMore,
    ),
    Pattern(
        "constant",
        "{constant:constant} while <{condition:in_act}|{condition:condition}> | "
        "<while|if> {condition:condition}, {constant:constant}",
        constants.OnlyWhile,
    ),
    Pattern(
        "constant",
        "<{target:target}|{target:all_of}> cannot <{deeds:deed_forbidden+or}|{deeds:deed_forbidden+,}|"
        "be <stunned or confused|confused or stunned>{deeds=both}>",
        constants.Cannot,
        deeds={"both": (definitions.CANNOT_BE_STUNNED, definitions.CANNOT_BE_CONFUSED)},
    ),
    Pattern("deed_forbidden", " | ".join(definitions.FORBIDDEN), str),
    # Changes of values
    Pattern("changes", "{change:change}", None),
    Pattern("changes", "{changes:change+and}", constants.AddsSeveral),
    Pattern("change", "{change:adds}", None),
    Pattern(
        "change",
        "{change:adds} (<if {condition:condition}, {other:adds} instead|{other:adds} instead if "
        "{condition:condition}>)",
        constants.AddsInstead,
    ),
    Pattern("change", "{change:adds} (<up to a|to a maximum> {value:value} of {most:integer})", constants.AddsUpTo),
    Pattern(
        "adds/more_allies/more_cards",
        f"[<+1 {{value:value/singular}}|{{amount:signed}} {{value:value/plural}}>/"
        f"{{amount:integer}}{{value={definitions.ALLY_LIMIT}}}/{{amount:integer}}{{value={definitions.HAND_SIZE}}}]",
        constants.Adds,
        amount=1,
    ),
    # "It" is the card itself where the text says what the card gets.
    Pattern(
        "adds",
        "<+1 {value:value/singular}|{amount:signed} {value:value/plural}> for each "
        "<{counted:counted}|{counted:own_counted}>",
        constants.AddsForEach,
        amount=1,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "constant": "what is so",
    "gift": "something to give",
    "gain": "something to gain",
    "its_gain": "what it gets",
    "more_allies": "a number",
    "more_cards": "a number",
    "pronoun": "a card",
    "others_in_play": "cards",
    "all_of": "cards",
    "bare": "all cards of a kind",
    "bare_narrowed": "all cards of a kind",
    "in_act": "attacking or defending",
    "changes": "changes of values",
    "change": "a change of a value",
    "adds": "a change of a value",
    "deed_forbidden": "what cannot be done",
    "own_counted": "something to count",
}
