"""Nobody has priority while something resolves, and no priority question is asked inside a resolution. [vs 508.1]"""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.chain import resolving
from longbox.games.vs.chain_effects import ChainEffect
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import GIVE_PRIORITY
from longbox.games.vs.turn.priority import HAVE_PRIORITY
from longbox.games.vs.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.bench import all_answer, how_many

from .games import SYSTEM, VARIANTS, BriskPlayer, any_game

GAMES = range(how_many(2 * len(VARIANTS), share=0.1))


class Watching(Answerer):
    """Notes what was asked while something resolved, and sees to it that it is nothing about priority."""

    def __init__(self, game: VsGame, player: Answerer) -> None:
        self.game = game
        self.player = player
        self.resolves = 0
        self.asked_meanwhile = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        game = self.game
        assert game.resolving == (self.resolves > 0)
        self.asked_meanwhile += game.resolving
        assert isinstance(view, TableView)
        assert view.somebody_has_priority == (not game.resolving and game.doing == GIVE_PRIORITY)
        if question.prompt is HAVE_PRIORITY:
            assert not game.resolving
            assert question.player == game.priority
            assert not game.pending
        return self.player.answer(question, view)


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> list[Watching]:
    """Those who are told when the text of an effect is carried out, or a recruited card enters."""
    told: list[Watching] = []
    for name in ("resolve_text", "resolve_recruit"):
        carried_out = getattr(resolving, name)

        def resolve(game: VsGame, effect: ChainEffect, carried_out: Any = carried_out) -> None:
            told[-1].resolves += 1
            carried_out(game, effect)
            told[-1].resolves -= 1

        monkeypatch.setattr(resolving, name, resolve)
    return told


def test_nobody_has_priority_while_something_resolves(watching: list[Watching]) -> None:
    """In random games, at every question; many of them are asked by effects that resolve."""
    asked = 0
    for number in GAMES:
        game = any_game(number)
        watching.append(Watching(game, BriskPlayer(number)))
        all_answer(game, watching[-1])
        while not game.over:
            SYSTEM.step(game)
            assert not game.resolving
        asked += watching[-1].asked_meanwhile
    assert asked > 100
