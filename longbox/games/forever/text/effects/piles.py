"""Cards that go from one place where cards of yours lie to another. [forever Out Of Play, Discard]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import AllThereAre, Chosen
from longbox.games.forever.text.effects.base import FOUND, IN_DECKS
from longbox.games.forever.text.effects.cards import DISCARD_PILE, RESERVE, TAKE, put_on_deck
from longbox.kernel.terms import AMOUNT, DEED
from longbox.kernel.zones import EVERYBODY
from longbox.texts.amounts import Fixed
from longbox.texts.filters import AnyCard

HAND: Final = "hand"
ON_TOP: Final = "top"
BENEATH: Final = "bottom"
SHUFFLED: Final = "shuffled"
REMOVED: Final = "removed"


class PutCards(CardEffect):
    """Cards of your hand, discard pile or reserve go into your hand, deck or discard pile. [forever Out Of Play]

    As many as there are, where there are fewer; of a hand nobody else sees which, unless they are discarded.
    """

    fields: ClassVar[tuple[str, ...]] = ("amount", "filter", "place", "goal")
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT, FOUND)

    def __init__(self, amount: CardAmount, filter: Filter, place: str, goal: str) -> None:
        self.amount = amount
        self.filter = filter
        self.place = place
        self.goal = goal

    def sorts(self) -> tuple[str, ...]:
        return IN_DECKS

    def is_unlikely(self) -> bool:
        """What is said of any cards, or of one of a discard pile, is mostly said as such."""
        single = isinstance(self.amount, Fixed) and self.amount.value == 1
        found = self.place == DISCARD_PILE or (self.place == RESERVE and self.goal == HAND)
        said_as_such = isinstance(self.filter, AnyCard) and self.goal != REMOVED
        return said_as_such or (single and found)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = self.able(game, resolution)
        cards = able if isinstance(self.amount, AllThereAre) else self.chosen(game, able, resolution)
        self.put(game, cards, resolution)
        resolution.speak_of(cards, (), self.spoken_as)
        resolution.amount = len(cards)
        resolution.did = len(cards) >= self.needed(game, resolution)

    def chosen(self, game: ForeverGame, able: list[GameCard], situation: Situation) -> list[GameCard]:
        """Those that the player chooses."""
        count = self.amount.count(game, situation)
        least = 0 if isinstance(self.amount, Chosen) else count
        return game.choose_cards(situation.player, TAKE, able, situation.source, least, count)

    def needed(self, game: ForeverGame, situation: Situation) -> int:
        """How many there must be for it to be done."""
        return self.amount.count(game, situation) if isinstance(self.amount, Fixed) else 1

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards that it can be done to. The card that is being played is none of the hand."""
        seat = game.players[situation.player]
        pile = {HAND: seat.hand, RESERVE: seat.reserve}.get(self.place, seat.discard)
        there = [card for card in game.cards(pile) if card is not situation.source]
        cards = [card for card in there if not card.definition.is_character]
        return [card for card in cards if self.filter.matches(game, card, situation)]

    def put(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        """Put them where they go."""
        seat = game.players[situation.player]
        if self.goal == DISCARD_PILE and self.place == HAND:
            leaving.discard_from_hand(game, seat.number, cards, situation.source)
            return
        for card in cards:
            if self.goal == REMOVED:
                leaving.sacrifice(game, card)
            elif self.goal == DISCARD_PILE:
                game.move(card, seat.discard)
                game.tell(Happening(events.MOVED, seat.number, card.alone, note="to the discard pile"))
            elif self.goal == HAND:
                game.move(card, seat.hand)
                game.tell(Happening(events.TOOK, seat.number, card.alone))
            elif self.goal == SHUFFLED:
                seen_by = seat.bit if self.place == HAND else EVERYBODY
                game.move(card, seat.deck)
                note = "to the deck"
                game.tell(Happening(events.MOVED, seat.number, card.alone, seen_by=seen_by, note=note))
            else:
                put_on_deck(game, card, situation, to_bottom=self.goal == BENEATH)
        if self.goal == SHUFFLED and cards:
            game.shuffle(seat.deck)
        game.see_to_deck(seat.number)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return len(self.able(game, resolution)) >= max(self.needed(game, resolution), 1)
