"""Cards that are bought, gained and attached."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.moving import Moving
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.ledger import NO_CARD
from longbox.games.dcdb.table import ATTACHED, LINE_UP, RESERVE, SUPER_VILLAIN_STACK, WEAKNESS_STACK
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.choices import Choice
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Zone

GIVE_TO_TEAMMATE: Final[Prompt] = Prompt("Into whose discard pile", "Giving Cards to a Teammate")
CYCLE_A_CARD: Final[Prompt] = Prompt("You may discard a card, and then draw one", "Giving Cards to a Teammate")


@mypyc_attr(allow_interpreted_subclasses=True)
class Acquiring(Moving):
    """A table at which players come by cards. [dcdb Buying Cards, Gaining Cards] [cube 6.200]"""

    __slots__ = ()

    def gain(self, player: int, card: GameCard, zone: Zone | None = None) -> bool:
        """Gain a card at no cost, into the discard pile if no other zone is told. [dcdb Gaining Cards] [cube 6.200]

        Returns:
            Whether it was gained: a text may do something else in place of that.
        """
        card = self.box[card.serial]
        return self.acquire(player, card, Event(events.GAINED, player, card.alone), zone)

    def acquire(self, player: int, card: GameCard, event: Event, zone: Zone | None = None) -> bool:
        """Put a card that was bought, defeated or gained where it goes. [dcdb Buying Cards, Gaining Cards]

        What that triggers waits until it lies there. [cube 6.095, 6.200-6.202]

        Returns:
            Whether it came there: a text may do something else in place of gaining it, as buying is in the Cube.
        """
        if self.guards[events.WOULD_GAIN.number] and self.is_replaced(player, card, event):
            return False
        if self.later_sets:
            self.note_acquired(card, event)
        self.emit(event)
        if player == self.active:
            if event.kind is not events.GAINED:
                self.ledger.this_turn.bought.append(len(self.gained))
            self.gained.append(card)
        self.owners[card.serial] = player
        self.move(card, self.players[player].discard if zone is None else zone)
        if self.ledger.hidden:
            self.ledger.hidden.pop(card.serial, None)
        if zone is not None:
            self.settle_owner(card, zone)
        if self.pending:
            self.note_place(event)
        if self.later_sets and card.serial == self.ledger.attached_to:
            self.gain_attached(player)
        if self.team_game and zone is None and player == self.active:
            self._offer_to_teammate(player, card)
        definition = card.definition
        if definition.when_gained is not None:
            self.trigger_as_acquired(player, card, definition.when_gained, event)
        if definition.reward is not None:
            self.trigger_as_acquired(player, card, definition.reward, event)
        return True

    def is_replaced(self, player: int, card: GameCard, event: Event) -> bool:
        """Whether a text does something else in place of the gaining of a card. [dcdb Gaining Cards] [cube 6.201]"""
        gained = event.kind is events.GAINED or self.format.buying_is_gaining
        return gained and not self.before(Event(events.WOULD_GAIN, player, card.alone))

    def trigger_as_acquired(self, player: int, card: GameCard, ability: EventAbility, event: Event) -> None:
        """Let what a card says of its being gained or defeated trigger for who has it now, if that is how it came."""
        watcher = EventWatcher(ability, player, card, self.next_time())
        if ability.triggers(self, watcher, event):
            self.let_trigger(watcher, event)

    def was_used(self, card: GameCard | None, number: int) -> bool:
        """Whether what a card does once a turn was done this turn, by its number on the card. [cube 1.101]"""
        return card is not None and (card.serial, number) in self.ledger.this_turn.used

    def times_used(self, card: GameCard | None, number: int) -> int:
        """How often it was done this turn."""
        return 0 if card is None else self.ledger.this_turn.used.count((card.serial, number))

    def note_use(self, card: GameCard | None, number: int) -> None:
        """Note that it was done. [cube 1.101]"""
        if card is not None:
            self.ledger.this_turn.used.append((card.serial, number))

    def note_acquired(self, card: GameCard, event: Event) -> None:
        """Note what cards of later sets ask about what is bought, defeated or gained, and what that closes to buyers.

        [cube 6.092, 6.093, 6.160]
        """
        if event.kind is events.BOUGHT and self.lies_in(card, LINE_UP):
            self.ledger.this_turn.bought_from_line_up.append(self.recorded(card))
        if event.player == self.active and card.definition.owned_types:
            self.record_gained(card)
        self.close_after(card, event)

    def record_gained(self, card: GameCard) -> None:
        """Record a card that is bought or gained with its attributes before it changes hands. [cube 1.020, 6.096]"""
        self.ledger.this_turn.gained_as[len(self.gained)] = self.recorded(card)

    def close_after(self, card: GameCard, event: Event) -> None:
        """Note that a Super-Villain was defeated, and what is closed to buyers now. [cube 6.092, 6.093, 6.160]"""
        from_stack = self.lies_in(card, SUPER_VILLAIN_STACK)
        if from_stack:
            self.ledger.defeated.append(card.serial)
        if event.player != self.active:
            return
        closes = self.format.closed_by.get(self.places[card.serial], 0)
        if from_stack or event.kind is events.BOUGHT:
            self.ledger.closed |= closes
        elif self.options.gaining_closes:
            self.ledger.closed |= closes & 1 << SUPER_VILLAIN_STACK.number

    def weaknesses(self, *, reserve: bool) -> list[GameCard]:
        """The Weaknesses that can be gained: those of the stack, or where there are none, those of the Reserve.

        That stack is there in the Cube for First Appearances, and for texts that say so. [cube 1.150, 6.561]
        """
        stack = self.piles[WEAKNESS_STACK.number]
        if not stack and (reserve or self.ledger.appearing) and self.format.reserve:
            return self.piles[RESERVE.number]
        return stack

    def has_weakness(self, *, reserve: bool) -> bool:
        """Whether a Weakness can be gained."""
        return bool(self.weaknesses(reserve=reserve))

    def gain_weakness(
        self, player: int, *, to_top_of_deck: bool = False, to_bottom: bool = False, reserve: bool = False
    ) -> bool:
        """Gain a Weakness, if there is one, or put it on or under the deck. [dcdb Weakness] [cube 1.150, 6.561]

        Returns:
            Whether there was one.
        """
        stack = self.weaknesses(reserve=reserve)
        if not stack:
            self.log.append(Event(events.NOT_GAINED, player, [], note="a Weakness"))
            return False
        if to_top_of_deck or to_bottom:
            note = "on the bottom of the deck" if to_bottom else "on top of the deck"
            self.put(player, stack[-1], self.players[player].deck, note, to_bottom=to_bottom)
        else:
            return self.gain(player, stack[-1])
        return True

    def gain_attached(self, player: int) -> None:
        """Gain all cards attached to the Super-Villain that was defeated. [cube 6.050]"""
        self.ledger.attached_to = NO_CARD
        for card in self.cards(ATTACHED).copy():
            self.gain(player, card)

    def can_be_attached(self) -> bool:
        """Whether a Super-Villain lies face up on the stack, to whom alone cards can be attached. [cube 6.051]"""
        on_top = self.top_of(SUPER_VILLAIN_STACK) is not None
        return on_top and self.super_villain_face_up and ATTACHED in self.format.shared

    def attach(self, player: int, card: GameCard) -> None:
        """Attach a card to the Super-Villain that lies face up on the stack; to none where there is none.

        [cube 6.050-6.053]
        """
        villain = self.top_of(SUPER_VILLAIN_STACK)
        if villain is None or not self.can_be_attached():
            return
        self.ledger.attached_to = villain.serial
        self.put(player, card, ATTACHED, f"on {villain}")

    def _offer_to_teammate(self, player: int, card: GameCard) -> None:
        """Let a player give a card bought or gained in their turn to the teammate. [dcdb Giving Cards to a Teammate]

        One foe may then discard a card and draw one.
        """
        mate = self.teammates(player)[0]
        choices: list[Choice] = [self.players[player], self.players[mate]]
        if self.ask(Question(player, GIVE_TO_TEAMMATE, choices, card)) is self.players[player]:
            return
        self.owners[card.serial] = mate
        self.move(card, self.players[mate].discard)
        self.log.append(Event(events.GAVE, player, card.alone, note=self.name(mate)))
        for foe in self.foes(player):
            hand = self.cards(self.players[foe].hand)
            discarded = self.choose_card(foe, CYCLE_A_CARD, hand, card, optional=True)
            if discarded is not None:
                self.discard(discarded)
                self.draw(foe, 1, None)
                return
