"""Nothing that a player of Marvel Champions can't know makes a difference to what the player is told."""

from __future__ import annotations

from itertools import islice

import pytest

from longbox.games.champions.abilities import Situation
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import BENEATH, HeroPlayer
from longbox.games.champions.text.effects.encounter_schemes import PlaceRandomCardHere
from longbox.kernel.zones import EVERYBODY
from tests.always.common.noninterference import Noninterference

from .games import BENCH, VARIANTS, positions
from .secrets import HandOrder
from .witness import (
    ELSEWHERE,
    OF_A_CARD,
    OF_A_PLAYER,
    OF_ANY_CARD,
    OF_THE_TABLE,
    PROPERTIES,
    ChampionsWitness,
    everything,
)

WITH_OTHERS = [number for number in range(len(VARIANTS)) if len(VARIANTS[number]["heroes"]) > 1]


class TestNoninterference(Noninterference):
    """What players of Marvel Champions are told."""

    bench = BENCH
    witness = ChampionsWitness
    hand_order = HandOrder
    every = 35
    compared = (*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *OF_A_CARD, *OF_ANY_CARD, *ELSEWHERE)

    def test_which_copy_makes_no_difference(self, number: int) -> None:
        """Of two cards of the same name in a hand, one of them known to the others, either can be parted with."""
        for place, game in enumerate(self.bench.positions(number, every=50, rich=True)):
            copies = two_copies(game)
            if copies and not game.over:
                owner = game.owners[copies[0].serial]
                game.show(copies[0], EVERYBODY)
                worlds = [part_with(game, card) for card in copies]
                for seat in game.seats:
                    if seat.number != owner:
                        self.assert_told_alike(*[world.copy() for world in worlds], seat.number, place)


def two_copies(game: ChampionsGame) -> list[GameCard]:
    """Two cards of the same name in the hand of a player, or none."""
    for seat in game.players:
        hand = game.cards(seat.hand)
        for card in hand:
            copies = [other for other in hand if other.definition is card.definition]
            if len(copies) > 1:
                return copies[:2]
    return []


def part_with(game: ChampionsGame, card: GameCard) -> ChampionsGame:
    """A game in which a card of a hand is discarded."""
    world = game.copy()
    world.discard_from_hand(game.owners[card.serial], card)
    return world


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


def let_chance_pick(game: ChampionsGame, owner: HeroPlayer, card: GameCard) -> None:
    """Put a card of a hand where chance will pick it. The places of a hand can't be told apart."""
    hand = game.cards(owner.hand)
    picked = game.copy().random_card(owner.number)
    assert picked is not None
    place, other = hand.index(picked), hand.index(card)
    hand[place], hand[other] = hand[other], hand[place]
