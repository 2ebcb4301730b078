"""Bots are found by name."""

from __future__ import annotations

import pytest

from longbox.games import UnknownGame
from longbox.kernel.answerers import Answerer
from longbox.players.registry import PLAYERS, UnknownPlayer, make_player


@pytest.mark.parametrize("name", PLAYERS)
def test_every_name_makes_a_player(name: str) -> None:
    """Each name of the registry is a bot that can be made."""
    assert isinstance(make_player(name, "dcdb", 1), Answerer)


def test_an_unknown_name_offers_near_ones() -> None:
    """A name that is nearly right is answered with the right one."""
    with pytest.raises(UnknownPlayer, match="Did you mean 'greedy'"):
        make_player("gredy", "dcdb", 1)


def test_a_bot_that_does_not_know_a_game_says_so() -> None:
    """The greedy bot refuses a game that it has no judgement of."""
    with pytest.raises(UnknownGame, match="can't play 'chess'"):
        make_player("greedy", "chess", 1)
