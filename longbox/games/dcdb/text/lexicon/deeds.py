"""What others do, as an Attack or not: "each foe discards a card"."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import appearing, assaults, characters, effects, lasting, passing_left
from longbox.games.dcdb.text.effects import counting, for_you, others
from longbox.language import Pattern
from longbox.texts.choosing import OneOrOther
from longbox.texts.conditions import AtLeast, Did, If, IfElse, Not
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

DEEDS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "verb/simple_verb/their_choice", "[lets/lets/let] you draw {amount:amount} card(s)", effects.LetControllerDraw
    ),
    Pattern(
        "verb",
        f"discards a {{kind:kind/singular}} <that you choose|of your choice> <from it|from their hand|>"
        f"{{where={effects.DISCARD_IT}}} | "
        f"puts a {{kind:kind/singular}} <that you choose|of your choice> <from it|from their hand> on top of their deck"
        f"{{where={effects.TOP_IT}}}",
        effects.ChosenByYou,
    ),
    Pattern(
        "deed",
        f"reveals their hand<,|> and you choose a {{kind:kind/singular}} <in|from> <it|their hand> "
        f"<to be discarded|for them to discard>{{where={effects.DISCARD_IT}}} | "
        f"reveals their hand. You choose a {{kind:kind/singular}} <in|from> <it|their hand>, and they discard it"
        f"{{where={effects.DISCARD_IT}}} | "
        f"reveals their hand. Choose a {{kind:kind/singular}} <in|from> <it|their hand>. They discard <it|that card>"
        f"{{where={effects.DISCARD_IT}}}",
        others.ChosenOfShown,
    ),
    Pattern("verb", "lets you look at their hand", effects.LetYouLook),
    Pattern(
        "their_choice/verb",
        f"[pass/passes] a {{kind:kind/singular}} from their hand to your <hand{{where={effects.TO_HANDS}}}|"
        f"discard pile{{where={effects.TO_DISCARD_PILES}}}>",
        others.PassToYou,
    ),
    Pattern("verb", "discards all {kind:narrow/plural}", effects.DiscardAll),
    Pattern("verb", "gains {amount:weaknesses_for_each}", effects.GainWeakness),
    Pattern(
        "choice/verb/their_choice",
        "[add/adds/add] a {kind:kind/singular} from {place:[place/their_place/their_place]} to the Line-Up | "
        "[<put|return|move>/<puts|returns|moves>/<put|return|move>] <a|any|one> {kind:kind/singular} <from|in> "
        "{place:[place/their_place/their_place]} <in|into|to> the Line-Up",
        assaults.AddToLineUp,
    ),
    Pattern("verb", "adds all {kind:kind/plural} from {place:their_place} to the Line-Up", assaults.AddAllToLineUp),
    Pattern("verb", "reveals a random card from their hand", effects.RevealAtRandom),
    Pattern("verb", "reveals {count:count} random cards from their hand", effects.RevealSomeAtRandom),
    Pattern("verb", "either {first:simple_verb} or {second:simple_verb}", effects.Either),
    Pattern(
        "act", "{effect:verb} unless they <reveal|reveals> a {kind:kind/singular} <from their hand|>", effects.Unless
    ),
    Pattern(
        "act",
        "{effect:verb} unless they <discard|discards> a {kind:kind/singular} <|from their hand>",
        effects.UnlessDiscarded,
    ),
    Pattern(
        "deed",
        "who <does not|doesn't> reveal a {kind:kind/singular} <from their hand|> <{effect:verb}|{effect:several_acts}>",
        effects.Unless,
    ),
    Pattern(
        "deed",
        "who <does not|doesn't> discard a {kind:kind/singular} <from their hand|> "
        "<{effect:verb}|{effect:several_acts}>",
        effects.UnlessDiscarded,
    ),
    Pattern("act", "{effect:verb} if {condition:about_it}", If),
    Pattern("act", "{effect:verb} if {condition:condition}", for_you.IfForYou),
    Pattern("act", "{effect:verb} unless {condition:condition}", for_you.UnlessForYou),
    Pattern("act", "{effect:verb} <if they|who> {condition:they_are}", If),
    Pattern("act", "{effect:verb} unless they {condition:they_are_not}", If),
    Pattern("they_are", "<have|has> {condition:held} | <control|controls> {condition:they_control}", None),
    Pattern("who_they_are", "<with|who has> {condition:held} | who controls {condition:they_control}", None),
    Pattern("they_are_not", "{condition:they_are}", Not),
    Pattern("they_control", "<{amount:one_controlled}|{least:so_many} {amount:controlled}>", AtLeast, least=1),
    Pattern("if_they_failed", "{effect:verb} if they {condition:they_failed}", If),
    Pattern("they_failed", "<cannot|can't|do not|don't|does not|doesn't>", Not, condition=Did()),
    Pattern("act", "{modes:verb+or}", OneOrOther),
    Pattern("deed", "{first:acts}. {rest:next_deed}", InTurn),
    Pattern("deed", "{first:verb}<,|> or {rest:if_they_failed}", InTurn),
    Pattern("deed", "does this twice: {effect:twice}", effects.Twice),
    Pattern("twice", "{first:acts}. {rest:next_deed}", InTurn),
    Pattern("acts", "{effect:act}", None),
    Pattern("acts", "{effects:act+and}", Sequence),
    Pattern("next_deed", "if they {condition:they_did}, they may {effect:may_then}", If),
    Pattern("may_then", "{effect:their_choice} | {effect:granted_them}", May),
    Pattern(
        "next_deed",
        "if <they {condition:they_did}|{condition:about_it}>, they {effect:several_things}",
        If,
    ),
    Pattern("next_deed", "<|then >they {effect:their_choice}", None),
    Pattern("next_deed", "discard {some:remaining}", effects.MoveThem, where=effects.DISCARD_THEM),
    Pattern("remaining", "the rest | the others | the other", effects.TheRest),
    Pattern("several_things", "{effects:their_choice+and}", Sequence),
    Pattern("next_deed", "if <they {condition:they_did}|{condition:about_it}>, they {effect:their_choice}", If),
    Pattern("act", "must {effect:their_choice}", None),
    Pattern(
        "act",
        "<must|chooses:|chooses one:|chooses to|must choose to> <|either> {modes:their_choice+or}",
        OneOrOther,
    ),
    Pattern("they_did", "do | does", Did),
    Pattern("they_did", "do not | don't | cannot | can't | does not | doesn't", Not, condition=Did()),
    Pattern("verb", "turns their Super Hero face down until this Super-Villain is defeated", assaults.TurnHeroDown),
    Pattern(
        "verb",
        "turns their Super Hero face down until the end of their next turn",
        characters.TurnHeroDownForATurn,
    ),
    Pattern(
        "verb",
        "lets you control each {kind:kind/singular} in their play area until the turn ends",
        lasting.LetYouControl,
    ),
    Pattern("their_choice", "turn their Super Hero face up", assaults.TurnHeroUp),
    Pattern("verb", "lends you the text of one of their Super Heroes for this turn", characters.LendText),
    Pattern("verb", "lends you the text of all their Super Heroes for this turn", characters.LendTexts),
    Pattern(
        "verb",
        "puts a random card from their hand face down under their Super Hero until this Super-Villain is defeated "
        "and then on top of their deck",
        assaults.HideUnderHero,
        what=assaults.A_RANDOM_CARD,
        then=assaults.TO_TOP_OF_DECK,
    ),
    Pattern(
        "verb",
        f"puts <a random card from their hand{{what={assaults.A_RANDOM_CARD}}}|their hand{{what={assaults.THE_HAND}}}> "
        "under their Super Hero until this Super-Villain is defeated and then discards <it|them>",
        assaults.HideUnderHero,
        then=assaults.DISCARDED_THEN,
    ),
    Pattern("next_deed", "if they have {condition:held}, they {effect:their_choice}", If),
    Pattern("next_deed", "<|then >that <player|foe|opponent> {effect:deed}", others.TheSameOne),
    Pattern("next_deed", "<|then >they {effect:verb} | <|then >they {effect:several_acts}", None),
    Pattern("then_done", "{effect:their_choice} | {effect:verb}", None),
    Pattern("several_acts", "{effects:verb+and}", Sequence),
    Pattern(
        "next_deed",
        "if <they {condition:they_did}|{condition:about_it}>, they {effect:verb} | "
        "if <they {condition:they_did}|{condition:about_it}>, they {effect:several_acts} | "
        "<any|each|a> <foe|player|opponent> who {condition:they_did_so} {effect:deed}",
        If,
    ),
    Pattern(
        "next_deed",
        "if {condition:about_it}, they {effect:then_done}. <Otherwise|If not>, they {otherwise:then_done}",
        IfElse,
    ),
    Pattern(
        "next_deed",
        "if <that <foe|player|opponent> {condition:they_did_so}|they {condition:they_did}|{condition:about_it}>, that "
        "<foe|player|opponent> {effect:done_by_the_same}",
        If,
    ),
    Pattern("done_by_the_same", "{effect:deed}", others.TheSameOne),
    Pattern("they_did/they_did_so", "{amount:[they_did_one/they_do_one]}<| this way>", AtLeast, least=1),
    Pattern(
        "they_did_one/they_do_one",
        f"[discarded/<discarded|discards>] a {{kind:kind/singular}}{{how={effects.DISCARDED}}} | "
        f"[revealed/<revealed|reveals>] a {{kind:kind/singular}}{{how={effects.REVEALED}}} | "
        f"[destroyed/<destroyed|destroys>] a {{kind:kind/singular}}{{how={effects.DESTROYED}}}",
        effects.ThisWay,
    ),
    Pattern(
        "they_did_one/they_do_one",
        f"[lost/<lost|loses>] <|a >VP{{how={counting.LOST_VP}}} | "
        f"[gained/<gained|gains>] a Weakness{{how={effects.GAINED}}}",
        counting.SoMuchThisWay,
    ),
    Pattern("they_did/they_did_so", "{condition:[they_did_none/they_do_none]}<| this way>", Not),
    Pattern("they_did_none/they_do_none", "{amount:[they_did_any/they_do_any]}", AtLeast, least=1),
    Pattern(
        "they_did_any/they_do_any",
        f"[lost/<lost|loses>] no VP{{how={counting.LOST_VP}}} | "
        f"[gained/<gained|gains>] no Weakness{{how={effects.GAINED}}}",
        counting.SoMuchThisWay,
    ),
    Pattern(
        "they_did_any/they_do_any",
        f"[discarded/<discarded|discards>] no {{kind:kind/plural}}{{how={effects.DISCARDED}}} | "
        f"[revealed/<revealed|reveals>] no {{kind:kind/plural}}{{how={effects.REVEALED}}} | "
        f"[destroyed/<destroyed|destroys>] no {{kind:kind/plural}}{{how={effects.DESTROYED}}}",
        effects.ThisWay,
    ),
    Pattern("they_did_so", "does", Did),
    Pattern("they_did_so", "does not | doesn't | cannot | can't", Not, condition=Did()),
)

ATTACKS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "suffered/assault/appearance",
        "[/each foe/each player] {effect:deed} | [/each <opponent|other player> {effect:deed}/] | "
        "[/all foes {effect:their_choice}/all players {effect:their_choice}]",
        assaults.EachSuffers,
    ),
    Pattern(
        "assault/appearance",
        "each [<foe|opponent|other player>/player] {condition:who_they_are} {effect:deed}",
        assaults.EachWho,
    ),
    Pattern(
        "appearance",
        "each player puts a card from their hand into the discard pile of the player on their left. Each player who "
        "gets a card with cost 1 or greater this way puts a Weakness on top of their deck",
        assaults.PutLeft,
    ),
    Pattern(
        "appearance",
        "each player passes a card from their hand to the discard pile of the player on their left. Each player who "
        "passes a {kind:kind/singular} this way {effect:deed}",
        passing_left.PassLeftFor,
    ),
    Pattern(
        "assault/appearance",
        f"each [foe/player] passes a card from their hand to the <discard pile{{where={effects.TO_DISCARD_PILES}}}|"
        f"hand{{where={effects.TO_HANDS}}}> of the player <on|to> their left",
        passing_left.PassLeft,
    ),
    Pattern(
        "appearance",
        "each player keeps {count:number} cards in their hand and passes the others to the hand of the player on their "
        "left",
        passing_left.KeepAndPassLeft,
    ),
    Pattern(
        "appearance",
        "each player puts a random card from their hand into the discard pile of the player on their left, and again "
        "as long as it is a {kind:kind/singular}",
        passing_left.PutRandomLeft,
    ),
    Pattern(
        "appearance",
        "each player passes a card from their hand to the hand of the player on their left and another to the hand of "
        "the player on their right",
        assaults.PassBothWays,
    ),
    Pattern(
        "appearance",
        "each player puts {count:number} card(s) from their hand face down into a pile. Shuffle it and deal each "
        "player as many cards as they put in",
        assaults.PoolAndDeal,
    ),
    Pattern(
        "appearance",
        "each player discards a random card. Each player whose card cost the most {effect:deed}",
        assaults.DearestDiscarded,
    ),
    Pattern(
        "appearance",
        "{assault:appearance}. If anybody avoids this Attack, the next Super-Villain appears, and this card is "
        "shuffled into the stack",
        appearing.ReplacedIfAvoided,
    ),
    Pattern(
        "appearance",
        "each player turns their Super Hero face down. When this Super-Villain is defeated, each of them {effect:deed}",
        characters.HeroesDownUntil,
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
    Pattern("suffered/assault/appearance", "[/each foe/each player] {effect:chosen_deed}", assaults.EachSuffers),
    Pattern("chosen_deed", "chooses one: {modes:their_choice+;or}", OneOrOther),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "they_did_none": "what they did not do",
    "they_do_none": "what they did not do",
    "they_did_any": "what they did not do",
    "they_do_any": "what they did not do",
    "may_then": "something that they may do",
    "they_are": "what is so for them",
    "who_they_are": "what is so for them",
    "they_are_not": "what is so for them",
    "they_control": "cards they control",
    "if_they_failed": "what they do otherwise",
    "they_failed": "whether they did it",
    "done_by_the_same": "what they do then",
    "several_things": "what they do then",
    "twice": "what they do twice",
    "acts": "what they do",
    "next_deed": "what they do then",
    "remaining": "the rest",
    "they_did_so": "whether they did it",
    "they_did": "whether they did it",
    "they_did_one": "what was done",
    "they_do_one": "what was done",
    "several_acts": "several things they do",
    "then_done": "what they do then",
    "act": "something they do, perhaps",
    "chosen_deed": "one of several things they do",
    "suffered": "what the attacked player does",
    "assault": "what an Attack does",
    "appearance": "what a First Appearance does",
}
