"""What a face of DC Forever says while teams are picked and starting characters are chosen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from longbox.games import find
from longbox.games.forever.face import presenter
from longbox.games.forever.turn import picking
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.random import RandomPlayer

SYSTEM: Final = find("forever")


class Reads(RandomPlayer):
    """Answers at random, and keeps what is read at each question: the state, and what each answer says besides."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(3)
        self.presenter = presenter(options)
        self.read: list[tuple[Question, str, list[str]]] = []

    def answer(self, question: Question, view: Any) -> Choice:
        """Keep what the face says, and answer."""
        face = self.presenter.face(view, question)
        offers = [] if face.asked is None else face.asked.offers
        self.read.append((question, face.state, [offer.forecast for offer in offers]))
        return super().answer(question, view)


@pytest.mark.parametrize(("players", "words"), [(2, "they cost "), (4, "costs ")])
def test_one_starting_character_costs_and_two_cost(players: int, words: str) -> None:
    """A teammate starts with one character, a player alone with two or three."""
    options = {"setup": "standard", "players": players}
    reads = Reads(options)
    game = SYSTEM.new_game(options, 5)
    game.answerers = [reads] * players
    while not game.round:
        SYSTEM.step(game)
    chosen = [each for each in reads.read if each[0].prompt is picking.START_WITH]
    assert len(chosen) == players
    assert all([forecast.startswith(words) for _, _, forecasts in chosen for forecast in forecasts])
    assert {state for question, state, _ in reads.read if question.prompt is picking.PICK} == {"Picking teams"}
