"""One game at this screen: whose answer is next, taking answers back, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import structs

from longbox.games.provenance import stamped
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.system import System
from longbox.kernel.table import Table
from longbox.kernel.view import Report, View
from longbox.terminal import saves
from longbox.terminal.seats import Seat, seat_bots


class NothingToUndo(LongboxError):
    """A player wants to take back an answer and has given none."""


class Note:
    """Something that the log on the screen says and the game's own log does not: what was answered by itself.

    Attributes:
        player: The number of the player whom it tells.
        place: How long the game's log was then.
        words: What is said.
        answer: The number of the answer, from 0.
    """

    def __init__(self, player: int, place: int, words: str, answer: int) -> None:
        self.player = player
        self.place = place
        self.words = words
        self.answer = answer


class Session:
    """A game with people at one screen and bots.

    Attributes:
        system: The rules.
        seats: Who plays.
        table: The game.
        file: Where it is kept, anew after every answer.
        looking: The number of the player who sat at the screen last, or -1.
        wishes: What those at the screen want to be answered for them, as plain data, kept with the game.
        notes: What was answered by itself, oldest first.
    """

    def __init__(self, system: System, record: Record, seats: list[Seat], file: Path) -> None:
        self.system = system
        self.seats = seats
        self.file = file
        self.table = Table(system, stamped(record), seat_bots(seats, system.id, record.seed))
        for seat, player in zip(seats, self.table.game.seats, strict=True):
            seat.name = player.name
        self.looking = -1
        self.wishes = record.wishes
        self.notes: list[Note] = []
        self._read: dict[int, int] = {}
        self._unasked: set[int] = set()
        self.keep()

    @property
    def people(self) -> list[int]:
        """The numbers of the players who are people."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    def seats_of(self, player: int) -> list[int]:
        """The numbers of all seats that the person in a seat has taken."""
        return [number for number in self.people if self.seats[number].person == self.seats[player].person]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.questions

    def question(self) -> Question | None:
        """The next question for somebody here; whoever looks already comes first."""
        own = self.table.question_for(self.looking)
        if own is not None:
            return own
        return self.table.questions[0] if self.table.questions else None

    def view(self, player: int) -> View[Any]:
        """All that a player may know."""
        return self.table.view(player)

    def read(self, player: int) -> int:
        """How long the log was at the player's last answer."""
        return self._read.get(player, 0)

    def passages(self, player: int, start: int, end: int | None = None) -> list[list[Report] | str]:
        """What happened: events in their order, and between them what is noted.

        Args:
            player: Who reads.
            start: The line of the log to begin with.
            end: The line of the log to end before; all lines if none is given.
        """
        told: list[list[Report] | str] = []
        reports = self.view(player).reports(start)[: None if end is None else end - start]
        cut = 0
        for note in self.notes:
            if note.player == player and note.place >= start and (end is None or note.place < end):
                told += [reports[cut : note.place - start], note.words]
                cut = note.place - start
        return [*told, reports[cut:]]

    def answer(self, player: int, key: str, *, at_once: bool = False, unasked: bool = False, note: str = "") -> None:
        """Give a player's answer, by its stable key, and keep the game.

        Args:
            player: Who answers.
            key: The answer.
            at_once: Whether it follows another without the player having seen what that brought about.
            unasked: Whether it is given for the player. It is never taken back alone.
            note: What the log on the screen says of it, beside what it brings about.
        """
        read = self.view(player).log_length()
        if note:
            self.notes.append(Note(player, read, note, len(self.table.answers)))
        if unasked:
            self._unasked.add(len(self.table.answers))
        self.table.answer(player, key)
        if not at_once:
            self._read[player] = read
        self.keep()

    def given(self, player: int) -> list[int]:
        """The numbers of the answers that the person in a seat has given, from 0."""
        own = self.seats_of(player)
        answered = [number for number, by in enumerate(self.table.answered_by) if by in own]
        return [number for number in answered if number not in self._unasked]

    def undo(self, player: int) -> None:
        """Go back to the person's last answer, so that it is asked again; all that came after is undone too.

        Raises:
            NothingToUndo: The player has given no answer yet.
        """
        given = self.given(player)
        if not given:
            raise NothingToUndo("There is no answer of yours to take back.")
        self.table.undo(given[-1])
        self._unasked = {number for number in self._unasked if number < given[-1]}
        self.notes = [note for note in self.notes if note.answer < given[-1]]
        for reader, read in self._read.items():
            self._read[reader] = min(read, self.view(reader).log_length())
        self.keep()

    def record(self) -> Record:
        """The game so far, as it is kept."""
        return structs.replace(self.table.to_record(), wishes=self.wishes)

    def keep(self) -> None:
        """Write the game to its file; when it is over, put the file where nobody goes on with it."""
        saves.keep(self.record(), self.file)
        if self.over:
            self.file = saves.finish(self.file)
