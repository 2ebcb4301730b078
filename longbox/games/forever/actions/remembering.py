"""What is kept of what happens until the round ends: "if a Hero was knocked out this round". [forever Round]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.act import Act
from longbox.games.forever.definitions import ATTACK, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.events import EventKind

# What a card did, or what was done to it, as texts say it after "has" or "was".
HURT: Final = "suffered damage"
HEALED: Final = "healed"
KNOCKED_OUT: Final = "knocked out"
CAPTURED: Final = "captured"
SWAYED: Final = "swayed"
DEFEATED: Final = "defeated"
RECRUITED: Final = "recruited"
BOUGHT: Final = "bought"
COMPLETED: Final = "completed"
PLAYED: Final = "played"
DISCARDED: Final = "discarded"
CLAIMED: Final = "citizen claimed"
SUFFERED: Final = "damage suffered"
"""Kept as often as it was: once for each citizen, once for each damage."""
BEEN_ATTACKED: Final = "attacked"
"""Somebody attacked it; what it did itself is kept as `ATTACK`, `THREATEN` or `RESCUE`."""

KEPT: Final[dict[EventKind, str]] = {
    events.DAMAGE: HURT,
    events.HEALING: HEALED,
    events.KNOCK_OUT: KNOCKED_OUT,
    events.CAPTURE: CAPTURED,
    events.SWAY: SWAYED,
    events.DEFEAT: DEFEATED,
    events.RECRUIT: RECRUITED,
    events.BOUGHT: BOUGHT,
    events.COMPLETE: COMPLETED,
    events.PLAY: PLAYED,
}
MEASURED: Final[dict[EventKind, str]] = {events.CLAIM: CLAIMED, events.DAMAGE: SUFFERED}
"""Of what it is kept how much it was."""


def write(game: ForeverGame, event: Happening) -> None:
    """Write down what happens, and keep it for the round."""
    game.log.append(event)
    measure = MEASURED.get(event.kind)
    if measure is not None:
        game.this_round = (*game.this_round, *[(measure, event.cards[0].serial)] * event.amount)
    deed = KEPT.get(event.kind)
    if deed is not None:
        keep(game, deed, event.cards[0])
    elif event.kind is events.DISCARD:
        for card in event.cards:
            keep(game, DISCARDED, card)


def keep_act(game: ForeverGame, act: Act) -> None:
    """Keep that a character attacked, Threatened or Rescued, once it is over; what was cancelled was not done."""
    keep(game, act.what, act.actor)
    if act.what == ATTACK and act.target is not None:
        keep(game, BEEN_ATTACKED, act.target)


def keep(game: ForeverGame, deed: str, card: GameCard) -> None:
    """Keep what a card did, or what was done to it."""
    done = (deed, card.serial)
    if done not in game.this_round:
        game.this_round = (*game.this_round, done)
