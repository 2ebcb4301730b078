"""Nothing that a player of the deck-building game can't know makes a difference to what the player is told."""

from __future__ import annotations

from itertools import islice

import pytest

from longbox.conformance.answering import Sequel, all_answer
from longbox.games.dcdb.board import TAKING_TURN
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import SET_ASIDE
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.zones import EVERYBODY, PUBLIC

from .common.noninterference import Noninterference
from .common.witness import ByName
from .games import BENCH, SYSTEM, VARIANTS, positions
from .secrets import HandOrder
from .witness import ELSEWHERE, OF_A_PLAYER, OF_THE_TABLE, PROPERTIES, DeckBuildingWitness, everything


class TestNoninterference(Noninterference):
    """What players of the deck-building game are told."""

    bench = BENCH
    witness = DeckBuildingWitness
    hand_order = HandOrder
    every = 40
    compared = (*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *ELSEWHERE)

    def test_which_copy_makes_no_difference(self, number: int) -> None:
        """Of two cards of the same name in a hand, one of them known to the others, either can be parted with."""
        for place, game in enumerate(self.bench.positions(number, every=3, rich=True)):
            copies = two_copies(game)
            if copies and not game.over:
                game.show(copies[0], EVERYBODY)
                worlds = [part_with(game, card, place) for card in copies]
                for seat in game.seats:
                    if seat.number != game.active:
                        self.assert_told_alike(*[world.copy() for world in worlds], seat.number, place)


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


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_what_is_put_away_unseen_is_not_told(number: int) -> None:
    """Even who knew a whole hand can't tell which card of it was hidden under a hero, in a pile or in a deck."""
    game = next(islice(positions(number, rich=True), 5, None))
    owner = max(game.players, key=lambda seat: len(game.cards(seat.hand)))
    viewer = game.seats[owner.number - 1]
    game.show_all(game.cards(owner.hand), viewer.bit)
    for zone in [zone for zone in (owner.under_hero, owner.deck, SET_ASIDE) if zone.visibility != PUBLIC]:
        told = set()
        for card in game.cards(owner.hand):
            world = game.copy()
            world.put(owner.number, card, zone, "away")
            view = world.new_view(viewer)
            told.add((everything(view), *view.log()))
        assert len(told) == 1
