"""Players of Vs. System are given no card that they don't know."""

from __future__ import annotations

from tests.always.common.knowing import Knowing

from .games import BENCH
from .witness import everything


class TestKnowing(Knowing):
    """What players of Vs. System are given."""

    bench = BENCH
    everything = staticmethod(everything)
    every = 150
    steps = 200
