"""A game of Marvel Champions as one player sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.view import View

if TYPE_CHECKING:
    pass


class TableView(View["ChampionsGame"]):
    """All that a player may know: the table, the own hand, and what was shown."""
