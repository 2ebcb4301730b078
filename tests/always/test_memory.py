"""Nobody looks for garbage while a game is played, and none is left that has to be looked for."""

from __future__ import annotations

import gc

import pytest

from .common.bench import all_answer
from .common.tried import some_thorough
from .games import SYSTEM, BriskPlayer, new_game


@pytest.mark.parametrize("number", some_thorough(range(10), 0))
def test_a_game_makes_no_cycles(number: int) -> None:
    """A finished game is freed as soon as nobody holds it."""
    game = new_game(number)
    all_answer(game, BriskPlayer(number))
    gc.collect()
    SYSTEM.play(game)
    del game
    assert gc.collect() == 0


@pytest.mark.parametrize("seed", range(3))
def test_no_garbage_is_looked_for_as_a_game_ends(seed: int) -> None:
    """Its log stays, so that looking through it would be in vain."""
    game = SYSTEM.new_game({"players": 4, "format": "cube"}, seed)
    all_answer(game, BriskPlayer(seed))
    looked: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        looked.append(phase)

    gc.collect()
    gc.callbacks.append(note)
    try:
        SYSTEM.play(game)
    finally:
        gc.callbacks.remove(note)
    assert looked == []


@pytest.mark.parametrize("collecting", [True, False])
def test_collecting_goes_on_after_a_game_if_it_did_before(collecting: bool) -> None:
    """Playing a game leaves the collector of garbage as it was."""
    game = new_game(0)
    all_answer(game, BriskPlayer(0))
    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        SYSTEM.play(game)
        assert gc.isenabled() is collecting
    finally:
        (gc.enable if before else gc.disable)()
