"""The words for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import amounts, conditions, filters
from longbox.kernel.effects import Not
from longbox.language import Pattern

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("condition", "{target:target} [has|have] the {trait:trait} trait", conditions.HasTrait),
    Pattern("condition", "you paid for this card with a {resource:resource} resource", conditions.PaidWith),
    Pattern("condition", "you paid for this card using a {resource:resource} resource", conditions.PaidWith),
    Pattern("condition", "this is the final step of the sequence", conditions.FinalStep),
    Pattern("condition", "this is the final step of this sequence", conditions.FinalStep),
    Pattern("condition", "you are {name:name}", conditions.YouAre),
    Pattern("condition", "you are in {form:form_name} form", conditions.InForm),
    Pattern("condition", "{filter:definite} [is|are] in play", conditions.IsInPlay),
    Pattern("condition", "{filter:definite} [is|are] still in play", conditions.IsInPlay),
    Pattern("condition", "{condition:absence}", Not),
    Pattern("absence", "{filter:definite} [is|are] not in play", conditions.IsInPlay),
    Pattern("condition", "you control a {filter:yours/singular}", conditions.Exists),
    Pattern("condition", "a {filter:filter/singular} is in play", conditions.Exists),
    Pattern("yours", "{filter:filter}", filters.YouControl),
    Pattern("condition", "you control at least {least:integer} {amount:your_cards}", conditions.AtLeast),
    Pattern("condition", "you control {least:integer} or more {amount:your_cards}", conditions.AtLeast),
    Pattern("your_cards", "{filter:yours/plural}", amounts.CardsInPlay),
    Pattern("condition", "there is a {filter:filter/singular} in play", conditions.Exists),
    Pattern("condition", "there are at least {least:integer} {amount:things}", conditions.AtLeast),
    Pattern("condition", "there are {least:integer} or more {amount:things}", conditions.AtLeast),
    Pattern("condition", "this card has at least {least:integer} {amount:counters}", conditions.AtLeast),
    Pattern("condition", "this card has {least:integer} or more {amount:counters}", conditions.AtLeast),
    Pattern("things", "{filter:filter/plural}", amounts.CardsInPlay),
    Pattern("things", "{amount:counters_there}", None),
    Pattern("counters_there", "{counter:word} counters here", amounts.CountersOn, filter=filters.This()),
    Pattern("counters_there", "{counter:word} counters on {filter:definite}", amounts.CountersOn),
    Pattern("counters", "{counter:word} counters", amounts.CountersOn, filter=filters.This()),
    Pattern("counters", "{counter:word} counters on it", amounts.CountersOn, filter=filters.This()),
    Pattern("condition", "{condition:none_in_play}", Not),
    Pattern("none_in_play", "no {filter:described/plural} are in play", conditions.Exists),
    Pattern("condition", "there are no {condition:lack}", Not),
    Pattern("lack", "{filter:filter/plural} in play", conditions.Exists),
    Pattern("lack", "{amount:counters_there}", conditions.AtLeast, least=1),
    Pattern("condition", "{target:target} [is|are] {filter:being}", conditions.Is),
    Pattern("being", "{filter:quality}", None),
    Pattern("being", "{filters:quality+or}", filters.EitherOf),
    Pattern("quality", "{state:state}", filters.InState, filter=filters.Everything()),
    Pattern("being", "a {filter:filter/singular}", None),
    Pattern("condition", "{filter:definite} is attacking", conditions.IsAttacking),
    Pattern("condition", "{filter:definite} is defending", conditions.IsDefending),
    *[
        Pattern("condition", f"{attack} {defeats} {{whom:who}}", conditions.DefeatedInAct)
        for attack in ("this attack", "that attack")
        for defeats in ("defeats", "defeated")
    ],
    *[
        Pattern("condition", f"that {{whom:labelled/singular}} {defeated}", conditions.DefeatedInAct)
        for defeated in (
            "is defeated",
            "was defeated",
            "is defeated by this attack",
            "was defeated by this attack",
            "is defeated this way",
            "was defeated this way",
        )
    ],
    Pattern("condition", "no threat remains on that scheme", conditions.NoThreatLeft),
    Pattern("condition", "there is no threat on that scheme", conditions.NoThreatLeft),
    Pattern("condition", "you removed the last threat from that scheme", conditions.NoThreatLeft),
    Pattern("condition", "this removes the last threat from that scheme", conditions.NoThreatLeft),
    Pattern("condition", "that scheme is defeated", conditions.NoThreatLeft),
    Pattern("condition", "no {what:deed_done} this way", conditions.NothingThisWay),
    Pattern("deed_done", "cards were discarded", "card discarded"),
    Pattern("deed_done", "damage was dealt", "damage dealt"),
    Pattern("deed_done", "damage was healed", "damage healed"),
    Pattern("deed_done", "threat was removed", "threat removed"),
    Pattern("deed_done", "threat was placed", "threat placed"),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "condition": "a condition",
    "absence": "a condition",
    "yours": "a kind of card",
    "being": "what a card is",
    "quality": "what a card is",
    "your_cards": "cards of yours",
    "things": "something to count",
    "counters": "counters",
    "counters_there": "counters",
    "lack": "what is missing",
    "none_in_play": "a condition",
    "deed_done": "what was done",
}
