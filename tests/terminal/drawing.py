"""What the tests of drawn tables share: screens that draw into memory, and what must fit on them."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console
from rich.text import Text

from longbox.kernel.questions import Question
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

from .play import presenter_for, questions


def screen_for(session: Session, width: int, height: int, **settings: Any) -> DrawnScreen:
    """A screen of a size that prints into memory."""
    console = Console(file=io.StringIO(), force_terminal=True, width=width, height=height, **settings)
    return DrawnScreen(console)


def frame_on(screen: DrawnScreen, session: Session, question: Question) -> list[Text]:
    """The lines that are drawn for a question."""
    scene = Sitting(session, presenter_for(session), screen).scene(question)
    return screen.frame(scene, *screen.console.size)


def frame(session: Session, question: Question, width: int = 80, height: int = 24) -> list[Text]:
    """The lines that are drawn for a question on a new screen."""
    return frame_on(screen_for(session, width, height), session, question)


def drawn(session: Session, question: Question, width: int = 80, height: int = 24) -> str:
    """What is drawn for a question, without colours."""
    return "\n".join([line.plain for line in frame(session, question, width, height)])


def assert_questions_fit(session: Session, width: int, height: int, most: int) -> None:
    """No line is wider than the terminal, no more lines are drawn than it has beside the prompt."""
    screen = screen_for(session, width, height)
    for question in questions(session, seed=7, most=most):
        assert_fits(frame_on(screen, session, question), width, height)


def assert_answers_are_drawn(session: Session, width: int, height: int, most: int) -> None:
    """The same, and no key of an answer is missing."""
    screen = screen_for(session, width, height)
    for question in questions(session, seed=7, most=most):
        lines = frame_on(screen, session, question)
        assert_fits(lines, width, height)
        words = "\n".join([line.plain for line in lines])
        for offer in Sitting(session, presenter_for(session), screen).scene(question).offers:
            assert f" {offer.key} " in words


def assert_fits(lines: list[Text], width: int, height: int) -> None:
    """The lines have room on a terminal."""
    assert len(lines) < height
    assert max([line.cell_len for line in lines]) <= width
