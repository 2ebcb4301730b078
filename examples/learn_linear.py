"""Learn to play by rating answers, with NumPy alone: python examples/learn_linear.py dcdb mine.bot --minutes 8

First it watches the greedy bot: of the answers on offer, the one that the bot took is to be rated higher (a softmax
regression). Then it plays against the greedy bot, tries other answers now and then, and rates higher what won games
(REINFORCE).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy

from longbox.environments.linear import Ratings, save
from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.lab.playing import outcome_of
from longbox.players.registry import make_player

Seen = tuple[int, list[int], int]
"""One answer: the row of the question, the numbers of what was offered, and the place of what was taken."""


class Watching(Answerer):
    """Lets a bot answer, and remembers what it took."""

    def __init__(self, bot: Answerer, learner: Learner) -> None:
        self.bot = bot
        self.learner = learner

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self.bot.answer(question, view)
        if len(question.choices) > 1:
            self.learner.note(question, view, question.choices.index(choice))
        return choice


class Trying(Answerer):
    """Answers by the ratings, each answer the likelier the higher it is rated, and remembers it."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]
        return question.choices[self.learner.try_one(question, view)]


class Learner:
    """The ratings, and how they are learned."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.system = find(game)
        self.seen: list[Seen] = []
        self.luck = numpy.random.default_rng(seed)
        self.random = Random(seed)
        opening: Any = self.system.new_game({"players": 2}, 0)
        self.ratings = Ratings(game, opening.views[0])

    def note(self, question: Question, view: View[Any], place: int) -> None:
        self.seen.append((self.ratings.row(question), self.ratings.numbering.kinds(question), place))

    def try_one(self, question: Question, view: View[Any]) -> int:
        row, kinds = self.ratings.row(question), self.ratings.numbering.kinds(question)
        place = int(numpy.searchsorted(self.chances(row, kinds).cumsum(), self.luck.random()))
        place = min(place, len(kinds) - 1)
        self.seen.append((row, kinds, place))
        return place

    def chances(self, row: int, kinds: list[int]) -> Any:
        worth = self.ratings.described(kinds) @ self.ratings.features[row] + self.ratings.answers[row, kinds]
        chances = numpy.exp(worth - worth.max())
        return chances / chances.sum()

    def raise_chance(self, seen: Seen, rate: float) -> None:
        """Rate what was taken higher, and all else lower, the more the less likely it was."""
        row, kinds, place = seen
        change = -self.chances(row, kinds)
        change[place] += 1
        change *= rate
        self.ratings.features[row] += SHARED * (change @ self.ratings.described(kinds))
        numpy.add.at(self.ratings.answers[row], kinds, change)

    def play(self, players: list[Answerer], seed: int) -> list[float]:
        """What each player's part of the victory is."""
        game: Any = self.system.new_game({"players": len(players)}, seed)
        game.answerers = players
        self.system.play(game)
        return [player.won for player in outcome_of(self.game, game).players]

    def watch(self, games: int, epochs: int) -> None:
        """Learn from games of greedy bots."""
        self.seen = []
        for seed in range(games):
            self.play([Watching(make_player("greedy", self.game, seed), self)] * 2, 1_000_000 + seed)
        for epoch in range(epochs):
            self.random.shuffle(self.seen)
            for seen in self.seen:
                self.raise_chance(seen, 0.1 / (1 + epoch))

    def practise(self, seconds: float, rate: float) -> None:
        """Learn from games against the greedy bot, until the time is over."""
        began = time.monotonic()
        seed, usual = 2_000_000, 0.5
        while (left := 1 - (time.monotonic() - began) / seconds) > 0:
            self.seen = []
            seat = seed % 2
            players: list[Answerer] = [make_player("greedy", self.game, seed) for _ in range(2)]
            players[seat] = Trying(self)
            won = self.play(players, seed)[seat]
            for seen in self.seen:
                self.raise_chance(seen, rate * max(left, 0.1) * (won - usual))
            usual += 0.01 * (won - usual)
            seed += 1
        print(f"{seed - 2_000_000} games of practice, of which lately {usual:.0%} were won", flush=True)


SHARED = 0.02
"""How much slower the weights of features change than those of single answers: each is changed by many answers."""


def main() -> None:
    """Practise for some minutes, and keep what was learned in a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=800, help="how many games are watched first")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    learner = Learner(given.game, given.seed)
    learner.watch(given.games, 3)
    print(f"Watched {given.games} games in {time.monotonic() - began:.0f} s", flush=True)
    save(learner.ratings.weights(), given.file)
    left = 60 * given.minutes - (time.monotonic() - began)
    if left > 0:
        learner.practise(left, 0.02)
        save(learner.ratings.weights(), given.file)


if __name__ == "__main__":
    main()
