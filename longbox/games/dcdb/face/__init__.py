"""How the deck-building game is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.face.presenter import DeckBuildingPresenter
from longbox.games.dcdb.library import library_with

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> DeckBuildingPresenter:
    """Who presents a game with these options."""
    return DeckBuildingPresenter(library_with(tuple(options.get("cards", ()))))
