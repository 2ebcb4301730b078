"""The words for costs."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text import costs, definite, object_costs
from longbox.games.vs.text.amounts import Fixed
from longbox.language import Pattern

ONE: Final = Fixed(1)

OF_OBJECTS: Final[dict[str, type[object_costs.OfObjects]]] = {
    "exhaust {}": object_costs.ExhaustObjects,
    "KO {}": object_costs.KoObjects,
    "stun {}": object_costs.StunObjects,
    "return {} to its owner's hand": object_costs.ReturnObjects,
    "remove {} from the game": object_costs.RemoveObjects,
    "replace {}": object_costs.ReplaceObjects,
    "turn {} face down": object_costs.TurnObjectsDown,
}
OF_NAMED: Final[dict[str, type[object_costs.OfNamed]]] = {
    "exhaust {}": object_costs.ExhaustNamed,
    "KO {}": object_costs.KoNamed,
    "stun {}": object_costs.StunNamed,
    "return {} to its owner's hand": object_costs.ReturnNamed,
    "remove {} from the game": object_costs.RemoveNamed,
    "replace {}": object_costs.ReplaceNamed,
}
SEVERAL: Final = "{number:several} {filter:filter/plural}"
ANOTHER: Final = "another {filter:other/singular}"
SINGLE: Final = "a {filter:filter/singular}"

COSTS: Final[tuple[Pattern, ...]] = (
    Pattern("costs", "{cost:cost}", None),
    Pattern("costs", "{first:cost}, {rest:costs}", costs.Costs),
    Pattern("costs", "{first:cost} and {rest:cost}", costs.Costs),
    Pattern("cost", "activate", costs.Activate),
    Pattern("cost", "free", costs.Free),
    Pattern("cost", "pay {amount:points} endurance", costs.PayEndurance),
    Pattern("cost", "pay 1 resource point", costs.PayPoints, amount=ONE),
    Pattern("cost", "pay {amount:points} resource points", costs.PayPoints),
    *[Pattern("cost", words.replace("{}", ANOTHER), meaning, number=ONE) for words, meaning in OF_OBJECTS.items()],
    *[Pattern("cost", words.replace("{}", SINGLE), meaning, number=ONE) for words, meaning in OF_OBJECTS.items()],
    *[
        Pattern("cost", words.replace("{}", SEVERAL).replace("its owner's hand", "their owners' hands"), meaning)
        for words, meaning in OF_OBJECTS.items()
    ],
    Pattern("cost", "return him to his owner's hand", object_costs.ReturnNamed, noun=definite.It("him")),
    Pattern("cost", "return her to her owner's hand", object_costs.ReturnNamed, noun=definite.It("her")),
    *[Pattern("cost", words.replace("{}", "{noun:definite}"), meaning) for words, meaning in OF_NAMED.items()],
    Pattern("cost", "put {noun:definite} on the bottom of your deck", object_costs.PutNamedOnDeck, on_top=False),
    Pattern("cost", "put {noun:definite} on top of your deck", object_costs.PutNamedOnDeck, on_top=True),
    Pattern("cost", "discard {noun:definite}", costs.DiscardThis),
    Pattern("cost", "reveal {noun:definite}", costs.RevealThis),
    Pattern("cost", "discard a {filter:filter/singular}", costs.DiscardCards, number=ONE),
    Pattern("cost", "discard {number:several} {filter:filter/plural}", costs.DiscardCards),
    Pattern(
        "cost",
        "discard {first:cards_to_discard} or {second:cards_to_discard}",
        costs.EitherCost,
    ),
    Pattern("cards_to_discard", "one {filter:filter/singular}", costs.DiscardCards, number=ONE),
    Pattern("cards_to_discard", "{number:several} {filter:filter/plural}", costs.DiscardCards),
    Pattern("cost", "discard up to {most:several} {filter:filter/plural}", costs.DiscardUpTo),
    Pattern("cost", "reveal a {filter:filter/singular} from your hand", costs.RevealFromHand, number=ONE),
    Pattern(
        "cost", "remove from the game a {filter:filter/singular} in your KO'd pile", costs.RemoveFromKoPile, number=ONE
    ),
    Pattern(
        "cost", "remove a {filter:filter/singular} in your KO'd pile from the game", costs.RemoveFromKoPile, number=ONE
    ),
    Pattern(
        "cost", "remove {number:several} {filter:filter/plural} in your KO'd pile from the game", costs.RemoveFromKoPile
    ),
    Pattern(
        "cost", "remove {number:number_words} {counter:word} counter(s) from {noun:definite}", costs.RemoveCounters
    ),
    Pattern("number_words", "{value:number}", Fixed),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "costs": "a cost",
    "cost": "a cost",
    "cards_to_discard": "cards to discard",
    "number_words": "a number",
}
