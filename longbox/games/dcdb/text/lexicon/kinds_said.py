"""What else kinds of cards are called by: what they are not, their cost beside this card's, names of others."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places, values
from longbox.games.dcdb.text import effects
from longbox.games.dcdb.text.effects import moving
from longbox.games.dcdb.text.lexicon.nouns import BESIDE, STARTING_CARDS
from longbox.language import Pattern

KINDS_SAID: Final[tuple[Pattern, ...]] = (
    Pattern(
        "kind/narrow",
        "{kind:type} other than <a {other:sort/singular}|{other:sort/plural}> | "
        "{kind:type} other than <a {other:named/singular}|{other:named/plural}> | "
        "{kind:type} that <isn't|is not|aren't|are not> <a {other:sort/singular}|{other:sort/plural}>",
        kinds.OtherThan,
    ),
    Pattern(
        "kind/narrow",
        "non-{kind:of_type}, non-{other:of_type} card(s) | non-{kind:of_type}, non-{other:weakness} card(s) | "
        "non-{kind:weakness}, non-{other:of_type} card(s)",
        kinds.Neither,
    ),
    Pattern("kind/narrow", "{kinds:sort_or_named+or}", kinds.EitherOf),
    Pattern("sort_or_named", "{kind:sort}", None),
    Pattern("sort_or_named", STARTING_CARDS, kinds.Named),
    Pattern("kind/narrow", "{kind:type} with <|an >{parity:parity} cost", values.CostParity),
    Pattern(
        "kind/narrow",
        f"{{kind:type}} {BESIDE} <this card|this card's cost|the cost of this card>",
        values.CostBesideThis,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} with the same name as a card in {place:place}",
        places.NamedLike,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} with the <name of|same name as> a card you control",
        places.NamedLike,
        place=places.Controlled(),
    ),
    Pattern(
        "kind/narrow",
        "card(s) of <the <type you named|type that you named|named <|card >type|chosen <|card >type>|that <|card "
        ">type>",
        kinds.OfNamedType,
    ),
    # Passed to others
    Pattern(
        "choice",
        "pass <a|any|one> {kind:kind/singular} <from|in> {place:place} {goal:passed_to}",
        moving.PassOne,
    ),
    Pattern("passed_to", "{goal:passed}", moving.OfFoe),
    Pattern("passed", "to <a foe|another player|an opponent>'s hand", moving.IntoHand),
    Pattern("passed", "to <a foe|another player|an opponent>'s discard pile", moving.IntoDiscardPile),
    Pattern("passed_to", "{goal:passed_left}", moving.OfNextPlayer),
    Pattern("passed_left", "to the hand of the player <on|to> your left", moving.IntoHand),
    Pattern("passed_left", "to the discard pile of the player <on|to> your left", moving.IntoDiscardPile),
    # Each of them, as all are
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] <each|every> {kind:kind/singular} <in|from> [your/their/their] hand",
        effects.DiscardAll,
    ),
    Pattern("verb", "discards <each|every> {kind:narrow/singular}", effects.DiscardAll),
    Pattern(
        "choice/verb/their_choice",
        "[destroy/destroys/destroy] every {kind:kind/singular} <in|from> {place:[place/their_place/their_place]}",
        effects.DestroyAll,
    ),
    Pattern(
        "their_choice",
        "destroy <all {kind:kind/plural}|each {kind:kind/singular}> <in|from> {place:their_place}",
        effects.DestroyAll,
    ),
    Pattern(
        "choice/verb",
        "[destroy/destroys] <all {kind:kind/plural}|<each|every> {kind:kind/singular}> "
        "[you control/they <control|controls>]",
        effects.DestroyAll,
        place=places.Controlled(),
    ),
    Pattern(
        "own/verb/their_choice",
        "[<put|return|move>/<puts|returns|moves>/<put|return|move>] <each|every> {kind:kind/singular} <from|in> "
        "{place:[place/their_place/their_place]} <|back ><{goal:[hand_goal/their_hand_goal/their_hand_goal]}|"
        "{goal:[top_goal/their_top_goal/their_top_goal]}|{goal:[low_goal/their_low_goal/their_low_goal]}|"
        "{goal:[far_goal/their_far_goal/their_far_goal]}>",
        moving.PutAll,
    ),
    # The card with the highest cost of a hand
    Pattern(
        "choice/verb/their_choice",
        "[discard/discards/discard] <the|a> {kind:dearest_card/singular} <in|from> [your/their/their] hand | "
        "[discard/discards/discard] the <{kind:dearest_card/singular}|{kind:cheapest_card/singular}>",
        effects.DiscardOfKind,
    ),
    Pattern("dearest_card", f"{{kind:sort}} with the {values.HIGHEST} cost", values.CostExtreme, which=values.HIGHEST),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "sort_or_named": "a kind of card",
    "passed_to": "where a card is passed",
    "passed": "where a card is passed",
    "passed_left": "where a card is passed",
    "dearest_card": "the card that costs the most",
}
