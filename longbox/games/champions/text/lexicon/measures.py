"""The words for what is counted on a card, and for cards that have so much of it, the most or the least."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE
from longbox.games.champions.text import filters, measures, qualities
from longbox.games.champions.text.lexicon.nouns import TYPES
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.filters import AnyCard, Lacks, With

OF_PLAYERS: Final = (ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
MOST: Final = "<highest {measure:level}|most {measure:many_of}|most {measure:much_of}|highest {measure:named}>"
LEAST: Final = (
    "<lowest {measure:level}|<fewest|least> {measure:many_of}|<least|fewest> {measure:much_of}|lowest {measure:named}>"
)

MEASURES: Final[tuple[Pattern, ...]] = (
    # What there is a level of, what there are many or few of, and much or little of
    Pattern("level", "<|printed> cost", measures.PrintedCost),
    Pattern("level", "{value:value/singular}", measures.ValueThere),
    Pattern("level", "printed hit points", measures.PrintedHitPoints),
    Pattern("many_of/named", "[<remaining|> hit points/remaining hit points]", measures.RemainingHitPoints),
    Pattern("many_of/named", "{counter:word} counters", measures.CountersThere),
    Pattern("much_of/named", "damage", measures.DamageThere),
    Pattern("much_of/named", "threat", measures.ThreatThere),
    *[
        Pattern(
            "superlative",
            f"{{filter:filter/singular}} with the {most} <|in play> | "
            f"{cost}{{measure=cost}} {{filter:filter/singular}}",
            meaning,
            measure={"cost": measures.PrintedCost()},
        )
        for most, cost, meaning in (
            (MOST, "<highest cost|highest-cost>", measures.WithMost),
            (LEAST, "<lowest cost|lowest-cost>", measures.WithLeast),
        )
    ],
    Pattern("superlative", f"{{filter:described/singular}} with the {MOST} {{among:among}}", measures.WithMostAmong),
    Pattern("superlative", f"{{filter:described/singular}} with the {LEAST} {{among:among}}", measures.WithLeastAmong),
    *[
        Pattern(
            "filter",
            f"{{filter:filter}} <with <|a> {{measure:level}} <|of> {{number:integer}} or <{less}>|"
            f"with {{number:integer}} or <{fewer}> {{measure:many_of}} <|on <it|them>>|"
            f"with {{number:integer}} or <{less}> {{measure:much_of}} <|on <it|them>>|"
            f"with {{number:integer}} or <{less}> {{measure:level}}|"
            f"<costing|that <costs|cost>>{{measure=cost}} {{number:integer}} or <{less}>>",
            meaning,
            measure={"cost": measures.PrintedCost()},
        )
        for less, fewer, meaning in (
            ("less|fewer", "fewer|less", measures.HasAtMost),
            ("more|greater", "more|greater", measures.HasAtLeast),
        )
    ],
    # What cards have besides, and lack
    Pattern("simple", "{quality:no_type} {filter:noun}", With),
    Pattern("no_type", "non-{quality:one_type}", Lacks),
    Pattern("one_type", f"<{named({each: each for each in OF_PLAYERS}, 'types')}>", filters.OfTypes, types=TYPES),
    Pattern("filter", "{filter:filter} with {quality:borne}", With),
    Pattern("filter", "{filter:filter} without {quality:borne_not}", With),
    Pattern("borne_not", "{quality:lacked}", Lacks),
    Pattern("lacked", "the {label:trait} trait", filters.Labelled, filter=AnyCard()),
    Pattern(
        "borne/lacked", "[{keyword:keyword}/<|the keyword> {keyword:keyword}]", qualities.HasKeyword, filter=AnyCard()
    ),
    Pattern(
        "borne/lacked",
        "[a {attached:noun/singular} attached/<a|any> {attached:noun/singular} attached]",
        qualities.HasAttached,
        filter=AnyCard(),
    ),
    Pattern(
        "borne/lacked",
        "[a {state:status} status card/<a|any> {state:status} status card]",
        filters.InState,
        filter=AnyCard(),
    ),
    Pattern("filter", "{filter:filter} that <is|are> {quality:quality}", With),
    Pattern("filter", "{filter:filter} that <is not|are not|isn't|aren't> {quality:is_not}", With),
    Pattern("is_not", "{quality:quality}", Lacks),
    Pattern("filter", "{filter:filter} attached to a {host:filter/singular}", qualities.AttachedToOne),
    Pattern("filter", "{filter:filter} <other than|except> {exception:definite}", qualities.OtherThan),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "superlative": "a kind of card",
    "level": "what is on a card",
    "many_of": "what lies on a card",
    "much_of": "what lies on a card",
    "named": "what lies on a card",
    "borne": "what a card has",
    "borne_not": "what a card lacks",
    "lacked": "what a card has",
    "no_type": "what a card is not",
    "one_type": "a type of card",
    "is_not": "what a card is not",
}
