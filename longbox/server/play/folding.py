"""The game of one table, folded from the entries of its log: the same entries make the same game at every worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from longbox import games
from longbox.faces.habits import Habits
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.answerers import Answerer
from longbox.kernel.questions import Question
from longbox.kernel.record import Deal, Record
from longbox.kernel.rests import FEW_KEPT
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.players.registry import make_player
from longbox.server.messages import Clocks
from longbox.server.play.clocks import ClockKeeper
from longbox.server.play.entries import (
    ANSWER,
    END,
    OUTGROWN,
    PAUSE,
    REPLY,
    REQUEST,
    RESUME,
    SEAT,
    UNDO,
    WISHES,
    Asked,
    Given,
    OtherRules,
)
from longbox.server.play.knowing import Moment, chance_decided, newly_known
from longbox.server.storage.rows import Entry, Sitting


class Folded:
    """The game of one table, folded from the entries of its log.

    Attributes:
        sitting: What the table agreed on.
        presenter: Who presents the game.
        table: The game.
        habits: What players always or never want to use.
        n: The last entry.
        bots: The bots that play, by their seats.
        given: The answers that stand, in the order in which they came.
        undone: Answers that were taken back and can be given again, in that order.
        asked: What the players are asked to agree to.
        away: The seats that bots took as their players were away.
        paused: Whether the table has paused.
        restarts: Whether it has because the server restarts.
        ended: How the table ended before its game did: "Ann conceded."; "" if it didn't.
        ids: The entries that clients named, by seat and name.
        refusals: How often each seat was refused an undo, and when last.
        clocks: The clocks of the table.
        ends: How long the log of the game was at first, and after each entry, as far as it stands.
    """

    def __init__(self, sitting: Sitting, entries: Sequence[Entry] = ()) -> None:
        self.sitting = sitting
        self.system = games.find(sitting.game)
        self.presenter = presenter_of(sitting.game, sitting.options)
        self.open_hands = lobby_of(sitting.game).open_hands or not self.presenter.secret
        self.habits = Habits()
        self.bots = {seat.seat: seat.bot for seat in sitting.seats if seat.bot}
        self.people = {seat.seat: seat.person for seat in sitting.seats if seat.person}
        record = Record(sitting.game, sitting.options, int(sitting.seed))
        self.table = Table(self.system, record, self._thinker(), keeps=FEW_KEPT)
        self.n = 0
        self.given: list[Given] = []
        self.undone: list[Given] = []
        self.asked: Asked | None = None
        self.paused = False
        self.restarts = False
        self.away: set[int] = set()
        self.ended = ""
        self.ids: dict[tuple[int, str], int] = {}
        self.refusals: dict[int, tuple[int, int]] = {}
        self.clocks = ClockKeeper(sitting.terms.clock, len(sitting.seats))
        self._wishes: dict[str, Any] = {}
        self._changed = 0
        self._moment = Moment(self.table.game) if self.several else None
        self._taken_back = False
        self.ends = [len(self.table.game.log)]
        for entry in entries:
            self.fold(entry)

    @property
    def several(self) -> bool:
        """Whether several people sit here."""
        return len(set(self.people.values())) > 1

    @property
    def over(self) -> bool:
        """Whether nothing more can be answered."""
        return bool(self.ended) or not self.table.questions

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that somebody has."""
        return tuple([seat for seat, who in self.people.items() if who == person])

    def name_of(self, question: Question) -> str:
        """What a question goes by: the seat that is asked, and the last entry that changed what it is asked."""
        return f"{question.player}.{self._since(question.player)}"

    def question_name(self, seat: int) -> str:
        """What the question goes by that a seat is asked; "" if it isn't."""
        question = self.table.question_for(seat)
        return "" if question is None else self.name_of(question)

    def _since(self, seat: int) -> int:
        """The entry after which a seat is asked what it is asked now.

        While others answer at the same time, the question stays the same.
        """
        settled = len(self.table.answers)
        late = [given.n for given in self.given if given.before < settled]
        return max([*late, self._changed], default=0)

    def record(self) -> Record:
        """The game so far, as a record that `longbox replay` takes."""
        seats = tuple([seat.bot or seat.name for seat in self.sitting.seats])
        record = structs.replace(self.table.to_record(), longbox=self.sitting.longbox, rules=self.sitting.rules)
        return structs.replace(record, seats=seats, wishes=self.wishes())

    def clocks_at(self, now: int) -> Clocks | None:
        """The clocks as they are at a moment, in milliseconds since 1970; none where nothing was agreed on."""
        return self.clocks.told(now, paused=self.paused)

    # Entries

    def fold(self, entry: Entry) -> None:
        """Let an entry of the log happen.

        Raises:
            LongboxError: It can't happen. Nothing has changed.
        """
        if entry.kind == ANSWER:
            self._answer(entry)
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind == WISHES:
            self._take_over(entry.body)
        elif entry.kind == SEAT:
            self._reseat(entry)
        else:
            self._agree(entry)
        self._note_end()
        self.n = entry.n
        if entry.client_id:
            self.ids[entry.seat, entry.client_id] = entry.n
        answered = entry.seat if entry.kind == ANSWER and not entry.body.get("itself") else -1
        self.clocks.turn(self.asked_people(), entry.at, answered=answered)

    @property
    def replaced(self) -> tuple[int, ...]:
        """The seats of people for whom bots play."""
        return tuple([seat for seat in self.people if seat in self.bots])

    def last_answer(self, seats: Sequence[int]) -> int:
        """The entry of the last answer that stands and that somebody in some seats gave; 0 if they gave none."""
        return max([given.n for given in self.given if given.seat in seats and not given.itself], default=0)

    def asked_people(self) -> list[int]:
        """The seats of the people who are waited for."""
        if self.over or self.paused:
            return []
        return [question.player for question in self.table.questions if question.player not in self.bots]

    def _note_end(self) -> None:
        """Note how long the log is now; what was taken back of it belongs to no entry any more."""
        end = len(self.table.game.log)
        if end < self.ends[-1]:
            self.ends = [min(end, before) for before in self.ends]
        self.ends.append(end)

    def _answer(self, entry: Entry) -> None:
        before = len(self.table.answers)
        key, itself = entry.body["key"], bool(entry.body.get("itself"))
        self.table.answer(entry.seat, key)
        self._compare(entry)
        given = Given(entry.n, entry.seat, key, before, itself=itself)
        self._note_known(given)
        self.given.append(given)
        self.asked = None
        self._taken_back = False
        if self.undone and (self.undone[0].seat, self.undone[0].key) == (entry.seat, key):
            self.undone.pop(0)
        else:
            self.undone = []

    def _compare(self, entry: Entry) -> None:
        """Refuse a game that is no longer what it was when an entry was stored; keep what it is with a new one."""
        course = self.table.course[-1]
        if entry.body.setdefault("course", course) != course:
            raise OtherRules(OUTGROWN)

    def _note_known(self, given: Given) -> None:
        """Keep what became known by an answer."""
        if self._moment is None:
            return
        game = self.table.game
        before, self._moment = self._moment, Moment(game)
        given.seen = newly_known(before, self._moment, game)
        given.bound = bool(given.seen) or chance_decided(before, self._moment)

    def _undo(self, entry: Entry) -> None:
        back = int(entry.body["answers"])
        anew = entry.body.get("anew")
        deal = None if anew is None else Deal(back, anew["seed"], tuple(anew["seen"]))
        self.table.undo(back, deal)
        taken_back = [given for given in self.given if given.before >= back]
        self.undone = [*taken_back, *self.undone] if deal is None else taken_back[:1]
        self.given = [given for given in self.given if given.before < back]
        self.asked = None
        self._changed = entry.n
        self._taken_back = True
        self.presenter.steward.forget()
        self._moment = Moment(self.table.game) if self.several else None

    def _reseat(self, entry: Entry) -> None:
        """A bot takes a seat, or gives it back."""
        bot = entry.body.get("bot")
        if bot:
            self.bots[entry.seat] = bot
        else:
            self.bots.pop(entry.seat, None)
            self.away.discard(entry.seat)
        if entry.body.get("away"):
            self.away.add(entry.seat)

    def _agree(self, entry: Entry) -> None:
        body = entry.body
        if entry.kind == REQUEST:
            self.asked = Asked(entry.n, entry.seat, body["what"], body.get("to"), body["until"])
        elif entry.kind == REPLY and self.asked is not None:
            if body["yes"]:
                self.asked.yes.append(entry.seat)
            else:
                count, _ = self.refusals.get(self.asked.by, (0, 0))
                self.refusals[self.asked.by] = (count + 1, entry.at)
                self.asked = None
        elif entry.kind in (PAUSE, RESUME):
            self.paused = entry.kind == PAUSE
            self.restarts = self.paused and bool(body.get("restart"))
            self.asked = None
        elif entry.kind == END:
            self.ended = body["words"]
            self.asked = None

    # Wishes

    def _take_over(self, wishes: dict[str, Any]) -> None:
        if wishes == self.wishes():
            return
        self.habits.take_over(wishes)
        self.presenter.steward.take_over(wishes)
        self._wishes = wishes

    def wishes(self) -> dict[str, Any]:
        """What the players want to be answered for them, as plain data."""
        return {**self.habits.wishes(), **self.presenter.steward.wishes()}

    def new_wishes(self) -> dict[str, Any] | None:
        """The wishes, if they are others than were stored last."""
        now = self.wishes()
        if now == self._wishes:
            return None
        self._wishes = now
        return now

    def _thinker(self) -> dict[int, Answerer]:
        """A bot that sits nowhere, so that the table remembers what those need who think."""
        for bot in self.bots.values():
            player = make_player(bot, self.sitting.game, 0)
            if player.thinks:
                return {NOBODY: player}
        return {}
