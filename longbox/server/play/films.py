"""Games that were played, shown at each of their moments: as one player saw them, or with all cards open.

LongboxError
└── NoSuchMoment    a game has no such moment, or nobody sits where somebody would look from
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import pairwise
from threading import Lock
from typing import Final

import msgspec
from msgspec import structs

from longbox import games
from longbox.faces.face import TableFace
from longbox.faces.lines import Line, plain
from longbox.faces.players import YOU
from longbox.faces.words import speak_to
from longbox.games.shown import presenter_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.events import Event
from longbox.kernel.film import Film, Moment
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.view import Report
from longbox.kernel.zones import NOBODY
from longbox.records import BrokenRecord, play_back
from longbox.server.play.opened import open_face
from longbox.server.play.public import SEEN_FROM

MOST_FILMS: Final = 8
"""How many games are kept ready to be shown."""

OPEN: Final = -1
"""The eyes to which all cards are open that some player knows."""


class NoSuchMoment(LongboxError):
    """A game has no such moment, or nobody sits where somebody would look from."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked at a moment, and what was answered.

    Attributes:
        seat: Who was asked.
        name: What that player is called.
        words: The question.
        answer: What was answered, in words; "" where the record ends.
        keys: The keys of what was answered, as the offers of the face have them.
    """

    seat: int
    name: str
    words: str = ""
    answer: str = ""
    keys: tuple[str, ...] = ()


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game at one of its moments.

    Attributes:
        moment: How many answers had been given.
        view: The face of the table.
        asked: What was asked then; nothing of what was asked of others, where one player's eyes look.
    """

    moment: int
    view: TableFace
    asked: Asked | None = None


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log.

    Attributes:
        moment: The first moment at which it had happened.
        line: The line.
    """

    moment: int
    line: Line


class Screen:
    """A game that was played, ready to be shown.

    Attributes:
        record: The record, as far as it is the game that was played.
        problem: Why it isn't to its end; "" if it is.
        film: The game.
        names: What the players are called.
    """

    def __init__(self, record: Record) -> None:
        self.record, self.problem = fitting(record)
        self.film = Film(games.find(record.game), self.record)
        self._presenter = presenter_of(record.game, record.options)
        self._end = self.film.at(self.film.last)
        self.names = [seat.name for seat in self._end.game.seats]

    @property
    def result(self) -> str:
        """Who won, in a sentence; "" where the record ends before."""
        if not self._end.game.over:
            return ""
        return plain(self._presenter.result(self._end.game.views[SEEN_FROM])[0])

    def see(self, moment: int, eyes: int) -> Shown:
        """The game at a moment.

        Args:
            moment: How many answers had been given.
            eyes: The seat that looks; `OPEN` for all cards open.

        Raises:
            NoSuchMoment: There is no such moment or no such seat.
        """
        self._check(moment, eyes)
        now = self.film.at(moment)
        player = self.film.players[moment] if moment < self.film.last else NOBODY
        question = _question_of(now, player)
        seat = self._seat(eyes)
        own = question if question is not None and seat == question.player else None
        if eyes != OPEN and own is None:
            question = None
        if eyes == OPEN:
            view = open_face(self._presenter, now.game, seat, own, [], watches=self._watches(eyes))
        else:
            view = self._presenter.face(now.game.views[seat], own, [])
        return Shown(moment, view, None if question is None else self._asked(now, question, moment))

    def log(self, eyes: int) -> list[Told]:
        """All that happened, each line with the moment by which it had.

        Who is called `YOU` is spoken to, whoever's eyes look.

        Raises:
            NoSuchMoment: There is no such seat.
        """
        self._check(0, eyes)
        view = self._end.game.copy().views[self._seat(eyes)]
        view.watches = self._watches(eyes)
        events, told = self._end.game.log, [0, *self.film.told]
        lines: list[Told] = []
        for moment, (start, end) in enumerate(pairwise(told)):
            reports = [Report(event, _viewer(event, eyes), self.names) for event in events[start:end]]
            words = [speak_to(line, YOU) for line in self._presenter.digest(view, reports)]
            lines += [Told(moment, self._presenter.mentions.marked(line)) for line in words]
        return lines

    def _seat(self, eyes: int) -> int:
        """The seat from which is looked: where all cards are open, that of who played against bots, or the first."""
        if eyes != OPEN:
            return eyes
        return self.names.index(YOU) if YOU in self.names else SEEN_FROM

    def _watches(self, eyes: int) -> bool:
        """Whether nothing on the table is theirs who look: all cards are open, and nobody played as `YOU`."""
        return eyes == OPEN and YOU not in self.names

    def _check(self, moment: int, eyes: int) -> None:
        if not 0 <= moment <= self.film.last:
            raise NoSuchMoment(f"This game has the moments 0 to {self.film.last}.")
        if eyes != OPEN and not 0 <= eyes < len(self.names):
            raise NoSuchMoment(f"Seats 0 to {len(self.names) - 1} look at this game.")

    def _asked(self, now: Moment, question: Question, moment: int) -> Asked:
        view = now.game.views[question.player]
        name = self.names[question.player]
        words = self._presenter.asks(view, question)
        if moment >= self.film.last:
            return Asked(question.player, name, words)
        key = self.record.answers[moment]
        offers = [offer for offer in self._presenter.offers(view, question) if key in offer.answers]
        answer = offers[0].name if offers else key
        return Asked(question.player, name, words, answer, offers[0].answers if offers else (key,))


def fitting(record: Record) -> tuple[Record, str]:
    """A record as far as it is still the game that was played, and why it isn't to its end.

    Raises:
        LongboxError: Not even its beginning is.
    """
    try:
        play_back(record)
    except BrokenRecord as error:
        if not error.fitting:
            raise
        return structs.replace(record, answers=record.answers[: error.fitting]), str(error)
    return record, ""


def _question_of(now: Moment, player: int) -> Question | None:
    asked = [question for question in now.questions if player in (NOBODY, question.player)]
    return asked[0] if asked else None


def _viewer(event: Event, eyes: int) -> int:
    """Through whose eyes an event is told; where all cards are open, somebody's who saw it."""
    if eyes != OPEN:
        return eyes
    seeing = [seat for seat in range(event.seen_by.bit_length()) if event.seen_by >> seat & 1]
    return seeing[0] if seeing else NOBODY


