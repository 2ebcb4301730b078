"""The words for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import conditions, filters
from longbox.games.champions.text.amounts import CardsIn, PaidOf, PlayersThere, RemainingOf
from longbox.games.champions.text.effects.encounter_players import OfAnother
from longbox.games.champions.text.places import YourHand
from longbox.language import Pattern
from longbox.texts.conditions import AsMuchAs, AtLeast, AtMost, FewerThan, MoreThan, Not
from longbox.texts.filters import AnyCard, EitherOf

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition/absence",
        "{target:target} [[has|have]/<[does|do] not|[doesn't|don't]> have] the {trait:trait} trait | "
        "[<{target:hurt}|{target:it}> is {trait:trait}/]",
        conditions.HasTrait,
    ),
    Pattern(
        "simple_condition",
        "you paid for this card <with|using> <a|at least one> {resource:resource} resource | "
        "you <spent|paid> <a|at least one> {resource:resource} resource <|to play this <card|event>|for this "
        "<card|event>|this way> | <a|at least one> {resource:resource} resource was <spent|paid|used> "
        "<to <play|pay for> this <card|event>|for this <card|event>|this way>",
        conditions.PaidWith,
    ),
    Pattern(
        "simple_condition",
        "you <paid|spent> {least:least} {amount:paid_resources} <for|to play> this <card|event> | "
        "you paid for this <card|event> <with|using> {least:least} {amount:paid_resources}",
        AtLeast,
    ),
    Pattern("paid_resources", "{resource:resource} resources", PaidOf),
    Pattern("simple_condition", "this is the final step of <the|this> sequence", conditions.FinalStep),
    Pattern("simple_condition", "you are {name:name}", conditions.YouAre),
    Pattern("simple_condition/absence", "you are [in/not in] {form:form_name} form", conditions.InForm),
    Pattern(
        "simple_condition",
        "<<a|any> player|<each|every> player{every=True}> is in {form:form_name} form",
        conditions.PlayersInForm,
    ),
    Pattern("simple_condition", "{condition:absence}", Not),
    Pattern("simple_condition/absence", "{filter:definite} [is|are] [<|still>/not] in play", conditions.IsInPlay),
    Pattern("simple_condition/absence", "{target:it} is [<|still>/not] in play", conditions.IsStillInPlay),
    Pattern(
        "simple_condition/absence",
        "your hand is [not empty/empty]",
        AtLeast,
        amount=CardsIn(AnyCard(), YourHand()),
        least=1,
    ),
    Pattern("simple_condition/absence", "[it is/it is not] your turn", conditions.YourTurn),
    Pattern("simple_condition/absence", "you are [the first/not the first] player", conditions.FirstPlayer),
    Pattern("simple_condition", "another player controls a {filter:elsewhere_controlled/singular}", conditions.Exists),
    Pattern("simple_condition", "there is another {filter:only_one/singular} in play", conditions.Exists),
    Pattern("simple_condition/absence", "you [control/do not control] {filter:named_of_yours}", conditions.Exists),
    Pattern("named_of_yours", "{filter:one_named}", filters.YouControl),
    Pattern("one_named", "{name:name}", filters.TheCardNamed),
    Pattern("elsewhere_controlled", "{filter:filter}", OfAnother),
    Pattern(
        "simple_condition",
        "you control {least:least} {filter:yours/plural} with the same <name|title>",
        conditions.SameName,
    ),
    Pattern("absence", "this is the only {filter:only_one/singular}", conditions.Exists),
    Pattern("only_one", "{filter:filter}", filters.Other),
    Pattern(
        "simple_condition/absence",
        "[you <control|have> a {filter:yours/singular}/you <control|have> no {filter:yours/plural}] | "
        "[a {filter:filter/singular} is in play/no {filter:described/plural} are in play] | "
        "[there is a {filter:filter/singular} in play/<<there are no {filter:filter/plural}|"
        "there is no {filter:filter/singular}> in play|there are no {filter:described/plural}|"
        "there is no {filter:described/singular}>] | "
        "[you are engaged with a {filter:engaged_ones/singular}/"
        "<no {filter:engaged_ones/plural} are engaged with you|you are not engaged with <a|any> "
        "{filter:engaged_ones/singular}|you are engaged with no {filter:engaged_ones/plural}>] | "
        "[/you <do not|don't> control <a {filter:yours/singular}|any {filter:yours/plural}>]",
        conditions.Exists,
    ),
    Pattern(
        "simple_condition/absence",
        "[you <control|have> {least:least} {amount:your_cards}/there are no {amount:counters_there}] | "
        "[{amount:quantity} is {least:least}/this card has no {amount:any_counters}] | "
        "[there <are|is> {least:least} {amount:things}/] | [there <are|is> {least:least} {amount:counters_there}/] | "
        "[this card has {least:least} {amount:counters}/] | [there is {least:least} {amount:lying}/] | "
        "[{amount:threat_of} has {least:least} threat/] | "
        "[{amount:hurt_of} [has|have] {least:least} damage <|on <it|him|her|them>>/] | "
        "[<{least:least}|a> {amount:discarded_ones}/no {amount:discarded_ones}] | "
        "[<{least:least}|a> {amount:exhausted_ones}/no {amount:exhausted_ones}] | "
        "[you have {least:least} {amount:lying_in}/you have no {amount:lying_in}]",
        AtLeast,
        least=1,
    ),
    Pattern(
        "simple_condition",
        "<you <control|have> {most:most} {amount:your_cards}|{amount:quantity} is {most:most}|"
        "there are {most:most} <{amount:things}|{amount:counters_there}>|"
        "you have {most:most} {amount:lying_in}|there is {most:most} {amount:lying}|"
        "{amount:threat_of} has {most:most} threat|{amount:hurt_of} [has|have] {most:most} damage|"
        "this card has {most:most} {amount:counters}>",
        AtMost,
    ),
    Pattern(
        "simple_condition",
        "there are more {amount:things} than {other:compared} | "
        "you <control|have> more {amount:your_cards} than {other:compared} | "
        "you have more {amount:lying_in} than {other:compared} | "
        "{amount:remaining} [has|have] more remaining hit points than {other:remaining} | "
        "{amount:quantity} is <greater|higher|more> than {other:quantity} | {amount:quantity} exceeds {other:quantity}",
        MoreThan,
    ),
    Pattern(
        "simple_condition",
        "there are fewer {amount:things} than {other:compared} | "
        "you <control|have> fewer {amount:your_cards} than {other:compared} | "
        "you have fewer {amount:lying_in} than {other:compared} | "
        "{amount:remaining} [has|have] fewer remaining hit points than {other:remaining} | "
        "{amount:quantity} is <less|lower|fewer> than {other:quantity}",
        FewerThan,
    ),
    Pattern("simple_condition", "{amount:quantity} <is equal to|equals|is the same as> {other:quantity}", AsMuchAs),
    Pattern("remaining", "{filter:definite}", RemainingOf),
    Pattern("compared", "<|there are> {amount:things}", None),
    Pattern("compared", "players{form=} | players in {form:form_name} form", PlayersThere),
    Pattern(
        "so_of_them/lack_of_theirs",
        "[controls a {filter:yours/singular}/controls no {filter:yours/plural}] | "
        "[is engaged with a {filter:engaged_ones/singular}/is engaged with no {filter:engaged_ones/plural}]",
        conditions.Exists,
    ),
    Pattern("so_of_them", "{condition:lack_of_theirs}", Not),
    Pattern(
        "so_of_them/lack_of_theirs",
        "[has {least:least} {amount:theirs_in}/has no {amount:theirs_in}] | "
        "[controls {least:least} {amount:your_cards}/]",
        AtLeast,
        least=1,
    ),
    Pattern("so_of_them", "<has {most:most} {amount:theirs_in}|controls {most:most} {amount:your_cards}>", AtMost),
    Pattern("so_of_them/lack_of_theirs", "is [in/not in] {form:form_name} form", conditions.InForm),
    # The same as it is said of a player outright: "each player with 3 or more cards in hand"
    Pattern("had_by_them", "with {least:least} {amount:theirs_in}", AtLeast),
    Pattern("had_by_them", "with {most:most} {amount:theirs_in}", AtMost),
    Pattern("had_by_them", "{condition:had_by_none}", Not),
    Pattern("had_by_them", "engaged with a {filter:engaged_ones/singular}", conditions.Exists),
    Pattern("had_by_none", "with no {amount:theirs_in}", AtLeast, least=1),
    Pattern("engaged_ones", "{filter:filter}", filters.EngagedWithYou),
    Pattern("least", "at least {least:integer} | {least:integer} or more", None),
    Pattern("most", "{most:integer} or <fewer|less> | at most {most:integer} | no more than {most:integer}", None),
    Pattern(
        "simple_condition/absence",
        "{target:target} [<[is|are]|[was|were]>/<[is|are] not|[isn't|aren't]|[was|were] not>] {filter:being} | "
        "{target:target} [[has|have] {filter:status_had}/[has|have] {filter:status_lacked}]",
        conditions.CardIs,
    ),
    Pattern(
        "status_had/status_lacked",
        "[a/no] {state:status} status card",
        filters.InState,
        filter=AnyCard(),
    ),
    Pattern(
        "status_had",
        "a <printed|> {resource:resource} resource <|printed on it>",
        filters.WithResource,
        filter=AnyCard(),
    ),
    Pattern(
        "status_had", "no damage <|on <it|him|her|them>>", filters.InState, state=filters.UNDAMAGED, filter=AnyCard()
    ),
    Pattern("being", "{filter:quality} | a {filter:filter/singular}", None),
    Pattern("being", "{filters:quality+or}", EitherOf),
    Pattern(
        "simple_condition/in_act",
        "[{filter:definite} [is|are]/] attacking",
        conditions.IsAttacking,
        filter=filters.This(),
    ),
    Pattern(
        "simple_condition/in_act",
        "[{filter:definite} [is|are]/] attacking <{whom:attacked}|{whom:struck}>",
        conditions.IsAttackingOne,
        filter=filters.This(),
    ),
    Pattern(
        "simple_condition/in_act",
        "[{filter:definite} [is|are]/] thwarting {whom:who}",
        conditions.IsThwarting,
        filter=filters.This(),
    ),
    Pattern(
        "simple_condition/in_act",
        "[{filter:definite} [is|are]/] defending",
        conditions.IsDefending,
        filter=filters.This(),
    ),
    Pattern(
        "simple_condition",
        "<this|that|the> attack <defeats|defeated> {whom:who} | {whom:who} <is|was> defeated by <this|that|the> attack",
        conditions.DefeatedInAct,
    ),
    Pattern(
        "simple_condition",
        "{target:it} <is|was> defeated <|by <this|that|the> attack|this way> | "
        "<this|that|the> <attack|damage> <defeats|defeated> {target:it}",
        conditions.WasDefeated,
    ),
    Pattern(
        "simple_condition",
        "<no threat remains on|there is no threat <|left|remaining> on|"
        "<you removed|this removes> the last threat from> that scheme | that scheme has no threat <on it|left>",
        conditions.NoThreatLeft,
    ),
    Pattern("simple_condition", "{what:nothing_done} this way", conditions.NothingThisWay),
    Pattern(
        "simple_condition",
        "all of <that|the> damage is prevented <|this way> | that prevents all of <that|the> damage | "
        "no damage is <dealt to <you|your hero|it>|taken> <|this way|from <it|<that|this|the> attack>> | "
        "<you take|your hero takes|it takes> no damage <|this way|from <it|<that|this|the> attack>>",
        conditions.NoneLeftToTake,
    ),
    Pattern("kind_discarded", "{filter:described}", None),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "condition": "a condition",
    "simple_condition": "a condition",
    "absence": "a condition",
    "yours": "a kind of card",
    "kind_discarded": "a kind of card",
    "discarded_ones": "what was discarded",
    "exhausted_ones": "what was exhausted",
    "status_had": "a status card",
    "status_lacked": "a status card",
    "engaged_ones": "a kind of card",
    "lack_of_theirs": "what is so of a player",
    "had_by_them": "what a player has",
    "had_by_none": "what a player lacks",
    "least": "a number",
    "most": "a number",
    "compared": "what there is",
    "remaining": "a character",
    "elsewhere_controlled": "a kind of card",
    "named_of_yours": "a card of yours",
    "one_named": "a certain card",
    "paid_resources": "resources",
    "only_one": "a kind of card",
    "being": "what a card is",
    "quality": "what a card is",
}
