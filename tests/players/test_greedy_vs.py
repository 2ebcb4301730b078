"""The greedy player of Vs. System: strong enough, honest, and deterministic."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.system import SYSTEM
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.greedy import greedy_player
from longbox.players.registry import make_player
from tests.players.sitting import Watched

GAMES = 40
DECKS = ("X-Men", "Brotherhood", "Sentinels")


def play(seed: int, bots: list[str], decks: tuple[str, ...] = DECKS[:2]) -> tuple[VsGame, list[str]]:
    """Play a game to its end.

    Returns:
        The game, and the keys of all answers.
    """
    game = SYSTEM.new_game({"decks": list(decks)}, seed)
    keys: list[str] = []
    game.answerers = [
        Watched(make_player(bot, "vs", seed + number), lambda question, choice: keys.append(question.key_of(choice)))
        for number, bot in enumerate(bots)
    ]
    SYSTEM.play(game)
    return game, keys


def test_beats_random_clearly() -> None:
    """Seats alternating, and with each of the shipped decks, greedy wins nearly all games."""
    won = 0
    for seed in range(GAMES):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        decks = (DECKS[seed % 3], DECKS[(seed // 3) % 3])
        game, _ = play(seed, bots, decks)
        won += bots[game.winner] == "greedy"
    assert won >= 0.9 * GAMES


def test_answers_the_same_again() -> None:
    """The same game gets the same answers."""
    assert play(3, ["greedy", "greedy"])[1] == play(3, ["greedy", "greedy"])[1]


def test_plays_with_more_than_two() -> None:
    """Three greedy players come to an end; one is left."""
    game, _ = play(5, ["greedy"] * 3, DECKS)
    assert game.over
    assert game.out.count(False) == 1


def test_builds_and_recruits_on_curve() -> None:
    """A greedy player builds a resource in each of the first turns, and spends nearly all resource points."""
    game, _ = play(8, ["greedy", "greedy"])
    view = game.new_view(game.players[0])
    log = view.log()
    for player in game.players:
        assert log.count(f"{player} builds a resource") >= min(game.turn, 6)


@pytest.mark.parametrize("seed", [1, 2])
def test_does_not_see_hidden_cards(seed: int) -> None:
    """Swapping cards that the player can't know among the places where they could be changes no answer."""
    game = SYSTEM.new_game({"decks": list(DECKS[:2])}, seed)
    greedy = greedy_player("vs")
    chance = random.Random(seed)

    def look(question: Question, choice: Choice) -> None:
        other = with_hidden_cards_swapped(game, question.player, chance)
        again = greedy.answer(question, other.new_view(other.players[question.player]))
        assert again is choice, f"{question} was answered {choice.key()}, then {again.key()}"

    game.answerers = [Watched(greedy, look)] * 2
    SYSTEM.play(game)
    assert game.over


def with_hidden_cards_swapped(game: VsGame, player: int, chance: random.Random) -> VsGame:
    """The same game to a player's eyes: the cards of an owner that the player can't know have changed places."""
    other = game.copy()
    groups: dict[int, list[tuple[int, int]]] = {}
    for number, pile in enumerate(other.piles):
        for index, card in enumerate(pile):
            if not other.knows(player, card):
                groups.setdefault(other.owners[card.serial], []).append((number, index))
    for places in groups.values():
        before = [other.piles[number][index] for number, index in places]
        after = before.copy()
        chance.shuffle(after)
        things = [other.objects.pop(card.serial, None) for card in before]
        arrived = [other.arrived[card.serial] for card in before]
        for (number, index), card, thing, time in zip(places, after, things, arrived, strict=True):
            put(other, number, index, card, thing, time)
    other.forget_standing()
    return other


def put(game: VsGame, number: int, index: int, card: Any, thing: Any, time: int) -> None:
    """Put a card where another lay, which may have been an object."""
    game.piles[number][index] = card
    game.places[card.serial] = number
    game.arrived[card.serial] = time
    if isinstance(thing, TeamObject):
        thing.card = card
        game.objects[card.serial] = thing
