"""A copy of a state is the same, and independent; two states are equal only if everything in them is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longbox.games.dcdb.game import DeckBuildingGame, PlayedCard
from longbox.games.dcdb.kinds import AnyCard
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.table import MAIN_DECK
from longbox.kernel.abilities import Watcher

from .common.bench import how_many, play_on
from .common.copies import attributes, shared_parts
from .games import BENCH, SYSTEM, VARIANTS, new_game, positions

GAMES = range(how_many(len(VARIANTS), share=0.05))


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_with_a_copy_leaves_the_original_alone(number: int) -> None:
    """Whatever happens to a copy, the original stays as it was, log included."""
    for game in positions(number, every=10, rich=True):
        state, log = game.state(), game.log.copy()
        play_on(BENCH, game.copy(), number, 25)
        assert game.state() == state
        assert game.log == log


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_leaves_a_copy_alone(number: int) -> None:
    """Whatever happens to the original, a copy stays as it was, and can be played on the same way."""
    for game in positions(number, every=10, rich=True):
        copy, original = game.copy(), game.copy()
        state = game.state()
        assert copy.state() == state
        play_on(BENCH, original, number, 25)
        assert copy.state() == state
        play_on(BENCH, copy, number, 25)
        assert copy.state() == original.state()
        assert [repr(event) for event in copy.log] == [repr(event) for event in original.log]


@pytest.mark.parametrize("number", GAMES)
def test_nothing_that_changes_is_shared(number: int) -> None:
    """A copy has its own of every list, dict and object in play, but for what is fixed for the whole game."""
    for game in positions(number, every=25, rich=True):
        assert shared_parts(game, game.copy(), FIXED) == {}


FIXED = {"seats", "players", "zones", "box", "purchases", "defeats", "options", "answerers", "play_event"}
"""What is the same for a game and all its copies, and never changes between steps."""


# Equality

Change = Callable[[DeckBuildingGame], object]


def raise_number(name: str) -> Change:
    """A change of one number, or of one truth value."""
    return lambda game: setattr(game, name, not getattr(game, name) if name in FLAGS else getattr(game, name) + 1)


def watcher_of(game: DeckBuildingGame, *, passing: bool) -> Watcher:
    """An ability at work that was not there before."""
    ability = game.box[-1].definition.abilities[0]
    return Watcher(ability, 0, game.box[-1], 7, passing=passing)


def swap_cards(game: DeckBuildingGame) -> None:
    """Let the two bottom cards of the main deck change places."""
    pile = game.cards(MAIN_DECK)
    pile[0], pile[1] = pile[1], pile[0]


def modify(game: DeckBuildingGame) -> None:
    """Let something cost less."""
    game.modifiers.append(CostModifier(AnyCard(), 1, 0, None, 3))


def guard(game: DeckBuildingGame) -> None:
    """Let an ability answer before something happens."""
    game.guards[0].append(watcher_of(game, passing=False))


FLAGS = ("over", "super_villain_face_up")
NUMBERS = ("phase", "turn", "turn_player", "active", "power_gained", "power_factor", "power_spent", "draws_told")
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS, "extra_cards", "time")},
    "piles": swap_cards,
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.cards(MAIN_DECK)[0], 1),
    "objects": lambda game: game.objects.__setitem__(3, PlayedCard(game.box[3], 1, 0)),
    "watchers": lambda game: game.watch(watcher_of(game, passing=False)),
    "passing": lambda game: game.watch(watcher_of(game, passing=True)),
    "guards": guard,
    "modifiers": modify,
    "randomness": lambda game: game.randomness.below(6),
    "hero_face_down": lambda game: game.hero_face_down.__setitem__(0, True),
    "played": lambda game: game.played.append(game.box[0]),
    "gained": lambda game: game.gained.append(game.box[0]),
    "points": lambda game: game.points.append(3),
    "winners": lambda game: game.winners.append(0),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "players",
    "zones",
    "box",
    "purchases",
    "defeats",
    "options",
    "team_game",
    "on_patrol",
    "kinds_of_event",
    "places",  # follows from the piles
    "awaited",  # follows from what watches
    "least_cost",  # spares looking for what can be bought, and changes nothing
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "_views",  # made when they are asked for
    "pending",  # these and the next: empty between two steps
    "resolving",
    "play_event",
}


def test_everything_in_a_state_is_compared() -> None:
    """Each attribute of a game either tells states apart, or has a reason not to."""
    assert attributes(new_game(0)) == set(CHANGES) | NOT_COMPARED


@pytest.mark.parametrize("name", CHANGES)
def test_states_are_equal_only_if_everything_is(name: str) -> None:
    """A single difference makes another state; it is the same again without."""
    game = new_game(0)
    SYSTEM.step(game)
    other = game.copy()
    assert other.state() == game.state()
    CHANGES[name](other)
    assert other.state() != game.state()


@pytest.mark.parametrize("change", ["controller", "goes_to"])
def test_objects_in_play_are_compared(change: str) -> None:
    """Two cards in play are equal only if they came at the same time, to the same player, and go to the same place."""
    game = new_game(0)
    thing = PlayedCard(game.box[0], 1, 0)
    other = thing.copy()
    assert other.state() == thing.state()
    setattr(other, change, MAIN_DECK if change == "goes_to" else 1)
    assert other.state() != thing.state()
