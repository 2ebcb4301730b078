"""Players of Marvel Champions are given no card that they don't know."""

from __future__ import annotations

from longbox.games.champions.text.effects.drawing import FOUND
from longbox.games.champions.text.effects.encounter_revealing import FIND
from tests.always.common.knowing import Knowing

from .games import BENCH
from .witness import everything


class TestKnowing(Knowing):
    """What players of Marvel Champions are given."""

    bench = BENCH
    searching = (FOUND, FIND)
    everything = staticmethod(everything)
    every = 40
    steps = 60
