"""No rule of Vs. System holds on to a hidden card while it asks."""

from __future__ import annotations

from longbox.games.vs.modifiers.standing import Standing
from tests.always.common.holding import Holding

from .games import BENCH


class TestHolding(Holding):
    """What the rules of Vs. System hold while they ask."""

    bench = BENCH
    followed = {Standing: {"by_card", "everything"}}
    steps = 60
