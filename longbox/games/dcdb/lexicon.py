"""The words of the deck-building game's cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from longbox.games.dcdb import abilities, assaults, conditions, effects, kinds, playing, texts, worth
from longbox.language import Lexicon, Pattern, UnwritableTerm, Writer
from longbox.language.alternatives import named
from longbox.texts import sentences
from longbox.texts.amounts import Fixed, Times
from longbox.texts.conditions import AtLeast, Not
from longbox.texts.lines import CardText
from longbox.texts.may import May

LINES: Final = (
    Pattern("text", "{lines:line+\n}", CardText),
    Pattern("line", "{effects:sentence+}", texts.WhenPlayedLine),
    Pattern("line", "Defense: {defense:defense}", texts.DefenseLine),
    Pattern("line", "Ongoing: {ability:ability}.", texts.OngoingLine),
    Pattern("line", "{ability:ability}.", texts.HeroLine),
    Pattern("line", "You go first.", texts.GoesFirstLine),
    Pattern("line", "{ability:own_ability}.", texts.WhenGainedLine),
    Pattern("own_ability", "when you <gain or buy|buy or gain> this card, {effect:effect}", abilities.WhenThisGained),
    Pattern("line", "First Appearance <—|-> Attack: {assault:appearance}.", texts.FirstAppearanceLine),
    Pattern(
        "line",
        "As the game starts, this card lies on top of the Super-Villain stack. | "
        "This card starts the game on top of the Super-Villain stack.",
        texts.StartsOnTopLine,
    ),
    Pattern("line", "At the end of your turn, before you draw, {effect:effect}.", texts.EndOfTurnLine),
    Pattern("line", "At the end of the game, this card is worth {worth:worth}.", texts.WorthLine),
)

NAMED: Final = (
    Pattern("kind", "{kind:type}", None),
    Pattern("kind", "{kinds:type+or} | card(s) named {kinds:named+or}", kinds.AnyOf),
    Pattern("kind/named", "[card(s) named/] {name:name}", kinds.Named),
)

ONE: Final[effects.CardAmount] = Fixed(1)

TYPES_AND_ENDINGS: Final = {
    "Starter": "(s)",
    "Hero": "(es)",
    "Villain": "(s)",
    "Super Power": "(s)",
    "Equipment": "",
    "Location": "(s)",
}
"""The types that cards are of, and what is added for several of them."""

KINDS: Final = (
    Pattern("type", "card(s)", kinds.AnyCard),
    Pattern("type", "{kind:sort}", None),
    *[
        Pattern("sort/of_type", f"[{name}{ending}/{name}]", kinds.OfType, type_name=name)
        for name, ending in TYPES_AND_ENDINGS.items()
    ],
    Pattern("sort", "Super-Villain(s)", kinds.SuperVillain),
    Pattern("sort", "Weakness(es)", kinds.Named, name="Weakness"),
    # A kind that leaves some cards out, for what is said of cards of any kind in other words
    Pattern("narrow", "{kind:sort}", None),
    Pattern("narrow", "{kinds:sort+or}", kinds.AnyOf),
    Pattern("kind", "non-{kind:of_type} card(s) | card(s) not named {kind:named}", kinds.Except),
    Pattern("narrow", "non-{kind:of_type} card(s)", kinds.Except),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or less",
        kinds.CostAtMost,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or <greater|more>",
        kinds.CostAtLeast,
    ),
    Pattern("kind/narrow", "{kind:type} with <|a> cost <|of> {cost:integer} or {other_cost:integer}", kinds.CostEither),
    Pattern("kind/narrow", "{kind:type} <with <|a> cost <|of>|that [costs|cost]> {cost:integer}", kinds.CostExactly),
)

PLACES: Final = (
    Pattern("place/their_place", "[your/their] hand", kinds.Hand),
    Pattern("place/their_place", "[your/their] discard pile", kinds.DiscardPile),
    Pattern("place/their_place", "[your/their] hand <or|and/or> discard pile", kinds.HandOrDiscardPile),
    Pattern("place/their_place", "the Line-Up", kinds.LineUp),
    Pattern("place", "the Kick stack", kinds.KickStack),
    Pattern("amount/in_digits", "{value:[number/integer]}", Fixed),
    Pattern("counted", "{kind:kind/singular} <you have|you|you've> played this turn", effects.PlayedThisTurn),
    Pattern("counted", "other {kind:kind/singular} <you have|you|you've> played this turn", effects.OthersPlayed),
    Pattern(
        "counted",
        f"different <cost{{what={effects.DIFFERENT_COSTS}}}|name{{what={effects.DIFFERENT_NAMES}}}> among "
        "{kind:kind/plural} <you have|you|you've> played this turn",
        effects.DifferentPlayed,
    ),
    Pattern("counted", "{kind:kind/singular} you <control|have in play>", effects.CardsControlled),
    Pattern("counted", "foe", effects.Foes),
    Pattern(
        "counted",
        "{kind:kind/singular} <you have|you|you've> <bought or gained|gained or bought> this turn",
        effects.GainedThisTurn,
    ),
    Pattern(
        "counted/their_counted",
        f"{{kind:kind/singular}} discarded this way{{how={effects.DISCARDED}}} | "
        f"{{kind:kind/singular}} revealed this way{{how={effects.REVEALED}}}",
        effects.ThisWay,
    ),
    Pattern("numbered", "{kind:kind/plural} <you have|you|you've> played this turn", effects.PlayedThisTurn),
    Pattern("numbered", "{kind:kind/plural} in {place:place}", effects.CardsIn),
    Pattern("numbered", "{kind:kind/plural} you <control|have in play>", effects.CardsControlled),
    Pattern("counted", "foe with a {kind:kind/singular} in {place:their_place}", effects.FoesWith),
    Pattern("counted/their_counted", "{kind:kind/singular} in {place:[place/their_place]}", effects.CardsIn),
    Pattern(
        "power_for_each/cards_for_each/their_cards_for_each/weaknesses_for_each",
        "[+{amount:in_digits} Power/{amount:amount} card(s)/{amount:amount} card(s)/a Weakness] "
        "for each {each:[counted/counted/their_counted/their_counted]}",
        Times,
        amount=ONE,
    ),
)

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

CONDITIONS: Final = (
    Pattern(
        "simple_condition",
        "you control <{amount:one_controlled}|{least:count} or more {amount:controlled}>",
        AtLeast,
        least=1,
    ),
    Pattern("one_controlled/controlled", "[a {kind:kind/singular}/{kind:kind/plural}]", effects.CardsControlled),
    Pattern("simple_condition", "your discard pile is empty", conditions.DiscardPileEmpty),
    Pattern(
        "simple_condition",
        "this is the {number:ordinal} card <you have played|you play|you've played> this turn",
        conditions.IsCardPlayed,
    ),
    Pattern("ordinal", named({word: number for number, word in enumerate(ORDINALS, 1)}), str),
    Pattern(
        "simple_condition",
        "you have already played {least:number} other {amount:others_played} this turn | "
        "<you have|you|you've> played <another {amount:one_other_played}{least=1}|"
        "{least:count} or more other {amount:others_played/plural}> this turn",
        AtLeast,
    ),
    Pattern("others_played/one_other_played", "[{kind:kind}/{kind:kind/singular}]", effects.OthersPlayed),
    Pattern(
        "simple_condition",
        "<you have|you|you've> played <a {amount:one_played}{least=1}|{least:count} or more {amount:so_many_played}> "
        "this turn",
        AtLeast,
    ),
    Pattern("one_played/so_many_played", "[{kind:kind/singular}/{kind:kind/plural}]", effects.PlayedThisTurn),
    Pattern(
        "simple_condition",
        "<you have|you|you've> <bought or gained|gained or bought> "
        "<a {amount:one_gained}{least=1}|{least:count} or more {amount:so_many_gained}> this turn",
        AtLeast,
    ),
    Pattern("one_gained/so_many_gained", "[{kind:kind/singular}/{kind:kind/plural}]", effects.GainedThisTurn),
    Pattern(
        "simple_condition",
        "<you have|you|you've> played {kinds:a_kind+and} <|both >this turn",
        conditions.PlayedEach,
    ),
    Pattern("a_kind", "a {kind:type/singular}", None),
    Pattern(
        "simple_condition/held",
        f"[you have/] <no {{kind:kind/plural}}{{relation={conditions.OR_FEWER}}}{{number=0}}|"
        f"{{number:count}} or more {{kind:kind/plural}}{{relation={conditions.OR_MORE}}}|"
        f"{{number:number}} or fewer {{kind:kind/plural}}{{relation={conditions.OR_FEWER}}}|"
        f"a {{kind:kind/singular}}{{relation={conditions.OR_MORE}}}{{number=1}}> in {{place:[your_cards/their_cards]}}",
        conditions.HasIn,
    ),
    Pattern("your_cards/their_cards", "<[your/their] |>hand", kinds.Hand),
    Pattern("your_cards/their_cards", "[your/their] discard pile", kinds.DiscardPile),
    Pattern(
        "simple_condition",
        f"there <are {{number:count}} or more {{kind:kind/plural}}{{relation={conditions.OR_MORE}}}|"
        f"are no {{kind:kind/plural}}{{relation={conditions.OR_FEWER}}}{{number=0}}|"
        f"is a {{kind:kind/singular}}{{relation={conditions.OR_MORE}}}{{number=1}}> in {{place:middle}}",
        conditions.HasIn,
    ),
    Pattern("middle", "the Line-Up", kinds.LineUp),
    Pattern("simple_condition", "you have {least:integer} or more Power", conditions.HasPower),
    Pattern(
        "simple_condition", "the top card of your discard pile is a {kind:kind/singular}", conditions.TopOfDiscardPile
    ),
    Pattern(
        "simple_condition", "<its cost is|it costs> {kind:costing} | it is a {kind:kind/singular}", conditions.ItIs
    ),
    Pattern("costing", "{cost:integer} or <greater|more>", kinds.CostAtLeast, kind=kinds.ANY_CARD),
    Pattern("costing", "{cost:integer} or less", kinds.CostAtMost, kind=kinds.ANY_CARD),
    Pattern("simple_condition", "<it is not|it isn't> a {condition:kind_of_it}", Not),
    Pattern("kind_of_it", "{kind:kind/singular}", conditions.ItIs),
    Pattern("simple_condition", "its cost is what you named", conditions.ItsCostIsNamed),
)

INTO_HAND: Final = (
    "put a {kind:kind/singular} from {place:place} into your hand | "
    "return a {kind:kind/singular} from {place:place} to your hand"
)

# What "you" are told to do ("draw a card"), and what others do ("each foe draws a card")
CLAUSES: Final = (
    # What can also be declined
    Pattern("clause", "{effect:own}", None),
    Pattern("clause", "{effect:their_clause}", None),
    Pattern("own", "{effect:choice}", None),
    Pattern("own", "you may {effect:choice}", May),
    Pattern("verb", "may {effect:their_choice}", May),
    # Power and cost
    Pattern(
        "own",
        "<|an additional|you get|get> +{amount:in_digits} Power | {amount:power_for_each} | "
        "+X Power, where X is the number of {amount:numbered}",
        effects.Power,
    ),
    Pattern("own", "double your Power this turn", effects.DoublePower),
    Pattern(
        "own",
        "{kind:kind/plural} cost {amount:integer} less this turn | "
        "Super-Villains cost {amount:integer} less to defeat this turn",
        effects.CostLess,
        kind=kinds.OnSuperVillainStack(),
    ),
    Pattern(
        "own",
        "the next {kind:kind/singular} you buy this turn costs {amount:integer} less <|to buy>",
        effects.NextCostsLess,
    ),
    # Drawing and discarding
    Pattern(
        "choice/verb/their_choice",
        "[draw/draws/draw] <{amount:amount} <|additional|extra|more> card(s)|"
        "{amount:[cards_for_each/their_cards_for_each/their_cards_for_each]}>",
        effects.Draw,
    ),
    Pattern("choice", "draw {amount:that_many} cards", effects.Draw),
    Pattern("that_many", "that many", effects.ThatMany),
    Pattern(
        "own",
        "draw {amount:amount} <additional|extra|more> card(s) at the end of <the|your|this> turn | "
        "at the end of <the|your|this> turn, draw {amount:amount} <additional|extra|more> card(s)",
        effects.DrawAtEndOfTurn,
    ),
    Pattern("own", "draw cards until you have {count:count} cards in <|your >hand", effects.DrawUntil),
    Pattern("choice", "draw it", effects.DrawIt),
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
    Pattern("own", "discard any number of cards <|from your hand>", effects.DiscardAnyNumber),
    Pattern(
        "choice",
        "discard a random card <|from your hand> | discard a card at random <|from your hand>",
        effects.DiscardAtRandom,
    ),
    Pattern(
        "choice/verb/simple_verb/their_choice",
        "[discard your/discards their/discards their/discard their] hand",
        effects.DiscardHand,
    ),
    Pattern("choice/verb", "[discard/discards] the top card of [your/their] deck", effects.DiscardTop),
    Pattern("choice", "discard it", effects.DiscardIt),
    # Destroying
    Pattern(
        "choice/verb",
        "[destroy/destroys] {count:number} {kind:kind} <in|from> {place:[place/their_place]}",
        effects.Destroy,
    ),
    Pattern("choice", "destroy up to {count:count} {kind:kind} <in|from> {place:place}", effects.DestroyUpTo),
    Pattern("choice", "destroy this card", effects.DestroyThis),
    Pattern("choice/verb", "[destroy/destroys] the top card of [your/their] deck", effects.DestroyTop),
    Pattern("choice/verb/simple_verb", "[destroy/destroys] it", effects.DestroyIt),
    Pattern(
        "own",
        "destroy any number of cards in the Line-Up, then replace each from the main deck",
        effects.DestroyAnyAndReplace,
    ),
    # Gaining
    Pattern("choice", "gain a Kick", effects.Gain, kind=kinds.ANY_CARD, place=kinds.KickStack()),
    Pattern("choice", "gain a {kind:kind/singular} from {place:place}", effects.Gain),
    Pattern("choice/verb", "[gain/gains] the top card of the main deck", effects.GainTopOfMainDeck),
    Pattern("choice", "gain it", effects.GainIt),
    Pattern("own", "gain all {kind:kind/plural} in {place:place}", effects.GainAll),
    Pattern("choice/verb/simple_verb", "[gain/gains] a Weakness", effects.GainWeakness, amount=ONE),
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
    Pattern("choice", "put it <into|in> your hand", effects.PutItIntoHand),
    Pattern("own", "put it on the bottom of your deck", effects.PutItOnBottom),
    Pattern("own", "shuffle your discard pile into your deck", effects.ShuffleIntoDeck),
    Pattern("choice", "put a {kind:kind/singular} from {place:place} on the bottom of your deck", effects.PutOnBottom),
    Pattern(
        "choice",
        "put a card <you|you've> <bought or gained|gained or bought> this turn on <|the >top of your deck",
        effects.PutBoughtOnTop,
    ),
    Pattern(
        "choice/verb",
        "[put/puts] a {kind:kind/singular} from {place:[place/their_place]} on top of [your/their] deck",
        effects.PutOnTop,
    ),
    Pattern("choice", "put it on top of your deck", effects.PutGainedOnTop),
    Pattern(
        "choice",
        "put up to {count:count} {kind:kind} from {place:place} on the bottom of your deck",
        effects.PutUpToOnBottom,
    ),
    Pattern("own", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern("choice", "put a card you bought or gained this turn into your hand", effects.PutGainedIntoHand),
    Pattern("choice", "put one card you buy or gain this turn on top of your deck", playing.PutOneGainedOnTop),
    # Showing and naming
    Pattern("own/verb", "[reveal/reveals] the top card of [your/their] deck", effects.RevealTop),
    Pattern("own", "reveal the top card of the main deck", effects.RevealTopOfMainDeck),
    Pattern("own", "look at the top card of your deck", effects.LookAtTop),
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
        "<each {kind:kind/singular}|all {kind:kind/plural}> <revealed this way|from among them>",
        effects.AllOfThem,
    ),
    Pattern("some", "the rest", effects.TheRest),
    Pattern("some", "them", effects.Them),
    Pattern("own", "name even or odd", effects.NameParity),
    # Others
    Pattern("their_clause", "each foe {effect:deed}", effects.EachFoe),
    Pattern("their_clause", "each foe <with|who has> {condition:held} {effect:deed}", effects.FoesWho),
    Pattern("their_clause", "each player {effect:deed}", effects.EachPlayer),
    Pattern("their_clause", "a foe <of your choice|> {effect:deed}", effects.OneFoe),
    Pattern("their_clause", "the player on your left {effect:deed}", effects.NextPlayer),
    Pattern("sentence", "choose a foe. That foe {effect:deed}.", effects.OneFoe),
    Pattern("sentence", "each foe chooses one: {effect:modes}.", effects.EachFoe),
    Pattern("modes", "{modes:own+;or}", effects.ChooseOne),
    # One of several
    Pattern("sentence", "choose one: {modes:effect+;or}.", effects.ChooseOne),
    Pattern("effect", "<|either> {modes:clause+or}", effects.OneOrOther),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition}, {other:effect} instead. | "
        "{effect:effect}. If {condition:condition}, instead {other:effect}.",
        effects.Instead,
    ),
    Pattern("effect", "{effect:own} if {condition:condition}", effects.DoneIf),
    Pattern(
        "sentence",
        "<whenever|each time> you play a {kind:kind/singular} this turn, {effect:effect}.",
        playing.WheneverYouPlay,
    ),
    Pattern("sentence", "Attack: {assault:assault}.", playing.MakeAttack),
    # Playing
    Pattern("sentence", "if you play a {kind:kind/singular} this turn, {effect:effect}.", playing.IfYouPlay),
    Pattern("own", "play a {kind:kind/singular} that you played this turn again", playing.PlayAgain),
    Pattern(
        "own",
        "play a {kind:kind/singular} from the Line-Up and return it there at the end of your turn",
        playing.Borrow,
    ),
    Pattern("own", "play the top card of the Super-Villain stack and return it there", playing.PlayTopSuperVillain),
    Pattern(
        "own",
        "play one {kind:kind/singular} revealed this way and return it to the top of its owner's deck",
        playing.PlayOneAndReturn,
    ),
    Pattern("own", "play each {kind:kind/singular} {how:how} this way", playing.PlayThem),
    Pattern("how", "discarded | revealed", str),
)

DEEDS: Final = (
    Pattern("verb/simple_verb", "lets you draw {amount:amount} card(s)", effects.LetControllerDraw),
    Pattern("verb/simple_verb", "discards a random card", effects.DiscardAtRandom),
    Pattern("verb", "discards all {kind:kind/plural} in their hand", effects.DiscardAll),
    Pattern("verb", "gains {amount:weaknesses_for_each}", effects.GainWeakness),
    Pattern("verb", "adds a {kind:kind/singular} from their hand to the Line-Up", assaults.AddToLineUp),
    Pattern("verb", "reveals their hand", effects.RevealHand),
    Pattern("verb", "reveals a random card from their hand", effects.RevealAtRandom),
    Pattern("verb", "either {first:simple_verb} or {second:simple_verb}", effects.Either),
    Pattern("act", "{effect:verb} unless they reveal a {kind:kind/singular} from their hand", effects.Unless),
    Pattern(
        "act",
        "{effect:verb} unless they discard a {kind:kind/singular} <|from their hand>",
        effects.UnlessDiscarded,
    ),
    Pattern("act", "{modes:verb+or}", effects.OneOrOther),
    Pattern("verb", "turns their Super Hero face down until this Super-Villain is defeated", assaults.TurnHeroDown),
    Pattern(
        "verb",
        "puts a random card from their hand face down under their Super Hero until this Super-Villain is defeated "
        "and then on top of their deck",
        assaults.HideUnderHero,
    ),
)

ATTACKS: Final = (
    Pattern("assault/appearance", "each [foe/player] {effect:deed}", assaults.EachSuffers),
    Pattern("assault/appearance", "each [foe/player] <with|who has> {condition:held} {effect:deed}", assaults.EachWho),
    Pattern(
        "appearance",
        "each player puts a card from their hand into the discard pile of the player on their left. Each player who "
        "gets a card with cost 1 or greater this way puts a Weakness on top of their deck",
        assaults.PassLeft,
    ),
    Pattern(
        "appearance",
        "each player puts {count:number} card(s) from their hand face down into a pile. Shuffle it and deal each "
        "player as many cards as they put in",
        assaults.Pool,
    ),
    Pattern(
        "defense",
        "<to avoid an Attack, you may discard this card <|from your hand>|"
        "you may discard this card <|from your hand> to avoid an Attack>. "
        "If you do, {effect:effect}.",
        abilities.DiscardToAvoid,
    ),
    Pattern(
        "defense",
        "<to avoid an Attack, you may reveal this card from your hand|"
        "you may reveal this card from your hand to avoid an Attack>.",
        abilities.RevealToAvoid,
    ),
    Pattern(
        "defense",
        "<to avoid an Attack, you may reveal this card from your hand|"
        "you may reveal this card from your hand to avoid an Attack>. If you do, {effect:effect}.",
        abilities.RevealForBenefit,
    ),
)

ABILITIES: Final = (
    Pattern(
        "ability",
        "when you play your first {kind:kind/singular} on each of your turns, {effect:effect}",
        abilities.FirstPlayed,
    ),
    Pattern("ability", "at the start of <each of your turns|your turn>, {effect:effect}", abilities.AtStartOfTurn),
    Pattern(
        "ability",
        "<when|whenever> you destroy a {kind:kind/singular} on your turn, {effect:effect}",
        abilities.WhenDestroyed,
    ),
    Pattern(
        "ability", "<when|whenever> you defeat a {kind:defeated/singular}, {effect:effect}", abilities.WhenDefeated
    ),
    Pattern("defeated", "Super-Villain(s)", kinds.SuperVillain),
    Pattern(
        "ability",
        "<when|whenever> you play a {kind:kind/singular} on your turn, {effect:effect}",
        abilities.WhenPlayed,
    ),
    Pattern(
        "ability",
        "when you play a {kind:kind/singular} with a new name on your turn, {effect:effect}",
        abilities.WhenPlayedDifferent,
    ),
    Pattern(
        "ability",
        "when you have played {count:number} {kind:kind} on your turn, {effect:effect}",
        abilities.PlayedSoMany,
    ),
    Pattern(
        "ability",
        "when you have played {count:number} {kind:kind} with different names on your turn, {effect:effect}",
        abilities.PlayedSoManyDifferent,
    ),
    Pattern(
        "ability",
        "when a card first tells you to draw on each of your turns, {effect:effect}",
        abilities.FirstDraw,
    ),
    Pattern(
        "ability",
        "<when|whenever> you buy or gain a {kind:kind/singular} on your turn, {effect:effect}",
        abilities.WhenGained,
    ),
    Pattern("ability", "<when|whenever> you buy or gain a {kind:kind/singular}, {effect:effect}", abilities.EverGained),
)

WORTH: Final = (
    Pattern("worth", "{points:integer} VP for each {kind:kind/singular} <you have|in your deck>", worth.WorthForEach),
    Pattern(
        "worth",
        "{points:integer} VP for each different {kind:kind/singular} <you have|in your deck>",
        worth.WorthForEachDifferent,
    ),
    Pattern(
        "worth",
        "{points:integer} VP for <every|each> {number:count} {kind:kind/plural} <you have|in your deck>",
        worth.WorthForEvery,
    ),
    Pattern("worth", "{points:integer} VP if you have {number:count} or more {kind:kind/plural}", worth.WorthIf),
    Pattern(
        "worth",
        "{points:integer} VP if you have {number:count} or more other {kind:kind/plural}",
        worth.WorthIfOthers,
    ),
)

DCDB: Final = Lexicon(
    LINES,
    sentences.SENTENCES,
    sentences.DEEDS,
    sentences.IN_TURN,
    sentences.CONDITIONS,
    NAMED,
    KINDS,
    PLACES,
    CONDITIONS,
    CLAUSES,
    DEEDS,
    ATTACKS,
    ABILITIES,
    WORTH,
    descriptions={
        "text": "a card text",
        "line": "a line of a text",
        "sentence": "a sentence",
        "effect": "what to do",
        "clause": "something to do",
        "deed": "what they do",
        "act": "something they do, perhaps",
        "verb": "something they do",
        "simple_verb": "one of two things they do",
        "condition": "a condition",
        "simple_condition": "a condition",
        "ordinal": "first, second, ...",
        "kind": "a kind of card",
        "type": "a card type",
        "of_type": "a card type",
        "own": "something that you do",
        "their_clause": "something that others do",
        "their_choice": "something that they may do",
        "sort": "a card type",
        "narrow": "a kind of card",
        "numbered": "something to count",
        "one_other_played": "a kind of card",
        "one_played": "a kind of card",
        "so_many_played": "a kind of card",
        "one_gained": "a kind of card",
        "so_many_gained": "a kind of card",
        "a_kind": "a kind of card",
        "held": "so many cards in a place",
        "your_cards": "cards of yours",
        "their_cards": "cards of theirs",
        "middle": "a place in the middle",
        "kind_of_it": "a kind of card",
        "that_many": "that many",
        "several": "a number",
        "some": "some of the cards that were shown",
        "modes": "two things, of which one is done",
        "defeated": "Super-Villain",
        "named": "the name of a card",
        "place": "a place for cards",
        "their_place": "a place of theirs",
        "choice": "something to do",
        "costing": "a cost",
        "amount": "a number",
        "in_digits": "a number in digits",
        "power_for_each": "how much Power",
        "cards_for_each": "how many cards",
        "their_cards_for_each": "how many cards",
        "weaknesses_for_each": "how many Weaknesses",
        "one_controlled": "cards you control",
        "controlled": "cards you control",
        "others_played": "a kind of card",
        "counted": "something to count",
        "their_counted": "something of theirs to count",
        "how": "how cards were shown",
        "assault": "what an Attack does",
        "appearance": "what a First Appearance does",
        "defense": "how an Attack is avoided",
        "ability": "what a card waits for, and does then",
        "own_ability": "what a card waits for on its own account",
        "worth": "what a card is worth",
    },
)
"""The whole vocabulary of the game."""

WRITER: Final = Writer(DCDB)


@cache
def words_of_effect(effect: effects.CardEffect) -> str:
    """What an effect does, as a card says it to "you", or else of others."""
    try:
        return WRITER.write(effect, "effect")
    except UnwritableTerm:
        return WRITER.words(effect)


effects.WORDING.words_of = words_of_effect
