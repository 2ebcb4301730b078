"""The deck-building game in the terminal: how its table looks, and what is told of it."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.library import library_with
from longbox.terminal.dcdb.agreeing import AGREEING
from longbox.terminal.dcdb.face import DeckBuildingFace

__all__ = ["AGREEING", "face"]


def face(options: dict[str, Any]) -> DeckBuildingFace:
    """How a game with these options looks."""
    return DeckBuildingFace(library_with(tuple(options.get("cards", ()))))
