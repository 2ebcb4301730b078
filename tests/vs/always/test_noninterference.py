"""Nothing that a player can't know makes a difference to what the player is told.

Cards that a player doesn't know change places, and both worlds are played on with the same answers: every byte of
the player's questions, view, log and reasons is the same, and honest bots answer the same, until one of
these cards is shown by right.
"""

from __future__ import annotations

import random

import pytest

from longbox.games.vs.actions.leaving import put_into_deck
from longbox.games.vs.actions.resources import END, put_face_down
from longbox.games.vs.game import TeamCard, VsGame
from longbox.games.vs.table import TeamPlayer
from longbox.games.vs.view import TableView
from longbox.kernel.zones import EVERYBODY
from tests.always.common.bench import how_many
from tests.always.common.witness import Tell, as_it_is, compare

from .games import VARIANTS, positions
from .secrets import HandOrder, VsSecrets, choose_swaps, swap
from .witness import ELSEWHERE, OF_A_CHARACTER, OF_A_PLAYER, OF_OWN_CARDS, OF_THE_TABLE, PROPERTIES, everything, witness

GAMES = range(how_many(len(VARIANTS), share=0.01))


def first_difference(
    game: VsGame,
    viewer: int,
    seed: int,
    pairs: int,
    view_class: type[TableView] = TableView,
    tell: Tell = as_it_is,
    wanted: int = 20,
) -> str:
    """What a player is told in one of two worlds that differ in some hidden cards, and not in the other."""
    world, other = game.copy(), game.copy()
    swaps = choose_swaps(game, viewer, random.Random(seed), pairs)
    for card, counterpart in swaps:
        swap(other, card, counterpart)
    secrets = VsSecrets(viewer, {card.serial for pair in swaps for card in pair})
    one = witness(world, secrets, seed, view_class=view_class, tell=tell, wanted=wanted)
    return compare(one, witness(other, secrets, seed, view_class=view_class, tell=tell, wanted=wanted))


@pytest.mark.parametrize("number", GAMES)
def test_nothing_hidden_makes_a_difference(number: int) -> None:
    """Two worlds that differ in a pair of cards of each kind are told the same way, as long as these stay hidden."""
    for place, game in enumerate(positions(number, every=250, rich=number % 2 == 1)):
        viewer = place % len(game.seats)
        assert first_difference(game, viewer, number + place, 1) == ""


@pytest.mark.parametrize("number", GAMES)
def test_no_hidden_place_makes_a_difference(number: int) -> None:
    """Two worlds in which everything hidden lies elsewhere are told the same way, until something is shown."""
    for place, game in enumerate(positions(number, every=250, rich=number % 2 == 0)):
        viewer = place % len(game.seats)
        assert first_difference(game, viewer, number + place, 100) == ""


@pytest.mark.parametrize("number", GAMES)
def test_the_order_of_a_hand_makes_no_difference(number: int) -> None:
    """In which order others hold their cards, nobody learns, not even when they are shown or put away."""
    for place, game in enumerate(positions(number, every=300, rich=True)):
        viewer = place % len(game.seats)
        world, other = game.copy(), game.copy()
        for seat in other.players:
            if seat.number != viewer:
                shuffle_kinds(other.cards(seat.hand), random.Random(place))
        one = witness(world, HandOrder(viewer), place)
        assert compare(one, witness(other, HandOrder(viewer), place)) == ""


def shuffle_kinds(hand: list[TeamCard], luck: random.Random) -> None:
    """Put a hand in another order, in which copies of a card still follow each other as before."""
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


def told_of(game: VsGame, owner: TeamPlayer, card: TeamCard, viewer: int, as_resource: bool) -> tuple[str, ...]:
    """What another player is told when a card of a hand is put away."""
    world = game.copy()
    if as_resource:
        put_face_down(world, owner.number, card, END)
    else:
        put_into_deck(world, [card], on_top=False)
    view = world.new_view(world.seats[viewer])
    return (everything(view), *view.log())


def test_all_of_the_view_is_compared() -> None:
    """Whatever a view has to tell is among what the witness writes down."""
    told = {name for name in dir(TableView) if not name.startswith("_")} | {"seat"}
    assert told == {*OF_A_PLAYER, *OF_THE_TABLE, *PROPERTIES, *OF_A_CHARACTER, *OF_OWN_CARDS, *ELSEWHERE}
