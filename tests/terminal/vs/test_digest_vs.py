"""The log of Vs. System in short: one line for what belongs together, none for what is plain; no secrets."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longbox.faces.words import speak_to
from longbox.games.vs import events
from longbox.games.vs.face.presenter import VsPresenter
from longbox.games.vs.turn.priority import HAVE_PRIORITY
from longbox.terminal.session import Session
from tests.terminal.play import presenter_for, questions
from tests.terminal.test_hidden import all_shown, swap
from tests.terminal.vs.play import game_of, session_of, view_of


def told(session: Session, player: int = 0) -> list[str]:
    """All that happened, as it is told to a player."""
    view = view_of(session, player)
    return [speak_to(line, view.seat.name) for line in presenter_for(session).digest(view, view.reports())]


def test_a_recruit_is_one_line(tmp_path: Path) -> None:
    """Who recruits what and where it enters play is told together."""
    session = session_of(tmp_path, seed=3)
    for _ in questions(session, 3, most=120):
        pass
    lines = told(session)
    assert any([" recruits " in line and "it enters play in the" in line for line in lines])
    assert any([line.startswith("You draw ") for line in lines])


@pytest.mark.thorough
def test_an_attack_is_told_with_what_came_of_it(tmp_path: Path) -> None:
    """Who attacks whom, who becomes stunned, what breaks through: beginnings of steps are not told."""
    words = ""
    for seed in range(3):
        session = session_of(tmp_path, seed=seed)
        for _ in questions(session, seed, most=300):
            pass
        words += "\n".join(told(session))
    assert " breakthrough to " in words
    assert " attacks " in words
    assert "becomes stunned" in words
    assert " step of " not in words
    assert " defends" not in words


@pytest.mark.parametrize("seed", range(3))
def test_nothing_important_is_lost(seed: int, tmp_path: Path) -> None:
    """All that becomes stunned, is KO'd, recovers or breaks through is in the short log."""
    session = session_of(tmp_path, "Ann,Ben", seed)
    for _ in questions(session, seed, most=300):
        pass
    lines = "\n".join(told(session))
    presenter = presenter_for(session)
    assert isinstance(presenter, VsPresenter)
    for report in view_of(session).reports():
        if report.kind in (events.STUN, events.KO, events.RECOVER, events.BREAKTHROUGH, events.FLIP, events.PLAY):
            words = report.words.rstrip(".").removesuffix(f" ({report.source})")
            assert presenter.shortened(words) in lines


def test_cards_that_a_player_can_not_know_make_no_difference(tmp_path: Path) -> None:
    """Whatever cards of an opponent's hand and deck change places, every line of the screen stays the same."""
    session = session_of(tmp_path, "Ann,random", seed=2)
    chance = random.Random(5)
    swapped = 0
    for number, question in enumerate(questions(session, seed=5, most=160)):
        if number % 12 or question.prompt is not HAVE_PRIORITY:
            continue
        game = game_of(session)
        hidden = [card for card in [*game.hand(1), *game.deck(1)] if not game.knows(0, card)]
        if len(hidden) > 1:
            before = all_shown(session, question)
            swap(game, *chance.sample(hidden, 2))
            game.forget_standing()
            assert all_shown(session, question) == before
            swapped += 1
    assert swapped
