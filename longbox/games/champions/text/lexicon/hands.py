"""The words for what texts do with hands, decks and discard piles."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardAmount
from longbox.games.champions.text.effects import decks, drawing, looking, moving
from longbox.games.champions.text.filters import TheCardNamed
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.filters import AnyCard
from longbox.texts.sequences import Sequence

ONE: Final[CardAmount] = Fixed(1)

END_OF_DECK: Final = "<<|the> top of your deck{to_bottom=False}|the bottom of your deck{to_bottom=True}>"

HANDS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "measured/measured_verb/duty",
        "[draw/draws/draw] {amount:amount} <|additional|more> card(s) | [draw cards equal to {amount:quantity}/]",
        drawing.Draw,
    ),
    Pattern(
        "done",
        "draw <|cards> up to your <printed hand size{printed=True}|hand size{printed=False}>",
        drawing.DrawUpTo,
    ),
    Pattern(
        "done/verb/duty",
        "[draw/draws/draw] <|cards> until [<you have|your hand has>/they have/they have] {number:integer} cards "
        "<in [your/their/their] hand|in hand|>",
        drawing.DrawUntil,
    ),
    Pattern("done/verb", "[discard your/discards their] hand", drawing.DiscardHand),
    Pattern(
        "measured/measured_verb/duty",
        "[<|choose and> discard/<discards|chooses and discards>/<|choose and> discard] "
        "<{amount:amount} {filter:described} from [your/their] hand|{amount:amount} card(s)>",
        drawing.DiscardFromHand,
        filter=AnyCard(),
    ),
    Pattern(
        "done/verb/duty",
        "[<|choose and> discard/<discards|chooses and discards>/<|choose and> discard] up to {most:integer} "
        "{filter:described/plural} from [your/their] hand",
        drawing.DiscardUpToFromHand,
    ),
    Pattern(
        "done/verb/duty",
        "[<|choose and> discard/<discards|chooses and discards>/<|choose and> discard] any number of "
        "<{filter:described/plural} from [your/their] hand|cards>",
        drawing.DiscardAnyFromHand,
        filter=AnyCard(),
    ),
    Pattern(
        "measured/measured_verb/duty",
        "[discard/discards/discard] <a random card|{amount:amount} random card(s)|"
        "{amount:amount} card(s) at random> from [your/their] hand",
        drawing.DiscardAtRandom,
        amount=ONE,
    ),
    Pattern(
        "measured/measured_verb/duty",
        "[discard/discards/discard] <the top card|{amount:amount} cards from the top|the top {amount:amount} cards> of "
        "[your/their] deck",
        drawing.DiscardTop,
        amount=ONE,
    ),
    Pattern(
        "done",
        "<put each {filter:filter/singular} discarded this way into|"
        "add each {filter:filter/singular} discarded this way to> your hand",
        drawing.TakeDiscarded,
    ),
    Pattern(
        "done/their_look",
        "[look/looks] at <the top card{count=1}|{count:integer} cards from the top|the top {count:integer} cards> of "
        "[your/their] deck",
        looking.LookAtTop,
    ),
    Pattern(
        "done/their_sorting",
        "[<add {count:integer} <of <them|those cards>|> to|put {count:integer} of them into> your hand/"
        "<adds {count:integer} <of <them|those cards>|> to|puts {count:integer} of them into> their hand]",
        looking.TakeSome,
    ),
    *[
        Pattern(
            "done/their_sorting",
            f"[<add {which} {{filter:described/singular}} <|from> among <them|those cards> to|"
            f"put {which} {{filter:described/singular}} <|from> among <them|those cards> into> your hand/"
            f"<adds {which} {{filter:described/singular}} <|from> among <them|those cards> to|"
            f"puts {which} {{filter:described/singular}} <|from> among <them|those cards> into> their hand]",
            meaning,
        )
        for which, meaning in (("a", looking.TakeOfKind), ("each", looking.TakeEachOfKind))
    ],
    Pattern(
        "act",
        "{first:their_look}<|,> and {rest:their_sorting} | {first:their_look}, {rest:their_sortings}",
        looking.LookAndSort,
    ),
    Pattern("their_sortings", "{effects:their_sorting+,and}", Sequence),
    Pattern("done", "discard {count:integer} <of <them|those cards>|>", looking.DiscardSome),
    Pattern("done", "discard any number of <them|those cards>", looking.DiscardAnyOfThem),
    Pattern(
        "done",
        "look at <the top card{count=1}|the top {count:integer} cards> of the encounter deck",
        looking.LookAtTopOfEncounterDeck,
    ),
    Pattern(
        "done",
        "<put|return> <the others|the rest|them|the other cards|the other> "
        "<<back in any order|in any order|<back|> on top in any order|on <the|> top of your deck in any order>"
        "{to_bottom=False}|on the bottom of <your deck <in any order|>|the encounter deck in any order>"
        "{to_bottom=True}>",
        looking.PutBack,
    ),
    Pattern("done/their_sorting", "[discard/discards] the <others|rest|other|other cards>", looking.DiscardOthers),
    Pattern(
        "done",
        "reveal <the top card|the top {count:integer} cards> of your deck",
        decks.RevealTopOfDeck,
        count=1,
    ),
    Pattern(
        "done",
        "discard <|cards> from <|the top of> your deck until <you <discard|have discarded> a {wanted:filter/singular}|"
        "a {wanted:filter/singular} is discarded>",
        decks.DiscardDeckUntil,
    ),
    Pattern(
        "done",
        f"<put|place> a {{filter:filter/singular}} <from|in> {{place:place}} on {END_OF_DECK}",
        decks.PutOnDeck,
    ),
    Pattern(
        "done",
        f"<put|place> the <top card|topmost {{filter:filter/singular}}> <of|from|in> {{place:place}} on {END_OF_DECK}",
        decks.PutTopmostOnDeck,
        filter=AnyCard(),
    ),
    Pattern(
        "done",
        f"<put|place> {{count:integer}} <of <them|those cards>|> <back|> on {END_OF_DECK}",
        decks.PutSomeOnDeck,
    ),
    Pattern(
        "done",
        "<find {filter:searched} in {place:place}|search {place:place} for {filter:searched}> and {effect:clause} | "
        "search {place:place} for {filter:searched}, {effect:clause}, and shuffle your deck",
        drawing.SearchDeck,
    ),
    Pattern(
        "verb/duty",
        "[searches {place:their_place} for {filter:searched} and {effect:verb}<| and shuffles their deck>/"
        "search {place:their_place} for {filter:searched} and {effect:their_choice}<| and shuffle their deck>]",
        drawing.SearchDeck,
    ),
    Pattern("searched", "a {filter:filter/singular}", None),
    Pattern("searched", "the {name:name}", TheCardNamed),
    Pattern(
        "done/verb/duty",
        "[<add <it|them> to|put <it|them> into> your hand/<adds <it|them> to|puts <it|them> into> their hand/"
        "<add <it|them> to|put <it|them> into> their hand]",
        drawing.TakeIt,
    ),
    Pattern(
        "done",
        "<add that {filter:labelled/singular} to|put that {filter:labelled/singular} into|"
        "return that {filter:labelled/singular} to> your hand",
        drawing.TakeThat,
    ),
    Pattern("done", "shuffle <your deck|the other cards into your deck>", drawing.ShuffleDeck),
    Pattern("done", "shuffle your discard pile into your deck", drawing.ShufflePileIn),
    Pattern("done/verb", "[shuffle your hand into your/shuffles their hand into their] deck", drawing.HandIntoDeck),
    Pattern(
        "done",
        "shuffle up to {count:integer} {filter:described/plural} from {place:place} into your deck | choose up to "
        "{count:integer} {filter:described/plural} in {place:place} and shuffle them into your deck",
        drawing.ShuffleUpToIn,
    ),
    Pattern(
        "done",
        "shuffle <{count:integer} {filter:filter}|a {filter:filter/singular}> from {place:place} into your deck",
        drawing.ShuffleChosenIn,
        count=1,
    ),
    Pattern(
        "done", "put a {filter:filter/singular} from {place:place} into play <|under your control>", moving.PutFrom
    ),
    Pattern(
        "done/verb/duty",
        "[<add|return>/<returns|adds>/<return|add>] a {filter:filter/singular} <|of your choice> from "
        "{place:[place/their_place]} to "
        "[your/their] hand | [choose a {filter:filter/singular} in {place:place} and add it to your hand/]",
        drawing.TakeFrom,
    ),
    *[
        Pattern(
            "done/verb/duty",
            f"[<return|add>/<returns|adds>/<return|add>] {said} {{filter:filter/singular}} from "
            "{place:[place/their_place]} to [your/their] hand",
            meaning,
        )
        for said, meaning in (("each", drawing.TakeEachFrom), ("a random", drawing.TakeAtRandomFrom))
    ],
    *[
        Pattern(
            "done/verb/duty",
            f"[<return|add>/<returns|adds>/<return|add>] {said}{{count:integer}} {{filter:filter/plural}} from "
            "{place:[place/their_place]} to [your/their] hand",
            meaning,
        )
        for said, meaning in (("", drawing.TakeSeveralFrom), ("up to ", drawing.TakeUpToFrom))
    ],
    Pattern(
        "done/verb",
        "[add the top card of {place:place} to your hand/takes the topmost {filter:filter/singular} in "
        "{place:their_place} back to their hand] | "
        "[return/returns] the topmost {filter:filter/singular} in {place:[place/their_place]} to [your/their] hand",
        drawing.TakeTopmost,
        filter=AnyCard(),
    ),
    Pattern(
        "done",
        "shuffle up to {most:integer} different cards from {place:place} into your deck | "
        "choose up to {most:integer} different cards in {place:place} and shuffle them into your deck",
        drawing.ShuffleIn,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "searched": "a card to find",
    "their_look": "looking at cards",
    "their_sorting": "what they do with the cards that they look at",
    "their_sortings": "what they do with the cards that they look at",
}
