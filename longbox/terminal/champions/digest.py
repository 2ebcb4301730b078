"""The log of Marvel Champions told shortly: what belongs together in one line, what is plain left out."""

from __future__ import annotations

from longbox.games.champions.view import TableView
from longbox.kernel.view import Report


def digest(view: TableView, reports: list[Report]) -> list[str]:
    """What happened, in as few lines as it can be told."""
    return [report.words for report in reports]
