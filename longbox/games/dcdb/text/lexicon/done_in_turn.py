"""What is asked of the turn: what was played, bought or gained, destroyed, drawn and discarded in it."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.games.dcdb.text.lexicon.nouns import BOUGHT_OR_GAINED
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.conditions import AtLeast, Not

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

DONE_IN_TURN: Final[tuple[Pattern, ...]] = (
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
        "simple_condition",
        "<you have|you|you've|you have already|you've already|you already> played no other "
        "{condition:others_before} this turn",
        Not,
    ),
    Pattern("others_before", "{amount:others_played/plural}", AtLeast, least=1),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "unlike_played": "a kind of card",
    "types_played": "card types",
    "types_so_played": "card types",
    "others_before": "a kind of card",
    "ordinal": "first, second, ...",
    "deed_of_turn": "what was done in the turn",
    "others_like_it": "a kind of card",
    "others_of_kind": "a kind of card",
    "got_by_you": "a kind of card",
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
    "one_destroyed": "a kind of card",
    "so_many_destroyed": "a kind of card",
    "none_in_turn": "what was not done in the turn",
}
