"""What is asked: what somebody has, has played or has gained."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places, values
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.games.dcdb.text.lexicon.nouns import BOUGHT_OR_GAINED
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts import comparing
from longbox.texts.conditions import AtLeast, Not

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition",
        "you control <{amount:one_controlled}|{least:so_many_done} {amount:controlled}>",
        AtLeast,
        least=1,
    ),
    Pattern("one_controlled/controlled", "[a {kind:kind/singular}/{kind:kind/plural}]", effects.CardsControlled),
    Pattern(
        "simple_condition",
        "you control <another {amount:another_controlled}{least=1}|{least:so_many} other {amount:others_controlled}>",
        AtLeast,
    ),
    Pattern(
        "another_controlled/others_controlled", "[{kind:kind/singular}/{kind:kind/plural}]", effects.OthersControlled
    ),
    Pattern(
        "simple_condition",
        "you own <{amount:one_owned}{least=1}|{least:so_many} {amount:owned}>",
        AtLeast,
    ),
    Pattern("one_owned/owned", "[a {kind:kind/singular}/{kind:kind/plural}]", effects.CardsIn, place=places.Owned()),
    Pattern("simple_condition", "you own {least:so_many} {amount:unlike_owned}", AtLeast),
    Pattern(
        "unlike_owned",
        f"{{kind:kind/plural}} with different <costs{{what={effects.DIFFERENT_COSTS}}}|"
        f"names{{what={effects.DIFFERENT_NAMES}}}> | different {{kind:kind/plural}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Owned(),
    ),
    Pattern("simple_condition", "you control {least:so_many} copies of one card", AtLeast, amount=effects.MostAlike()),
    Pattern(
        "simple_condition/held",
        "[you have /]{least:so_many} VP | [you have /]<a|any|at least one> VP{least=1}",
        AtLeast,
        amount=effects.VPHeld(),
    ),
    Pattern(
        "simple_condition",
        "you control {least:so_many_done} different {amount:different_controlled}",
        AtLeast,
    ),
    Pattern(
        "different_controlled",
        f"{{kind:kind/plural}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Controlled(),
    ),
    Pattern(
        "simple_condition",
        "you control cards of {least:so_many} different types | you control {least:so_many} different card types",
        AtLeast,
        amount=effects.DifferentIn(effects.DIFFERENT_TYPES, kinds.ANY_CARD, places.Controlled()),
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> played {least:so_many_done} "
        "{amount:unlike_played} this turn",
        AtLeast,
    ),
    Pattern(
        "unlike_played",
        f"{{kind:kind/plural}} with different <costs{{what={effects.DIFFERENT_COSTS}}}|"
        f"names{{what={effects.DIFFERENT_NAMES}}}>",
        effects.DifferentPlayed,
    ),
    Pattern("simple_condition", "there are {least:so_many} different card types in {amount:types_in}", AtLeast),
    Pattern(
        "types_in",
        f"{{place:place}}{{what={effects.DIFFERENT_TYPES}}}",
        effects.DifferentIn,
        kind=kinds.ANY_CARD,
    ),
    Pattern(
        "simple_condition",
        "you have played {least:so_many_done} different {amount:types_played} this turn | "
        "<you have|you've|you> played cards of {least:so_many_done} different {amount:types_so_played} this turn",
        AtLeast,
    ),
    Pattern(
        "types_played",
        f"card types{{what={effects.DIFFERENT_TYPES}}}",
        effects.DifferentPlayed,
        kind=kinds.ANY_CARD,
    ),
    Pattern("types_so_played", "types", effects.DifferentPlayed, what=effects.DIFFERENT_TYPES, kind=kinds.ANY_CARD),
    Pattern(
        "simple_condition",
        "another card of its cost was played this turn",
        conditions.PlayedAnotherOfItsCost,
    ),
    Pattern("simple_condition", "your discard pile is empty", conditions.DiscardPileEmpty),
    Pattern("simple_condition", "your deck is empty", conditions.DeckEmpty),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> destroyed "
        "<a {amount:one_destroyed}{least=1}|{least:so_many_done} {amount:so_many_destroyed}> this turn",
        AtLeast,
    ),
    Pattern("one_destroyed/so_many_destroyed", "[{kind:kind/singular}/{kind:kind/plural}]", counting.DestroyedThisTurn),
    Pattern("deed_of_turn", "<destroyed|destroy> <a|any> {amount:one_destroyed}", AtLeast, least=1),
    Pattern("deed_of_turn", "<destroyed|destroy> any {amount:so_many_destroyed}", AtLeast, least=1),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> {condition:none_in_turn} this turn",
        Not,
    ),
    Pattern("none_in_turn", "played no {amount:so_many_played}", AtLeast, least=1),
    Pattern("none_in_turn", "destroyed no {amount:so_many_destroyed}", AtLeast, least=1),
    Pattern(
        "none_in_turn",
        "<bought or gained|gained or bought|bought and gained> no {amount:so_many_gained}",
        AtLeast,
        least=1,
    ),
    Pattern("none_in_turn", "bought no {amount:bought}", AtLeast, least=1),
    Pattern("none_in_turn", "gained no {amount:gained}", AtLeast, least=1),
    Pattern(
        "simple_condition",
        "this is the {number:ordinal} card <you have played|you play|you played|you've played> this turn",
        conditions.IsCardPlayed,
    ),
    Pattern(
        "simple_condition",
        "this is the <only card{condition=any}|<only|first> {condition:others_like_it}> "
        "<you have played|you've played|you play|you played> this "
        "turn",
        Not,
        condition={"any": AtLeast(effects.OthersPlayed(kinds.ANY_CARD), 1)},
    ),
    Pattern("others_like_it", "{amount:others_of_kind}", AtLeast, least=1),
    Pattern("others_of_kind", "{kind:narrow/singular}", effects.OthersPlayed),
    Pattern(
        "simple_condition",
        "you <have not|haven't|did not|didn't> {condition:deed_of_turn} <this turn|yet this turn>",
        Not,
    ),
    Pattern(
        "deed_of_turn",
        "<played|play> <a|any> <{amount:one_played}|{amount:so_many_played}>",
        AtLeast,
        least=1,
    ),
    Pattern(
        "deed_of_turn",
        "<<bought or gained|buy or gain> <a|any> <{amount:one_gained}|{amount:so_many_gained}>|{amount:got_by_you}>",
        AtLeast,
        least=1,
    ),
    Pattern(
        "got_by_you",
        f"<bought|buy>{{how={BUY}}} <a {{kind:kind/singular}}|any {{kind:kind/plural}}> | "
        f"<gained|gain>{{how={GAIN}}} <a {{kind:kind/singular}}|any {{kind:kind/plural}}> | "
        f"<defeated|defeat>{{how={BUY}}} a {{kind:defeated/singular}}",
        counting.GotThisTurn,
    ),
    Pattern("deed_of_turn", "<drawn|draw> <a card|any cards|cards>", AtLeast, amount=counting.DrawnThisTurn(), least=1),
    Pattern(
        "deed_of_turn",
        "<discarded|discard> <a card|any cards|cards>",
        AtLeast,
        amount=effects.DiscardedThisTurn(),
        least=1,
    ),
    Pattern("simple_condition", "you have drawn a card this turn", AtLeast, amount=counting.DrawnThisTurn(), least=1),
    Pattern(
        "simple_condition",
        f"you <have <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:compared}}|"
        f"control <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:controlled}}> "
        "than <<each|every> <foe|other player>|all <foes|other players>|each of your foes|all <|of >your foes>",
        conditions.Compared,
    ),
    Pattern("compared", "VP", effects.VPHeld),
    Pattern("compared", "{kind:kind/plural} in {place:your_cards}", effects.CardsIn),
    Pattern("they_have", "VP", effects.VPHeld),
    Pattern("they_have", "{kind:kind/plural} in {place:their_cards}", effects.CardsIn),
    Pattern("ordinal", named({word: number for number, word in enumerate(ORDINALS, 1)}), str),
    Pattern(
        "simple_condition",
        "you have already played {least:number} other {amount:others_played} this turn | "
        "<you have|you|you've|you have already|you've already|you already> played "
        "<another {amount:one_other_played}{least=1}|{least:so_many} other {amount:others_played/plural}> this turn",
        AtLeast,
    ),
    Pattern("others_played/one_other_played", "[{kind:kind}/{kind:kind/singular}]", effects.OthersPlayed),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> played <a "
        "{amount:one_played}{least=1}|{least:so_many_done} {amount:so_many_played}> "
        "this turn",
        AtLeast,
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've> played {amount:costs_played} with a total cost of {least:integer} or more this turn",
        AtLeast,
    ),
    Pattern("costs_played", "{kind:sort/plural}", effects.CostPlayed),
    Pattern("one_played/so_many_played", "[{kind:kind/singular}/{kind:kind/plural}]", effects.PlayedThisTurn),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> <bought or gained|gained or bought> "
        "<a {amount:one_gained}{least=1}|{least:so_many_done} {amount:so_many_gained}> this turn",
        AtLeast,
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> {amount:got_one} this turn",
        AtLeast,
        least=1,
    ),
    Pattern(
        "got_one",
        f"{BOUGHT_OR_GAINED} a {{kind:kind/singular}} | defeated a {{kind:defeated/singular}}{{how={BUY}}}",
        counting.GotThisTurn,
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> <bought {least:so_many_done} "
        "{amount:bought}|gained {least:so_many_done} {amount:gained}> this "
        "turn",
        AtLeast,
    ),
    Pattern("bought", "{kind:kind/plural}", counting.GotThisTurn, how=BUY),
    Pattern("gained", "{kind:kind/plural}", counting.GotThisTurn, how=GAIN),
    Pattern("one_gained/so_many_gained", "[{kind:kind/singular}/{kind:kind/plural}]", effects.GainedThisTurn),
    Pattern(
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> played <|both >{kinds:a_kind+and} <|both "
        ">this turn",
        conditions.PlayedEach,
    ),
    Pattern("a_kind", "a {kind:type/singular}", None),
    Pattern(
        "simple_condition/held",
        f"[you have/] <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"{{number:number}} or fewer {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}|"
        f"exactly {{number:count}} {{kind:kind}}{{relation={comparing.EXACTLY}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> in {{place:[your_cards/their_cards]}}",
        conditions.HasIn,
    ),
    Pattern("your_cards/their_cards", "<[your/their] |>hand", places.Hand),
    Pattern("your_cards/their_cards", "[your/their] discard pile", places.DiscardPile),
    Pattern("your_cards/their_cards", "the pile under [your/their] Super Hero", places.UnderHero),
    Pattern(
        "simple_condition",
        f"there <is a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}|"
        f"are {{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"are no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"are {{number:number}} or fewer {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}|"
        f"are exactly {{number:count}} {{kind:kind}}{{relation={comparing.EXACTLY}}}|"
        f"are <fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"are more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}> {{place:lying}}",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        f"you have <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> in {{place:further}}",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        f"{{place:holder}} <has|contains> <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> <|in it>",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        "there is another {kind:kind/singular} {place:lying} | "
        "you have another {kind:kind/singular} in {place:among_yours}",
        conditions.HasAnotherIn,
    ),
    Pattern("lying", "{place:middle}", None),
    Pattern("lying", "in {place:place}", None),
    Pattern("lying", "in play", places.AllInPlay),
    Pattern("lying", "under your Super Hero", places.UnderHero),
    Pattern("middle", "in the Line-Up", places.LineUp),
    Pattern("middle", "on top of the Super-Villain stack", places.TopSuperVillain),
    Pattern("among_yours", "{place:your_cards}", None),
    Pattern("further", "your hand <or|and/or> discard pile", places.HandOrDiscardPile),
    Pattern("further", "your play area", places.InPlay),
    Pattern("further", "play", places.Controlled),
    Pattern("holder", "the Line-Up", places.LineUp),
    Pattern("holder", "your hand", places.Hand),
    Pattern("holder", "your discard pile", places.DiscardPile),
    Pattern("holder", "the destroyed pile", places.DestroyedPile),
    # What foes have
    Pattern(
        "simple_condition",
        "<a|any> foe has {amount:foes_so}{least=1} | {least:so_many} foes have {amount:foes_so}",
        AtLeast,
    ),
    Pattern("foes_so", "{condition:held}", counting.FoesHolding),
    Pattern("simple_condition", "no foe has {condition:some_foes_so}", Not),
    Pattern("some_foes_so", "{amount:foes_so}", AtLeast, least=1),
    Pattern("simple_condition", "<each|every> foe has {condition:held}", conditions.EachFoeHas),
    Pattern(
        "held",
        f"<more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:they_have}} than you",
        conditions.ThanYou,
    ),
    Pattern(
        "simple_condition", "you have <{least:integer} or more|at least {least:integer}> Power", conditions.HasPower
    ),
    Pattern(
        "simple_condition", "the top card of your discard pile is a {kind:kind/singular}", conditions.TopOfDiscardPile
    ),
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
        effects.FoesWithout,
    ),
    Pattern(
        "foes_without",
        f"put no {{kind:kind/singular}} there{{how={effects.PUT}}}",
        effects.FoesWithout,
    ),
    Pattern(
        "foes_without",
        f"gained no Weakness{{how={effects.GAINED}}}",
        effects.FoesWithout,
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
    Pattern(
        "simple_condition",
        "you control no {condition:controlling} | "
        "<you have|you|you've|you have already|you've already|you already> played no other "
        "{condition:others_before} this turn | "
        "no {condition:none_this_way} this way",
        Not,
    ),
    Pattern("none_this_way", "{amount:some_this_way}", AtLeast, least=1),
    Pattern("others_before/controlling", "[{amount:others_played/plural}/{amount:controlled}]", AtLeast, least=1),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "different_controlled": "cards you control",
    "unlike_played": "a kind of card",
    "types_in": "card types",
    "types_played": "card types",
    "types_so_played": "card types",
    "another_controlled": "cards you control",
    "others_controlled": "cards you control",
    "foes_without": "foes who did not do something",
    "gained_by_any": "gained a Weakness",
    "you_did_so": "what was done",
    "none_this_way": "a kind of card",
    "about_it": "what a card is",
    "parity": "even or odd",
    "called": "what a card is called",
    "one_this_way": "a kind of card",
    "some_this_way": "a kind of card",
    "controlling": "a kind of card",
    "others_before": "a kind of card",
    "simple_condition": "a condition",
    "one_owned": "cards you own",
    "owned": "cards you own",
    "unlike_owned": "cards you own",
    "one_controlled": "cards you control",
    "controlled": "cards you control",
    "ordinal": "first, second, ...",
    "deed_of_turn": "what was done in the turn",
    "others_like_it": "a kind of card",
    "others_of_kind": "a kind of card",
    "got_by_you": "a kind of card",
    "compared": "something to count",
    "others_played": "a kind of card",
    "one_other_played": "a kind of card",
    "one_played": "a kind of card",
    "so_many_played": "a kind of card",
    "got_one": "bought or gained a card",
    "bought": "a kind of card",
    "gained": "a kind of card",
    "one_gained": "a kind of card",
    "so_many_gained": "a kind of card",
    "costs_played": "a kind of card",
    "a_kind": "a kind of card",
    "held": "so many cards in a place",
    "your_cards": "cards of yours",
    "their_cards": "cards of theirs",
    "one_destroyed": "a kind of card",
    "so_many_destroyed": "a kind of card",
    "none_in_turn": "what was not done in the turn",
    "middle": "a place in the middle",
    "lying": "where cards lie",
    "among_yours": "cards of yours",
    "further": "cards of yours",
    "holder": "where cards lie",
    "foes_so": "foes who have something",
    "some_foes_so": "foes who have something",
    "they_have": "something to count",
    "some_destroyed": "a kind of card",
    "some_discarded": "a kind of card",
    "some_put": "a kind of card",
    "costing": "a cost",
    "kind_of_it": "a kind of card",
}
