"""Sentences: what they say of players, cards in play and places is checked; what they can't say is refused."""

from __future__ import annotations

import pytest

from longbox.rulings import HOLDS
from tests.rulings.writing import judged, problem

POSITION = """
    Alice.hand = ["Kick"]
    Alice.discard = ["Robin"]
    Alice.deck = []
    Bob.deck = []
    main_deck = ["Robin"]
    Bob.in_play = ["Titans Tower"]
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Alice has 2 points",
        "Bob has 1 Victory Points",
        "Bob has not 2 points",
        "Bob is not face down",
        "Kick is in Alice's hand",
        "Robin is in Alice's discard pile.",
        "robin is not in Alice's hand",
        "Titans Tower is in play",
        "Kick is not in play",
        "Kick is not destroyed",
        "Kick is in the Kick stack",
    ],
)
def test_what_is_so_holds(sentence: str) -> None:
    """Players have what their facts are, and cards lie where they lie; of several copies one is enough."""
    assert judged(POSITION, f'then = "{sentence}"').result == HOLDS


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Alice has no points", "'Alice has no points' is not so: 2 points"),
        ("Bob is face down", "'Bob is face down' is not so: not face down"),
        ("Robin is in Alice's hand", "is not so: it is in main deck, Alice's discard pile"),
        ("Titans Tower is not in play", "is not so: it is in"),
    ],
)
def test_what_is_not_so_is_told(sentence: str, words: str) -> None:
    """The report says what is so instead."""
    assert words in problem(POSITION, f'then = ["{sentence}"]')


@pytest.mark.parametrize("sentence", ["Alice wins", "Alice is happy", "Chess is in play", "Kick is in Bob's attic", ""])
def test_what_is_not_understood_is_refused(sentence: str) -> None:
    """Whoever writes what no sentence can say learns what one can."""
    assert "can't be understood. A sentence names a player or a card" in problem(POSITION, f'then = ["{sentence}"]')
