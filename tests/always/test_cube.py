"""What always holds of the Cube, over and above what holds of any game: tokens, owners, and triggers of each class."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.games.dcdb import events
from longbox.games.dcdb.game import MISS, RESOLVE_OR_MISS, DeckBuildingGame
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import WaitingAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View

from . import truths
from .games import SYSTEM, BriskPlayer

KEYWORDS = Path(__file__).parents[2] / "rulings" / "dcdb" / "cube" / "cards" / "keywords.toml"


class Attentive(BriskPlayer):
    """Looks at what of its triggers may be missed, and counts what it misses."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.missed = 0

    def answer(self, question: Question, view: View[DeckBuildingGame]) -> Choice:
        answer = super().answer(question, view)
        if question.prompt is RESOLVE_OR_MISS:
            assert isinstance(view, TableView)
            missable = may_be_missed(question, view._game)
            assert missable > 0, "what must be resolved could be missed"
            self.missed += missable if answer is MISS else 0
        return answer


def may_be_missed(question: Question, game: DeckBuildingGame) -> int:
    """How many of the triggers that a question offers are of type A. [cube 1.101]"""
    triggers = [choice.trigger for choice in question.choices if isinstance(choice, WaitingAbility)]
    return len([one for one in triggers if one.watcher.waiting.may_be_missed(game, one.watcher)])


@pytest.mark.parametrize("seed", range(3))
def test_tokens_owners_and_triggers_are_right(seed: int) -> None:
    """In whole games with all keywords, at each rest: no token comes or goes but by a text, the owner of each card is
    what the rules say, nothing that triggered is left, and whatever was missed is in the log.
    """
    options = {"players": 3, "format": "cube", "heroes": "random", "cards": [KEYWORDS.read_text(encoding="utf-8")]}
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, DeckBuildingGame)
    players = [Attentive(10 * seed + seat) for seat in range(3)]
    game.answerers = [*players]
    while not game.over and game.turn < 40:
        SYSTEM.step(game)
        truths.check_with_own_cards(game)
    truths.check_tokens(game)
    for seat, player in enumerate(players):
        missed = [event for event in game.log if event.kind is events.MISSED and event.player == seat]
        assert len(missed) == player.missed
