"""Questions that ask nothing: they are answered by themselves, noted, and never change what is recorded."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from benchmarks.prompts import EQUAL, ONE_ANSWER, ONE_PAYMENT, play
from longbox.faces.offers import Label, make_offers, only_answer
from longbox.games.dcdb.turn.legal_actions import END_TURN
from longbox.kernel.choices import DONE, Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.terminal.session import Session
from tests.always.common.tried import some_thorough
from tests.terminal.play import questions, session_of, sit

NOTE = "Answered by itself: Play a card, buy one, or end your turn. End your turn."


@pytest.mark.parametrize("game", some_thorough(["champions", "dcdb", "vs", "forever"], 0))
def test_no_prompt_asks_nothing(game: str, tmp_path: Path) -> None:
    """No prompt of a whole game has one answer, only equal ones, or asks for a payment with one way."""
    counts: Counter[str] = Counter()
    for seed in (1, 2):
        counts.update(play(game, seed, tmp_path).counts)
    assert [counts[kind] for kind in (ONE_ANSWER, EQUAL, ONE_PAYMENT)] == [0, 0, 0]


def asked(words: list[str], looks: list[object], least: int = 1, *, ordered: bool = False) -> str:
    """The only answer to a question, if there is one."""
    choices: list[Choice] = [Word(word) for word in words]
    choices += [DONE] if not least else []
    question = Question(0, Prompt("Choose", ordered=ordered), choices, least=least, most=max(least, 1))
    offers = make_offers(question, [Label(choice.key()) for choice in choices], [*looks, *([] if least else [None])])
    offer = only_answer(question, offers)
    return "" if offer is None else offer.words


@pytest.mark.parametrize(
    ("answer", "words", "looks", "least", "ordered"),
    [
        ("Kick", ["Kick"], [None], 1, False),
        ("Kick", ["Kick", "Kick"], ["same", "same"], 1, False),
        ("", ["Kick", "Kick"], ["one", "other"], 1, False),
        ("", ["Kick", "Kick"], [None, None], 1, False),
        ("", ["Kick", "Punch"], ["same", "same"], 1, False),
        ("", ["Kick"], [None], 0, False),
        ("Kick", ["Kick", "Punch"], ["one", "other"], 2, False),
        ("", ["Kick", "Punch"], ["one", "other"], 2, True),
    ],
)
def test_what_leaves_no_choice(answer: str, words: list[str], looks: list[object], least: int, ordered: bool) -> None:
    """One answer, several that look the same, or all of them in no order; not what may be declined or differs."""
    assert asked(words, looks, least, ordered=ordered) == answer


def test_the_only_answer_is_noted(tmp_path: Path) -> None:
    """The log on the screen says what was answered by itself, where it was, and the record has it like any answer."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "all", "kick", "", "log")
    assert session.table.answers[:7][-1] == END_TURN.key()
    news = screen.scenes[2].news
    assert news[:2] == ["You buy Kick for 3 Power.", NOTE]
    assert NOTE in screen.told


def test_undo_goes_behind_what_was_no_choice(tmp_path: Path) -> None:
    """What was answered by itself is taken back with the answer before it, in the same sitting and in a later one."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    sit(session, "all", "kick")
    resumed = Session(session.system, session.table.to_record(), session.seats, session.file)
    for again in (session, resumed):
        screen = sit(again, "undo")
        assert again.table.answers == session.table.answers
        assert "Buy Kick for 3" in [offer.words for offer in screen.scenes[-1].offers]
        assert not again.notes


def harley_quinn(folder: Path, players: str) -> Session:
    """A game in which Ann has just acted, and somebody else then has to choose one of several Punches."""
    for seed in count(1):
        session = session_of(folder, players, seed)
        looking = -1
        for question in questions(session, seed, 600):
            keys = {choice.key() for choice in question.choices}
            if question.player != looking and looking >= 0 and keys == {"Punch"}:
                session.looking = looking
                return session
            looking = question.player
    raise AssertionError("there is always another game")


def test_what_would_tell_others_something_is_asked(tmp_path: Path) -> None:
    """Where several people share the screen, who has to sit down for a question is asked it, though it has one answer.

    Else the others would see, from not being sent away, that there was no choice.
    """
    session = harley_quinn(tmp_path, "Ann,Ben")
    question = session.question()
    assert question is not None
    screen = sit(session)
    assert screen.handed == [session.seats[question.player].name]
    assert [offer.words for offer in screen.scenes[0].offers] == ["Punch (discard pile)"]
    assert not session.notes


def test_who_sits_there_already_is_not_asked(tmp_path: Path) -> None:
    """The same question answers itself where the player who is asked looks at the screen already."""
    session = harley_quinn(tmp_path, "Ann,Ben")
    question = session.question()
    assert question is not None
    session.looking = question.player
    sit(session)
    assert [note.player for note in session.notes][:1] == [question.player]
