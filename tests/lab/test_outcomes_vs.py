"""What is counted of a game of Vs. System is what happened in it."""

from __future__ import annotations

import pytest

from longbox.games.vs.actions.losing import end_in_draw, lose
from longbox.games.vs.game import VsGame
from longbox.games.vs.results import A_DRAW, BY_A_CARD, CONCEDED, NO_ENDURANCE, ending, results, won
from longbox.games.vs.system import SYSTEM
from longbox.lab.playing import outcome_of
from longbox.lab.results import Outcome
from longbox.players.registry import make_player

DECKS = ["X-Men", "Brotherhood"]


def new_game(seed: int = 4) -> VsGame:
    """A game with two greedy players."""
    game = SYSTEM.new_game({"decks": DECKS}, seed)
    game.answerers = [make_player("greedy", "vs", seed) for _ in DECKS]
    return game


@pytest.fixture(scope="module")
def played() -> tuple[VsGame, Outcome]:
    """A game that was played to its end, and what is told of it."""
    game = new_game()
    SYSTEM.play(game)
    return game, outcome_of("vs", game)


def test_winner_endurance_and_length_are_those_of_the_game(played: tuple[VsGame, Outcome]) -> None:
    """The one who won has more endurance."""
    game, outcome = played
    assert outcome.turns == game.turn
    assert outcome.ending == NO_ENDURANCE
    assert [player.won for player in outcome.players] == [float(game.winner == player) for player in range(2)]
    assert [player.score for player in outcome.players] == game.endurance


def test_facts_are_those_of_the_log(played: tuple[VsGame, Outcome]) -> None:
    """Each line of the log that says so is counted."""
    game, outcome = played
    log = game.new_view(game.players[0]).log()
    for seat, player in enumerate(outcome.players):
        name = game.players[seat].name
        facts = player.facts
        assert facts["deck"] == DECKS[seat]
        assert facts["initiative"] == ("first" if f"Turn 1; {name} has the initiative" in log else "later")
        assert facts["resources_built"] == log.count(f"{name} builds a resource")
        assert facts["attacks"] == len([line for line in log if line.startswith(f"{name} proposes an attack")])
        taken = [line for line in log if f" breakthrough to {name}" in line]
        assert facts["breakthrough_taken"] == sum([int(line.split(" causes ")[1].split()[0]) for line in taken])


def test_endings_are_told_apart() -> None:
    """No endurance, conceding, a card that says so, and a draw, which those share who were left."""
    conceded = new_game()
    lose(conceded, [1], " and concedes")
    assert ending(conceded) == CONCEDED
    by_card = new_game()
    by_card.winner = 0
    assert ending(by_card) == BY_A_CARD
    drawn = new_game()
    end_in_draw(drawn)
    assert ending(drawn) == A_DRAW
    assert [won(drawn, player) for player in range(2)] == [0.5, 0.5]


def test_all_is_plain_data(played: tuple[VsGame, Outcome]) -> None:
    """Whoever plays many games needs nothing of the game's own classes."""
    game, _ = played
    assert set(results(game)) == {"turns", "ending", "players"}
