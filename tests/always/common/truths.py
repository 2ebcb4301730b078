"""What holds of every state of every game."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from longbox.kernel.zones import PUBLIC


def check_piles(game: Game[Any]) -> None:
    """No card is lost or doubled, and each is known to lie where it lies. True in the middle of a step, too."""
    lying = sorted([card.serial for pile in game.piles for card in pile])
    assert lying == list(range(len(game.box)))
    for number, pile in enumerate(game.piles):
        for card in pile:
            assert game.box[card.serial] is card
            assert game.places[card.serial] == number


def check_knowledge(game: Game[Any]) -> None:
    """Knowledge is kept only of what lies hidden from somebody, for players who are there."""
    for number, here in game.known.items():
        assert game.zones[number].visibility != PUBLIC
        assert here
        for serial, players in here.items():
            assert game.places[serial] == number
            assert 0 < players <= game.everybody()
