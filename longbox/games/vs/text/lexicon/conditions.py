"""The words for conditions."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text import conditions, filters, states, values, who
from longbox.games.vs.text.amounts import Fixed
from longbox.games.vs.text.effects import drawing
from longbox.kernel.effects import Did, Not
from longbox.language import Pattern

ONE: Final = Fixed(1)
NONE: Final = Fixed(0)

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("condition", "{condition:simple_condition}", None),
    Pattern("condition", "{conditions:simple_condition+and}", conditions.AllSo),
    Pattern("simple_condition", "you do", Did),
    Pattern("simple_condition", "he or she does", Did),
    Pattern("simple_condition", "he does", Did),
    Pattern("simple_condition", "that player does", Did),
    Pattern("simple_condition", "you do not", Not, condition=Did()),
    Pattern("simple_condition", "you don't", Not, condition=Did()),
    # What players control and have
    Pattern("simple_condition", "{who:anyone} [controls|control] {name:name}", conditions.ControlsCalled),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] another {filter:other/singular}",
        conditions.Controls,
        relation=values.OR_MORE,
        number=ONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] a {filter:controlled/singular}",
        conditions.Controls,
        relation=values.OR_MORE,
        number=ONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] no {filter:controlled/plural}",
        conditions.Controls,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [doesn't|don't] control any {filter:controlled/plural}",
        conditions.Controls,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [doesn't|don't] control a {filter:controlled/singular}",
        conditions.Controls,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [doesn't|don't] control another {filter:other/singular}",
        conditions.Controls,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] {number:several} or more {filter:controlled/plural}",
        conditions.Controls,
        relation=values.OR_MORE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] {number:several} or fewer {filter:controlled/plural}",
        conditions.Controls,
        relation=values.OR_LESS,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] more {filter:controlled/plural} than you",
        conditions.ControlsMore,
        others=who.You(),
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] more {filter:controlled/plural} than each opponent",
        conditions.ControlsMore,
        others=who.EachOpponent(),
    ),
    Pattern("controlled", "{filter:described}", None),
    Pattern("controlled", "{filter:controlled} {quality:postfix}", filters.With),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:points} or less endurance",
        conditions.HasEndurance,
        relation=values.OR_LESS,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:points} or more endurance",
        conditions.HasEndurance,
        relation=values.OR_MORE,
    ),
    Pattern("simple_condition", "{who:anyone} [has|have] the initiative", conditions.HasInitiative),
    Pattern("simple_condition", "you don't have the initiative", Not, condition=conditions.HasInitiative(who.You())),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:several} or fewer cards in hand",
        conditions.HasInHand,
        relation=values.OR_LESS,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] {number:several} or more cards in hand",
        conditions.HasInHand,
        relation=values.OR_MORE,
    ),
    Pattern(
        "simple_condition",
        "{who:anyone} [has|have] no cards in hand",
        conditions.HasInHand,
        relation=values.OR_LESS,
        number=NONE,
    ),
    Pattern("simple_condition", "no other plot twist was played this turn", conditions.PlayedNoOther),
    Pattern("simple_condition", "both named cards were revealed", drawing.AllNamedWereRevealed),
    Pattern("simple_condition", "all named cards were revealed", drawing.AllNamedWereRevealed),
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
    Pattern("simple_condition", "you discarded a {filter:filter/singular}", conditions.WasDiscarded),
    Pattern("simple_condition", "a {filter:filter/singular} was discarded", conditions.WasDiscarded),
    # What cards are
    Pattern("simple_condition", "{noun:definite} is in play", conditions.Is, quality=states.IsInPlay()),
    # ("Use only if ... is in your resource row" is a limit, which asks for revealed cards.)
    Pattern("lying", "{noun:definite} is in your resource row", conditions.Is, quality=states.InYourResourceRow()),
    Pattern("simple_condition", "{noun:definite} [is|are] {quality:being}", conditions.Is),
    Pattern("simple_condition", "{noun:definite} [has|have] {quality:had}", conditions.Is),
    Pattern("simple_condition", "{noun:definite} [has|have] {quality:had_quantity}", conditions.Is),
    Pattern("simple_condition", "{noun:definite} is a {quality:being_a/singular}", conditions.Is),
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
}
