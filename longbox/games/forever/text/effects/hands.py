"""What is done with hands: looked at, revealed, refilled, put on decks. [forever Look At, Reveal, Draw, Out Of Play]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import Chosen
from longbox.games.forever.text.effects.base import DISCARDED as DISCARDED_CARD
from longbox.games.forever.text.effects.base import REVEALED, Measured
from longbox.games.forever.text.effects.cards import TAKE, has_cards, put_on_deck
from longbox.games.forever.text.effects.decks import NEXT_ON_TOP, TO_BOTTOM, reveal
from longbox.games.forever.text.players import choose_player, players_of
from longbox.kernel.choices import Choice, Number
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import AMOUNT, DEED, PLAYER

NUMBER: Final[Prompt] = Prompt("Choose a number", "Resolving Effects")
PUT_BACK: Final[Prompt] = Prompt("Choose a card for the top of your deck", "Out Of Play")

DISCARDED: Final = "discard"
BENEATH: Final = "bottom"
ON_TOP: Final = "top"
"""What is done with the cards that are looked at and not taken."""


class OfAHand(CardEffect):
    """Something that is done with the hand of a player of a kind, whom you choose."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    brings: ClassVar[tuple[str, ...]] = (REVEALED, PLAYER)
    tells = "kind"

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = [player for player in players_of(game, self.kind, resolution.player) if game.hand(player)]
        if not able:
            resolution.speak_of([], (), self.spoken_as)
            return
        self.do(game, choose_player(game, able, resolution), resolution)

    def do(self, game: ForeverGame, player: int, situation: Situation) -> None:
        """Do it with the hand of a player."""
        raise NotImplementedError

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([bool(game.hand(player)) for player in players_of(game, self.kind, resolution.player)])


class LookAtHand(OfAHand):
    """Look at a player's hand: nobody else sees it. [forever Look At]"""

    def do(self, game: ForeverGame, player: int, situation: Situation) -> None:
        cards = game.hand(player).copy()
        for card in cards:
            game.look(situation.player, card)
        situation.speak_of(cards, (), self.spoken_as)


class ChooseFromHand(OfAHand):
    """Look at a player's hand and choose a card of it, of which the text goes on to speak. [forever Look At, Target]"""

    fields = ("kind", "filter")

    def __init__(self, kind: str, filter: Filter) -> None:
        super().__init__(kind)
        self.filter = filter

    def do(self, game: ForeverGame, player: int, situation: Situation) -> None:
        cards = game.hand(player).copy()
        for card in cards:
            game.look(situation.player, card)
        able = [card for card in cards if self.filter.matches(game, card, situation)]
        self.use(game, game.choose_cards(situation.player, TAKE, able, situation.source, 1, 1), player, situation)

    def use(self, game: ForeverGame, cards: list[GameCard], player: int, situation: Situation) -> None:
        """Do with the card that was chosen what the text says."""
        situation.speak_of(cards, (), self.spoken_as)


class DiscardFromTheirHand(ChooseFromHand):
    """Look at a player's hand and discard a card of it, which you choose. [forever Look At, Discard]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, DISCARDED_CARD, PLAYER)

    def use(self, game: ForeverGame, cards: list[GameCard], player: int, situation: Situation) -> None:
        leaving.discard_from_hand(game, player, cards, situation.source)
        situation.speak_of(cards, (), self.spoken_as)
        situation.did = bool(cards)


class RevealAtRandom(OfAHand):
    """Cards of a player's hand are revealed at random; they stay there. [forever Reveal]"""

    fields = ("amount", "kind")
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount, kind: str) -> None:
        super().__init__(kind)
        self.amount = amount

    def do(self, game: ForeverGame, player: int, situation: Situation) -> None:
        theirs = situation.speaking_to(player)
        reveal(game, theirs, at_random(game, player, self.amount.count(game, situation)), self)
        situation.speak_of(theirs.cards, (), self.spoken_as)


class RevealOwnAtRandom(Measured):
    """Reveal cards of your hand at random; they stay there. [forever Reveal]"""

    brings: ClassVar[tuple[str, ...]] = (REVEALED,)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        reveal(game, resolution, at_random(game, resolution.player, self.extent(game, resolution)), self)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(game.hand(resolution.player)) and self.extent(game, resolution) > 0


def at_random(game: ForeverGame, player: int, count: int) -> list[GameCard]:
    """So many cards of a hand, drawn by lot."""
    hand = game.hand(player).copy()
    game.randomness.shuffle(hand)
    return hand[:count]


