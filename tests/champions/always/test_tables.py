"""Suspending, saving, replaying and undoing Marvel Champions: the same answers always make the same game."""

from __future__ import annotations

from tests.always.common.tables import Tables

from .games import BENCH


class TestTables(Tables):
    """Tables of Marvel Champions."""

    bench = BENCH
