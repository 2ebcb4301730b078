"""What players of DC Forever imagine."""

from __future__ import annotations

from tests.always.common.imagining import Imagining

from .games import BENCH
from .witness import ForeverWitness


class TestImagining(Imagining):
    """What players of DC Forever imagine."""

    bench = BENCH
    witness = ForeverWitness
    every = 60
