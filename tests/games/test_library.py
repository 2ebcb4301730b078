"""The cards of a file of one's own are read once for all games that have it; what is wrong is refused each time."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.library import LIBRARY
from longbox.kernel.errors import LongboxError

COIN = """
[[card]]
name = "Lucky Coin"
type = "Equipment"
cost = 1
vp = 1
text = "+2 Power."
"""


def test_a_file_of_ones_own_is_read_once_for_all_games() -> None:
    """Two games of one run share what its cards mean; a file that says something else is another."""
    assert LIBRARY.cards_of(COIN) is LIBRARY.cards_of(COIN)
    (dearer,) = LIBRARY.cards_of(COIN.replace("cost = 1", "cost = 2"))
    assert [card.cost for card in (*LIBRARY.cards_of(COIN), dearer)] == [1, 2]


def test_what_cannot_be_read_is_refused_each_time() -> None:
    """A mistake isn't forgotten."""
    for _ in range(2):
        with pytest.raises(LongboxError, match="Gadget"):
            LIBRARY.cards_of(COIN.replace("Equipment", "Gadget"))
