"""The words for costs."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.terms import TextAmount
from longbox.games.vs.text import costs, definite, object_costs
from longbox.language import Pattern
from longbox.texts.amounts import Fixed

ONE: Final[TextAmount] = Fixed(1)

OF_OBJECTS: Final[dict[str, type[object_costs.OfObjects]]] = {
    "exhaust {}": object_costs.ExhaustObjects,
    "KO {}": object_costs.KoObjects,
    "stun {}": object_costs.StunObjects,
    "return {} to <[its owner's hand|their owners' hands]|your hand>": object_costs.ReturnObjects,
    "remove {} from the game": object_costs.RemoveObjects,
    "replace {}": object_costs.ReplaceObjects,
    "<turn|flip> {} face down": object_costs.TurnObjectsDown,
}
OF_NAMED: Final[dict[str, type[object_costs.OfNamed]]] = {
    "exhaust {}": object_costs.ExhaustNamed,
    "KO {}": object_costs.KoNamed,
    "stun {}": object_costs.StunNamed,
    "remove {} from the game": object_costs.RemoveNamed,
    "replace {}": object_costs.ReplaceNamed,
}
OBJECTS: Final = "<another {filter:other/singular}|a {filter:filter/singular}|{number:several} {filter:filter/plural}>"

COSTS: Final[tuple[Pattern, ...]] = (
    Pattern("costs", "{cost:cost}", None),
    Pattern("costs", "{first:cost}, {rest:costs} | {first:cost} and {rest:cost}", costs.Costs),
    Pattern("cost", "activate", costs.Activate),
    Pattern("cost", "free", costs.Free),
    Pattern("cost", "pay {amount:points} endurance", costs.PayEndurance),
    Pattern(
        "cost/boost_cost",
        "[pay 1 resource point/{amount:points}] | [pay {amount:points} resource points/]",
        costs.PayPoints,
        amount=ONE,
    ),
    # What can be one of two ways to pay, too
    *[
        Pattern("cost/one_way", words.replace("{}", OBJECTS), meaning, number=ONE)
        for words, meaning in OF_OBJECTS.items()
    ],
    *[Pattern("cost/one_way", words.replace("{}", "{noun:definite}"), meaning) for words, meaning in OF_NAMED.items()],
    Pattern(
        "cost",
        "return <<{noun:his} to his|{noun:her} to her|{noun:definite} to its> owner's|{noun:definite} to your> hand",
        object_costs.ReturnNamed,
    ),
    Pattern("his/her", "[him{word=him}/her{word=her}]", definite.Pronoun),
    Pattern(
        "cost",
        "put {noun:definite} on <the bottom{on_top=False}|top{on_top=True}> of your deck",
        object_costs.PutNamedOnDeck,
    ),
    Pattern("cost", "discard {noun:definite}", costs.DiscardThis),
    Pattern("cost", "reveal {noun:definite} <|from your hand>", costs.RevealThis),
    Pattern(
        "cost/cards_to_discard",
        "<[discard a/one] {filter:filter/singular}|[discard/] {number:several} {filter:filter/plural}> "
        "<|from your hand>",
        costs.DiscardCards,
        number=ONE,
    ),
    Pattern(
        "cost",
        "discard {first:cards_to_discard} or {second:cards_to_discard} | {first:one_way} or {second:one_way}",
        costs.EitherCost,
    ),
    Pattern(
        "one_way",
        "discard <<a|one> {filter:filter/singular}|{number:several} {filter:filter/plural}>",
        costs.DiscardCards,
        number=ONE,
    ),
    Pattern("cost", "discard up to {most:several} {filter:filter/plural}", costs.DiscardUpTo),
    Pattern("cost", "reveal a {filter:filter/singular} from your hand", costs.RevealFromHand, number=ONE),
    Pattern(
        "cost",
        "remove from the game a {filter:filter/singular} in your KO'd pile | "
        "remove <a {filter:filter/singular}|{number:several} {filter:filter/plural}> in your KO'd pile from the game",
        costs.RemoveFromKoPile,
        number=ONE,
    ),
    Pattern("cost", "remove {number:number_words} {counter:word} counter(s) from {noun:definite}", costs.PayCounters),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "costs": "a cost",
    "cost": "a cost",
    "cards_to_discard": "cards to discard",
    "one_way": "a cost",
    "boost_cost": "a number of resource points",
    "his": "a card",
    "her": "a card",
}
