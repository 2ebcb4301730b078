"""The kinds of things that happen in DC Forever, with their lines in the log.

What a reaction waits for with "when" interrupts it; what it waits for with "after" follows it.
[forever Reaction, When, After]
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.events import Event, EventKind, new_kind
from longbox.kernel.zones import EVERYBODY

if TYPE_CHECKING:
    from longbox.games.forever.abilities import Replacement
    from longbox.games.forever.act import Act

KINDS: Final[list[EventKind]] = []

_kind = partial(new_kind, KINDS)

# What reactions wait for
ATTACK: Final = _kind("attack", "{cards} attacks {note}.", "Attack")
THREATEN: Final = _kind("threaten", "{cards} Threatens at {note}.", "Threaten")
RESCUE: Final = _kind("rescue", "{cards} Rescues at {note}.", "Rescue")
CLAIM: Final = _kind("claim", "{cards} claims {amount} {note}.", "Claim")
DAMAGE: Final = _kind("damage", "{cards} suffers {amount} damage{because}.", "Damage")
HEALING: Final = _kind("healing", "{cards} heals {amount} damage{because}.", "Heal")
KNOCK_OUT: Final = _kind("knock out", "{cards} is knocked out.", "Knocked Out")
CAPTURE: Final = _kind("capture", "{cards} is captured.", "Captured")
SWAY: Final = _kind("sway", "{cards} is swayed to the Rogues' side.", "Swayed")
DEFEAT: Final = _kind("defeat", "{cards} is defeated and removed from the game.", "Unaligned Character Cards")
ADVANCE: Final = _kind("advance", "{amount} {note}{because}.", "Advancing A Scheme")
ACTIVATE: Final = _kind("activate", "{player} activates {cards} at {note}.", "Activate")
COMPLETE: Final = _kind("complete", "{player} completes {cards}.", "Complete Schemes")
PLAY: Final = _kind("play", "{player} plays {cards}{note}.", "Play A Card")
RECRUIT: Final = _kind("recruit", "{player} recruits {cards}.", "Recruit A Rogue")
READY: Final = _kind("ready", "{cards} readies{because}.", "Ready")
EXHAUST: Final = _kind("exhaust", "{cards} exhausts{because}.", "Activate")
DISCARD: Final = _kind("discard", "{player} discards {cards}{because}.", "Discard")
BEGAN_ROUND: Final = _kind("began round", "— Round {amount} —", "Round")
ENDED_ROUND: Final = _kind("ended round", "The round ends.", "End Of Round Phase")

# What the log alone tells
PICKED: Final = _kind("picked", "{player} picks {cards}.", "Establish Your Team")
CHOSE_SECRETLY: Final = _kind("chose secretly", "{player} chooses {note} secretly.", "Choose Starting Characters")
STARTS: Final = _kind("starts", "{player} starts with {cards}.", "Choose Starting Characters")
GOES_FIRST: Final = _kind("goes first", "{player} goes first for the {note} this round.", "Multiplayer Game")
BEGAN_STAGE: Final = _kind("began stage", "{note}", "Playing The Game")
POOLED: Final = _kind("pooled", "{player} adds {cards} to the resource pool: {amount} {note}.", "Resource Pool")
BOUGHT: Final = _kind("bought", "{player} buys {cards}.", "Buy Affiliated Card")
LOST_RESOURCES: Final = _kind("lost resources", "{player} loses {amount} {note} that are left.", "Resource Pool")
EMPOWERED: Final = _kind("empowered", "{player} empowers {note} with {cards}.", "Empower A Hero")
USED: Final = _kind("used", "{player} uses {cards}{note}.", "Use A Card")
TRIGGERED: Final = _kind("triggered", "{cards} answers.", "Reaction")
PAID: Final = _kind("paid", "{player} pays with {cards}.", "Cost")
MODIFIED: Final = _kind("modified", "{player} plays {cards} as {note}.", "Modifiers")
DREW: Final = _kind("drew", "{player} draws {cards}{because}.", "Draw")
SHUFFLED: Final = _kind("shuffled", "{player} shuffles the discard pile into a new deck.", "Player Decks")
LOOKED: Final = _kind("looked", "{player} looks at {cards}.", "Look At")
DREW_ONE: Final = _kind("drew one", "{player} draws a card.", "Draw")
"""Nothing in the log: of several cards that are drawn it is told one by one to what waits for each. [forever Draw]"""
BEGAN_DRAW_PHASE: Final = _kind("began draw phase", "{note}", "Draw Phase")
REVEALED: Final = _kind("revealed", "{player} reveals {cards}.", "Reveal")
TOOK: Final = _kind("took", "{player} takes {cards} into the hand.", "Out Of Play")
MOVED: Final = _kind("moved", "{cards} goes {note}.", "In Play")
CITIZENS_MOVED: Final = _kind("citizens moved", "{amount} {note}.", "Move Citizens")
SCHEME_LAID: Final = _kind("scheme laid", "{player} puts a Scheme {note}.", "Scheme Cards")
TURNED: Final = _kind("turned", "{cards} is turned {note}.", "Scheme")
NEW_LOCATION: Final = _kind("new location", "{cards} comes into play with {amount} citizens.", "Location Cards")
EMPTIED: Final = _kind(
    "emptied", "{cards} has no citizens left and is discarded.", "Prepare For Further Confrontations"
)
NEW_UNALIGNED: Final = _kind("new unaligned", "{cards} comes to {note}.", "Assign Unaligned Characters")
PASSED: Final = _kind("passed", "{player} passes.", "Rogue Provoke Phase")
DID_NOTHING_MORE: Final = _kind("did nothing more", "{player} is done with {cards}.", "Activate")
RETURNED: Final = _kind("returned", "All characters return to their players' play areas.", "Ready Phase")
CANCELLED: Final = _kind("cancelled", "{cards} is cancelled{because}.", "When")
REMOVED: Final = _kind("removed", "{cards} is removed from the game.", "Sacrifice")
RECOVERED: Final = _kind("recovered", "{cards} recovers.", "Recover")
CHANGED_CONTROL: Final = _kind("changed control", "{player} gains control of {cards}.", "Gain Control")
REPLACED: Final = _kind("replaced", "Something else happens instead.", "Instead")
ROGUES_WON: Final = _kind("rogues won", "The Rogues win: {note}.", "Check For Win Conditions")
HEROES_WON: Final = _kind("heroes won", "The Heroes win: {note}.", "Check For Win Conditions")
NOBODY_WON: Final = _kind("nobody won", "Nobody wins: {note}.", "Check For Win Conditions")


HAND: Final = "hand"
DECK: Final = "deck"
IN_PLAY: Final = "in play"
"""From where cards are discarded, as the note of that tells it. [forever Discard]"""


class Happening(Event):
    """Something that happens and can be reacted to.

    Attributes:
        by: The number of the player who makes it happen, or `NOBODY`.
        act: The attack, Threatening or Rescue that it is a part of.
        replacement: What happens in its place, if something does. [forever Instead]
        settled: Whether nothing can keep it from happening any more.
        spot: Where in the row a character was that falls; it leaves play by that. [forever Knocked Out, Captured]
    """

    __slots__ = ("act", "by", "replacement", "settled", "spot")

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
        # As `Event` does it, without calling it: little is made as often.
        self.kind = kind
        self.player = player
        self.cards = cards
        self.amount = amount
        self.source = source
        self.seen_by = seen_by
        self.note = note
        self.prevented = False
        self.by = by
        self.act = act
        self.replacement: Replacement | None = None
        self.settled = False
        self.spot = -1

    @property
    def happens(self) -> bool:
        """Whether it still happens as it was going to."""
        return not self.prevented and self.replacement is None

    @property
    def can_be_stopped(self) -> bool:
        """Whether it may still be kept from happening, or be replaced. [forever When, Instead]"""
        return not self.prevented and not self.settled


def citizens(count: int) -> str:
    """Citizens in a sentence, after their number: "citizen", "citizens"."""
    return "citizen" if count == 1 else "citizens"
