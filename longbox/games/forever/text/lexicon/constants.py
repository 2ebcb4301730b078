"""The words for what is always so, or for some time."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import THIS_ACT, THIS_ACTIVATION, THIS_ROUND, THIS_STAGE, THIS_TURN
from longbox.games.forever.definitions import BUY_COST, FORBIDDEN, RECRUITMENT_COST, RESCUE, THREATEN, VALUES
from longbox.games.forever.text import constants, filters, targets
from longbox.language import Pattern
from longbox.texts.amounts import Fixed

ANYBODY: Final = "<{who:picked}|{who:definite}|{who:filter/plural}>"

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
    Pattern("constant", "{who:those} <cannot|can't> {deed:deed_forbidden}", constants.Forbids),
    Pattern(
        "constant",
        "<{who:definite}'s|{who:filter/plural}'> {value:value}< value|> is increased by {amount:integer}",
        constants.ChangesValue,
    ),
    Pattern(
        "constant",
        "{who:filter/plural} cost {amount:fewer} <|Renown |Infamy >to buy "
        "| {who:filter/plural} you buy cost {amount:fewer}<| Renown| Infamy>",
        constants.ChangesCost,
        cost=BUY_COST,
    ),
    Pattern(
        "constant",
        "{who:filter/plural} cost {amount:fewer} <|Renown |Infamy >to recruit "
        "| {who:filter/plural} you recruit cost {amount:fewer}<| Renown| Infamy>",
        constants.ChangesCost,
        cost=RECRUITMENT_COST,
    ),
    Pattern(
        "constant",
        "the first {who:filter/singular} you buy each round costs {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you buy a {who:filter/singular}, <you may |>spend {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you buy a {who:filter/singular}, it costs {amount:fewer}<| Renown| Infamy>",
        constants.FirstCosts,
        cost=BUY_COST,
    ),
    Pattern(
        "constant",
        "the first {who:filter/singular} you recruit each round costs {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you recruit a {who:filter/singular}, <you may |>spend {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you recruit a {who:filter/singular}, it costs {amount:fewer}<| Renown| Infamy>",
        constants.FirstCosts,
        cost=RECRUITMENT_COST,
    ),
    Pattern("fewer", "{value:count} less | {value:count} fewer", constants.Less),
    Pattern("fewer", "{value:count} more", Fixed),
    Pattern(
        "constant",
        "<{who:rescuing/plural} claim|each {who:rescuing/singular} claims> {amount:more_citizens}",
        constants.ClaimsMore,
        act=RESCUE,
    ),
    Pattern(
        "constant",
        "<{who:threatening/plural} claim|each {who:threatening/singular} claims> {amount:more_citizens}",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern("rescuing", "{filter:filter} <who|that> <Rescue|Rescues> <at this <Location|location>|here>", filters.Here),
    Pattern(
        "threatening",
        "{filter:filter} <who|that> <Threaten|Threatens> <at this <Location|location>|here>",
        filters.Here,
    ),
    # What is so for some time, of cards that are chosen for it
    Pattern("lasting", "{constant:constant}", None),
    Pattern(
        "lasting",
        "{who:picked} <has|have|gets|get|gains|gain> {amount:signed} <|to <their|its|his|her> >{value:value}<| value>",
        constants.ChangesValue,
    ),
    Pattern(
        "lasting",
        f"give {ANYBODY} {{amount:signed}} <|to <their|its|his|her> >{{value:value}}<| value>",
        constants.ChangesValue,
    ),
    Pattern("lasting", "{who:picked} <cannot|can't> {deed:deed_forbidden}", constants.Forbids),
    Pattern("lasting", "{who:picked} <suffers|suffer> {amount:mass} less damage", constants.ReducesDamage),
    Pattern(
        "lasting",
        "{who:picked} <claims|claim> {amount:more_citizens} when Threatening",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern(
        "lasting", "{who:picked} <claims|claim> {amount:more_citizens} when Rescuing", constants.ClaimsMore, act=RESCUE
    ),
    Pattern(
        "lasting",
        f"{{who:picked}} <is|are> treated as if blank | treat {ANYBODY} as if <it|they> <was|were> blank "
        f"| treat {ANYBODY} as blank",
        constants.Blanks,
    ),
    Pattern("lasting", "{who:picked} can both attack and <Threaten|Rescue> in one activation", constants.ActsTwice),
    Pattern("picked", "{target:picked_cards}", filters.Picked),
    Pattern("picked_cards", "<a|1|one|any> {filter:filter/singular}", targets.One),
    Pattern("picked_cards", "another {filter:filter/singular}", targets.Another),
    Pattern("picked_cards", "up to {most:count} {filter:filter/plural}", targets.UpTo),
    Pattern("picked_cards", "<it|them|they|him|her|he|she>", targets.Pronoun),
    Pattern(
        "picked_cards",
        "<that|the chosen> {filter:simple/singular} | <those|the chosen> {filter:simple/plural}",
        targets.ThatCard,
    ),
    Pattern(
        "until",
        "until the end of <the|this> round | <during|for the rest of> <the|this> round | this round",
        THIS_ROUND,
    ),
    Pattern(
        "until",
        "until the end of this activation | during this activation | this activation",
        THIS_ACTIVATION,
    ),
    Pattern("until", "until the end of this action | during this action", THIS_ACT),
    Pattern(
        "until",
        "until <the |>end of <the |this |>turn | <during|for the rest of> <the|this> turn | this turn",
        THIS_TURN,
    ),
    Pattern(
        "until",
        "<until the end of|during> <the|this> Confrontation Stage | this Confrontation Stage "
        "| <until the end of|during> <the|this> Confrontation | this Confrontation",
        THIS_STAGE,
    ),
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
    "fewer": "how much less or more",
    "rescuing": "who Rescues",
    "threatening": "who Threatens",
    "lasting": "what is so for some time",
    "picked": "some cards",
    "picked_cards": "some cards",
    "until": "how long it is so",
}
