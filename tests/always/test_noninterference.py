"""Nothing that a player can't know makes a difference to what the player is told.

Cards that a player doesn't know change places, and both worlds are played on with the same answers: every byte of
the player's questions, view, log and reasons is the same, and honest bots answer the same, until one of
these cards is shown by right.
"""

from __future__ import annotations

import random
from itertools import islice

import pytest

from longbox.games.dcdb.game import TAKING_TURN, DeckBuildingGame
from longbox.games.dcdb.table import SET_ASIDE
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.zones import EVERYBODY

from .common.bench import Sequel, all_answer, how_many
from .common.secrets import swap
from .common.witness import ByName, Tell, as_it_is, compare
from .games import BENCH, SYSTEM, VARIANTS, positions
from .secrets import DeckBuildersSecrets, HandOrder, choose_swaps
from .witness import ELSEWHERE, OF_A_PLAYER, OF_THE_TABLE, PROPERTIES, everything, witness

GAMES = range(how_many(len(VARIANTS), share=0.01))


def first_difference(
    game: DeckBuildingGame,
    viewer: int,
    seed: int,
    pairs: int,
    view_class: type[TableView] = TableView,
    tell: Tell = as_it_is,
) -> str:
    """What a player is told in one of two worlds that differ in some hidden cards, and not in the other."""
    world, other = game.copy(), game.copy()
    swaps = choose_swaps(game, viewer, random.Random(seed), pairs)
    for card, counterpart in swaps:
        swap(other, card, counterpart)
    secrets = DeckBuildersSecrets(viewer, {card.serial for pair in swaps for card in pair})
    one = witness(world, secrets, seed, view_class=view_class, tell=tell)
    return compare(one, witness(other, secrets, seed, view_class=view_class, tell=tell))


@pytest.mark.parametrize("number", GAMES)
def test_nothing_hidden_makes_a_difference(number: int) -> None:
    """Two worlds that differ in a pair of cards of each kind are told the same way, as long as these stay hidden."""
    for place, game in enumerate(positions(number, every=25, rich=number % 2 == 1)):
        for seat in game.seats:
            assert first_difference(game, seat.number, number + place, 1) == ""


@pytest.mark.parametrize("number", GAMES)
def test_no_hidden_place_makes_a_difference(number: int) -> None:
    """Two worlds in which everything hidden lies elsewhere are told the same way, until something is shown."""
    for place, game in enumerate(positions(number, every=20, rich=number % 2 == 1)):
        for seat in game.seats:
            assert first_difference(game, seat.number, number + place, 100) == ""


@pytest.mark.parametrize("number", GAMES)
def test_the_order_of_a_hand_makes_no_difference(number: int) -> None:
    """In which order others hold their cards, nobody learns, not even when they are shown or put away."""
    for place, game in enumerate(positions(number, every=25, rich=True)):
        viewer = place % len(game.seats)
        world, other = game.copy(), game.copy()
        for seat in other.players:
            if seat.number != viewer:
                random.Random(place).shuffle(other.cards(seat.hand))
        one = witness(world, HandOrder(viewer), place)
        assert compare(one, witness(other, HandOrder(viewer), place)) == ""


@pytest.mark.parametrize("number", GAMES)
def test_which_copy_makes_no_difference(number: int) -> None:
    """Of two cards of the same name in a hand, one of them known to the others, either can be parted with."""
    for place, game in enumerate(positions(number, every=3, rich=True)):
        copies = two_copies(game)
        if copies and not game.over:
            game.show(copies[0], EVERYBODY)
            worlds = [part_with(game, card, place) for card in copies]
            for seat in game.seats:
                if seat.number != game.active:
                    one, two = [witness(world.copy(), HandOrder(seat.number), place) for world in worlds]
                    assert compare(one, two) == ""


def two_copies(game: DeckBuildingGame) -> list[Card]:
    """Two cards of the same name in the hand of the active player, or none."""
    hand = game.cards(game.players[game.active].hand) if game.phase == TAKING_TURN else []
    for card in hand:
        copies = [other for other in hand if other.definition is card.definition]
        if len(copies) > 1:
            return copies[:2]
    return []


def key_of(choice: Choice) -> str:
    """What a choice is called."""
    return choice.key()


def part_with(game: DeckBuildingGame, card: Card, luck: int) -> DeckBuildingGame:
    """A game in which the active player plays a certain card of the hand."""
    world = game.copy()
    hand = game.cards(game.players[game.active].hand)
    all_answer(world, Sequel([hand.index(card)], ByName(BENCH.player(luck), key_of)))
    SYSTEM.step(world)
    return world


def test_all_of_the_view_is_compared() -> None:
    """Whatever a view has to tell is among what the witness writes down."""
    told = {name for name in dir(TableView) if not name.startswith("_")} | {"seat"}
    assert told == {*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *ELSEWHERE}


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_what_is_put_away_unseen_is_not_told(number: int) -> None:
    """Even who knew a whole hand can't tell which card of it was hidden under a hero, in a pile or in a deck."""
    game = next(islice(positions(number, rich=True), 5, None))
    owner = max(game.players, key=lambda seat: len(game.cards(seat.hand)))
    viewer = game.seats[owner.number - 1]
    game.show_all(game.cards(owner.hand), viewer.bit)
    for zone in (owner.under_hero, owner.deck, SET_ASIDE):
        told = set()
        for card in game.cards(owner.hand):
            world = game.copy()
            world.put(owner.number, card, zone, "away")
            view = world.new_view(viewer)
            told.add((everything(view), *view.log()))
        assert len(told) == 1
