"""Playing games with bots, and looking over their shoulders."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.registry import make_player

VARIANTS: dict[str, dict[str, Any]] = {
    "two players": {"players": 2},
    "three players who choose heroes": {"players": 3, "heroes": "choose"},
    "three players who keep one hero of two": {"players": 3, "heroes": "deal two"},
    "five players on patrol": {"players": 5, "heroes": "random", "on_patrol": True},
    "two heads": {"players": 2, "variant": "two heads", "heroes": "choose"},
    "two heads on patrol": {"players": 2, "variant": "two heads", "on_patrol": True},
    "team game": {"players": 4, "variant": "team", "super_villains": 12},
    "team game on patrol": {"players": 4, "variant": "team", "on_patrol": True, "heroes": "random"},
}
"""All ways in which the deck-building game is played."""


class Watched(Answerer):
    """Lets somebody look at each question with its answer, before it counts."""

    def __init__(self, player: Answerer, look: Callable[[Question, Choice], None]) -> None:
        self.player = player
        self.look = look

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self.player.answer(question, view)
        self.look(question, choice)
        return choice


def new_game(options: dict[str, Any], seed: int) -> DeckBuildingGame:
    """A game that is about to begin."""
    game = find("dcdb").new_game(options, seed)
    assert isinstance(game, DeckBuildingGame)
    return game


def seat(game: DeckBuildingGame, bots: list[str], seed: int = 0) -> None:
    """Give each seat a bot."""
    game.answerers = [make_player(bot, "dcdb", seed + number) for number, bot in enumerate(bots)]


def play(options: dict[str, Any], seed: int, bots: list[str]) -> tuple[DeckBuildingGame, list[str]]:
    """Play a game to its end.

    Returns:
        The game, and the keys of all answers.
    """
    game = new_game(options, seed)
    seat(game, bots, seed)
    keys: list[str] = []
    game.answerers = [
        Watched(player, lambda question, choice: keys.append(question.key_of(choice))) for player in game.answerers
    ]
    find("dcdb").play(game)
    return game, keys


def with_hidden_cards_swapped(game: DeckBuildingGame, player: int, chance: random.Random) -> DeckBuildingGame:
    """The same game to a player's eyes: cards that the player can't know have changed places.

    Cards of one owner change places among themselves, as do those of the main deck and the Super-Villains.
    """
    other = game.copy()
    assert isinstance(other, DeckBuildingGame)
    groups: dict[tuple[int, bool], list[tuple[int, int]]] = {}
    for number, pile in enumerate(other.piles):
        for index, card in enumerate(pile):
            if not other.knows(player, card):
                group = (other.owners[card.serial], card.definition.is_super_villain)
                groups.setdefault(group, []).append((number, index))
    for places in groups.values():
        cards = [other.piles[number][index] for number, index in places]
        chance.shuffle(cards)
        for card, (number, index) in zip(cards, places, strict=True):
            other.piles[number][index] = card
            other.places[card.serial] = number
    return other
