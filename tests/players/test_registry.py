"""Bots are found by name."""

from __future__ import annotations

import pytest

from longbox.games import UnknownGame
from longbox.kernel.answerers import Answerer
from longbox.players import registry
from longbox.players.own import BadBot
from longbox.players.registry import PLAYERS, UnknownPlayer, introduce, introduced, make_player


@pytest.mark.parametrize("name", PLAYERS)
def test_every_name_makes_a_player(name: str) -> None:
    """Each name of the registry is a bot that can be made."""
    assert isinstance(make_player(name, "dcdb", 1), Answerer)


def test_an_introduced_bot_is_found_by_its_short_name() -> None:
    """The name leads to where the bot lies; no second bot may be called so."""
    try:
        assert introduce("tests.arena.test_arena:Clumsy") == "Clumsy"
        assert introduced() == ["Clumsy"]
        assert type(make_player("Clumsy", "dcdb", 1)).__name__ == "Clumsy"
        for other in ("tests.lab.other:Clumsy", "somewhere/greedy.bot"):
            with pytest.raises(BadBot, match="already"):
                introduce(other)
    finally:
        registry._INTRODUCED.clear()
    with pytest.raises(UnknownPlayer):
        make_player("Clumsy", "dcdb", 1)


def test_an_unknown_name_offers_near_ones() -> None:
    """A name that is nearly right is answered with the right one."""
    with pytest.raises(UnknownPlayer, match="Did you mean 'greedy'"):
        make_player("gredy", "dcdb", 1)


def test_a_game_that_is_not_there_has_no_bots() -> None:
    """The greedy bot says which games there are."""
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        make_player("greedy", "chess", 1)
