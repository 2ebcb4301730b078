"""Playing Marvel Champions at a screen: attacks in words, paying by one key, habits, undo, why, cards explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.games.champions.actions.payment import Paying
from longbox.games.champions.actions.timing import INTERRUPT
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.turn.turn import CHANGE_FORM, END_TURN
from longbox.games.champions.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.record import BadRecord, load
from longbox.terminal.session import Session
from tests.terminal.champions.play import find_question, session_of, view_of
from tests.terminal.play import ScriptedScreen, sit


def hero_turn(folder: Path, players: str = "you") -> Session:
    """A game in which Spider-Man has just changed to hero form in the first turn."""
    session = session_of(folder, players, seed=5)
    while session.table.question_for(0) is None or END_TURN not in session.table.questions[0].choices:
        session.answer(session.table.questions[0].player, "done")
    session.answer(0, CHANGE_FORM.key())
    return session


def test_an_attack_is_typed_in_words(tmp_path: Path) -> None:
    """Whom to attack is typed with the attack, and nothing more is asked."""
    session = hero_turn(tmp_path)
    sit(session, "attack rhino")
    assert session.table.answers[-1] == "attack with Spider-Man"
    assert view_of(session).damage(view_of(session).villain()) == 2


def test_the_target_of_an_attack_is_answered_too(tmp_path: Path) -> None:
    """Where there are several enemies, the one that was typed is attacked."""

    def has_minion(view: TableView, question: Question) -> bool:
        offered = [choice.key() for choice in question.choices]
        enemies = view.attackable()
        return "attack with Spider-Man" in offered and len(enemies) > 1 and not view.statuses(view.identity(0))

    session, _ = find_question(tmp_path, has_minion)
    target = view_of(session).attackable()[-1]
    before = view_of(session).log_length()
    sit(session, f"attack {target}")
    assert f"Spider-Man attacks {target}." in view_of(session).log(before)


def test_what_is_typed_in_words_is_not_listed(tmp_path: Path) -> None:
    """Attacks with their targets are found by name; the screen shows only the answers themselves."""
    screen = sit(hero_turn(tmp_path))
    scene = screen.scenes[0]
    assert "attack Rhino" in [offer.words for offer in scene.unlisted]
    assert "attack Rhino" not in [offer.words for offer in scene.offers]
    assert [offer.key for offer in scene.offers if offer.words == "Attack with Spider-Man"] == ["a"]


def paying(folder: Path) -> tuple[Session, Paying, ScriptedScreen]:
    """A game in which more than one resource is asked for and suggested, and the screen of that question."""

    def has_choice(view: TableView, question: Question) -> bool:
        return isinstance(question, Paying) and question.price.total > 1 and len(question.choices) > 3

    session, question = find_question(folder, has_choice)
    assert isinstance(question, Paying)
    return session, question, sit(session)


def test_one_key_pays(tmp_path: Path) -> None:
    """`p` pays with what is suggested; the card is played, and no resource is wasted where that can be helped."""
    session, question, screen = paying(tmp_path)
    offer = next(offer for offer in screen.scenes[-1].offers if offer.key == "p")
    assert offer.words.startswith("Pay with ")
    source = question.source
    assert source is not None
    sit(session, "p")
    assert not isinstance(session.question(), Paying) or session.question().source is not source  # type: ignore[union-attr]
    paid = [report for report in view_of(session).reports() if report.kind.name == "paid" and report.source is source]
    assert sum([report.amount for report in paid]) >= question.price.total


def test_paying_by_one_key_is_taken_back_at_once(tmp_path: Path) -> None:
    """Undo after paying goes back to before the whole payment."""
    session, _, _ = paying(tmp_path)
    before = list(session.table.answers)
    sit(session, "p", "undo")
    assert session.table.answers == before


def test_resources_are_shown_where_they_are_asked_for(tmp_path: Path) -> None:
    """Each way to pay says what it generates, and the question says what is missing."""
    _, question, screen = paying(tmp_path)
    scene = screen.scenes[-1]
    assert scene.words == f"{question.source}: Pay {question.price.left(question.paid).words()}"
    cards = [offer for offer in scene.offers if offer.place == "hand"]
    assert cards
    assert all([offer.where.split()[1] in ("energy,", "energy", "mental", "physical", "wild") for offer in cards])


def interrupted(folder: Path) -> Session:
    """A game in which Spider-Man alone may be used as Rhino attacks."""

    def may_use(view: TableView, question: Question) -> bool:
        return question.prompt is INTERRUPT and [choice.key() for choice in question.choices] == [
            "use Spider-Man",
            "pass",
        ]

    return find_question(folder, may_use)[0]


def test_what_is_always_used_is_not_asked(tmp_path: Path) -> None:
    """`always` answers the question that is asked, and those like it that follow."""
    session = interrupted(tmp_path)
    screen = sit(session, "always spider-sense", "", "")
    assert screen.told == ["Used without asking: Spider-Man."]
    assert session.table.answers[-1] == "use Spider-Man"
    assert "uses Spider-Man" in " ".join(view_of(session).log()[-20:])


def test_what_is_never_used_is_not_asked(tmp_path: Path) -> None:
    """`never` passes, and `ask` lets the player be asked again."""
    session = interrupted(tmp_path)
    assert sit(session, "never spider-man", "").told == ["Not asked about: Spider-Man."]
    assert session.table.answers[-1] == "pass"
    session = interrupted(tmp_path)
    answers = len(session.table.answers)
    screen = sit(session, "ask spider-man")
    assert screen.told == ["You are asked about everything."]
    assert len(session.table.answers) == answers


def test_undo_goes_back_beyond_what_was_answered_by_habit(tmp_path: Path) -> None:
    """An answer that was given for a player is not the one that undo takes back."""
    session = interrupted(tmp_path)
    last = len(session.table.answers)
    sit(session, "always spider-man", "", "undo")
    assert len(session.table.answers) < last


def test_only_what_is_asked_about_can_be_a_habit(tmp_path: Path) -> None:
    """A card without interrupt or response is never asked about."""
    told = sit(hero_turn(tmp_path), "always haymaker", "always").told
    refused = "Nothing was changed: the game never asks by itself whether you use Haymaker."
    assert told == [refused, "You are asked about everything."]


def test_another_player_is_asked_to_act(tmp_path: Path) -> None:
    """`ask` with the name of a player asks that player; it is no habit."""
    session = hero_turn(tmp_path, "Ann,Ben")
    sit(session, "ask ben")
    assert "ask Ben" in session.table.answers


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why recover", "Only alter-egos recover; Spider-Man is none."),
        ("why thwart", "No scheme has threat that can be removed now."),
        ("why strength", "Strength can't be played: it is discarded to pay for other cards."),
        ("why change form", "You have changed form this turn already."),
        ("why backflip", "Backflip is not in your hand."),
        ("why attack rhino", "Nothing keeps you from it: attack Rhino."),
        ("recover", "'recover' is not among the answers."),
    ],
)
def test_why_something_can_not_be_done(typed: str, told: str, tmp_path: Path) -> None:
    """Why with a wish tells the first requirement that isn't met."""
    assert sit(hero_turn(tmp_path), typed).told[0] == told


