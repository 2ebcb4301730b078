"""The words for what is done, or is so, unless something else is."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import constants
from longbox.games.forever.text.effects import averting, others, paying
from longbox.games.forever.text.targets import Pronoun
from longbox.language import Pattern
from longbox.texts.conditions import If, Not
from longbox.texts.may import May

AVERTING: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "{effect:effect} unless {condition:is_not_so}.", If),
    Pattern("sentence", "unless {condition:is_not_so}, {effect:effect}.", If),
    Pattern("is_not_so", "{condition:condition}", Not),
    Pattern(
        "conditional",
        "{constant:constant} unless {condition:is_not_so} | unless {condition:is_not_so}, {constant:constant}",
        constants.WhileSo,
    ),
    Pattern(
        "sentence",
        "{effect:effect} unless {price:price}. | unless {price:price}, {effect:effect}.",
        averting.Unless,
    ),
    Pattern("price", "<a|1|one|the|any|your> {kind:players} {effect:price_of_theirs}", others.OneDoes),
    Pattern("price", "each {kind:players} {effect:price_of_theirs}", others.EachDoes),
    Pattern("price", "<that player|they> {effect:price_of_theirs}", others.ThatPlayerDoes),
    Pattern(
        "price",
        "{target:spoken_of_one}'s <controller|player> {effect:price_of_theirs}",
        others.ControllerDoes,
    ),
    Pattern("price", "its <controller|player> {effect:price_of_theirs}", others.ControllerDoes, target=Pronoun()),
    Pattern("price", "you {effect:price_of_yours}", None),
    Pattern("verb/bare/paid", "<[pays/pay/pay]|[spends/spend/spend]> {amount:integer} {word:resource}", paying.Pays),
    Pattern("price_of_theirs", "{effect:verb} | {effect:bare}", May),
    Pattern("price_of_yours", "{effect:paid}", May),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "is_not_so": "what is not so",
    "price": "what somebody does to avert it",
    "price_of_theirs": "what they do to avert it",
    "price_of_yours": "what you do to avert it",
}
