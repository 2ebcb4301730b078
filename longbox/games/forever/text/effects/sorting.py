"""What is done with some of the cards that a text looked at or revealed, and with the rest. [forever Reveal]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardEffect, Filter, Situation, Target
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import FOUND
from longbox.games.forever.text.effects.cards import can_be_played, has_cards, play, put_on_deck
from longbox.games.forever.text.effects.decks import NEXT_ON_TOP, TO_BOTTOM, reveal
from longbox.games.forever.text.targets import choose
from longbox.kernel.terms import DEED, PRONOUN, parts_of

DISCARDED: Final = "discard"
BENEATH: Final = "bottom"
ON_TOP: Final = "top"
SHUFFLED: Final = "shuffle"
"""What is done with the rest."""
INTO_HAND: Final = "hand"
INTO_PLAY: Final = "play"
"""What is done with a card that was looked for."""


class EachOfThem(Target):
    """All cards of a kind among those that the text spoke of: "each Tech card among them"."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)
    refers = PRONOUN
    least = 0

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def can_mean_many(self) -> bool:
        return True

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in situation.meant_by(self) if self.filter.matches(game, card, situation)]

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


class OneOfThem(EachOfThem):
    """One card of a kind among those that the text spoke of, which the player of the text chooses."""

    chooses: ClassVar[bool] = True

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 1, 1)


class OneOfThatHand(OneOfThem):
    """The same of a hand that was looked at: "you may discard a Scheme from it"."""

    def is_unlikely(self) -> bool:
        """Who looks at a hand and discards a card from it says so at once."""
        return True


class TakeOfThem(CardEffect):
    """Some of the cards that the text spoke of go into your hand; the rest is discarded, or goes into the deck.

    [forever Look At, Reveal, Out Of Play]
    """

    fields: ClassVar[tuple[str, ...]] = ("target", "rest")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, target: Target, rest: str) -> None:
        self.target = target
        self.rest = rest

    def is_unlikely(self) -> bool:
        """Looking at one's own cards and taking some of them is mostly one thing, not two."""
        return True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        them = self.them(resolution).copy()
        able = [card for card in self.target.candidates(game, resolution) if self.affects(game, card, resolution)]
        chosen = self.target.pick(game, resolution, able)
        self.do(game, chosen, resolution)
        put_rest(game, [card for card in them if card not in chosen], self.rest, resolution)
        leaving.see_to_decks(game)
        resolution.speak_of(chosen)
        resolution.did = bool(chosen)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.them(resolution))

    def them(self, situation: Situation) -> list[GameCard]:
        """All the cards that the text spoke of, some of which are taken."""
        word = next(part for part in parts_of(self.target) if part.refers)
        return situation.meant_by(word)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it can be done to a card: what goes into your hand you own. [forever Out Of Play]"""
        return game.owners[card.serial] == situation.player and not game.in_play(card)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        """Do it to the cards that were chosen."""
        seat = game.players[situation.player]
        for card in cards:
            seen_by = sum([each.bit for each in game.players if game.knows(each.number, card)])
            game.move(card, seat.hand)
            game.show(card, seen_by)
            game.tell(Happening(events.TOOK, seat.number, card.alone, seen_by=seen_by | seat.bit))


class DiscardOfThem(TakeOfThem):
    """Some of the cards that the text spoke of are discarded; the rest goes into the deck."""

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return not game.in_play(card)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        leaving.discard_from_play(game, cards, situation.player, situation.source)


def put_rest(game: ForeverGame, cards: list[GameCard], rest: str, situation: Situation) -> None:
    """Put those cards away of which nothing else was done: the player of the text says in which order."""
    if rest == DISCARDED:
        leaving.discard_from_play(game, cards, situation.player, situation.source)
        return
    left = cards.copy()
    while left:
        card = left[0]
        if len(left) > 1 and rest != SHUFFLED:
            prompt = TO_BOTTOM if rest == BENEATH else NEXT_ON_TOP
            card = game.choose_cards(situation.player, prompt, left, situation.source, 1, 1)[0]
        left.remove(card)
        if rest != SHUFFLED:
            put_on_deck(game, card, situation, to_bottom=rest == BENEATH)
    for number in dict.fromkeys([game.owners[card.serial] for card in cards]) if rest == SHUFFLED else ():
        game.shuffle(game.players[number].deck)
        game.tell(Happening(events.SHUFFLED, number, []))


class RevealUntil(CardEffect):
    """Reveal the top cards of your deck one after the other until one is of a kind, and take that one.

    The rest is discarded, or goes into the deck. Where there is none of the kind, all of the deck is the rest.

    [forever Reveal, Player Decks]
    """

    fields = ("filter", "goal", "rest")
    brings: ClassVar[tuple[str, ...]] = (DEED, FOUND)

    def __init__(self, filter: Filter, goal: str, rest: str) -> None:
        self.filter = filter
        self.goal = goal
        self.rest = rest

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        seat = game.players[resolution.player]
        resolution.did = False
        if not game.has_deck(seat.number):
            return
        cards = self.revealed(game, resolution)
        reveal(game, resolution, cards, self)
        found = [card for card in cards[-1:] if self.filter.matches(game, card, resolution)]
        left = [card for card in cards if card not in found]
        for card in found:
            self.take(game, card, resolution, left)
        put_rest(game, left, self.rest, resolution)
        leaving.see_to_decks(game)
        resolution.speak_of(found, (), self.spoken_as)
        resolution.did = bool(found)

    def revealed(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards from the top of the deck to the first of the kind."""
        deck = [*reversed(game.cards(game.players[situation.player].deck))]
        for count, card in enumerate(deck, 1):
            if self.filter.matches(game, card, situation):
                return deck[:count]
        return deck

    def take(self, game: ForeverGame, card: GameCard, situation: Situation, left: list[GameCard]) -> None:
        """Take the card that was found; what can't be played is one of the rest. [forever Play A Card]"""
        if self.goal == INTO_HAND:
            game.move(card, game.players[situation.player].hand)
            game.show(card, game.everybody())
            game.tell(Happening(events.TOOK, situation.player, card.alone))
        elif can_be_played(game, card, situation):
            play(game, card, situation.player)
        else:
            left.append(card)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return has_cards(game, resolution.player)
