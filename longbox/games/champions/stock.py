"""The decks of a game of Marvel Champions: drawing, discarding, dealing, and what follows when one runs out.

[champions Drawing Cards; Empty Player Deck; Empty Encounter Deck]
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from longbox.games.champions import editions, events
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD
from longbox.games.champions.tableau import Tableau
from longbox.kernel.zones import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Stock(Tableau):
    """The table with the decks on it."""

    # The players' decks

    def draw(self, player: int, count: int, source: GameCard | None = None) -> int:
        """Draw cards, as many as there are; who is out of the game has none.

        [champions Drawing Cards, Empty Player Deck, Player Elimination]

        Returns:
            How many were drawn.
        """
        seat = self.players[player]
        if self.eliminated[player]:
            return 0
        if count > 0:
            self.see_to_deck(player)
        if self.plays(editions.DRAWING) and count > 1:
            return sum([self.draw(player, 1, source) for _ in range(count)])
        drawn = self.move_top(seat.deck, seat.hand, count)
        if not self.piles[seat.deck.number] and drawn:
            self.refill_deck(player)
            if len(drawn) < count:
                drawn = drawn + self.move_top(seat.deck, seat.hand, count - len(drawn))
        if drawn:
            self.log.append(Happening(events.DREW, player, drawn, len(drawn), source, seen_by=seat.bit))
        return len(drawn)

    def has_deck(self, player: int) -> bool:
        """Whether a player has a deck, or cards to make it anew of; who is out of the game has none.

        [champions Empty Player Deck, Player Elimination]
        """
        seat = self.players[player]
        if self.eliminated[player]:
            return False
        return bool(self.piles[seat.deck.number] or self.piles[seat.discard.number])

    def see_to_deck(self, player: int) -> None:
        """Make a player's deck anew, if it ran out while there was nothing to make it of. [champions Empty Player Deck]

        Whatever takes cards from a deck sees to it first.
        """
        if not self.piles[self.players[player].deck.number] and self.has_deck(player):
            self.refill_deck(player)

    def refill_deck(self, player: int) -> None:
        """Make a deck that ran out anew of the discard pile; its player is dealt an encounter card.

        [champions Empty Player Deck]
        """
        seat = self.players[player]
        if self.piles[seat.discard.number]:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(Happening(events.SHUFFLED, player, []))
            self.deal_encounter_card(player)

    def discard_top(self, player: int, count: int, source: GameCard | None = None) -> list[GameCard]:
        """Discard cards from the top of a player's deck, but none of a deck made anew. [champions Empty Player Deck]

        Returns:
            The cards discarded.
        """
        seat = self.players[player]
        discarded: list[GameCard] = []
        if count > 0:
            self.see_to_deck(player)
        for _ in range(min(count, len(self.piles[seat.deck.number]))):
            card = self.piles[seat.deck.number][-1]
            self.move(card, seat.discard)
            discarded.append(card)
        if discarded:
            self.log.append(Happening(events.DISCARDED, player, discarded, len(discarded), source))
            if not self.piles[seat.deck.number]:
                self.refill_deck(player)
        return discarded

    def discard_from_hand(self, player: int, card: GameCard, source: GameCard | None = None) -> None:
        """Discard a card from a player's hand."""
        self.move(card, self.players[self.owners[card.serial]].discard)
        self.log.append(Happening(events.DISCARDED, player, card.alone, 1, source))

    def random_card(self, player: int) -> GameCard | None:
        """A card of a player's hand, by chance."""
        hand = self.piles[self.players[player].hand.number]
        return self.randomness.pick(hand) if hand else None

    # The encounter deck

    def top_encounter_card(self) -> GameCard | None:
        """The top card of the encounter deck, which is made anew as soon as it runs out.

        Where nothing is left to make it of, the players lose. [champions Empty Encounter Deck]
        """
        self.took_encounter_card()
        pile = self.piles[ENCOUNTER_DECK.number]
        if pile:
            return pile[-1]
        self.end(won=False, note="no encounter card is left")
        return None

    def encounter_deck_is_empty(self) -> bool:
        """Whether the encounter deck has run out. [champions Empty Encounter Deck]"""
        return not self.piles[ENCOUNTER_DECK.number]

    def took_encounter_card(self) -> None:
        """Make the encounter deck anew of the discard pile if it ran out, at the price of an acceleration token.

        [champions Empty Encounter Deck, Acceleration Token]
        """
        if not self.piles[ENCOUNTER_DECK.number] and self.piles[ENCOUNTER_DISCARD.number]:
            self.reshuffle(ENCOUNTER_DISCARD, ENCOUNTER_DECK)
            self.log.append(Happening(events.SHUFFLED_ENCOUNTER, NOBODY, []))
            self.accelerate()

    def accelerate(self) -> None:
        """Give the main scheme an acceleration token. [champions Acceleration Token]"""
        scheme = self.permanent(self.main_scheme())
        scheme.counters[ACCELERATION] = scheme.counters.get(ACCELERATION, 0) + 1
        self.log.append(Happening(events.ACCELERATED, NOBODY, scheme.card.alone))

    def deal_encounter_card(self, player: int) -> None:
        """Deal a player who is not out of the game an encounter card, facedown.

        [champions Deal, Deal An Encounter Card; Player Elimination]
        """
        card = None if self.eliminated[player] else self.top_encounter_card()
        if card is not None:
            self.move(card, self.players[player].dealt, to_bottom=True)
            self.log.append(Happening(events.DEALT, player, [], 1))
            self.took_encounter_card()
