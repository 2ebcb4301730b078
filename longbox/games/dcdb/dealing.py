"""What a player of the deck-building game can't know, dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import SET_ASIDE, SUPER_VILLAIN_STACK
from longbox.kernel.cards import Card
from longbox.kernel.dealing import Dealer, noted_anew
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

OF_THE_MAIN_DECK: Final = 0
SUPER_VILLAINS: Final = 1


class DeckBuildersDealer(Dealer):
    """Deals anew in the deck-building game.

    Nobody knows which Super-Villains are set aside, but that none is of those who were shuffled into the stack.
    """

    def sort_of(self, zone: Zone) -> int:
        return SUPER_VILLAINS if zone in (SUPER_VILLAIN_STACK, SET_ASIDE) else OF_THE_MAIN_DECK

    def face_up(self, game: Any) -> list[int]:
        assert isinstance(game, DeckBuildingGame)
        stack = game.cards(SUPER_VILLAIN_STACK)
        return [stack[-1].serial] if stack and game.super_villain_face_up else []

    def follow(self, game: Any, were: list[Card[Any]], now: list[Card[Any]]) -> None:
        """Other Super-Villains may be cheaper, and other cards lie under Super Heroes until one is defeated."""
        assert isinstance(game, DeckBuildingGame)
        if game.ledger.hidden:
            game.ledger.hidden = noted_anew(game.ledger.hidden, were, now)
        for villain in game.cards(SUPER_VILLAIN_STACK):
            game.offer(villain)

    def deal(self, game: Game[Any], viewer: int, question: Question | None, randomness: Randomness) -> None:
        super().deal(game, viewer, question, randomness)
        assert isinstance(game, DeckBuildingGame)
        if game.ledger.shuffled_in:
            stack = game.cards(SUPER_VILLAIN_STACK)
            self.bring_back(game, [card for card in stack if not game.knows(viewer, card)], randomness)
        if game.heroes_offered:
            deal_heroes(game, viewer, randomness)

    def deal_unseen(self, game: Game[Any], question: Question, randomness: Randomness, seen: Sequence[int]) -> None:
        super().deal_unseen(game, question, randomness, seen)
        assert isinstance(game, DeckBuildingGame)
        if game.ledger.shuffled_in:
            stack = [card for card in game.cards(SUPER_VILLAIN_STACK) if card.serial not in seen]
            self.bring_back(game, [card for card in stack if not game.seen_by(card)], randomness)

    def bring_back(self, game: DeckBuildingGame, unknown: list[GameCard], randomness: Randomness) -> None:
        """Let those who were shuffled into the stack lie in it, each as likely in any place that nobody knows.

        Who came to lie there is set aside instead. [cube 3.013]
        """
        shuffled_in, face_up = game.ledger.shuffled_in, self.face_up(game)
        others = [card for card in unknown if card.serial not in shuffled_in and card.serial not in face_up]
        for villain in [card for card in game.cards(SET_ASIDE) if card.serial in shuffled_in]:
            if game.owners[villain.serial] == NOBODY:
                other = randomness.pick(others)
                others.remove(other)
                self.exchange(game, villain, other)


def deal_heroes(game: DeckBuildingGame, viewer: int, randomness: Randomness) -> None:
    """Deal others the Super Heroes anew from which all choose at the same time. [dcdb Choosing Super Heroes]"""
    others = [offered for player, offered in enumerate(game.heroes_offered) if player != viewer]
    heroes = [hero for offered in others for hero in offered]
    heroes.sort(key=serial_of)
    randomness.shuffle(heroes)
    for offered in others:
        for place in range(len(offered)):
            offered[place] = heroes.pop()


def serial_of(card: GameCard) -> int:
    """The number of a card."""
    return card.serial
