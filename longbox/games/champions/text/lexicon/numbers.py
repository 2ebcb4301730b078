"""The words for numbers that are made of others, and for those of several cards."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import amounts
from longbox.games.champions.text.effects.encounter_schemes import ThreatOn
from longbox.games.champions.text.filters import This
from longbox.games.champions.text.lexicon.nouns import THINGS_DONE
from longbox.language import Pattern
from longbox.texts.amounts import Difference, Fixed, Halved, LessThan, NoMoreThan, Plus, SetsOf, Times

MEASURED: Final = tuple([done for done in THINGS_DONE if done not in ("threat moved", "card discarded")])
"""What is done "this way" to an amount."""

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("quantity", "{amount:single}", None),
    Pattern(
        "quantity",
        "{amount:plain} more than {other:single} | {amount:single} plus {other:single}",
        Plus,
    ),
    Pattern(
        "quantity",
        "{amount:single} <minus|less> {other:single} | {other:plain} <less|fewer> than {amount:single}",
        LessThan,
    ),
    Pattern("quantity", "<twice|double|two times|2 times> {each:single}", Times, amount=Fixed(2)),
    Pattern("quantity", "<three times|3 times|triple> {each:single}", Times, amount=Fixed(3)),
    Pattern(
        "quantity",
        "half <|of> {amount:single}<,| (> rounded <up{up=True}|down{up=False}><|)>",
        Halved,
    ),
    Pattern("quantity", "the difference between {amount:single} and {other:single}", Difference),
    # A number that the text says of X alone can be limited there; elsewhere it is what is done that is.
    Pattern("limited", "{amount:quantity}", None),
    Pattern(
        "limited",
        "{amount:quantity} (<to a maximum of|maximum<| of>|max|up to> {most:integer}) | "
        "{amount:quantity}, <up |>to a maximum of {most:integer}",
        NoMoreThan,
    ),
    Pattern(
        "single", "the number of players{form=} | the number of players in {form:form_name} form", amounts.PlayersThere
    ),
    Pattern(
        "single",
        "the number of {what:cards_done} | the amount of {what:much_done} | the {what:much_done}",
        amounts.ThisWay,
    ),
    Pattern("cards_done", "cards discarded this way{=card discarded}", str),
    Pattern("single", "the amount of damage prevented", amounts.ThisWay, what="damage prevented"),
    Pattern("single", "the amount of threat prevented", amounts.ThisWay, what="threat prevented"),
    Pattern("much_done", " | ".join([f"{done} this way{{={done}}}" for done in MEASURED]), str),
    Pattern("single", "the <highest|greatest> {measure:level} among {filter:filter/plural}", amounts.MostAmong),
    Pattern("single", "the lowest {measure:level} among {filter:filter/plural}", amounts.LeastAmong),
    Pattern(
        "single",
        "the <total|combined> {measure:level} <of|among> {filter:filter/plural} | "
        "the <total|combined> <|amount of> {measure:much_of} on {filter:filter/plural}",
        amounts.TotalOf,
    ),
    Pattern(
        "single/counted",
        "[the number of {resource:resource} resources/{resource:resource} resource] "
        "<spent|paid|used|you <spent|paid|used>> <to <play|pay for> this <card|event>|for this <card|event>|this way>",
        amounts.PaidOf,
    ),
    Pattern(
        "single/counted/any_counters",
        "[the number of counters <on <this card|it>|here>/counter <on <this card|it>|here>/"
        "counters <|on it|left on it|left>]",
        amounts.AllCountersHere,
    ),
    Pattern(
        "counted", "damage <on {filter:definite}|{filter:definite} [has|have] <sustained|taken>>", amounts.SustainedBy
    ),
    Pattern("counted", "threat <on {filter:definite}|here>", ThreatOn, filter=This()),
    Pattern("counted", "{number:integer} <{amount:things}|{amount:lying_in}>", SetsOf),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "limited": "what a number is",
    "cards_done": "what was done",
    "much_done": "what was done",
    "any_counters": "counters",
}
