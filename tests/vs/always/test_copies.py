"""A copy of a state of Vs. System is the same, and independent; states are equal only if all in them is."""

from __future__ import annotations

from longbox.games.vs.chain_effects import RECRUIT_EFFECT, ChainEffect
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.modifiers import LastingModifier, Triggered
from longbox.games.vs.objects import StatCounter, TeamObject
from longbox.games.vs.terms import Situation
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.zones import NOBODY
from tests.always.common.bench import play_on
from tests.always.common.copies import Change, Copies, raise_number, swap_lowest

from .games import BENCH

FIXED = {"seats", "players", "zones", "box", "options", "answerers", "_printed"}
"""What is the same for a game and all its copies, and never changes between steps; what is printed never does."""


def raise_first(name: str) -> Change:
    """A change of the first of some numbers."""
    return lambda game: getattr(game, name).__setitem__(0, getattr(game, name)[0] + 1)


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
    "depth",
    "announced",
    "time",
)
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS)},
    **{name: raise_first(name) for name in ("endurance", "points", "arrived")},
    "out": lambda game: game.out.__setitem__(0, True),
    "piles": lambda game: swap_lowest(game.deck(0)),
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
    "following": lambda game: game.following.append("Storm"),
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
    "always_ask",
    "concede",
    "kinds_of_event",
    "places",  # follows from the piles
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "limits",  # counts within a step only
    "memory",  # what those who think look back to is no part of the state
    "_views",  # made when they are asked for
    "_printed",  # follows from the cards
    "_standing",  # these and the next: follow from the state
    "_stale",
    "_texts_changed",
    "resolving",  # these and the next: empty between two steps
    "replacing",
    "together",
    "watchers",  # these and the next: of no use to this game, whose texts listen otherwise
    "guards",
}

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
    "became_stunned": True,
    "used": {"Activate >>> Draw a card.": 1},
    "choices": {"affiliation": ("X-Men",)},
    "controllers": (1,),
    "number": 8,
    "card": None,
}
"""For everything that changes on a card in play, another value than it has when the card enters."""


class TestCopies(Copies):
    """Copies of states of Vs. System."""

    bench = BENCH
    every = 120
    steps = 40
    fixed = FIXED
    changes = CHANGES
    not_compared = NOT_COMPARED
    on_a_card = ON_A_CARD

    def object_in_play(self, game: VsGame) -> TeamObject:
        return TeamObject(game.box[0], 1, 0)

    def test_playing_on_with_a_copy_keeps_what_was_read(self, number: int) -> None:
        """Whatever happens to a copy, what is kept of the reading of the texts stays as it was."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            standing = game.standing()
            play_on(self.bench, game.copy(), number, self.steps)
            assert game.standing() is standing

    def test_returning_to_a_copy_brings_everything_back(self, number: int) -> None:
        """A game that returns to what it was is equal to it, goes on the same way, and its log is as long as it was."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            before, log = game.copy(), game.log.copy()
            play_on(self.bench, game, number, self.steps)
            game.return_to(before, len(log))
            game.standing()
            assert game.state() == before.state()
            assert game.log == log
