"""A text that is proposed keeps what the other says: numbers, names, who does it, what is not, more, or other.

Readable texts are spoilt in one word, as writers may say more than the words of a game can: what is proposed for
them must not do as if that word were not there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from longbox.games import find_card_language
from longbox.language import TextError
from longbox.language.builtin import VALUES
from longbox.language.tokens import tokenise
from tests.always.common.tried import some_thorough

WATCHED: Final = {
    "not": ("not", "non-", "cannot", "can't", "no", "don't", "doesn't", "isn't", "without"),
    "more": ("extra", "additional", "another", "other", "others", "again"),
    "may": ("may",),
    "unless": ("unless", "instead", "except"),
    "only": ("only",),
    "once": ("once", "twice"),
    "random": ("random",),
    "first": ("first", "second", "third", "next", "last"),
    "least": ("most", "least", "highest", "lowest", "fewest"),
    "this": ("this",),
    "that": ("that",),
    "you": ("you",),
    "they": ("they", "them", "foe", "foes", "player", "players", "opponent", "opponents"),
}
"""Words that decide what a text says and of whom, those together that may stand for each other."""

PUT_IN: Final = ("extra", "not", "three", "another", "Elsewhere", "random")
"""What a writer may say besides: one of them before each word of a text."""

TEXTS: Final = {
    "dcdb": [
        "+2 Power. If you control a Location, draw a card.",
        "+3 Power.\nAttack: Each foe discards two cards.",
        "Destroy up to two cards in your hand or discard pile. +1 Power for each card destroyed this way.",
        "Draw three cards and then discard a card.",
        "Ongoing: When you play your first Equipment on each of your turns, draw a card.",
        "+2 Power. You may put a Villain with cost 4 or less from your discard pile on top of your deck.",
        "Attack: Each foe gains a Weakness unless they discard a card with cost 1 or greater.",
        "At the end of the game, this card is worth 1 VP for each Hero you have.",
    ],
    "champions": [
        "Hero Action: Deal 3 damage to an enemy and draw 1 card.",
        "Hero Interrupt: When you would take damage, prevent 2 of that damage.",
        "Hero Response: After you defeat a minion, exhaust this card → remove 2 threat from a scheme.",
        "Each ally you control gets +1 ATK and +1 hit point.",
        "When Revealed: Each player discards 2 cards at random from their hand.",
        "Action: Choose a player. That player draws 2 cards.",
        "Forced Response: After the villain attacks you, place 1 threat on the main scheme.",
    ],
    "vs": [
        "Activate >>> Stun target character with cost 2 or less an opponent controls.",
        "This turn, target attacker you control gets +2 ATK.",
        "To play, discard a card. Draw two cards.",
        "Each time this character stuns a character, gain 2 endurance.",
    ],
}
"""Texts that read."""


EACH: Final = 3
"""Of so many words of a text one is left out, and another put before it."""


def spoilt(text: str) -> Iterator[str]:
    """A text without some of its words, each left out alone, and with a word more before each of these."""
    words = text.split(" ")
    for number in range(len(text) % EACH, len(words), EACH):
        yield " ".join(words[:number] + words[number + 1 :])
        more = PUT_IN[number % len(PUT_IN)]
        yield " ".join([*words[:number], more, *words[number:]])


MAY_COME_IN: Final = ("that", "you", "they")
"""What a proposal may say more of: who is spoken of, where a text left it open."""


def said_of(text: str) -> Counter[str]:
    """The numbers but for one, which is an article, too, and the decisive words, as often as they stand there."""
    found: Counter[str] = Counter()
    for token in tokenise(text, shares_dots=False):
        word = token.text.lower()
        if VALUES.get(word, int(word) if word.isdecimal() else 1) != 1:
            found[str(VALUES.get(word, word))] += 1
        for kind, words in WATCHED.items():
            found[kind] += word in words
        found["Elsewhere"] += word == "elsewhere"
    if "draw" in text.lower():
        del found["more"]  # cards that are drawn are further cards, whether or not a text says so
    return +found


CASES: Final = [(game, text) for game, texts in TEXTS.items() for text in texts]


@pytest.mark.parametrize(("game", "text"), some_thorough(CASES, 3))
def test_proposals_keep_what_a_text_says(game: str, text: str) -> None:
    """None has another number, another person, a "not" more or less, or is silent on what it can't say."""
    language = find_card_language(game)
    language.read(text)
    for other in spoilt(text):
        try:
            language.read(other)
        except TextError as error:
            for proposal in error.advice.proposals:
                before, after = said_of(other), said_of(proposal.text)
                assert not before - after, (other, proposal.text)
                assert all([kind in MAY_COME_IN for kind in after - before]), (other, proposal.text)
