"""A table at rest keeps little, and loses nothing by it; what isn't the same game any more is not gone on with."""

from __future__ import annotations

import random
import time

import pytest

from longbox.kernel.errors import LongboxError
from longbox.server.play.entries import ANSWER, UNDO, OtherRules
from longbox.server.storage.rows import Entry
from longbox.server.trying import TooLong, tried
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


def test_another_game_is_not_gone_on_with() -> None:
    """A game that isn't what it was when its answers were stored is refused; its entries tell what it was."""
    progress = progress_of("champions", 4)
    question = progress.table.questions[0]
    entry = Entry(1, question.player, ANSWER, {"key": question.keys()[0]})
    progress.fold(entry)
    again = progress_of("champions", 4)
    again.fold(entry)
    other = Entry(1, question.player, ANSWER, {**entry.body, "course": "another"})
    with pytest.raises(OtherRules):
        progress_of("champions", 4).fold(other)


@pytest.mark.thorough
def test_what_takes_too_long() -> None:
    """What strangers wrote is read in another process: its answer or refusal comes back, and it is stopped in time."""
    assert tried(len, "four") == 4
    with pytest.raises(LongboxError, match="no number"):
        tried(refuse, "no number")
    with pytest.raises(TooLong):
        tried(time.sleep, 60, seconds=2)


def refuse(words: str) -> None:
    """Raise what a reader raises."""
    raise LongboxError(words)
