"""The bot of the page on thinking ahead plays all games, by their rules."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import longbox
from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.imagining import Position, Thinker
from longbox.kernel.questions import Question
from longbox.kernel.view import View

from .pages import ROOT

BLOCKS = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "thinking.md").read_text("utf-8"), re.M | re.S)
OPTIONS: dict[str, dict[str, Any]] = {
    "dcdb": {"players": 2},
    "champions": {"scenario": "Rhino", "heroes": ["Spider-Man", "She-Hulk"]},
    "vs": {},
}


class NowAndThen(Thinker):
    """Lets a bot think about some questions of a game, and answers the others at random."""

    def __init__(self, bot: Thinker, seed: int, share: float) -> None:
        self.bot = bot
        self.luck = random.Random(seed)
        self.share = share
        self.thoughts = 0

    def think(self, question: Question, view: View[Any], position: Position) -> Choice:
        tired = self.thoughts > 0 and self.luck.random() > self.share
        if len(question.choices) == 1 or tired:
            return self.luck.choice(question.choices)
        self.thoughts += 1
        return self.bot.think(question, view, position)


def bot_of_the_page() -> Any:
    """The class that the page writes."""
    written: dict[str, Any] = {}
    exec(BLOCKS[0], written)
    return written["Dreamer"]


@pytest.mark.parametrize(("game", "share"), [("dcdb", 0.01), ("champions", 0.02), ("vs", 0.003)])
def test_the_bot_plays(game: str, share: float) -> None:
    """It thinks at questions of all kinds, its answers are legal, and the game comes to its end."""
    system = find(game)
    played = system.new_game(OPTIONS[game], 1)
    bots = [NowAndThen(bot_of_the_page()(1, games=1), number, share) for number in range(len(played.seats))]
    answerers: list[Answerer] = [*bots]
    played.answerers = answerers
    system.play(played)
    assert played.over
    assert all([bot.thoughts for bot in bots])


def test_the_page_runs() -> None:
    """What the page shows runs as it stands there, with a bot that thinks of some questions only."""
    written: dict[str, Any] = {"longbox": longbox}
    written["Dreamer"] = lambda **given: NowAndThen(bot_of_the_page()(**given), 1, 0.01)
    for block in BLOCKS[1:]:
        exec(block, written)
    assert written["table"].game.over
