"""What is counted of a deck-building game is what happened in it."""

from __future__ import annotations

import pytest

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.results import results
from longbox.games.dcdb.turn import scoring
from longbox.lab.plan import Plan
from longbox.lab.playing import outcome_of, play_game
from longbox.lab.results import GameResult
from longbox.players.registry import make_player

PLAN = Plan("dcdb", {"heroes": "random"}, ("greedy", "greedy", "random"), 100, 3)


def play_directly(plan: Plan, number: int) -> DeckBuildingGame:
    """The same game as the plan's, played without the lab."""
    system = find(plan.game)
    game = system.new_game({**plan.options, "players": len(plan.bots)}, plan.game_seed(number))
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [
        make_player(plan.bots[entrant], plan.game, plan.bot_seed(number, entrant)) for entrant in plan.entrants(number)
    ]
    system.play(game)
    return game


@pytest.fixture(scope="module")
def both() -> tuple[DeckBuildingGame, GameResult]:
    """A game that was played directly, and what the lab says of it."""
    return play_directly(PLAN, 5), play_game(PLAN, 5)


def test_scores_and_turns_are_those_of_the_game(both: tuple[DeckBuildingGame, GameResult]) -> None:
    """Points, winners and length agree with the game."""
    game, result = both
    players = result.outcome.players
    assert [player.score for player in players] == game.points
    assert [number for number, player in enumerate(players) if player.won] == game.winners
    assert result.outcome.turns == game.turn


def test_bought_cards_are_those_of_the_log(both: tuple[DeckBuildingGame, GameResult]) -> None:
    """Every card that the log says was bought or defeated is counted for its player, in order."""
    game, result = both
    lines = [line for line in game.views[0].log() if " buys " in line or " defeats " in line]
    told = [(seat, name) for seat, player in enumerate(result.outcome.players) for name in player.bought]
    assert len(lines) == len(told)
    for seat, player in enumerate(result.outcome.players):
        own = [line for line in lines if line.startswith(game.players[seat].name)]
        assert all(name in line for name, line in zip(player.bought, own, strict=True))


def test_facts_are_those_of_the_table(both: tuple[DeckBuildingGame, GameResult]) -> None:
    """Super Hero, Super-Villains and the size of the deck are what the table shows."""
    game, result = both
    for seat, player in enumerate(result.outcome.players):
        assert player.facts["hero"] == str(game.cards(game.players[seat].heroes)[0])
        assert player.facts["super_villains"] == scoring.super_villains_of(game, seat)
        assert player.facts["deck_size"] == len(scoring.deck_of(game, seat))
    assert sorted(player.facts["turn_order"] for player in result.outcome.players) == ["1st", "2nd", "3rd"]


def test_a_team_wins_whole() -> None:
    """Each member of the team that won has won."""
    plan = Plan("dcdb", {"variant": "team"}, ("greedy", "random", "greedy", "random"), 1, 1, rotate=False)
    assert [player.won for player in play_game(plan, 1).outcome.players] == [1.0, 0.0, 1.0, 0.0]


def test_a_shared_victory_is_divided() -> None:
    """Players who are even share one victory; so do teams."""
    game = play_directly(PLAN, 1)
    game.winners = [0, 2]
    assert [player.won for player in outcome_of("dcdb", game).players] == [0.5, 0.0, 0.5]


def test_two_teams_divide_a_victory() -> None:
    """Where both teams are even, every player has half a victory."""
    game = play_directly(Plan("dcdb", {"variant": "team"}, ("greedy",) * 4, 1, 1), 1)
    game.winners = [0, 1, 2, 3]
    told = results(game)["players"]
    assert isinstance(told, list)
    assert [player["won"] for player in told] == [0.5] * 4