def test_a_wish_that_is_no_answer_tells_why(tmp_path: Path) -> None:
    """What can't be done now is answered with the rule that keeps it from being done."""
    told = sit(hero_turn(tmp_path), "recover").told
    assert told[1] == "Only alter-egos recover; Spider-Man is none."
    assert told[2].startswith("Rule: Recover. ")


def test_a_card_is_explained(tmp_path: Path) -> None:
    """Its type, numbers, traits, text, how it stands now, and where it lies."""
    told = sit(hero_turn(tmp_path), "?rhino").told
    assert told[0] == "Rhino I · unique villain · SCH 1 ATK 2 · 14 per player hit points"
    assert told[1] == "Brute. Criminal."
    assert "Now: Rhino I, 14/14 hit points, SCH 1 ATK 2." in told
    haymaker = sit(hero_turn(tmp_path), "?haymaker").told
    assert haymaker[0] == "Haymaker · basic event · cost 2 · generates 1 energy"
    assert "Here: one in your hand." in haymaker


def test_a_player_is_explained(tmp_path: Path) -> None:
    """What lies before somebody is told to everybody; which cards the own deck has, to its player alone."""
    session = hero_turn(tmp_path, "Ann,Ben")
    told = sit(session, "?ann", "?ben").told
    assert told[0].startswith("You are Spider-Man, 10/10 hit points")
    assert len([line for line in told if line.startswith("All cards of your deck:")]) == 1
    assert any([line.startswith("Ben: Jennifer Walters, 15/15 hit points") for line in told])