class PutOnOwnDeck(Measured):
    """Put cards of your hand on top of your deck, which you choose. [forever Out Of Play]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    to_bottom: ClassVar[bool] = False
    prompt: ClassVar[Prompt] = PUT_BACK

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = self.extent(game, resolution)
        least = 0 if isinstance(self.amount, Chosen) else count
        hand = [card for card in game.hand(resolution.player) if game.owners[card.serial] == resolution.player]
        cards = game.choose_cards(resolution.player, self.prompt, hand, resolution.source, least, count)
        for card in cards:
            put_on_deck(game, card, resolution, to_bottom=self.to_bottom)
        resolution.amount = len(cards)
        resolution.did = bool(cards)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([card is not resolution.source for card in game.hand(resolution.player)])


class PutUnderOwnDeck(PutOnOwnDeck):
    """The same, but on the bottom of your deck."""

    to_bottom: ClassVar[bool] = True
    prompt: ClassVar[Prompt] = TO_BOTTOM


class DiscardHand(CardEffect):
    """Discard all cards of your hand. [forever Discard]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        cards = [card for card in game.hand(resolution.player) if card is not resolution.source]
        leaving.discard_from_hand(game, resolution.player, cards, resolution.source)
        resolution.amount = len(cards)
        resolution.did = bool(cards)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([card is not resolution.source for card in game.hand(resolution.player)])


class ChooseNumber(CardEffect):
    """Choose a number, of which the text goes on to speak: "choose a number between 1 and 3. ... that many"."""

    fields = ("least", "most")
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        choices: list[Choice] = [Number(value) for value in range(self.least, max(self.least, self.most) + 1)]
        chosen = game.ask(Question(resolution.player, NUMBER, choices, resolution.source))
        resolution.amount = self.least + choices.index(chosen)


class LookAndChoose(CardEffect):
    """Look at the top cards of your deck and take some of them, which you choose. [forever Look At]

    The rest is discarded, or goes beneath the deck or back on it, in the order that you wish.
    """

    fields = ("count", "taken", "rest")
    not_zero = ("count", "taken")

    def __init__(self, count: int, taken: int, rest: str) -> None:
        self.count = count
        self.taken = taken
        self.rest = rest

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        seat = game.players[resolution.player]
        game.see_to_deck(seat.number)
        cards = game.topmost(seat.deck, self.count)
        for card in cards:
            game.look(seat.number, card)
        for card in game.choose_cards(seat.number, TAKE, cards, resolution.source, self.taken, self.taken):
            cards.remove(card)
            game.move(card, seat.hand)
            game.tell(Happening(events.TOOK, seat.number, card.alone, seen_by=seat.bit))
        self.put_away(game, cards, resolution)
        game.see_to_deck(seat.number)

    def put_away(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        """Put those away that are not taken."""
        if self.rest == DISCARDED:
            leaving.discard_from_hand(game, situation.player, cards, situation.source)
            return
        left = cards.copy()
        while left:
            card = left[0]
            if len(left) > 1:
                prompt = TO_BOTTOM if self.rest == BENEATH else NEXT_ON_TOP
                card = game.choose_cards(situation.player, prompt, left, situation.source, 1, 1)[0]
            left.remove(card)
            put_on_deck(game, card, situation, to_bottom=self.rest == BENEATH)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return has_cards(game, resolution.player)


class DrawUpTo(CardEffect):
    """Draw cards until you hold so many. [forever Draw]"""

    fields = ("count",)
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        resolution.amount = game.draw(resolution.player, self.lacking(game, resolution), resolution.source)

    def lacking(self, game: ForeverGame, situation: Situation) -> int:
        """How many cards there are to draw. The card that is being played is none of the hand."""
        held = [card for card in game.hand(situation.player) if card is not situation.source]
        return max(self.count - len(held), 0)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return self.lacking(game, resolution) > 0 and has_cards(game, resolution.player)


class ShuffleBack(CardEffect):
    """Shuffle your discard pile into your deck. [forever Player Decks]"""

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        seat = game.players[resolution.player]
        for card in game.cards(seat.discard).copy():
            game.move(card, seat.deck)
        game.shuffle(seat.deck)
        game.tell(Happening(events.SHUFFLED, seat.number, []))

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(game.cards(game.players[resolution.player].discard))
