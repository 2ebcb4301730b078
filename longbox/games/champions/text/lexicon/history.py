"""The words for what happened before in a turn, phase or round. [champions Round Overview]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import past
from longbox.games.champions.definitions import ENEMIES
from longbox.games.champions.text import act_occasions, course_occasions, filters, history, occasions
from longbox.language import Pattern
from longbox.texts.conditions import Not
from longbox.texts.occasions import After

EACH: Final = "<each|in each|during each>"
DID_NOT: Final = "<did not|didn't>"
HAS_NOT: Final = "[has|have] not"
WAS: Final = "<[was|were]|[has|have] been>"
WAS_NOT: Final = "<[was|were] not|[has|have] not been>"


def said(verb: str, past_verb: str, participle: str = "") -> str:
    """How it is said that somebody did something, and did not."""
    participle = participle or past_verb
    return f"[<{past_verb}|[has|have] {participle}>/<{DID_NOT} {verb}|{HAS_NOT} {participle}>]"


def done(verb: str, past_verb: str, participle: str = "", more: str = "") -> str:
    """How it is said that one did something, that a certain one did not, and that none did."""
    none = f"[/no {{who:filter/singular}} <{past_verb}|has {participle or past_verb}>{more}]"
    return f"{none} | [{{who:who}}/{{who:definite}}] {said(verb, past_verb, participle)}{more}"


HISTORY: Final[tuple[Pattern, ...]] = (
    Pattern("so_far/not_so_far", "{occasion:[past/not_past]} <|during> this {period:stretch}", history.HappenedBefore),
    Pattern("so_far", "{condition:not_so_far}", Not),
    Pattern("simple_condition", "{condition:so_far}", None),
    Pattern("stretch", " | ".join(past.PERIODS), str),
    # What happened, and what did not
    Pattern("past/not_past", done("attack", "attacked"), occasions.Attacks),
    Pattern("past/not_past", done("make a basic attack", "made a basic attack"), occasions.BasicAttack),
    Pattern("past/not_past", done("thwart", "thwarted"), occasions.Thwarts),
    Pattern("past/not_past", done("make a basic thwart", "made a basic thwart"), occasions.BasicThwart),
    Pattern("past/not_past", done("attack or thwart", "attacked or thwarted"), occasions.AttacksOrThwarts),
    Pattern("past/not_past", done("defend", "defended"), occasions.Defends),
    Pattern("past/not_past", done("scheme", "schemed"), occasions.Schemes),
    Pattern(
        "past/not_past",
        f"{done('attack you', 'attacked you')} | you [{WAS}/{WAS_NOT}] attacked",
        occasions.AttacksYou,
        who=filters.OfTypes(ENEMIES),
    ),
    Pattern(
        "past/not_past",
        f"{done('take damage', 'took damage', 'taken damage')} | "
        f"[{{who:who}}/{{who:definite}}] [{WAS}/{WAS_NOT}] <dealt damage|damaged>",
        occasions.TakesDamage,
    ),
    Pattern(
        "past/not_past",
        f"[/no {{who:filter/singular}} {WAS} defeated] | [{{who:who}}/{{who:definite}}] [{WAS}/{WAS_NOT}] defeated",
        occasions.IsDefeated,
    ),
    Pattern(
        "past/not_past",
        f"you {{plural}} {said('defeat', 'defeated')} {{who:who}} | [/you <|have> defeated no {{who:filter/plural}}]",
        occasions.YouDefeat,
    ),
    Pattern("past/not_past", done("recover", "recovered"), occasions.Recovers),
    Pattern("past/not_past", done("enter", "entered", more=" play"), course_occasions.EntersPlay),
    Pattern("past/not_past", done("leave", "left", more=" play"), course_occasions.LeavesPlay),
    Pattern(
        "past/not_past",
        f"you {{plural}} {said('play', 'played')} {{who:who}} | [/you <|have> played no {{who:filter/plural}}]",
        course_occasions.YouPlay,
    ),
    Pattern("past/not_past", f"you {{plural}} {said('change form', 'changed form')}", course_occasions.YouChangeForm),
    Pattern(
        "past/not_past",
        f"you {{plural}} {said('change', 'changed')} to {{form:form_name}} form",
        course_occasions.YouChangeToForm,
    ),
    Pattern(
        "past/not_past",
        f"you {{plural}} {said('remove', 'removed')} threat from {{who:who}}",
        occasions.YouRemoveThreat,
    ),
    Pattern("past/not_past", done("use a basic power", "used a basic power"), act_occasions.UsesBasicPower),
    Pattern("not_so_far", "this is the first {occasion:this_one_first} this {period:stretch}", history.HappenedBefore),
    Pattern(
        "this_one_first", "{who:another_of_them/singular} <|that> you <|have> <played|play>", course_occasions.YouPlay
    ),
    Pattern("another_of_them", "{filter:filter}", filters.Another),
    # How often
    Pattern(
        "counted",
        "time {occasion:past} this {period:stretch} | {occasion:done_to_one} this {period:stretch}",
        history.TimesBefore,
    ),
    Pattern("done_to_one", "{who:filter/singular} you <|have> played", course_occasions.YouPlay),
    Pattern("done_to_one", "{who:filter/singular} you <|have> defeated", occasions.YouDefeat),
    Pattern("done_to_one", "{who:filter/singular} <that was|> defeated", occasions.IsDefeated),
    # For the first time
    Pattern("trigger", "<|after> the first time {occasion:first_time} | after {occasion:your_first}", After),
    Pattern(
        "first_time/your_first",
        "{occasion:[occasion/first_of_yours]} <each|in each|during each> {period:stretch}",
        history.FirstTime,
    ),
    Pattern(
        "trigger",
        "<|after> the second time {occasion:second_time} | after {occasion:for_the_second_time}",
        After,
    ),
    Pattern(
        "second_time/for_the_second_time",
        "{occasion:occasion} [/for the second time] <each|in each|during each|this> {period:stretch}",
        history.SecondTime,
    ),
    Pattern("first_of_yours", "you play your first {who:filter/singular}", course_occasions.YouPlay),
    Pattern("first_of_yours", "you defeat your first {who:filter/singular}", occasions.YouDefeat),
    Pattern(
        "constant",
        f"the first {{filter:filter/singular}} you play {EACH} {{period:stretch}} costs {{amount:integer}} less "
        "<|to play> | "
        f"reduce the <resource|> cost of the first {{filter:filter/singular}} you play {EACH} {{period:stretch}} by "
        "{amount:integer}",
        history.FirstCostsLess,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "so_far": "what happened so far",
    "not_so_far": "what did not happen so far",
    "past": "something that happened",
    "not_past": "something that did not happen",
    "stretch": "a turn, phase or round",
    "done_to_one": "something to count",
    "this_one_first": "what you play",
    "another_of_them": "a kind of card",
    "second_time": "something that happens, and how long it is the second",
    "for_the_second_time": "something that happens, and how long it is the second",
    "first_time": "something that happens, and how long it is the first",
    "your_first": "something that you do, and how long it is the first",
    "first_of_yours": "something that you do for the first time",
}
