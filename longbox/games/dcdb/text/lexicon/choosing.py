"""What others do, what is chosen, and what is played."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places
from longbox.games.dcdb.text import (
    abilities,
    characters,
    differing,
    effects,
    endings,
    for_the_turn,
    lasting,
    later_this_turn,
    next_gained,
    of_foes,
    playing,
    replaying,
    stacked,
)
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.language import Pattern
from longbox.texts.choosing import ChooseOne, OneOrOther
from longbox.texts.conditions import DoneIf, If, IfElse, InsteadIf
from longbox.texts.may import May

YOU_PLAYED: Final = "<that you played|you played|that you have played|you have played|you've played>"

WHENEVER: Final = "<whenever|each time|when>"
NEXT_ONE: Final = (
    f"the next {{kind:kind/singular}} you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}> this turn"
)

CHOOSING: Final[tuple[Pattern, ...]] = (
    # Others
    Pattern(
        "their_clause",
        "each <foe|opponent|other player> {effect:deed} | all <foes|opponents|other players> {effect:their_choice}",
        effects.EachFoe,
    ),
    Pattern(
        "their_clause",
        "each <foe|opponent|other player> {condition:who_they_are} {effect:deed}",
        effects.FoesWho,
    ),
    Pattern("their_clause", "each player {effect:deed} | all players {effect:their_choice}", effects.EachPlayerDoes),
    Pattern("had", "each <foe|opponent|other player> {effect:done_by_them}", effects.EachFoe),
    Pattern("had", "each player {effect:done_by_them}", effects.EachPlayerDoes),
    Pattern("had", "a foe <of your choice|> {effect:done_by_them}", effects.OneFoe),
    Pattern("done_by_them", "{effect:their_choice} | {effect:granted_them}", None),
    Pattern(
        "their_clause",
        "<a foe|another player|one foe|one other player|target foe> <of your choice|> {effect:deed}",
        effects.OneFoe,
    ),
    Pattern(
        "their_clause",
        "<the attacking player|the attacker|the player who attacked you> {effect:deed}",
        effects.AttackingPlayer,
    ),
    Pattern("their_clause", "the player <on|to> your left {effect:deed}", effects.NextPlayer),
    Pattern(
        "sentence",
        "choose <a foe|another player>. <<That foe|That player> {effect:deed}|They {effect:their_choice}|"
        "They {effect:verb}>.",
        effects.OneFoe,
    ),
    Pattern("sentence", "each foe chooses one: {effect:modes}.", effects.EachFoe),
    Pattern("modes", "{modes:yours+;or}", ChooseOne),
    # One of several
    Pattern("sentence", "choose one: <{modes:effect+;or}|{modes:clause+or}|{modes:clause+,or}>.", ChooseOne),
    Pattern("effect", "<|either> {modes:clause+or}", OneOrOther),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition}, {other:effect} instead. | "
        "{effect:effect}. If {condition:condition}, instead {other:effect}. | "
        "{effect:effect}. {other:effect} instead if {condition:condition}. | "
        "{effect:yours}<,|> or {other:yours} <|instead >if {condition:condition}.",
        InsteadIf,
    ),
    Pattern("sentence", "if {condition:condition}, {effect:one_or_other}.", If),
    Pattern(
        "one_or_other",
        "{effect:effect}. If {condition:condition}, {other:effect} instead | "
        "{effect:effect}. If {condition:condition}, instead {other:effect} | "
        "{effect:effect}. {other:effect} instead if {condition:condition}",
        InsteadIf,
    ),
    Pattern("effect", "{effect:yours} <if|only if> {condition:condition}", DoneIf),
    Pattern(
        "sentence",
        "<whenever|each time|when> you play a {kind:kind/singular} this turn, {effect:any_effect}.",
        later_this_turn.WheneverYouPlay,
    ),
    Pattern("sentence", "{effect:an_attack}", None),
    Pattern("an_attack", "Attack: {assault:assault}.", playing.MakeAttack),
    Pattern(
        "sentence",
        "if {condition:condition}, {effect:an_attack} | Attack: if {condition:condition}, {effect:bare_attack}",
        If,
    ),
    Pattern(
        "sentence",
        "if {condition:condition}, {effect:an_attack} <Otherwise|If not>, {otherwise:an_attack} | "
        "Attack: if {condition:condition}, {effect:bare_attack} <Otherwise|If not>, {otherwise:bare_attack}",
        IfElse,
    ),
    Pattern("bare_attack", "{assault:assault}.", playing.MakeAttack),
    Pattern("sentence", "{ability:for_the_turn}", for_the_turn.WheneverThisTurn),
    Pattern(
        "for_the_turn",
        f"{WHENEVER} you destroy a {{kind:kind/singular}} this turn, {{effect:any_effect}}.",
        abilities.WhenDestroyed,
    ),
    Pattern(
        "for_the_turn",
        f"{WHENEVER} you discard a {{kind:kind/singular}} this turn, {{effect:any_effect}}.",
        abilities.WhenDiscarded,
    ),
    Pattern(
        "for_the_turn",
        f"{WHENEVER} a foe avoids <your Attack|one of your Attacks|an Attack of yours|an Attack you make|an Attack> "
        "this turn, {effect:any_effect}.",
        of_foes.FoeAvoidsYours,
        in_turn=True,
    ),
    Pattern(
        "for_the_turn",
        f"{WHENEVER} a foe discards a {{kind:kind/singular}}<| from their hand> this turn, {{effect:any_effect}}.",
        of_foes.FoeDiscards,
        in_turn=True,
    ),
    Pattern("sentence", "Attack: the <player|foe> <on|to> your left {assault:suffered}.", playing.AttackNext),
    Pattern(
        "sentence",
        "Attack: <a foe of your choice|a foe|another player|choose <a foe|another player>. <That foe|That player>> "
        "{assault:suffered}.",
        playing.AttackOneFoe,
    ),
    Pattern(
        "sentence",
        "for each {kind:each_kind/singular} you play or have played this turn, {effect:effect}.",
        later_this_turn.ForEachYouPlay,
    ),
    Pattern(
        "sentence",
        "<whenever|each time|when> you <buy or gain|gain or buy> a {kind:kind/singular} this turn, "
        "<{effect:any_effect}|{effect:goes_instead}>. | "
        "<whenever|each time|when> you {how:way} a {kind:kind/singular} this turn, "
        "<{effect:any_effect}|{effect:goes_instead}>. | "
        "<whenever|each time|when> you <|buy or >defeat a {kind:defeated/singular} this turn, {effect:effect}."
        f"{{how={BUY}}}",
        later_this_turn.WheneverYouGain,
    ),
    Pattern(
        "sentence",
        "if you <buy or gain|gain or buy> a {kind:kind/singular} this turn, {effect:effect}.",
        later_this_turn.IfYouGain,
    ),
    Pattern(
        "sentence",
        f"if you {{how:way}} a {{kind:kind/singular}} this turn, {{effect:any_effect}}. | "
        f"if you <|buy or >defeat a {{kind:defeated/singular}} this turn, {{effect:any_effect}}.{{how={BUY}}}",
        later_this_turn.IfYouGain,
    ),
    Pattern(
        "sentence",
        "<whenever|each time|when> a foe gains a {kind:kind/singular} this turn, {effect:any_effect}.",
        later_this_turn.WheneverFoeGains,
    ),
    Pattern(
        "own",
        f"the next {{kind:kind/singular}} you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}> this "
        "turn goes into your hand<| instead of into your discard pile>",
        next_gained.NextGainedGoes,
        to_hand=True,
    ),
    Pattern(
        "own",
        f"the next {{kind:kind/singular}} you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}> this "
        "turn goes on <|the >top of your deck<| instead of into your discard pile>",
        next_gained.NextGainedGoes,
        to_hand=False,
    ),
    Pattern(
        "own",
        f"{NEXT_ONE} may <be put|go> into your hand<| instead of into your discard pile>{{to_hand=hand}} | "
        f"{NEXT_ONE} may <be put|go> on <|the >top of your deck<| instead of into your discard pile>{{to_hand=deck}}",
        next_gained.NextGainedMayGo,
        to_hand={"hand": True, "deck": False},
    ),
    Pattern(
        "choice",
        f"put the next {{kind:kind/singular}} you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}> this "
        "turn into your hand<| instead of into your discard pile>",
        next_gained.NextGainedGoes,
        to_hand=True,
    ),
    Pattern(
        "choice",
        f"put the next {{kind:kind/singular}} you <buy or gain|gain or buy|buy{{how={BUY}}}|gain{{how={GAIN}}}> this "
        "turn on <|the >top of your deck<| instead of into your discard pile>",
        next_gained.NextGainedGoes,
        to_hand=False,
    ),
    Pattern(
        "choice",
        "<take|gain> control of a {kind:kind/singular} <a foe controls|controlled by a foe> "
        "<until <the |>end of <the|your|this> turn|this turn>",
        lasting.TakeControl,
    ),
    # Playing
    Pattern(
        "choice",
        "play up to {count:count} {kind:kind} from the destroyed pile, then put them on the bottom of the main deck",
        playing.PlayFromDestroyedPile,
    ),
    Pattern("choice", "play <a|any|one> {kind:kind/singular} from {place:played_from}", playing.PlayFrom),
    Pattern(
        "choice",
        "play the top card of your discard pile",
        playing.PlayFrom,
        kind=kinds.ANY_CARD,
        place=places.LastDiscarded(),
    ),
    Pattern("choice", "play <it|that card>", playing.PlayIt),
    Pattern(
        "choice",
        "play <it|that card><,|> <then|and then|and> <put|return> it <back|where it was>",
        playing.PlayItAndReturn,
    ),
    # At the end of the turn it goes to its owner's discard pile, like any card that is put away
    Pattern(
        "choice",
        "play <a|any|one> {kind:kind/singular} <from|in> {place:piles_of_foes}"
        "<|. At <the |>end of <your |the |this |>turn, <return|put> <it|that card> <|back ><to|into> "
        "<that foe's|their|its owner's> discard pile>",
        playing.PlayFrom,
    ),
    Pattern("played_from", "your discard pile", places.DiscardPile),
    Pattern("played_from", "your hand", places.Hand),
    Pattern("played_from", "your hand or discard pile", places.HandOrDiscardPile),
    Pattern("played_from", "the destroyed pile", places.DestroyedPile),
    Pattern(
        "sentence",
        "if you play another {kind:kind/singular} this turn, {effect:effect}.",
        later_this_turn.IfYouPlayAnother,
    ),
    Pattern("sentence", "if you play a {kind:kind/singular} this turn, {effect:effect}.", later_this_turn.IfYouPlay),
    Pattern(
        "own",
        f"play a {{kind:kind/singular}} {YOU_PLAYED} this turn <again|a second time> | "
        f"play again a {{kind:kind/singular}} {YOU_PLAYED} this turn",
        playing.PlayAgain,
    ),
    Pattern("choice", f"choose <a|another> {{kind:kind/singular}} {YOU_PLAYED} this turn", replaying.ChoosePlayed),
    Pattern("choice", "play <it|that card> <again|a second time> | replay <it|that card>", replaying.PlayItAgain),
    Pattern(
        "own",
        "play <a|any|one> {kind:kind/singular} from the Line-Up <and|, then|, and> return it <there|to the Line-Up> "
        "at <the |>end of <your |the |this |>turn",
        playing.Borrow,
    ),
    Pattern(
        "choice",
        "play <it|that card> with +{power:integer} Power and destroy it at the end of the turn",
        endings.PlayItForThisTurn,
    ),
    Pattern(
        "own",
        "get the Power that a {kind:kind/singular} has given that you played this turn",
        replaying.PowerOfAnother,
    ),
    Pattern(
        "sentence",
        "for each different {kind:kind/singular} in {place:place} or that you play or have played this turn, "
        "{effect:effect}.",
        differing.ForEachDifferentYouPlay,
    ),
    Pattern(
        "sentence",
        "if you play or have played {number:count} different {kind:kind/plural} this turn, {effect:effect}.",
        differing.IfYouPlaySoManyDifferent,
    ),
    Pattern("own", "<you|> win the game", differing.WinTheGame),
    Pattern("choice", "play the top card of your deck", replaying.PlayTopOfDeck),
    Pattern("choice", "play the top card of the main deck", replaying.PlayFromMainDeck),
    Pattern(
        "own",
        "at the end of the turn, return <it|that card> to the main deck or pay {amount:integer} VP to gain it",
        endings.ReturnUnlessPaid,
    ),
    Pattern("own", "play the top card of the main deck and return it there", replaying.PlayTopOfMainDeck),
    Pattern(
        "choice",
        "play all {kind:both_kinds/plural} in the Line-Up, then return them there",
        replaying.PlayAllInLineUp,
    ),
    Pattern("both_kinds", "{kinds:sort+and}", kinds.EitherOf),
    Pattern(
        "choice",
        "play again {kinds:a_kind+and} that you played this turn",
        replaying.PlayAgainEach,
    ),
    Pattern(
        "own",
        "play a {kind:kind/singular} that you played this turn again and destroy it",
        replaying.PlayAgainAndDestroy,
    ),
    Pattern(
        "own",
        "gain the top {count:count} cards of the main deck, play them and destroy one of them",
        replaying.GainTopAndPlay,
    ),
    Pattern(
        "own",
        "put another {kind:kind/singular} that you played this turn into your hand as the turn ends",
        replaying.TakeBackAtEndOfTurn,
    ),
    Pattern(
        "own",
        "do what a {kind:kind/singular} says that you played this turn or that lies in {place:place}",
        replaying.DoTextOf,
    ),
    Pattern("their_clause", "this card's owner {effect:deed}", effects.OwnerOfThis),
    Pattern("own", "play the top card of the Super-Villain stack and return it there", playing.PlayTopSuperVillain),
    Pattern(
        "own",
        "play one {kind:kind/singular} revealed this way and return it to the top of its owner's deck",
        playing.PlayOneAndReturn,
    ),
    Pattern("own", "play each {kind:kind/singular} {how:how} this way", playing.PlayThem),
    Pattern("own", "play one {kind:kind/singular} revealed this way from each foe", playing.PlayOneFromEach),
    Pattern("own", "draw and play {some:some}", replaying.DrawAndPlay),
    Pattern(
        "own",
        "you may play any {kind:kind/plural} {how:how} this way and return each to its owner's discard pile",
        playing.PlayAnyAndReturn,
    ),
    Pattern(
        "choice",
        "leave it in play as an Ongoing card that you may play once during each of your turns, and destroy it as the "
        "game ends",
        lasting.LeaveInPlay,
    ),
    Pattern(
        "own",
        "set your hand aside and put it on top of your deck as the turn ends",
        lasting.SetHandAside,
    ),
    Pattern(
        "own",
        "put the top card of your deck on top of your Super Hero, to be destroyed as the game ends",
        stacked.PutTopOnHero,
    ),
    Pattern("own", "this card has the text of each card on top of your Super Hero this turn", stacked.HaveTextsOnTop),
    Pattern(
        "choice",
        "put it under this card, from where you may discard it as an Ongoing card you control",
        stacked.PutItUnderThis,
    ),
    Pattern(
        "choice",
        "name a card type that the next card you play or discard this turn has too",
        for_the_turn.NameNextType,
    ),
    Pattern("choice", "swap your Super Hero for one that nobody plays as", characters.SwapHero),
    Pattern("how", "discarded | revealed", str),
)

GOING: Final[tuple[Pattern, ...]] = (
    # Where a card goes that is bought or gained, "instead of into your discard pile": from there, as it comes there
    Pattern("goes_instead/told_instead", "{effect:going} <instead|instead of into your discard pile>[/.]", None),
    Pattern("going", "{effect:gone} | {effect:may_go}", None),
    Pattern("may_go", "you may {effect:gone}", May),
    Pattern("gone", "put it on <|the >top of your deck", effects.PutGainedOnTop),
    Pattern("gone", "put it into your hand", effects.PutItIntoHand),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "goes_instead": "where the card goes",
    "told_instead": "where the card goes",
    "going": "where the card goes",
    "may_go": "where the card may go",
    "gone": "where the card goes",
    "their_clause": "something that others do",
    "sentence": "a sentence",
    "an_attack": "an Attack",
    "bare_attack": "what an Attack does",
    "one_or_other": "one thing, or another in its place",
    "for_the_turn": "what is waited for in this turn",
    "both_kinds": "kinds of cards",
    "modes": "two things, of which one is done",
    "effect": "what to do",
    "how": "how cards were shown",
    "played_from": "a place to play cards from",
}
