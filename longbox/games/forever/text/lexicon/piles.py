"""The words for cards that go from a hand, a discard pile or a reserve to where else cards lie."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.amounts import AllThereAre
from longbox.games.forever.text.effects import cards, crowds, hands, hurting, others, piles, states
from longbox.games.forever.text.filters import Attached, Called, TheNamed, This, ThisCharacter
from longbox.games.forever.text.targets import The
from longbox.language import Pattern
from longbox.texts.amounts import Fixed

PUT: Final[dict[str, tuple[str, str]]] = {
    "<put|return|take> {} from your reserve <into|to> your hand": (cards.RESERVE, piles.HAND),
    "put {} from your reserve into your discard pile": (cards.RESERVE, cards.DISCARD_PILE),
    "put {} from your reserve on <top|the top> of your deck": (cards.RESERVE, piles.ON_TOP),
    "put {} from your reserve on <the bottom|bottom> of your deck": (cards.RESERVE, piles.BENEATH),
    "shuffle {} from your reserve into your deck": (cards.RESERVE, piles.SHUFFLED),
    "<put|return> {} from your discard pile on <top|the top> of your deck": (cards.DISCARD_PILE, piles.ON_TOP),
    "<put|return> {} from your discard pile on <the bottom|bottom> of your deck": (cards.DISCARD_PILE, piles.BENEATH),
    "shuffle {} from your discard pile into your deck": (cards.DISCARD_PILE, piles.SHUFFLED),
    "put {} from your hand on <top|the top> of your deck": (piles.HAND, piles.ON_TOP),
    "put {} from your hand on <the bottom|bottom> of your deck": (piles.HAND, piles.BENEATH),
    "shuffle {} from your hand into your deck": (piles.HAND, piles.SHUFFLED),
}
"""What is told, with where the cards lie and where they go."""
ALL: Final[dict[str, tuple[str, str]]] = {
    "<put|return> {} <from|in> your discard pile <into|to> your hand": (cards.DISCARD_PILE, piles.HAND),
    "shuffle {} <from|in> your discard pile into your deck": (cards.DISCARD_PILE, piles.SHUFFLED),
    "shuffle {} <from|in> your hand into your deck": (piles.HAND, piles.SHUFFLED),
    "discard {} <from|in> your hand": (piles.HAND, cards.DISCARD_PILE),
}
"""The same of all of them."""
ON_DECK: Final = ((cards.RESERVE, piles.ON_TOP), (cards.RESERVE, piles.BENEATH))
ONE: Final = "<a|1|one|any> {filter:filter/singular}"
SEVERAL: Final = "{amount:portion} {filter:filter/plural}"
FROM_HAND: Final = "<from|in> [your/their/your/their] hand<| from the game>"
EACH: Final = "<each {filter:filter/singular}|all {filter:filter/plural}>"

PILES: Final[tuple[Pattern, ...]] = (
    *[
        Pattern("choice/paid", words.replace("{}", ONE), piles.PutCards, place=place, goal=goal, amount=Fixed(1))
        for words, (place, goal) in PUT.items()
        if goal in (piles.SHUFFLED, cards.DISCARD_PILE) or place == piles.HAND or (place, goal) in ON_DECK
    ],
    *[
        Pattern("choice/paid", words.replace("{}", SEVERAL), piles.PutCards, place=place, goal=goal)
        for words, (place, goal) in PUT.items()
    ],
    *[
        Pattern("choice", words.replace("{}", EACH), piles.PutCards, place=place, goal=goal, amount=AllThereAre())
        for words, (place, goal) in ALL.items()
    ],
    Pattern(
        "choice/verb/paid/bare",
        f"[discard/discards/discard/discard] {ONE} from [your/their/your/their] hand",
        piles.PutCards,
        place=piles.HAND,
        goal=cards.DISCARD_PILE,
        amount=Fixed(1),
    ),
    Pattern(
        "choice/verb/paid/bare",
        f"[discard/discards/discard/discard] {SEVERAL} from [your/their/your/their] hand",
        piles.PutCards,
        place=piles.HAND,
        goal=cards.DISCARD_PILE,
    ),
    Pattern(
        "choice/verb/paid/bare",
        f"<[sacrifice/sacrifices/sacrifice/sacrifice]|[remove/removes/remove/remove]> {ONE} {FROM_HAND}",
        piles.PutCards,
        place=piles.HAND,
        goal=piles.REMOVED,
        amount=Fixed(1),
    ),
    Pattern(
        "choice/verb/paid/bare",
        f"<[sacrifice/sacrifices/sacrifice/sacrifice]|[remove/removes/remove/remove]> {SEVERAL} {FROM_HAND}",
        piles.PutCards,
        place=piles.HAND,
        goal=piles.REMOVED,
    ),
    # What is put into play is played
    Pattern(
        "choice",
        "<put {filter:sought} from your {place:place} into play|play {filter:sought} from your {place:place}"
        "|search your {place:place} for {filter:sought} and put it into play"
        "|search your {place:place} for {filter:sought}. <Play it|Put it into play>>",
        cards.FindAndPlay,
    ),
    Pattern("choice", "put <a|any|1|one> {filter:filter/singular} from your hand into play", cards.PlayFromHand),
    # What is looked for
    Pattern("sought", "<a|any|1|one> {filter:filter/singular}", None),
    Pattern("sought", "a {filter:either/singular}", None),
    Pattern(
        "choice",
        "search your {place:place} for {filter:sought}. <Reveal it and put|Put> it into your hand"
        "<|, then shuffle<| your deck>|. Shuffle your deck|. Then<|,> shuffle<| your deck>>",
        cards.TakeIntoHand,
    ),
    Pattern("filter", "{filter:noun} <named|called> {name:name}", Called),
    # What is paid
    Pattern("paid", "return this card to <your|its owner's> hand", cards.PutIntoHand, target=The(This())),
    Pattern("paid", "exhaust {target:the_one_who_pays}", states.Exhaust),
    Pattern("paid", "have {target:who_pays} <suffer|take> {amount:mass} damage", hurting.Suffer),
    Pattern("paid", "<deal|do> {amount:mass} damage to {target:who_pays}", hurting.Suffer),
    Pattern("who_pays", "{target:the_one_who_pays}", None),
    Pattern("the_one_who_pays", "{filter:one_who_pays}", The),
    Pattern("who_pays", "{target:chosen}", None),
    Pattern("one_who_pays", "{name:name}", TheNamed),
    Pattern("one_who_pays", "this character", ThisCharacter),
    Pattern("one_who_pays", "<the |>attached character", Attached),
    Pattern(
        "paid",
        "<remove|discard> {amount:how_many} citizen(s) from {target:origin}",
        crowds.MoveToSupply,
    ),
    # What others have
    Pattern(
        "clause",
        "discard <a|1|one> <random card from <a|an|the|your> {kind:players}'s hand"
        "|card at random from <a|an|the|your> {kind:players}'s hand>",
        others.OneDoes,
        effect=cards.DiscardAtRandom(Fixed(1)),
    ),
    Pattern(
        "clause",
        "discard the top card of <a|an|the|your> {kind:players}'s deck",
        others.OneDoes,
        effect=cards.DiscardTop(Fixed(1)),
    ),
    Pattern("verb/bare", "[shuffles/shuffle] their discard pile into their deck", hands.ShuffleBack),
    Pattern(
        "verb/bare",
        "[draws/draw] <|cards >until they have {count:count} cards in <their |>hand",
        hands.DrawUpTo,
    ),
    Pattern(
        "verb/bare",
        "[puts/put] {amount:portion} card(s) from their hand on <top|the top> of their deck",
        hands.PutOnOwnDeck,
    ),
    Pattern(
        "verb/bare",
        "[puts/put] {amount:portion} card(s) from their hand on <the bottom|bottom> of their deck",
        hands.PutUnderOwnDeck,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "sought": "what is looked for",
    "who_pays": "a card",
    "the_one_who_pays": "a certain card",
    "one_who_pays": "a certain card",
}
