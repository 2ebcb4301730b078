"""What goes on without end is found by the kernel, told with its cards, and loses nothing."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import pytest

from longbox.games import find
from longbox.kernel.limits import DEEPEST, LONGEST, EndlessTexts, Limits
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.rulings import FAILS, judge, read_sheet
from longbox.rulings.runs import Arranged
from tests.rulings.writing import HEAD, sheet

from . import champions, dcdb, forever, vs
from .case import Case, outcome
from .play import ALL

LOST_STEPS = [case for case in [*champions.CASES, *dcdb.CASES, *forever.CASES] if case.ends]


@pytest.mark.parametrize("case", ALL, ids=repr)
def test_no_text_goes_on_without_end(case: Case) -> None:
    """Each game ends, or is broken off with the names of its cards; none is stopped by Python's own limit."""
    before = sys.getrecursionlimit()
    ending = outcome(case)[0]
    assert case.ends in ending
    assert case.ends or "win" in ending
    assert sys.getrecursionlimit() == before


def test_each_game_has_ten_endless_cards() -> None:
    """There are at least ten of each game, and each is another text."""
    for cases in (champions.CASES, dcdb.CASES, vs.CASES, forever.CASES):
        assert len({case.cards for case in cases}) == len(cases) >= 10


def first_question(table: Table) -> list[str]:
    """The answers that the player who is asked can give."""
    return table.questions[0].keys()


def state_of(table: Table) -> tuple[object, ...]:
    """All that a player at the table would notice."""
    logs = [view.log() for view in table.game.views]
    return (table.answers, table.game.state(), first_question(table), logs)


def walk_into(table: Table, case: Case, states: list[tuple[object, ...]]) -> None:
    """Answer as a case says, for ever, and keep what was so before each answer."""
    while True:
        states.append(state_of(table))
        wished = next((key for key in case.does if key in first_question(table)), first_question(table)[0])
        table.answer(table.questions[0].player, wished)


@pytest.mark.parametrize("case", LOST_STEPS, ids=repr)
def test_an_endless_text_loses_nothing(case: Case) -> None:
    """The game stays at the last question; it can be saved, undone and played on with another answer."""
    start = case.arranged()
    table = Table(Arranged(find(case.game), start), Record(case.game, {}, 1))
    states: list[tuple[object, ...]] = []
    with pytest.raises(EndlessTexts, match="without end"):
        walk_into(table, case, states)
    assert state_of(table) == states[-1]
    again = Table(Arranged(find(case.game), start), table.to_record())
    assert state_of(again) == states[-1]
    table.undo(0)
    assert table.answers == []


def told(name: str) -> list[str]:
    """All that was written down of the game of a case."""
    return outcome(next(case for case in ALL if case.name == name))


def test_a_loop_that_a_player_chooses_is_repeated_so_often_only() -> None:
    """Who may go on can't for ever; the game is no draw, since the loop ends. [vs 703.1a]"""
    lines = told("what a player may do again and again")
    loop = lines[: lines.index("After 100 effects, Ann can't repeat the loop (Hall of Wishes)")]
    assert loop.count("Ann gains 1 endurance (Hall of Wishes)") == 99


def test_no_turn_is_used_up_by_one_action() -> None:
    """A power that costs nothing, and a card that comes back, are on offer so often in a turn, and no more."""
    used = told("a power without a cost that always gains").index("Turn 2; Bob has the initiative")
    lines = told("a power without a cost that always gains")[:used]
    assert lines.count("Ann gains 1 endurance (Spring)") == 200
    played = told("a card that draws itself again")
    first = played[: next(number for number, line in enumerate(played) if "turn 2" in line.casefold())]
    assert len([line for line in first if line.startswith("Alice plays Rubber Ball")]) == 500
    acted = told("an action without a cost")
    turn = acted[: acted.index("— Villain phase —")]
    assert len([line for line in turn if line == "Alice uses Treadmill."]) <= 500


def test_a_ruling_with_an_endless_text_does_not_hold() -> None:
    """It is judged, and so are the others: the words of the error stand at its step."""
    steps = 'do = "Alice plays Punch"\nPower = 1'
    ruling = read_sheet(sheet('Alice.hand = ["Punch"]', steps, head=HEAD.replace("Alice", "Alice as Oracle")))[0]
    ruling.options["cards"] = [dcdb.plays_again("Oracle", "Starter")]
    verdict = judge(ruling)
    assert verdict.result == FAILS
    assert [words for _, words in verdict.problems] == ["The text of Oracle goes on without end."]


def test_limits_are_counted_from_rest_to_rest() -> None:
    """So many texts within each other, and so many in all until the game rests; what was left counts no more."""
    limits = Limits()
    for _ in range(DEEPEST):
        limits.enter(None)
    with pytest.raises(EndlessTexts):
        limits.enter(None)
    for _ in range(DEEPEST):
        limits.leave()
    for _ in range(LONGEST - DEEPEST - 1):
        limits.enter(None)
        limits.leave()
    with pytest.raises(EndlessTexts):
        limits.enter(None)
    limits.rest()
    limits.enter(None)


def test_an_error_can_be_sent_to_another_process() -> None:
    """It keeps its words and its cards."""
    sent: Any = pickle.loads(pickle.dumps(EndlessTexts("It goes on.", ["Loop"])))
    assert (str(sent), sent.cards) == ("It goes on.", ["Loop"])
