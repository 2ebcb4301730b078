"""What the tests of the terminal share: games at a table without a screen, and lines typed by nobody."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from longbox import games
from longbox.faces.lines import Line, plain
from longbox.faces.presenter import Presenter
from longbox.games.shown import presenter_of
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.terminal.screen import Scene, Screen
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

HEROES = [["Batman"], ["Superman"], ["Wonder Woman"], ["Green Lantern"], ["Aquaman"]]


def session_of(folder: Path, players: str = "you,random", seed: int = 1, **options: Any) -> Session:
    """A game that has just begun, with Super Heroes that are always the same unless others are asked for."""
    seats = read_seats(players.split(","))
    agreed: dict[str, Any] = {"players": len(seats), "names": [seat.name for seat in seats], **options}
    if not {"heroes", "hero_names"} & set(options) and options.get("variant") != "two heads":
        agreed["hero_names"] = HEROES[: len(seats)]
    words = tuple([seat.word for seat in seats])
    return Session(games.find("dcdb"), Record("dcdb", agreed, seed, (), words), seats, folder / "game.json")


def presenter_for(session: Session) -> Presenter:
    """Who presents the game of a session."""
    return presenter_of(session.system.id, session.table.record.options)


def questions(session: Session, seed: int, most: int = 10_000) -> Iterator[Question]:
    """The questions of a game; each is answered by chance before the next."""
    chance = random.Random(seed)
    for _ in range(most):
        question = session.question()
        if question is None:
            return
        yield question
        session.looking = question.player
        session.answer(question.player, chance.choice(question.keys()))


def play_until(session: Session, seed: int, holds: Callable[[Question], bool]) -> Question:
    """Answer by chance until a question is asked for which something holds."""
    for question in questions(session, seed):
        if holds(question):
            session.looking = question.player
            return question
    raise AssertionError("no such question was asked")


def first_question(
    begin: Callable[[int], Session], holds: Callable[[Any, Question], bool], most: int
) -> tuple[Session, Question]:
    """A game at the first question for which something holds, from games that are played by chance.

    Args:
        begin: Lays the table of a game, by its seed.
        holds: What must be so, of what the player who is asked sees, and of the question.
        most: How many questions are looked at in each game.
    """
    for seed in count(1):
        session = begin(seed)
        for question in questions(session, seed, most):
            if holds(session.view(question.player), question):
                session.looking = question.player
                return session, question
    raise AssertionError("there is always another game")


class ScriptedScreen(Screen):
    """A screen whose lines are typed in advance; keeps all that it was given to show."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.scenes: list[Scene] = []
        self.told: list[str] = []
        self.handed: list[str] = []
        self.finished: list[str] = []

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def tell(self, lines: list[Line]) -> None:
        self.told += [plain(line) for line in lines]

    def hand_over(self, name: str, others: list[str]) -> None:
        self.handed.append(name)

    def ask(self, scene: Scene, words: list[str]) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def finish(self, lines: list[Line]) -> None:
        self.finished += [plain(line) for line in lines]


def sit(session: Session, *lines: str) -> ScriptedScreen:
    """Sit down at a game, type some lines, and leave."""
    screen = ScriptedScreen(list(lines))
    Sitting(session, presenter_for(session), screen).run()
    return screen
