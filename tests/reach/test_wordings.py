"""What inventors of cards say in their own words means the same as the words of the house."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games import find_card_language

SAME: Final = [
    ("vs", "Your X-Men characters get +1 ATK this turn.", "X-Men characters you control get +1 ATK this turn."),
    ("vs", "Ready each of your stunned characters.", "Ready each stunned character you control."),
    ("vs", "Target character gets +2 ATK until end of turn.", "Target character gets +2 ATK this turn."),
    (
        "vs",
        "Activate >>> Draw a card. Use this power only once per turn.",
        "Activate >>> Draw a card. Usable only once per turn.",
    ),
    ("dcdb", "Choose a foe. That foe discards two cards.", "A foe of your choice discards two cards."),
    ("dcdb", "Gain a card costing 4 or less from the Line-Up.", "Gain a card with cost 4 or less from the Line-Up."),
    ("dcdb", "Destroy a card from your hand.", "Destroy a card in your hand."),
    ("dcdb", "Draw an extra card.", "Draw a card."),
]


@pytest.mark.parametrize(("game", "said", "printed"), SAME)
def test_other_words_mean_the_same(game: str, said: str, printed: str) -> None:
    """Both are read into one meaning, which is printed in one way."""
    language = find_card_language(game)
    assert language.read(said) == language.read(printed)
    assert language.write(language.read(said)) == language.write(language.read(printed))
