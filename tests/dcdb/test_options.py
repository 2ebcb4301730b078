"""Options that don't fit the rules are refused, and the message says what would."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games import find
from longbox.games.options import BadOptions

SYSTEM = find("dcdb")

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "1 players can't play: the game is for 2 to 5"),
    ({"players": 6}, "6 players can't play: the game is for 2 to 5"),
    ({"players": "two"}, "Expected `int`, got `str`"),
    ({"super_villains": 7}, "choose 8 to 12"),
    ({"super_villains": 13}, "choose 8 to 12"),
    ({"variant": "two heads", "players": 3}, "is for 2 players, not 3"),
    ({"variant": "team", "players": 2}, "is for 4 players, not 2"),
    ({"variant": "three heads"}, "Invalid enum value 'three heads'"),
    ({"heroes": "all"}, "Invalid enum value 'all'"),
    ({"heroes": "deal two", "players": 4}, "7 Super Heroes are not enough to deal two to each of 4 players"),
    ({"names": ["Alice", "Bob", "Carol"]}, "3 names were given for 2 players"),
    ({"names": ["Alice", "Alice"]}, "Two players can't have the same name"),
    ({"names": ["Player 2"]}, "Two players can't have the same name"),
    ({"hero_names": [["Batman"], ["Supermen"]]}, "There is no Super Hero 'Supermen'. Did you mean 'Superman'"),
    ({"hero_names": [["Batman"], ["Batman"]]}, "Batman can't be played by two"),
    ({"hero_names": [["Batman"]]}, "Name 1 Super Hero for each of the 2 players"),
    ({"hero_names": [["Batman"], ["Cyborg"]], "variant": "two heads"}, "Name 2 Super Hero"),
    ({"format": "cube", "players": 5}, "5 players can't play: the game is for 2 to 4"),
    ({"format": "cube", "super_villains": 8}, "8 Super-Villains can't be used: choose 5"),
    ({"format": "cube", "variant": "two heads"}, "The Cube has no variant 'two heads': choose standard or team"),
    ({"format": "cube", "on_patrol": True}, "The Cube isn't played On Patrol"),
    ({"villain_order": "by cost"}, "can be chosen in the Cube alone"),
    ({"first_villain": "at once"}, "can be chosen in the Cube alone"),
    ({"villain_choice": "different costs"}, "can be chosen in the Cube alone"),
    ({"gaining_closes": True}, "closes something in the Cube alone"),
    ({"hero": "Batman"}, "Object contains unknown field `hero`. The options are: players, names, variant"),
]


@pytest.mark.parametrize(("options", "problem"), REFUSED, ids=[str(options) for options, _ in REFUSED])
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], problem: str) -> None:
    """The message names the option, and what would be right."""
    with pytest.raises(BadOptions) as refusal:
        SYSTEM.new_game(options, 1)
    assert problem in str(refusal.value)


def test_all_options_can_be_left_out() -> None:
    """Without options, two play the standard game with eight Super-Villains."""
    game = SYSTEM.new_game({}, 1)
    assert (len(game.seats), game.options.variant, game.options.villains_used) == (2, "standard", 8)


def test_names_that_are_missing_are_made_up() -> None:
    """Players who are not named, or by nothing, are called by their seats."""
    game = SYSTEM.new_game({"players": 4, "names": ["Alice", ""]}, 1)
    assert [seat.name for seat in game.seats] == ["Alice", "Player 2", "Player 3", "Player 4"]
