"""How the deck-building game is presented, whoever draws it."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.card_lists import cards_said
from longbox.games.dcdb.face.presenter import DeckBuildingPresenter

__all__ = ["presenter"]


def presenter(options: dict[str, Any]) -> DeckBuildingPresenter:
    """Who presents a game with these options."""
    return DeckBuildingPresenter(cards_said(options))
