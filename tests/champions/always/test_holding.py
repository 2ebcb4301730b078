"""No rule of Marvel Champions holds on to a hidden card while it asks."""

from __future__ import annotations

from longbox.games.champions.act import Act
from tests.always.common.holding import Holding

from .games import BENCH


class TestHolding(Holding):
    """What the rules of Marvel Champions hold while they ask."""

    bench = BENCH
    followed = {Act: {"boost_cards"}}
    steps = 60
