"""Suspending, saving, replaying and undoing the deck-building game: the same answers always make the same game."""

from __future__ import annotations

from .common.tables import Tables
from .games import BENCH


class TestTables(Tables):
    """Tables of the deck-building game."""

    bench = BENCH
    places = 4
