"""The greedy player of Marvel Champions knows what a card costs beside its resources."""

from __future__ import annotations

from longbox.games.champions.greedy.cards import playing_worth
from longbox.games.champions.greedy.outlook import Outlook
from tests.champions.heroes import HeroPlay


def worth_of_maria_hill(*allies: str) -> float:
    """What it is worth to play Maria Hill beside some allies."""
    play = HeroPlay("Captain Marvel")
    for name in allies:
        play.put(name)
    (hill,) = play.hold("Maria Hill")
    return playing_worth(Outlook(play.game.views[0]), hill)


def test_an_ally_beyond_the_limit_costs_another() -> None:
    """A fourth ally can be played, but one of the four must go. [champions Ally Limit]"""
    assert worth_of_maria_hill("Vision", "Mockingbird", "Hawkeye") < worth_of_maria_hill("Vision", "Mockingbird") - 1
