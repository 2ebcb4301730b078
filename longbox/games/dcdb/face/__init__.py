"""How the deck-building game is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.card_lists import cards_said
from longbox.games.dcdb.face.presenter import DeckBuildingPresenter
from longbox.games.dcdb.formats import BASE, FORMATS

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> DeckBuildingPresenter:
    """Who presents a game with these options."""
    form = FORMATS.get(options.get("format", BASE.name), BASE)
    return DeckBuildingPresenter(cards_said(options), form)
