"""A copy of a state is the same, and independent; two states are equal only if everything in them is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STUNNED, Permanent
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.games.champions.text.abilities import THIS_ROUND, AtWork, Constant, Delayed, Situation
from longbox.kernel.abilities import Watcher
from longbox.kernel.zones import NOBODY
from tests.always.common.bench import how_many, play_on
from tests.always.common.copies import attributes, shared_parts

from .games import BENCH, SYSTEM, VARIANTS, new_game, positions

GAMES = range(how_many(len(VARIANTS), share=0.05))


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_with_a_copy_leaves_the_original_alone(number: int) -> None:
    """Whatever happens to a copy, the original stays as it was, log included."""
    for game in positions(number, every=25, rich=True):
        state, log = game.state(), game.log.copy()
        play_on(BENCH, game.copy(), number, 20)
        assert game.state() == state
        assert game.log == log


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_leaves_a_copy_alone(number: int) -> None:
    """Whatever happens to the original, a copy stays as it was, and can be played on the same way."""
    for game in positions(number, every=25, rich=True):
        copy, original = game.copy(), game.copy()
        state = game.state()
        assert copy.state() == state
        play_on(BENCH, original, number, 20)
        assert copy.state() == state
        play_on(BENCH, copy, number, 20)
        assert copy.state() == original.state()
        assert [repr(event) for event in copy.log] == [repr(event) for event in original.log]


@pytest.mark.parametrize("number", GAMES)
def test_nothing_that_changes_is_shared(number: int) -> None:
    """A copy has its own of every list, dict and object in play, but for what is fixed for the whole game."""
    for game in positions(number, every=30, rich=True):
        assert shared_parts(game, game.copy(), FIXED) == {}


FIXED = {"seats", "players", "zones", "box", "options", "answerers", "other_sides"}
"""What is the same for a game and all its copies, and never changes between steps."""


# Equality

Change = Callable[[ChampionsGame], object]


def raise_number(name: str) -> Change:
    """A change of one number, or of one truth value."""
    return lambda game: setattr(game, name, not getattr(game, name) if name in FLAGS else getattr(game, name) + 1)


def turn_first(name: str) -> Change:
    """A change of the first of some truth values."""
    return lambda game: getattr(game, name).__setitem__(0, not getattr(game, name)[0])


def watcher_of(game: ChampionsGame) -> Watcher:
    """An ability at work that was not there before."""
    card = next(card for card in game.box if card.definition.abilities)
    return Watcher(card.definition.abilities[0], 0, card, 7)


def swap_cards(game: ChampionsGame) -> None:
    """Let the two bottom cards of the encounter deck change places."""
    pile = game.cards(ENCOUNTER_DECK)
    pile[0], pile[1] = pile[1], pile[0]


def delayed_effect(game: ChampionsGame) -> Delayed:
    """An effect that comes later."""
    return Delayed(watcher_of(game).ability.effect, Situation(0, None), THIS_ROUND, 7)  # type: ignore[attr-defined]


FLAGS = ("over", "won")
NUMBERS = ("phase", "round", "first_player", "active", "position", "villain_serial", "scheme_serial", "time")
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS)},
    **{name: turn_first(name) for name in ("eliminated", "changed_form")},
    "piles": swap_cards,
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.cards(ENCOUNTER_DECK)[0], 1),
    "objects": lambda game: game.objects.__setitem__(game.villain_serial, Permanent(game.villain(), 99, NOBODY)),
    "watchers": lambda game: game.watchers[0].append(watcher_of(game)),
    "guards": lambda game: game.guards[0].append(watcher_of(game)),
    "randomness": lambda game: game.randomness.below(6),
    "identities": lambda game: game.identities.__setitem__(0, game.other_side(game.identity(0)).serial),
    "declined": lambda game: game.declined.append(0),
    "at_work": lambda game: game.at_work.append(AtWork(Constant(), Situation(0, None), THIS_ROUND, 7)),
    "delayed": lambda game: game.delayed.append(delayed_effect(game)),
    "maxima": lambda game: game.maxima.__setitem__("Haymaker", 1),
    "beneath": lambda game: game.beneath.__setitem__(0, 1),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "players",
    "zones",
    "box",
    "options",
    "kinds_of_event",
    "other_sides",
    "places",  # follows from the piles
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "_views",  # made when they are asked for
    "acts",  # these and the next: empty between two steps
    "peril",
    "falling",
    "pending",
    "modifiers",  # these and the next: of no use to this game, which has its own
    "passing",
}


def begun_game() -> ChampionsGame:
    """A game that has been set up."""
    game = new_game(0)
    game.answerers = [BENCH.player(0)]
    SYSTEM.step(game)
    return game


def test_everything_in_a_state_is_compared() -> None:
    """Each attribute of a game either tells states apart, or has a reason not to."""
    assert attributes(new_game(0)) == set(CHANGES) | NOT_COMPARED


@pytest.mark.parametrize("name", CHANGES)
def test_states_are_equal_only_if_everything_is(name: str) -> None:
    """A single difference makes another state; it is the same again without."""
    game = begun_game()
    other = game.copy()
    assert other.state() == game.state()
    CHANGES[name](other)
    assert other.state() != game.state()


ON_A_CARD: dict[str, object] = {
    "controller": 1,
    "exhausted": True,
    "damage": 1,
    "threat": 1,
    "counters": {"web": 1},
    "statuses": (STUNNED,),
    "attached_to": 3,
    "engaged": 0,
    "used": {0: 1},
    "number": 8,
    "card": None,
}
"""For everything that changes on a card in play, another value than it has when the card enters."""


@pytest.mark.parametrize("name", ON_A_CARD)
def test_cards_in_play_are_equal_only_if_everything_on_them_is(name: str) -> None:
    """Two cards in play are equal only if all that can change on them is the same."""
    game = new_game(0)
    thing = Permanent(game.box[0], 1, 0)
    other = thing.copy()
    assert other.state() == thing.state()
    setattr(other, name, game.box[1] if name == "card" else ON_A_CARD[name])
    assert other.state() != thing.state()


def test_all_that_changes_on_a_card_is_tried() -> None:
    """Each attribute of a card in play is among those that tell two of them apart."""
    slots = {name for base in Permanent.__mro__ for name in getattr(base, "__slots__", ())}
    assert slots <= set(ON_A_CARD)
