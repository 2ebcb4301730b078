"""What was paid this turn for the boost of cards. [vs 706.2]

It is paid as a card is played, before the card is an object, and is noted by the card until that enters play otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.table import CHAIN

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame


def boost_count(serial: int) -> str:
    """The name of the count that tells whether the boost cost of a card was paid this turn."""
    return f"boost of {serial}"


def boost_points(serial: int) -> str:
    """The name of the count of resource points that were paid for the boost of a card this turn."""
    return f"points of the boost of {serial}"


def forget_boost(game: VsGame, card: GameCard) -> None:
    """Forget what was paid for an earlier object of a card that enters play without being played. [vs 213.1c, 706.2]"""
    if not game.lies_in(card, CHAIN):
        game.counts.pop(boost_count(card.serial), None)
        game.counts.pop(boost_points(card.serial), None)
