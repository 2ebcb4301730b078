"""What is kept of games stays as it is: a playthrough, and how many games there are to a small depth."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.view import View

from .playthrough import CUBE_OPTIONS, KEPT, playthrough

SYSTEM = find("dcdb")


@pytest.mark.parametrize(("file", "options"), KEPT, ids=["base set", "Cube"])
def test_the_kept_playthroughs_repeat_themselves(file: Path, options: dict[str, object]) -> None:
    """Question by question and line by line."""
    assert playthrough(options).split("\n") == file.read_text(encoding="utf-8").split("\n")


class Places(Answerer):
    """Answers by places among the choices, and waits where none is left."""

    def __init__(self, places: list[int]) -> None:
        self.places = places

    def answer(self, question: Question, view: View[object]) -> Choice:
        if not self.places:
            raise Unanswered([question])
        return question.choices[self.places.pop(0)]


def count_games(game: DeckBuildingGame, depth: int, places: tuple[int, ...] = ()) -> int:
    """How many ways there are to answer so many questions, from a resting state on.

    Args:
        game: The resting state.
        depth: How many answers are still to be given.
        places: The answers of this step that were given already.
    """
    run = game.copy()
    answerer = Places([*places])
    run.answerers = [answerer] * len(run.seats)
    try:
        SYSTEM.step(run)
    except Unanswered as waiting:
        question = waiting.questions[0]
        if depth == 0:
            return 1
        return sum([count_games(game, depth - 1, (*places, place)) for place in range(len(question.choices))])
    return 1 if run.over else count_games(run, depth)


@pytest.mark.parametrize(
    ("options", "seed", "counts"),
    [
        ({"players": 2}, 1, [6, 31, 141, 644]),
        ({"players": 4, "variant": "team", "on_patrol": True}, 7, [6, 31, 181, 1000]),
        ({"players": 3, "format": "cube", "card_list": CUBE_OPTIONS["card_list"]}, 5, [2, 10, 42, 146]),
        ({"players": 2, "variant": "two heads", "heroes": "choose"}, 3, [8, 56, 336, 1680]),
    ],
)
def test_there_are_as_many_games_as_ever(options: dict[str, object], seed: int, counts: list[int]) -> None:
    """Counted to a small depth, the ways to play are the same: no answer came to be, and none was lost."""
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, DeckBuildingGame)
    assert [count_games(game, depth) for depth in range(1, 5)] == counts
