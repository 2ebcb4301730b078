"""What else is taken and asked: from foes' discard piles, of what was destroyed or named, and in the next turn."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places
from longbox.games.dcdb.text import conditions, effects, next_turn, playing
from longbox.games.dcdb.text.effects import counting, destroying, moving, others
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast, Did, If, IfElse, Not
from longbox.texts.may import May

YOU_DESTROYED: Final = "<|that >you <|have >destroyed this turn"

FURTHER: Final[tuple[Pattern, ...]] = (
    # From several places
    Pattern(
        "choice/verb",
        "[<|choose and> destroy/<|chooses and> destroys] {count:number} {kind:kind} [you control/they <control|"
        "controls>] or in [your/their] <hand{place=hand}|discard pile{place=discards}>",
        effects.Destroy,
        place={
            "hand": places.SeveralPlaces((places.Controlled(), places.Hand())),
            "discards": places.SeveralPlaces((places.Controlled(), places.DiscardPile())),
        },
    ),
    Pattern("choice", "choose <a|any|one> {kind:kind/singular} <in|from> {place:place}", destroying.ChooseOneThere),
    Pattern(
        "choice",
        f"gain <a|any|one> {{kind:kind/singular}} {YOU_DESTROYED}<| {{where:gained_to}}>",
        effects.Gain,
        place=places.DestroyedByYou(),
    ),
    Pattern(
        "choice",
        f"<put|return|move> <a|any|one> {{kind:kind/singular}} {YOU_DESTROYED} <into|to> your hand",
        effects.PutIntoHand,
        place=places.DestroyedByYou(),
    ),
    # From the discard piles of foes
    Pattern(
        "choice",
        "<put|return|move> <a|any|one> {kind:kind/singular} <from|in> {place:piles_of_foes} <into|to> your hand",
        effects.PutIntoHand,
    ),
    Pattern(
        "choice",
        "gain <a|any|one> {kind:kind/singular} <from|in> {place:piles_of_foes}<| {where:gained_to}>",
        effects.Gain,
    ),
    Pattern("piles_of_foes", "<a|any> <foe|opponent>'s discard pile", places.FoesDiscardPiles),
    Pattern(
        "choice",
        "<put|return|move> <a|any|one> {kind:kind/singular} <from|in> {place:piles_of_foes} <|back >"
        "<{goal:top_goal}|{goal:low_goal}|{goal:far_goal}>",
        moving.PutOne,
    ),
    # From the top of the deck of one player
    Pattern(
        "sentence",
        f"look at the top card of <<any|a> player{{whose={others.ANYBODYS}}}|<a|any> foe{{whose={others.A_FOES}}}>'s "
        "deck. {effect:with_their_top}.",
        others.LookAtTopOf,
    ),
    Pattern("with_their_top", "{effect:top_taken}", None),
    Pattern("with_their_top", "you may {effect:top_taken}", May),
    Pattern("top_taken", "discard <it|that card>", effects.DiscardIt),
    Pattern("top_taken", "destroy <it|that card>", effects.DestroyIt),
    Pattern("top_taken", "play <it|that card>", playing.PlayIt),
    Pattern(
        "top_taken",
        "play <it|that card><,|> <then|and then|and> <put|return> it <back|where it was|"
        "<|back >on <|the >top of <their|that foe's|that player's|its owner's> deck>",
        playing.PlayItAndReturn,
    ),
    # What was named, and what was not done
    Pattern(
        "simple_condition/about_it",
        "<it is|it's|that card is> <the named card|the card <that |>you named|the card named> | "
        "it has <the name <that |>you named|the named name|that name>",
        conditions.ItIsTheNamedCard,
    ),
    Pattern("simple_condition", "you {condition:none_so}<| this way>", Not),
    Pattern(
        "none_so",
        "destroyed no {amount:some_destroyed} | discarded no {amount:some_discarded} | "
        "put no {amount:some_put}<| there> | "
        "<destroyed none{amount=destroyed}|discarded none{amount=discarded}|put none<| there>{amount=put}>",
        AtLeast,
        least=1,
        amount={
            "destroyed": effects.ThisWay(kinds.ANY_CARD, effects.DESTROYED),
            "discarded": effects.ThisWay(kinds.ANY_CARD, effects.DISCARDED),
            "put": effects.ThisWay(kinds.ANY_CARD, counting.MOVED_CARDS),
        },
    ),
    # Others, and what comes of it
    Pattern(
        "sentence",
        "each <foe|opponent|other player> {effect:deed}. For each <foe|opponent|other player|of them|one> who "
        "<does|did><| so>, {benefit:effect}.",
        others.EachFoeFor,
    ),
    # Otherwise, and in the next turn
    Pattern("sentence", "if {condition:not_done}, {effect:effect} instead.", If),
    Pattern("not_done", "you <do not|don't>", Not, condition=Did()),
    Pattern(
        "sentence",
        "if {condition:condition}, {effect:effect}<;|,> otherwise<|,> {otherwise:effect}. | "
        "if {condition:condition}, {effect:effect}. Otherwise {otherwise:effect}. | "
        "if {condition:condition}, {effect:effect}. If you <haven't|have not>, {otherwise:effect}. | "
        "{effect:yours} <if|only if> {condition:condition}<.|;> <Otherwise|otherwise|If not><|,> {otherwise:effect}.",
        IfElse,
    ),
    Pattern(
        "sentence",
        "at the <start|beginning> of your next turn, {effect:effect}. | "
        "{effect:yours} at the <start|beginning> of your next turn.",
        next_turn.AtStartOfNextTurn,
    ),
    Pattern(
        "effect",
        "if {condition:condition}, at the <start|beginning> of your next turn, {effect:next_turn}",
        If,
    ),
    Pattern("next_turn", "{effect:effect}", next_turn.AtStartOfNextTurn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "with_their_top": "what is done with the card",
    "top_taken": "what is done with the card",
    "piles_of_foes": "the discard pile of a foe",
    "not_done": "whether it was done",
    "none_so": "what was not done",
    "next_turn": "what is done in the next turn",
}
