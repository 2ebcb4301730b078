"""Whatever people do at a table of Vs. System, in any order: it is always the table of its record."""

from __future__ import annotations

from tests.always.common.evening import Evening, evenings

from .games import BENCH


class VsEvening(Evening):
    """An evening with Vs. System."""

    bench = BENCH


TestEvening = VsEvening.TestCase
TestEvening.settings = evenings(3)
