"""A copy of a state of Marvel Champions is the same, and independent; states are equal only if all in them is."""

from __future__ import annotations

from longbox.games.champions.abilities import THIS_ROUND, Constant, Situation
from longbox.games.champions.at_work import AtWork, Delayed
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STUNNED, Permanent
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.kernel.abilities import Watcher
from longbox.kernel.zones import NOBODY
from tests.always.common.copies import Change, Copies, raise_number, swap_lowest

from .games import BENCH

FIXED = {"seats", "players", "zones", "box", "options", "answerers", "other_sides"}
"""What is the same for a game and all its copies, and never changes between steps."""


def turn_first(name: str) -> Change:
    """A change of the first of some truth values."""
    return lambda game: getattr(game, name).__setitem__(0, not getattr(game, name)[0])


def watcher_of(game: ChampionsGame) -> Watcher:
    """An ability at work that was not there before."""
    card = next(card for card in game.box if card.definition.abilities)
    return Watcher(card.definition.abilities[0], 0, card, 7)


def delayed_effect(game: ChampionsGame) -> Delayed:
    """An effect that comes later."""
    return Delayed(watcher_of(game).ability.effect, Situation(0, None), THIS_ROUND, 7)  # type: ignore[attr-defined]


FLAGS = ("over", "won")
NUMBERS = ("phase", "round", "first_player", "active", "position", "acted", "villain_serial", "scheme_serial", "time")
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS)},
    **{name: turn_first(name) for name in ("eliminated", "changed_form")},
    "piles": lambda game: swap_lowest(game.cards(ENCOUNTER_DECK)),
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.cards(ENCOUNTER_DECK)[0], 1),
    "objects": lambda game: game.objects.__setitem__(game.villain_serial, Permanent(game.villain(), 99, NOBODY)),
    "watchers": lambda game: game.watchers.__setitem__(0, [watcher_of(game)]),
    "guards": lambda game: game.guards.__setitem__(0, [watcher_of(game)]),
    "randomness": lambda game: game.randomness.below(6),
    "identities": lambda game: game.identities.__setitem__(0, game.other_side(game.identity(0)).serial),
    "declined": lambda game: game.declined.append(0),
    "at_work": lambda game: game.at_work.append(AtWork(Constant(), Situation(0, None), THIS_ROUND, 7)),
    "delayed": lambda game: game.delayed.append(delayed_effect(game)),
    "maxima": lambda game: game.maxima.__setitem__("Haymaker", 1),
    "beneath": lambda game: game.beneath.__setitem__(0, 1),
    "past": lambda game: game.past.__setitem__((0, 0, 0), (1, 1, 1)),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "_askers",
    "players",
    "zones",
    "box",
    "options",
    "always_ask",
    "later_rules",
    "kinds_of_event",
    "other_sides",
    "places",  # follows from the piles
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "limits",  # counts within a step only
    "memory",  # what those who think look back to is no part of the state
    "_views",  # made when they are asked for
    "acts",  # these and the next: empty between two steps
    "peril",
    "falling",
    "generating",
    "pending",
    "modifiers",  # these and the next: of no use to this game, which has its own
}

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


class TestCopies(Copies):
    """Copies of states of Marvel Champions."""

    bench = BENCH
    every = 25
    steps = 20
    fixed = FIXED
    changes = CHANGES
    not_compared = NOT_COMPARED
    on_a_card = ON_A_CARD

    def object_in_play(self, game: ChampionsGame) -> Permanent:
        return Permanent(game.box[0], 1, 0)
