"""A Super-Villain that The Anti-Monitor's Attack put into the Line-Up is a card for sale like any other."""

from __future__ import annotations

import pytest

from longbox.games import find
from longbox.games.dcdb.answers import Purchase
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.games.dcdb.turn import legal_actions, turn
from longbox.kernel.effects import Resolution
from longbox.players.random import RandomPlayer

SYSTEM = find("dcdb")


@pytest.fixture
def game() -> DeckBuildingGame:
    """A game whose first player has a lot of Power."""
    game = SYSTEM.new_game({"hero_names": [["Batman"], ["Superman"]]}, 3)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [RandomPlayer(seat.number) for seat in game.seats]
    SYSTEM.step(game)
    game.gain_power(game.active, 20, None)
    return game


@pytest.fixture
def stray(game: DeckBuildingGame) -> GameCard:
    """A Super-Villain in the Line-Up."""
    card = game.cards(SUPER_VILLAIN_STACK)[0]
    game.move(card, LINE_UP)
    return card


def offers(game: DeckBuildingGame) -> list[str]:
    """What can be bought or defeated now."""
    return [choice.key() for choice in legal_actions.actions(game) if isinstance(choice, Purchase)]


def test_it_is_bought_and_not_defeated(game: DeckBuildingGame, stray: GameCard) -> None:
    """Only the one on the stack can be defeated."""
    assert f"buy {stray}" in offers(game)
    assert f"defeat {stray}" not in offers(game)
    assert "defeat Ra's al Ghul" in offers(game)


def test_buying_it_leaves_the_stack_alone(game: DeckBuildingGame, stray: GameCard) -> None:
    """The Super-Villain on the stack stays face up, can be defeated, and does not appear once more."""
    turn.buy(game, game.active, stray)
    assert game.super_villain_face_up
    assert "defeat Ra's al Ghul" in offers(game)
    turn.end_turn(game)
    assert [event.kind.name for event in game.log].count("appeared") == 0


def test_it_costs_no_less_to_buy(game: DeckBuildingGame, stray: GameCard) -> None:
    """Green Arrow's Bow makes Super-Villains cheaper to defeat, not to buy."""
    top = game.cards(SUPER_VILLAIN_STACK)[-1]
    bow = next(card for card in game.box if card.key() == "Green Arrow's Bow")
    bow.definition.effect.run(game, Resolution(game.active, bow))
    assert game.cost_of(top) == top.definition.cost - 2
    assert game.cost_of(stray) == stray.definition.cost


def test_the_reason_speaks_of_the_line_up(game: DeckBuildingGame, stray: GameCard) -> None:
    """Whoever lacks the Power for it is told so."""
    game.spend_power(20)
    reason = SYSTEM.why_not(game, game.active, str(stray))
    assert reason is not None
    assert str(reason).startswith(f"{stray} costs {stray.definition.cost}; you have 0 Power")
