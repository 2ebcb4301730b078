"""Where cards are put, and what is put there: one card, so many, as many as one likes, or all, from any place."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places
from longbox.games.dcdb.text import putting_away
from longbox.games.dcdb.text.effects import moving
from longbox.language import Pattern

PUT: Final = "[<put|return|move>/<puts|returns|moves>/<put|return|move>]"
HERE: Final = "{place:[place/their_place/their_place]}"
THERE: Final = "<|back >{goal:[goal/their_goal/their_goal]}"
NEW: Final = "<|back >{goal:[new_goal/their_new_goal/their_new_goal]}"
A_FOE: Final = "<a foe|another player|an opponent>"

GOALS: Final[tuple[Pattern, ...]] = (
    # Places for which a card is put there by words of this file alone
    Pattern("new_goal/their_new_goal", "into [your/their] discard pile", moving.IntoDiscardPile),
    Pattern("new_goal/their_new_goal", "<on|to> <|the >top of the main deck", moving.OnTopOfMainDeck),
    Pattern("new_goal/their_new_goal", "<on|to> <|the >top of the Weakness stack", moving.OntoWeaknessStack),
    Pattern("new_goal/their_new_goal", f"{{goal:of_others}} of {A_FOE}", moving.OfFoe),
    Pattern("new_goal/their_new_goal", "{goal:of_others} of the player <on|to> [your/their] left", moving.OfNextPlayer),
    Pattern("of_others", "into the hand", moving.IntoHand),
    Pattern("of_others", "into the discard pile", moving.IntoDiscardPile),
    Pattern("of_others", "on top of the deck", moving.OnTopOfDeck),
    Pattern("of_others", "on the bottom of the deck", moving.OnBottomOfDeck),
    Pattern("new_goal", "{goal:of_a_foe}", moving.OfFoe),
    Pattern("of_a_foe", f"<into|to> {A_FOE}'s hand", moving.IntoHand),
    Pattern("of_a_foe", f"into {A_FOE}'s discard pile", moving.IntoDiscardPile),
    Pattern("of_a_foe", f"on <|the >top of {A_FOE}'s deck", moving.OnTopOfDeck),
    Pattern("of_a_foe", f"on the bottom of {A_FOE}'s deck", moving.OnBottomOfDeck),
    # The others
    Pattern("hand_goal/their_hand_goal", "<into|to> [your/their] hand", moving.IntoHand),
    Pattern("top_goal/their_top_goal", "<on|to> <|the >top of [your/their] deck <|in any order>", moving.OnTopOfDeck),
    Pattern(
        "low_goal/their_low_goal", "<on|to> the bottom of [your/their] deck <|in any order>", moving.OnBottomOfDeck
    ),
    Pattern(
        "far_goal/their_far_goal",
        "<on|to> the bottom of the main deck <|in any order>",
        moving.OnBottomOfMainDeck,
    ),
    Pattern("far_goal/their_far_goal", "<in|into|to> the Line-Up", moving.IntoLineUp),
    Pattern("far_goal/their_far_goal", "under [your/their] Super Hero", moving.UnderSuperHero),
    Pattern("far_goal/their_far_goal", "{goal:[new_goal/their_new_goal]}", None),
    Pattern(
        "goal/their_goal",
        "{goal:[hand_goal/their_hand_goal]} | {goal:[top_goal/their_top_goal]} | {goal:[low_goal/their_low_goal]} | "
        "{goal:[far_goal/their_far_goal]}",
        None,
    ),
    # One card
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} <a|any|one> {{kind:kind/singular}} <from|in> {HERE} {NEW}",
        moving.PutOne,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} <a|any|one> {{kind:kind/singular}} [you control/they <control|controls>/they <control|controls>] "
        "<|back ><{goal:[hand_goal/their_hand_goal/their_hand_goal]}|{goal:[top_goal/their_top_goal/their_top_goal]}|"
        "{goal:[low_goal/their_low_goal/their_low_goal]}>",
        moving.PutOne,
        place=places.Controlled(),
    ),
    Pattern(
        "choice",
        "<put|return|move> <a|any|one> {kind:kind/singular} <you played|you have played|you've played> this turn "
        "<|back >{goal:goal}",
        moving.PutOne,
        place=places.PlayedHere(),
    ),
    Pattern(
        "choice",
        "<put|return|move> another {kind:kind/singular} <you played|you have played|you've played> this turn "
        "<|back >{goal:goal} | "
        "<put|return|move> a {kind:kind/singular} <you played|you have played|you've played> this turn other than this "
        "card <|back >{goal:goal} | "
        "<put|return|move> a {kind:kind/singular} other than this card <you played|you have played|you've played> this "
        "turn <|back >{goal:goal}",
        moving.PutAnother,
        place=places.PlayedHere(),
    ),
    Pattern("choice", "<put|return|move> <it|that card> <|back >{goal:new_goal}", moving.PutItThere),
    Pattern(
        "verb/their_choice",
        "[<puts|returns|moves>/<put|return|move>] <it|that card> <|back >{goal:their_goal}",
        moving.PutItThere,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} <the|a> {{kind:extreme_card/singular}} <from|in> {HERE} "
        "<|back ><{goal:[hand_goal/their_hand_goal/their_hand_goal]}|{goal:[top_goal/their_top_goal/their_top_goal]}|"
        "{goal:[low_goal/their_low_goal/their_low_goal]}|{goal:[new_goal/their_new_goal/their_new_goal]}>",
        moving.PutOne,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} a random card <from|in> [your/their/their] hand {THERE} | "
        f"{PUT} a card at random <from|in> [your/their/their] hand {THERE}",
        moving.PutAtRandom,
    ),
    # So many
    Pattern(
        "choice",
        "<put|return|move> up to {count:count} {kind:kind} <from|in> {place:place} <|back >{goal:far_goal}",
        moving.PutSome,
        up_to=True,
    ),
    Pattern(
        "verb/their_choice",
        "[<puts|returns|moves>/<put|return|move>] up to {count:count} {kind:kind} <from|in> {place:their_place} "
        "<|back >{goal:their_goal}",
        moving.PutSome,
        up_to=True,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} {{count:more_than_one}} {{kind:kind/plural}} <from|in> {HERE} <|back >"
        "<{goal:[hand_goal/their_hand_goal/their_hand_goal]}|{goal:[low_goal/their_low_goal/their_low_goal]}|"
        "{goal:[far_goal/their_far_goal/their_far_goal]}>",
        moving.PutSome,
    ),
    Pattern(
        "choice/their_choice",
        "<put|return|move> {count:more_than_one} <{kind:narrow/plural} <from|in> {place:[place/their_place]}|"
        "{kind:kind/plural} <from|in> {place:[pile/their_pile]}> <|back >{goal:[top_goal/their_top_goal]}",
        moving.PutSome,
    ),
    Pattern(
        "choice/verb/their_choice",
        f"{PUT} a Weakness from <the Weakness stack|its stack> "
        "<|back ><{goal:[hand_goal/their_hand_goal/their_hand_goal]}|{goal:[top_goal/their_top_goal/their_top_goal]}|"
        "{goal:[low_goal/their_low_goal/their_low_goal]}>",
        moving.PutWeakness,
    ),
    Pattern(
        "choice/verb/their_choice",
        "[gain/gains/gain] a Weakness <{goal:[hand_goal/their_hand_goal/their_hand_goal]}|"
        "{goal:[top_goal/their_top_goal/their_top_goal]}|and [put/puts/put] it "
        "<{goal:[top_goal/their_top_goal/their_top_goal]}|{goal:[hand_goal/their_hand_goal/their_hand_goal]}>>",
        moving.GainWeaknessThere,
    ),
    Pattern(
        "choice",
        "<put|return|move|take> <the|your> top card of your discard pile <|back >{goal:goal}",
        moving.PutOne,
        kind=kinds.ANY_CARD,
        place=places.LastDiscarded(),
    ),
    Pattern(
        "verb/their_choice",
        "[<puts|returns|moves>/<put|return|move>] the top card of their discard pile <|back >{goal:their_goal}",
        moving.PutOne,
        kind=kinds.ANY_CARD,
        place=places.LastDiscarded(),
    ),
    Pattern(
        "choice",
        "<put|return|move> a <{kind:narrow/singular} <you|you've|you have> <bought or gained|gained or bought> this "
        "turn <|back >{goal:goal}|{kind:kind/singular} <you|you've|you have> <bought or gained|gained or bought> this "
        "turn <|back ><{goal:low_goal}|{goal:far_goal}>>",
        moving.PutOne,
        place=places.GainedHere(),
    ),
    Pattern(
        "choice/verb/their_choice",
        "[shuffle/shuffles/shuffle] [your/their/their] hand into [your/their/their] deck",
        moving.ShuffleHandIn,
    ),
    Pattern(
        "defense",
        "<to avoid an Attack, you may put this card <{goal:low_goal}|{goal:top_goal}>|<you may|> put this card "
        "<{goal:low_goal}|{goal:top_goal}> to avoid an Attack>. If you do, {effect:told}",
        putting_away.PutAwayToAvoid,
    ),
    Pattern(
        "defense",
        "<to avoid an Attack, you may put this card <{goal:low_goal}|{goal:top_goal}>|<you may|> put this card "
        "<{goal:low_goal}|{goal:top_goal}> to avoid an Attack>.",
        putting_away.OnlyPutAwayToAvoid,
    ),
    Pattern("pile/their_pile", "[your/their] discard pile", places.DiscardPile),
    # As many as one likes, and all
    Pattern(
        "choice",
        "<put|return|move> any number of <{kind:narrow/plural} <from|in> {place:place} <|back >{goal:goal}|"
        "{kind:kind/plural} <from|in> {place:pile} <|back >{goal:goal}|"
        "{kind:kind/plural} <from|in> your hand <|back ><{goal:top_goal}|{goal:far_goal}>{place=hand}>",
        moving.PutAnyNumber,
        place={"hand": places.Hand()},
    ),
    Pattern(
        "own/verb/their_choice",
        "[<put|return|move>/<puts|returns|moves>/<put|return|move>] all {kind:kind/plural} <from|in> "
        f"{HERE} <|back ><{{goal:[top_goal/their_top_goal/their_top_goal]}}|"
        "{goal:[low_goal/their_low_goal/their_low_goal]}|{goal:[far_goal/their_far_goal/their_far_goal]}>",
        moving.PutAll,
    ),
    Pattern(
        "verb/their_choice",
        "[<puts|returns|moves>/<put|return|move>] all {kind:kind/plural} <from|in> {place:their_place} <|back >"
        "{goal:their_hand_goal}",
        moving.PutAll,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "new_goal": "where a card is put",
    "their_new_goal": "where a card is put",
    "of_others": "where a card is put",
    "of_a_foe": "where a card is put",
    "hand_goal": "your hand",
    "their_hand_goal": "their hand",
    "top_goal": "the top of your deck",
    "their_top_goal": "the top of their deck",
    "low_goal": "the bottom of your deck",
    "their_low_goal": "the bottom of their deck",
    "far_goal": "where a card is put",
    "their_far_goal": "where a card is put",
    "goal": "where a card is put",
    "their_goal": "where a card is put",
    "pile": "your discard pile",
    "their_pile": "their discard pile",
}
