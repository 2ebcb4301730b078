"""The words for conditions."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.terms import TextAmount
from longbox.games.vs.text import conditions, filters, relations, states, values, who
from longbox.games.vs.text.effects import drawing
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.conditions import Did, Not

ONE: Final[TextAmount] = Fixed(1)
NONE: Final[TextAmount] = Fixed(0)

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "<he or she|he|that player> does", Did),
    # What players control and have
    Pattern("simple_condition", "{who:anyone} [controls|control] {name:name}", conditions.ControlsCalled),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] <another {filter:other/singular}|a {filter:controlled/singular}>",
        conditions.Controls,
        relation=values.OR_MORE,
        number=ONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} <[controls|control] no {filter:controlled/plural}|[doesn't|don't] control "
        "<any {filter:controlled/plural}|a {filter:controlled/singular}|another {filter:other/singular}>>",
        conditions.Controls,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] {number:several} {relation:or_so_many} {filter:controlled/plural} | "
        "{who:anyone} [controls|control] exactly one {filter:controlled/singular}",
        conditions.Controls,
        relation=values.EXACTLY,
        number=ONE,
    ),
    Pattern("or_so_many", f"or more{{={values.OR_MORE}}} | or fewer{{={values.OR_LESS}}}", str),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] more {filter:controlled/plural} than {others:compared}",
        conditions.ControlsMore,
    ),
    Pattern("compared", "you", who.You),
    Pattern("compared", "each opponent", who.EachOpponent),
    Pattern("controlled", "{filter:described}", None),
    Pattern("controlled", "{filter:controlled} {quality:postfix}", filters.With),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:points} {relation:or_more} endurance",
        conditions.HasEndurance,
    ),
    Pattern("simple_condition", "{who:anyone} [has|have] the initiative", conditions.HasInitiative),
    Pattern("simple_condition", "you don't have the initiative", Not, condition=conditions.HasInitiative(who.You())),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] <{number:several} {relation:or_so_many}|no> cards in hand",
        conditions.HasInHand,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern("simple_condition", "no other plot twist was played this turn", conditions.PlayedNoOther),
    Pattern("simple_condition", "<both|all> named cards were revealed", drawing.AllNamedWereRevealed),
    # What there is
    Pattern(
        "simple_condition",
        "there are no {filter:filter/plural}",
        conditions.Exists,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "there is a {filter:filter/singular}",
        conditions.Exists,
        relation=values.OR_MORE,
        number=ONE,
    ),
    Pattern("simple_condition", "a {filter:filter/singular} is in {who:whose} KO'd pile", conditions.InKoPile),
    Pattern(
        "simple_condition",
        "you discarded a {filter:filter/singular} | a {filter:filter/singular} was discarded",
        conditions.WasDiscarded,
    ),
    # What cards are
    # ("Use only if ... is in your resource row" is a limit, which asks for revealed cards.)
    Pattern(
        "simple_condition/lying",
        "[{noun:definite} is {quality:in_play}/] | "
        "[{noun:definite} [is|are] {quality:being}/{noun:definite} is {quality:in_your_row}] | "
        "[{noun:definite} [has|have] <{quality:had}|{quality:had_quantity}>/] | "
        "[{noun:definite} is a {quality:being_a/singular}/] | "
        "[{noun:definite} [shares|share] a name with {quality:namesakes}/]",
        conditions.CardIs,
    ),
    Pattern("in_play", "in play", states.IsInPlay),
    Pattern("in_your_row", "in your resource row", states.InYourResourceRow),
    Pattern("namesakes", "{noun:definite}", relations.SharesName),
    Pattern(
        "simple_condition",
        "there are {number:several} or more {counter:word} counters on {noun:definite}",
        conditions.HasCounters,
        relation=values.OR_MORE,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "condition": "a condition",
    "simple_condition": "a condition",
    "controlled": "a kind of card",
    "or_so_many": "a comparison",
    "compared": "a player",
    "in_play": "where a card is",
    "in_your_row": "where a card is",
    "namesakes": "a card",
}
