"""Games by the Cube's rules: what must always hold of them, and the first table."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import KICK_STACK, LINE_UP, RESERVE, SUPER_VILLAIN_STACK, WEAKNESS_STACK
from longbox.players.random import RandomPlayer
from tests.always import truths
from tests.always.common.tried import some_thorough

SYSTEM = find("dcdb")
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "first_villain": "at once"},
    {"players": 4, "villain_order": "by cost", "heroes": "random"},
    {"players": 4, "variant": "team", "heroes": "random"},
]


def new_game(options: dict[str, Any], seed: int) -> DeckBuildingGame:
    """A game by the Cube's rules, with random players."""
    game = SYSTEM.new_game({"format": "cube", **options}, seed)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [RandomPlayer(seed) for _ in game.seats]
    return game


@pytest.mark.parametrize(
    ("options", "seed"), some_thorough([(options, seed) for seed in range(2) for options in TABLES], 0)
)
def test_whole_games_keep_what_must_always_hold(options: dict[str, Any], seed: int) -> None:
    """No card is lost, all owners are as they must be, and everybody has a place of their own in the end.

    [cube 6.320, 6.485, 12.050]
    """
    game = new_game(options, seed)
    while not game.over:
        SYSTEM.step(game)
        truths.check(game)
        copied = game.copy()
        assert copied.state() == game.state()
    sides = len({min(seat.team) for seat in game.players})
    assert sorted(set(game.ranks)) == list(range(1, sides + 1))
    assert [player for player, rank in enumerate(game.ranks) if rank == 1] == game.winners


@pytest.mark.parametrize("seed", range(20))
def test_the_table_is_laid_out_by_the_cube(seed: int) -> None:
    """Five Super-Villains face down, forty Weaknesses in reserve, and a mild first Line-Up.

    [cube 1.150, 6.230, 6.480, 6.561, 9.130]
    """
    game = new_game({"players": 3}, seed)
    SYSTEM.step(game)
    line_up = game.cards(LINE_UP)
    assert len(line_up) == 5
    assert len([card for card in line_up if card.definition.cost >= 5]) <= 1
    assert len([card for card in line_up if card.definition.type_words() == "Location"]) <= 1
    assert [len(game.cards(zone)) for zone in (KICK_STACK, WEAKNESS_STACK, RESERVE)] == [16, 20, 40]
    assert len(game.cards(SUPER_VILLAIN_STACK)) == 5
    assert not game.super_villain_face_up
    assert [view.cards(SUPER_VILLAIN_STACK) for view in game.views] == [[None] * 5] * 3


@pytest.mark.parametrize("seed", range(6))
def test_super_villains_lie_and_appear_as_agreed(seed: int) -> None:
    """By cost, the cheapest is on top; at once, it appears before the first turn, and not after it."""
    game = new_game({"villain_order": "by cost", "first_villain": "at once"}, seed)
    SYSTEM.step(game)
    costs = [card.definition.cost for card in game.cards(SUPER_VILLAIN_STACK)]
    assert costs == sorted(costs, reverse=True)
    assert game.super_villain_face_up
    kinds = [event.kind.name for event in game.log]
    assert kinds.index("appeared") < kinds.index("began turn")


def test_super_villains_can_be_of_costs_as_different_as_can_be() -> None:
    """As agreed on, no two of the five cost the same; else some do. Of six with three costs, each cost is there."""
    three = 'super_villains = ["Sinestro", "Lex Luthor", "Captain Cold", "Parallax", "The Joker", "Deathstroke"]'
    agreed = {"villain_choice": "different costs"}
    assert {costs_on_the_stack(agreed, seed) for seed in range(6)} == {5}
    assert {costs_on_the_stack({**agreed, "card_list": three}, seed) for seed in range(6)} == {3}
    assert min([costs_on_the_stack({}, seed) for seed in range(6)]) < 5


def costs_on_the_stack(options: dict[str, Any], seed: int) -> int:
    """How many costs the five Super-Villains of a game have."""
    game = new_game({"heroes": "random", **options}, seed)
    SYSTEM.step(game)
    assert len(game.cards(SUPER_VILLAIN_STACK)) == 5
    return len({card.definition.cost for card in game.cards(SUPER_VILLAIN_STACK)})


def test_only_the_worst_hands_may_be_drawn_anew() -> None:
    """Five Punches, or two with three Vulnerabilities, before the Line-Up is opened, once each. [cube 1.160, 6.266]"""
    worst = []
    for seed in range(40):
        game = new_game({"players": 4, "heroes": "random"}, seed)
        SYSTEM.step(game)
        kinds = [event.kind.name for event in game.log]
        taken = [number for number, kind in enumerate(kinds) if kind == "mulligan"]
        assert len({game.log[number].player for number in taken}) == len(taken)
        assert all([number < kinds.index("added to line-up") for number in taken])
        assert all([kinds[number - 1] == "revealed" for number in taken])
        worst += [sorted([card.name for card in game.log[number - 1].cards]) for number in taken]
    assert ["Punch"] * 5 in worst
    assert ["Punch"] * 2 + ["Vulnerability"] * 3 in worst
    assert all([hand in (["Punch"] * 5, ["Punch"] * 2 + ["Vulnerability"] * 3) for hand in worst])


@pytest.mark.parametrize(("form", "removed"), [("cube", True), ("base", False)])
def test_the_log_tells_that_a_super_villain_leaves_the_game(form: str, removed: bool) -> None:
    """Nobody would look for it among the destroyed cards, where it lies in the base game. [cube 3.080, 6.485]"""
    game = new_game({"players": 2, "format": form}, 1)
    SYSTEM.step(game)
    villain = game.cards(SUPER_VILLAIN_STACK)[-1]
    game.owners[villain.serial] = 0
    game.move(villain, game.players[0].discard)
    before = len(game.log)
    game.destroy(0, villain)
    destroyed, *others = game.new_view(game.seats[1]).log(before)
    assert destroyed == f"Player 1 destroys {villain}."
    assert others == ([f"{villain} is removed from the game."] if removed else [])
