"""A copy of a state of DC Forever is the same, and independent; states are equal only if all in them is."""

from __future__ import annotations

from typing import Any

from longbox.games.forever.abilities import THIS_ROUND, Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.text.constants import ChangesValue
from longbox.games.forever.text.filters import This
from longbox.kernel.abilities import Watcher
from longbox.kernel.objects import InPlay
from longbox.kernel.zones import NOBODY
from tests.always.common.copies import Change, Copies, raise_number, swap_lowest

from .games import BENCH

FIXED = {
    *("seats", "players", "sides", "zones", "box", "options", "readings", "answerers", "acts", "falling"),
    *("deeds", "empowering_with", "activating", "location_numbers", "uses", "held_before", "held_after", "least_cost"),
}
"""What is the same for a game and all its copies, and never changes between steps."""

NUMBERS = (
    "over",
    "phase",
    "round",
    "turn",
    "active",
    "activated",
    "acted",
    "provoked",
    "opposed",
    "busy",
    "supply",
    "sanctuary",
    "picks",
    "time",
)


def work(game: ForeverGame) -> None:
    """Let something last for a round."""
    game.start(ChangesValue(This(), 1, "Attack"), Situation(0, game.box[0]), THIS_ROUND)


def watcher_of(game: ForeverGame) -> Watcher:
    """Something that waits, of a card of the box."""
    ability = next(ability for card in game.box for ability in card.definition.abilities)
    return Watcher(ability, 0, game.box[0], 0)


CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in NUMBERS},
    "piles": lambda game: swap_lowest(game.cards(game.players[0].deck)),
    "acquired": lambda game: setattr(game, "acquired", (*game.acquired, 0)),
    "activations": lambda game: setattr(game, "activations", (*game.activations, 0)),
    "this_round": lambda game: setattr(game, "this_round", (*game.this_round, ("Attack", 0))),
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.cards(game.players[0].deck)[0], 2),
    "objects": lambda game: game.objects.__setitem__(0, Permanent(game.box[0], 99, NOBODY)),
    "randomness": lambda game: game.randomness.below(6),
    "watchers": lambda game: game.watchers.__setitem__(0, [watcher_of(game)]),
    "guards": lambda game: game.guards.__setitem__(0, [watcher_of(game)]),
    "at_work": work,
    "beneath": lambda game: game.beneath.__setitem__(0, 1),
    "first": lambda game: game.first.__setitem__("rogue", 5),
    "purpose": lambda game: setattr(game, "purpose", "Attack"),
    "done": lambda game: setattr(game, "done", ("Attack",)),
    "spent": lambda game: game.spent.__setitem__(0, 2),
    "passed": lambda game: setattr(game, "passed", (1,)),
    "winner": lambda game: setattr(game, "winner", "hero"),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "players",
    "zones",
    "box",
    "options",
    "always_ask",
    "kinds_of_event",
    "places",  # follows from the piles
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "limits",  # counts within a step only
    "memory",  # what those who think look back to is no part of the state
    "sides",  # this and the next nine: fixed for the whole game
    "readings",
    "least_cost",
    "deeds",
    "empowering_with",
    "activating",
    "location_numbers",
    "uses",
    "held_before",
    "held_after",
    "figure_names",
    "figures",  # this and the next four: follow from the objects
    "workers",
    "row",
    "plots",
    "attachments",
    "_about",  # this and the next three: follow from what is at work
    "_periods",
    "_indexed",
    "_health_falls",
    "_asked",  # empty but while something is counted
    "_views",  # made when they are asked for
    "pending",  # of no use to this game, in which reactions are resolved within a step
    "modifiers",  # nor is this, as `at_work` lasts in it
    "acts",  # these and the next: empty between two steps
    "falling",
}

ON_A_CARD: dict[str, object] = {
    "controller": 1,
    "exhausted": True,
    "damage": 2,
    "citizens": 3,
    "spot": 1,
    "attached_to": 4,
    "facedown": True,
    "swayed": True,
    "used": (0,),
    "number": 8,
    "card": None,
}
"""For everything that changes on a card in play, another value than it has when the card enters."""


class TestCopies(Copies):
    """Copies of states of DC Forever."""

    bench = BENCH
    every = 120
    steps = 40
    fixed = FIXED
    changes = CHANGES
    not_compared = NOT_COMPARED
    on_a_card = ON_A_CARD

    def object_in_play(self, game: Any) -> InPlay:
        return Permanent(game.box[0], 1, 0)
