"""A record is played back to the same log, and what is wrong with one is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record, save
from longbox.records import BrokenRecord, play_back
from longbox.terminal.session import Session
from tests.terminal.play import questions, session_of


@pytest.fixture
def played(tmp_path: Path) -> Session:
    """A game of two people that is played for a while."""
    session = session_of(tmp_path, "Ann,Ben", seed=6)
    for _ in questions(session, seed=2, most=120):
        pass
    return session


def replay(*arguments: object, typed: str = "") -> str:
    """What `longbox replay` prints."""
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(group, ["replay", *words], input=typed, catch_exceptions=False).stdout


def test_the_log_is_the_same_byte_for_byte(played: Session) -> None:
    """The log as a player reads it comes back line for line, every time."""
    for number, name in enumerate(("Ann", "Ben")):
        expected = "".join([f"{line}\n" for line in played.view(number).log()])
        assert replay(played.file, "--log", "--as", name.lower(), typed="y\n") == expected
    assert "Ann draws 5 cards." in replay(played.file, "--log")


def test_a_game_that_goes_on_says_who_is_next(played: Session) -> None:
    """Without --log, the players and how it stands are told too; the seed is not, as long as it decides anything."""
    output = replay(played.file)
    assert output.startswith("DC Comics Deck-Building Game: Ann and Ben. 120 answers.\n")
    question = played.question()
    assert question is not None
    assert output.endswith(f"The game is not over. {played.seats[question.player].name} is asked next.\n")


def broken(session: Session, **changes: Any) -> Record:
    """The record of a game with something changed."""
    return msgspec.structs.replace(session.table.to_record(), **changes)


def test_a_wrong_answer_is_named(played: Session) -> None:
    """The message says which answer can't be given, and what could."""
    answers = list(played.table.answers)
    answers[7] = "dance"
    with pytest.raises(BrokenRecord, match=r"Answer 8 of 120 can't be given: 'dance' does not answer"):
        play_back(broken(played, answers=tuple(answers)))


def test_answers_after_the_end_are_refused(tmp_path: Path) -> None:
    """A game that is over takes no more answers."""
    session = session_of(tmp_path, "greedy,greedy", seed=6)
    record = broken(session, answers=(*session.table.answers, "end turn"))
    with pytest.raises(BrokenRecord, match=r"is over after \d+ answers, but 1 more are recorded"):
        play_back(record)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "dcbd"}, "There is no game 'dcbd'. Did you mean 'dcdb'?"),
        ({"options": {"players": 7}}, "7 players can't play"),
        ({"options": {"colour": "blue"}}, "colour"),
    ],
)
def test_other_games_and_options_are_refused(
    played: Session, changes: dict[str, Any], message: str, tmp_path: Path
) -> None:
    """A game that isn't known and options that don't fit are errors that say so."""
    file = tmp_path / "broken.json"
    save(broken(played, answers=(), **changes), file)
    with pytest.raises(LongboxError, match=message):
        replay(file)


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "is no record of a game"), ('{"format": 99}', "is in format 99"), ('{"format": 1}', "is a broken record")],
)
def test_files_that_are_no_records_are_refused(text: str, message: str, tmp_path: Path) -> None:
    """What was cut off, is of another version, or lacks something is refused in one sentence."""
    file = tmp_path / "file.json"
    file.write_text(text)
    with pytest.raises(LongboxError, match=message):
        replay(file)


def test_only_players_have_a_view(played: Session) -> None:
    """A name that nobody had is refused, with those who played."""
    with pytest.raises(LongboxError, match=r"No 'Cem' played. .*'Ann'"):
        replay(played.file, "--as", "Cem")


def test_while_a_game_goes_on_each_person_sees_their_own_side(played: Session) -> None:
    """Where several people play, whoever looks is asked, and anything but yes is a no; the log is not shown."""
    for typed in ("n\n", "\n", ""):
        with pytest.raises(LongboxError, match="What Ann sees can be looked at by others when the game is over"):
            replay(played.file, "--as", "Ann", typed=typed)
    assert "Ann draws" in replay(played.file, "--as", "Ann", typed="y\n")


def test_while_a_game_goes_on_nobody_sees_what_a_bot_sees(tmp_path: Path) -> None:
    """The only person's own side is shown without a question."""
    session = session_of(tmp_path, "you,random", seed=6)
    for _ in questions(session, seed=2, most=20):
        pass
    assert "You draw" in replay(session.file, "--as", "you")
    with pytest.raises(LongboxError, match="What Random sees can be looked at when it is over"):
        replay(session.file, "--as", "random", typed="y\n")


def test_a_game_that_is_over_shows_everything(tmp_path: Path) -> None:
    """Its seed, and all sides, to everybody."""
    session = session_of(tmp_path, "greedy,random", seed=6)
    output = replay(session.file, "--as", "Random")
    assert "Seed 6, " in output.split("\n")[0]


def test_a_record_of_other_seats_is_refused(played: Session, tmp_path: Path) -> None:
    """It tells of three people, and two play."""
    file = tmp_path / "seats.json"
    save(broken(played, seats=("Ann", "Ben", "Cem")), file)
    with pytest.raises(LongboxError, match="2 play this game, but the record tells of 3 who sit there"):
        replay(file)
