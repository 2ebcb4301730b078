"""What players of Vs. System imagine."""

from __future__ import annotations

from tests.always.common.imagining import Imagining

from .games import BENCH
from .witness import VsWitness


class TestImagining(Imagining):
    """What players of Vs. System imagine."""

    bench = BENCH
    witness = VsWitness
    every = 31
