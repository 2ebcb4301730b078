"""A copy of a state is the same, and independent; two states are equal only if everything in them is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longbox.games.vs.chain.chain import RECRUIT_EFFECT, ChainEffect
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.modifiers import LastingModifier, Triggered
from longbox.games.vs.objects import StatCounter, TeamObject
from longbox.games.vs.text.terms import Situation
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.zones import NOBODY
from tests.always.common.bench import how_many, play_on
from tests.always.common.copies import attributes, declared, shared_parts

from .games import BENCH, SYSTEM, VARIANTS, new_game, positions

GAMES = range(how_many(len(VARIANTS), share=0.05))


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_with_a_copy_leaves_the_original_alone(number: int) -> None:
    """Whatever happens to a copy, the original stays as it was, log and kept reading of the texts included."""
    for game in positions(number, every=120, rich=True):
        state, log, standing = game.state(), game.log.copy(), game.standing()
        play_on(BENCH, game.copy(), number, 40)
        assert game.state() == state
        assert game.log == log
        assert game.standing() is standing


@pytest.mark.parametrize("number", GAMES)
def test_playing_on_leaves_a_copy_alone(number: int) -> None:
    """Whatever happens to the original, a copy stays as it was, and can be played on the same way."""
    for game in positions(number, every=120, rich=True):
        copy, original = game.copy(), game.copy()
        state = game.state()
        assert copy.state() == state
        play_on(BENCH, original, number, 40)
        assert copy.state() == state
        play_on(BENCH, copy, number, 40)
        assert copy.state() == original.state()
        assert [repr(event) for event in copy.log] == [repr(event) for event in original.log]


@pytest.mark.parametrize("number", GAMES)
def test_nothing_that_changes_is_shared(number: int) -> None:
    """A copy has its own of every list, dict and object in play, but for what is fixed for the whole game."""
    for game in positions(number, every=120, rich=True):
        assert shared_parts(game, game.copy(), FIXED) == {}


@pytest.mark.parametrize("number", GAMES)
def test_returning_to_a_copy_brings_everything_back(number: int) -> None:
    """A game that returns to what it was is equal to it, goes on the same way, and its log is as long as it was."""
    for game in positions(number, every=120, rich=True):
        before, log = game.copy(), game.log.copy()
        play_on(BENCH, game, number, 30)
        game.return_to(before, len(log))
        game.standing()
        assert game.state() == before.state()
        assert game.log == log


FIXED = {"seats", "players", "zones", "box", "options", "answerers", "_printed"}
"""What is the same for a game and all its copies, and never changes between steps; what is printed never does."""


# Equality

Change = Callable[[VsGame], object]


def raise_number(name: str) -> Change:
    """A change of one number, or of one truth value."""
    return lambda game: setattr(game, name, not getattr(game, name) if name in FLAGS else getattr(game, name) + 1)


def raise_first(name: str) -> Change:
    """A change of the first of some numbers."""
    return lambda game: getattr(game, name).__setitem__(0, getattr(game, name)[0] + 1)


def swap_cards(game: VsGame) -> None:
    """Let the two bottom cards of a deck change places."""
    pile = game.deck(0)
    pile[0], pile[1] = pile[1], pile[0]


def some_modifier(game: VsGame) -> LastingModifier:
    """A modifier that was not there before."""
    return LastingModifier(CounterChange(1, 1), Situation(0), 1, THIS_TURN, ())


FLAGS = ("over", "team", "powers_began")
NUMBERS = (
    "winner",
    "initiative",
    "turn",
    "doing",
    "priority",
    "passes",
    "attack",
    "attacked_player",
    "effects_made",
    "resolutions",
    "announced",
    "time",
)
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS)},
    **{name: raise_first(name) for name in ("endurance", "points", "arrived")},
    "out": lambda game: game.out.__setitem__(0, True),
    "piles": swap_cards,
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.deck(0)[30], 2),
    "objects": lambda game: game.objects.__setitem__(0, TeamObject(game.box[0], 99, NOBODY)),
    "randomness": lambda game: game.randomness.below(6),
    "timeline": lambda game: game.timeline.pop(),
    "chain": lambda game: game.chain.append(ChainEffect(1, RECRUIT_EFFECT, 0, "Storm", Situation(0))),
    "pending": lambda game: game.pending.append(Triggered(None, Situation(0))),
    "modifiers": lambda game: game.modifiers.append(some_modifier(game)),
    "departed": lambda game: game.departed.__setitem__((0, 1), game.printed(game.box[0])),
    "attackers": lambda game: setattr(game, "attackers", ((0, 1),)),
    "attacked": lambda game: setattr(game, "attacked", (0, 1)),
    "counts": lambda game: game.counts.__setitem__("plot twists", 1),
    "skips": lambda game: game.skips.append((0, 0, 0, True)),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "players",
    "zones",
    "box",
    "options",
    "kinds_of_event",
    "places",  # follows from the piles
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "_views",  # made when they are asked for
    "_printed",  # follows from the cards
    "_standing",  # these and the next: follow from the state
    "_stale",
    "_texts_changed",
    "resolving",  # these and the next: empty between two steps
    "replacing",
    "watchers",  # these and the next: of no use to this game, whose texts listen otherwise
    "guards",
    "passing",
}


def begun_game() -> VsGame:
    """A game that has been set up."""
    game = new_game(0)
    game.answerers = [BENCH.player(0)] * len(game.seats)
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
    "row": 1,
    "column": 2,
    "hidden": True,
    "face_up": True,
    "revealed": True,
    "exhausted": True,
    "stunned": True,
    "attacker": True,
    "team_attacker": True,
    "defender": True,
    "attached_to": 3,
    "counters": {"cosmic": 1},
    "stat_counters": (StatCounter(1, 1, 5),),
    "timestamp": 9,
    "active_since": {0: 1},
    "readied": 4,
    "held_by": ((0, 1),),
    "attacked": True,
    "team_attacked": True,
    "defended": True,
    "used": {"Activate >>> Draw a card.": 1},
    "choices": {"affiliation": ("X-Men",)},
    "controllers": (1,),
    "number": 8,
    "card": None,
}
"""For everything that changes on a card in play, another value than it has when the card enters."""


@pytest.mark.parametrize("name", ON_A_CARD)
def test_cards_in_play_are_equal_only_if_everything_on_them_is(name: str) -> None:
    """Two cards in play are equal only if all that can change on them is the same; a copy has it all."""
    game = new_game(0)
    thing = TeamObject(game.box[0], 1, 0)
    other = thing.copy()
    assert other.state() == thing.state()
    setattr(other, name, game.box[1] if name == "card" else ON_A_CARD[name])
    assert other.state() != thing.state()
    assert other.copy().state() == other.state()


def test_all_that_changes_on_a_card_is_tried() -> None:
    """Each attribute of a card in play is among those that tell two of them apart."""
    assert declared(TeamObject) == set(ON_A_CARD)
