"""Whatever people do at a table of the deck-building game, in any order: it is always the table of its record."""

from __future__ import annotations

from .common.evening import Evening, evenings
from .games import BENCH


class DeckBuildingEvening(Evening):
    """An evening with the deck-building game."""

    bench = BENCH


TestEvening = DeckBuildingEvening.TestCase
TestEvening.settings = evenings(15)
