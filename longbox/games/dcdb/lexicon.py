"""The words of the deck-building game's cards."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import abilities, assaults, conditions, effects, kinds, playing, texts, worth
from longbox.games.dcdb.definitions import TYPES
from longbox.language import Lexicon, Pattern
from longbox.language.vocabulary import SENTENCES

LINES: Final = (
    Pattern("text", "{lines:line+\n}", texts.CardText),
    Pattern("line", "{effects:sentence+}", texts.WhenPlayedLine),
    Pattern("line", "Defense: {defense:defense}", texts.DefenseLine),
    Pattern("line", "Ongoing: {ability:ability}.", texts.OngoingLine),
    Pattern("line", "{ability:ability}.", texts.HeroLine),
    Pattern("line", "You go first.", texts.GoesFirstLine),
    Pattern("line", "{ability:own_ability}.", texts.WhenGainedLine),
    Pattern("own_ability", "when you gain or buy this card, {effect:effect}", abilities.WhenThisGained),
    Pattern("own_ability", "when you buy or gain this card, {effect:effect}", abilities.WhenThisGained),
    Pattern("line", "First Appearance — Attack: {assault:appearance}.", texts.FirstAppearanceLine),
    Pattern("line", "First Appearance - Attack: {assault:appearance}.", texts.FirstAppearanceLine),
    Pattern("line", "As the game starts, this card lies on top of the Super-Villain stack.", texts.StartsOnTopLine),
    Pattern("line", "This card starts the game on top of the Super-Villain stack.", texts.StartsOnTopLine),
    Pattern("line", "At the end of your turn, before you draw, {effect:effect}.", texts.EndOfTurnLine),
    Pattern("line", "At the end of the game, this card is worth {worth:worth}.", texts.WorthLine),
)

NAMED: Final = (
    Pattern("kind", "{kind:type}", None),
    Pattern("kind", "{kinds:type+or}", kinds.AnyOf),
    Pattern("kind", "card(s) named {name:name}", kinds.Named),
    Pattern("kind", "card(s) named {kinds:named+or}", kinds.AnyOf),
    Pattern("named", "{name:name}", kinds.Named),
)

KINDS: Final = (
    Pattern("type", "card(s)", kinds.AnyCard),
    Pattern("type", "Starter(s)", kinds.OfType, type_name="Starter"),
    Pattern("type", "Hero(es)", kinds.OfType, type_name="Hero"),
    Pattern("type", "Villain(s)", kinds.OfType, type_name="Villain"),
    Pattern("type", "Super Power(s)", kinds.OfType, type_name="Super Power"),
    Pattern("type", "Equipment", kinds.OfType, type_name="Equipment"),
    Pattern("type", "Location(s)", kinds.OfType, type_name="Location"),
    Pattern("type", "Super-Villain(s)", kinds.SuperVillain),
    Pattern("type", "Weakness(es)", kinds.Named, name="Weakness"),
    *[Pattern("kind", f"non-{name} card(s)", kinds.Except, kind=kinds.OfType(name)) for name in TYPES],
    Pattern("kind", "card(s) not named {kind:named}", kinds.Except),
    Pattern("kind", "{kind:type} with cost {cost:integer} or less", kinds.CostAtMost),
    Pattern("kind", "{kind:type} with cost {cost:integer} or greater", kinds.CostAtLeast),
    Pattern("kind", "{kind:type} with cost {cost:integer} or {other_cost:integer}", kinds.CostEither),
)

PLACES: Final = (
    Pattern("place", "your hand", kinds.Hand),
    Pattern("place", "your discard pile", kinds.DiscardPile),
    Pattern("place", "your hand or discard pile", kinds.HandOrDiscardPile),
    Pattern("place", "your hand and/or discard pile", kinds.HandOrDiscardPile),
    Pattern("place", "the Line-Up", kinds.LineUp),
    Pattern("place", "the Kick stack", kinds.KickStack),
    Pattern("their_place", "their hand", kinds.Hand),
    Pattern("their_place", "their discard pile", kinds.DiscardPile),
    Pattern("their_place", "their hand or discard pile", kinds.HandOrDiscardPile),
    Pattern("their_place", "the Line-Up", kinds.LineUp),
    Pattern("counted", "foe with a {kind:kind/singular} in {place:their_place}", effects.FoesWith),
    Pattern("counted", "{kind:kind/singular} in {place:place}", effects.CardsIn),
    Pattern("their_counted", "{kind:kind/singular} in {place:their_place}", effects.CardsIn),
)

CONDITIONS: Final = (
    Pattern("condition", "you control a {kind:kind/singular}", conditions.Controls),
    Pattern("condition", "your discard pile is empty", conditions.DiscardPileEmpty),
    Pattern("condition", "this is the first card you have played this turn", conditions.FirstCardPlayed),
    Pattern("condition", "you have already played {count:number} other {kind:kind} this turn", conditions.PlayedOthers),
    Pattern("condition", "it is a {kind:kind/singular}", conditions.ItIs),
    Pattern("condition", "its cost is {cost:integer} or greater", conditions.ItCostsAtLeast),
    Pattern("condition", "its cost is what you named", conditions.ItsCostIsNamed),
)

CLAUSES: Final = (
    # Power and cost
    Pattern("clause", "+{amount:integer} Power", effects.Power),
    Pattern("clause", "+{amount:integer} Power for each {counted:counted}", effects.PowerForEach),
    Pattern("clause", "double your Power this turn", effects.DoublePower),
    Pattern("clause", "{kind:kind/plural} cost {amount:integer} less this turn", effects.CostLess),
    Pattern(
        "clause",
        "Super-Villains cost {amount:integer} less to defeat this turn",
        effects.CostLess,
        kind=kinds.OnSuperVillainStack(),
    ),
    # Drawing and discarding
    Pattern("clause", "draw {count:number} card(s)", effects.Draw),
    Pattern("clause", "draw {count:number} additional card(s)", effects.Draw),
    Pattern("clause", "draw {count:number} additional card(s) at the end of the turn", effects.DrawAtEndOfTurn),
    Pattern("clause", "draw it", effects.DrawIt),
    Pattern("clause", "discard {count:number} card(s) from your hand", effects.Discard),
    Pattern("clause", "choose and discard {count:number} card(s) from your hand", effects.Discard),
    Pattern("clause", "discard {count:number} card(s)", effects.Discard),
    Pattern("clause", "discard your hand", effects.DiscardHand),
    Pattern("clause", "discard the top card of your deck", effects.DiscardTop),
    Pattern("clause", "discard it", effects.DiscardIt),
    # Destroying
    Pattern("clause", "destroy a {kind:kind/singular} in {place:place}", effects.Destroy),
    Pattern("clause", "you may destroy {count:number} {kind:kind} in {place:place}", effects.MayDestroy),
    Pattern("clause", "destroy up to {count:count} {kind:kind} in {place:place}", effects.DestroyUpTo),
    Pattern("clause", "you may destroy up to {count:count} {kind:kind} in {place:place}", effects.DestroyUpTo),
    Pattern("clause", "destroy it", effects.DestroyIt),
    Pattern("clause", "you may destroy it", effects.MayDestroyIt),
    Pattern(
        "clause",
        "destroy any number of cards in the Line-Up, then replace each from the main deck",
        effects.DestroyAnyAndReplace,
    ),
    # Gaining
    Pattern("clause", "gain a {kind:kind/singular} from {place:place}", effects.Gain),
    Pattern("clause", "you may gain a {kind:kind/singular} from {place:place}", effects.MayGain),
    Pattern("clause", "gain all {kind:kind/plural} in {place:place}", effects.GainAll),
    Pattern("clause", "gain a Weakness", effects.GainWeakness),
    Pattern(
        "clause",
        "you may pay {amount:integer} Power any number of times and gain the top card of the main deck each time",
        effects.PayToGain,
    ),
    # Putting
    Pattern("clause", "put a {kind:kind/singular} from {place:place} into your hand", effects.PutIntoHand),
    Pattern("clause", "you may put a {kind:kind/singular} from {place:place} into your hand", effects.MayPutIntoHand),
    Pattern("clause", "put all {kind:kind/plural} from {place:place} into your hand", effects.PutAllIntoHand),
    Pattern("clause", "put it into your hand", effects.PutItIntoHand),
    Pattern("clause", "put a {kind:kind/singular} from {place:place} on top of your deck", effects.PutOnTop),
    Pattern("clause", "you may put it on top of your deck", effects.MayPutItOnTop),
    Pattern(
        "clause",
        "you may put up to {count:count} {kind:kind} from {place:place} on the bottom of your deck",
        effects.PutUpToOnBottom,
    ),
    Pattern("clause", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern("clause", "you may put a card you bought or gained this turn into your hand", effects.MayTakeGained),
    Pattern(
        "clause", "you may put one card you buy or gain this turn on top of your deck", playing.MayPutOneGainedOnTop
    ),
    # Showing and naming
    Pattern("clause", "reveal the top card of your deck", effects.RevealTop),
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
    Pattern("how", "discarded", "discarded"),
    Pattern("how", "revealed", "revealed"),
)

DEEDS: Final = (
    Pattern("verb", "draws {count:number} card(s)", effects.Draw),
    Pattern("verb", "lets you draw {count:number} card(s)", effects.LetControllerDraw),
    Pattern("verb", "discards {count:number} card(s)", effects.Discard),
    Pattern("verb", "chooses and discards {count:number} card(s)", effects.Discard),
    Pattern("verb", "discards {count:number} card(s) from their hand", effects.Discard),
    Pattern("verb", "discards a random card", effects.DiscardAtRandom),
    Pattern("verb", "discards a card for each {counted:their_counted}", effects.DiscardForEach),
    Pattern("verb", "discards their hand", effects.DiscardHand),
    Pattern("verb", "discards all {kind:kind/plural} in their hand", effects.DiscardAll),
    Pattern("verb", "discards the top card of their deck", effects.DiscardTop),
    Pattern("verb", "destroys a {kind:kind/singular} in {place:their_place}", effects.Destroy),
    Pattern("verb", "destroys it", effects.DestroyIt),
    Pattern("verb", "gains a Weakness", effects.GainWeakness),
    Pattern("verb", "gains a Weakness for each {counted:their_counted}", effects.GainWeaknessForEach),
    Pattern("verb", "puts a {kind:kind/singular} from {place:their_place} on top of their deck", effects.PutOnTop),
    Pattern("verb", "adds a {kind:kind/singular} from their hand to the Line-Up", assaults.AddToLineUp),
    Pattern("verb", "reveals their hand", effects.RevealHand),
    Pattern("verb", "reveals the top card of their deck", effects.RevealTop),
    Pattern("verb", "reveals a random card from their hand", effects.RevealAtRandom),
    Pattern("verb", "either {first:simple_verb} or {second:simple_verb}", effects.Either),
    Pattern("simple_verb", "lets you draw {count:number} card(s)", effects.LetControllerDraw),
    Pattern("simple_verb", "discards a random card", effects.DiscardAtRandom),
    Pattern("simple_verb", "discards their hand", effects.DiscardHand),
    Pattern("simple_verb", "destroys it", effects.DestroyIt),
    Pattern("simple_verb", "gains a Weakness", effects.GainWeakness),
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
    Pattern("assault", "each foe {effect:deed}", assaults.EachSuffers),
    Pattern("appearance", "each player {effect:deed}", assaults.EachSuffers),
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
        "to avoid an Attack, you may discard this card. If you do, {effect:effect}.",
        abilities.DiscardToAvoid,
    ),
    Pattern("defense", "to avoid an Attack, you may reveal this card from your hand.", abilities.RevealToAvoid),
    Pattern(
        "defense",
        "you may discard this card to avoid an Attack. If you do, {effect:effect}.",
        abilities.DiscardToAvoid,
    ),
    Pattern("defense", "you may reveal this card from your hand to avoid an Attack.", abilities.RevealToAvoid),
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
    SENTENCES,
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
        "kind": "a kind of card",
        "type": "a card type",
        "named": "the name of a card",
        "place": "a place for cards",
        "their_place": "a place of theirs",
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
