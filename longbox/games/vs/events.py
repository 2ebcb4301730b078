"""What happens in a game: the kinds of events, with the rules that make them happen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from longbox.games.vs.objects import Reference
from longbox.kernel.cards import Card
from longbox.kernel.events import Event, EventKind, new_kind
from longbox.kernel.zones import EVERYBODY

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.qualities import Qualities

KINDS: Final[list[EventKind]] = []
"""All kinds, by number."""


_kind = partial(new_kind, KINDS)

# Where the game is
TURN: Final = _kind("turn", "Turn {amount}; {player} has the initiative", "400.1")
START: Final = _kind("start", "{note}", "400.8")
INITIATIVE: Final = _kind("initiative", "The initiative passes to {player}", "408.2e")
SKIP: Final = _kind("skip", "{note} is skipped{because}", "400.9a")
WIN: Final = _kind("win", "{player} wins the game", "102.1")
LEAVE_GAME: Final = _kind("leave game", "All cards of {player} are removed from the game; in hand: {cards}", "102.3")
LOSE: Final = _kind("lose", "{player} loses the game{note}", "102.3")
DRAW_GAME: Final = _kind("draw game", "The game is a draw{note}", "703.3")

# Cards out of play
MULLIGAN: Final = _kind("mulligan", "{player} takes a mulligan", "101.6")
DRAW: Final = _kind("draw", "{player} draws {cards}", "213.2e")
DISCARD: Final = _kind("discard", "{player} discards {cards}{because}", "213.4c")
REVEAL: Final = _kind("reveal", "{player} reveals {cards}{because}", "708.9a")
LOOK: Final = _kind("look", "{player} looks at {cards}{because}", "213.1e")
SEARCH: Final = _kind("search", "{player} searches {note}{because}", "708.10")
SHUFFLE: Final = _kind("shuffle", "{player} shuffles the deck", "213.2d")
TO_HAND: Final = _kind("to hand", "{cards} goes to the hand of {player}{because}", "213.1d")
TO_DECK: Final = _kind("to deck", "{cards} goes {note} of the deck of {player}{because}", "213.1d")
REMOVE: Final = _kind("remove", "{cards} is removed from the game{because}", "213.7c")
NAME: Final = _kind("name", "{player} names {note}{because}", "511.4")
COIN: Final = _kind("coin", "{player} flips a coin: {note}{because}", "Coin Flip")

# Resources
BUILD: Final = _kind("build", "{player} builds a resource", "403.1")
RESOURCE_POINTS: Final = _kind("resource points", "{player} has {amount} resource points", "404.1")
FLIP: Final = _kind("flip", "{player} flips {cards}", "510.2")
TURN_UP: Final = _kind("turn up", "{cards} is turned face up{because}", "701.11e")
TURN_DOWN: Final = _kind("turn down", "{cards} is turned face down{because}", "701.11d")
REPLACE: Final = _kind("replace", "{player} replaces {cards}{because}", "708.8")
ROW: Final = _kind("row", "{player} puts {cards} face down into the resource row{because}", "217.1")

# The chain
PLAY: Final = _kind("play", "{player} plays {cards}{note}", "505.1")
RECRUIT: Final = _kind("recruit", "{player} recruits {cards}{note}", "404.4")
USE: Final = _kind("use", "{player} uses {cards}{note}", "501.3")
TRIGGER: Final = _kind("trigger", "{cards} triggers{note}", "506.2")
GAME_EFFECT: Final = _kind("game effect", "{player} {note}{because}", "507.1")
RESOLVE: Final = _kind("resolve", "{note} resolves", "508.1")
NEGATE: Final = _kind("negate", "{note} is negated{because}", "509.1")
COPY: Final = _kind("copy", "{player} copies {note}{because}", "708.2")

# Objects
ENTER: Final = _kind("enter", "{cards} enters play for {player}{note}", "214.1")
LEAVE: Final = _kind("leave", "{cards} leaves play", "502.4")
KO: Final = _kind("KO", "{cards} is KO'd{because}", "708.13a")
TO_KO_PILE: Final = _kind("to KO'd pile", "{cards} goes to the KO'd pile of {player}", "213.4a")
STUN: Final = _kind("stun", "{cards} becomes stunned{because}", "708.11")
RECOVER: Final = _kind("recover", "{cards} recovers{because}", "708.6")
READY: Final = _kind("ready", "{cards} readies{because}", "708.15")
EXHAUST: Final = _kind("exhaust", "{cards} exhausts{because}", "708.16")
MOVE: Final = _kind("move", "{cards} moves to {note}{because}", "708.4")
CONTROL: Final = _kind("control", "{player} gains control of {cards}{because}", "700.1")
ATTACH: Final = _kind("attach", "{cards} is attached to {note}", "302.5")
TRANSFER: Final = _kind("transfer", "{cards} is transferred to {note}{because}", "708.12")
COUNTER: Final = _kind("counter", "{cards} gets {note}{because}", "215.1")
LOSE_COUNTER: Final = _kind("lose counter", "{cards} loses {note}{because}", "215.2")
POWER_UP: Final = _kind("power-up", "{cards} becomes powered-up{because}", "708.5")
REINFORCE: Final = _kind("reinforce", "{cards} gets reinforcement{because}", "708.7")
LASTING: Final = _kind("lasting", "{note}{because}", "511.1")
CHOOSE: Final = _kind("choose", "{player} chooses {note}{because}", "513.1e")

END_LOOP: Final = _kind("end loop", "After {amount} effects, {player} can't repeat the loop{because}", "703.1a")

# Attacks
PROPOSE: Final = _kind("propose", "{player} proposes an attack: {note}", "601.1b")
ATTACK: Final = _kind("attack", "{cards} attacks{note}", "602.1d")
TEAM_ATTACK: Final = _kind("team attack", "{cards} team attacks", "602.1e")
DEFEND: Final = _kind("defend", "{cards} defends", "602.1g")
CONCLUDE: Final = _kind("conclude", "The attack concludes{note}", "602.5")
LEAVE_ATTACK: Final = _kind("leave attack", "{cards} is removed from the attack{because}", "602.2")
BREAKTHROUGH: Final = _kind("breakthrough", "{cards} causes {amount} breakthrough to {player}", "602.6b")

# Endurance
LOSE_ENDURANCE: Final = _kind("lose endurance", "{player} loses {amount} endurance{because}", "102.4")
GAIN_ENDURANCE: Final = _kind("gain endurance", "{player} gains {amount} endurance{because}", "102.4")
PAY_ENDURANCE: Final = _kind("pay endurance", "{player} pays {amount} endurance{because}", "203.8b")
SET_ENDURANCE: Final = _kind("set endurance", "The endurance of {player} becomes {amount}{because}", "104.1b")


class Happening(Event):
    """One thing that happens.

    Attributes:
        things: References to what it happened to.
        by: References to what did it: the characters that stun, the attackers, the defender that is attacked.
        cause: The effect that did it, if one did.
        before: Objects as they were right before, where powers look back and they have changed. [vs 502.4]
        was: What a player or object lost or left, where it matters: the zone or row it came from.
    """

    __slots__ = ("before", "by", "cause", "things", "was")

    def __init__(
        self,
        kind: EventKind,
        player: int,
        cards: list[Card[Any]],
        amount: int = 0,
        source: Card[Any] | None = None,
        seen_by: int = EVERYBODY,
        note: str = "",
        things: tuple[Reference, ...] = (),
        by: tuple[Reference, ...] = (),
        cause: ChainEffect | None = None,
        was: int = -1,
        before: tuple[Qualities, ...] = (),
    ) -> None:
        super().__init__(kind, player, cards, amount, source, seen_by, note)
        self.things = things
        self.by = by
        self.cause = cause
        self.was = was
        self.before = before
