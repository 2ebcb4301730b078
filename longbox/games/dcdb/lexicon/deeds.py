"""What others do, as an Attack or not: "each foe discards a card"."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import assaults, effects
from longbox.language import Pattern
from longbox.texts.choosing import OneOrOther
from longbox.texts.conditions import Did, If, Not
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

DEEDS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "verb/simple_verb/their_choice", "[lets/lets/let] you draw {amount:amount} card(s)", effects.LetControllerDraw
    ),
    Pattern(
        "verb",
        f"discards a card that you choose <from it|from their hand>{{where={effects.DISCARD_IT}}} | "
        f"puts a card that you choose <from it|from their hand> on top of their deck{{where={effects.TOP_IT}}}",
        effects.ChosenByYou,
    ),
    Pattern("verb", "lets you look at their hand", effects.LetYouLook),
    Pattern("verb", "discards all {kind:narrow/plural}", effects.DiscardAll),
    Pattern("verb", "gains {amount:weaknesses_for_each}", effects.GainWeakness),
    Pattern("verb", "adds a {kind:kind/singular} from {place:their_place} to the Line-Up", assaults.AddToLineUp),
    Pattern("choice", "add a {kind:kind/singular} from {place:place} to the Line-Up", assaults.AddToLineUp),
    Pattern("verb", "adds all {kind:kind/plural} from {place:their_place} to the Line-Up", assaults.AddAllToLineUp),
    Pattern("verb", "reveals a random card from their hand", effects.RevealAtRandom),
    Pattern("verb", "either {first:simple_verb} or {second:simple_verb}", effects.Either),
    Pattern("act", "{effect:verb} unless they reveal a {kind:kind/singular} from their hand", effects.Unless),
    Pattern(
        "act",
        "{effect:verb} unless they discard a {kind:kind/singular} <|from their hand>",
        effects.UnlessDiscarded,
    ),
    Pattern("act", "{modes:verb+or}", OneOrOther),
    Pattern("deed", "{first:acts}. {rest:next_deed}", InTurn),
    Pattern("deed", "does this twice: {effect:twice}", effects.Twice),
    Pattern("twice", "{first:acts}. {rest:next_deed}", InTurn),
    Pattern("acts", "{effect:act}", None),
    Pattern("acts", "{effects:act+and}", Sequence),
    Pattern("next_deed", "if they {condition:they_did}, they may {effect:may_then}", If),
    Pattern("may_then", "{effect:their_choice}", May),
    Pattern(
        "next_deed",
        "if <they {condition:they_did}|{condition:about_it}>, they {effect:several_things}",
        If,
    ),
    Pattern("several_things", "{effects:their_choice+and}", Sequence),
    Pattern("next_deed", "if <they {condition:they_did}|{condition:about_it}>, they {effect:their_choice}", If),
    Pattern("act", "must {effect:their_choice}", None),
    Pattern(
        "act",
        "<must|chooses:|chooses one:|chooses to|must choose to> <|either> {modes:their_choice+or}",
        OneOrOther,
    ),
    Pattern("they_did", "do", Did),
    Pattern("they_did", "do not | don't | cannot | can't", Not, condition=Did()),
    Pattern("verb", "turns their Super Hero face down until this Super-Villain is defeated", assaults.TurnHeroDown),
    Pattern(
        "verb",
        "puts a random card from their hand face down under their Super Hero until this Super-Villain is defeated "
        "and then on top of their deck",
        assaults.HideUnderHero,
    ),
)

ATTACKS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "suffered/assault/appearance",
        "[/each foe/each player] {effect:deed} | [/each <opponent|other player> {effect:deed}/] | "
        "[/all foes {effect:their_choice}/all players {effect:their_choice}]",
        assaults.EachSuffers,
    ),
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
        assaults.PoolAndDeal,
    ),
    Pattern("appearance", "{once:choice}, then each player {effect:deed}", assaults.OnceThenEach),
    Pattern("appearance", "each player {effect:deed}, and nobody can avoid it", assaults.CannotBeAvoided),
    Pattern(
        "appearance",
        "each player whose hand costs the most in total {effect:deed}<|; each other player {otherwise:deed}>",
        assaults.MostCostlyHands,
    ),
    Pattern(
        "appearance",
        "all players at once destroy a card in their hand. Whose card alone has the highest cost draws {drawn:number} "
        "card(s)",
        assaults.DestroyTogether,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "may_then": "something that they may do",
    "several_things": "what they do then",
    "twice": "what they do twice",
    "acts": "what they do",
    "next_deed": "what they do then",
    "they_did": "whether they did it",
    "act": "something they do, perhaps",
    "suffered": "what the attacked player does",
    "assault": "what an Attack does",
    "appearance": "what a First Appearance does",
}
