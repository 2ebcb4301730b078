"""What "you" are told to do with cards: destroy, gain and put them, and show them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places, values
from longbox.games.dcdb.text import effects, later_this_turn
from longbox.games.dcdb.text.effects import destroying, hands, showing, them
from longbox.games.dcdb.text.lexicon.nouns import BESIDE, COST_OF_CALLED, ITS_COST, ONE, THE_AMOUNT
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Fixed, X

INTO_HAND: Final = (
    "<put|return|move> <a|any|one> {kind:kind/singular} <from|in> {place:place} <|directly> <into|to> your hand | "
    "add <a|any|one> {kind:kind/singular} <from|in> {place:place} to your hand"
)

YOU_GET: Final = f"you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}>"

NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine")

MOVING: Final[tuple[Pattern, ...]] = (
    # Destroying
    Pattern(
        "choice/verb",
        "[<|choose and> destroy/<|chooses and> destroys] {count:number} {kind:kind} <in|from> "
        "{place:[place/their_place]}",
        effects.Destroy,
    ),
    Pattern(
        "choice/verb",
        "[<|choose and> destroy/<|chooses and> destroys] {count:number} {kind:kind} "
        "[you control/they <control|controls>]",
        effects.Destroy,
        place=places.Controlled(),
    ),
    Pattern(
        "their_choice",
        "destroy {count:number} {kind:kind} <in|from> {place:their_place}",
        effects.Destroy,
    ),
    Pattern(
        "verb",
        "destroys {count:count} {kind:kind/plural} of different types <in|from> {place:their_place}",
        effects.DestroyOfDifferentTypes,
    ),
    Pattern(
        "verb",
        "destroys the top X cards of the main deck, where X is {amount:their_measured}",
        effects.DestroyTopOfMain,
    ),
    Pattern(
        "choice",
        "destroy {count:number} {kind:kind} <you have|you|you've> played this turn",
        effects.Destroy,
        place=places.PlayedHere(),
    ),
    Pattern("choice", "destroy up to {count:count} {kind:kind} <in|from> {place:place}", effects.DestroyUpTo),
    Pattern(
        "choice/verb",
        "[destroy/destroys] <all {kind:kind/plural}|each {kind:kind/singular}> <in|from> {place:[place/their_place]}",
        effects.DestroyAll,
    ),
    Pattern("choice/verb", "[destroy/destroys] a random card <in|from> [your/their] hand", effects.DestroyAtRandom),
    Pattern(
        "choice/verb",
        "[destroy/destroys] {kinds:a_narrow+and} <in|from> {place:[place/their_place]}",
        effects.DestroyOneOfEach,
    ),
    Pattern(
        "choice/verb",
        "[destroy/destroys] {count:count} different {kind:kind/plural} <in|from> {place:[place/their_place]}",
        effects.DestroyDifferent,
    ),
    Pattern(
        "choice/verb",
        "[destroy/destroys] any number of {kind:kind/plural} <in|from> {place:[place/their_place]}",
        destroying.DestroyAnyNumber,
    ),
    Pattern(
        "choice/verb",
        "[destroy/destroys] any number of {kind:kind/plural} [you/they] <control|have in play>",
        destroying.DestroyAnyNumber,
        place=places.Controlled(),
    ),
    Pattern("choice", "destroy this card", effects.DestroyThis),
    Pattern("own", "remove this card from the game", effects.RemoveThis),
    Pattern(
        "choice",
        "remove <a|any|one> {kind:kind/singular} <in|from> {place:place} from the game",
        destroying.RemoveOne,
    ),
    Pattern("choice", "remove <it|that card> from the game", destroying.RemoveIt),
    Pattern("choice", "destroy {count:number} {kind:kind} in play", effects.Destroy, place=places.AllInPlay()),
    Pattern("choice/verb", "[destroy/destroys] the top card of [your/their] deck", effects.DestroyTop),
    Pattern(
        "choice/verb", "[destroy/destroys] the top {count:count} cards of [your/their] deck", effects.DestroyTopCards
    ),
    Pattern(
        "choice/verb/simple_verb/their_choice", "[destroy/destroys/destroys/destroy] <it|that card>", effects.DestroyIt
    ),
    Pattern(
        "own",
        "destroy any number of cards in the Line-Up, then replace each from the main deck",
        effects.DestroyAnyAndReplace,
    ),
    # Gaining
    Pattern(
        "choice/verb/their_choice",
        "[gain/gains/gain] <a Kick|the top card of the Kick stack>",
        effects.Gain,
        kind=kinds.ANY_CARD,
        place=places.KickStack(),
    ),
    Pattern(
        "choice/their_choice/verb",
        "[gain/gain/gains] <a|any|one> {kind:kind/singular} <from|in> {place:[place/their_place/their_place]} "
        "<|{where:gained_to}>",
        effects.Gain,
    ),
    Pattern(
        "choice/verb",
        "[gain/gains] {count:more_than_one} {kind:kind/plural} <from|in> {place:[place/their_place]} "
        "<|{where:gained_to}>",
        effects.GainSeveral,
    ),
    Pattern(
        "choice",
        "gain {kinds:a_narrow+and} <from|in> {place:place} <|{where:gained_to}>",
        effects.GainOneOfEach,
    ),
    Pattern(
        "choice",
        "gain cards with a total cost of {cost:integer} or less <from|in> {place:place} <|{where:gained_to}>",
        effects.GainWithin,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[gain/gains/gain] <the|a> {kind:extreme_card/singular} <from|in> {place:[place/their_place/their_place]} "
        "<|{where:gained_to}>",
        effects.Gain,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[destroy/destroys/destroy] <the|a> {kind:extreme_card/singular} <from|in> "
        "{place:[place/their_place/their_place]}",
        effects.Destroy,
        count=1,
    ),
    Pattern("a_narrow", "a {kind:narrow/singular}", None),
    Pattern("more_than_one", named({word: number for number, word in enumerate(NUMBERS, 2)}), str),
    Pattern("gained_to", f"{effects.INTO_HAND} | {effects.ON_DECK} | {effects.UNDER_HERO}", str),
    Pattern(
        "choice/verb",
        "[gain/gains] the top card of the main deck <|{where:gained_to}>",
        effects.GainTopOfMainDeck,
    ),
    Pattern("choice", "gain the bottom card of the main deck", effects.GainBottomOfMainDeck),
    Pattern("choice/verb/their_choice", "[gain/gains/gain] {count:count} Kicks", effects.GainKicks),
    Pattern("choice", "gain <a|any|one> {kind:lined_up/singular}", effects.Gain, place=places.LineUp()),
    Pattern(
        "lined_up",
        "{kind:type} <from|in> the Line-Up <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or less",
        values.CostAtMost,
    ),
    Pattern("choice", "gain <a|any|one> {kind:beside/singular}", effects.Gain, place=places.LineUp()),
    Pattern("beside", f"{{kind:type}} <from|in> the Line-Up {BESIDE} {ITS_COST}", values.CostBesideIts),
    Pattern("beside", f"{{kind:type}} <from|in> the Line-Up {BESIDE} {COST_OF_CALLED}", values.CostBesideCalled),
    Pattern("beside", f"{{kind:type}} <from|in> the Line-Up {BESIDE} {THE_AMOUNT}", values.CostBesideAmount),
    Pattern("choice", "gain <it|that card>", effects.GainIt),
    Pattern(
        "choice",
        f"gain all {{kind:kind/plural}} <in|from> {{place:place}} <|{{where:gained_to}}|<,|> one of them into your hand"
        f"{{where={effects.ONE_INTO_HAND}}}>",
        effects.GainAll,
    ),
    Pattern(
        "choice/verb/simple_verb/their_choice", "[gain/gains/gains/gain] a Weakness", effects.GainWeakness, amount=ONE
    ),
    Pattern("own/verb/their_choice", "[gain/gains/gain] {amount:several} Weaknesses", effects.GainWeakness),
    Pattern("choice", "gain a Weakness, from the Reserve if the stack is empty", effects.GainWeaknessOrReserve),
    Pattern("several", "{value:count}", Fixed),
    Pattern(
        "own",
        "you may pay {amount:integer} Power any number of times and gain the top card of the main deck each time",
        effects.PayToGain,
    ),
    # Putting
    Pattern("choice", INTO_HAND, effects.PutIntoHand),
    Pattern(
        "their_choice/verb",
        "[put/puts] <a|any|one> {kind:kind/singular} <from|in> {place:their_place} into their hand",
        effects.PutIntoHand,
    ),
    Pattern("own", "put all {kind:kind/plural} from {place:place} into your hand", effects.PutAllIntoHand),
    Pattern(
        "choice",
        "<put|return> up to {count:count} {kind:kind} from {place:place} <into|to> your hand",
        effects.PutUpToIntoHand,
    ),
    Pattern(
        "choice/verb",
        "[put/puts] {count:count} cards from [your/their] hand on <|the> top of [your/their] deck <|in any order>",
        effects.PutSeveralOnTop,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[put/puts/put] [your/their] hand on <|the> top of [your/their] deck <|in any order>",
        hands.PutHandOnTop,
    ),
    Pattern("choice/verb", "[put/puts] a Weakness on top of [your/their] deck", effects.PutWeaknessOnTop),
    Pattern("verb", "puts {count:count} Weaknesses on the bottom of their deck", effects.PutWeaknessesOnBottom),
    Pattern(
        "choice",
        "put any number of {kind:kind/plural} of one type from {place:place} into your hand",
        effects.PutAnyOfOneType,
    ),
    Pattern(
        "choice",
        "put any number of cards from your hand on the bottom of your deck",
        effects.PutAnyOnBottom,
    ),
    Pattern(
        "choice",
        "put up to {count:count} {kind:kind} from {place:place} on <|the> top of your deck",
        effects.PutUpToOnTop,
    ),
    Pattern(
        "verb",
        "puts {count:more_than_one} {kind:kind/plural} from {place:their_place} on <|the> top of their deck",
        effects.PutFixedOnTop,
    ),
    Pattern(
        "choice",
        "put up to {count:count} {kind:kind/plural} with different costs from {place:place} into your hand",
        effects.PutUpToDifferentIntoHand,
    ),
    Pattern(
        "choice",
        "put <it|that card> <|directly|back> <into|in> your hand | <return|take> <it|that card> <to|into> your hand | "
        "add <it|that card> to your hand",
        effects.PutItIntoHand,
    ),
    Pattern("choice", "put <it|that card> <|back >on the bottom of your deck", effects.PutItOnBottom),
    Pattern("choice", "put <it|that card> <|back >on the bottom of the main deck", effects.PutItUnderMainDeck),
    Pattern(
        "choice/verb",
        "<[put/puts]|[move/moves]> <a|any|one> {kind:kind/singular} <from|in> {place:[place/their_place]} <on|to> "
        "the bottom of the main deck",
        effects.PutUnderMainDeck,
    ),
    Pattern(
        "own",
        "add X cards from the main deck to the Line-Up, where X is {amount:measured}",
        effects.AddSeveralToLineUp,
    ),
    Pattern(
        "choice/verb",
        "[add/adds] the top {amount:several} cards of the main deck to the Line-Up",
        effects.AddSeveralToLineUp,
    ),
    Pattern("verb", "chooses one of them", effects.ChooseOneAdded),
    Pattern("choice/verb", "[gain/gains] Weaknesses equal to {amount:[equal_to/their_measured]}", effects.GainWeakness),
    Pattern("choice/verb", "[gain/gains] X Weaknesses", effects.GainWeakness, amount=X()),
    Pattern("verb", "adds the top card of the main deck to the Line-Up", effects.AddTopToLineUp),
    Pattern("own", "refill the Line-Up", effects.RefillLineUp),
    Pattern(
        "choice",
        "add <the main deck's top card|the top card of the main deck> to the Line-Up | replace it <with the top card "
        "of the main deck|from the main deck|>",
        effects.AddTopToLineUp,
    ),
    Pattern(
        "choice/verb",
        "[put/puts] a {kind:kind/singular} [you control/they <control|controls>] into [your/their] discard pile | "
        "[discard/discards] a {kind:kind/singular} [you control/they <control|controls>]",
        effects.DiscardControlled,
    ),
    Pattern("own", "shuffle your discard pile into your deck", effects.ShuffleIntoDeck),
    Pattern(
        "choice", "shuffle all {kind:kind/plural} from your discard pile into your deck", effects.ShuffleKindIntoDeck
    ),
    Pattern("choice", "put your deck into your discard pile", effects.PutDeckIntoDiscardPile),
    Pattern("choice", "put a {kind:kind/singular} from {place:place} into play", effects.PutIntoPlay),
    Pattern(
        "choice/verb/their_choice",
        "[put/puts/put] <a|any|one> {kind:kind/singular} from {place:[place/their_place/their_place]} on the bottom of "
        "[your/their/their] deck",
        effects.PutOnBottom,
    ),
    Pattern(
        "sentence",
        "reveal cards from <|the top of >your deck until <you reveal a {kind:kind/singular}|a {kind:kind/singular} is "
        f"revealed><. |, then ><put <it|that card> into your hand{{where={effects.INTO_HAND}}}|"
        f"draw <it|that card>{{where={effects.DRAWN}}}>< and|. Then|, then|.> {{rest:the_rest}}.",
        them.RevealUntil,
    ),
    Pattern(
        "sentence",
        "reveal cards from the top of the main deck until <you reveal a {kind:kind/singular}|a {kind:kind/singular} is "
        f"revealed><. |, then ><put <it|that card> into your hand{{where={effects.INTO_HAND}}}|"
        f"<add <it|that card> to|put <it|that card> into> the Line-Up{{where={them.INTO_LINE_UP}}}>"
        "< and|. Then|, then|.> {rest:main_rest}.",
        them.RevealMainUntil,
    ),
    Pattern("main_rest", named(them.MAIN_REST), str),
    Pattern("the_rest", named(them.REST), str),
    Pattern(
        "choice",
        "put a card <you|you've> <bought or gained|gained or bought> this turn on <|the >top of your deck",
        effects.PutBoughtOnTop,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[put/puts/put] <a|any|one> {kind:kind/singular} from {place:[place/their_place/their_place]} on top of "
        "[your/their/their] deck | "
        "[move/moves/move] <a|any|one> {kind:kind/singular} from {place:[place/their_place/their_place]} to the top of "
        "[your/their/their] deck",
        effects.PutOnTop,
    ),
    Pattern("choice", "put <it|that card> <|back >on <|the >top of your deck", effects.PutGainedOnTop),
    Pattern(
        "choice",
        "put up to {count:count} {kind:kind} from {place:place} on the bottom of your deck <|in any order>",
        effects.PutUpToOnBottom,
    ),
    Pattern("own", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern("choice", "put a card you bought or gained this turn into your hand", effects.PutGainedIntoHand),
    Pattern("choice", "put one card you buy or gain this turn on top of your deck", later_this_turn.PutOneGainedOnTop),
    Pattern(
        "choice",
        f"put <any cards|any card|each card|all cards|cards|the cards> {YOU_GET} this turn on <|the >top of your deck "
        "<|instead of into your discard pile|instead of in your discard pile>",
        later_this_turn.PutAllGainedOnTop,
    ),
    Pattern(
        "own",
        f"<all cards|cards> {YOU_GET} this turn go on <|the >top of your deck",
        later_this_turn.PutAllGainedOnTop,
    ),
    Pattern(
        "own",
        "put a copy of each card you have played this turn from your discard pile into your hand",
        effects.PutCopiesIntoHand,
    ),
    Pattern(
        "choice",
        "put a {kind:kind/singular} from {place:place} into the attacking player's hand",
        effects.PutIntoAttackersHand,
    ),
    Pattern("choice", "pass it to the discard pile of a player of your choice", effects.PassIt),
    Pattern("choice", "pass a card from your hand to each foe's discard pile", effects.PassToEachFoe),
    Pattern(
        "own",
        f"each player passes a card from their hand to the <hand{{where={effects.TO_HANDS}}}|"
        f"discard pile{{where={effects.TO_DISCARD_PILES}}}> of the player on their left",
        effects.PassLeftAll,
    ),
    # Under Super Heroes
    Pattern(
        "choice/verb",
        "[put/puts] a {kind:kind/singular} <from|in> {place:[place/their_place]} under [your/their] Super Hero",
        effects.PutUnderHero,
    ),
    Pattern(
        "verb",
        "puts a {kind:kind/singular} with the highest cost <from|in> {place:their_place} under their Super Hero",
        effects.PutDearestUnderHero,
    ),
    Pattern("choice", "put <it|that card> under your Super Hero", effects.PutItUnderHero),
    Pattern("own", "put this card under your Super Hero", effects.PutThisUnderHero),
    Pattern("choice", "put this card and your hand under your Super Hero", effects.PutThisAndHandUnderHero),
    Pattern(
        "choice/verb",
        "[put/puts] the top card of the main deck under [your/their] Super Hero",
        effects.PutTopOfMainUnderHero,
    ),
    Pattern(
        "choice", "put a random card from the pile under your Super Hero into your hand", effects.TakeRandomFromUnder
    ),
    Pattern(
        "verb", "puts a card that you choose from the pile under their Super Hero under yours", effects.LoseFromUnder
    ),
    Pattern(
        "verb",
        "lets you gain a card with that name from the pile under their Super Hero",
        effects.LoseNamedFromUnder,
    ),
    Pattern("choice", "put one of the cards drawn under your Super Hero", effects.PutOneDrawnUnder),
    Pattern("own", "draw {drawn:count} cards, then put one of them under your Super Hero", effects.DrawThenPutUnder),
    # Showing and naming
    Pattern("choice/verb", "[reveal/reveals] the top card of [your/their] deck", effects.RevealTop),
    Pattern("choice/verb", "[reveal/reveals] [your/their] hand", effects.RevealHand),
    Pattern(
        "choice/verb/their_choice",
        "[reveal/reveals/reveal] <a|one> {kind:kind/singular} from [your/their] hand",
        showing.RevealOne,
    ),
    Pattern("choice", "reveal the top card of the main deck", effects.RevealTopOfMainDeck),
    Pattern("choice", "look at the top card of your deck", effects.LookAtTop),
    Pattern("choice", "look at the top card of the main deck", effects.LookAtTopOfMainDeck),
    Pattern("own", "look at the top card of each {whose:whose}'s deck", effects.LookAtTops),
    Pattern("whose", f"{effects.FOES} | {effects.PLAYERS}", str),
    Pattern("own/verb", "[reveal/reveals] the top {count:count} cards of [your/their] deck", effects.RevealTopCards),
    Pattern("own", "look at the top {count:count} cards of your deck", effects.LookAtTopCards),
    Pattern("own", "reveal the top {count:count} cards of the main deck", effects.RevealTopOfMain),
    Pattern("own", "look at the top {count:count} cards of the main deck", effects.LookAtTopOfMain),
    Pattern(
        "own",
        "reveal cards from the top of your deck until their costs come to {count:integer} or <greater|more>",
        effects.RevealToCost,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"[put/puts/put] {{some:some}} <into|in> [your/their] hand{{where={effects.INTO_HAND}}} | "
        f"[discard/discards/discard] {{some:some}}{{where={effects.DISCARD_THEM}}} | "
        f"[put/puts/put] {{some:some}} <into|in> [your/their] discard pile{{where={effects.DISCARD_THEM}}} | "
        f"[destroy/destroys/destroy] {{some:some}}{{where={effects.DESTROY_THEM}}} | "
        f"[put/puts/put] {{some:some}} <|back >on <|the >top of [your/their] deck <|in any order>"
        f"{{where={them.ON_TOP}}} | "
        f"[put/puts/put] {{some:some}} <back on <|the >top <|in any order>|back|on <|the >top <|in any order>|"
        f"<|back >in any order>{{where={them.BACK_ON_TOP}}} | "
        f"[put/puts/put] {{some:some}} <|back >on <|the >top of the main deck <|in any order>"
        f"{{where={them.ON_MAIN_DECK}}} | "
        f"[put/puts/put] {{some:some}} <|back >on the bottom <|in any order>{{where={them.BACK_ON_BOTTOM}}} | "
        f"[draw/draws/draw] {{some:some}}{{where={effects.DRAWN}}} | "
        f"[put/puts/put] {{some:some}} on the bottom of [your/their] deck <|in any order>{{where={them.ON_BOTTOM}}}",
        effects.MoveThem,
    ),
    Pattern(
        "verb",
        f"puts {{some:some}} into the discard pile of the player on their left{{where={effects.TO_THE_LEFT}}} | "
        f"puts {{some:some}} under their Super Hero{{where={effects.UNDER_OWN_HERO}}} | "
        f"puts {{some:some}} under the Super Hero of the player on their left{{where={effects.UNDER_NEXT_HERO}}}",
        effects.MoveThem,
    ),
    Pattern("choice", f"add {{some:some}} to the Line-Up{{where={them.INTO_LINE_UP}}}", effects.MoveThem),
    Pattern("some/few", "any number of them", them.AnyOfThem),
    Pattern("some", "one <|card> of each type from among them", them.OneOfEachType),
    Pattern("some", "each card with that name from among them", them.NamedOfThem),
    Pattern(
        "some/few",
        "<one|{count:count}> <of <them|those cards|these cards|the cards>|> | "
        "up to <one|{count:count}> of <them|those cards|these cards|the cards>{up_to=True} | "
        "<a|one> {kind:kind/singular} <revealed this way|from among them>",
        them.SomeOfThem,
    ),
    Pattern("some/few", "the <one|card> with the {which:extreme} cost <|among them>", them.ExtremeOfThem),
    Pattern("extreme", f"{values.HIGHEST} | {values.LOWEST}", str),
    Pattern(
        "some",
        "<each {kind:kind/singular}|all {kind:kind/plural}> <revealed this way|from among them> | "
        "<each {kind:narrow/singular}|all {kind:narrow/plural}>",
        them.AllOfThem,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"[put/puts/put] {{some:few}} <|back >on the bottom of the main deck <|in any order>"
        f"{{where={them.UNDER_MAIN_DECK}}}",
        effects.MoveThem,
    ),
    Pattern("some", "the rest | the others | the other", effects.TheRest),
    Pattern("some/few", "them | <both|all> of them | both", effects.Them),
    Pattern("own", "name even or odd", effects.NameParity),
    Pattern("own", "name a card type", effects.NameType),
    Pattern("own", "name a card", effects.NameCard),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "several": "a number",
    "a_narrow": "a kind of card",
    "gained_to": "where a gained card goes",
    "whose": "of whom",
    "more_than_one": "a number",
    "the_rest": "where the others go",
    "lined_up": "a kind of card in the Line-Up",
    "some": "some of the cards that were shown",
    "few": "some of the cards that were shown",
    "main_rest": "where the others go",
    "extreme": "highest or lowest",
    "beside": "a kind of card in the Line-Up",
}