def test_a_game_is_left_and_resumed(tmp_path: Path) -> None:
    """One person with two heroes goes on where the game was left, with both."""
    session = hero_turn(tmp_path, "you,you")
    record = session.table.to_record()
    assert record.seats == ("You", "You")
    resumed = Session(session.system, record, session.seats, session.file)
    assert [seat.name for seat in resumed.seats] == ["Spider-Man", "She-Hulk"]
    assert view_of(resumed).phase == TAKING_TURN
    assert resumed.question() is not None


@pytest.mark.parametrize("typed", ["attack ultron", "attack ult", "ATTACK  Ultron with iron man"])
def test_words_go_before_guesses(typed: str, tmp_path: Path) -> None:
    """What names its target exactly is not taken for an answer that only looks like it."""
    session = session_of(tmp_path, seed=5, heroes=["Iron Man"], scenario="Ultron")
    sit(session, "0", "f", typed)
    view = view_of(session)
    assert len(view.attackable()) > 1
    assert view.damage(view.villain()) == 1


def test_the_own_minion_is_meant(tmp_path: Path) -> None:
    """Of minions that are called alike, the one that engages the player is attacked."""
    session = session_of(
        tmp_path, "Ann,Ben", seed=5, heroes=["Iron Man", "Captain Marvel"], scenario="Ultron", first_player=1
    )
    sit(session, "0", "0", "f", "attack drone")
    view = view_of(session)
    assert view.minions_of(1) == []
    assert len(view.minions_of(0)) == 1


def test_who_plays_several_heroes_sees_all_their_hands(tmp_path: Path) -> None:
    """The hands of the other own heroes are told with the table; those of other people are not."""
    own = sit(session_of(tmp_path, "Ann,Ann", seed=5), "table").told
    others = sit(session_of(tmp_path, "Ann,Ben", seed=5), "table").told
    assert len([line for line in own if line.startswith("Hand of She-Hulk: ")]) == 1
    assert not [line for line in others if line.startswith("Hand of ")]


def test_habits_are_kept_with_the_game(tmp_path: Path) -> None:
    """Who goes on with a game another time is asked as little as before, and can ask to be asked again."""
    first = session_of(tmp_path, seed=5)
    sit(first, "0", "never spider-sense")
    resumed = Session(first.table.system, load(first.file), first.seats, first.file)
    assert sit(resumed, "always").told == ["Not asked about: Spider-Man."]
    sit(resumed, "ask spider-sense")
    assert load(first.file).wishes == {}


def test_habits_that_can_not_be_read_are_refused(tmp_path: Path) -> None:
    """A file with broken habits is a broken file."""
    session = session_of(tmp_path, seed=5)
    session.wishes = {"habits": [["Ann", 1]]}
    with pytest.raises(BadRecord, match="always or never"):
        sit(session, "quit")


@pytest.mark.parametrize(("line", "is_asked"), [("never spider-sense", False), ("", True)])
def test_habits_are_those_of_a_person(line: str, is_asked: bool, tmp_path: Path) -> None:
    """What is chosen as one hero is asked holds for the other heroes of the same person."""
    session = session_of(tmp_path, "you,you", seed=5)
    screen = sit(session, "0", line, "0", "f", "0", "0", "1", *["0"] * 6)
    assert screen.scenes[1].view.seat.name == "She-Hulk"
    asked = [
        scene for scene in screen.scenes if scene.words == "Spider-Man: Rhino attacks Spider-Man: you may interrupt"
    ]
    assert bool(asked) == is_asked
