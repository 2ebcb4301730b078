"""Whatever people do at a table of Marvel Champions, in any order: it is always the table of its record."""

from __future__ import annotations

from tests.always.common.evening import Evening, evenings

from .games import BENCH


class ChampionsEvening(Evening):
    """An evening with Marvel Champions."""

    bench = BENCH


TestEvening = ChampionsEvening.TestCase
TestEvening.settings = evenings(12)
