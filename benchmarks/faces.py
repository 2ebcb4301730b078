"""How long faces take: `python -m benchmarks.faces dcdb` plays a game and times the face of each question.

A face is made with what has happened since the last question; told apart are what changed since the last face of the
same viewer, and how long both are as JSON.
"""

from __future__ import annotations

import sys
import time
from statistics import median
from typing import Any

import msgspec

from longbox import games
from longbox.faces.changes import next_face
from longbox.faces.face import TableFace
from longbox.faces.presenter import Presenter
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.registry import make_player

PLAYERS = {"dcdb": {"players": 3}, "champions": {"heroes": ["Spider-Man", "She-Hulk"]}, "vs": {}}


class Timer(Answerer):
    """Answers as a bot does, and times the faces of its questions."""

    def __init__(self, presenter: Presenter, bot: Answerer) -> None:
        self._presenter = presenter
        self._bot = bot
        self._last: dict[int, TableFace] = {}
        self._read: dict[int, int] = {}
        self.faces: list[float] = []
        self.changes: list[float] = []
        self.sizes: list[int] = []
        self.changed: list[int] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        start = time.thread_time()
        reports = view.reports(self._read.get(question.player, 0))
        face = self._presenter.face(view, question, self._presenter.digest(view, reports))
        self.faces.append(time.thread_time() - start)
        self._read[question.player] = view.log_length()
        if question.player in self._last:
            start = time.thread_time()
            face, changes = next_face(self._last[question.player], face)
            self.changes.append(time.thread_time() - start)
            self.changed.append(len(msgspec.json.encode(changes)))
        self.sizes.append(len(msgspec.json.encode(face)))
        self._last[question.player] = face
        return self._bot.answer(question, view)


def main(game: str) -> None:
    """Time the faces of a game, and print what came of it."""
    system = games.find(game)
    presenter: Presenter = games.find_pack(game).function("face")({})
    for seed in (0, 1):
        timer = Timer(presenter, make_player("greedy", game, seed))
        played = system.new_game(PLAYERS[game], seed)
        played.answerers = [timer] * len(played.seats)
        while not played.over:
            system.step(played)
    print(f"{game}: {len(timer.faces)} faces")
    print(f"  a face      {told(timer.faces)}, {median(timer.sizes):,.0f} bytes of JSON")
    print(f"  its changes {told(timer.changes)}, {median(timer.changed):,.0f} bytes of JSON")


def told(times: list[float]) -> str:
    """How long something took, mostly and at worst."""
    ordered = sorted(times)
    return f"{median(times) * 1000:.2f} ms, 95 % under {ordered[int(len(ordered) * 0.95)] * 1000:.2f} ms"


if __name__ == "__main__":
    main(*sys.argv[1:])
