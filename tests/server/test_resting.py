"""A table at rest keeps little, and loses nothing by it."""

from __future__ import annotations

import random

from longbox.server.play.progress import ANSWER, UNDO
from longbox.server.storage.rows import Entry
from tests.server.test_hidden_on_the_wire import progress_of


def test_going_back_after_a_rest() -> None:
    """Taking back after memory was saved leads to the same game as before."""
    progress, luck = progress_of("champions", 4), random.Random(2)
    for number in range(40):
        if number == 30:
            progress.table.save_memory()
        question = progress.table.questions[0]
        key = luck.choice(question.keys())
        progress.fold(Entry(progress.n + 1, question.player, ANSWER, {"key": key}))
    answers, course = progress.table.answers, [*progress.table.course]
    progress.table.save_memory()
    progress.fold(Entry(progress.n + 1, 0, UNDO, {"answers": 12, "to": 13}))
    assert progress.table.answers == answers[:12]
    for given in [*progress.undone]:
        progress.fold(Entry(progress.n + 1, given.seat, ANSWER, {"key": given.key}))
    assert progress.table.answers == answers
    assert progress.table.course == course
