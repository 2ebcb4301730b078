"""No rule of the deck-building game holds on to a hidden card while it asks."""

from __future__ import annotations

from .common.holding import Holding
from .games import BENCH


class TestHolding(Holding):
    """What the rules of the deck-building game hold while they ask."""

    bench = BENCH
    steps = 60
