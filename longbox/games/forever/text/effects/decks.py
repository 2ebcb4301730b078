"""What is done to other players' decks and hands. [forever Look At, Out Of Play]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardEffect, Filter, Situation
from longbox.games.forever.actions import timing
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import OUT_OF_PLAY, REVEALED, Measured, OnCards
from longbox.games.forever.text.effects.cards import has_cards, put_on_deck
from longbox.games.forever.text.players import choose_player, players_of
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN, Term

NEXT_ON_TOP: Final[Prompt] = Prompt("Choose the card that comes to lie on the others", "Look At")
TO_BOTTOM: Final[Prompt] = Prompt("Choose a card for the bottom of that deck", "Look At")
BURY: Final[Prompt] = Prompt("Choose a card for the top of that deck", "Out Of Play")


class StackDeck(CardEffect):
    """Look at the top cards of a player's deck, and put them back in any order. [forever Look At]"""

    fields = ("count", "kind")
    tells = "kind"
    not_zero = ("count",)

    def __init__(self, count: int, kind: str) -> None:
        self.count = count
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        player = choose_player(game, players_of(game, self.kind, resolution.player), resolution)
        seat = game.players[player]
        game.see_to_deck(player)
        cards = game.topmost(seat.deck, self.count)
        for card in cards:
            game.look(resolution.player, card)
        self.put_aside(game, resolution, cards, player)
        while cards:
            card = cards[0] if len(cards) == 1 else self.next(game, resolution, cards)
            cards.remove(card)
            game.move(card, seat.deck)
            game.show(card, game.players[resolution.player].bit)

    def put_aside(self, game: ForeverGame, situation: Situation, cards: list[GameCard], player: int) -> None:
        """Take those out that don't go back on top."""

    def next(self, game: ForeverGame, situation: Situation, cards: list[GameCard]) -> GameCard:
        """The card that is put back next, above those put back before it."""
        return game.choose_cards(situation.player, NEXT_ON_TOP, cards, situation.source, 1, 1)[0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        seats = [game.players[player] for player in players_of(game, self.kind, resolution.player)]
        return any([bool(game.cards(seat.deck) or game.cards(seat.discard)) for seat in seats])


class StackDeckButOne(StackDeck):
    """The same, but one of the cards goes to the bottom of that deck. [forever Look At]"""

    def put_aside(self, game: ForeverGame, situation: Situation, cards: list[GameCard], player: int) -> None:
        if cards:
            card = game.choose_cards(situation.player, TO_BOTTOM, cards, situation.source, 1, 1)[0]
            cards.remove(card)
            game.move(card, game.players[player].deck, to_bottom=True)
            game.show(card, game.players[situation.player].bit)


class LookAtTop(CardEffect):
    """Look at the top cards of a player's deck, of which the text can speak then. [forever Look At]"""

    fields = ("count", "kind")
    tells = "kind"
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (REVEALED,)

    def __init__(self, count: int, kind: str) -> None:
        self.count = count
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = [player for player in players_of(game, self.kind, resolution.player) if game.has_deck(player)]
        cards: list[GameCard] = []
        if able:
            player = choose_player(game, able, resolution)
            game.see_to_deck(player)
            cards = game.topmost(game.players[player].deck, self.count)
        for card in cards:
            game.look(resolution.player, card)
        resolution.speak_of(cards, (), self.spoken_as)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([has_cards(game, player) for player in players_of(game, self.kind, resolution.player)])


class PutOnTop(OnCards):
    """What the text looked at, revealed or found goes on top of its owner's deck. [forever Out Of Play]"""

    out_of_play = OUT_OF_PLAY
    to_bottom: ClassVar[bool] = False

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.is_affiliated and not game.in_play(card)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            put_on_deck(game, card, situation, to_bottom=self.to_bottom)
        for seat in game.players:
            game.see_to_deck(seat.number)


class PutOnBottom(PutOnTop):
    """The same, but it goes to the bottom of that deck. [forever Out Of Play]"""

    to_bottom: ClassVar[bool] = True


class BuryInDeck(CardEffect):
    """Put cards from your hand on top of another player's deck; they stay yours. [forever Out Of Play]"""

    fields = ("most", "filter", "kind")
    tells = "kind"
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, most: int, filter: Filter, kind: str) -> None:
        self.most = most
        self.filter = filter
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        player = choose_player(game, players_of(game, self.kind, resolution.player), resolution)
        seat = game.players[player]
        able = self.able(game, resolution)
        cards = game.choose_cards(resolution.player, BURY, able, resolution.source, 0, self.most)
        for card in cards:
            game.move(card, seat.deck)
            game.tell(Happening(events.MOVED, seat.number, card.alone, note="to the top of the deck"))
        resolution.did = bool(cards)

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the hand that can be put there."""
        hand = game.hand(situation.player)
        return [card for card in hand if card is not situation.source and self.filter.matches(game, card, situation)]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))


class RevealHand(CardEffect):
    """Reveal your hand; the cards stay where they are. [forever Reveal]"""

    brings: ClassVar[tuple[str, ...]] = (REVEALED,)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        reveal(game, resolution, game.hand(resolution.player).copy(), self)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(game.hand(resolution.player))


class RevealTop(Measured):
    """Reveal the top cards of your deck; they stay there in their order. [forever Reveal]"""

    brings: ClassVar[tuple[str, ...]] = (REVEALED,)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = self.extent(game, resolution)
        seat = game.players[resolution.player]
        if count > 0 and game.has_deck(seat.number):
            reveal(game, resolution, game.topmost(seat.deck, count), self)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        seat = game.players[resolution.player]
        return bool(game.cards(seat.deck) or game.cards(seat.discard)) and self.extent(game, resolution) > 0


def reveal(game: ForeverGame, situation: Situation, cards: list[GameCard], by: Term) -> None:
    """Reveal cards of a player where they lie; the text can speak of them. [forever Reveal]"""
    for card in cards:
        game.show(card, game.everybody())
    situation.speak_of(cards, (), by.spoken_as)
    if cards:
        event = Happening(events.REVEALED, situation.player, cards, len(cards), situation.source, situation.controller)
        timing.tell(game, event)


class TakeOwn(CardEffect):
    """What is yours of the cards that the text spoke of goes into your hand: "put each card you own among them ..."."""

    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def can_mean_many(self) -> bool:
        return True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        own = self.own(game, resolution)
        for card in own:
            game.move(card, game.players[resolution.player].hand)
            game.tell(Happening(events.TOOK, resolution.player, card.alone))
        resolution.did = bool(own)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.own(game, resolution))

    def own(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards that are yours and not in play."""
        return [
            card
            for card in situation.meant_by(self)
            if game.owners[card.serial] == situation.player and not game.in_play(card)
        ]
