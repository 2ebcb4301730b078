"""The table as a game begins: decks, stacks, Line-Up and Super Heroes, for any number of players and variant."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import (
    DESTROYED_PILE,
    KICK_STACK,
    LINE_UP,
    MAIN_DECK,
    SET_ASIDE,
    SUPER_VILLAIN_STACK,
    UNUSED_HEROES,
    WEAKNESS_STACK,
)
from longbox.players.random import RandomPlayer

SYSTEM = find("dcdb")
FIRST_HEROES = {"Batman", "Superman", "Green Lantern", "Wonder Woman", "The Flash"}

VARIANTS: list[dict[str, Any]] = [
    *[{"players": players} for players in (2, 3, 4, 5)],
    *[{"players": players, "heroes": "choose"} for players in (2, 5)],
    *[{"players": players, "heroes": "deal two"} for players in (2, 3)],
    {"players": 2, "variant": "two heads"},
    {"players": 2, "variant": "two heads", "heroes": "choose"},
    {"players": 4, "variant": "team"},
]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=str)
seeds = st.integers(0, 10_000)


def begun(options: dict[str, Any], seed: int) -> DeckBuildingGame:
    """A game after its first step: everything is laid out, and the first player's turn has begun."""
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [RandomPlayer(seed) for _ in game.seats]
    SYSTEM.step(game)
    return game


def names(cards: list[Any]) -> Counter[str]:
    """How often each name is among some cards."""
    return Counter([card.key() for card in cards])


@every_variant
@given(seed=seeds)
def test_everybody_starts_with_seven_punches_and_three_vulnerabilities(options: dict[str, Any], seed: int) -> None:
    """Five cards of the ten are in each hand, and the rest in the deck."""
    game = begun(options, seed)
    for seat in game.players:
        hand, deck = game.cards(seat.hand), game.cards(seat.deck)
        assert (len(hand), len(deck)) == (5, 5)
        assert names([*hand, *deck]) == {"Punch": 7, "Vulnerability": 3}
        assert game.cards(seat.discard) == game.cards(seat.play) == game.cards(seat.under_hero) == []


@every_variant
@given(seed=seeds)
def test_the_middle_of_the_table_is_laid_out(options: dict[str, Any], seed: int) -> None:
    """Five cards lie in the Line-Up, all Kicks and Weaknesses on their stacks, and nothing is destroyed."""
    game = begun(options, seed)
    assert (len(game.cards(LINE_UP)), len(game.cards(MAIN_DECK))) == (5, 109)
    assert names(game.cards(KICK_STACK)) == {"Kick": 16}
    assert names(game.cards(WEAKNESS_STACK)) == {"Weakness": 20}
    assert game.cards(DESTROYED_PILE) == []


@given(seed=seeds, count=st.integers(8, 12))
def test_ras_al_ghul_lies_on_top_of_face_down_super_villains(seed: int, count: int) -> None:
    """He is face up; the others can't be seen, nor those that are not used."""
    game = begun({"super_villains": count}, seed)
    stack, unused = game.cards(SUPER_VILLAIN_STACK), game.cards(SET_ASIDE)
    assert (len(stack), len(unused)) == (count, 12 - count)
    assert stack[-1].key() == "Ra's al Ghul"
    for view in game.views:
        assert view.cards(SUPER_VILLAIN_STACK) == [*[None] * (count - 1), stack[-1]]
        assert view.cards(SET_ASIDE) == [None] * len(unused)


@every_variant
@given(seed=seeds)
def test_everybody_has_super_heroes_of_their_own(options: dict[str, Any], seed: int) -> None:
    """One each, or two where two heads are better than one; the first game knows five, the box seven."""
    game = begun(options, seed)
    heroes = [game.cards(seat.heroes) for seat in game.players]
    assert {len(own) for own in heroes} == {2 if options.get("variant") == "two heads" else 1}
    taken = names([hero for own in heroes for hero in own])
    assert set(taken.values()) == {1}
    assert sum(taken.values()) + len(game.cards(UNUSED_HEROES)) == 8
    if options.get("heroes") != "choose":
        assert "Martian Manhunter" not in taken
    if options.get("heroes") is None and options.get("variant") != "two heads":
        assert set(taken) <= FIRST_HEROES


@every_variant
@given(seed=seeds)
def test_the_flash_goes_first(options: dict[str, Any], seed: int) -> None:
    """Whoever plays as The Flash has the first turn."""
    game = begun(options, seed)
    flash = [seat.number for seat in game.players if "The Flash" in names(game.cards(seat.heroes))]
    assert flash in ([], [game.active])
    assert game.turn == 1


def test_anybody_can_go_first() -> None:
    """Without The Flash, chance decides."""
    heroes = [["Batman"], ["Superman"], ["Cyborg"]]
    first = {begun({"players": 3, "hero_names": heroes}, seed).active for seed in range(40)}
    assert first == {0, 1, 2}


def test_other_seeds_make_other_games() -> None:
    """The same seed lays out the same table, and another one another."""
    assert begun({}, 1).state() == begun({}, 1).state()
    assert begun({}, 1).state() != begun({}, 2).state()
