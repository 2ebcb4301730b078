"""Suspending, saving, replaying and undoing DC Forever: the same answers always make the same game."""

from __future__ import annotations

from tests.always.common.tables import Tables

from .games import BENCH


class TestTables(Tables):
    """Tables of DC Forever."""

    bench = BENCH
