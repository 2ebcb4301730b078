"""What is looked at so that less has to be asked gives the same as asking all, in games of the Cube."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox import games
from longbox.games.dcdb.board import TAKING_TURN
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import types_now
from longbox.games.dcdb.places import controlled, controlled_elsewhere
from longbox.games.dcdb.text.using import Activated
from longbox.games.dcdb.turn.legal_actions import STILL_TO_HOLD, for_sale, open_purchases, purchases
from longbox.games.dcdb.turn.legal_uses import STILL_TO_HOLD_OF_USES, usable, uses
from longbox.kernel.effects import Resolution
from longbox.kernel.reasons import all_hold
from longbox.players.random import RandomPlayer

SYSTEM = games.find("dcdb")
PLAYERS = 3
CUBE = {"players": PLAYERS, "format": "cube", "card_list": "all known"}


def rests(seed: int, steps: int = 900) -> Iterator[DeckBuildingGame]:
    """A game of the Cube wherever it rests in somebody's turn."""
    game = SYSTEM.new_game(CUBE, seed)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [RandomPlayer(seed)] * PLAYERS
    for _ in range(steps):
        SYSTEM.step(game)
        if game.over:
            return
        if game.phase == TAKING_TURN:
            yield game


@pytest.mark.parametrize("seed", range(3))
def test_uses_that_are_offered_are_those_of_which_all_holds(seed: int) -> None:
    """`uses`, which calls no requirement, offers what the requirements allow."""
    offered = 0
    for game in rests(seed):
        player = game.active
        able = [use for card in usable(game, player) for use in game.uses[card.serial]]
        expected = [use for use in able if all_hold(STILL_TO_HOLD_OF_USES, game, player, use)]
        assert uses(game) == expected
        offered += len(expected)
        for seat in game.players:
            own = game.cards(seat.heroes) + game.cards(seat.play)
            assert game.find_own_uses(seat.number) == tuple([use for card in own for use in game.uses[card.serial]])
    assert offered


@pytest.mark.parametrize("seed", range(3))
def test_purchases_that_are_offered_are_those_of_which_all_holds(seed: int) -> None:
    """With less Power than the least cost nothing can be bought; else asking places gives what asking cards does."""
    for game in rests(seed):
        assert all([game.cost_of(card) >= game.least_cost for card in for_sale(game)])
        able = [card for card in for_sale(game) if all_hold(STILL_TO_HOLD, game, game.active, card)]
        assert [purchase.card for purchase in purchases(game)] == able
        if not game.modifiers and not game.ledger.held_back:
            assert open_purchases(game, game.power()) == purchases(game)


@pytest.mark.parametrize("seed", range(3))
def test_what_cards_tell_is_what_the_text_would_say(seed: int) -> None:
    """An ability can be used by the cards that it needs wherever its text would say so, and nowhere else."""
    seen: set[bool] = set()
    for game in rests(seed, 100):
        for seat in game.players:
            for use in [use for uses_of_card in game.uses for use in uses_of_card]:
                ability = use.ability
                if isinstance(ability, Activated) and not (ability.is_teamwork and use.card.definition.is_hero):
                    can = ability.can_be_done(game, Resolution(seat.number, use.card))
                    assert ability.can_be_used(game, seat.number, use.card) == can
                    seen |= {can} if ability.needed is not None else set()
    assert seen == {False, True}


@pytest.mark.parametrize("seed", range(3))
def test_types_and_control_are_what_was_recorded_and_written(seed: int) -> None:
    """A card's types are those that would be recorded now; nobody controls more than in play without a hero for it."""
    for game in rests(seed, 300):
        assert all([types_now(game, card) == game.recorded(card).definition.types for card in game.box])
        for seat in game.players:
            in_play = game.cards(seat.play)
            acts = seat.number == game.active
            assert controlled(game, seat.number) == in_play + (controlled_elsewhere(game, seat.number) if acts else [])
