"""The drawn table of Vs. System: it fits, and every answer can be found on it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from longbox.games.vs.actions.formation import MOVE_WHERE
from longbox.games.vs.moments import ATTACK_STEP, ATTACKING
from longbox.games.vs.objects import StatCounter
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from tests.terminal.drawing import assert_answers_are_drawn, assert_questions_fit, drawn, frame
from tests.terminal.play import play_until
from tests.terminal.vs.play import find_question, game_of, is_own_step, session_of, view_of

GAMES: list[tuple[str, dict[str, Any]]] = [("you,random", {}), ("Ann,Ben", {}), ("Ann,random,random", {})]


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
    assert_questions_fit(session_of(tmp_path, "Ann,Ben,Cem", seed=4), 50, 16, most=100)


def has_teams(view: TableView, question: Question) -> bool:
    """Whether it is the own attack step, and both sides have characters in both rows."""
    rows = [(one.controller, one.object.row) for one in view.characters() if one.object is not None]
    return is_own_step(view, question, ATTACK_STEP) and len(set(rows)) == 4


def test_both_formations_face_each_other(tmp_path: Path) -> None:
    """From the top: the opponent's support row and front row, then the own front row and support row."""
    session, question = find_question(tmp_path, has_teams)
    view = view_of(session)
    lines = [line.plain for line in frame(session, question, 100, 30)]

    def line_of(player: int, row: int) -> int:
        found = [one for one in view.characters(player) if one.object is not None and one.object.row == row]
        name = found[0].definition.card_name[:6]
        starts = [number for number, line in enumerate(lines) if line.startswith((" front", " support"))]
        return next(number for number in (starts if player else reversed(starts)) if name in lines[number])

    order = [line_of(1, SUPPORT), line_of(1, FRONT), line_of(0, FRONT), line_of(0, SUPPORT)]
    assert order == sorted(order)


def test_the_table_is_there_at_80_by_24(tmp_path: Path) -> None:
    """Endurance, initiative, priority, step, numbers of characters, resources, hand with costs."""
    session, question = find_question(tmp_path, has_teams)
    view = view_of(session)
    words = drawn(session, question)
    for player in (0, 1):
        assert f"{view.players[player].name} · {view.endurance(player)} endurance" in words
        for one in view.characters(player):
            assert one.definition.card_name[:5] in words
            assert f"{one.atk}/{one.defense}" in words or one.is_stunned()
        assert f" row {len(view.resources(player))}" in words
    for card in view.hand():
        assert re.search(rf"{re.escape(card.definition.card_name[:5])}.* {view.cost_now(card)}\b", words)
    assert f"Turn {view.turn}: your attack step" in words
    assert f"initiative {'you' if view.initiative == 0 else 'Random'} · priority you" in words


def test_face_down_resources_are_read_by_their_player_alone(tmp_path: Path) -> None:
    """One's own face-down resources are named in brackets; those of others are marks."""

    def has_rows(view: TableView, question: Question) -> bool:
        return has_teams(view, question) and None in view.resources(1)

    session, question = find_question(tmp_path, has_rows)
    game = game_of(session)
    above, _, below = drawn(session, question, 200, 40).partition("── You")
    for qualities in game.resources(0):
        name = qualities.definition.card_name
        assert (name if game.thing(qualities.card).face_up else f"({name}") in below
    assert "(?)" in above


def test_an_attack_is_marked_and_foretold(tmp_path: Path) -> None:
    """Attackers and defender have marks, and a line says what would come of the attack."""

    def fights(view: TableView, question: Question) -> bool:
        whom = view.card_at(view.attacked)
        return view.attack == ATTACKING and whom is not None and view.step_player == question.player

    session, question = find_question(tmp_path, fights)
    view = view_of(session)
    words = drawn(session, question, 100, 30)
    attackers = [one for one in view.characters() if one.object is not None and one.object.attacker]
    defenders = [one for one in view.characters() if one.object is not None and one.object.defender]
    assert attackers
    assert defenders
    for one in attackers:
        assert f"▲{one.definition.card_name[:4]}" in words
    assert f"◆{defenders[0].definition.card_name[:4]}" in words
    assert " Attack  " in words
    assert " ▸ " in words


def test_changed_numbers_and_counters_are_drawn(tmp_path: Path) -> None:
    """Numbers that are not as printed are drawn as they are now, and counters are marked."""
    session, question = find_question(tmp_path, has_teams)
    game = game_of(session)
    one = next(character for character in game.characters(0) if not character.is_stunned())
    expected = f"{one.atk + 7}/{one.defense + 9}"
    game.thing(one.card).stat_counters = (StatCounter(7, 9, 1),)
    game.forget_standing()
    assert expected in drawn(session, question)


def test_positions_are_offered_where_they_are(tmp_path: Path) -> None:
    """Where a character is to be put, the free positions have their keys in the formation."""
    session = session_of(tmp_path)
    question = play_until(session, 1, lambda asked: asked.prompt is MOVE_WHERE and view_of(session).turn > 2)
    words = drawn(session, question)
    assert " column" in words
    assert words.count(" f1 ") == 2
