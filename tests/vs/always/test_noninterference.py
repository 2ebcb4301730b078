"""Nothing that a player of Vs. System can't know makes a difference to what the player is told."""

from __future__ import annotations

import random

import pytest

from longbox.games.vs.actions.leaving import put_into_deck
from longbox.games.vs.actions.resources import END, put_face_down
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.table import TeamPlayer
from longbox.kernel.zones import EVERYBODY
from tests.always.common.bench import how_many
from tests.always.common.noninterference import Noninterference

from .games import BENCH, VARIANTS, positions
from .secrets import HandOrder
from .witness import (
    ELSEWHERE,
    OF_A_CHARACTER,
    OF_A_PLAYER,
    OF_OWN_CARDS,
    OF_THE_TABLE,
    PROPERTIES,
    VsWitness,
    everything,
)

GAMES = range(how_many(len(VARIANTS), share=0.01))


class TestNoninterference(Noninterference):
    """What players of Vs. System are told."""

    bench = BENCH
    witness = VsWitness
    hand_order = HandOrder
    every = 250
    compared = (*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *OF_A_CHARACTER, *OF_OWN_CARDS, *ELSEWHERE)

    def shuffle(self, hand: list[GameCard], luck: random.Random) -> None:
        """Copies of a card still follow each other as before."""
        held = hand.copy()
        luck.shuffle(hand)
        copies = {card.definition: [other for other in held if other.definition is card.definition] for card in held}
        hand[:] = [copies[card.definition].pop(0) for card in hand]


@pytest.mark.parametrize("number", GAMES)
def test_what_is_put_away_unseen_is_not_told(number: int) -> None:
    """Even who knew a whole hand can't tell which card of it became a resource, or went to the bottom of a deck."""
    for place, game in enumerate(positions(number, every=300, rich=True)):
        owner = game.players[place % len(game.seats)]
        viewer = game.seats[owner.number - 1]
        game.show_all(game.cards(owner.hand), EVERYBODY)
        for as_resource in (True, False):
            told = {told_of(game, owner, card, viewer.number, as_resource) for card in game.cards(owner.hand)}
            assert len(told) <= 1


def told_of(game: VsGame, owner: TeamPlayer, card: GameCard, viewer: int, as_resource: bool) -> tuple[str, ...]:
    """What another player is told when a card of a hand is put away."""
    world = game.copy()
    if as_resource:
        put_face_down(world, owner.number, card, END)
    else:
        put_into_deck(world, [card], on_top=False)
    view = world.new_view(world.seats[viewer])
    return (everything(view), *view.log())
