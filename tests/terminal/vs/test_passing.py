"""Passing by itself: where nothing can be done, and nowhere that a player wants to be asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.faces.lines import plain
from longbox.faces.names import NoSuchThing
from longbox.faces.offers import Offer
from longbox.games.vs.face.passing import ACTS, PASS_HERE, PASS_TURN, Passing, is_idle
from longbox.games.vs.face.stops import STOPS, THEIR_EFFECTS, THEIR_RECRUITS, occasion
from longbox.games.vs.moments import ATTACK_STEP
from longbox.games.vs.turn.priority import HAVE_PRIORITY, PASS, Action
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.terminal.session import Session
from tests.always.common.tried import some_thorough
from tests.terminal.play import sit
from tests.terminal.vs.play import find_question, session_of, view_of


def say(steward: Passing, session: Session, question: Question, words: str) -> list[str]:
    """What a player is told who says something about stops."""
    told = steward.obey(session.view(question.player), question, words)
    assert told is not None
    return [plain(line) for line in told]


def asked(session: Session, steward: Passing, chance: random.Random, most: int = 500) -> Iterator[tuple[Question, str]]:
    """Play a game by chance; yields each question with what the steward answers, empty if the player is asked."""
    for _ in range(most):
        question = session.question()
        if question is None:
            return
        view = session.view(question.player)
        answer = steward.answer(view, question)
        yield question, answer
        if not answer:
            keys = question.keys()
            answer = chance.choice([key for key in keys if key != "concede"])
            steward.answered(view, question, Offer("", "", (answer,)))
        session.answer(question.player, answer)


@pytest.mark.parametrize("seed", some_thorough(range(4), 0))
def test_a_stop_is_always_kept(seed: int, tmp_path: Path) -> None:
    """Whatever stops are set: where one is, and something can be done, the player is asked."""
    chance = random.Random(seed)
    session = session_of(tmp_path, seed=seed, concede=[0])
    steward = Passing()
    stops: set[str] = set()
    for question, answer in asked(session, steward, chance):
        view = view_of(session)
        if question.prompt is not HAVE_PRIORITY:
            assert answer == ""
            continue
        if chance.random() < 0.1:
            continue
        if is_idle(question):
            assert answer == PASS
        elif occasion(view) in steward.wishes_of(0).stops:
            assert answer == ""
        if chance.random() < 0.2:
            stops = set(chance.sample(STOPS, 5))
            say(steward, session, question, "nostop all")
            say(steward, session, question, f"stop {', '.join(stops)}")


@pytest.mark.parametrize("way", [PASS_HERE, PASS_TURN])
@pytest.mark.parametrize("seed", some_thorough(range(3), 0))
def test_passing_on_stops_for_what_opponents_do(way: str, seed: int, tmp_path: Path) -> None:
    """Passing on, a player is asked as soon as an opponent has acted and something can be done."""
    session = session_of(tmp_path, seed=seed, concede=[0])
    steward = Passing()
    chance = random.Random(seed)
    acted_at = 0
    for question, answer in asked(session, steward, chance):
        view = view_of(session)
        if question.prompt is not HAVE_PRIORITY:
            continue
        reports = view.reports(acted_at)
        kinds = (THEIR_EFFECTS, THEIR_RECRUITS)
        acts = [one for one in reports if one.player == 1 and ACTS.get(one.kind) in kinds]
        if acts and not is_idle(question):
            assert answer == ""
        if not is_idle(question) or not view.chain():
            acted_at = view.log_length()
        if not answer:
            steward.answered(view, question, Offer(way, "", (PASS,)))


def has_somebody_in_front(view: TableView) -> bool:
    """Whether the player has a character that will be able to attack."""
    return any([character.in_front() and not character.is_stunned() for character in view.characters(view.seat.number)])


def asked_until_end_of_turn(session: Session, steward: Passing, own: str) -> list[str]:
    """Where a player is asked who passes to the end of the turn from the recruit step on, with a stop of their own."""
    found: list[str] = []
    said = 0
    chance = random.Random(3)
    while (question := session.question()) is not None:
        view = view_of(session)
        answer = steward.answer(view, question)
        here = occasion(view) if view.turn else ""
        if said and view.turn > said:
            return found
        if not answer and question.prompt is HAVE_PRIORITY:
            way = ""
            if said:
                found.append(here)
            elif here == "my recruit step" and view.turn > 3 and has_somebody_in_front(view):
                way, said = PASS_TURN, view.turn
                say(steward, session, question, f"stop {own}")
            answer = PASS if said or chance.random() < 0.3 else ""
            if answer:
                steward.answered(view, question, Offer(way, "", (answer,)))
        keys = question.keys()
        answer = answer or chance.choice([key for key in keys if key != "concede"])
        session.answer(question.player, answer)
    return found


@pytest.mark.parametrize("own", ["my attack step", "draw phase"])
def test_stops_of_ones_own_hold_even_then(own: str, tmp_path: Path) -> None:
    """Passing to the end of the turn goes past the stops of the beginning, but not past those that were set."""
    found: list[str] = []
    for seed in range(8):
        session = session_of(tmp_path, seed=seed, concede=[0])
        found += [here for here in asked_until_end_of_turn(session, Passing(), own) if here.endswith(("step", "phase"))]
    # Once an opponent has acted, one is asked again, in the same step too.
    assert set(found) <= {own, "my recruit step", "their recruit step", "their attack step", "recovery phase"}
    assert ("my attack step" in found) == (own == "my attack step")


def test_nobody_is_asked_again_and_again_for_nothing(tmp_path: Path) -> None:
    """With the stops of the beginning, hardly any of the many times that one has priority is a question."""
    session = session_of(tmp_path, seed=2, concede=[0])
    steward = Passing()
    passed = asking = 0
    for question, answer in asked(session, steward, random.Random(2), most=1500):
        if question.prompt is HAVE_PRIORITY:
            passed += answer == PASS
            asking += answer == ""
    assert passed > 2 * asking


def test_stops_are_told_and_set_by_their_names(tmp_path: Path) -> None:
    """The beginning of a name will do; what could be two is refused."""
    session = session_of(tmp_path)
    question = session.question()
    assert question is not None
    steward = Passing()
    assert "my recruit step" in say(steward, session, question, "stops")[0]
    assert "draw phase" in say(steward, session, question, "stop draw")[0]
    assert say(steward, session, question, "stop draw")[2].endswith("draw phase.")
    assert "their recruits" in say(steward, session, question, "nostop their recruits")[1]
    assert say(steward, session, question, "stop all")[1] == "Passed for you: nowhere."
    say(steward, session, question, "stops default")
    assert "draw phase" in say(steward, session, question, "stops")[1]
    with pytest.raises(NoSuchThing):
        say(steward, session, question, "stop attack")


def test_stops_are_kept_with_the_game(tmp_path: Path) -> None:
    """Who goes on with a game has the stops that were set before."""
    session = session_of(tmp_path)
    sit(session, "stop draw phase, combat phase", "no")
    resumed = Session(session.system, session.record(), session.seats, session.file)
    told = sit(resumed, "stops").told
    assert told[-1].endswith("draw phase and combat phase.")


def test_what_was_taken_back_is_asked_again(tmp_path: Path) -> None:
    """Undo goes back to the last answer that the player gave, and past what was passed for the player."""
    session = session_of(tmp_path, seed=3, concede=[0])
    sit(session, *["no", "1", "pp", "1", "pp", "1", "pp"])
    before = len([by for by in session.table.answered_by if by == 0])
    screen = sit(session, "undo", "undo")
    assert len([by for by in session.table.answered_by if by == 0]) < before
    assert len(screen.scenes) == 3


@pytest.mark.thorough
def test_two_people_do_not_change_seats_for_nothing(tmp_path: Path) -> None:
    """Where passing goes by itself, nobody has to look away from the screen."""
    session = session_of(tmp_path, "Ann,Ben", seed=3, concede=[0, 1])
    screen = sit(session, *["no", "no", *["0"] * 40])
    assert len(screen.handed) <= len(screen.scenes)
    assert screen.handed[:2] == ["Ann", "Ben"]


def test_the_own_attack_step_is_a_stop(tmp_path: Path) -> None:
    """Nobody misses to attack because of the passing that goes by itself."""
    session = session_of(tmp_path, seed=1, concede=[0])
    steward = Passing()
    steps = set()
    for question, answer in asked(session, steward, random.Random(1), most=1500):
        view = view_of(session)
        keys = question.keys()
        if any([key.startswith("attack with") for key in keys]) and view.moment == ATTACK_STEP:
            assert answer == ""
            steps.add(view.turn)
    assert steps


def test_a_card_that_is_never_wanted_asks_for_nothing(tmp_path: Path) -> None:
    """Where nothing could be done but to use what is never wanted, passing goes by itself."""

    def only_one(view: TableView, question: Question) -> bool:
        keys = question.keys()
        played = [key for key in keys if key.startswith(("play ", "use "))]
        return question.prompt is HAVE_PRIORITY and len(played) == 1 and keys[1:] == [PASS]

    session, question = find_question(tmp_path, only_one)
    action = question.choices[0]
    assert isinstance(action, Action)
    given = len(session.table.answers)
    sit(session, f"never {action.card}")
    assert session.table.answers[given] == PASS
