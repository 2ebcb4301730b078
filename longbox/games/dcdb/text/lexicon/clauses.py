"""What "you" are told to do: get Power, draw and discard cards."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, values
from longbox.games.dcdb.text import effects, for_the_turn
from longbox.games.dcdb.text.effects import others, power, them
from longbox.games.dcdb.text.lexicon.nouns import ONE
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.may import May, MayFor
from longbox.texts.sequences import Sequence

NEW_HAND: Final = "<six{amount=one more}|seven{amount=two more}|eight{amount=three more}>"
"""How many cards the new hand has, and so how many more than it usually has. [dcdb Ending Your Turn]"""

# What "you" are told to do ("draw a card"), and what others do ("each foe draws a card")
CLAUSES: Final[tuple[Pattern, ...]] = (
    # What can also be declined
    Pattern("clause", "{effect:grant} | {effect:addressed}", None),
    Pattern("grant", "{effect:own} | {effect:their_clause}", None),
    Pattern("own", "{effect:choice}", None),
    Pattern("yours", "{effect:own} | {effect:addressed}", None),
    Pattern("addressed", "you may {effect:choice} | you may {effect:granted} | you may have {effect:had}", May),
    Pattern("addressed", "you {effect:choice}", None),
    Pattern("addressed", "you may <then|also> {effect:choice} | you may <then|also> {effect:granted}", May),
    Pattern("effect", "{first:addressed}<,|> <|and >then {rest:left_over}", them.ThenTheRest),
    Pattern("effect", "{effects:clause+,plus}", Sequence),
    Pattern("effect", "{effect:clause} <as well|too>", None),
    Pattern("sentence", "for each {amount:counted}, {effect:each_time}.", others.ForEachOf),
    Pattern("each_time", "{effect:effect}", others.EachTime),
    Pattern(
        "effect", "you may {effect:choice} to {benefit:choice} | you may {effect:choice} to {benefit:granted}", MayFor
    ),
    Pattern("verb", "may {effect:their_choice} | may {effect:granted_them}", May),
    # Power and cost
    Pattern(
        "own",
        "<|an additional|additional|another|an extra|<|you >get|<|you >gain|<|you ><get|gain> an additional> "
        "+{amount:in_digits} Power | "
        "+{amount:in_digits} <additional|extra|more> Power | "
        "{amount:power_for_each} | "
        "<you get|you gain|get|gain> {amount:power_for_each} | "
        "+X Power, where X is {amount:equal_to}",
        effects.Power,
    ),
    Pattern(
        "sentence",
        "the first time you do <this|so> <each turn|<|on |during >each of your turns>, {effect:effect}.",
        for_the_turn.FirstTimeEachTurn,
    ),
    Pattern(
        "own",
        "<|get |gain |you get |you gain >+Power equal to {amount:equal_to} | "
        "<get|gain|you get|you gain> Power equal to {amount:equal_to}",
        effects.Power,
    ),
    Pattern("sentence", "if you draw a card this turn, {effect:effect}.", for_the_turn.IfYouDraw),
    Pattern("own", "your next Attack this turn must be avoided twice", for_the_turn.NextAttackAvoidedTwice),
    Pattern(
        "own",
        "you <can't|cannot|may not> draw <cards|any cards|any more cards|more cards|a card|additional cards> "
        "this turn<, but for your new hand|>",
        for_the_turn.NoDrawing,
    ),
    Pattern("own", "double your Power <this turn|>", effects.DoublePower),
    Pattern(
        "own",
        "<|all> {kind:priced} cost <|you> {amount:integer} less <|to buy> this turn | "
        "until the end of <the|this|your> turn, <|all> {kind:priced} cost <|you> {amount:integer} less "
        "<|to buy> | "
        "until the end of <the|this|your> turn, cards in the Line-Up{kind=in the Line-Up} cost <|you> {amount:integer} "
        "less <|to buy> | "
        "Super-Villains{kind=on the stack} cost <|you> {amount:integer} less to defeat this turn | "
        "cards in the Line-Up{kind=in the Line-Up} cost <|you> {amount:integer} less <|to buy> this turn | "
        "<you pay|pay|you may pay> {amount:integer} <|Power >less for <|all >{kind:priced} <|you buy >this turn | "
        "this turn, <you pay {amount:integer} <|Power >less for <|all >{kind:priced}<| you buy>|"
        "<|all >{kind:priced} cost <|you >{amount:integer} less<| to buy>|"
        "cards in the Line-Up{kind=in the Line-Up} cost <|you >{amount:integer} less<| to buy>|"
        "Super-Villains{kind=on the stack} cost <|you >{amount:integer} less to defeat>",
        effects.CostLess,
        kind={"on the stack": kinds.OnSuperVillainStack(), "in the Line-Up": kinds.InLineUp()},
    ),
    Pattern("priced", "{kind:kind/plural} | {kind:both_priced}", None),
    Pattern("priced", "<{kind:narrow/plural}|{kind:both_priced}> in the Line-Up", kinds.FromLineUp),
    Pattern("both_priced", "{kinds:priced_sort+and}", kinds.EitherOf),
    Pattern("priced_sort", "{kind:sort/plural}", None),
    Pattern(
        "own",
        "the next {kind:kind/singular} you buy this turn costs <|you >{amount:integer} less <|to buy> | "
        "<you pay|pay|you may pay> {amount:integer} <|Power >less for the next {kind:kind/singular} you buy this turn "
        "| "
        "this turn, <you pay {amount:integer} <|Power >less for the next {kind:kind/singular} you buy|"
        "the next {kind:kind/singular} you buy costs <|you >{amount:integer} less <|to buy>>",
        effects.NextCostsLess,
    ),
    Pattern(
        "own",
        "the first {kind:kind/singular} you buy this turn costs <|you >{amount:integer} less <|to buy> | "
        "<you pay|pay> {amount:integer} <|Power >less for the first {kind:kind/singular} you buy this turn | "
        "this turn, <you pay {amount:integer} <|Power >less for the first {kind:kind/singular} you buy|"
        "the first {kind:kind/singular} you buy costs <|you >{amount:integer} less <|to buy>>",
        power.FirstCostsLess,
    ),
    # VP tokens
    Pattern("choice/verb/their_choice", "[gain/gains/gain] {amount:amount} VP", effects.GainVP),
    Pattern("choice/verb", "[gain/gains] VP equal to {amount:[equal_to/their_measured]}", effects.GainVP),
    Pattern("choice/verb", "[lose/loses] VP equal to {amount:[equal_to/their_measured]}", effects.LoseVP),
    Pattern("choice/verb", "[gain {amount:vp_for_each}/gains {amount:vp_for_each}]", effects.GainVP),
    Pattern("choice/verb/their_choice", "[lose/loses/lose] {amount:amount} VP", effects.LoseVP),
    Pattern("choice/verb", "[lose {amount:vp_for_each}/loses {amount:their_vp_for_each}]", effects.LoseVP),
    Pattern("own", "<you|> lose {amount:integer} Power", effects.LosePower),
    Pattern("verb", "loses {amount:amount} VP to you", effects.LoseVPToYou),
    Pattern("choice/verb/their_choice", "[pay/pays/pay] <{amount:integer}|a{amount=1}> VP", effects.PayVP),
    Pattern("choice", "pay {amount:integer} Power", power.PayPower),
    Pattern("effect", "pay {effect:price} to {benefit:choice}", MayFor),
    Pattern("price", "{amount:integer} VP", effects.PayVP),
    Pattern("price", "{amount:integer} Power", power.PayPower),
    Pattern("own", "pay any number of VP", effects.PayAnyVP),
    Pattern("own", "<|you may >pay up to {most:count} VP", effects.PayUpToVP),
    Pattern("own", "+that much Power", effects.Power, amount=effects.ThatMany()),
    Pattern(
        "own",
        "<|all> {kind:priced} cost <|you> {amount:integer} less <|to buy> this turn for each {each:counted}",
        effects.CostLessForEach,
    ),
    Pattern(
        "own",
        "<|all> {kind:priced} cost <|you> X less <|to buy> this turn, where X is {each:measured} | "
        "cards in the Line-Up{kind=in the Line-Up} cost <|you> X less <|to buy> this turn, where X is {each:measured}",
        effects.CostLessForEach,
        amount=1,
        kind={"in the Line-Up": kinds.InLineUp()},
    ),
    # Drawing and discarding
    Pattern(
        "choice/verb/their_choice",
        "[draw/draws/draw] <{amount:amount} <|additional|extra|more> card(s)|"
        "{amount:[cards_for_each/their_cards_for_each/their_cards_for_each]}>",
        effects.Draw,
    ),
    Pattern("choice/verb/their_choice", "[draw/draws/draw] another card", effects.Draw, amount=ONE),
    Pattern("their_choice", "draw one card fewer", effects.Draw, amount=effects.OneFewer()),
    Pattern("choice/verb/their_choice", "[draw/draws/draw] {amount:that_many} cards", effects.Draw),
    Pattern(
        "choice/verb/their_choice",
        "[draw/draws/draw] {amount:that_many_less} cards, less one | "
        "[draw/draws/draw] {amount:that_many_less} cards minus one | "
        "[draw/draws/draw] one fewer card than {amount:that_many_less}",
        effects.Draw,
    ),
    Pattern("that_many_less", "that many", effects.OneFewer),
    Pattern("that_many", "that many", effects.ThatMany),
    Pattern(
        "choice/verb",
        "[draw/draws] cards equal to {amount:[equal_to/their_measured]}",
        effects.Draw,
    ),
    Pattern(
        "choice/verb",
        "[<|choose and> discard/discards] cards equal to {amount:[equal_to/their_measured]}",
        effects.Discard,
    ),
    Pattern(
        "own",
        "draw {amount:amount} <additional|extra|more> card(s) at the end of <the|your|this> turn | "
        "draw {amount:amount} <additional|extra|more> card(s) for your <new|next> hand",
        effects.DrawAtEndOfTurn,
    ),
    # Said first, "at the end of the turn" takes in all that its sentence goes on to say
    Pattern(
        "effect",
        "at <the |>end of <the |your |this |>turn, draw {amount:amount} <additional|extra|more|> card(s)"
        "<| for your <new|next> hand>",
        effects.DrawAtEndOfTurn,
    ),
    Pattern(
        "own",
        f"at <the |>end of <the |your |this |>turn, draw {NEW_HAND} cards <|for your <new|next> hand >instead of "
        f"five | draw {NEW_HAND} cards for your <new|next> hand instead of five",
        effects.DrawAtEndOfTurn,
        amount={"one more": Fixed(1), "two more": Fixed(2), "three more": Fixed(3)},
    ),
    Pattern(
        "choice/verb",
        "[draw/draws] <cards|> until [you/they] have <|a total of> {count:count}< cards in [<|your >/<|their >]hand||"
        " cards> | [draw/draws] up to {count:count} cards in hand",
        effects.DrawUntil,
    ),
    Pattern("choice", "draw <it|that card>", effects.DrawIt),
    Pattern(
        "choice/verb/their_choice",
        "[<|choose and> discard/<discards|chooses and discards>/discard] {amount:amount} card(s) "
        "[<from your hand|>/<|from their hand>/<|from their hand>] | "
        "[discard {amount:cards_for_each}/discards {amount:their_cards_for_each}/"
        "discard {amount:their_cards_for_each}]",
        effects.Discard,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[<|choose and> discard/<discards|chooses and discards>/discard] a {kind:narrow/singular} "
        "[<from your hand|>/<|from their hand>/<|from their hand>]",
        effects.DiscardOfKind,
    ),
    Pattern("own", "<|you may> discard any number of cards <|from your hand>", effects.DiscardAnyNumber),
    Pattern(
        "choice/verb/simple_verb/their_choice",
        "[discard/discards/discards/discard] <a random card|a card at random> [<|from your hand>/<|from their hand>]",
        effects.DiscardAtRandom,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] {count:count} <random cards|cards at random> [<|from your hand>/<|from "
        "their hand>]",
        effects.DiscardSomeAtRandom,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] up to {count:count} cards [<|from your hand>/<|from their hand>]",
        effects.DiscardUpTo,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] down to {count:count} card(s) <|in [your/their] hand|in hand> | "
        "[discard/discards/discard] cards until [you/they/they] have <|a total of >{count:count}<| card(s)>"
        "<| left>[<| in <|your >hand>/<| in <|their >hand>/<| in <|their >hand>] | "
        "[choose/chooses/choose] {count:count} card(s) in [your/their] hand and [discard/discards/discard] the rest",
        effects.DiscardDownTo,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] all {kind:kind/plural} <in|from> [your/their/their] hand",
        effects.DiscardAll,
    ),
    Pattern(
        "choice/verb/simple_verb/their_choice",
        "[discard your/discards their/discards their/discard their] hand",
        effects.DiscardHand,
    ),
    Pattern(
        "verb",
        "discards cards until their Power comes to {power:integer} or <greater|more>",
        effects.DiscardToPower,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] <the|a> {kind:cheapest_card/singular} <in|from> [your/their/their] hand",
        effects.DiscardOfKind,
    ),
    Pattern("cheapest_card", f"{{kind:type}} with the {values.LOWEST} cost", values.CostExtreme, which=values.LOWEST),
    Pattern("verb", "discards {kinds:a_narrow+and}", effects.DiscardOneOfEach),
    Pattern("choice", "draw {drawn:count} cards, then discard {count:count} of them", effects.DrawThenDiscard),
    Pattern("verb", "discards all cards but one of each name", effects.DiscardDuplicates),
    Pattern("choice", "discard this card", effects.DiscardThis),
    Pattern(
        "choice/verb",
        "[discard/discards] the top card of [your/their] deck | "
        "[put/puts] the top card of [your/their] deck into [your/their] discard pile",
        effects.DiscardTop,
    ),
    Pattern(
        "choice/verb",
        "[discard/discards] the top {count:count} cards of [your/their] deck | "
        "[put/puts] the top {count:count} cards of [your/their] deck into [your/their] discard pile",
        effects.DiscardTopCards,
    ),
    Pattern(
        "choice/verb/simple_verb/their_choice", "[discard/discards/discards/discard] <it|that card>", effects.DiscardIt
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "priced": "cards that cost less",
    "both_priced": "card types",
    "priced_sort": "a card type",
    "clause": "something to do",
    "own": "something that you do",
    "yours": "something that you do",
    "addressed": "something that you do",
    "had": "something that others do",
    "done_by_them": "something that others do",
    "grant": "something to do",
    "granted": "several things to do",
    "all_granted": "several things to do",
    "granted_them": "several things that they may do",
    "all_granted_them": "several things that they may do",
    "verb": "something they do",
    "choice": "something to do",
    "their_choice": "something that they may do",
    "that_many": "that many",
    "that_many_less": "that many",
    "price": "what is paid",
    "each_time": "what is done each time",
    "cheapest_card": "the card that costs the least",
    "simple_verb": "one of two things they do",
}
