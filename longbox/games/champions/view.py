"""A game of Marvel Champions as one player sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from longbox.kernel.view import View

if TYPE_CHECKING:
    from longbox.games.champions.game import ChampionsGame  # noqa: F401 (ruff misses it in the base class)


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View["ChampionsGame"]):
    """All that a player may know: the table, the own hand, and what was shown."""
