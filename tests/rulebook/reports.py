"""What becomes of the rules of a game, looked up once for all tests that ask."""

from __future__ import annotations

from functools import cache

from longbox.rulebook.coverage import Coverage, report_on


@cache
def report_once(game: str) -> Coverage:
    """What the sources, tests and rulings of the project cite and show."""
    return report_on(game)
