"""Recruiting reservists from the resource row. [vs 706.13]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.resources import place_in_row, put_face_down
from longbox.games.vs.table import CHAIN
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame

FILL_PLACE: Final = Prompt("Put a card face down where the reservist was", "706.13b")


def refill_place(game: VsGame, player: int, card: GameCard) -> None:
    """Put a reservist on the chain; its player may put a card from hand where it was. [vs 706.13b]"""
    place = place_in_row(game, card)
    game.move(card, CHAIN)
    filler = game.choose_card(player, FILL_PLACE, game.hand(player), card, optional=True)
    if filler is not None:
        put_face_down(game, player, filler, place)
