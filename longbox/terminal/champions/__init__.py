"""Marvel Champions in the terminal: how its table looks, and what is told of it."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.library import library_with
from longbox.terminal.champions.agreeing import AGREEING
from longbox.terminal.champions.face import ChampionsFace

__all__ = ["AGREEING", "face"]


def face(options: dict[str, Any]) -> ChampionsFace:
    """How a game with these options looks."""
    return ChampionsFace(library_with(tuple(options.get("cards", ()))))
