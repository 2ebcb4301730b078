"""How DC Forever is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.forever.face.presenter import ForeverPresenter
from longbox.games.forever.library import library_with

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> ForeverPresenter:
    """Who presents a game with these options."""
    return ForeverPresenter(library_with(tuple(options.get("cards", ()))))
