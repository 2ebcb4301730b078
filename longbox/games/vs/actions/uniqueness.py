"""The uniqueness rule. [vs 704]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.actions.leaving import put_into_ko_pile
from longbox.games.vs.qualities import Qualities

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame


def check_uniqueness(game: VsGame, player: int, card: GameCard) -> None:
    """Put a player's other unique objects with the same name as a unique card into their owners' KO'd piles. [vs 704.4]

    That isn't KO'ing them. [vs 704.1, 704.2, 704.3]
    """
    arriving = game.qualities(card) if card.serial in game.objects else Qualities(card, None, player, True)
    if not arriving.is_unique():
        return
    before = game.standing()
    for qualities in before.everything:
        if (
            qualities.card is not card
            and qualities.controller == player
            and qualities.is_unique()
            and qualities.shares_name(arriving)
        ):
            put_into_ko_pile(game, qualities, before)
