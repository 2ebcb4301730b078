"""The words for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import conditions, filters
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast, Not
from longbox.texts.filters import EitherOf

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "{target:target} [has|have] the {trait:trait} trait", conditions.HasTrait),
    Pattern(
        "simple_condition", "you paid for this card <with|using> a {resource:resource} resource", conditions.PaidWith
    ),
    Pattern("simple_condition", "this is the final step of <the|this> sequence", conditions.FinalStep),
    Pattern("simple_condition", "you are {name:name}", conditions.YouAre),
    Pattern("simple_condition", "you are in {form:form_name} form", conditions.InForm),
    Pattern(
        "simple_condition",
        "<<a|any> player|each player{every=True}> is in {form:form_name} form",
        conditions.PlayersInForm,
    ),
    Pattern("simple_condition", "{condition:absence}", Not),
    Pattern("simple_condition/absence", "{filter:definite} [is|are] [<|still>/not] in play", conditions.IsInPlay),
    Pattern(
        "simple_condition/absence",
        "[you control a {filter:yours/singular}/no {filter:described/plural} are in play] | "
        "[a {filter:filter/singular} is in play/there are no {filter:filter/plural} in play] | "
        "[there is a {filter:filter/singular} in play/you control no {filter:yours/plural}]",
        conditions.Exists,
    ),
    Pattern(
        "simple_condition/absence",
        "[you control {least:least} {amount:your_cards}/there are no {amount:counters_there}] | "
        "[there are {least:least} {amount:things}/] | [there are {least:least} {amount:counters_there}/] | "
        "[this card has {least:least} {amount:counters}/] | [there is at least {least:integer} {amount:lying}/] | "
        "[{amount:threat_of} has at least {least:integer} threat/] | "
        "[you have {least:least} {amount:lying_in}/you have no {amount:lying_in}]",
        AtLeast,
        least=1,
    ),
    Pattern("least", "at least {least:integer} | {least:integer} or more", None),
    Pattern("simple_condition", "{target:target} [is|are] {filter:being}", conditions.CardIs),
    Pattern("being", "{filter:quality} | a {filter:filter/singular}", None),
    Pattern("being", "{filters:quality+or}", EitherOf),
    Pattern(
        "simple_condition/in_act", "[{filter:definite} is/] attacking", conditions.IsAttacking, filter=filters.This()
    ),
    Pattern(
        "simple_condition/in_act", "[{filter:definite} is/] defending", conditions.IsDefending, filter=filters.This()
    ),
    Pattern(
        "simple_condition",
        "<this|that> attack <defeats|defeated> {whom:who} | "
        "that {whom:labelled/singular} <is|was> defeated <|by this attack|this way>",
        conditions.DefeatedInAct,
    ),
    Pattern(
        "simple_condition",
        "<no threat remains on|there is no threat on|<you removed|this removes> the last threat from> that scheme | "
        "that scheme <is defeated|has no threat <on it|left>>",
        conditions.NoThreatLeft,
    ),
    Pattern("simple_condition", "{what:nothing_done} this way", conditions.NothingThisWay),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "condition": "a condition",
    "simple_condition": "a condition",
    "absence": "a condition",
    "yours": "a kind of card",
    "least": "a number",
    "being": "what a card is",
    "quality": "what a card is",
}
