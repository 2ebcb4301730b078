"""The words for what happened earlier this round."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.actions.remembering import (
    BEEN_ATTACKED,
    BOUGHT,
    CAPTURED,
    CLAIMED,
    COMPLETED,
    DEFEATED,
    DISCARDED,
    HEALED,
    HURT,
    KNOCKED_OUT,
    PLAYED,
    RECRUITED,
    SUFFERED,
    SWAYED,
)
from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN
from longbox.games.forever.text import filters, history
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast, Not

WHOM: Final = "{filter:whom}"
THIS_ROUND: Final = "<| yet><| already> this round"
NOT_DONE: Final = "<[has|have] not|[hasn't|haven't]> <|yet >"
NOT_BEFALLEN: Final = "<<[has|have] not|[hasn't|haven't]> <|yet >been|[was|were] not|[wasn't|weren't]>"
BEATEN: Final = f"<knocked out|KO'd>{{={KNOCKED_OUT}}} | captured{{={CAPTURED}}} | defeated{{={DEFEATED}}}"

HISTORY: Final[tuple[Pattern, ...]] = (
    Pattern(
        "deed_done",
        f"<attacked|Attacked>{{={ATTACK}}} | <Threatened|threatened>{{={THREATEN}}} "
        f"| <Rescued|rescued>{{={RESCUE}}} | <suffered|taken> damage{{={HURT}}}",
        str,
    ),
    Pattern(
        "deed_past",
        f"<attacked|Attacked>{{={ATTACK}}} | <Threatened|threatened>{{={THREATEN}}} "
        f"| <Rescued|rescued>{{={RESCUE}}} | <suffered|took> damage{{={HURT}}}",
        str,
    ),
    Pattern(
        "deed_left",
        f"<attack|Attack>{{={ATTACK}}} | <Threaten|threaten>{{={THREATEN}}} "
        f"| <Rescue|rescue>{{={RESCUE}}} | <suffer|take> damage{{={HURT}}}",
        str,
    ),
    Pattern("deed_out", BEATEN, str),
    Pattern("deed_befallen", "{deed:deed_out}", None),
    Pattern(
        "deed_befallen",
        f"<attacked|Attacked>{{={BEEN_ATTACKED}}} | healed{{={HEALED}}} | swayed{{={SWAYED}}} "
        f"| recruited{{={RECRUITED}}} | completed{{={COMPLETED}}} | damaged{{={HURT}}}",
        str,
    ),
    Pattern(
        "deed_acquiring",
        f"recruited{{={RECRUITED}}} | bought{{={BOUGHT}}} | completed{{={COMPLETED}}} "
        f"| played{{={PLAYED}}} | discarded{{={DISCARDED}}}",
        str,
    ),
    # Which cards
    Pattern(
        "filter",
        f"{{filter:simple}} <that|who> [has|have] <|already >{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:simple}} <that|who> {{deed:deed_past}}{THIS_ROUND} "
        f"| {{filter:simple}} <that|who> <[has|have] <|already >been|[was|were]> {{deed:deed_befallen}}{THIS_ROUND} "
        f"| {{filter:simple}} {{deed:deed_befallen}}{THIS_ROUND}",
        history.DidThisRound,
    ),
    Pattern(
        "filter",
        f"{{filter:simple}} <that|who> {NOT_DONE}{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:simple}} <that|who> <did not|didn't> {{deed:deed_left}}{THIS_ROUND} "
        f"| {{filter:simple}} <that|who> {NOT_BEFALLEN} {{deed:deed_befallen}}{THIS_ROUND}",
        history.DidNotThisRound,
    ),
    # Whether it was so
    Pattern("some_card", "a {filter:filter/singular}", None),
    Pattern("some_card", "another {filter:filter/singular}", filters.Other),
    Pattern(
        "simple_condition",
        f"{{filter:some_card}} has <|already >{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:some_card}} {{deed:deed_past}}{THIS_ROUND} "
        f"| {{filter:some_card}} <was|has <|already >been> {{deed:deed_befallen}}{THIS_ROUND}",
        history.HappenedThisRound,
    ),
    Pattern(
        "simple_condition",
        f"{{filter:subject}} has <|already >{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:subject}} {{deed:deed_past}}{THIS_ROUND} "
        f"| {{filter:subject}} <was|has <|already >been> {{deed:deed_befallen}}{THIS_ROUND}",
        history.DidSoThisRound,
    ),
    Pattern("simple_condition", "{condition:did_not}", Not),
    Pattern(
        "did_not",
        f"{{filter:subject}} <has not|hasn't> <|yet >{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:subject}} <did not|didn't> {{deed:deed_left}}{THIS_ROUND} "
        f"| {{filter:subject}} <<has not|hasn't> <|yet >been|was not|wasn't> {{deed:deed_befallen}}{THIS_ROUND} "
        f"| no {{filter:filter/singular}} has {{deed:deed_done}}{THIS_ROUND} "
        f"| no {{filter:filter/singular}} {{deed:deed_past}}{THIS_ROUND} "
        f"| no {{filter:filter/singular}} <was|has been> {{deed:deed_befallen}}{THIS_ROUND}",
        history.HappenedThisRound,
    ),
    Pattern(
        "simple_condition",
        f"you <|have <|already >>{{deed:deed_acquiring}} {{filter:who}}{THIS_ROUND}",
        history.YouDidThisRound,
    ),
    Pattern(
        "simple_condition",
        "<a|an|any|the|your> {kind:players} <|has <|already >>{deed:deed_acquiring} {filter:who} this round",
        history.TheyDidThisRound,
    ),
    Pattern("simple_condition", "<{least:count} or more|at least {least:count}> {amount:done_this_round}", AtLeast),
    Pattern(
        "simple_condition",
        "{amount:claimed_by} <{least:count} or more|at least {least:count}> citizens<| already> this round",
        AtLeast,
    ),
    Pattern("whom", "{filter:definite} | {filter:filter/plural} | a {filter:filter/singular}", None),
    Pattern("claimed_by", "{filter:subject} <has <|already >claimed|claimed>", history.SoMuchThisRound, what=CLAIMED),
    Pattern(
        "done_this_round",
        f"citizens <were|have been> claimed this round | citizens <were|have been> claimed by {WHOM} this round",
        history.SoMuchThisRound,
        what=CLAIMED,
    ),
    Pattern(
        "counted/summand",
        f"[citizen/the number of citizens] claimed this round | [citizen/the number of citizens] {WHOM} claimed this "
        f"round | [citizen/the number of citizens] claimed by {WHOM} this round",
        history.SoMuchThisRound,
        what=CLAIMED,
    ),
    Pattern(
        "counted/summand",
        f"[damage/the <amount of |>damage] suffered this round "
        f"| [damage/the <amount of |>damage] <suffered by {WHOM}|{WHOM} suffered> this round",
        history.SoMuchThisRound,
        what=SUFFERED,
    ),
    Pattern(
        "counted/summand",
        "[/the number of] {filter:simple/[singular/plural]} <a|an|any|the|your> {kind:players} <|has "
        ">{deed:deed_acquiring} this round",
        history.SoManyOfTheirs,
    ),
    Pattern(
        "done_this_round",
        f"{{filter:filter/plural}} have <|already >{{deed:deed_done}}{THIS_ROUND} "
        f"| {{filter:filter/plural}} <were|have <|already >been> {{deed:deed_befallen}}{THIS_ROUND}",
        history.SoManyThisRound,
    ),
    Pattern(
        "counted/summand",
        f"[/the number of] {{filter:simple/[singular/plural]}} you <|have >{{deed:deed_acquiring}}{THIS_ROUND}",
        history.SoManyOfYours,
    ),
    Pattern(
        "counted/quantity",
        "[/the number of] {filter:simple/[singular/plural]} "
        f"<|<that|who> <was|were|has been|have been> >{{deed:deed_out}}{THIS_ROUND}",
        history.SoManyThisRound,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "deed_done": "what was done",
    "deed_past": "what was done",
    "deed_left": "what was not done",
    "deed_out": "what was done to a character",
    "deed_befallen": "what was done to a card",
    "deed_acquiring": "what you did with a card",
    "some_card": "a card",
    "did_not": "what was not so",
    "whom": "who did it",
    "claimed_by": "how many citizens somebody claimed",
    "done_this_round": "what was done",
}
