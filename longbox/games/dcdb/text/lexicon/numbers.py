"""Numbers that are counted then, alone and together: "the number of ...", "twice ...", "1 plus ...", and an X for "
"them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import places, values
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import costs, counting, for_you, where_x
from longbox.games.dcdb.text.lexicon.nouns import UP_TO
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.amounts import Difference, Fixed, Halved, LessThan, NoMoreThan, Plus, Times, X
from longbox.texts.sequences import Sequence

SIMPLE: Final = "{amount:[simple/their_simple]}"

NUMBERS: Final[tuple[Pattern, ...]] = (
    # One number
    Pattern("whole/their_whole", "<its cost|that card's cost|the cost of <it|that card>>", effects.ItsCost),
    Pattern("whole/their_whole", "<the cost of {word:called}|{word:called}'s cost>", costs.CostOfCalled),
    Pattern("whole/their_whole", "its VP", effects.ItsPoints),
    Pattern("whole", "{amount:apart}", None),
    Pattern("apart", "the cost of the top card of your discard pile", costs.CostOfTop),
    Pattern(
        "apart/their_whole",
        "the {which:extreme} cost among {kind:kind/plural} in {place:[place/their_place]}",
        costs.ExtremeCostIn,
    ),
    Pattern(
        "apart",
        "the {which:extreme} cost among {kind:kind/plural} you control",
        costs.ExtremeCostIn,
        place=places.Controlled(),
    ),
    Pattern(
        "apart/their_whole",
        "the total cost of <|the >{kind:kind/plural} in {place:[place/their_place]}",
        costs.TotalCostIn,
    ),
    Pattern(
        "apart",
        "the total cost of <|the >{kind:kind/plural} you control",
        costs.TotalCostIn,
        place=places.Controlled(),
    ),
    Pattern("simple/their_simple", "{amount:[whole/their_whole]}", None),
    Pattern("simple/their_simple", "the number of {amount:[numbered/their_numbered]}", None),
    Pattern("their_simple", "{amount:apart}", for_you.CountedForYou),
    Pattern("apart_from_it", "the number of {amount:numbered} | {amount:apart}", None),
    # Numbers made of others
    Pattern("measured/their_measured", SIMPLE, None),
    Pattern(
        "measured/their_measured",
        f"half {SIMPLE}, rounded <up{{up=True}}|down{{up=False}}> | "
        f"half {SIMPLE} <(rounded up){{up=True}}|(rounded down){{up=False}}|rounded up{{up=True}}|"
        "rounded down{up=False}> | "
        f"{SIMPLE} divided by <two|2>, rounded <up{{up=True}}|down{{up=False}}>",
        Halved,
    ),
    Pattern(
        "measured/their_measured",
        "<twice|double|two times> {each:[simple/their_simple]}{amount=two} | "
        "three times {each:[simple/their_simple]}{amount=three}",
        Times,
        amount={"two": Fixed(2), "three": Fixed(3)},
    ),
    Pattern(
        "measured/their_measured",
        "{amount:in_digits} plus {other:[simple/their_simple]} | "
        "{amount:in_digits} more than {other:[simple/their_simple]} | "
        "{other:[simple/their_simple]} plus {amount:in_digits}",
        Plus,
    ),
    Pattern("measured/their_measured", f"{SIMPLE} plus {{other:[simple/their_simple]}}", Plus),
    Pattern(
        "measured/their_measured",
        f"the difference between {SIMPLE} and {{other:[simple/their_simple]}}",
        Difference,
    ),
    Pattern(
        "measured/their_measured",
        f"{SIMPLE} minus <{{other:in_digits}}|{{other:[simple/their_simple]}}> | "
        "{other:in_digits} less than {amount:[simple/their_simple]}",
        LessThan,
    ),
    Pattern("limited", f"{{amount:measured}}{UP_TO}", NoMoreThan),
    Pattern("equal_to", "{amount:measured} | {amount:limited}", None),
    # X
    Pattern("effect", "{effect:with_x}, where X is {amount:equal_to}", where_x.WhereXIs),
    Pattern("deed", "{effect:act_with_x}, where X is {amount:their_measured}", where_x.WhereXIs),
    Pattern("with_x", "{effect:yours}", None),
    Pattern("with_x", "{effects:yours+and}", Sequence),
    Pattern("act_with_x", "{effect:act}", None),
    Pattern("act_with_x", "{effects:act+and}", Sequence),
    Pattern("amount", "X {plural}", X),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> X or less",
        values.CostBesideAmount,
        relation=comparing.OR_LESS,
        beyond=0,
        amount=X(),
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> X or <greater|more>",
        values.CostBesideAmount,
        relation=comparing.OR_MORE,
        beyond=0,
        amount=X(),
    ),
    # Compared
    Pattern(
        "simple_condition",
        f"{{amount:apart_from_it}} is <{{number:integer}} or <more|greater>{{relation={comparing.OR_MORE}}}|"
        f"{{number:integer}} or <less|fewer>{{relation={comparing.OR_LESS}}}|"
        f"exactly {{number:integer}}{{relation={comparing.EXACTLY}}}|"
        f"<greater|more> than {{number:integer}}{{relation={comparing.MORE}}}|"
        f"<less|fewer|lower> than {{number:integer}}{{relation={comparing.LESS}}}>",
        conditions.AmountIs,
    ),
    Pattern(
        "simple_condition",
        f"{{amount:simple}} is <<greater|more|higher> than{{relation={comparing.MORE}}}|"
        f"<less|fewer|lower> than{{relation={comparing.LESS}}}|"
        f"<equal to|the same as>{{relation={comparing.EXACTLY}}}|"
        f"<greater|more> than or equal to{{relation={comparing.OR_MORE}}}|"
        f"<less|fewer> than or equal to{{relation={comparing.OR_LESS}}}> {{other:simple}}",
        conditions.AmountsAre,
    ),
    Pattern(
        "simple_condition",
        f"you control <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:controlled}} "
        f"than "
        "{other:controlled} | "
        f"<you have|you|you've> played <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> "
        "{amount:so_many_played} than {other:so_many_played} this turn | "
        f"you own <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:owned}} than "
        "{other:owned}",
        conditions.AmountsAre,
    ),
    Pattern(
        "simple_condition",
        f"<you have|there are> <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> "
        f"{{kind:kind/plural}} "
        "than {other_kind:kind/plural} in {place:place} | "
        f"<you have|there are> <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> "
        f"{{kind:kind/plural}} "
        "in {place:place} than {other_kind:kind/plural}",
        conditions.MoreOfOneKind,
    ),
    # What else is counted
    Pattern(
        "counted/numbered",
        "[card/cards] <you have|you|you've> drawn this turn",
        counting.DrawnThisTurn,
    ),
    Pattern("counted/numbered", "empty [slot/slots] in the Line-Up", counting.EmptySlots),
    Pattern("counted/numbered", "[card/cards] in your deck", counting.CardsInDeck),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] <<your |>foes control|your opponents control|controlled by <your "
        "|>foes>",
        counting.CardsOfFoes,
    ),
    Pattern(
        "counted/numbered",
        "[foe <who controls|with>/foes <who control|with>] a {kind:kind/singular} <|in play>",
        counting.FoesControlling,
    ),
    Pattern(
        "numbered/their_numbered",
        f"different costs among {{kind:kind/plural}} in "
        f"{{place:[place/their_place]}}{{what={effects.DIFFERENT_COSTS}}} | "
        f"different card types among {{kind:kind/plural}} in "
        f"{{place:[place/their_place]}}{{what={effects.DIFFERENT_TYPES}}} | "
        f"different names among {{kind:kind/plural}} in "
        f"{{place:[place/their_place]}}{{what={effects.DIFFERENT_NAMES}}} | "
        f"different {{kind:kind/plural}} in {{place:[place/their_place]}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
    ),
    Pattern(
        "counted/numbered",
        f"different [cost/costs] among {{kind:kind/plural}} you control{{what={effects.DIFFERENT_COSTS}}} | "
        f"different [name/names] among {{kind:kind/plural}} you control{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Controlled(),
    ),
    Pattern(
        "numbered/their_numbered",
        f"{{kind:kind/plural}} discarded this way{{how={effects.DISCARDED}}} | "
        f"{{kind:kind/plural}} destroyed this way{{how={effects.DESTROYED}}} | "
        f"{{kind:kind/plural}} revealed this way{{how={effects.REVEALED}}} | "
        f"{{kind:kind/plural}} <put there|<put|returned|moved> this way>{{how={counting.MOVED_CARDS}}}",
        effects.ThisWay,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "whole": "a number",
    "their_whole": "a number",
    "apart": "a number",
    "apart_from_it": "a number",
    "simple": "a number",
    "their_simple": "a number",
    "measured": "a number",
    "their_measured": "a number",
    "limited": "a number",
    "equal_to": "a number",
    "with_x": "something to do",
    "act_with_x": "what they do",
}
