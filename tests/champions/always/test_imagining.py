"""What players of Marvel Champions imagine."""

from __future__ import annotations

from tests.always.common.imagining import Imagining

from .games import BENCH
from .witness import ChampionsWitness


class TestImagining(Imagining):
    """What players of Marvel Champions imagine."""

    bench = BENCH
    witness = ChampionsWitness
    every = 11
