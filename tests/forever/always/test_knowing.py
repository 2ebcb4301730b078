"""Players of DC Forever are given no card that they don't know."""

from __future__ import annotations

from longbox.games.forever.text.effects.cards import PLAY_IT, TAKE
from tests.always.common.knowing import Knowing

from .games import BENCH
from .witness import everything


class TestKnowing(Knowing):
    """What players of DC Forever are given."""

    bench = BENCH
    searching = (TAKE, PLAY_IT)
    everything = staticmethod(everything)
    every = 60
    steps = 120
