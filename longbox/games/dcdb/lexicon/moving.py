"""What "you" are told to do with cards: destroy, gain and put them, and show them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import effects, kinds, playing
from longbox.games.dcdb.lexicon.nouns import ONE
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.sequences import Sequence

INTO_HAND: Final = (
    "<put|return|move> <a|any|one> {kind:kind/singular} <from|in> {place:place} <|directly> <into|to> your hand | "
    "add <a|any|one> {kind:kind/singular} <from|in> {place:place} to your hand"
)

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
        "[<|choose and> destroy/<|chooses and> destroys] {count:number} {kind:kind} [you/they] control",
        effects.Destroy,
        place=kinds.InPlay(),
    ),
    Pattern("choice", "destroy up to {count:count} {kind:kind} <in|from> {place:place}", effects.DestroyUpTo),
    Pattern(
        "choice/verb",
        "[destroy/destroys] all {kind:kind/plural} <in|from> {place:[place/their_place]}",
        effects.DestroyAll,
    ),
    Pattern("choice/verb", "[destroy/destroys] a random card <in|from> [your/their] hand", effects.DestroyAtRandom),
    Pattern("choice", "destroy this card", effects.DestroyThis),
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
        place=kinds.KickStack(),
    ),
    Pattern("choice", "gain <a|any|one> {kind:kind/singular} <from|in> {place:place}", effects.Gain),
    Pattern("choice/verb", "[gain/gains] the top card of the main deck", effects.GainTopOfMainDeck),
    Pattern("choice", "gain the bottom card of the main deck", effects.GainBottomOfMainDeck),
    Pattern("choice/verb/their_choice", "[gain/gains/gain] {count:count} Kicks", effects.GainKicks),
    Pattern("choice", "gain <a|any|one> {kind:lined_up/singular}", effects.Gain, place=kinds.LineUp()),
    Pattern(
        "lined_up",
        "{kind:type} <from|in> the Line-Up <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or less",
        kinds.CostAtMost,
    ),
    Pattern("choice", "gain <it|that card>", effects.GainIt),
    Pattern("own", "gain all {kind:kind/plural} in {place:place}", effects.GainAll),
    Pattern(
        "choice/verb/simple_verb/their_choice", "[gain/gains/gains/gain] a Weakness", effects.GainWeakness, amount=ONE
    ),
    Pattern("own/verb", "[gain/gains] {amount:several} Weaknesses", effects.GainWeakness),
    Pattern("several", "{value:count}", Fixed),
    Pattern(
        "own",
        "you may pay {amount:integer} Power any number of times and gain the top card of the main deck each time",
        effects.PayToGain,
    ),
    # Putting
    Pattern("choice", INTO_HAND, effects.PutIntoHand),
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
    Pattern("choice/verb", "[put/puts] a Weakness on top of [your/their] deck", effects.PutWeaknessOnTop),
    Pattern(
        "choice",
        "put <it|that card> <|directly> <into|in> your hand | add <it|that card> to your hand",
        effects.PutItIntoHand,
    ),
    Pattern("choice", "put <it|that card> on the bottom of your deck", effects.PutItOnBottom),
    Pattern("choice", "put <it|that card> on the bottom of the main deck", effects.PutItUnderMainDeck),
    Pattern(
        "choice",
        "<put|move> <a|any|one> {kind:kind/singular} <from|in> {place:place} <on|to> the bottom of the main deck",
        effects.PutUnderMainDeck,
    ),
    Pattern(
        "choice",
        "add <the main deck's top card|the top card of the main deck> to the Line-Up | replace it <with the top card "
        "of the main deck|from the main deck|>",
        effects.AddTopToLineUp,
    ),
    Pattern(
        "choice/verb",
        "[put/puts] a {kind:kind/singular} [you/they] control into [your/their] discard pile | "
        "[discard/discards] a {kind:kind/singular} [you/they] control",
        effects.DiscardControlled,
    ),
    Pattern("own", "shuffle your discard pile into your deck", effects.ShuffleIntoDeck),
    Pattern(
        "choice", "shuffle all {kind:kind/plural} from your discard pile into your deck", effects.ShuffleKindIntoDeck
    ),
    Pattern("choice", "put your deck into your discard pile", effects.PutDeckIntoDiscardPile),
    Pattern("choice", "put a {kind:kind/singular} from {place:place} into play", effects.PutIntoPlay),
    Pattern(
        "choice",
        "put <a|any|one> {kind:kind/singular} from {place:place} on the bottom of your deck",
        effects.PutOnBottom,
    ),
    Pattern(
        "choice",
        "put a card <you|you've> <bought or gained|gained or bought> this turn on <|the >top of your deck",
        effects.PutBoughtOnTop,
    ),
    Pattern(
        "choice/verb",
        "[put/puts] <a|any|one> {kind:kind/singular} from {place:[place/their_place]} on top of [your/their] deck | "
        "[move/moves] <a|any|one> {kind:kind/singular} from {place:[place/their_place]} to the top of "
        "[your/their] deck",
        effects.PutOnTop,
    ),
    Pattern("choice", "put <it|that card> on <|the >top of your deck", effects.PutGainedOnTop),
    Pattern(
        "choice",
        "put up to {count:count} {kind:kind} from {place:place} on the bottom of your deck",
        effects.PutUpToOnBottom,
    ),
    Pattern("own", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern("choice", "put a card you bought or gained this turn into your hand", effects.PutGainedIntoHand),
    Pattern("choice", "put one card you buy or gain this turn on top of your deck", playing.PutOneGainedOnTop),
    # Showing and naming
    Pattern("choice/verb", "[reveal/reveals] the top card of [your/their] deck", effects.RevealTop),
    Pattern("own/verb", "[reveal/reveals] [your/their] hand", effects.RevealHand),
    Pattern("choice", "reveal the top card of the main deck", effects.RevealTopOfMainDeck),
    Pattern("choice", "look at the top card of your deck", effects.LookAtTop),
    Pattern("choice", "look at the top card of the main deck", effects.LookAtTopOfMainDeck),
    Pattern("own", "reveal the top {count:count} cards of your deck", effects.RevealTopCards),
    Pattern("own", "look at the top {count:count} cards of your deck", effects.LookAtTopCards),
    Pattern(
        "choice",
        f"put {{some:some}} <into|in> your hand{{where={effects.INTO_HAND}}} | discard {{some:some}}"
        f"{{where={effects.DISCARD_THEM}}} | destroy {{some:some}}{{where={effects.DESTROY_THEM}}} | put {{some:some}} "
        f"<|back >on <|the >top of your deck <|in any order>{{where={effects.ON_TOP}}} | put {{some:some}} <|back> "
        f"in any order{{where={effects.ON_TOP}}} | put {{some:some}} on the bottom of your deck <|in any order>"
        f"{{where={effects.ON_BOTTOM}}}",
        effects.MoveThem,
    ),
    Pattern(
        "some",
        "<one|{count:count}> of <them|those cards> | up to <one|{count:count}> of <them|those cards>{up_to=True} | "
        "<a|one> {kind:kind/singular} <revealed this way|from among them>",
        effects.SomeOfThem,
    ),
    Pattern(
        "some",
        "<each {kind:kind/singular}|all {kind:kind/plural}> <revealed this way|from among them> | "
        "<each {kind:narrow/singular}|all {kind:narrow/plural}>",
        effects.AllOfThem,
    ),
    Pattern(
        "clause",
        f"<the rest|the other> <on the bottom of your deck <|in any order>{{where={effects.ON_BOTTOM}}}|"
        f"<|back >on <|the >top of your deck <|in any order>{{where={effects.ON_TOP}}}|"
        f"into your discard pile{{where={effects.DISCARD_THEM}}}>",
        effects.MoveThem,
        some=effects.TheRest(),
    ),
    Pattern("some", "the rest | the others | the other", effects.TheRest),
    Pattern("some", "them", effects.Them),
    Pattern(
        "own",
        "put one <|of them> <|back> on <|the> top <|of your deck> and the <other|rest> on the bottom <|of your deck>",
        Sequence,
        effects=(
            effects.MoveThem(effects.SomeOfThem(), effects.ON_TOP),
            effects.MoveThem(effects.TheRest(), effects.ON_BOTTOM),
        ),
    ),
    Pattern("own", "name even or odd", effects.NameParity),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "several": "a number",
    "lined_up": "a kind of card in the Line-Up",
    "some": "some of the cards that were shown",
}
