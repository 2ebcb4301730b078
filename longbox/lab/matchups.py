"""Decks against each other: a plan for each pairing.

The games of one pairing are a plan, which knows nothing of the others: a pairing that is played alone has the same
results. Which deck has the initiative is left to the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from longbox.kernel.errors import LongboxError
from longbox.lab.plan import Plan

SEATS: Final = 2
"""How many decks meet in a game."""


class NoPairing(LongboxError):
    """There are too few decks to play against each other, or two of one name."""


class Contender(msgspec.Struct, frozen=True):
    """A deck that is compared with others.

    Attributes:
        name: What it is called.
        deck: What the options of a game say of it: its name, or its text.
    """

    name: str
    deck: str


class Matchup(msgspec.Struct, frozen=True):
    """The games of two decks.

    Attributes:
        one: The name of the deck on the first seat.
        other: The name of the deck on the second seat.
        plan: What is played.
    """

    one: str
    other: str
    plan: Plan


class Matchups:
    """The pairings of several decks.

    Attributes:
        game: The short name of the game.
        names: What the decks are called, in order.
        pairings: Each deck with each that comes later, and with itself if that is wished.
    """

    def __init__(self, game: str, names: list[str], pairings: list[Matchup]) -> None:
        self.game = game
        self.names = names
        self.pairings = pairings

    @property
    def plans(self) -> list[Plan]:
        """What is played in each pairing."""
        return [pairing.plan for pairing in self.pairings]


def matchups_of(contenders: Sequence[Contender], plan: Plan, *, mirrors: bool = False) -> Matchups:
    """The pairings of some decks.

    Args:
        contenders: The decks.
        plan: What all games have in common. One bot alone plays both decks.
        mirrors: Whether each deck meets itself, too.

    Raises:
        NoPairing: There are too few decks, or two of one name.
    """
    names = [contender.name for contender in contenders]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise NoPairing(f"Two decks are called {twice[0]!r}; give each a name of its own.")
    if len(contenders) < SEATS and not mirrors:
        raise NoPairing("One deck alone has no opponent: name two decks or more, or let it meet itself with --mirrors.")
    pairings = [
        Matchup(one.name, other.name, plan_for(plan, [one, other]))
        for place, one in enumerate(contenders)
        for other in contenders[place if mirrors else place + 1 :]
    ]
    return Matchups(plan.game, names, pairings)


def plan_for(plan: Plan, decks: list[Contender]) -> Plan:
    """A plan with the decks of a pairing, and a bot for each."""
    options: dict[str, Any] = {**plan.options, "decks": [contender.deck for contender in decks]}
    bots = plan.bots * SEATS if len(plan.bots) == 1 else plan.bots
    return msgspec.structs.replace(plan, options=options, bots=bots)
