"""The drawn table of Marvel Champions: it fits, and every answer can be found on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.view import TableView
from longbox.kernel.questions import Question
from tests.terminal.champions.play import find_question, session_of, view_of
from tests.terminal.drawing import assert_answers_are_drawn, assert_questions_fit, drawn
from tests.terminal.play import play_until

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("you", {"scenario": "Rhino"}),
    ("you,random", {"scenario": "Klaw", "expert": True}),
    ("Ann,Ann,Ben", {"scenario": "Ultron"}),
    ("Ann,Ben,Cem,Dora", {"scenario": "Ultron", "expert": True}),
]


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize(("players", "options"), GAMES, ids=[players for players, _ in GAMES])
def test_every_question_fits_and_shows_every_answer(
    players: str, options: dict[str, Any], size: tuple[int, int], tmp_path: Path
) -> None:
    """No line is wider than the terminal, no more lines are drawn than it has beside the prompt, no key is missing."""
    assert_answers_are_drawn(session_of(tmp_path, players, seed=4, **options), *size, most=150)


def test_a_smaller_terminal_is_not_overrun(tmp_path: Path) -> None:
    """What is smaller than 80 by 24 is filled, and not more."""
    assert_questions_fit(session_of(tmp_path, "Ann,Ben,Cem", seed=4, scenario="Ultron"), 50, 16, most=100)


def test_the_table_is_there_at_80_by_24(tmp_path: Path) -> None:
    """Villain, scheme, identity, minions, cards in play, hand with costs and resources, round and turn."""

    def has_all(view: TableView, question: Question) -> bool:
        return bool(view.minions_of(0) and view.supports(0) and len(view.hand()) > 3 and view.phase == TAKING_TURN)

    session, question = find_question(tmp_path, has_all)
    view = view_of(session)
    words = drawn(session, question)
    villain, scheme, identity = view.villain(), view.main_scheme(), view.identity(0)
    assert f"{villain} {villain.definition.stage} {view.remaining(villain)}/" in words
    assert f"{view.threat(scheme)}/{view.target_threat()} threat" in words
    assert f"{identity} (" in words
    for card in [*view.minions_of(0), *view.supports(0), *view.hand()]:
        assert card.key()[:12] in words
    assert f"Round {view.round}: your turn" in words
    assert "E energy · M mental · P physical · W wild" in words


def test_what_lies_on_cards_is_drawn(tmp_path: Path) -> None:
    """Status cards, counters, damage and exhausted cards are written beside the card."""
    session = session_of(tmp_path, seed=1)
    question = session.question()
    assert question is not None
    game: Any = session.table.game
    villain, identity = game.permanent(game.villain()), game.permanent(game.identity(0))
    villain.statuses = ("stunned", "tough")
    villain.damage = 3
    identity.exhausted = True
    words = drawn(session, question)
    assert "Rhino I 11/14" in words
    assert "(stunned, tough)" in words
    assert "(exhausted)" in words


def test_the_fuller_table_has_the_texts(tmp_path: Path) -> None:
    """On a larger terminal, cards of the hand have their whole texts."""
    session = session_of(tmp_path, seed=5)
    question = play_until(session, 2, lambda asked: view_of(session).round == 2)
    shown = " ".join(drawn(session, question, 160, 50).split())
    for card in view_of(session).hand():
        last_words = card.definition.text.split()[-2:]
        assert " ".join(last_words) in shown


def test_those_who_share_a_screen_are_named_in_the_question(tmp_path: Path) -> None:
    """Where one person plays several heroes, the question says whom it is for, and nobody has to look away."""
    session = session_of(tmp_path, "you,you", seed=4)
    question = session.question()
    assert question is not None
    assert "── Spider-Man: Choose cards to discard and replace" in drawn(session, question)
