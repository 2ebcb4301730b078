"""A plan gives each game its seeds and seats by the game's number alone."""

from __future__ import annotations

from longbox.lab.plan import Plan

PLAN = Plan("dcdb", {}, ("greedy", "random", "random"), 1000, 7)


def test_seeds_are_all_different() -> None:
    """No two games and no two bots of any game share a seed."""
    numbers = range(1, 1001)
    seeds = [PLAN.game_seed(number) for number in numbers]
    seeds += [PLAN.bot_seed(number, entrant) for number in numbers for entrant in range(3)]
    assert len(set(seeds)) == 4000


def test_seeds_never_change() -> None:
    """A seed that was once written down plays the same game for ever."""
    assert PLAN.game_seed(1) == 1087474080824366186
    assert PLAN.bot_seed(1, 2) == 896735223043838186


def test_bots_move_on_by_a_seat() -> None:
    """Over as many games as there are seats, each bot sits on each seat once."""
    seatings = [PLAN.entrants(number) for number in (1, 2, 3, 4)]
    assert seatings == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_bots_stay_where_they_are_told_to() -> None:
    """Without rotation, the order of the bots is that of the seats in every game."""
    plan = Plan("dcdb", {}, ("greedy", "random"), 10, 7, rotate=False)
    assert [plan.entrants(number) for number in (1, 2)] == [[0, 1], [0, 1]]


def test_plans_agree_on_the_games_that_they_share() -> None:
    """Going on with a later game plays the same game as the whole plan does."""
    later = Plan("dcdb", {}, PLAN.bots, 10, 7, first=500)
    assert later.last == 509
    assert later.game_seed(503) == PLAN.game_seed(503)
    assert later.entrants(503) == PLAN.entrants(503)
