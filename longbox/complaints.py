"""Files in which a player says of a game that something is wrong: its record, what the player saw, and a sentence.

To judge one is to play its record, and to compare the table with what the player saw. What is told then is what the
engine does, and by which rule; whether that is right is for people to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.faces.face import TableFace
from longbox.faces.lines import plain
from longbox.faces.words import number_of
from longbox.games.shown import presenter_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.record import BadRecord, Record, load
from longbox.kernel.table import Table
from longbox.records import BrokenRecord, as_far_as_it_fits, play_back
from longbox.rulebook.why import why_asked

SUFFIX: Final = ".json"
LINES: Final = 6
"""So many lines of the log are told."""


class Said(msgspec.Struct, frozen=True):
    """What a player says.

    Attributes:
        sentence: What is wrong.
        seat: Where the player sits.
        seen: The face of the table, as the player saw it.
    """

    sentence: str
    seat: int
    seen: TableFace


class _WithSaid(msgspec.Struct, frozen=True):
    wrong: Said


class Complaint:
    """A file in which a player says that something is wrong.

    Attributes:
        file: The file.
        record: The game up to there.
        said: What the player says.
    """

    def __init__(self, file: Path) -> None:
        """Read it.

        Raises:
            BadRecord: It is no such file.
        """
        self.file = file
        self.record = load(file)
        try:
            self.said = msgspec.json.decode(file.read_bytes(), type=prepared(_WithSaid)).wrong
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"{file} is the record of a game, and says of nothing that it is wrong: {error}.") from None


class Judged:
    """What became of a complaint.

    Attributes:
        file: The file.
        sentence: What the player says; "" where the file can't be read.
        error: Why it can't be judged; "" if it can.
        differs: What is no longer as it was played and seen; "" if all is.
        lines: What the table is like there, and the rule by which it is asked.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.sentence = self.error = self.differs = ""
        self.lines: list[str] = []
        try:
            complaint = Complaint(file)
            self.sentence = complaint.said.sentence
            self._judge(complaint)
        except LongboxError as error:
            self.error = str(error)

    @property
    def exit_code(self) -> int:
        """0 if all is as it was played and seen, 1 if it isn't, 2 if that can't be judged."""
        return 2 if self.error else 1 if self.differs else 0

    def _judge(self, complaint: Complaint) -> None:
        record, said = complaint.record, complaint.said
        try:
            table = play_back(record)
        except BrokenRecord as error:
            self.differs = str(error)
            table = play_back(as_far_as_it_fits(record))
        if not 0 <= said.seat < len(table.game.seats):
            raise BadRecord(f"{self.file}: nobody sits at the seat {said.seat}.")
        if not self.differs and not is_as_seen(record, table, said):
            self.differs = "The record plays as it was played, but the table isn't what the player saw."
        self.lines = list(told(record, table, said.seat))

    def report(self) -> Iterator[str]:
        """What is told of it, line by line."""
        if self.error:
            yield f"{self.file}: can't be judged"
            yield f"  {self.error}"
            return
        yield f"{self.file}: a player says that something is wrong"
        yield f"  {self.sentence}"
        yield from [f"  {line}" for line in self.lines]
        yield f"  {self.differs or 'All is as it was played and seen: by this rule, the engine does it so.'}"

    def as_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "file": str(self.file),
            "sentence": self.sentence,
            "error": self.error or None,
            "differs": self.differs or None,
            "position": self.lines,
        }


def is_complaint(path: Path) -> bool:
    """Whether a file to be judged is one of these, and not one of rulings."""
    return path.suffix == SUFFIX


def is_as_seen(record: Record, table: Table, said: Said) -> bool:
    """Whether a player sees today what that player saw: alone, or with the cards of other seats of the same person."""
    presenter = presenter_of(record.game, record.options)
    view = table.view(said.seat)
    others = [table.view(seat.number) for seat in table.game.seats if seat.number != said.seat]
    faces = [presenter.face(view), presenter.face(view, beside=others)]
    return _as_drawn(said.seen) in [_as_drawn(face) for face in faces]


def _as_drawn(face: TableFace) -> object:
    """What is drawn of a face, without the ids of cards: they follow how each card came to its place."""
    return _without_ids(msgspec.to_builtins(face.sides))


def _without_ids(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_ids(value) for key, value in part.items() if key != "id"}
    return [_without_ids(one) for one in part] if isinstance(part, (list, tuple)) else part


def told(record: Record, table: Table, seat: int) -> Iterator[str]:
    """What the player saw of the table, what happened last, what is asked and by which rule."""
    presenter, view = presenter_of(record.game, record.options), table.view(seat)
    answers = number_of(len(table.answers), "answer")
    yield f"after {answers}, as {view.seat.name} sees it:"
    yield from [f"  {line}" for line in presenter.spoken(view, [])]
    log = presenter.told(view, view.reports(0))
    yield "what happened last:"
    yield from [f"  {line}" for line in log[-LINES:]]
    question = table.question_for(seat)
    if question is not None:
        yield from [plain(line) for line in why_asked(table.system, question)]
