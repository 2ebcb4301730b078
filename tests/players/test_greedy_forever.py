"""The greedy player of DC Forever: strong enough from both sides, honest, and deterministic."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import find, find_part
from longbox.games.forever.dealing import ForeverDealer, is_scheme
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.text.lexicon import FOREVER
from longbox.games.judging import Judgement
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.players.greedy import greedy_player
from longbox.players.registry import make_player
from tests.players.sitting import Watched

SYSTEM = find("forever")
GAMES = 8
STANDARD = {"players": 2, "setup": "standard"}


def play(seed: int, bots: list[str], options: dict[str, Any] = STANDARD) -> tuple[Any, list[str]]:
    """Play a game to its end.

    Returns:
        The game, and the keys of all answers.
    """
    game = SYSTEM.new_game({**options, "players": len(bots)}, seed)
    keys: list[str] = []
    game.answerers = [
        Watched(
            make_player(bot, "forever", seed + number), lambda question, choice: keys.append(question.key_of(choice))
        )
        for number, bot in enumerate(bots)
    ]
    SYSTEM.play(game)
    return game, keys


@pytest.mark.parametrize("setup", ["first game", "standard"])
@pytest.mark.parametrize("side", [ROGUES, HEROES])
def test_beats_random_from_either_side(side: str, setup: str) -> None:
    """The greedy player wins with the Rogues, and with the Heroes."""
    bots = ["greedy", "random"] if side == ROGUES else ["random", "greedy"]
    won = [play(seed, bots, {"setup": setup})[0].winner == side for seed in range(GAMES)]
    assert won.count(True) >= GAMES - 1


def test_answers_the_same_again() -> None:
    """The same game gets the same answers."""
    assert play(3, ["greedy", "greedy"])[1] == play(3, ["greedy", "greedy"])[1]


def test_says_at_once_what_it_goes_somewhere_for() -> None:
    """Whoever is activated mostly goes to attack, to Threaten or to Rescue, as where nothing is used before."""
    gone = [key for seed in range(3) for key in play(seed, ["greedy", "greedy"])[1] if key.startswith("activate ")]
    said = {what: [key for key in gone if key.endswith(f" to {what}")] for what in ("attack", "threaten", "rescue")}
    assert min([len(keys) for keys in said.values()]) > 0
    assert sum([len(keys) for keys in said.values()]) > len(gone) / 2


@pytest.mark.parametrize("players", [3, 4])
def test_plays_with_more_than_two(players: int) -> None:
    """Three and four greedy players bring a game to its end; a side wins."""
    game, _ = play(5, ["greedy"] * players)
    assert game.over
    assert game.winner


def test_every_effect_of_the_lexicon_has_a_value() -> None:
    """Whatever a text can say, it is known what that is worth, also where no shipped card says it."""
    judgement = find_part("forever", "greedy", Judgement)
    meanings = [pattern.meaning for pattern in FOREVER]
    effects = [term for term in meanings if isinstance(term, type) and issubclass(term, Effect)]
    assert len(effects) > 40
    assert [term.__name__ for term in effects if not judgement.weighs(term)] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_does_not_see_hidden_cards(seed: int) -> None:
    """Swapping cards that the player can't know among the places where they could be changes no answer."""
    game = SYSTEM.new_game(STANDARD, seed)
    greedy = greedy_player("forever")
    chance = random.Random(seed)

    compared: list[str] = []

    def look(question: Question, choice: Choice) -> None:
        if game.acts:  # a copy is of a resting state, and doesn't know what is going on
            return
        compared.append(choice.key())
        other = with_hidden_cards_swapped(game, question.player, chance)
        again = greedy.answer(question, other.new_view(other.seats[question.player]))
        assert again is choice, f"{question} was answered {choice.key()}, then {again.key()}"

    game.answerers = [Watched(greedy, look)] * 2
    SYSTEM.play(game)
    assert len(compared) > 40


def with_hidden_cards_swapped(game: Any, player: int, chance: random.Random) -> Any:
    """The same game to a player's eyes: the cards of an owner that the player can't know have changed places.

    What lies facedown at a Location is a Scheme in any case.
    """
    other = game.copy()
    dealer = ForeverDealer(game)
    at_locations = {seat.schemes.number for seat in other.players}
    groups: dict[int, list[tuple[int, int]]] = {}
    for number, pile in enumerate(other.piles):
        for index, card in enumerate(pile):
            if not other.knows(player, card):
                owner = other.owners[card.serial]
                groups.setdefault(owner if owner >= 0 else -1 - number, []).append((number, index))
    for places in groups.values():
        were = [other.piles[number][index] for number, index in places]
        now = were.copy()
        chance.shuffle(now)
        inside = [number in at_locations for number, _ in places]
        for at in [at for at in range(len(now)) if inside[at] and not is_scheme(now[at])]:
            elsewhere = dealer.scheme_elsewhere(other, now, inside, other.owners[now[at].serial])
            now[at], now[elsewhere] = now[elsewhere], now[at]
        for (number, index), card in zip(places, now, strict=True):
            other.piles[number][index] = card
            other.places[card.serial] = number
        dealer.follow(other, were, now)
    return other
