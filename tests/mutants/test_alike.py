"""Two ways to say the same are no change: which are, by the rules of the game, and which are not."""

from __future__ import annotations

import pytest

from longbox.games.vs.library import READER
from longbox.texts.lines import read_text
from mutants.alike import simplifier_for

simplified = simplifier_for("vs")


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Characters you control get +1 ATK.", "All characters you control get +1 ATK."),
        ("KO target stunned character.", "KO target stunned card."),
        ("KO target character.", "KO target character card."),
        (
            "To play, discard an X-Men character card.\nDraw a card.",
            "To play, discard an X-Men character.\nDraw a card.",
        ),
    ],
)
def test_the_same_in_other_words_is_no_change(text: str, other: str) -> None:
    """Words for all, for the player of the text, for characters that nothing else can be."""
    assert read_text(READER, text) != read_text(READER, other)
    assert simplified(read_text(READER, text)) == simplified(read_text(READER, other))


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("KO target character.", "KO target card."),
        ("KO target character with a cost of 2.", "KO target card with a cost of 2."),
        ("Each opponent KO's a character he controls.", "Each opponent KO's a character you control."),
        ("Characters you control get +1 ATK.", "Character cards you control get +1 ATK."),
        ("Reveal the top card of your deck. If it is a character card, draw a card.", "Draw a card."),
    ],
)
def test_what_makes_a_difference_stays_a_change(text: str, other: str) -> None:
    """Resources can be cards that are meant, others can be told something, and a revealed resource is a card."""
    assert simplified(read_text(READER, text)) != simplified(read_text(READER, other))


def test_a_game_without_such_words_takes_meanings_as_they_are() -> None:
    """Champions says nothing so far of what is the same."""
    meaning = read_text(READER, "Draw a card.")
    assert simplifier_for("champions")(meaning) is meaning
