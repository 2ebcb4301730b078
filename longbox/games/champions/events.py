"""The kinds of things that happen in Marvel Champions, with their lines in the log.

What waits for one of them before it happens is an interrupt, what waits for it afterwards is a
response. [champions Interrupt, Response, Triggering Condition]
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.events import Event, EventKind, new_kind
from longbox.kernel.zones import EVERYBODY

if TYPE_CHECKING:
    from longbox.games.champions.act import Act

KINDS: Final[list[EventKind]] = []

_kind = partial(new_kind, KINDS)

# What abilities wait for
ATTACK: Final = _kind("attack", "{cards} attacks {note}.", "Attack")
DEFENSE: Final = _kind("defense", "{cards} defends.", "Defend, Defense")
SCHEME: Final = _kind("scheme", "{cards} schemes.", "Enemy Schemes")
THWART: Final = _kind("thwart", "{cards} thwarts.", "Thwart")
DAMAGE: Final = _kind("damage", "{cards} takes {amount} damage{because}.", "Damage")
DEFEAT: Final = _kind("defeat", "{cards} is defeated.", "Defeat")
HEALING: Final = _kind("healing", "{cards} heals {amount} damage{because}.", "Heal")
THREAT: Final = _kind("threat", "{amount} threat is placed on {cards}{because}.", "Threat")
THREAT_REMOVAL: Final = _kind("threat removal", "{amount} threat is removed from {cards}{because}.", "Thwart")
ENTERING: Final = _kind("entering", "{cards} enters play{note}.", "Enters Play")
PLAY: Final = _kind("play", "{player} plays {cards}.", "Play, Put Into Play")
REVEAL: Final = _kind("reveal", "{player} reveals {cards}.", "Reveal")
ENGAGED: Final = _kind("engaged", "{cards} engages {player}.", "Engaged")
RECOVERED: Final = _kind("recovered", "{cards} recovers.", "Recover")
LEFT: Final = _kind("left", "{cards} leaves play{note}.", "In Play And Out Of Play")
BEGAN_ROUND: Final = _kind("began round", "— Round {amount} —", "Round Overview")
ENDED_ROUND: Final = _kind("ended round", "The round ends.", "Round Overview")
BEGAN_TURN: Final = _kind("began turn", "{player} takes a turn.", "Player Turn")
ENDED_TURN: Final = _kind("ended turn", "{player} ends the turn.", "Player Turn")
ENDED_PLAYER_PHASE: Final = _kind("ended player phase", "The player phase ends.", "End Of Player Phase")
BEGAN_VILLAIN_PHASE: Final = _kind("began villain phase", "— Villain phase —", "Villain Phase")
FORM_CHANGE: Final = _kind("form change", "{player} changes form to {cards}.", "Form, Change Form")

# What the log alone tells
TOOK_IDENTITY: Final = _kind("took identity", "{player} is {cards}.", "Identity")
USED: Final = _kind("used", "{player} uses {cards}{note}.", "Initiating Abilities, Playing Cards")
FORCED: Final = _kind("forced", "{cards} answers.", "Forced")
PAID: Final = _kind("paid", "{player} pays with {cards}: {note}.", "Cost")
DREW: Final = _kind("drew", "{player} draws {cards}{because}.", "Drawing Cards")
DISCARDED: Final = _kind("discarded", "{player} discards {cards}{because}.", "In Play And Out Of Play")
SHUFFLED: Final = _kind("shuffled", "{player} shuffles the discard pile into a new deck.", "Empty Player Deck")
SHUFFLED_ENCOUNTER: Final = _kind(
    "shuffled encounter deck", "The encounter discard pile becomes a new deck.", "Empty Encounter Deck"
)
SEARCHED: Final = _kind("searched", "{player} searches {note}.", "Search")
LOOKED: Final = _kind("looked", "{player} looks at {cards}.", "Search")
MOVED: Final = _kind("moved", "{cards} goes {note}.", "Move")
ATTACHED: Final = _kind("attached", "{cards} is attached to {note}.", "Attach To")
EXHAUSTED: Final = _kind("exhausted", "{cards} exhausts.", "Exhausted")
READIED: Final = _kind("readied", "{cards} readies.", "Ready")
PREVENTED: Final = _kind("prevented", "{amount} damage to {cards} is prevented.", "Prevent")
GOT_STATUS: Final = _kind("got status", "{cards} is {note}.", "Status Cards")
LOST_STATUS: Final = _kind("lost status", "{cards} is no longer {note}.", "Status Cards")
COUNTERS: Final = _kind("counters", "{cards} has {amount} {note} counters.", "All-Purpose Counter")
ACCELERATED: Final = _kind("accelerated", "{cards} gets an acceleration token.", "Acceleration Token")
BOOSTED: Final = _kind("boosted", "{cards} boosts {note}: {amount}.", "Boost")
BOOST_DEALT: Final = _kind("boost dealt", "{note} gets a boost card.", "Boost")
BENEATH: Final = _kind("beneath", "{cards} is put facedown under {note}.", "Attach To")
DEALT: Final = _kind("dealt", "{player} is dealt an encounter card.", "Deal, Deal An Encounter Card")
SURGED: Final = _kind("surged", "{cards} surges.", "Surge")
CANCELLED: Final = _kind("cancelled", "{cards} is cancelled{because}.", "Cancel")
STOPPED: Final = _kind("stopped", "{cards} doesn't {note}.", "Status Cards")
CALLED_OFF: Final = _kind("called off", "{cards} doesn't {note} after all.", "Replacement Effects")
ADVANCED: Final = _kind("advanced", "The main scheme advances to {cards}.", "Main Scheme")
NEXT_STAGE: Final = _kind("next stage", "{cards} is revealed.", "Villain Defeat")
CHOSE: Final = _kind("chose", "{player} chooses {note}.", "Choose")
ELIMINATED: Final = _kind("eliminated", "{player} is eliminated.", "Player Elimination")
PUT_AWAY: Final = _kind("put away", "{player}'s {note} is put into the discard pile: {cards}.", "Player Elimination")
PASSED_TOKEN: Final = _kind("passed token", "{player} is the first player.", "First Player")
WON: Final = _kind("won", "The players win: {note}.", "Winning The Game")
LOST: Final = _kind("lost", "The villain wins: {note}.", "Winning The Game")


class Happening(Event):
    """Something that happens and can be interrupted or responded to. [champions Triggering Condition]

    Attributes:
        by: The number of the player who makes it happen, or `NOBODY` for the scenario.
        act: The attack, scheming or thwarting that it is a part of.
        instead: Whether something else happens in its place. [champions Replacement Effects]
        dealing: Of damage: whether it is only dealt yet, and tough status cards come before it is taken; in later
            editions alone. [champions Damage]
        beyond: Of damage: how much of it is beyond the remaining hit points. [champions Overkill]
        first_of: Once it has happened: for which texts it is the first of its turn, phase or round, as `past` counts.
        cancelled: Of a card that is revealed: whether its When Revealed effects are cancelled. [champions Cancel]
    """

    __slots__ = ("act", "beyond", "by", "cancelled", "dealing", "first_of", "instead")

    def __init__(
        self,
        kind: EventKind,
        player: int,
        cards: list[Card[Any]],
        amount: int = 0,
        source: Card[Any] | None = None,
        by: int = -1,
        act: Act | None = None,
        seen_by: int = EVERYBODY,
        note: str = "",
    ) -> None:
        super().__init__(kind, player, cards, amount, source, seen_by, note)
        self.by = by
        self.act = act
        self.instead = False
        self.dealing = False
        self.beyond = 0
        self.cancelled = False
        self.first_of: list[tuple[tuple[int, int, int], str]] | None = None

    @property
    def happens(self) -> bool:
        """Whether it still happens as it was going to."""
        return not (self.prevented or self.instead)
