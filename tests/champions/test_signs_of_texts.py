"""What signs mean in texts of Marvel Champions: numbers of names, lists on lines of their own, whose deed it is."""

from __future__ import annotations

import pytest

from longbox.games.champions.card_language import CARDS
from longbox.language import UnboundReference

IN_ONE_LINE = "Choose one: • Exhaust Luke Cage → take 1 damage. • Discard 2 cards from your hand. Discard this card."
ON_LINES = IN_ONE_LINE.replace(" •", "\n•")


def test_a_name_can_end_with_a_number() -> None:
    """The sign before it belongs to the name, which is printed as it was written."""
    text = "Alter-Ego Action: Exhaust Safe House #9 → draw 1 card."
    assert CARDS.write(CARDS.read(text)) == text


def test_a_list_on_lines_of_its_own_is_a_list() -> None:
    """It says the same as on one line, after the same label or none."""
    assert CARDS.read(ON_LINES) == CARDS.read(IN_ONE_LINE)
    assert CARDS.read(f"Action: {ON_LINES}") == CARDS.read(f"Action: {IN_ONE_LINE}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("When Revealed: If you take no damage, you are confused.", "no damage"),
        ("Action: They draw 1 card.", "that player"),
        ("Action: Draw 1 card. Add 1 of them to your hand.", "of them"),
        ("Action: Draw 1 card. Discard the others.", "the others"),
        (
            "Action: A player looks at the top 2 cards of their deck and adds 1 of them to their hand. "
            "Discard the others.",
            "the others",
        ),
        ("Your hero gets +1 ATK while attacking.", "+1 ATK"),
        (
            "Action: Exhaust each ally you control. Exhaust each upgrade you control. "
            "Draw 1 card for each card exhausted this way.",
            "or the last alone",
        ),
        ("Your hero gets +1 ATK and +1 THW for each ally you control.", "+1 THW for each ..."),
        ("Your hero gets +1 ATK and +1 THW for each ally you control (to a maximum of +2).", "+1 THW for each ..."),
        ("Forced Response: After this card engages you, give that minion a tough status card.", "that minion"),
    ],
)
def test_what_means_nothing_is_refused(text: str, words: str) -> None:
    """The word that is unclear is named: one that the text says, or what it stands for."""
    with pytest.raises(UnboundReference) as refused:
        CARDS.read(text)
    assert words in str(refused.value)
