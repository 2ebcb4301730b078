"""A table that waits: answers come one at a time, those of several players in any order."""

from __future__ import annotations

import gc
from itertools import permutations

import pytest

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import IllegalAnswer, Question, Unanswered
from longbox.kernel.record import Record
from longbox.kernel.table import NotAsked, Table
from longbox.kernel.view import View

from .toy import LAY_TOGETHER, SYSTEM, Script, Toy


def new_table(*answers: str, bots: dict[int, Answerer] | None = None) -> Table:
    """A table with the toy on it, and some answers given."""
    return Table(SYSTEM, Record("toy", {}, 5, answers), bots)


def toy(table: Table) -> Toy:
    """The game on a table."""
    assert isinstance(table.game, Toy)
    return table.game


def first_key(table: Table, player: int) -> str:
    """The first answer that a player could give now."""
    question = table.question_for(player)
    assert question is not None
    return question.keys()[0]


class First(Answerer):
    """Always takes the first choice."""

    def answer(self, question: Question, view: View[object]) -> Choice:
        return question.choices[0]


def test_a_table_asks_and_waits() -> None:
    """At first the player in turn is asked, and nobody else."""
    table = new_table()
    assert [question.player for question in table.questions] == [0]
    assert table.question_for(0) is table.questions[0]
    assert table.question_for(1) is None
    assert table.at_rest
    assert table.answers == table.answered_by == []


def test_an_answer_leads_to_the_next_question() -> None:
    """The log and the answers grow; everybody reads what they may."""
    table = new_table()
    table.answer(0, "take")
    assert table.answers == ["take"]
    assert table.answered_by == [0]
    assert "Ann takes a card." in table.view(1).log()
    assert "Ann takes a card." not in table.view(0).log()
    assert table.questions[0].player == 0


def test_what_is_not_asked_or_not_offered_is_refused() -> None:
    """Nothing changes by it."""
    table = new_table()
    with pytest.raises(NotAsked, match="Ben is not asked anything now"):
        table.answer(1, "take")
    with pytest.raises(IllegalAnswer, match="Did you mean 'take'"):
        table.answer(0, "tak")
    assert table.answers == []


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_those_who_are_asked_at_the_same_time_answer_in_any_order(order: tuple[int, ...]) -> None:
    """What comes of it is the same, and nobody sees an answer before all are in."""
    table = new_table()
    table.answer(0, "end")
    assert [question.prompt for question in table.questions] == [LAY_TOGETHER] * 3
    seen = [table.view(player).log() for player in range(3)]
    keys = {player: first_key(table, player) for player in range(3)}
    for number, player in enumerate(order):
        assert [table.view(other).log() for other in range(3)] == seen
        assert [question.player for question in table.questions] == sorted(order[number:])
        assert not table.at_rest
        table.answer(player, keys[player])
        if number < 2:
            with pytest.raises(NotAsked):
                table.answer(player, keys[player])
    assert table.answers == ["end", keys[0], keys[1], keys[2]]
    assert table.answered_by == [0, 0, 1, 2]
    assert toy(table).turn_player == 1
    assert table.game.state() == new_table(*table.answers).game.state()
    assert table.course == new_table(*table.answers).course


def test_a_record_keeps_the_answers_before_the_first_that_is_missing() -> None:
    """Of those given at the same time; the others are given again."""
    table = new_table()
    table.answer(0, "end")
    keys = [first_key(table, player) for player in range(3)]
    table.answer(2, keys[2])
    assert table.to_record().answers == ("end",)
    table.answer(0, keys[0])
    assert table.to_record().answers == ("end", keys[0])
    loaded = Table(SYSTEM, table.to_record())
    assert [question.player for question in loaded.questions] == [1, 2]
    loaded.answer(2, keys[2])
    loaded.answer(1, keys[1])
    assert loaded.answers == ["end", *keys]


def test_undo_goes_back_to_any_answer() -> None:
    """Also into the middle of a step, and when some have answered early."""
    table = new_table()
    table.answer(0, "take")
    state = table.game.state()
    table.answer(0, "end")
    table.answer(1, first_key(table, 1))
    table.undo(2)
    assert [question.player for question in table.questions] == [0, 1, 2]
    table.undo(1)
    assert table.game.state() == state
    assert (table.answers, table.answered_by) == (["take"], [0])
    assert table.course == new_table("take").course
    table.undo(0)
    assert table.answers == []
    assert table.at_rest


def test_a_game_has_a_course() -> None:
    """A digest for each question, the one that waits too; it is the same again, and another after another answer."""
    table = new_table()
    for _ in range(8):
        assert len(table.course) == len(table.answers) + 1
        for question in table.questions:
            table.answer(question.player, question.keys()[0])
    keys = table.answers
    assert new_table(*keys).course == table.course
    table.undo(5)
    assert table.course == new_table(*keys[:5]).course
    offered = table.questions[0].keys()
    other = offered[0] if offered[0] != keys[5] else offered[1]
    table.answer(table.questions[0].player, other)
    again = new_table(*keys[:6])
    assert table.course[:6] == again.course[:6]
    assert table.course[6] != again.course[6]
    assert table.to_record().course == "".join(table.course)


def test_bots_answer_at_once() -> None:
    """Beside people who are asked at the same time, too; their answers are written down like all others."""
    table = new_table(bots={1: First(), 2: First()})
    table.answer(0, "end")
    assert [question.player for question in table.questions] == [0]
    assert table.view(0).log() == []
    table.answer(0, first_key(table, 0))
    assert table.answered_by == [0, 0, 1, 2, *table.answered_by[4:]]
    assert table.game.state() == new_table(*table.answers).game.state()


def test_a_game_of_bots_plays_itself() -> None:
    """Nothing is asked when it is over, and all that happened is there."""
    table = new_table(bots={player: First() for player in range(3)})
    assert table.game.over
    assert table.questions == []
    assert table.at_rest
    with pytest.raises(NotAsked):
        table.answer(0, "end")
    again = new_table(*table.answers)
    assert again.game.over
    assert again.view(0).log() == table.view(0).log()


def test_a_record_with_a_wrong_answer_is_refused() -> None:
    """It is no game that could have been played."""
    with pytest.raises(IllegalAnswer, match="'fly' does not answer"):
        new_table("take", "fly")


def test_a_script_that_ends_leaves_its_question_open() -> None:
    """All who wait are in the error: those who choose at the same time."""
    game = SYSTEM.new_game({}, 5)
    game.answerers = [Script(["end"])] * 3
    with pytest.raises(Unanswered) as waiting:
        SYSTEM.step(game)
    assert [question.player for question in waiting.value.questions] == [0, 1, 2]


def test_two_tables_do_not_share_anything() -> None:
    """Whatever is played on one."""
    one, two = new_table(), new_table()
    state = two.game.state()
    one.answer(0, "take")
    assert two.game.state() == state
    assert two.answers == []


def test_games_that_were_left_are_freed_at_once() -> None:
    """States of a table are freed when nobody keeps them any more, without anybody having to look for them."""
    table = new_table()
    gc.collect()
    gc.disable()
    try:
        before = len([thing for thing in gc.get_objects() if isinstance(thing, Toy)])
        for _ in range(4):
            player = table.questions[0].player
            assert table.view(player).log() is not None
            table.answer(player, first_key(table, player))
        table.save_memory()
        after = len([thing for thing in gc.get_objects() if isinstance(thing, Toy)])
    finally:
        gc.enable()
    assert after <= before + 1
