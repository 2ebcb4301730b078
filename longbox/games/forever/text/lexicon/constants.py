"""The words for what is always so, or for some time."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import (
    NEXT_ROUND,
    NEXT_TURN,
    ROUND_AFTER,
    THIS_ACT,
    THIS_ACTIVATION,
    THIS_GAME,
    THIS_PHASE,
    THIS_ROUND,
    THIS_STAGE,
    THIS_TURN,
    YOUR_TURN,
)
from longbox.games.forever.definitions import (
    BUY_COST,
    CANNOT_READY_THEN,
    FORBIDDEN,
    RECRUITMENT_COST,
    RESCUE,
    THREATEN,
    VALUES,
)
from longbox.games.forever.phases import EITHER_DRAW_PHASE
from longbox.games.forever.text import constants, dues, filters, forbidding, places, targets
from longbox.games.forever.text.players import YOU
from longbox.language import Pattern
from longbox.texts.amounts import Fixed

ANYBODY: Final = "<{who:picked}|{who:definite}|<|all >{who:filter/plural}>"
HAVE: Final = (
    "<{who:definite} <has|gets|gains>|<|all >{who:filter/plural} <have|get|gain>|each {who:filter/singular} "
    "<has|gets|gains>>"
)
SO_MANY_NEEDED: Final = (
    "<+1 citizen{amount=1}|-1 citizen{amount=-1}|{amount:signed} citizens|1 more citizen{amount=1}"
    "|{amount:integer} more citizens><| to <be completed|complete>>"
)
FROM_ATTACKS: Final = "<from <each|every|any|a single|one|an> <attack|Attack>|from <attacks|Attacks>|when attacked>"
TEXT_OF: Final = "<|'s <ability box|text box|text|abilities>>"

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "constant",
        f"{HAVE} {{amount:signed}} <|to <their|its|his|her> >{{value:value}}<| value>",
        constants.ChangesValue,
    ),
    Pattern(
        "constant",
        f"{HAVE} {{amount:signed}} {{value:value}} <while|as long as|if> "
        "<<they|it|he|she> <are|is> |>{filter:how_it_is}",
        constants.ChangesValueWhile,
    ),
    Pattern(
        "constant",
        f"{HAVE} {{amount:signed}} {{value:value}} and {{other_amount:signed}} {{other_value:value}}",
        constants.ChangesTwoValues,
    ),
    Pattern(
        "constant",
        f"{HAVE} {{amount:signed}} {{value:value}} for each {{each:counted}} "
        f"| {HAVE} +1{{amount=1}} {{value:value}} for each {{each:limited}}",
        constants.ChangesValueForEach,
    ),
    Pattern(
        "constant",
        "<{who:definite}'s|{who:filter/plural}'|each {who:filter/singular}'s> {value:value}< value|> "
        "<is|becomes|is set to|is considered<| to be>|counts as> {amount:set_to}",
        constants.SetsValue,
    ),
    Pattern("set_to", "{amount:mass}", None),
    Pattern("set_to", "<equal to |>{amount:quantity}", None),
    Pattern(
        "constant",
        "<{who:definite}'s|{who:filter/plural}'> {value:value}< value|> is <reduced|decreased|lowered> by "
        "{amount:integer}",
        constants.LowersValue,
    ),
    Pattern("constant", "your maximum hand size is <increased by |>{amount:more_held}", dues.ChangesHandSize, kind=YOU),
    Pattern(
        "constant",
        "<the|each> {kind:players}'s maximum hand size is {amount:more_held}",
        dues.ChangesHandSize,
    ),
    Pattern("constant", "<you have|you get> {amount:signed_amount} maximum hand size", dues.ChangesHandSize, kind=YOU),
    Pattern(
        "constant",
        "you draw {amount:more_drawn} <in|during> {phase:phase_of_draws} "
        "| <in|during> {phase:phase_of_draws}, <|you >draw {amount:more_drawn}",
        dues.ChangesDraws,
        kind=YOU,
    ),
    Pattern(
        "constant",
        "<each|the> {kind:players} draws {amount:more_drawn} <in|during> {phase:phase_of_draws}",
        dues.ChangesDraws,
    ),
    Pattern(
        "phase_of_draws",
        f"<each|your|a|the> draw phase{{={EITHER_DRAW_PHASE}}} | <each|your> Draw Phase{{={EITHER_DRAW_PHASE}}} "
        "| <the|each> Rogue Draw Phase{=Rogue Draw Phase} | the Draw Phase{=Draw Phase}",
        str,
    ),
    Pattern(
        "more_drawn",
        "<one more|an additional|1 more|1 additional|one additional|an extra> card{value=1} "
        "| {value:count} <more|additional|extra> cards",
        Fixed,
    ),
    Pattern(
        "more_drawn",
        "<one|1> <fewer|less> card{value=1} | {value:count} <fewer|less> cards",
        constants.Less,
    ),
    Pattern("signed_amount", "{value:signed}", Fixed),
    Pattern(
        "more_held", "{value:count} more | <increased|raised> by {value:integer} | increased by {value:count}", Fixed
    ),
    Pattern("more_held", "{value:count} <less|fewer> | <reduced|decreased|lowered> by {value:count}", constants.Less),
    Pattern(
        "constant",
        f"<{{who:definite}} <needs|requires>|{{who:filter/plural}} <need|require>> {SO_MANY_NEEDED}",
        constants.ChangesThreshold,
    ),
    Pattern(
        "lasting",
        f"{{who:picked}} <[needs|need]|[requires|require]> {SO_MANY_NEEDED}",
        constants.ChangesThreshold,
    ),
    Pattern(
        "constant",
        "<{who:definite} claims|{who:filter/plural} claim> {amount:claimed} "
        "<when Threatening|while Threatening|when <they|it|he|she> [Threatens|Threaten]>",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern(
        "constant",
        "<{who:definite} claims|{who:filter/plural} claim> {amount:claimed} "
        "<when Rescuing|while Rescuing|when <they|it|he|she> [Rescues|Rescue]>",
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
        f"<{{who:definite}} suffers|{{who:filter/plural}} suffer> {{amount:mass}} less damage {FROM_ATTACKS}",
        constants.ReducesAttackDamage,
    ),
    Pattern(
        "constant",
        "<{who:definite} suffers|{who:filter/plural} suffer> {amount:mass} <more|additional|extra> damage "
        f"{FROM_ATTACKS}",
        constants.IncreasesAttackDamage,
    ),
    Pattern(
        "constant",
        f"{{who:those}} <cannot|can't> suffer more than {{amount:mass}} damage {FROM_ATTACKS} "
        f"| <{{who:definite}} suffers|{{who:filter/plural}} suffer> <at most|no more than> {{amount:mass}} damage "
        f"{FROM_ATTACKS}",
        constants.CapsAttackDamage,
    ),
    Pattern("constant", "{who:those} <cannot|can't> <attack|Attack> {whom:who}", forbidding.ForbidsAttacking),
    Pattern(
        "constant",
        "{whom:those} <cannot|can't> be <attacked|Attacked> by {who:others_named}",
        forbidding.ForbidsAttacking,
    ),
    Pattern("others_named", "{filter:who}", None),
    Pattern("others_named", "{filter:filter/plural}", None),
    Pattern(
        "constant",
        "<|the >limited abilities of <{who:definite}|{who:filter/plural}> cost {amount:fewer}<| Renown| Infamy>"
        "<| to use| to activate> "
        "| {who:definite}'s limited abilities cost {amount:fewer}<| Renown| Infamy><| to use| to activate>",
        dues.ChangesAbilityCost,
    ),
    Pattern(
        "constant",
        "the damage of {who:those}'s attacks cannot be ignored or reduced "
        "| <the |>damage <dealt by|from> {who:those}<|'s <attacks|Attacks>> "
        "<cannot|can't> be <ignored or reduced|reduced or ignored>",
        constants.CannotBeReduced,
    ),
    Pattern("constant", "{who:those} <cannot|can't> {deed:deed_forbidden}", forbidding.Forbids),
    Pattern(
        "constant",
        "{who:those_here} <cannot|can't> {deed:deed_forbidden} <at this <Location|location>|here>",
        forbidding.Forbids,
    ),
    Pattern(
        "constant",
        "{who:those} <cannot|can't> {deed:deed_forbidden} <or|nor> {other:deed_forbidden}",
        forbidding.ForbidsBoth,
    ),
    Pattern(
        "lasting",
        "{who:picked} <cannot|can't> {deed:deed_forbidden} <or|nor> {other:deed_forbidden}",
        forbidding.ForbidsBoth,
    ),
    Pattern("those_here", "{filter:filter/plural}", places.Here),
    Pattern(
        "constant",
        "<{who:definite}'s|{who:filter/plural}'> {value:value}< value|> is increased by {amount:integer}",
        constants.ChangesValue,
    ),
    Pattern(
        "constant",
        "{who:filter/plural} cost {amount:fewer} <|Renown |Infamy >to buy",
        dues.ChangesCost,
        cost=BUY_COST,
    ),
    *[
        Pattern(
            "constant",
            f"<{{who:filter/plural}} you {deed} cost|each {{who:filter/singular}} you {deed} costs> {{amount:fewer}}"
            "<| Renown| Infamy><|<, to|, but never|, but not> <a minimum of|less than|below> {least:integer}"
            "| (<minimum|to a minimum of> {least:integer})>",
            dues.ChangesOwnCost,
            cost=cost,
        )
        for deed, cost in (("buy", BUY_COST), ("recruit", RECRUITMENT_COST))
    ],
    Pattern(
        "constant",
        "{who:filter/plural} cost {amount:fewer} <|Renown |Infamy >to recruit",
        dues.ChangesCost,
        cost=RECRUITMENT_COST,
    ),
    Pattern(
        "constant",
        "the first {who:filter/singular} you buy each round costs {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you buy a {who:filter/singular}, <you may |>spend {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you buy a {who:filter/singular}, it costs {amount:fewer}<| Renown| Infamy>",
        dues.FirstCosts,
        cost=BUY_COST,
    ),
    Pattern(
        "constant",
        "the first {who:filter/singular} you recruit each round costs {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you recruit a {who:filter/singular}, <you may |>spend {amount:fewer}<| Renown| Infamy> "
        "| once per round, when you recruit a {who:filter/singular}, it costs {amount:fewer}<| Renown| Infamy>",
        dues.FirstCosts,
        cost=RECRUITMENT_COST,
    ),
    Pattern("fewer", "{value:count} less | {value:count} fewer", constants.Less),
    Pattern("fewer", "{value:count} more", Fixed),
    Pattern(
        "constant",
        "<{who:rescuing/plural} claim|each {who:rescuing/singular} claims> {amount:claimed}",
        constants.ClaimsMore,
        act=RESCUE,
    ),
    Pattern(
        "constant",
        "<{who:threatening/plural} claim|each {who:threatening/singular} claims> {amount:claimed}",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern("claimed", "{amount:more_citizens}", None),
    Pattern(
        "claimed",
        "<one|1> <fewer|less> citizen{value=1} | {value:count} <fewer|less> citizens",
        constants.Less,
    ),
    Pattern("rescuing", "{filter:filter} <who|that> <Rescue|Rescues> <at this <Location|location>|here>", places.Here),
    Pattern(
        "threatening",
        "{filter:filter} <who|that> <Threaten|Threatens> <at this <Location|location>|here>",
        places.Here,
    ),
    # What is so for some time, of cards that are chosen for it
    Pattern("lasting", "{constant:constant}", None),
    Pattern(
        "lasting",
        "{who:picked} <[has|have]|[gets|get]|[gains|gain]> {amount:signed} <|to <their|its|his|her> >"
        "{value:value}<| value>",
        constants.ChangesValue,
    ),
    Pattern(
        "lasting",
        "{who:picked} <[has|have]|[gets|get]|[gains|gain]> {amount:signed} {value:value} and "
        f"{{other_amount:signed}} {{other_value:value}} | give {ANYBODY} {{amount:signed}} {{value:value}} and "
        "{other_amount:signed} {other_value:value}",
        constants.ChangesTwoValues,
    ),
    Pattern(
        "lasting",
        "{who:picked} <[has|have]|[gets|get]|[gains|gain]> {amount:signed} {value:value} for each {each:counted} "
        f"| give {ANYBODY} {{amount:signed}} {{value:value}} for each {{each:counted}}",
        constants.ChangesValueForEach,
    ),
    Pattern(
        "lasting",
        "{who:whose_again} {value:value}< value|> <is|becomes|is set to> {amount:set_to}",
        constants.SetsValue,
    ),
    Pattern(
        "lasting",
        "{who:whose}'s {value:value}< value|> <is|becomes|is set to|is considered<| to be>> {amount:set_to} "
        "| set {who:whose}'s {value:value}<| value> to {amount:set_to}",
        constants.SetsValue,
    ),
    Pattern("whose", "{who:picked}", None),
    Pattern("whose", "{who:definite}", None),
    Pattern("whose_again", "<its|his|her>", filters.Picked, target=targets.Pronoun()),
    Pattern("whose_again", "their", filters.Picked, target=targets.Them()),
    Pattern(
        "lasting",
        "<{who:whose}'s {value:value}< value|>|the {value:value}< value|> of {who:whose}> is "
        "<reduced|decreased|lowered> by {amount:integer} "
        "| <reduce|lower> <{who:whose}'s {value:value}< value|>|the {value:value}< value|> of {who:whose}> by "
        "{amount:integer}",
        constants.LowersValue,
    ),
    Pattern(
        "lasting",
        "<{who:whose}'s {value:value}< value|>|the {value:value}< value|> of {who:whose}> is <increased|raised> by "
        "{amount:integer} "
        "| <increase|raise> <{who:whose}'s {value:value}< value|>|the {value:value}< value|> of {who:whose}> by "
        "{amount:integer}",
        constants.ChangesValue,
    ),
    Pattern(
        "lasting",
        f"give {ANYBODY} {{amount:signed}} <|to <their|its|his|her> >{{value:value}}<| value>",
        constants.ChangesValue,
    ),
    Pattern(
        "lasting",
        "{who:picked} <cannot|can't> {deed:deed_forbidden} "
        "| {who:picked} <can|may> <attack|Rescue|Threaten><,|> but <cannot|can't> {deed:deed_forbidden}",
        forbidding.Forbids,
    ),
    Pattern("lasting", "{who:picked} [suffers|suffer] {amount:mass} less damage", constants.ReducesDamage),
    Pattern(
        "lasting",
        f"{{who:picked}} [suffers|suffer] {{amount:mass}} less damage {FROM_ATTACKS}",
        constants.ReducesAttackDamage,
    ),
    Pattern(
        "lasting",
        f"{{who:picked}} [suffers|suffer] {{amount:mass}} <more|additional|extra> damage {FROM_ATTACKS}",
        constants.IncreasesAttackDamage,
    ),
    Pattern("lasting", "{who:picked} <cannot|can't> <attack|Attack> {whom:who}", forbidding.ForbidsAttacking),
    Pattern(
        "lasting",
        "{who:picked} [claims|claim] {amount:claimed} when Threatening",
        constants.ClaimsMore,
        act=THREATEN,
    ),
    Pattern("lasting", "{who:picked} [claims|claim] {amount:claimed} when Rescuing", constants.ClaimsMore, act=RESCUE),
    Pattern(
        "lasting",
        f"{{who:picked}} [is|are] treated as if blank | treat {ANYBODY}{TEXT_OF} as if <it|they> <was|were> blank "
        f"| treat {ANYBODY}{TEXT_OF} as blank | {ANYBODY}{TEXT_OF} is blank",
        constants.Blanks,
    ),
    Pattern("lasting", "{who:picked} can both attack and <Threaten|Rescue> in one activation", constants.ActsTwice),
    Pattern(
        "lasting",
        "<{who:whose}'s <|completion >threshold|the <|completion >threshold of {who:whose}> is <increased|raised> by "
        "{amount:integer} "
        "| <increase|raise> <{who:whose}'s <|completion >threshold|the <|completion >threshold of {who:whose}> by "
        "{amount:integer}",
        constants.ChangesThreshold,
    ),
    Pattern(
        "lasting",
        "<{who:whose}'s <|completion >threshold|the <|completion >threshold of {who:whose}> is "
        "<reduced|decreased|lowered> by {amount:integer} "
        "| <reduce|lower> <{who:whose}'s <|completion >threshold|the <|completion >threshold of {who:whose}> by "
        "{amount:integer}",
        constants.LowersThreshold,
    ),
    Pattern("picked", "{target:picked_cards}", filters.Picked),
    Pattern("picked_cards", "<a|1|one|any> {filter:filter/singular}<| of your choice>", targets.One),
    Pattern("picked_cards", "another {filter:filter/singular}", targets.Another),
    Pattern("picked_cards", "up to {most:count} {filter:filter/plural}", targets.UpTo),
    Pattern("picked_cards", "<it|him|her|he|she>", targets.Pronoun),
    Pattern("picked_cards", "{word:those_again} {plural}", targets.Them),
    Pattern("picked_cards", "{target:that_one}", None),
    Pattern("picked_cards", "those {filter:simple/plural}", targets.ThoseCards),
    Pattern(
        "until",
        "until <the |>end of <the|this> round | <during|for the rest of> <the|this> round | this round",
        THIS_ROUND,
    ),
    Pattern(
        "until",
        "until the end of this activation | until the end of <the|its|his|her|their> activation "
        "| during <this|the> activation | this activation",
        THIS_ACTIVATION,
    ),
    Pattern(
        "until",
        "until <the |>end of <the|this> phase | <during|for the rest of> <the|this> phase | this phase",
        THIS_PHASE,
    ),
    Pattern("until", "until the end of this action | during this action | for this <action|attack|Attack>", THIS_ACT),
    Pattern("until", "until the <start|beginning> of the next round", NEXT_ROUND),
    Pattern("until", "until the end of <the|your> next round", ROUND_AFTER),
    Pattern("until", "until <the <start|beginning> of your next turn|your next turn<| begins>>", NEXT_TURN),
    Pattern("until", "until the end of your turn", YOUR_TURN),
    Pattern("until", "for the rest of the game | until the end of the game | permanently", THIS_GAME),
    Pattern(
        "until",
        "until <the |>end of <the |this |>turn | <during|for the rest of> <the|this> turn | this turn",
        THIS_TURN,
    ),
    Pattern(
        "until",
        "<until the end of|during|for the rest of> <the|this> Confrontation Stage | this Confrontation Stage "
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
        "<while|as long as|if> {condition:condition}, {constant:constant} | {constant:constant} <while|as long as|if> "
        "{condition:condition}",
        constants.WhileSo,
    ),
    Pattern(
        "not_readying",
        "{who:whose} <does not|doesn't|do not|don't|cannot|can't|will not|won't> <ready|be readied> "
        "<during|in> the next <Ready Phase|Maintenance Stage>",
        forbidding.Forbids,
        deed=CANNOT_READY_THEN,
    ),
    Pattern("those", "{filter:definite}", None),
    Pattern("those", "{filter:filter/plural}", None),
    Pattern("value", " | ".join(VALUES), str),
    Pattern(
        "unreduced",
        "<cannot|can't> be <ignored or reduced|reduced or ignored|prevented|reduced or prevented"
        "|prevented or reduced>{=True}",
        str,
    ),
    Pattern(
        "deed_forbidden",
        " | ".join(FORBIDDEN)
        + " | Attack{=attack} | be Attacked{=be attacked} | threaten{=Threaten} | rescue{=Rescue} "
        "| be readied{=ready} | be moved{=move} | be damaged{=suffer damage} "
        "| take damage{=suffer damage} | heal{=be healed} "
        f"| <ready|be readied> <in|during> the Ready Phase{{={CANNOT_READY_THEN}}}",
        str,
    ),
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
    "set_to": "a number",
    "unreduced": "that nothing reduces it",
    "more_held": "how much less or more",
    "signed_amount": "a bonus",
    "not_readying": "what is so for some time",
    "more_drawn": "how many more or fewer",
    "phase_of_draws": "a draw phase",
    "those_here": "certain cards",
    "others_named": "certain cards",
    "claimed": "how many citizens more or fewer",
    "whose": "some cards",
    "whose_again": "some cards",
}
