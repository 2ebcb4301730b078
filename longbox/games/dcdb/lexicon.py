"""The words of the deck-building game's cards."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import abilities, assaults, conditions, effects, kinds, playing, texts, worth
from longbox.language import Lexicon, Pattern
from longbox.language.alternatives import named
from longbox.texts import sentences
from longbox.texts.amounts import Fixed, Times
from longbox.texts.conditions import AtLeast
from longbox.texts.lines import CardText

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
    *[
        Pattern("type/of_type", f"[{name}{ending}/{name}]", kinds.OfType, type_name=name)
        for name, ending in TYPES_AND_ENDINGS.items()
    ],
    Pattern("type", "Super-Villain(s)", kinds.SuperVillain),
    Pattern("type", "Weakness(es)", kinds.Named, name="Weakness"),
    Pattern("kind", "non-{kind:of_type} card(s) | card(s) not named {kind:named}", kinds.Except),
    Pattern("kind", "{kind:type} with cost {cost:integer} or less", kinds.CostAtMost),
    Pattern("kind", "{kind:type} with cost {cost:integer} or greater", kinds.CostAtLeast),
    Pattern("kind", "{kind:type} with cost {cost:integer} or {other_cost:integer}", kinds.CostEither),
)

PLACES: Final = (
    Pattern("place/their_place", "[your/their] hand", kinds.Hand),
    Pattern("place/their_place", "[your/their] discard pile", kinds.DiscardPile),
    Pattern("place/their_place", "[your/their] hand <or|and/or> discard pile", kinds.HandOrDiscardPile),
    Pattern("place/their_place", "the Line-Up", kinds.LineUp),
    Pattern("place", "the Kick stack", kinds.KickStack),
    Pattern("amount/in_digits", "{value:[number/integer]}", Fixed),
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
    Pattern("simple_condition", "this is the {number:ordinal} card you have played this turn", conditions.IsCardPlayed),
    Pattern("ordinal", named({word: number for number, word in enumerate(ORDINALS, 1)}), str),
    Pattern(
        "simple_condition", "you have already played {least:number} other {amount:others_played} this turn", AtLeast
    ),
    Pattern("others_played", "{kind:kind}", effects.OthersPlayed),
    Pattern("simple_condition", "its cost is {kind:costing} | it is a {kind:kind/singular}", conditions.ItIs),
    Pattern("costing", "{cost:integer} or greater", kinds.CostAtLeast, kind=kinds.AnyCard()),
    Pattern("simple_condition", "its cost is what you named", conditions.ItsCostIsNamed),
)

INTO_HAND: Final = (
    "put a {kind:kind/singular} from {place:place} into your hand | "
    "return a {kind:kind/singular} from {place:place} to your hand"
)

# What "you" are told to do ("draw a card"), and what others do ("each foe draws a card")
CLAUSES: Final = (
    # Power and cost
    Pattern("clause", "+{amount:in_digits} Power | {amount:power_for_each}", effects.Power),
    Pattern("clause", "double your Power this turn", effects.DoublePower),
    Pattern(
        "clause",
        "{kind:kind/plural} cost {amount:integer} less this turn | "
        "Super-Villains cost {amount:integer} less to defeat this turn",
        effects.CostLess,
        kind=kinds.OnSuperVillainStack(),
    ),
    # Drawing and discarding
    Pattern(
        "clause/verb",
        "[draw/draws] <{amount:amount} <|additional> card(s)|{amount:[cards_for_each/their_cards_for_each]}>",
        effects.Draw,
    ),
    Pattern("clause", "draw {amount:amount} additional card(s) at the end of the turn", effects.DrawAtEndOfTurn),
    Pattern("clause", "draw it", effects.DrawIt),
    Pattern(
        "clause/verb",
        "[<|choose and> discard/<discards|chooses and discards>] {amount:amount} card(s) "
        "[<from your hand|>/<|from their hand>] | "
        "[discard {amount:cards_for_each}/discards {amount:their_cards_for_each}]",
        effects.Discard,
    ),
    Pattern("clause/verb/simple_verb", "[discard your/discards their] hand", effects.DiscardHand),
    Pattern("clause/verb", "[discard/discards] the top card of [your/their] deck", effects.DiscardTop),
    Pattern("clause", "discard it", effects.DiscardIt),
    # Destroying
    Pattern(
        "choice/verb",
        "[destroy/destroys] {count:number} {kind:kind} in {place:[place/their_place]}",
        effects.Destroy,
    ),
    Pattern("choice", "destroy up to {count:count} {kind:kind} in {place:place}", effects.DestroyUpTo),
    Pattern("choice/verb/simple_verb", "[destroy/destroys] it", effects.DestroyIt),
    Pattern(
        "clause",
        "destroy any number of cards in the Line-Up, then replace each from the main deck",
        effects.DestroyAnyAndReplace,
    ),
    # Gaining
    Pattern("choice", "gain a {kind:kind/singular} from {place:place}", effects.Gain),
    Pattern("clause", "gain all {kind:kind/plural} in {place:place}", effects.GainAll),
    Pattern("clause/verb/simple_verb", "[gain/gains] a Weakness", effects.GainWeakness, amount=ONE),
    Pattern(
        "clause",
        "you may pay {amount:integer} Power any number of times and gain the top card of the main deck each time",
        effects.PayToGain,
    ),
    # Putting
    Pattern("choice", INTO_HAND, effects.PutIntoHand),
    Pattern("clause", "put all {kind:kind/plural} from {place:place} into your hand", effects.PutAllIntoHand),
    Pattern("clause", "put it into your hand", effects.PutItIntoHand),
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
    Pattern("clause", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern("choice", "put a card you bought or gained this turn into your hand", effects.PutGainedIntoHand),
    Pattern("choice", "put one card you buy or gain this turn on top of your deck", playing.PutOneGainedOnTop),
    # Showing and naming
    Pattern("clause/verb", "[reveal/reveals] the top card of [your/their] deck", effects.RevealTop),
    Pattern("clause", "reveal the top card of the main deck", effects.RevealTopOfMainDeck),
    Pattern("clause", "look at the top card of your deck", effects.LookAtTop),
    Pattern("clause", "name even or odd", effects.NameParity),
    # Others
    Pattern("clause", "each foe {effect:deed}", effects.EachFoe),
    Pattern("sentence", "Attack: {assault:assault}.", playing.MakeAttack),
    # Playing
    Pattern("sentence", "if you play a {kind:kind/singular} this turn, {effect:effect}.", playing.IfYouPlay),
    Pattern("clause", "play a {kind:kind/singular} that you played this turn again", playing.PlayAgain),
    Pattern(
        "clause",
        "play a {kind:kind/singular} from the Line-Up and return it there at the end of your turn",
        playing.Borrow,
    ),
    Pattern("clause", "play the top card of the Super-Villain stack and return it there", playing.PlayTopSuperVillain),
    Pattern(
        "clause",
        "play one {kind:kind/singular} revealed this way and return it to the top of its owner's deck",
        playing.PlayOneAndReturn,
    ),
    Pattern("clause", "play each {kind:kind/singular} {how:how} this way", playing.PlayThem),
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
)

ABILITIES: Final = (
    Pattern(
        "ability",
        "when you play your first {kind:kind/singular} on each of your turns, {effect:effect}",
        abilities.FirstPlayed,
    ),
    Pattern("ability", "when you play a {kind:kind/singular} on your turn, {effect:effect}", abilities.WhenPlayed),
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
        "ability", "when you buy or gain a {kind:kind/singular} on your turn, {effect:effect}", abilities.WhenGained
    ),
)

WORTH: Final = (
    Pattern("worth", "{points:integer} VP for each {kind:kind/singular} you have", worth.WorthForEach),
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
    sentences.CHOICES,
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
