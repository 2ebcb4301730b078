"""Cards that are discarded, destroyed, put and passed, and whose they are then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.drawing import Drawing
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.ledger import NO_CARD
from longbox.games.dcdb.table import (
    ATTACHED,
    DESTROYED_PILE,
    LINE_UP,
    REMOVED,
    SET_ASIDE,
    SUPER_VILLAIN_STACK,
    way_into,
)
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.cards import Card
from longbox.kernel.events import Event
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

NEVER_IN_LINE_UP: Final = ("starter", "weakness")
"""What a card whose type is Starter or Weakness starts the game in. [cube 5.060]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Moving(Drawing):
    """A table at which cards go from one place to another. [dcdb Destroying Cards] [cube 6.320-6.382]"""

    __slots__ = ()

    def recorded(self, card: GameCard) -> GameCard:
        """A card with its attributes as they are now, whatever becomes of it. [cube 1.020]"""
        definition = card.definition
        given = self.types_given(card) if self.ledger.this_turn.types_given else 0
        if not definition.owned_types and not given:
            return card
        return Card(card.serial, definition.as_it_was(given, owned=self.owners[card.serial] != NOBODY))

    def as_next(self, card: GameCard) -> GameCard:
        """A card as it is if it is the next that is played or discarded, with the types named for it. [cube 1.020]"""
        return Card(card.serial, card.definition.as_it_was(self.ledger.this_turn.next_types, owned=True))

    def discard(self, card: GameCard) -> None:
        """Put a card of a player into the discard pile of its owner. [dcdb Order of Playing Your Cards]"""
        owner = self.owners[card.serial]
        seat = self.players[owner]
        note = events.FROM_HAND if self.places[card.serial] == seat.hand.number else ""
        if self.later_sets:
            self.discard_as_later_sets_say(card, owner, note)
        else:
            self.move(card, seat.discard)
            self.emit(Event(events.DISCARDED, owner, card.alone, 0, None, EVERYBODY, note))

    def discard_as_later_sets_say(self, card: GameCard, owner: int, note: str) -> None:
        """Discard a card where cards of later sets ask about it, or it may go elsewhere. [cube 6.190, 6.500]"""
        if self.returns(card):
            self.return_to_deck(card)
            return
        self.forget_notes(card)
        if note and self.active != NOBODY:
            self.ledger.this_turn.discarded += owner == self.active
            self.note_let_go(owner)
        self.move(card, self.players[owner].discard)
        if note and owner == self.active and self.ledger.this_turn.next_types:
            self.give_next_types(card)
        self.emit(Event(events.DISCARDED, owner, card.alone, 0, None, EVERYBODY, note))

    def forget_notes(self, card: GameCard) -> None:
        """Forget what was noted of a card where it lay, as it goes elsewhere. [cube 3.040]"""
        if self.ledger.this_turn.types_given:
            self.ledger.this_turn.types_given.pop(card.serial, None)
        if self.ledger.this_turn.resolved_in:
            self.ledger.this_turn.resolved_in.pop(card.serial, None)
        if self.ledger.beneath:
            self.ledger.beneath.pop(card.serial, None)

    def note_let_go(self, player: int) -> None:
        """Count what a player discards from the hand, or passes, in a turn. [cube Harley Quinn (Forever Evil)]"""
        if self.active != NOBODY:
            let_go = self.ledger.this_turn.let_go
            let_go[player] = let_go.get(player, 0) + 1

    def return_to_deck(self, card: GameCard) -> None:
        """Put a card on top of its owner's deck from which it was teamworked, as it leaves play. [cube 6.500]"""
        deck = self.players[self.owners[card.serial]].deck
        self.put(self.turn_player, card, deck, f"on top of {deck.in_words()}")
        self.show(card, EVERYBODY)

    def discard_from_play(self, player: int, card: GameCard) -> None:
        """Put a card that a player has in play into the discard pile of its owner; that player's, if it has none.

        [cube 6.190, 6.320]
        """
        if self.owners[card.serial] == NOBODY:
            self.owners[card.serial] = player
        self.discard(card)

    def can_destroy(self, player: int) -> bool:
        """Whether a player can destroy cards now: a card in play may forbid it in own turns. [cube 6.301]"""
        if not self.later_sets or player != self.active:
            return True
        lent = bool(self.ledger.this_turn.texts)
        for card in self.piles[self.players[player].play.number]:
            if card.definition.forbids_destroying:
                return False
            if lent and any([text.forbids_destroying for text in self.texts_given(card)]):
                return False
        return True

    def destroy(self, player: int, card: GameCard) -> bool:
        """Remove a card from its deck and the game, if the player can. [dcdb Destroying Cards] [cube 6.180]

        Returns:
            Whether nothing else is done with it in place of that.
        """
        owner = self.owners[card.serial]
        saved = card.definition.saved
        if saved is not None and owner != NOBODY and self.can_destroy(player):
            saved.take_in(self, owner, card)
            return False
        if self.later_sets:
            self.destroy_as_later_sets_say(player, card, owner)
            return True
        event = Event(events.DESTROYED, player, card.alone)
        self.move(card, DESTROYED_PILE)
        self.owners[card.serial] = NOBODY
        self.emit(event)
        if card.definition.when_destroyed is not None:
            self.trigger_as_destroyed(card, [card.definition.when_destroyed], owner, event)
        return True

    def trigger_as_destroyed(
        self, card: GameCard, abilities: list[EventAbility | None], owner: int, event: Event
    ) -> None:
        """Let what a card says of its own destruction trigger for its owner, if it had one."""
        for ability in abilities:
            if ability is not None and owner != NOBODY:
                self.let_trigger(EventWatcher(ability, owner, card, self.next_time()), event)

    def destroy_as_later_sets_say(self, player: int, card: GameCard, owner: int) -> None:
        """Destroy a card where cards of later sets ask about it, or it may stay, or leave the game. [cube 6.180]

        In the Cube, an opponent's card stays where it is, though it was destroyed. The event tells as its amount
        whether the player owned it. [cube 5.030]
        """
        if not self.can_destroy(player):
            return
        owned_by_place = self.format.owned_by_place
        recorded = self.recorded(card)
        texts = [card.definition, *self.texts_given(card)]
        event = Event(events.DESTROYED, player, recorded.alone, int(owner == player))
        if player == self.active:
            self.ledger.this_turn.destroyed.append(recorded)
        self.let_go_attached(card)
        if not (owned_by_place and owner in self.foes(player)):
            self.forget_notes(card)
            self.move(card, self.bound_for(card, DESTROYED_PILE))
            self.owners[card.serial] = NOBODY
        self.emit(event)
        if self.lies_in(card, REMOVED):
            self.emit(Event(events.REMOVED, player, card.alone))
        self.trigger_as_destroyed(card, [text.when_destroyed for text in texts], owner, event)

    def put(self, player: int, card: GameCard, zone: Zone, note: str, *, to_bottom: bool = False) -> None:
        """Put a card somewhere, which is no gaining, buying or drawing. [cube 6.380-6.382]

        A card that is spoken of as it was recorded is put itself. One that was removed from the game never comes back.
        [cube 1.020, 3.080]
        """
        card = self.box[card.serial]
        if self.format.unowned_leave and self.lies_in(card, REMOVED):
            return
        told_to = zone
        if self.ledger.hidden:
            self.ledger.hidden.pop(card.serial, None)
        if self.later_sets:
            zone = self.bound_for(card, zone)
            self.forget_notes(card)
            self.let_go_attached(card)
            self.show_to_own(card, zone)
        self.settle_owner(card, zone)
        self.move(card, zone, to_bottom=to_bottom)
        if zone.in_play:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), zone.owner, was_put=True)
        if zone is REMOVED:
            self.emit(Event(events.REMOVED, player, card.alone))
            return
        if zone is not told_to:
            note = way_into(zone)
        if zone is LINE_UP:
            self.offer(card)
        elif zone is SUPER_VILLAIN_STACK:
            self.note_cost(card)
            self.super_villain_face_up = True
        self.emit(Event(events.PUT, player, card.alone, 0, None, self.seen_by(card), note))

    def pass_on(self, player: int, card: GameCard, zone: Zone, note: str) -> bool:
        """Let a player pass a card to another, who owns it then; in the Cube, only one that the player owns.

        A card that would stay where it is isn't passed. [cube 6.330-6.333]

        Returns:
            Whether it was passed.
        """
        if self.format.owned_by_place and self.owners[card.serial] != player:
            return False
        if self.lies_in(card, zone):
            return False
        self.owners[card.serial] = zone.owner
        self.put(player, card, zone, note)
        if self.later_sets:
            self.note_let_go(player)
        self.notice(Event(events.PASSED, player, card.alone))
        return True

    def where_it_was(self, cards: list[GameCard]) -> list[GameCard]:
        """The cards that a text speaks of, if they still lie where it waited for them. [cube 3.040]"""
        return [] if cards is self.ledger.strayed else cards

    def let_go_attached(self, card: GameCard) -> None:
        """Remove what is attached to a Super-Villain that leaves the stack and wasn't defeated. [cube 6.051]"""
        if card.serial != self.ledger.attached_to:
            return
        self.ledger.attached_to = NO_CARD
        for attached in self.cards(ATTACHED).copy():
            self.move(attached, REMOVED)
            self.emit(Event(events.REMOVED, NOBODY, attached.alone))

    # Whose cards are

    def keep(self, player: int, card: GameCard) -> None:
        """Let a player own a card in play, which goes nowhere else at the end of the turn. [cube 6.210, 6.320]

        A card that has left play, as it was returned at once, can't be kept. [cube 1.040, 1.140]
        """
        if not self.place_of(card).in_play:
            return
        self.owners[card.serial] = player
        thing = self.objects.get(card.serial)
        if isinstance(thing, PlayedCard):
            self.objects[card.serial] = PlayedCard(card, thing.number, thing.controller)
        self.log.append(Event(events.KEPT, player, card.alone))

    def bound_for(self, card: GameCard, zone: Zone) -> Zone:
        """Where a card really goes that is to go to a zone; in the base set, there.

        In the Cube, what a player owns goes to that player's zone of the same kind instead of another player's, but
        into play. A Super-Villain that loses its owner, and a Starter or Weakness in the Line-Up, leave the game.

        [cube 5.020, 5.060, 6.485]
        """
        form = self.format
        owner = self.owners[card.serial]
        if not form.owned_by_place and not self.later_sets:
            return zone
        if self.returns(card) and not zone.in_play:
            return self.players[owner].deck
        if form.owned_by_place and NOBODY not in (owner, zone.owner) and owner != zone.owner and not zone.in_play:
            return self.players[owner].zone_like(zone)
        if form.unowned_leave and self.is_removed(card, zone):
            return REMOVED
        return zone

    def is_removed(self, card: GameCard, zone: Zone) -> bool:
        """Whether a card that is to go to a zone leaves the game instead. [cube 5.060, 6.485]"""
        definition = card.definition
        if zone is LINE_UP and definition.stack in NEVER_IN_LINE_UP:
            return True
        owned = self.owners[card.serial] != NOBODY
        return definition.is_super_villain and owned and zone is not SET_ASIDE and not self.makes_owner(zone)

    def makes_owner(self, zone: Zone) -> bool:
        """Whether who has a zone owns the cards that are put there. [cube 6.320]

        In play, what is there stays whose it is.
        """
        if zone.owner == NOBODY or not self.format.owned_by_place:
            return zone.owner != NOBODY
        seat = self.players[zone.owner]
        return zone in (seat.deck, seat.hand, seat.discard) or zone.in_play

    def show_to_own(self, card: GameCard, zone: Zone) -> None:
        """Show a card that is to go where it makes another its owner. [cube 6.321]"""
        if self.format.owned_by_place and self.owners[card.serial] != zone.owner and self.makes_owner(zone):
            self.show(card, EVERYBODY)

    def settle_owner(self, card: GameCard, zone: Zone) -> None:
        """Make somebody the owner of a card that is put somewhere, or nobody. [cube 6.320]"""
        if zone is SET_ASIDE:
            return
        if not self.format.owned_by_place:
            self.owners[card.serial] = zone.owner
        elif not zone.in_play:
            self.owners[card.serial] = zone.owner if self.makes_owner(zone) else NOBODY
