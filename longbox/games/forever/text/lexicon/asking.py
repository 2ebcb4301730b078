"""More words for what texts ask: of several cards, of none, of numbers that are compared, of where cards lie."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import amounts, conditions, filters, measures, qualities
from longbox.games.forever.text.moments import STAGES
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.conditions import AtLeast, AtMost, FewerThan, MoreThan, Not
from longbox.texts.filters import AnyCard

IS_NOT: Final = "<is not|isn't>"
MORE: Final = "<more|greater|higher>"
LESS: Final = "<less|fewer|lower>"
COMPLETE: Final = "<are completed|have been completed|are in the Master Plan|are in your Master Plan>"

ASKING: Final[tuple[Pattern, ...]] = (
    # Of a certain card
    Pattern("simple_condition", f"{{who:subject}} {IS_NOT} {{filter:whereabouts}}", conditions.IsNotAmong),
    Pattern(
        "simple_condition",
        "{who:subject} is <the only {filter:filter/singular}|the only one of {filter:yours/plural}>",
        conditions.IsTheOnly,
    ),
    Pattern("simple_condition", "{who:subject} {filter:having}", conditions.IsAmong),
    Pattern(
        "having",
        "has <{least:count} or more|at least {least:count}> {of:value_had} | has {of:value_had} {least:count} or more",
        measures.WithAtLeast,
        filter=AnyCard(),
    ),
    Pattern(
        "having",
        "has <{least:count} or <less|fewer>|at most {least:count}> {of:value_had}",
        measures.WithAtMost,
        filter=AnyCard(),
    ),
    Pattern("having", f"has {MORE} {{of:measure}} than {{whose:definite}}", measures.WithMoreThanHas, filter=AnyCard()),
    Pattern("having", f"has {LESS} {{of:measure}} than {{whose:definite}}", measures.WithLessThanHas, filter=AnyCard()),
    Pattern(
        "having",
        "<is empowered by|has> <{least:count} or more|at least {least:count}> <cards|cards empowering <it|him|her>"
        "|empowering cards>",
        qualities.EmpoweredBy,
        filter=AnyCard(),
    ),
    Pattern("value_had", "current Health | Health | Attack | Threaten | Rescue | Claim", str),
    Pattern(
        "simple_condition",
        "{who:definite} and {whose:beside} are at the same <Location|location>",
        conditions.AreTogether,
    ),
    Pattern("beside", "{filter:definite}", None),
    # Of cards of a kind
    Pattern("simple_condition", "{filter:one_that_is}", conditions.IsAt),
    Pattern("one_that_is", "{filter:some_card} is {state:state}", filters.InState),
    Pattern("simple_condition", "{condition:none_that_is}", Not),
    Pattern("none_that_is", "{filter:one_there}", conditions.IsAt),
    Pattern(
        "one_there",
        "no {filter:filter} <is|are> {state:state} | none of {filter:yours/plural} <is|are> {state:state}",
        filters.InState,
    ),
    Pattern("none_that_is", "no {filter:those_who_stand} <is|are> <at this <Location|location>|here>", conditions.IsAt),
    Pattern(
        "simple_condition",
        "<each {filter:filter/singular} is|all {filter:filter/plural} are|all {filter:yours/plural} are"
        "|all of {filter:yours/plural} are> {other:how_it_is}",
        conditions.AllAre,
    ),
    Pattern("controlled", "another {filter:another_one}", filters.YouControl),
    Pattern("another_one", "{filter:filter/singular}", filters.Other),
    Pattern("none_you_control", "other {filter:other_ones}", filters.YouControl),
    Pattern("other_ones", "{filter:filter}", filters.Other),
    # Of piles and hands
    Pattern("simple_condition", "your discard pile is empty", AtMost, amount=amounts.CardsDiscarded(), most=0),
    Pattern(
        "simple_condition",
        "your deck is empty | you have no cards in your deck",
        AtMost,
        amount=amounts.CardsInDeck(),
        most=0,
    ),
    Pattern("plenty", "cards in your discard pile", amounts.CardsDiscarded),
    Pattern("plenty", "{filter:simple/plural} in your discard pile", amounts.AmongDiscarded),
    Pattern("plenty", "cards in your deck", amounts.CardsInDeck),
    Pattern("plenty", "cards in <the|an|your|each> {kind:players}'s hand", amounts.CardsTheyHold),
    Pattern("simple_condition", "there is a {amount:in_a_pile}", AtLeast, least=1),
    Pattern("in_a_pile", "{filter:simple/singular} in your discard pile", amounts.AmongDiscarded),
    Pattern("in_a_pile", "{filter:simple/singular} in your hand", amounts.AmongHeld),
    Pattern(
        "simple_condition",
        "<{least:count} or more|at least {least:count}> cards are {amount:lying}",
        AtLeast,
    ),
    Pattern("lying", "in your discard pile", amounts.CardsDiscarded),
    Pattern("lying", "in your hand", amounts.CardsHeld),
    Pattern(
        "simple_condition",
        "<the|an|your> {kind:players} has more cards in <hand|their hand> than you<| do| have>",
        conditions.TheyHoldMore,
    ),
    Pattern("simple_condition", "{amount:so_few_held} no cards in <hand|their hand>", AtMost, most=0),
    Pattern(
        "simple_condition",
        "{amount:held_by_them} <{least:count} or more|at least {least:count}> cards in <hand|their hand>",
        AtLeast,
    ),
    Pattern(
        "simple_condition",
        "{amount:so_few_held} <{most:count} or <fewer|less>|at most {most:count}> cards in <hand|their hand>",
        AtMost,
    ),
    Pattern("held_by_them", "<a|an|the|your> {kind:players} has", amounts.MostHeld),
    Pattern("so_few_held", "<a|an|the|your> {kind:players} has", amounts.FewestHeld),
    Pattern(
        "simple_condition",
        f"<{{least:count}} or more|at least {{least:count}}> Schemes {COMPLETE}",
        AtLeast,
        amount=amounts.CompletedSchemes(),
    ),
    # Of numbers
    Pattern(
        "simple_condition", f"{{amount:quantity}} is <{{least:count}} or {MORE}|at least {{least:count}}>", AtLeast
    ),
    Pattern("simple_condition", f"{{amount:quantity}} is <{{most:count}} or {LESS}|at most {{most:count}}>", AtMost),
    Pattern("simple_condition", f"{{amount:quantity}} is {MORE} than {{other:compared}}", MoreThan),
    Pattern("simple_condition", f"{{amount:quantity}} is {LESS} than {{other:compared}}", FewerThan),
    Pattern("simple_condition", "{amount:quantity} is <exactly |>{number:count}", conditions.Exactly),
    Pattern("compared", "{amount:quantity}", None),
    Pattern("compared", "{value:count}", Fixed),
    # Of the round
    Pattern("simple_condition", "it is <the|your> {stage:stage_asked} Stage", conditions.IsInStage),
    Pattern("stage_asked", " | ".join(STAGES), str),
    Pattern("simple_condition", "it is your turn", conditions.IsYourTurn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "having": "what it has",
    "value_had": "what it has",
    "beside": "a certain card",
    "one_that_is": "a kind of card",
    "none_that_is": "what is not so",
    "one_there": "a kind of card",
    "another_one": "a kind of card",
    "other_ones": "a kind of card",
    "in_a_pile": "something to count",
    "lying": "where cards lie",
    "held_by_them": "how many cards they hold",
    "so_few_held": "how few cards they hold",
    "compared": "a number",
    "stage_asked": "a stage of the round",
}
