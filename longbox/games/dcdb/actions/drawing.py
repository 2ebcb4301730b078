"""The decks of the players: shuffling, and drawing."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.resources import Resources
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.ledger import Adjustment
from longbox.games.dcdb.table import SET_ASIDE, DeckBuilder
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing(Resources):
    """A table with a deck for each player. [dcdb Shuffling Your Deck]"""

    __slots__ = ()

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
        self.shuffle_discard_pile(seat)
        return bool(self.piles[seat.deck.number])

    def shuffle_discard_pile(self, seat: DeckBuilder) -> None:
        """Shuffle a discard pile and put it under the deck. [dcdb Shuffling Your Deck] [cube 6.430]"""
        if self.guards[events.SHUFFLING.number]:
            self.shuffle_what_is_not_left(seat)
        else:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(seat.shuffling)

    def shuffle_what_is_not_left(self, seat: DeckBuilder) -> None:
        """The same, but for a card that may be left. [cube Trickster (Crossover 5)]"""
        event = Event(events.SHUFFLING, seat.number, [])
        self.before(event)
        left = event.cards
        for card in left:
            self.move(card, SET_ASIDE)
        if not left or self.piles[seat.discard.number]:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(seat.shuffling)
        for card in left:
            self.move(card, seat.discard)

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
            self.shuffle_discard_pile(seat)
        return self.topmost(seat.deck, count)

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
        if self.cannot_draw(player, source):
            return []
        if source is not None and self.guards[events.TOLD_TO_DRAW.number]:
            count = self.left_to_draw(player, count, source)
        drawn = self.move_top(seat.deck, seat.hand, count)
        if len(drawn) < count and self.piles[seat.discard.number]:
            drawn = self.draw_the_rest(seat, drawn, count)
        if source is not None or self.later_sets:
            self.count_drawn(player, drawn, source)
        event = Event(events.DREW, player, drawn, count, source, seat.bit)
        if self.watchers[events.DREW.number]:
            self.emit(event)
        else:
            self.log.append(event)
        return drawn

    def cannot_draw(self, player: int, source: GameCard | None) -> bool:
        """Whether a text forbids a player to draw what a card tells to draw; no card tells to draw the new hand."""
        forbidden = self.ledger.this_turn.no_draws and source is not None and player == self.active
        if forbidden:
            self.log.append(Event(events.NOT_DRAWN, player, []))
        return forbidden

    def left_to_draw(
        self, player: int, count: int, source: GameCard | None, among: list[GameCard] | None = None
    ) -> int:
        """Let a player do what comes before the drawing of cards that a card tells of, or in its place.

        A Main Character is no card. [cube 4.010, Jay Garrick (Crossover 1), Robin (Crisis 1)]

        Args:
            player: Who draws.
            count: How many cards.
            source: What tells to draw.
            among: The cards of which they are drawn, where they were shown.

        Returns:
            How many are drawn still.
        """
        if source is None or count < 1 or source.definition.is_hero:
            return count
        guards: list[EventWatcher] = self.guards[events.TOLD_TO_DRAW.number]
        if not any([watcher.controller == player for watcher in guards]):
            return count
        event = Event(events.TOLD_TO_DRAW, player, among or [], count, source)
        self.before(event)
        return event.amount

    def draw_these(self, player: int, cards: list[GameCard], source: GameCard | None) -> None:
        """Draw certain cards of the deck, which were looked at or revealed, as a card told."""
        if self.cannot_draw(player, source):
            return
        for card in cards:
            self.move(card, self.players[player].hand)
        self.count_drawn(player, cards, source)
        self.emit(Event(events.DREW, player, cards, len(cards), source, self.players[player].bit))

    def count_drawn(self, player: int, drawn: list[GameCard], source: GameCard | None) -> None:
        """Count the cards that the active player has drawn, and how often a card told that player to draw."""
        if player != self.active:
            return
        if source is not None and not source.definition.is_hero:
            self.draws_told += 1
        if self.later_sets:
            self.ledger.this_turn.drawn += len(drawn)

    def draw_the_rest(self, seat: DeckBuilder, drawn: list[GameCard], count: int) -> list[GameCard]:
        """Draw on from the discard pile, now that the deck is empty. [dcdb Shuffling Your Deck] [cube 6.151]

        Args:
            seat: Who draws.
            drawn: What that player has drawn.
            count: How many are to be drawn in all.

        Returns:
            All that was drawn.
        """
        self.shuffle_discard_pile(seat)
        return drawn + self.move_top(seat.deck, seat.hand, count - len(drawn))

    def draw_hand(self, player: int, count: int) -> None:
        """Draw a new hand, which triggers nothing. [cube 8.060]"""
        seat = self.players[player]
        drawn = self.move_top(seat.deck, seat.hand, count)
        if len(drawn) < count and self.piles[seat.discard.number]:
            drawn = self.draw_the_rest(seat, drawn, count)
        self.log.append(Event(events.DREW, player, drawn, count, None, seat.bit))

    def draw_later(self, player: int, count: int, source: GameCard | None) -> None:
        """Let more cards be drawn as the turn ends: with the new hand, or in the Cube, by any player, after it.

        [dcdb Ending Your Turn] [cube 6.206]
        """
        if self.format.hand_goes_first:
            self.ledger.adjustments.append(Adjustment(player, (count,), source))
        elif player == self.active:
            self.extra_cards += count
