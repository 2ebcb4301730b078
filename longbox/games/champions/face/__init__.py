"""How Marvel Champions is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.face.presenter import ChampionsPresenter
from longbox.games.champions.library import library_with

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> ChampionsPresenter:
    """Who presents a game with these options."""
    return ChampionsPresenter(library_with(tuple(options.get("cards", ()))))
