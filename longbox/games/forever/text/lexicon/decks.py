"""The words for looking at the top of decks, and for what is done with what is found there."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import cards, decks, hands
from longbox.games.forever.text.players import YOU
from longbox.language import Pattern

LOOK_AND_TAKE: Final = (
    "look at the top {count:count} cards of your deck<, put|. Put|, then put| and put> {taken:count}< of them|>"
)
LOOK_AT_OWN: Final = "look at the top {count:count} cards of your deck"
LOOK_AT_TWO: Final = "look at the top <two|2>{count=2} cards of your deck"
A_PLAYER: Final = "<a|an|the|your> {kind:players}"
ON_TOP: Final = "on <top|the top>"

DECKS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "choice",
        "look at the top {count:count} cards of your deck, put each {filter:filter/singular} among them into your hand "
        "and discard the <others|rest>",
        cards.LookAndTake,
    ),
    Pattern(
        "choice",
        "look at the top {count:count} cards of your deck <and put them|, then put them|. Put them> back<| on top> "
        "in any order",
        decks.StackDeck,
        kind=YOU,
    ),
    Pattern(
        "choice",
        f"{LOOK_AT_OWN}<, put|. Put| and put> one of them on the bottom<| of <your|that> deck> and <|put >the "
        "<others|rest> <back|back on top|on top> in any order "
        f"| {LOOK_AT_TWO}<, put|. Put| and put> one<| of them> on the <top|top of your deck> and "
        "<|put ><one|the other> on the bottom<| of your deck> "
        f"| {LOOK_AT_TWO}<, put|. Put| and put> one<| of them> on the bottom<| of your deck> and "
        "<|put ><one|the other> <back|back on top|on top|on the top>",
        decks.StackDeckButOne,
        kind=YOU,
    ),
    Pattern(
        "choice",
        "look at the top {count:count} cards of a {kind:players}'s deck<, put|. Put> one of them on the bottom<| of "
        "that deck> and <|put >the <others|rest> <back|back on top> in any order",
        decks.StackDeckButOne,
    ),
    Pattern(
        "choice",
        f"put up to {{most:count}} {{filter:filter/plural}} from your hand {ON_TOP} of {A_PLAYER}'s deck",
        decks.BuryInDeck,
    ),
    Pattern(
        "choice",
        f"{LOOK_AND_TAKE} into your hand and <discard the <rest|others>|put the <rest|others> into your discard pile>",
        hands.LookAndChoose,
        rest="discard",
    ),
    Pattern(
        "choice",
        f"{LOOK_AND_TAKE} into your hand and <put |>the <rest|others> on the bottom of your deck< in any order|>",
        hands.LookAndChoose,
        rest="bottom",
    ),
    Pattern(
        "choice",
        f"{LOOK_AND_TAKE} into your hand and "
        "<put |>the <rest|others> <back|back on top|on top of your deck> in any order",
        hands.LookAndChoose,
        rest="top",
    ),
)
