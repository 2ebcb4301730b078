"""Where several people play, nobody can tell by who is asked what anybody holds."""

from __future__ import annotations

import pytest

from longbox.commands.play import game_command
from longbox.games import shown


def agreed(game: str, people: int, *words: str) -> bool:
    """Whether all are asked in a game with so many people, and what else was said on the command line."""
    chosen = game_command(game).make_context(game, list(words)).params
    names = [f"Ann {number}" for number in range(2)]
    return bool(shown.lobby_of(game).agreed(chosen, names, range(people))["always_ask"])


@pytest.mark.parametrize("game", ["dcdb", "vs"])
def test_all_are_asked_as_soon_as_two_people_play(game: str) -> None:
    """One person among bots can't be watched; among two, it is so unless they don't want it."""
    assert not agreed(game, 1)
    assert agreed(game, 2)
    assert not agreed(game, 2, "--no-always-ask")
    assert agreed(game, 1, "--always-ask")


def test_who_plays_with_open_hands_is_asked_where_there_is_something_to_say() -> None:
    """People who play Marvel Champions at one screen see each other's cards."""
    assert not agreed("champions", 2)
    assert agreed("champions", 2, "--always-ask")
