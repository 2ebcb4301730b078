"""What is laid out before a game of DC Forever, where chance decides so much that no ruling can show it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from longbox.games import find
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ORDERING
from longbox.games.forever.table import (
    CAPTURED,
    KNOCKED_OUT,
    LOCATION_DECK,
    LOCATIONS,
    MASTER_PLAN,
    REMOVED,
    UNALIGNED_CHARACTERS,
)
from longbox.games.forever.view import TableView
from longbox.players.random import RandomPlayer

SYSTEM: Final = find("forever")
LOCATION: Final = '[[card]]\nname = "{}"\ntype = "location"\ncitizens = {}\n'
EQUAL: Final = "".join(
    LOCATION.format(name, 7)
    for name in (
        "Valhalla Cemetery",
        "The Daily Planet",
        "Arkham Asylum",
        "344 Clinton Street",
        "Atlantean Royal Palace",
        "Downtown Central City",
        "ACE Chemical Plant",
        "House of Mystery",
        "Hall of Justice",
        "Gotham Docks",
        "Robinson Park",
        "Belle Reve",
    )
)


def laid_out(options: dict[str, Any], seed: int) -> ForeverGame:
    """A game whose setup is over."""
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, ForeverGame)
    game.answerers = [RandomPlayer(seed)] * len(game.seats)
    while game.phase != ORDERING:
        SYSTEM.step(game)
    return game


@pytest.mark.parametrize("seed", range(8))
def test_three_locations_are_laid_out_with_their_citizens(seed: int) -> None:
    """The row has three Locations, each with its citizens; the rest is the deck. [forever Prepare Locations]"""
    game = laid_out({"setup": "standard"}, seed)
    assert len(game.locations()) == 3
    assert [game.permanent(card).citizens for card in game.locations()] == [
        card.definition.citizens for card in game.locations()
    ]
    assert len(game.cards(LOCATION_DECK)) == 9


@pytest.mark.parametrize("seed", range(8))
def test_the_unaligned_character_comes_where_most_citizens_are(seed: int) -> None:
    """No Location has more, and none as many lies closer to its deck. [forever Assign Unaligned Characters]"""
    game = laid_out({"setup": "standard"}, seed)
    [card] = game.cards(UNALIGNED_CHARACTERS)
    spot = game.permanent(card).spot
    counts = [game.citizens_at(each) for each in range(3)]
    assert counts[spot] == max(counts)
    assert all(count < counts[spot] for count in counts[spot + 1 :])


def test_of_equal_locations_it_is_the_one_closest_to_its_deck() -> None:
    """The deck of Locations lies at the left of the row, and that of Unaligned characters at the right."""
    game = laid_out({"setup": "standard", "cards": [EQUAL]}, 1)
    assert {game.citizens_at(spot) for spot in range(3)} == {7}
    assert [game.permanent(card).spot for card in game.unaligned()] == [2]


def test_open_information_is_open_to_all() -> None:
    """Reserve, discard pile, Master Plan and what is beaten or removed are known to each. [forever Open Information]"""
    game = laid_out({}, 1)
    for seat in game.players:
        for zone in (seat.reserve, seat.discard, MASTER_PLAN, KNOCKED_OUT, CAPTURED, REMOVED, LOCATIONS):
            assert all(game.knows(player, card) for player in range(2) for card in game.cards(zone))
    view = game.new_view(game.seats[0])
    assert isinstance(view, TableView)
    assert view.reserve(1) == game.cards(game.players[1].reserve)
    assert not any(game.knows(0, card) for card in game.cards(game.players[1].hand))


@pytest.mark.parametrize(
    ("said", "played"),
    [
        ([], ["rogue", "hero", "hero"]),
        (["hero"], ["hero", "rogue", "hero"]),
        (["rogue", "rogue"], ["rogue", "rogue", "hero"]),
        (["hero", "rogue", "rogue"], ["hero", "rogue", "rogue"]),
    ],
)
def test_sides_that_are_not_said_are_what_is_left_of_the_usual_ones(said: list[str], played: list[str]) -> None:
    """Whoever says only their own side plays it, and the others play so that both sides do. [forever Choose Sides]"""
    game = SYSTEM.new_game({"players": 3, "sides": said}, 1)
    assert isinstance(game, ForeverGame)
    assert [seat.side for seat in game.seats] == played
