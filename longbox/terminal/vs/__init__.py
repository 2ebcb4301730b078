"""Vs. System in the terminal: how its table looks, and what is told of it."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.library import library_with
from longbox.terminal.vs.agreeing import AGREEING
from longbox.terminal.vs.face import VsFace

__all__ = ["AGREEING", "face"]


def face(options: dict[str, Any]) -> VsFace:
    """How a game with these options looks."""
    return VsFace(library_with(tuple(options.get("cards", ()))))