class Films:
    """The games that were looked at last, ready to be shown. All of it may be called from any thread."""

    def __init__(self) -> None:
        self._screens: OrderedDict[str, Screen] = OrderedDict()
        self._lock = Lock()

    def screen(self, id: str, record: Callable[[], Record]) -> Screen:
        """A game; made ready if it isn't.

        Args:
            id: Names it; the same name is always the same game.
            record: Gives its record.

        Raises:
            LongboxError: It can't be shown: the rules are others now.
        """
        with self._lock:
            found = self._screens.get(id)
            if found is None:
                found = self._screens[id] = Screen(record())
                while len(self._screens) > MOST_FILMS:
                    self._screens.popitem(last=False)
            self._screens.move_to_end(id)
            return found


def eyes_named(words: str, names: Sequence[str]) -> int:
    """The seat that an address names; `OPEN` where it names none.

    Raises:
        NoSuchMoment: It is no seat.
    """
    if words in ("", "open"):
        return OPEN
    if not words.isascii() or not words.isdigit() or int(words[:6]) >= len(names):
        raise NoSuchMoment(f"Seats 0 to {len(names) - 1} look at this game.")
    return int(words)


def upto(record: Record, moment: int) -> Record:
    """A record as it was at a moment."""
    deals = tuple([deal for deal in record.deals if deal.after <= moment])
    return structs.replace(record, answers=record.answers[:moment], deals=deals, course="", wishes={})
