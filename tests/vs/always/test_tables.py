"""Suspending, saving, replaying and undoing: the same answers always make the same game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longbox.kernel.record import load, save
from longbox.kernel.table import Table
from tests.always.common.bench import how_many
from tests.always.common.tables import asked, assert_same, feed, play_through

from .games import BENCH, SYSTEM, VARIANTS

GAMES = range(how_many(len(VARIANTS), share=0.05))


@pytest.mark.parametrize("number", GAMES)
def test_suspending_at_every_question_gives_the_same_game(number: int) -> None:
    """A game that waits for each answer is the one that was played without a break."""
    game, keys = play_through(BENCH, number)
    table = BENCH.table(number)
    feed(table, keys, random.Random(number))
    assert table.game.over
    assert table.answers == keys
    assert_same(table, game)


@pytest.mark.parametrize("number", GAMES)
def test_a_replay_repeats_itself(number: int) -> None:
    """A record with all answers plays the same game, byte for byte."""
    game, keys = play_through(BENCH, number)
    replay = BENCH.table(number, keys)
    assert replay.game.over
    assert_same(replay, game)


@pytest.mark.parametrize("number", GAMES)
def test_saving_and_loading_changes_nothing(number: int, tmp_path: Path) -> None:
    """At any question the game can be put away, taken up again, and goes on as if nothing had happened."""
    game, keys = play_through(BENCH, number)
    luck = random.Random(number)
    for count in [0, luck.randrange(len(keys))]:
        table = BENCH.table(number, keys[:count])
        save(table.to_record(), tmp_path / "game.json")
        loaded = Table(SYSTEM, load(tmp_path / "game.json"))
        assert asked(loaded) == asked(table)
        assert_same(loaded, table.game)
    feed(loaded, keys, luck)
    assert_same(loaded, game)


@pytest.mark.parametrize("number", GAMES)
def test_undoing_and_answering_again_gives_the_same_game(number: int) -> None:
    """After going back to any earlier answer, the same answers lead to the same game."""
    game, keys = play_through(BENCH, number)
    luck = random.Random(number)
    table = BENCH.table(number, keys)
    for _ in range(2):
        count = luck.randrange(len(keys) // 2, len(keys))
        table.undo(count)
        assert table.answers == keys[:count]
        feed(table, keys, luck)
        assert_same(table, game)
