"""The words for conditions."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.terms import TextAmount
from longbox.games.vs.text import conditions, relations, states, who
from longbox.games.vs.text.effects import combat, drawing
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts import comparing
from longbox.texts.amounts import Fixed
from longbox.texts.conditions import AllSo, Did, Not
from longbox.texts.filters import Lacks, With

ONE: Final[TextAmount] = Fixed(1)
NONE: Final[TextAmount] = Fixed(0)

MEASURES: Final = (
    ("endurance", conditions.OF_ENDURANCE, "<less|fewer>"),
    ("cards in <|your|his or her|their> hand", conditions.OF_CARDS_IN_HAND, "<fewer|less>"),
)
MORE: Final = [
    f"{{who:anyone}} [has|have] <more{{relation={comparing.MORE}}}|{fewer}{{relation={comparing.LESS}}}> "
    f"{measure}{{measure={kind}}}"
    for measure, kind, fewer in MEASURES
]
HAND: Final = "<|[his or her|your]|their> hand"

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "you <can't|cannot>", Not, condition=Did()),
    Pattern("simple_condition", "<he or she|he|that player> does", conditions.TheyDid),
    Pattern("simple_condition", "<he or she|he|that player> <doesn't|can't>", Not, condition=conditions.TheyDid()),
    # What players control and have
    Pattern("simple_condition", "{who:anyone} [controls|control] {name:name}", conditions.ControlsCalled),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] <another {filter:other/singular}|a {filter:controlled/singular}>"
        f"{{relation={comparing.OR_MORE}}}{{number=one}} | "
        "{who:anyone} <[controls|control] no {filter:controlled/plural}|[doesn't|don't] control "
        "<any {filter:controlled/plural}|a {filter:controlled/singular}|another {filter:other/singular}>>"
        f"{{relation={comparing.OR_LESS}}}{{number=none}} | "
        "{who:anyone} [controls|control] {number:several} {relation:or_so_many} {filter:controlled/plural} | "
        "{who:anyone} [controls|control] at least <{number:several} {filter:controlled/plural}|"
        f"one {{filter:controlled/singular}}{{number=one}}>{{relation={comparing.OR_MORE}}} | "
        "{who:anyone} [controls|control] exactly <{number:several} {filter:controlled/plural}|"
        f"one {{filter:controlled/singular}}{{number=one}}>{{relation={comparing.EXACTLY}}}",
        conditions.Controls,
        number={"none": NONE, "one": ONE},
    ),
    Pattern("simple_condition", "you control {conditions:yours_too+and}", AllSo),
    Pattern(
        "yours_too",
        "a {filter:controlled/singular}",
        conditions.Controls,
        who=who.You(),
        relation=comparing.OR_MORE,
        number=ONE,
    ),
    Pattern("or_so_many", f"or more{{={comparing.OR_MORE}}} | or fewer{{={comparing.OR_LESS}}}", str),
    Pattern(
        "simple_condition",
        f"{{who:anyone}} [controls|control] <more|<fewer|less>{{relation={comparing.LESS}}}> "
        "{filter:controlled/plural} than <{others:compared} <|[does|do]>|<an|any> opponent <|does>{any_of_them=True}>",
        conditions.ControlsMore,
        others=who.EachOpponent(),
    ),
    Pattern(
        "simple_condition",
        "{amount:quantity} is {relation:compared_to} {number:quantity} | "
        "{amount:quantity} is {number:number_said} {relation:or_more}",
        conditions.Compares,
    ),
    Pattern(
        "compared_to",
        named(
            {
                "<greater|higher|more> than": comparing.MORE,
                "<less|lower|fewer> than": comparing.LESS,
                "<equal to|the same as>": comparing.EXACTLY,
            }
        ),
        str,
    ),
    Pattern("compared", "you", who.You),
    Pattern("compared", "each opponent", who.EachOpponent),
    Pattern("controlled", "{filter:open_controlled} | {filter:counted_so}", None),
    Pattern("counted_so", "{filter:open_controlled} with {quality:had_quantity}", With),
    Pattern("open_controlled", "{filter:described}", None),
    Pattern("open_controlled", "{filter:open_controlled} {quality:postfix}", With),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:points} {relation:or_more} endurance | "
        f"{{who:anyone}} [has|have] <less|fewer> than {{number:points}} endurance{{relation={comparing.LESS}}} | "
        f"{{who:anyone}} [has|have] more than {{number:points}} endurance{{relation={comparing.MORE}}} | "
        f"{{who:anyone}} [has|have] at least {{number:points}} endurance{{relation={comparing.OR_MORE}}}",
        conditions.HasEndurance,
    ),
    Pattern(
        "simple_condition",
        " | ".join([f"{more} than {{others:compared}} <|[does|do]>" for more in MORE])
        + " | "
        + " | ".join([f"{more} than <an|any> opponent{{others=any}}{{any_of_them=True}} <|does>" for more in MORE]),
        conditions.HasMoreThan,
        others={"any": who.EachOpponent()},
    ),
    Pattern(
        "simple_condition", "{who:anyone} <[has|have]|[controls|control]> the initiative", conditions.HasInitiative
    ),
    Pattern("simple_condition", "<this|it|the attack|that attack> <is|'s> a team attack", combat.IsTeamAttack),
    Pattern(
        "simple_condition",
        "you don't <have|control> the initiative",
        Not,
        condition=conditions.HasInitiative(who.You()),
    ),
    Pattern(
        "simple_condition",
        f"{{who:anyone}} [has|have] <{{number:several}} {{relation:or_so_many}}|no> cards in {HAND} | "
        f"{{who:anyone}} [has|have] at least {{number:several}} cards in {HAND}"
        f"{{relation={comparing.OR_MORE}}}",
        conditions.HasInHand,
        relation=comparing.OR_LESS,
        number=NONE,
    ),
    Pattern("simple_condition", "no other plot twist was played this turn", conditions.PlayedNoOther),
    Pattern("simple_condition", "<both|all> named cards were revealed", drawing.AllNamedWereRevealed),
    # What there is
    Pattern(
        "simple_condition",
        f"there are no {{filter:filter/plural}}{{relation={comparing.OR_LESS}}}{{number=none}} | "
        f"there is a {{filter:filter/singular}}{{relation={comparing.OR_MORE}}}{{number=one}} | "
        "there are {number:several} {relation:or_so_many} {filter:filter/plural} | "
        f"<a {{filter:found_so}}|another {{filter:other_found_so}}>{{relation={comparing.OR_MORE}}}{{number=one}} | "
        f"no <{{filter:found_so}}|other {{filter:other_found_so}}|{{filter:found_many}}>"
        f"{{relation={comparing.OR_LESS}}}{{number=none}}",
        conditions.Exists,
        number={"none": NONE, "one": ONE},
    ),
    Pattern("found_so/other_found_so", "{filter:[filter/other]/singular} is {quality:being}", With),
    Pattern("found_many", "{filter:filter/plural} are {quality:being} | {filter:filter/plural} {quality:past}", With),
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
        "[{noun:definite}'s <{quality:being}|a {quality:being_a/singular}>/] | "
        "[{noun:definite} <[isn't|aren't]|[is|are] not> {quality:not_being}/] | "
        "[{noun:definite} [isn't|is not] a {quality:not_being_a/singular}/] | "
        "[{noun:definite} [doesn't|don't] have {quality:not_had}/] | "
        "[{noun:definite} [shares|share] a name with {quality:namesakes}/]",
        conditions.CardIs,
    ),
    Pattern(
        "simple_condition",
        "{noun:definite} <is|'s> <the only {filter:controlled/singular}|your only {filter:yours/singular}>",
        conditions.IsOnly,
    ),
    Pattern("not_being/not_being_a/not_had", "{quality:[being/being_a/had]}", Lacks),
    Pattern("in_play", "in play", states.IsInPlay),
    Pattern("in_your_row", "in your resource row", states.InYourResourceRow),
    Pattern("namesakes", "{noun:definite}", relations.SharesName),
    Pattern(
        "simple_condition",
        "there are {number:several} or more {counter:word} counters on {noun:definite} | "
        "{noun:definite} [has|have] {number:several} or more {counter:word} counters <|on it|on him|on her|on them>",
        conditions.HasCounters,
        relation=comparing.OR_MORE,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "condition": "a condition",
    "simple_condition": "a condition",
    "controlled": "a kind of card",
    "counted_so": "a kind of card",
    "open_controlled": "a kind of card",
    "or_so_many": "a comparison",
    "compared": "a player",
    "compared_to": "a comparison",
    "in_play": "where a card is",
    "in_your_row": "where a card is",
    "namesakes": "a card",
    "not_being": "what a card is",
    "found_so": "which cards there are",
    "other_found_so": "which cards there are",
    "found_many": "which cards there are",
    "yours_too": "a kind of card",
    "not_being_a": "what a card is",
    "not_had": "what a card has",
}
