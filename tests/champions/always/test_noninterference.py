"""Nothing that a player can't know makes a difference to what the player is told.

Cards that a player doesn't know change places, and both worlds are played on with the same answers: every byte of
the player's questions, view, log and reasons is the same, and honest bots answer the same, until one of
these cards is shown by right.
"""

from __future__ import annotations

import random
from itertools import islice

import pytest

from longbox.games.champions.definitions import Thing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import BENEATH, HeroPlayer
from longbox.games.champions.text.abilities import Situation
from longbox.games.champions.text.effects.encounter_schemes import PlaceRandomCardHere
from longbox.games.champions.view import TableView
from longbox.kernel.zones import EVERYBODY
from tests.always.common.bench import how_many
from tests.always.common.witness import Tell, as_it_is, compare

from .games import VARIANTS, positions
from .secrets import ChampionsSecrets, HandOrder, choose_swaps, swap
from .witness import (
    ELSEWHERE,
    OF_A_CARD,
    OF_A_PLAYER,
    OF_ANY_CARD,
    OF_THE_TABLE,
    PROPERTIES,
    everything,
    witness,
)

GAMES = range(how_many(len(VARIANTS), share=0.01))
WITH_OTHERS = [number for number in GAMES if len(VARIANTS[number % len(VARIANTS)]["heroes"]) > 1]


def first_difference(
    game: ChampionsGame,
    viewer: int,
    seed: int,
    pairs: int,
    view_class: type[TableView] = TableView,
    tell: Tell = as_it_is,
    wanted: int = 25,
) -> str:
    """What a player is told in one of two worlds that differ in some hidden cards, and not in the other."""
    world, other = game.copy(), game.copy()
    swaps = choose_swaps(game, viewer, random.Random(seed), pairs)
    for card, counterpart in swaps:
        swap(other, card, counterpart)
    secrets = ChampionsSecrets(viewer, {card.serial for pair in swaps for card in pair})
    one = witness(world, secrets, seed, view_class=view_class, tell=tell, wanted=wanted)
    return compare(one, witness(other, secrets, seed, view_class=view_class, tell=tell, wanted=wanted))


@pytest.mark.parametrize("number", GAMES)
def test_nothing_hidden_makes_a_difference(number: int) -> None:
    """Two worlds that differ in a pair of cards of each kind are told the same way, as long as these stay hidden."""
    for place, game in enumerate(positions(number, every=35, rich=number % 2 == 1)):
        viewer = place % len(game.seats)
        assert first_difference(game, viewer, number + place, 1) == ""


@pytest.mark.parametrize("number", GAMES)
def test_no_hidden_place_makes_a_difference(number: int) -> None:
    """Two worlds in which everything hidden lies elsewhere are told the same way, until something is shown."""
    for place, game in enumerate(positions(number, every=35, rich=number % 2 == 0)):
        viewer = place % len(game.seats)
        assert first_difference(game, viewer, number + place, 100) == ""


@pytest.mark.parametrize("number", WITH_OTHERS)
def test_the_order_of_a_hand_makes_no_difference(number: int) -> None:
    """In which order others hold their cards, nobody learns, not even when they are shown or put away."""
    for place, game in enumerate(positions(number, every=60, rich=True)):
        viewer = place % len(game.seats)
        world, other = game.copy(), game.copy()
        for seat in other.players:
            if seat.number != viewer:
                random.Random(place).shuffle(other.cards(seat.hand))
        one = witness(world, HandOrder(viewer), place)
        assert compare(one, witness(other, HandOrder(viewer), place)) == ""


@pytest.mark.parametrize("number", WITH_OTHERS)
def test_which_copy_makes_no_difference(number: int) -> None:
    """Of two cards of the same name in a hand, one of them known to the others, either can be parted with."""
    for place, game in enumerate(positions(number, every=50, rich=True)):
        copies = two_copies(game)
        if copies and not game.over:
            owner = game.owners[copies[0].serial]
            game.show(copies[0], EVERYBODY)
            worlds = [part_with(game, card) for card in copies]
            for seat in game.seats:
                if seat.number != owner:
                    one, two = [witness(world.copy(), HandOrder(seat.number), place) for world in worlds]
                    assert compare(one, two) == ""


def two_copies(game: ChampionsGame) -> list[Thing]:
    """Two cards of the same name in the hand of a player, or none."""
    for seat in game.players:
        hand = game.cards(seat.hand)
        for card in hand:
            copies = [other for other in hand if other.definition is card.definition]
            if len(copies) > 1:
                return copies[:2]
    return []


def part_with(game: ChampionsGame, card: Thing) -> ChampionsGame:
    """A game in which a card of a hand is discarded."""
    world = game.copy()
    world.discard_from_hand(game.owners[card.serial], card)
    return world


def test_all_of_the_view_is_compared() -> None:
    """Whatever a view has to tell is among what the witness writes down."""
    told = {name for name in dir(TableView) if not name.startswith("_")} | {"seat"}
    assert told == {*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *OF_A_CARD, *OF_ANY_CARD, *ELSEWHERE}


@pytest.mark.parametrize("number", WITH_OTHERS)
def test_what_is_put_away_unseen_is_not_told(number: int) -> None:
    """Even who knew a whole hand can't tell which card of it was put facedown under another, or into a deck."""
    game = next(islice(positions(number, rich=True), 5, None))
    owner = max(game.players, key=lambda seat: len(game.cards(seat.hand)))
    viewer = game.seats[owner.number - 1]
    game.show_all(game.cards(owner.hand), viewer.bit)
    for beneath in (True, False):
        told = set()
        for card in game.cards(owner.hand):
            world = game.copy()
            if beneath:
                let_chance_pick(world, owner, card)
                PlaceRandomCardHere().run(world, Situation(owner.number, game.villain()))
                assert world.lies_in(card, BENEATH)
            else:
                world.move(card, owner.deck)
            view = world.new_view(viewer)
            told.add((everything(view), *view.log()))
        assert len(told) == 1


def let_chance_pick(game: ChampionsGame, owner: HeroPlayer, card: Thing) -> None:
    """Put a card of a hand where chance will pick it. The places of a hand can't be told apart."""
    hand = game.cards(owner.hand)
    picked = game.copy().random_card(owner.number)
    assert picked is not None
    place, other = hand.index(picked), hand.index(card)
    hand[place], hand[other] = hand[other], hand[place]
