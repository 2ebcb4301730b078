"""What players of the deck-building game imagine."""

from __future__ import annotations

from .common.imagining import Imagining
from .games import BENCH
from .witness import DeckBuildingWitness


class TestImagining(Imagining):
    """What players of the deck-building game imagine."""

    bench = BENCH
    witness = DeckBuildingWitness
    every = 23
