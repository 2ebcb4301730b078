"""No rule of DC Forever holds on to a hidden card while it asks."""

from __future__ import annotations

from tests.always.common.holding import Holding

from .games import BENCH


class TestHolding(Holding):
    """What the rules of DC Forever hold while they ask."""

    bench = BENCH
    followed = {}
    steps = 120
