"""The words for what is so as long as a card is in play, or for a time."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import constants, filters, targets
from longbox.games.champions.text.effects import forbidding
from longbox.language import Pattern

YOU: Final = targets.The(filters.You())
SPARED_IN: Final = (definitions.CANNOT_HURT_ITSELF_ATTACKING, definitions.CANNOT_HURT_ITSELF_THWARTING)
"""The deeds whose consequential damage can be spared."""
FORBIDDEN_DEEDS: Final = (
    "<<cannot|can't> <{deeds:deed_forbidden+or}|{deeds:deed_forbidden+,}|"
    "be <stunned or confused|confused or stunned>{deeds=both}>|"
    "[does|do] not <{deeds:deed_spared+or}|{deeds:deed_spared+,}>>"
)
"""What cannot be done, or have done to one, and what does not happen to one."""
BOTH_STATUSES: Final = {"both": (definitions.CANNOT_BE_STUNNED, definitions.CANNOT_BE_CONFUSED)}

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "constant/gift/gain/its_gain",
        "[<{target:target}|{target:all_of}> <[has|have]|[gets|get]> {more:changes}/give {target:target} {more:changes}/"
        "get {more:changes}/{target:pronoun} [gets|get] {more:changes}]",
        constants.Gets,
        target=YOU,
    ),
    # The same of one value, by name: "your hand size is increased by 1", "reduce the villain's ATK by 1"
    Pattern(
        "constant",
        "<your|{target:target}'s|{target:seated}'s> {more:altered} | "
        "increase <your|{target:target}'s|{target:seated}'s> {more:raised_by} | "
        "<reduce|decrease|lower> <your|{target:target}'s|{target:seated}'s> {more:lowered_by}",
        constants.Gets,
        target=YOU,
    ),
    Pattern(
        "altered/raised_by",
        "[<{value:value/singular} is|{value:value/plural} are> increased by/{value:value/plural} by] {amount:integer}",
        constants.Adds,
    ),
    Pattern(
        "altered/lowered_by",
        "[<{value:value/singular} is|{value:value/plural} are> <reduced|decreased|lowered> by/{value:value/plural} by] "
        "{amount:integer}",
        constants.Lessens,
    ),
    Pattern(
        "altered/raised_by",
        "[<{value:value/singular} is|{value:value/plural} are> increased by/{value:value/plural} by] {amount:integer} "
        "for each <{counted:counted}|{counted:own_counted}>",
        constants.AddsForEach,
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
        "if {condition:so_far}, {constant:constant} | "
        "{constant:constant} <while|as long as> <{condition:in_act}|{condition:condition}> | "
        "<while|if|as long as> {condition:condition}, {constant:constant}",
        constants.OnlyWhile,
    ),
    Pattern(
        "constant",
        f"<{{target:target}}|{{target:all_of}}|{{target:seated}}> {FORBIDDEN_DEEDS}",
        constants.Cannot,
        deeds=BOTH_STATUSES,
    ),
    Pattern("seated", "that player", targets.The, filter=filters.ThatPlayersIdentity()),
    Pattern(
        "seated", "<each player|players|all players>", targets.Each, filter=filters.OfTypes(definitions.IDENTITIES)
    ),
    Pattern(
        "deed_forbidden",
        " | ".join([deed for deed in definitions.FORBIDDEN if deed not in definitions.SPARED]),
        str,
    ),
    Pattern(
        "deed_forbidden/deed_spared",
        " | ".join(
            [
                definitions.CANNOT_HURT_ITSELF,
                *[f"{said.replace(' from ', ' <from|after|when|for> ')}{{={said}}}" for said in SPARED_IN],
            ]
        ),
        str,
    ),
    Pattern(
        "constant",
        "<{target:target}|{target:seated}> <cannot|can't> be attacked by {whom:described/plural} | "
        "<{whom:described/plural}|{whom:bare_narrowed}> <cannot|can't> attack "
        "<{target:target}|{target:seated}>",
        forbidding.CannotBeAttackedBy,
    ),
    Pattern("constant", "threat <cannot|can't> be placed on {target:target}", forbidding.NoThreatOn),
    Pattern("constant", "you <cannot|can't> play {filter:described/plural}", forbidding.CannotPlay),
    Pattern(
        "constant",
        "<players|no player|each player> <cannot|can't> play {filter:described/plural}".replace("no player|", ""),
        forbidding.NobodyCanPlay,
    ),
    Pattern(
        "constant",
        "<while|if|as long as> {target:target} [is|are] {filter:being}, <it|he|she|they> [gets|get] {more:changes} | "
        "<while|if|as long as> {target:target} [has|have] {filter:status_had}, "
        "<it|he|she|they> [gets|get] {more:changes}",
        constants.GetsWhile,
    ),
    Pattern(
        "with_x",
        "<{target:target}|{target:all_of}> [gets|get] {more:changes}, where X is {amount:quantity} | "
        "<{target:target}|{target:all_of}> [gets|get] {more:changes}. X is <|equal to> {amount:quantity}",
        constants.GetsX,
    ),
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
    Pattern("change", "{change:adds} while {condition:in_act}", constants.AddsWhile),
    Pattern("change", "{change:adds} (<up to a|to a maximum> {value:value} of {most:integer})", constants.AddsUpTo),
    Pattern(
        "change",
        "{change:adds} (<to a maximum of|maximum<| of>|max|up to> <+|>{most:integer})",
        constants.AddsNoMoreThan,
    ),
    Pattern("adds", "<+1 {value:value/singular}|{amount:signed} {value:value/plural}>", constants.Adds, amount=1),
    Pattern("adds", "<+|-{less=True}>X {value:value/plural}", constants.AddsX),
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
    "seated": "players",
    "altered": "a change of a value",
    "raised_by": "a change of a value",
    "lowered_by": "a change of a value",
    "deed_spared": "what is not taken",
    "pronoun": "a card",
    "others_in_play": "cards",
    "all_of": "cards",
    "bare": "all cards of a kind",
    "bare_narrowed": "all cards of a kind",
    "in_act": "attacking or defending",
    "with_x": "what is so",
    "changes": "changes of values",
    "change": "a change of a value",
    "adds": "a change of a value",
    "deed_forbidden": "what cannot be done",
    "own_counted": "something to count",
}
