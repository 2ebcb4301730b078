"""How Vs. System is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.face.presenter import VsPresenter
from longbox.games.vs.library import library_with

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> VsPresenter:
    """Who presents a game with these options."""
    return VsPresenter(library_with(tuple(options.get("cards", ()))))
