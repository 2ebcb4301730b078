"""The state of a game of Vs. System, and what everybody asks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import IN_PLAY, PILES, TEXTS_MATTER
from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.at_work import ChangeAtWork
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.standing import Standing, build_standing, outside
from longbox.games.vs.objects import Reference, TeamObject
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import CHAIN, FIELD, RESOURCE_ROW, TeamPlayer
from longbox.games.vs.terms import Situation, Statement
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Player, Zone

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.modifiers.replacing import Mark, Together
    from longbox.games.vs.options import Options

TeamCard = Card[CardDefinition]

# Phases and steps: the moments of a turn [vs 400]
SETTING_UP: Final = -1
DRAW_PHASE: Final = 0
BUILD_PHASE: Final = 1
RESOURCE_STEP: Final = 2
RECRUIT_STEP: Final = 3
FORMATION_STEP: Final = 4
COMBAT_PHASE: Final = 5
ATTACK_STEP: Final = 6
RECOVERY_PHASE: Final = 7
MOMENT_NAMES: Final[tuple[str, ...]] = (
    "draw phase",
    "build phase",
    "resource step",
    "recruit step",
    "formation step",
    "combat phase",
    "attack step",
    "recovery phase",
)
PHASE_OF: Final[tuple[int, ...]] = (
    DRAW_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    BUILD_PHASE,
    COMBAT_PHASE,
    COMBAT_PHASE,
    RECOVERY_PHASE,
)
"""The phase that each moment belongs to."""

# What the next step of the game does
BEGIN_MOMENT: Final = 0
"""The phase or step at the front of the timeline starts. [vs 400.8]"""
GIVE_PRIORITY: Final = 1
"""A player gets priority. [vs 216.1]"""

# Where an attack is [vs 601, 602]
NO_ATTACK: Final = 0
PROPOSED: Final = 1
"""An attack is proposed, and its substep has not begun. [vs 601.1e]"""
ATTACKING: Final = 2
"""The attack substep goes on. [vs 602]"""

Moment = tuple[int, int]
"""A phase or step of the timeline, and the player whose step it is, or `NOBODY`."""
Skip = tuple[int, int, int, bool]
"""A phase or step to be skipped: the moment, the player or `NOBODY`, the serial number of the card that says so, and
whether it is forgotten at the end of the turn. [vs 400.9]"""


DEMONSTRATED: Final = 100
"""After so many effects that triggered each by the one before, nobody may choose any more to go on. [vs 703.1a]"""
NO_WATCHERS: Final = 0
"""What waits for events is found as texts are read (`standing`), not kept beside the state."""


class VsGame(Game[CardDefinition]):
    """A game of Vs. System.

    Attributes:
        players: The players, clockwise. Fixed.
        options: What was agreed on. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        concede: The numbers of the players who are asked whether they concede. Fixed. [vs 102.3]
        out: Whether each player has lost and left. [vs 102.3]
        winner: The number of the player who won; `NOBODY` before the end, and in a draw.
        endurance: The endurance of each player. [vs 101.5]
        initiative: The number of the player with the initiative.
        turn: Which turn it is, from 1; 0 before the first.
        timeline: The phases and steps that are left of this turn, the present one first. [vs 400.10b]
        doing: `BEGIN_MOMENT` or `GIVE_PRIORITY`.
        priority: The number of the player who gets priority next.
        passes: How many players passed in succession. [vs 216.2]
        points: The resource points of each player. [vs 404.1]
        chain: The effects on the chain, the top one last. [vs 213.6]
        arrived: When each card came to the zone where it lies, by serial number. [vs 213.1c]
        departed: What left where it lay this turn, as it last was there, by reference: objects, and cards that weren't
            as they are printed; also cards as they were shown. [vs 508.2e]
        attack: `NO_ATTACK`, `PROPOSED` or `ATTACKING`.
        attackers: References to the proposed attackers, or to all that were attackers in this attack. [vs 601.1b]
        attacked: The reference to the proposed or original defender, `NOTHING` for a direct attack.
        attacked_player: The number of the player who is attacked, or `NOBODY`. [vs 602.1g]
        team: Whether the attack is a team attack. [vs 602.1e]
        counts: How often things happened this turn: "plot twists of 1". Games of chance have none of it.
        skips: The phases and steps to be skipped.
        depth: How deep what triggers now is: by an effect that triggered by another, and so on. [vs 703.3]
        following: What these effects are called, oldest first. [vs 703.3]
        effects_made: How many effects were put on the chain in this game.
        announced: The serial number of the plot twist in a resource row that is being played, or -1. [vs 304.10]
        resolving: Whether an effect resolves; nobody has priority meanwhile. Never so between steps.
        replacing: The replacement modifiers that led to what happens now. Empty between steps. [vs 513.5i]
        together: What is about to happen at the same time, while it is chosen. Never there between steps. [vs 702.2]
        powers_began: Whether continuous powers have become active since players last ordered them. [vs 515.7]
    """

    OFFER: ClassVar[Prompt] = Prompt("Do it?", "511.6")

    __slots__ = (
        "_printed",
        "_stale",
        "_standing",
        "_texts_changed",
        "always_ask",
        "announced",
        "arrived",
        "attack",
        "attacked",
        "attacked_player",
        "attackers",
        "chain",
        "concede",
        "counts",
        "departed",
        "depth",
        "doing",
        "effects_made",
        "endurance",
        "following",
        "initiative",
        "options",
        "out",
        "passes",
        "players",
        "points",
        "powers_began",
        "priority",
        "replacing",
        "resolving",
        "skips",
        "team",
        "timeline",
        "together",
        "turn",
        "winner",
    )

    def __init__(
        self,
        options: Options,
        players: list[TeamPlayer],
        zones: list[Zone],
        box: list[TeamCard],
        randomness: Randomness,
    ) -> None:
        seats: list[Player] = [*players]
        super().__init__(seats, zones, box, NO_WATCHERS, randomness)
        self.players = players
        self.options = options
        self.always_ask = options.always_ask
        self.concede = options.concede
        count = len(players)
        self.out = [False] * count
        self.winner = NOBODY
        self.endurance = [0] * count
        self.initiative = 0
        self.turn = 0
        self.timeline: list[Moment] = [(SETTING_UP, NOBODY)]
        self.doing = BEGIN_MOMENT
        self.priority = 0
        self.passes = 0
        self.points = [0] * count
        self.chain: list[ChainEffect] = []
        self.arrived: list[int] = []
        self.departed: dict[Reference, Qualities] = {}
        self.attack = NO_ATTACK
        self.attackers: tuple[Reference, ...] = ()
        self.attacked: Reference = (-1, -1)
        self.attacked_player = NOBODY
        self.team = False
        self.counts: dict[str, int] = {}
        self.skips: list[Skip] = []
        self.effects_made = 0
        self.depth = 0
        self.following: list[str] = []
        self.announced = -1
        self.powers_began = False
        self.replacing: tuple[Mark, ...] = ()
        self.together: Together | None = None
        self.resolving = False
        self._printed: dict[int, Qualities] = {}
        self._standing: Standing | None = None
        self._texts_changed = True
        self._stale = True

    def clear_table(self) -> None:
        super().clear_table()
        self.arrived = [0] * len(self.box)

    # What texts ask for, and stands above the state; see `WholeGame`

    def words_of(self, statement: Statement) -> str:
        """A statement in words, as it stands in a sentence."""
        raise NotImplementedError

    def every_card(self) -> tuple[CardDefinition, ...]:
        """All cards that there are: the shipped ones and those of files of one's own. [vs 511.4]"""
        raise NotImplementedError

    # Copies

    def copy(self) -> VsGame:
        other = super().copy()
        assert isinstance(other, VsGame)
        other.take_state(self)
        return other

    def copy_as_read(self) -> VsGame:
        """A copy that needs not read all texts again, as they say the same in it."""
        other = self.copy()
        if self._standing is not None and not self._stale:
            other._standing = self._standing.copy(other.objects)
            other._stale = False
            other._texts_changed = False
        return other

    def take_state(self, origin: VsGame) -> None:
        """Take over from another state of the same game what only this game has."""
        self.out = origin.out.copy()
        self.winner = origin.winner
        self.endurance = origin.endurance.copy()
        self.initiative = origin.initiative
        self.turn = origin.turn
        self.timeline = origin.timeline.copy()
        self.doing = origin.doing
        self.priority = origin.priority
        self.passes = origin.passes
        self.points = origin.points.copy()
        self.chain = origin.chain.copy()
        self.arrived = origin.arrived.copy()
        self.departed = origin.departed.copy()
        self.attack = origin.attack
        self.attackers = origin.attackers
        self.attacked = origin.attacked
        self.attacked_player = origin.attacked_player
        self.team = origin.team
        self.counts = origin.counts.copy()
        self.skips = origin.skips.copy()
        self.effects_made = origin.effects_made
        self.depth = origin.depth
        self.following = origin.following.copy()
        self.announced = origin.announced
        self.powers_began = origin.powers_began
        self._standing = None
        self._stale = True
        self._texts_changed = True

    def return_to(self, before: VsGame, log_length: int) -> None:
        """Become what the game was: an action that can't be completed leaves no trace. [vs 505.2]

        Where a player imagines other cards by now, they were these before, too, and chance was another.
        """
        again = before.copy()
        if before.box is not self.box:
            again.randomness = self.randomness
            again.box = self.box
            again.call_by_number()
        self.piles = again.piles
        self.places = again.places
        self.owners = again.owners
        self.known = again.known
        self.objects = again.objects
        self.randomness = again.randomness
        self.pending = again.pending
        self.modifiers = again.modifiers
        self.time = again.time
        self.over = again.over
        self.take_state(again)
        del self.log[log_length:]

    # Cards that a player imagines to be others

    def rename(self, card: TeamCard) -> None:
        """Let the number of a card mean another card from now on, in play, too. The caller lays it down."""
        serial = card.serial
        self.box[serial] = card
        thing = self.objects.get(serial)
        if thing is not None:
            thing.card = card
            for standing in (self._standing, None if self.together is None else self.together.before):
                if standing is not None:
                    standing.rename(card)

    def call_by_number(self) -> None:
        """Let all cards be what their numbers mean in the box."""
        self.piles = [[self.box[card.serial] for card in pile] for pile in self.piles]
        for serial, thing in self.objects.items():
            thing.card = self.box[serial]

    def forget_printed(self) -> None:
        """Keep cards as they are printed apart from other games from now on, as cards are others."""
        self._printed = {}

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(),
            (tuple(self.out), self.winner, tuple(self.endurance), self.initiative, self.turn),
            (tuple(self.timeline), self.doing, self.priority, self.passes, tuple(self.points)),
            tuple([effect.state() for effect in self.chain]),
            tuple([triggered.state() for triggered in self.pending]),
            (self.attack, self.attackers, self.attacked, self.attacked_player, self.team),
            tuple(sorted(self.counts.items())),
            (tuple(self.skips), self.announced, self.effects_made, self.depth, tuple(self.following)),
            (tuple(self.arrived), tuple(sorted(self.departed))),
            (self.powers_began,),
        )

    # Time

    @property
    def moment(self) -> int:
        """The phase or step that goes on: `DRAW_PHASE`, `RESOURCE_STEP`, ..."""
        return self.timeline[0][0]

    @property
    def step_player(self) -> int:
        """The player whose step it is, or `NOBODY`. [vs 400.4]"""
        return self.timeline[0][1]

    @property
    def phase(self) -> int:
        """The phase that goes on; `SETTING_UP` before the first."""
        moment = self.timeline[0][0]
        return moment if moment == SETTING_UP else PHASE_OF[moment]

    def primary(self) -> int:
        """The primary player: whose step it is, or outside of steps, who has the initiative. [vs 400.5]"""
        player = self.timeline[0][1]
        if player == NOBODY:
            return self.initiative
        # The step of a player who has left the game goes on without them. [vs 102.3]
        return self.next_player(player) if self.out[player] else player

    def in_order(self, first: int = NOBODY) -> list[int]:
        """The players who are in the game, clockwise from the primary player or another."""
        start = self.primary() if first == NOBODY else first
        count = len(self.players)
        return [(start + i) % count for i in range(count) if not self.out[(start + i) % count]]

    def next_player(self, player: int) -> int:
        """The next player clockwise who is in the game."""
        count = len(self.players)
        for i in range(1, count + 1):
            following = (player + i) % count
            if not self.out[following]:
                return following
        return player

    def opponents(self, player: int) -> list[int]:
        """The other players who are in the game, clockwise."""
        return [other for other in self.in_order(player) if other != player]

    def may(self, player: int, prompt: Prompt, source: TeamCard | None) -> bool:
        """Ask a player yes or no; no, where a loop has been repeated often enough by saying yes. [vs 703.1a]"""
        if self.depth < DEMONSTRATED:
            return super().may(player, prompt, source)
        self.happen(Happening(events.END_LOOP, player, [], DEMONSTRATED, source))
        return False

    def in_attack(self) -> bool:
        """Whether an attack substep goes on. [vs 602]"""
        return self.attack == ATTACKING

    # Cards and objects, as they are now

    def enter_play(self, card: TeamCard, zone: Zone) -> None:
        controller = self.owners[card.serial] if zone.owner == NOBODY else zone.owner
        thing = TeamObject(card, self.next_time(), controller)
        if zone is not FIELD:
            thing.row = RESOURCE_ROW
        self.objects[card.serial] = thing

    def leave_play(self, card: TeamCard) -> None:
        thing = self.objects[card.serial]
        assert isinstance(thing, TeamObject)
        if not self.departed.get(thing.reference):
            self.departed[thing.reference] = self.qualities(card)
        del self.objects[card.serial]

    def put_new(self, card: TeamCard, zone: Zone) -> None:
        super().put_new(card, zone)
        self.forget_standing()

    def move(self, card: TeamCard, zone: Zone, to_bottom: bool = False) -> None:
        played = card.serial in self.objects
        if not played:
            self.keep_last(card)
        super().move(card, zone, to_bottom)
        if zone.in_play:
            self.arrived[card.serial] = self.objects[card.serial].number
            self.changed(1 << IN_PLAY | 1 << PILES)
        else:
            self.arrived[card.serial] = self.next_time()
            self.changed(1 << IN_PLAY | 1 << PILES if played else 1 << PILES)

    def keep_last(self, card: TeamCard) -> None:
        """Keep what a card out of play is like as it leaves where it lies, unless it is as printed. [vs 508.2e]"""
        standing = self.standing() if self._texts_changed else self._standing
        if standing is None or standing.outside or self.lies_in(card, CHAIN):
            was = self.qualities(card)
            if was is not self.printed(card):
                self.departed[self.reference(card)] = was

    def as_shown(self, card: TeamCard) -> Reference:
        """Keep what a card is like that is shown now; the reference tells it even where the card stays. [vs 508.2e]"""
        shown = (card.serial, -self.next_time())
        self.departed[shown] = self.qualities(card)
        return shown

    def thing(self, card: TeamCard) -> TeamObject:
        """The object that a card in play is."""
        thing = self.objects[card.serial]
        assert isinstance(thing, TeamObject)
        return thing

    def things(self) -> list[TeamObject]:
        """The objects that all cards in play are, as they came."""
        found: list[TeamObject] = []
        for thing in self.objects.values():
            assert isinstance(thing, TeamObject)
            found.append(thing)
        return found

    def reference(self, card: TeamCard) -> Reference:
        """What means a card where it lies now, and not once it has changed zones. [vs 213.1c]"""
        return (card.serial, self.arrived[card.serial])

    def is_current(self, reference: Reference) -> bool:
        """Whether a card still lies where it lay when the reference was made."""
        serial, arrived = reference
        return serial >= 0 and self.arrived[serial] == arrived

    def find(self, reference: Reference) -> Qualities | None:
        """A card as it is now; nothing if it is no longer the same card. [vs 213.1c]"""
        if not self.is_current(reference):
            return None
        return self.qualities(self.box[reference[0]])

    def recall(self, reference: Reference) -> Qualities | None:
        """A card as it is now or, once it has left, as it last was. [vs 508.2e, 201.2a]"""
        if reference[0] < 0:
            return None
        if self.is_current(reference):
            return self.qualities(self.box[reference[0]])
        left = self.departed.get(reference)
        if left is not None:
            return left
        return self.printed(self.box[reference[0]])

    def as_it_was(self, happening: Happening, reference: Reference) -> Qualities | None:
        """An object that takes part in something: as it was right before, where powers look back. [vs 502.3, 502.4]"""
        for qualities in happening.before:
            if qualities.object is not None and qualities.object.reference == reference:
                return qualities
        return self.recall(reference)

    def printed(self, card: TeamCard) -> Qualities:
        """A card that is not in play, as it is printed.

        All copies of a table keep these together. Rulings lay out more cards on each, which share their numbers.
        """
        serial = card.serial
        found = self._printed.get(serial)
        if found is None or found.card is not card or found.owner != self.owners[serial]:
            found = self._printed[serial] = Qualities(card, None, self.owners[serial], True)
        return found

    def qualities(self, card: TeamCard) -> Qualities:
        """A card as it is now, with all modifiers applied."""
        found = self.standing().by_card[card.serial]
        return outside(self, card) if found is None else found

    # What continuous texts make of it

    def standing(self) -> Standing:
        """All that continuous powers and modifiers make so now; kept until something that they read changes."""
        if self._stale or self._standing is None:
            self._stale = False
            self._texts_changed = False
            self._standing = build_standing(self)
        return self._standing

    def right_before(self) -> Standing:
        """What texts made of the game right before what happens now, for what looks back. [vs 502.4]"""
        return self.standing() if self.together is None else self.together.before

    def last_qualities(self) -> list[Qualities | None]:
        """What objects were like when texts were read last, by the card's serial number."""
        return [None] * len(self.box) if self._standing is None else self._standing.by_card

    def see(self, standing: Standing) -> None:
        """Answer questions about objects from a reading of the texts that is being made."""
        self._standing = standing

    def end_modifiers(self, duration: str) -> None:
        """End the modifiers that last only so long. [vs 513.2e]"""
        left = [modifier for modifier in self.modifiers if modifier.duration != duration]
        if len(left) < len(self.modifiers):
            self.modifiers = left
            self.forget_standing()

    def forget_standing(self) -> None:
        """Read all texts again before the next question about them."""
        self._stale = True
        self._texts_changed = True

    def changed(self, aspects: int) -> None:
        """Something changed that texts may read: some of the aspects of `aspects`, as bits."""
        standing = self._standing
        if standing is None or aspects & TEXTS_MATTER:
            self._stale = True
            self._texts_changed = True
        elif aspects & standing.reads:
            self._stale = True
            if standing.powers_vary:
                self._texts_changed = True

    def counter_changes(self, qualities: Qualities) -> list[ChangeAtWork]:
        """The modifiers of the counters on an object. [vs 215.1c]"""
        thing = qualities.object
        assert thing is not None
        own = Situation(thing.controller, qualities.card, thing.reference)
        return [
            ChangeAtWork(CounterChange(counter.atk, counter.defense), own, counter.timestamp, (thing.reference,))
            for counter in thing.stat_counters
        ]

    def characters(self, player: int = NOBODY) -> list[Qualities]:
        """The characters in play, of one player or of all, as they came."""
        return [qualities for qualities in self.standing().characters if player in (NOBODY, qualities.controller)]

    def resources(self, player: int) -> list[Qualities]:
        """The resources of a player, from left to right."""
        return [self.qualities(card) for card in self.piles[self.players[player].resources.number]]

    def resource_count(self, player: int) -> int:
        """How many resources a player controls."""
        return len(self.piles[self.players[player].resources.number])

    def equipment_on(self, card: TeamCard) -> list[Qualities]:
        """The equipment attached to a character, as it came."""
        return [
            qualities
            for qualities in self.standing().equipment
            if qualities.object is not None and qualities.object.attached_to == card.serial
        ]

    def hand(self, player: int) -> list[TeamCard]:
        """The cards in a player's hand."""
        return self.piles[self.players[player].hand.number]

    def deck(self, player: int) -> list[TeamCard]:
        """The cards in a player's deck, the top one last."""
        return self.piles[self.players[player].deck.number]

    def owner(self, card: TeamCard) -> TeamPlayer:
        """The player who owns a card."""
        return self.players[self.owners[card.serial]]

    def on_chain(self) -> list[TeamCard]:
        """The cards that represent effects on the chain."""
        return self.piles[CHAIN.number]

    # Questions and events

    def ask(self, question: Question) -> Choice:
        self.standing()
        return super().ask(question)

    def happen(self, happening: Happening, before: Standing | None = None) -> None:
        """Write down what happened, and let what waits for it trigger. [vs 502.2, 502.3]

        Args:
            happening: What happened.
            before: What texts made of the game right before, for what looks back. [vs 502.4]
        """
        self.log.append(happening)
        if before is None:
            before = self._standing
            if before is None or self._texts_changed or happening.kind.number in before.triggers:
                before = self.standing()
        waiting = before.triggers.get(happening.kind.number)
        if waiting is not None:
            for trigger in waiting:
                trigger.hear(self, happening)

    def count(self, what: str) -> None:
        """Count something that happened this turn."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def counted(self, what: str) -> int:
        """How often something happened this turn."""
        return self.counts.get(what, 0)
