"""Many different games to try things in: all variants, and players who don't dawdle.

`LONGBOX_GAMES` in the environment says how many games the long tests play; the full run plays 10,000, and
the usual run of the tests plays fewer.
"""

from __future__ import annotations

import random
from typing import Any

from longbox.conformance.truths import check_piles
from longbox.games import find
from longbox.games.dcdb.answers import Purchase
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE, MAIN_DECK
from longbox.games.dcdb.turn.turn import TAKE_TURN
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

from . import truths
from .common.bench import Bench, Chooser

SYSTEM = find("dcdb")

VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "heroes": "choose", "always_ask": True},
    {"players": 4, "heroes": "random", "super_villains": 10},
    {"players": 5, "on_patrol": True},
    {"players": 2, "variant": "two heads", "super_villains": 12},
    {"players": 4, "variant": "team", "heroes": "random", "always_ask": True},
    {"players": 3, "heroes": "deal two", "on_patrol": True},
    {"players": 4, "variant": "team", "on_patrol": True, "super_villains": 12},
    {"players": 2, "variant": "two heads", "heroes": "choose", "on_patrol": True},
    {
        "players": 5,
        "super_villains": 12,
        "hero_names": [["Cyborg"], ["Aquaman"], ["Martian Manhunter"], ["Batman"], ["The Flash"]],
    },
    {"players": 3, "format": "cube", "heroes": "random", "always_ask": True},
    {"players": 4, "format": "cube", "variant": "team", "heroes": "random", "first_villain": "at once"},
)
"""Options of games that are as different as can be."""


class BriskPlayer(Chooser):
    """Answers at random, but mostly plays its cards before it ends its turn, and likes what is expensive.

    Random players mostly end their turns at once; games of brisk ones are short and full of cards.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, question: Question) -> Choice:
        choices = question.choices
        if question.prompt is TAKE_TURN and self._random.random() < 0.9:
            cards = [choice for choice in choices if isinstance(choice, Card)]
            if cards:
                return self._random.choice(cards)
            choices = self._dearest(choices)
        return self._random.choice(choices)

    def _dearest(self, choices: list[Choice]) -> list[Choice]:
        offers = [choice for choice in choices if isinstance(choice, Purchase)]
        dearest = max([offer.card.definition.cost for offer in offers], default=0)
        return [offer for offer in offers if offer.card.definition.cost == dearest] or choices


def rich_game(number: int) -> DeckBuildingGame:
    """A game that begins with good decks: cards of the main deck are dealt to the players, who lose their Starters.

    Cards thus meet that would hardly ever do so otherwise.
    """
    game = new_game(number)
    luck = random.Random(number)
    cards = game.cards(MAIN_DECK).copy()
    luck.shuffle(cards)
    for seat in game.players:
        for starter in luck.sample(game.cards(seat.deck), 7):
            game.move(starter, DESTROYED_PILE)
            game.owners[starter.serial] = -1
        for card in [cards.pop() for _ in range(luck.randint(5, 12))]:
            game.owners[card.serial] = seat.number
            game.move(card, seat.deck)
    return game


class DeckBuilding(Bench[DeckBuildingGame]):
    """The deck-building game."""

    id = "dcdb"
    system = SYSTEM
    variants = VARIANTS

    def rich_game(self, number: int) -> DeckBuildingGame:
        return rich_game(number)

    def player(self, seed: int) -> BriskPlayer:
        return BriskPlayer(seed)

    def check(self, game: DeckBuildingGame) -> None:
        truths.check(game)

    def check_cards(self, game: DeckBuildingGame) -> None:
        check_piles(game)


BENCH = DeckBuilding()
new_game = BENCH.new_game
positions = BENCH.positions
