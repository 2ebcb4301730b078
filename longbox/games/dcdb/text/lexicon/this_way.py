"""What is asked of a card that was spoken of, and of what was done this way."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, values
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast, Not

THIS_WAY: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition/about_it",
        "<its cost is|it costs|it has <|a> cost <|of>|it cost|that card's cost is|that card costs|"
        "that card has <|a> cost <|of>> {kind:costing} | "
        "<it is|it's|it was|that card is|that card was> a {kind:kind/singular}",
        conditions.ItIs,
    ),
    Pattern("costing", "{cost:integer} or <greater|more>", values.CostAtLeast, kind=kinds.ANY_CARD),
    Pattern("costing", "{cost:integer}", values.CostExactly, kind=kinds.ANY_CARD),
    Pattern("costing", "{cost:integer} or less", values.CostAtMost, kind=kinds.ANY_CARD),
    Pattern("about_it", "<it is not|it isn't|it was not|it wasn't> a {condition:kind_of_it}", Not),
    Pattern(
        "simple_condition",
        "<it is not|it isn't|it was not|it wasn't|that card is not|that card isn't|that card was not|that card wasn't> "
        "a {condition:kind_of_it}",
        Not,
    ),
    Pattern("kind_of_it", "{kind:kind/singular}", conditions.ItIs),
    Pattern("simple_condition", "its cost is what you named", conditions.ItsCostIsNamed),
    Pattern(
        "simple_condition",
        "it has <the type that you named|the type you named|the named <|card >type|that <|card >type> | "
        "<it is|it's|that card is> <a card |>of the <named <|card >type|type you named>",
        conditions.ItIsOfNamedType,
    ),
    Pattern(
        "simple_condition",
        "they share a <|card >type | they have a <|card >type in common | <both are|they are both|both cards are> "
        "<of |>the same <|card >type",
        conditions.TheyShareAType,
    ),
    Pattern(
        "simple_condition",
        "any foe {amount:foes_without} this way",
        AtLeast,
        least=1,
    ),
    Pattern("simple_condition", "{amount:gained_by_any}", AtLeast, least=1),
    Pattern(
        "gained_by_any",
        "<any|a|at least one> <foe|player|other player|opponent> gained a Weakness this way | "
        "<a|any> Weakness was gained this way",
        counting.SoMuchThisWay,
        how=effects.GAINED,
    ),
    Pattern(
        "foes_without",
        f"<discarded{{how={effects.DISCARDED}}}|revealed{{how={effects.REVEALED}}}> no {{kind:kind/singular}}",
        effects.FoesWhoDidNot,
    ),
    Pattern(
        "foes_without",
        f"put no {{kind:kind/singular}} there{{how={effects.PUT}}}",
        effects.FoesWhoDidNot,
    ),
    Pattern(
        "foes_without",
        f"gained no Weakness{{how={effects.GAINED}}}",
        effects.FoesWhoDidNot,
        kind=kinds.ANY_CARD,
    ),
    Pattern("simple_condition/about_it", "its cost is {parity:parity}", conditions.ItsCostIs),
    Pattern("parity", " | ".join(conditions.PARITIES), str),
    Pattern("simple_condition", "{word:called} <is|was> a {kind:kind/singular}", conditions.CardIs),
    Pattern("simple_condition", "{word:called} <is|was> not a {kind:kind/singular}", conditions.CardIsNot),
    Pattern("simple_condition", "{word:called} <has <|a> cost <|of>|costs|cost> {kind:costing}", conditions.CardIs),
    Pattern("called", " | ".join(conditions.CALLED), str),
    Pattern(
        "called",
        "<the card you <played|play><| this way>|the card played this way>{=the card played} | "
        "<the card you <destroyed|destroy><| this way>|the card destroyed this way>{=the destroyed card} | "
        "<the card you <discarded|discard><| this way>|the card discarded this way>{=the discarded card} | "
        "<the card you <revealed|reveal><| this way>|the card revealed this way>{=the revealed card} | "
        "<the drawn card|the card you <drew|draw><| this way>|the card drawn this way>{=the card drawn} | "
        "<the gained card|the card you <gained|gain><| this way>|the card gained this way>{=the card gained}",
        str,
    ),
    Pattern(
        "simple_condition",
        "<a {amount:one_this_way}{least=1}|{least:so_many} {amount:some_this_way}> this way",
        AtLeast,
    ),
    Pattern(
        "one_this_way/some_this_way",
        f"[{{kind:kind/singular}} <was|is>/{{kind:kind/plural}} <were|are>] <discarded{{how={effects.DISCARDED}}}|"
        f"revealed{{how={effects.REVEALED}}}|destroyed{{how={effects.DESTROYED}}}>",
        effects.ThisWay,
    ),
    Pattern("simple_condition", "you {amount:you_did_so} <this way|>", AtLeast, least=1),
    Pattern(
        "you_did_so",
        f"<discard|discarded>{{how={effects.DISCARDED}}} a {{kind:kind/singular}} | "
        f"<reveal|revealed>{{how={effects.REVEALED}}} a {{kind:kind/singular}} | "
        f"<destroy|destroyed>{{how={effects.DESTROYED}}} a {{kind:kind/singular}}",
        effects.ThisWay,
    ),
    Pattern(
        "simple_condition",
        "you <destroyed {least:so_many} {amount:some_destroyed}|discarded {least:so_many} {amount:some_discarded}|"
        "put {least:so_many} {amount:some_put}> <this way|> | "
        "you put {least:so_many} {amount:some_put} there",
        AtLeast,
    ),
    Pattern(
        "simple_condition",
        "you put {least:so_many} <there|this way|>",
        AtLeast,
        amount=effects.ThisWay(kinds.ANY_CARD, counting.MOVED_CARDS),
    ),
    Pattern("some_destroyed", "{kind:kind/plural}", effects.ThisWay, how=effects.DESTROYED),
    Pattern("some_discarded", "{kind:kind/plural}", effects.ThisWay, how=effects.DISCARDED),
    Pattern("some_put", "{kind:kind/plural}", effects.ThisWay, how=counting.MOVED_CARDS),
    Pattern(
        "simple_condition",
        "<you draw|you drew|you've drawn> a {kind:kind/singular} this way",
        conditions.CardIs,
        word="the card drawn",
    ),
    Pattern("none_this_way", "{amount:some_this_way}", AtLeast, least=1),
    Pattern("simple_condition", "no {condition:none_this_way} this way", Not),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "foes_without": "foes who did not do something",
    "gained_by_any": "gained a Weakness",
    "you_did_so": "what was done",
    "none_this_way": "a kind of card",
    "about_it": "what a card is",
    "parity": "even or odd",
    "called": "what a card is called",
    "one_this_way": "a kind of card",
    "some_this_way": "a kind of card",
    "some_destroyed": "a kind of card",
    "some_discarded": "a kind of card",
    "some_put": "a kind of card",
    "costing": "a cost",
    "kind_of_it": "a kind of card",
}
