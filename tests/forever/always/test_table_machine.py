"""Whatever people do at a table of DC Forever, in any order: it is always the table of its record."""

from __future__ import annotations

from tests.always.common.evening import Evening, evenings

from .games import BENCH


class ForeverEvening(Evening):
    """An evening with DC Forever."""

    bench = BENCH


TestEvening = ForeverEvening.TestCase
TestEvening.settings = evenings(3)
