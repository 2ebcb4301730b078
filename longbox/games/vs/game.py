"""The state of a game of Vs. System, and what everybody asks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import IN_PLAY, PILES, TEXTS_MATTER
from longbox.games.vs.definitions import CardDefinition, GameCard
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.at_work import ChangeAtWork
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.standing import Standing, build_standing, outside
from longbox.games.vs.objects import Reference, TeamObject
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.state import VsState
from longbox.games.vs.table import CHAIN, FIELD, RESOURCE_ROW, TeamPlayer
from longbox.games.vs.terms import Situation
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

if TYPE_CHECKING:
    from longbox.games.vs.options import Options

DEMONSTRATED: Final = 100
"""After so many effects that triggered each by the one before, nobody may choose any more to go on. [vs 703.1a]"""


class VsGame(VsState):
    """A game of Vs. System: its cards and objects, and what texts make of them."""

    OFFER: ClassVar[Prompt] = Prompt("Do it?", "511.6")

    __slots__ = ("_printed", "_stale", "_standing", "_texts_changed")

    def __init__(
        self,
        options: Options,
        players: list[TeamPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__(options, players, zones, box, randomness)
        self._printed: dict[int, Qualities] = {}
        self._standing: Standing | None = None
        self._texts_changed = True
        self._stale = True

    # What texts ask for, and stands above the state; see `WholeGame`

    def words_of_statement(self, statement: Statement) -> str:
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

    def take_state(self, origin: VsState) -> None:
        super().take_state(origin)
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

    def rename(self, card: GameCard) -> None:
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

    def may(self, player: int, prompt: Prompt, source: GameCard | None) -> bool:
        """Ask a player yes or no; no, where a loop has been repeated often enough by saying yes. [vs 703.1a]"""
        if self.depth < DEMONSTRATED:
            return super().may(player, prompt, source)
        self.happen(Happening(events.END_LOOP, player, [], DEMONSTRATED, source))
        return False

    # Cards and objects, as they are now

    def enter_play(self, card: GameCard, zone: Zone) -> None:
        controller = self.owners[card.serial] if zone.owner == NOBODY else zone.owner
        thing = TeamObject(card, self.next_time(), controller)
        if zone is not FIELD:
            thing.row = RESOURCE_ROW
        self.objects[card.serial] = thing

    def leave_play(self, card: GameCard) -> None:
        thing = self.objects[card.serial]
        assert isinstance(thing, TeamObject)
        if not self.departed.get(thing.reference):
            self.departed[thing.reference] = self.qualities(card)
        del self.objects[card.serial]

    def put_new(self, card: GameCard, zone: Zone) -> None:
        super().put_new(card, zone)
        self.forget_standing()

    def move(self, card: GameCard, zone: Zone, to_bottom: bool = False) -> None:
        if card.serial not in self.objects:
            self.keep_last(card)
        self.carry(card, zone, to_bottom)

    def move_together(self, cards: list[GameCard], zone: Zone) -> None:
        """Move several cards to a zone at the same time: those out of play are kept as they all last were."""
        for card in cards:
            if card.serial not in self.objects:
                self.keep_last(card)
        for card in cards:
            self.carry(card, zone)

    def carry(self, card: GameCard, zone: Zone, to_bottom: bool = False) -> None:
        """Move a card, and say what changed by it."""
        played = card.serial in self.objects
        super().move(card, zone, to_bottom)
        if zone.in_play:
            self.arrived[card.serial] = self.objects[card.serial].number
            self.changed(1 << IN_PLAY | 1 << PILES)
        else:
            self.arrived[card.serial] = self.next_time()
            self.changed(1 << IN_PLAY | 1 << PILES if played else 1 << PILES)

    def keep_last(self, card: GameCard) -> None:
        """Keep what a card out of play is like as it leaves where it lies, unless it is as printed. [vs 508.2e]"""
        standing = self.standing() if self._texts_changed else self._standing
        if standing is None or standing.outside or self.lies_in(card, CHAIN):
            was = self.qualities(card)
            if was is not self.printed(card):
                self.departed[self.reference(card)] = was

    def as_shown(self, card: GameCard) -> Reference:
        """Keep what a card is like that is shown now; the reference tells it even where the card stays. [vs 508.2e]"""
        shown = (card.serial, -self.next_time())
        self.departed[shown] = self.qualities(card)
        return shown

    def thing(self, card: GameCard) -> TeamObject:
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

    def reference(self, card: GameCard) -> Reference:
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

    def printed(self, card: GameCard) -> Qualities:
        """A card that is not in play, as it is printed.

        All copies of a table keep these together. Rulings lay out more cards on each, which share their numbers.
        """
        serial = card.serial
        found = self._printed.get(serial)
        if found is None or found.card is not card or found.owner != self.owners[serial]:
            found = self._printed[serial] = Qualities(card, None, self.owners[serial], True)
        return found

    def qualities(self, card: GameCard) -> Qualities:
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

    def equipment_on(self, card: GameCard) -> list[Qualities]:
        """The equipment attached to a character, as it came."""
        return [
            qualities
            for qualities in self.standing().equipment
            if qualities.object is not None and qualities.object.attached_to == card.serial
        ]

    def hand(self, player: int) -> list[GameCard]:
        """The cards in a player's hand."""
        return self.piles[self.players[player].hand.number]

    def deck(self, player: int) -> list[GameCard]:
        """The cards in a player's deck, the top one last."""
        return self.piles[self.players[player].deck.number]

    def owner(self, card: GameCard) -> TeamPlayer:
        """The player who owns a card."""
        return self.players[self.owners[card.serial]]

    def on_chain(self) -> list[GameCard]:
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
