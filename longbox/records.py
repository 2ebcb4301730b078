"""Playing a record back, and saying what is wrong with it.

A record names the rules and cards that it was played by. Where they are others now, its answers are given all the same,
and the game is compared with what it was at each of its questions: it is the same game, or the place is told where it
becomes another.

LongboxError
└── BadRecord             (of the kernel)
    └── BrokenRecord      a record that doesn't fit the rules: an answer that can't be given, one too many, another game
"""

from __future__ import annotations

from msgspec import structs

from longbox import games
from longbox.faces.words import number_of
from longbox.games.provenance import fingerprint, version
from longbox.kernel.course import read_course
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import BadRecord, Record
from longbox.kernel.table import Table


class BrokenRecord(BadRecord):
    """A record can be read, but not played. The message says which answer is wrong, and what would be right.

    Attributes:
        fitting: How many of its answers do fit, and make the game that was played.
    """

    def __init__(self, message: str, fitting: int) -> None:
        super().__init__(message)
        self.fitting = fitting


def play_back(record: Record) -> Table:
    """The game of a record as far as its answers go.

    Raises:
        BrokenRecord: An answer doesn't fit its question, the game becomes another one than was played, there are
            answers after the end, or too many or too few sit at the table.
        LongboxError: The game or its options are not known.
    """
    table = Table(games.find(record.game), structs.replace(record, answers=()))
    seats = len(table.game.seats)
    if len(record.seats) not in (0, seats):
        raise BrokenRecord(f"{seats} play this game, but the record tells of {len(record.seats)} who sit there.", 0)
    course = read_course(record.course)
    _compare(record, table, course, 0)
    for number, key in enumerate(record.answers, 1):
        if not table.questions:
            extra = len(record.answers) - number + 1
            raise BrokenRecord(
                f"The game is over after {number - 1} answers, but {extra} more are recorded.", number - 1
            )
        known = len(table.course)
        try:
            table.answer(table.questions[0].player, key)
        except LongboxError as error:
            message = f"Answer {number} of {len(record.answers)} can't be given: {error}{_other_rules(record)}"
            raise BrokenRecord(message, number - 1) from None
        _compare(record, table, course, known)
    return table


def as_far_as_it_fits(record: Record) -> Record:
    """A record with those of its answers that still make the game that was played.

    Raises:
        LongboxError: Not even its beginning does.
    """
    try:
        play_back(record)
    except BrokenRecord as error:
        if not error.fitting:
            raise
        return structs.replace(record, answers=record.answers[: error.fitting])
    return record


def about_the_rules(record: Record) -> str:
    """What to know of the rules of a game whose record could be played back; "" if they are those that it names."""
    if not record.rules:
        return "The record doesn't tell which rules and cards it was played by; by those of today, its answers fit."
    if _other_rules(record):
        return f"{_played_by(record)} All that is recorded is still the same game by those of today."
    return ""


def _compare(record: Record, table: Table, course: list[str], known: int) -> None:
    """Refuse a game that is no longer what it was, at one of the questions that are new."""
    for moment in range(known, min(len(table.course), len(course))):
        if table.course[moment] != course[moment]:
            why = _other_rules(record) or " The rules are the same, so the record was changed, or Longbox has an error."
            answers = number_of(len(record.answers), "answer")
            message = f"After {moment} of {answers}, this is not the game that was played.{why}"
            raise BrokenRecord(message, max(0, moment - 1))


def _other_rules(record: Record) -> str:
    """That a record was played by other rules than those that are here; "" if it was not, or doesn't tell."""
    if not record.rules or record.rules == fingerprint(record.game, record.options):
        return ""
    return f" {_played_by(record)}"


def _played_by(record: Record) -> str:
    here = version()
    made = f"Longbox {record.longbox}" + (f", this is {here}" if record.longbox != here else ", as this is")
    return f"It was played by other rules or cards ({made})."
