"""The words for what texts do with hands, decks and discard piles."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import amounts, filters
from longbox.games.champions.text.effects import drawing, looking, moving
from longbox.language import Pattern

ONE: Final = amounts.Fixed(1)

HANDS: Final[tuple[Pattern, ...]] = (
    Pattern("measured", "draw {amount:amount} card(s)", drawing.Draw),
    Pattern("done", "draw up to your printed hand size", drawing.DrawUpTo, printed=True),
    Pattern("done", "draw up to your hand size", drawing.DrawUpTo, printed=False),
    Pattern("done", "discard your hand", drawing.DiscardHand),
    Pattern("measured", "discard {amount:amount} {filter:described} from your hand", drawing.DiscardFromHand),
    Pattern(
        "measured", "choose and discard {amount:amount} {filter:described} from your hand", drawing.DiscardFromHand
    ),
    Pattern(
        "done", "discard up to {most:integer} {filter:described/plural} from your hand", drawing.DiscardUpToFromHand
    ),
    Pattern(
        "done",
        "choose and discard up to {most:integer} {filter:described/plural} from your hand",
        drawing.DiscardUpToFromHand,
    ),
    Pattern("measured", "discard a random card from your hand", drawing.DiscardAtRandom, amount=ONE),
    Pattern("measured", "discard {amount:amount} random card(s) from your hand", drawing.DiscardAtRandom),
    Pattern("measured", "discard {amount:amount} card(s) at random from your hand", drawing.DiscardAtRandom),
    Pattern("measured", "discard the top card of your deck", drawing.DiscardTop, amount=ONE),
    Pattern("measured", "discard {amount:amount} cards from the top of your deck", drawing.DiscardTop),
    Pattern("measured", "discard the top {amount:amount} cards of your deck", drawing.DiscardTop),
    Pattern("done", "put each {filter:filter/singular} discarded this way into your hand", drawing.TakeDiscarded),
    Pattern("done", "add each {filter:filter/singular} discarded this way to your hand", drawing.TakeDiscarded),
    Pattern("done", "look at {count:integer} cards from the top of your deck", looking.LookAtTop),
    Pattern("done", "look at the top {count:integer} cards of your deck", looking.LookAtTop),
    Pattern("done", "look at the top card of your deck", looking.LookAtTop, count=1),
    Pattern("done", "add {count:integer} of them to your hand", looking.TakeSome),
    Pattern("done", "add {count:integer} to your hand", looking.TakeSome),
    Pattern("done", "add {count:integer} of those cards to your hand", looking.TakeSome),
    *[
        Pattern("done", f"discard {{count:integer}} of {those}", looking.DiscardSome)
        for those in ("them", "those cards")
    ],
    *[Pattern("done", f"discard any number of {those}", looking.DiscardAnyNumber) for those in ("them", "those cards")],
    Pattern("done", "look at the top {count:integer} cards of the encounter deck", looking.LookAtTopOfEncounterDeck),
    Pattern("done", "look at the top card of the encounter deck", looking.LookAtTopOfEncounterDeck, count=1),
    *[
        Pattern("done", f"{put} {what} {where}", looking.PutBack, to_bottom=to_bottom)
        for put in ("put", "return")
        for what in ("the others", "the rest", "them", "the other cards")
        for where, to_bottom in (
            ("back in any order", False),
            ("in any order", False),
            ("back on top in any order", False),
            ("on top in any order", False),
            ("on the top of your deck in any order", False),
            ("on top of your deck in any order", False),
            ("on the bottom of your deck in any order", True),
            ("on the bottom of your deck", True),
            ("on the bottom of the encounter deck in any order", True),
        )
    ],
    Pattern("done", "discard the others", looking.DiscardOthers),
    Pattern("done", "discard the rest", looking.DiscardOthers),
    Pattern("done", "find {filter:searched} in {place:place} and {effect:clause}", drawing.SearchDeck),
    Pattern("done", "search {place:place} for {filter:searched} and {effect:clause}", drawing.SearchDeck),
    Pattern(
        "done", "search {place:place} for {filter:searched}, {effect:clause}, and shuffle your deck", drawing.SearchDeck
    ),
    Pattern("searched", "a {filter:filter/singular}", None),
    Pattern("searched", "{name:name}", filters.Named),
    Pattern("done", "add it to your hand", drawing.TakeIt),
    Pattern("done", "put it into your hand", drawing.TakeIt),
    Pattern("done", "shuffle your deck", drawing.ShuffleDeck),
    Pattern("done", "shuffle the other cards into your deck", drawing.ShuffleDeck),
    Pattern("done", "shuffle your discard pile into your deck", drawing.ShufflePileIn),
    Pattern(
        "done",
        "shuffle up to {count:integer} {filter:described/plural} from {place:place} into your deck",
        drawing.ShuffleUpToIn,
    ),
    Pattern(
        "done",
        "choose up to {count:integer} {filter:described/plural} in {place:place} and shuffle them into your deck",
        drawing.ShuffleUpToIn,
    ),
    Pattern(
        "done",
        "shuffle {count:integer} {filter:filter} from {place:place} into your deck",
        drawing.ShuffleChosenIn,
    ),
    Pattern(
        "done", "shuffle a {filter:filter/singular} from {place:place} into your deck", drawing.ShuffleChosenIn, count=1
    ),
    Pattern("done", "put a {filter:filter/singular} from {place:place} into play", moving.PutFrom),
    Pattern("done", "put a {filter:filter/singular} from {place:place} into play under your control", moving.PutFrom),
    Pattern("measured", "draw cards equal to {amount:quantity}", drawing.Draw),
    Pattern("done", "add a {filter:filter/singular} from {place:place} to your hand", drawing.TakeFrom),
    Pattern("done", "return a {filter:filter/singular} from {place:place} to your hand", drawing.TakeFrom),
    Pattern("done", "choose a {filter:filter/singular} in {place:place} and add it to your hand", drawing.TakeFrom),
    Pattern(
        "done",
        "add the top card of {place:place} to your hand",
        drawing.TakeTopmost,
        filter=filters.Everything(),
    ),
    Pattern("done", "return the topmost {filter:filter/singular} in {place:place} to your hand", drawing.TakeTopmost),
    Pattern(
        "done", "shuffle up to {most:integer} different cards from {place:place} into your deck", drawing.ShuffleIn
    ),
    Pattern(
        "done",
        "choose up to {most:integer} different cards in {place:place} and shuffle them into your deck",
        drawing.ShuffleIn,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "searched": "a card to find",
}
