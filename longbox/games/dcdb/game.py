"""The actions that the rules and cards of a deck-building game are made of.

What a text can tell to do (draw, gain, discard, destroy, put, reveal, play) is a method here, with
its rule; when it is done is told by `turn`, `attacks` and the effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.board import Board, PlayedCard, own_play
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.ledger import NO_CARD, Adjustment
from longbox.games.dcdb.table import (
    ATTACHED,
    DESTROYED_PILE,
    LINE_UP,
    REMOVED,
    RESERVE,
    SET_ASIDE,
    SUPER_VILLAIN_STACK,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.games.dcdb.waiting import EventAbility, EventWatcher, Triggered, WaitingAbility
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice, Word
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

ORDER_TRIGGERS: Final[Prompt] = Prompt("Which ability is resolved first", "Resolving Card Abilities", ordered=True)
RESOLVE_OR_MISS: Final[Prompt] = Prompt("Resolve an ability that triggered, or miss it", "10.040")
MISS: Final[Word] = Word("miss", "Miss what may be missed")
GIVE_TO_TEAMMATE: Final[Prompt] = Prompt("Into whose discard pile", "Giving Cards to a Teammate")
NEVER_IN_LINE_UP: Final = ("starter", "weakness")
"""What a card whose type is Starter or Weakness starts the game in. [cube 5.060]"""
CYCLE_A_CARD: Final[Prompt] = Prompt("You may discard a card, and then draw one", "Giving Cards to a Teammate")


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuildingGame(Board):
    """A game of two to five deck builders."""

    CHOOSE_ONE: ClassVar[Prompt] = Prompt("Choose one", "Order of Playing Your Cards")

    __slots__ = ()

    def copy(self) -> DeckBuildingGame:
        other = super().copy()
        assert isinstance(other, DeckBuildingGame)
        return other

    # Playing cards

    def play_from_hand(self, player: int, card: GameCard) -> None:
        """Play a card of the active player's hand. [dcdb Order of Playing Your Cards] [cube 6.350]

        A card in a hand is no object, and everybody sees it go: little of what `move` does is needed. Most cards
        only give Power; if nothing waits for such a card, it is counted and told of, and that is all.
        """
        serial = card.serial
        seat = self.players[player]
        hand = seat.hand.number
        play_area = seat.play.number
        self.piles[hand].remove(card)
        self.piles[play_area].append(card)
        self.places[serial] = play_area
        if self.known and hand in self.known:
            self.learn_by_move(card, seat.hand, seat.play)
        plain = seat.plain_plays[serial]
        if plain is None or card.definition.marks & self.awaited[player]:
            if card.definition.stays:
                self.enter_play(card, seat.play)
            self._carry_out(player, card)
        else:
            self.played.append(card)
            self.power_gained += plain.amount
            self.log.append(plain)

    def play(
        self, player: int, card: GameCard, goes_to: Zone | None = None, again: bool = False, teamworked: bool = False
    ) -> None:
        """Play a card from wherever it lies. [dcdb Order of Playing Your Cards, Locations, Cards without Effect]

        Args:
            player: Who plays it, and controls it while it is in play.
            card: The card.
            goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
            again: Whether it is in play already, and stays there.
            teamworked: Whether it goes on top of its owner's deck whenever it leaves play. [cube 6.500]
        """
        if not again:
            self.let_go_attached(card)
            self.move(card, self.players[player].play)
        if goes_to is not None:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), player, goes_to)
        if teamworked:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), player, returns=True)
        self._carry_out(player, card, again)

    def record_played(self, card: GameCard) -> None:
        """Record a card that is to count as played with its attributes as they are now. [cube 1.020, 2.020]"""
        self.ledger.this_turn.played_as[len(self.played)] = self.recorded(card)

    def record_gained(self, card: GameCard) -> None:
        """Record a card that is bought or gained with its attributes before it changes hands. [cube 1.020, 6.096]"""
        self.ledger.this_turn.gained_as[len(self.gained)] = self.recorded(card)

    def recorded(self, card: GameCard) -> GameCard:
        """A card with its attributes as they are now, whatever becomes of it. [cube 1.020]"""
        definition = card.definition
        if not definition.owned_types:
            return card
        return Card(card.serial, definition.as_it_was(owned=self.owners[card.serial] != NOBODY))

    def _carry_out(self, player: int, card: GameCard, again: bool = False) -> None:
        """Give the Power of a card that is played, then do what else its text says. [dcdb Resolving Card Abilities]

        That is done at once; what it triggers waits.
        """
        definition = card.definition
        if self.format.played_when_resolved and (definition.further is not None or definition.abilities):
            self._resolve_then_play(player, card, again)
            return
        if player == self.active:
            self.power_gained += definition.power
            if definition.owned_types:
                self.record_played(card)
            self.played.append(card)
            event = self.players[player].plain_plays[card.serial] or own_play(player, card)
        else:
            event = Event(events.PLAYED, player, card.alone)
        if definition.marks & self.awaited[player]:
            self.emit(event)
        else:
            self.log.append(event)
        if definition.further is not None:
            self._resolve(definition.further, player, card, event)
        if definition.abilities and not again:
            self.watch_for(player, card)

    def _resolve_then_play(self, player: int, card: GameCard, again: bool) -> None:
        """The same where a card counts as played, and triggers by it, as soon as it is resolved. [cube 2.020, 6.352]

        What its text puts into play sees it played, and so do some abilities that it has itself.

        [cube New Titans Tower (Teen Titans), Tactile Telekinesis (Teen Titans)]
        """
        definition = card.definition
        if player == self.active:
            self.power_gained += definition.power
            event = self.players[player].plain_plays[card.serial] or own_play(player, card)
        else:
            event = Event(events.PLAYED, player, card.alone)
        self.log.append(event)
        if definition.further is not None:
            self._resolve(definition.further, player, card, event)
        if player == self.active:
            if definition.owned_types:
                self.record_played(card)
            self.played.append(card)
        begins = not again and self.lies_in(card, self.players[player].play)
        abilities: list[EventAbility] = [*definition.abilities] if begins else []
        self.let_watch(player, card, [ability for ability in abilities if ability.sees_itself])
        self.notice(event)
        self.let_watch(player, card, [ability for ability in abilities if not ability.sees_itself])

    def _resolve(self, effect: Effect[Any, Any], player: int, card: GameCard, event: Event) -> None:
        """Resolve what a card that is played does beyond giving Power. [dcdb Order of Playing Your Cards]"""
        outer = self.play_event
        self.play_event = event
        self.resolving.append(card)
        self.run(effect, Resolution(player, card))
        self.resolving.pop()
        if self.ledger.this_turn.declined:
            self.ledger.this_turn.declined = [one for one in self.ledger.this_turn.declined if one != card.serial]
        self.play_event = outer

    def resolve_triggers(self) -> None:
        """Resolve what was triggered, one after another. [dcdb Resolving Card Abilities]

        The player who takes the turn comes first and then the others clockwise; each orders their own. In the Cube,
        that player comes last. After each, it begins again. [cube 2.030, 2.070-2.073]

        Raises:
            EndlessTexts: They trigger each other without end.
        """
        while self.pending:
            trigger = self._next_or_missed() if self.format.may_miss else self._next_trigger()
            if trigger is not None:
                self.pending.remove(trigger)
                trigger.watcher.waiting.resolve(self, trigger.watcher, trigger.event)

    def _next_trigger(self) -> Triggered:
        pending: list[Triggered] = self.pending
        if len(pending) == 1:
            return pending[0]
        for player in self.triggers_of():
            own = [trigger for trigger in pending if trigger.watcher.controller == player]
            if len(own) == 1:
                return own[0]
            if own:
                choices: list[Choice] = [WaitingAbility(trigger) for trigger in own]
                answer = self.ask(Question(player, ORDER_TRIGGERS, choices))
                assert isinstance(answer, WaitingAbility)
                return answer.trigger
        raise AssertionError("a trigger without a player")

    def _next_or_missed(self) -> Triggered | None:
        """The next trigger, or none where its player misses all that may be missed of those left.

        To miss one of several, a player resolves the others first. [cube 1.100-1.103, 2.030, 2.053, 2.060, 10.040]
        """
        pending: list[Triggered] = self.pending
        for player in self.triggers_of():
            own = [trigger for trigger in pending if trigger.watcher.controller == player]
            missable = [trigger for trigger in own if trigger.watcher.waiting.may_be_missed(self, trigger.watcher)]
            if len(own) == 1 and not missable:
                return own[0]
            if own:
                return self._choose_trigger(player, own, missable)
        raise AssertionError("a trigger without a player")

    def _choose_trigger(self, player: int, own: list[Triggered], missable: list[Triggered]) -> Triggered | None:
        """Let a player choose which trigger is resolved next, or miss those that may be missed. [cube 2.030, 10.040]"""
        choices: list[Choice] = [WaitingAbility(trigger) for trigger in own]
        prompt = ORDER_TRIGGERS
        if missable:
            choices.append(MISS)
            prompt = RESOLVE_OR_MISS
        answer = self.ask(Question(player, prompt, choices))
        if isinstance(answer, WaitingAbility):
            return answer.trigger
        for trigger in missable:
            self.pending.remove(trigger)
            self.log.append(Event(events.MISSED, player, [], 0, trigger.watcher.source))
        return None

    def triggers_of(self) -> list[int]:
        """The players in the order in which their triggers are resolved.

        [dcdb Resolving Card Abilities] [cube 2.070-2.073]
        """
        first = self.turn_player
        return self.clockwise_from(first if self.format.active_player_first else self.next_player(first))

    # Decks

    def refill_deck(self, seat: DeckBuilder) -> bool:
        """Shuffle the discard pile into a new deck, if a card is needed and there is none.

        [dcdb Shuffling Your Deck] [cube 6.151, 6.430]

        Returns:
            Whether the deck has a card now.
        """
        if self.piles[seat.deck.number]:
            return True
        if not self.piles[seat.discard.number]:
            return False
        self.reshuffle(seat.discard, seat.deck)
        self.log.append(seat.shuffling)
        return True

    def top_of_deck(self, player: int) -> GameCard | None:
        """The top card of a player's deck, which is shuffled anew where it is empty. [dcdb Shuffling Your Deck]"""
        seat = self.players[player]
        return self.piles[seat.deck.number][-1] if self.refill_deck(seat) else None

    def top_cards(self, player: int, count: int) -> list[GameCard]:
        """The top cards of a player's deck, the topmost first; where they are too few, the discard pile is shuffled
        and put under them. [dcdb Shuffling Your Deck]
        """
        seat = self.players[player]
        if len(self.piles[seat.deck.number]) < count and self.piles[seat.discard.number]:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(seat.shuffling)
        return self.piles[seat.deck.number][: -count - 1 : -1]

    def draw(self, player: int, count: int, source: GameCard | None) -> list[GameCard]:
        """Draw cards, as many as there are. [dcdb Shuffling Your Deck]

        Args:
            player: Who draws.
            count: How many.
            source: The card that tells to draw, if one does.

        Returns:
            What was drawn.
        """
        seat = self.players[player]
        drawn = self._take_from_deck(seat, count)
        if source is not None and player == self.active and not source.definition.is_hero:
            self.draws_told += 1
        self.emit(Event(events.DREW, player, drawn, count, source, seat.bit))
        return drawn

    def draw_card(self, player: int, card: GameCard) -> None:
        """Draw a certain card of the deck, which was looked at or revealed."""
        seat = self.players[player]
        self.move(card, seat.hand)
        self.emit(Event(events.DREW, player, card.alone, 1, None, seat.bit))

    def _take_from_deck(self, seat: DeckBuilder, count: int) -> list[GameCard]:
        """Take cards into the hand, as many as there are. [dcdb Shuffling Your Deck] [cube 6.151]"""
        drawn = self.move_top(seat.deck, seat.hand, count)
        if len(drawn) < count and self.refill_deck(seat):
            drawn = drawn + self.move_top(seat.deck, seat.hand, count - len(drawn))
        return drawn

    def draw_hand(self, player: int, count: int) -> None:
        """Draw a new hand, which triggers nothing. [cube 8.060]"""
        seat = self.players[player]
        self.log.append(Event(events.DREW, player, self._take_from_deck(seat, count), count, None, seat.bit))

    def draw_later(self, player: int, count: int, source: GameCard | None) -> None:
        """Let more cards be drawn as the turn ends: with the new hand, or in the Cube, by any player, after it.

        [dcdb Ending Your Turn] [cube 6.206]
        """
        if self.format.hand_goes_first:
            self.ledger.adjustments.append(Adjustment(player, (count,), source))
        elif player == self.active:
            self.extra_cards += count

    # Getting rid of cards

    def discard(self, card: GameCard) -> None:
        """Put a card of a player into the discard pile of its owner. [dcdb Order of Playing Your Cards]"""
        owner = self.owners[card.serial]
        if self.later_sets and self.returns(card):
            self.return_to_deck(card)
            return
        note = events.FROM_HAND if self.places[card.serial] == self.players[owner].hand.number else ""
        if owner == self.active and self.lies_in(card, self.players[owner].hand):
            self.ledger.this_turn.discarded += 1
        self.move(card, self.players[owner].discard)
        self.emit(Event(events.DISCARDED, owner, card.alone, note=note))

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

    def destroy(self, player: int, card: GameCard) -> None:
        """Remove a card from its deck and the game. [dcdb Destroying Cards] [cube 6.180]

        In the Cube, the event tells as its amount whether the player owned it.
        In the Cube, an opponent's card stays where it is, though it was destroyed. [cube 5.030]
        """
        owner = self.owners[card.serial]
        own = self.format.owned_by_place and owner == player
        event = Event(events.DESTROYED, player, self.recorded(card).alone, int(own))
        self.ledger.this_turn.destroyed += player == self.active
        self.let_go_attached(card)
        if not (self.format.owned_by_place and owner in self.foes(player)):
            self.move(card, self.bound_for(card, DESTROYED_PILE))
            self.owners[card.serial] = NOBODY
        self.emit(event)
        if self.lies_in(card, REMOVED):
            self.emit(Event(events.REMOVED, player, card.alone))
        ability = card.definition.when_destroyed
        if ability is not None and owner != NOBODY:
            self.pending.append(Triggered(EventWatcher(ability, owner, card, self.next_time()), event))

    def put(self, player: int, card: GameCard, zone: Zone, note: str, *, to_bottom: bool = False) -> None:
        """Put a card somewhere, which is no gaining, buying or drawing. [cube 6.380-6.382]

        Who becomes the owner of a card by it shows it. [cube 6.321]
        """
        told_to = zone
        zone = self.bound_for(card, zone)
        self.let_go_attached(card)
        if self.format.owned_by_place and self.owners[card.serial] != zone.owner and self.makes_owner(zone):
            self.show(card, EVERYBODY)
        self.settle_owner(card, zone)
        self.move(card, zone, to_bottom=to_bottom)
        if zone.in_play:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), zone.owner, was_put=True)
        if zone is REMOVED:
            self.emit(Event(events.REMOVED, player, card.alone))
            return
        if zone is not told_to:
            note = f"into {zone.in_words()}"
        if zone is LINE_UP:
            self.offer(card)
        elif zone is SUPER_VILLAIN_STACK:
            self.super_villain_face_up = True
        self.emit(Event(events.PUT, player, card.alone, 0, None, self.seen_by(card), note))

    def pass_on(self, player: int, card: GameCard, zone: Zone, note: str) -> None:
        """Let a player pass a card to another, who owns it then; in the Cube, only one that the player owns.

        A card that would stay where it is isn't passed. [cube 6.330-6.333]
        """
        if self.format.owned_by_place and self.owners[card.serial] != player:
            return
        if self.lies_in(card, zone):
            return
        self.owners[card.serial] = zone.owner
        self.put(player, card, zone, note)

    def keep(self, player: int, card: GameCard) -> None:
        """Let a player own a card in play, which goes nowhere else at the end of the turn. [cube 6.210, 6.320]"""
        self.owners[card.serial] = player
        thing = self.objects.get(card.serial)
        if isinstance(thing, PlayedCard):
            self.objects[card.serial] = PlayedCard(card, thing.number, thing.controller)

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
        if self.returns(card):
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

    def settle_owner(self, card: GameCard, zone: Zone) -> None:
        """Make somebody the owner of a card that is put somewhere, or nobody. [cube 6.320]"""
        if not self.makes_owner(zone):
            if zone is not SET_ASIDE:
                self.owners[card.serial] = NOBODY
        elif not (zone.in_play and self.format.owned_by_place):
            self.owners[card.serial] = zone.owner

    # Getting cards

    def gain(self, player: int, card: GameCard, zone: Zone | None = None) -> None:
        """Gain a card at no cost, into the discard pile if no other zone is told. [dcdb Gaining Cards] [cube 6.200]"""
        self.acquire(player, card, Event(events.GAINED, player, card.alone), zone)

    def acquire(self, player: int, card: GameCard, event: Event, zone: Zone | None = None) -> None:
        """Put a card that was bought, defeated or gained where it goes. [dcdb Buying Cards, Gaining Cards]

        What that triggers waits until it lies there. [cube 6.095, 6.200-6.202]

        What can't be bought any more after that this turn is noted. [cube 6.092, 6.093, 6.160]
        """
        self.emit(event)
        self.close_after(card, event)
        if player == self.active:
            if card.definition.owned_types:
                self.record_gained(card)
            self.gained.append(card)
        self.owners[card.serial] = player
        self.move(card, self.players[player].discard if zone is None else zone)
        if zone is not None:
            self.settle_owner(card, zone)
        if card.serial == self.ledger.attached_to:
            self.gain_attached(player)
        if zone is None and self.team_game and player == self.active:
            self._offer_to_teammate(player, card)
        for ability in (card.definition.when_gained, card.definition.reward):
            if ability is not None:
                self.pending.append(Triggered(EventWatcher(ability, player, card, self.next_time()), event))

    def gain_attached(self, player: int) -> None:
        """Gain all cards attached to the Super-Villain that was defeated. [cube 6.050]"""
        self.ledger.attached_to = NO_CARD
        for card in self.cards(ATTACHED).copy():
            self.gain(player, card)

    def let_go_attached(self, card: GameCard) -> None:
        """Remove what is attached to a Super-Villain that leaves the stack and wasn't defeated. [cube 6.051]"""
        if card.serial != self.ledger.attached_to:
            return
        self.ledger.attached_to = NO_CARD
        for attached in self.cards(ATTACHED).copy():
            self.move(attached, REMOVED)
            self.emit(Event(events.REMOVED, NOBODY, attached.alone))

    def attach(self, player: int, card: GameCard) -> None:
        """Attach a card to the Super-Villain that lies face up on the stack; to none where there is none.

        [cube 6.050-6.053]
        """
        villain = self.top_of(SUPER_VILLAIN_STACK)
        if villain is None or not self.super_villain_face_up or ATTACHED not in self.format.shared:
            return
        self.ledger.attached_to = villain.serial
        self.put(player, card, ATTACHED, f"on {villain}")

    def resolved_here(self, player: int) -> list[GameCard]:
        """The cards that a player played this turn, and that still lie where they resolved: in play, or, by Ninjutsu,
        in the Line-Up. [cube 1.030, 1.040, 6.290]
        """
        in_play = [card for card in self.cards(self.players[player].play) if not self.was_put(card)]
        in_line_up = [card for card in self.cards(LINE_UP) if card.serial in self.ledger.this_turn.in_line_up]
        return [card for card in [*in_play, *in_line_up] if card in self.played and card not in self.resolving]

    def close_after(self, card: GameCard, event: Event) -> None:
        """Note that a Super-Villain was defeated, and what is closed to buyers now. [cube 6.092, 6.093, 6.160]"""
        from_stack = self.lies_in(card, SUPER_VILLAIN_STACK)
        if from_stack:
            self.ledger.defeated.append(card.serial)
        if (from_stack or event.kind is events.BOUGHT) and event.player == self.active:
            self.ledger.closed |= self.format.closed_by.get(self.places[card.serial], 0)

    def gain_weakness(self, player: int, *, to_top_of_deck: bool = False, to_bottom: bool = False) -> bool:
        """Gain a Weakness, if there is one, or put it on or under the deck. [dcdb Weakness]

        There is another stack in the Cube for First Appearances. [cube 1.150, 6.561]

        Returns:
            Whether there was one.
        """
        stack = self.piles[WEAKNESS_STACK.number]
        if not stack and self.ledger.appearing and self.format.reserve:
            stack = self.piles[RESERVE.number]
        if not stack:
            self.log.append(Event(events.NOT_GAINED, player, [], note="a Weakness"))
            return False
        if to_top_of_deck or to_bottom:
            note = "on the bottom of the deck" if to_bottom else "on top of the deck"
            self.put(player, stack[-1], self.players[player].deck, note, to_bottom=to_bottom)
        else:
            self.gain(player, stack[-1])
        return True

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

    # Showing cards

    def knows(self, player: int, card: GameCard) -> bool:
        """Everybody knows the face-up Super-Villain too. [dcdb The Super-Villain Stack]"""
        if super().knows(player, card):
            return True
        return self.super_villain_face_up and card is self.top_of(SUPER_VILLAIN_STACK)

    def is_asked_in_any_case(self, player: int, fits: Callable[[DeckBuildingGame, GameCard], bool]) -> bool:
        """Whether a player is asked for cards of the hand though there may be none, so that nobody can tell.

        That is so if it was agreed on, and if the player holds cards and has one that fits where the others don't see
        it: what a player bought and gained, they all saw.
        """
        if not self.always_ask:
            return False
        seat = self.players[player]
        return bool(self.piles[seat.hand.number]) and any(
            [fits(self, card) for zone in (seat.hand, seat.deck, seat.under_hero) for card in self.piles[zone.number]]
        )

    def reveal(self, player: int, cards: list[GameCard], source: GameCard | None) -> None:
        """Show cards to everybody, where they lie; shown again, they are the same.

        [dcdb Shuffling Your Deck] [cube 3.071, 6.410]
        """
        self.show_all(cards, EVERYBODY)
        self.log.append(Event(events.REVEALED, player, [*cards], 0, source))

    def show_that_none_is_there(self, player: int, source: GameCard | None) -> None:
        """Show the hand of a player who must do something with a card of it, and holds no such card. [cube 3.050]"""
        hand = self.cards(self.players[player].hand)
        if self.format.shows_what_is_lacking and hand:
            self.reveal(player, sorted(hand, key=Card.key), source)

    def look(self, player: int, card: GameCard, source: GameCard | None) -> None:
        """Show a card to one player, where it lies: nobody looks at another hidden place untold. [cube 3.020]"""
        self.show(card, self.players[player].bit)
        self.log.append(Event(events.LOOKED, player, card.alone, 0, source, self.seen_by(card)))

    # Super Heroes

    def take_hero(self, player: int, hero: GameCard) -> None:
        """Let a player play as a Super Hero. [dcdb Choosing Super Heroes]"""
        self.move(hero, self.players[player].heroes)
        self.log.append(Event(events.TOOK_HERO, player, hero.alone))
        self.watch_for(player, hero)

    def turn_heroes_down(self, player: int) -> None:
        """Turn all Super Heroes of a player face down, so that they have no abilities.

        [dcdb First Appearance] [cube 4.020]
        """
        self.hero_face_down[player] = True
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            for watcher in self.watchers_of(hero):
                self.stop_watching(watcher)
        self.log.append(Event(events.TURNED_HERO_DOWN, player, [*heroes]))

    def turn_heroes_up(self, player: int) -> None:
        """Turn a player's Super Heroes face up again, if they are face down. [dcdb First Appearance]"""
        if not self.hero_face_down[player]:
            return
        self.hero_face_down[player] = False
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            self.watch_for(player, hero)
        self.log.append(Event(events.TURNED_HERO_UP, player, [*heroes]))
