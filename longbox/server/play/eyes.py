"""What those who sit in some seats see of a table: a row of faces, and what changed from each to the next."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import structs

from longbox.faces.changes import next_face
from longbox.faces.face import CardFace, TableFace
from longbox.faces.following import seen_on
from longbox.faces.lines import Line, line
from longbox.faces.offers import HandNumbers
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Question
from longbox.kernel.reasons import Reason
from longbox.kernel.view import View
from longbox.server.messages import Clocks, Seen, Stepped, Undo, encode
from longbox.server.play.entries import UNDO
from longbox.server.play.progress import Progress
from longbox.server.play.undoing import undo_state
from longbox.server.storage.rows import Entry

KEPT: Final = 20
"""How many steps are kept for those who were away for a moment."""

KEPT_AT_REST: Final = 3
"""How many are kept where nothing happens."""

LINES: Final = 200
"""How many lines of the log a view has."""

Teller = Callable[[int, int | None], list[str]]
"""Tells what happened between two lengths of the log; to its end, where no other is named."""


class Eyes:
    """What one person sees, who may have several seats.

    Attributes:
        id: Names the row of faces; another one begins with each view.
        seats: The seats that the person has.
        looking: The seat whose cards are seen.
        n: The entry after which the last face was made.
        used: When somebody asked for steps last, by the clock of the process.
        steps: The last messages, each with the entry that it brings its reader to.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.looking = self.seats[0]
        self.n = 0
        self.used = time.monotonic()
        self.id = ""
        self.steps: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._face: TableFace | None = None
        self._hands: dict[int, HandNumbers] = {}
        self._told = 0
        self._read = 0

    def see(self, progress: Progress, clocks: Clocks | None = None, back_to: int | None = None) -> bytes:
        """All that is seen; where the last face isn't of this moment, a new row of faces begins."""
        turned = self._turn(progress)
        view = progress.table.view(self.looking)
        if self._face is None or turned or back_to is not None or self.n != progress.n:
            self._told = view.log_length()
            self._read = min(self._read, self._told)
            self._face, self.id, self.n = self._now(progress), secrets.token_hex(4), progress.n
            self.steps.clear()
        log, entries = self._log(progress, view)
        answered = progress.last_answer(self.seats)
        message = Seen(
            n=self.n,
            eyes=self.id,
            view=self._face,
            asked=progress.asking(self.seats),
            replaced=progress.replaced,
            clocks=clocks,
            undo=self._undo(progress),
            log=log,
            entries=entries,
            missed=len([n for n in entries if n > answered]),
            back_to=back_to,
        )
        return encode(message)

    def step(self, progress: Progress, entry: Entry, clocks: Clocks | None = None) -> bytes:
        """What an entry changed, that has just happened."""
        if entry.seat in self.seats and not entry.body.get("itself"):
            self._read = self._told
        if self._face is None or entry.kind == UNDO or self._must_turn(progress):
            self._face = None
            message = self.see(progress, clocks, entry.body.get("to") if entry.kind == UNDO else None)
            self.steps.append((entry.n, message))
            return message
        view = progress.table.view(self.looking)
        told = self._lines(progress, view, self._told)
        self._told = view.log_length()
        self._face, changes = next_face(self._face, self._now(progress))
        self.n = entry.n
        message = encode(
            Stepped(
                n=entry.n,
                by=entry.seat,
                told=told,
                changes=changes,
                asked=progress.asking(self.seats),
                replaced=progress.replaced,
                clocks=clocks,
                undo=self._undo(progress),
                itself=bool(entry.body.get("itself")),
            )
        )
        self.steps.append((entry.n, message))
        return message

    def sit(self, seat: int) -> None:
        """Look with the eyes of another of the person's seats."""
        if seat != self.looking:
            self.looking, self._face = seat, None

    def card(self, id: str) -> CardFace | None:
        """A card of the last face, by its id or its title; also one that is attached to another."""
        cards = [] if self._face is None else [seen.card for seen in seen_on(self._face)]
        named = [card for card in cards if card.id == id] or [card for card in cards if card.title == id]
        return named[0] if named else None

    def title_of(self, id: str) -> str:
        """What a card is called, by its id on the last face; anything else is called what it is called."""
        found = self.card(id)
        return found.title if found is not None and found.title else id

    def save_memory(self) -> None:
        """Let go of steps that nobody asks for any more."""
        while len(self.steps) > KEPT_AT_REST:
            self.steps.popleft()

    @property
    def lost(self) -> bool:
        """Whether it was forgotten what was seen."""
        return self._face is None

    def lose(self) -> None:
        """Forget what was seen: the next thing seen is everything."""
        self._face = None
        self.steps.clear()

    def since(self, n: int, eyes: str) -> list[bytes] | None:
        """The messages after an entry, of the same row of faces; none if they are not kept."""
        if eyes != self.id or n > self.n or self._face is None:
            return None
        found = [message for number, message in self.steps if number > n]
        return found if len(found) == self.n - n else None

    def _turn(self, progress: Progress) -> bool:
        """Look with the eyes of the seat that is asked, if its cards may be seen; tells whether they turned."""
        if not self._must_turn(progress):
            return False
        self.looking = next(question.player for question in progress.table.questions if question.player in self.seats)
        return True

    def _must_turn(self, progress: Progress) -> bool:
        """Whether another of the person's seats is asked than the one that is seen."""
        if not progress.open_hands or len(self.seats) < 2:
            return False
        asked = [question.player for question in progress.table.questions if question.player in self.seats]
        return bool(asked) and self.looking not in asked

    def _now(self, progress: Progress) -> TableFace:
        """The face of this moment; of a game that its players ended before its rules did, with how."""
        face = self._made(progress)
        return structs.replace(face, result=(line(progress.ended),)) if progress.ended and not face.result else face

    def _made(self, progress: Progress) -> TableFace:
        view, question = progress.table.view(self.looking), self._question(progress)
        beside = (
            [progress.table.view(seat) for seat in self.seats if seat != self.looking] if progress.open_hands else []
        )
        hand = self._hands.setdefault(self.looking, HandNumbers())
        news = self._words(progress, view, self._read)
        return progress.presenter.face(view, question, news, hand, beside, self._why_not(progress))

    def _why_not(self, progress: Progress) -> Any:
        def reason(wish: str) -> Reason | None:
            try:
                return progress.system.why_not(progress.table.game, self.looking, wish)
            except LongboxError:
                return None

        return reason

    def _question(self, progress: Progress) -> Question | None:
        hidden = progress.over or self.looking in progress.bots or progress.answers_itself(self.looking)
        return None if hidden else progress.table.question_for(self.looking)

    def _undo(self, progress: Progress) -> Undo:
        return undo_state(progress, self.seats)

    def _log(self, progress: Progress, view: View[Any]) -> tuple[tuple[Line, ...], tuple[int, ...]]:
        """The last lines of the log as the steps told them, and the entry of each."""
        told = self._teller(progress, view)
        found: list[tuple[Line, int]] = []
        for n in range(len(progress.ends) - 1, -1, -1):
            start, end = progress.ends[n - 1] if n else 0, progress.ends[n]
            words = told(start, end) if end > start else []
            found += [(progress.presenter.mentions.marked(line), n) for line in reversed(words)]
            if len(found) >= LINES:
                break
        found = found[:LINES][::-1]
        return tuple([words for words, _ in found]), tuple([n for _, n in found])

    def _teller(self, progress: Progress, view: View[Any]) -> Teller:
        """Tells what happened between two lengths of the log."""
        return lambda since, until: progress.presenter.told(view, view.reports(since, until))

    def _words(self, progress: Progress, view: View[Any], since: int) -> list[str]:
        return self._teller(progress, view)(since, None)

    def _lines(self, progress: Progress, view: View[Any], since: int) -> tuple[Line, ...]:
        return tuple([progress.presenter.mentions.marked(words) for words in self._words(progress, view, since)])
