"""The game of one table, folded from the entries of its log, and what is answered in it without anybody being asked.

LongboxError
├── Refusal       something can't be done; it has the code that clients know
└── OtherRules    a game that was begun by other rules or cards isn't the same any more
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from longbox import games
from longbox.faces.habits import Habits
from longbox.faces.offers import Offer, Step
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import DONE
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.players.registry import make_player
from longbox.server.messages import Asking, Code
from longbox.server.play.clocks import ClockKeeper
from longbox.server.play.knowing import Moment, became_known
from longbox.server.storage.rows import Entry, Sitting

ANSWER: Final = "answer"
UNDO: Final = "undo"
WISHES: Final = "wishes"
SEAT: Final = "seat"
REQUEST: Final = "request"
REPLY: Final = "reply"
PAUSE: Final = "pause"
RESUME: Final = "resume"
END: Final = "end"
"""The kinds of entries."""


class Refusal(LongboxError):
    """Something can't be done.

    Attributes:
        code: Why, as a word that clients know.
        rule: The rule behind it, if there is one.
    """

    def __init__(self, code: Code, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code: Code = code
        self.rule = rule


class OtherRules(LongboxError):
    """A game that was begun by other rules or cards isn't the same any more."""


OUTGROWN: Final = "This game was begun by rules or cards that are others now; it can't go on."


class Given:
    """An answer that stands.

    Attributes:
        n: The entry.
        seat: Who gave it.
        key: Its stable key.
        before: How many answers the game had before.
        itself: Whether nobody was asked.
        bound: Whether something became known by it.
    """

    def __init__(self, n: int, seat: int, key: str, before: int, *, itself: bool) -> None:
        self.n = n
        self.seat = seat
        self.key = key
        self.before = before
        self.itself = itself
        self.bound = False


class Asked:
    """Something that the others are asked to agree to.

    Attributes:
        n: The entry.
        by: Who wishes it.
        what: What is wished.
        to: Of an undo: the entry to go back to.
        until: When it lapses, in milliseconds since 1970.
        yes: Who agreed.
    """

    def __init__(self, n: int, by: int, what: str, to: int | None, until: int) -> None:
        self.n = n
        self.by = by
        self.what = what
        self.to = to
        self.until = until
        self.yes: list[int] = []


class Progress:
    """The game of one table.

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
    """

    def __init__(self, sitting: Sitting, entries: Sequence[Entry] = ()) -> None:
        self.sitting = sitting
        self.system = games.find(sitting.game)
        self.presenter = presenter_of(sitting.game, sitting.options)
        self.open_hands = lobby_of(sitting.game).open_hands or not self.presenter.secret
        self.habits = Habits()
        self.bots = {seat.seat: seat.bot for seat in sitting.seats if seat.bot}
        self.people = {seat.seat: seat.person for seat in sitting.seats if seat.person}
        self.table = Table(self.system, Record(sitting.game, sitting.options, int(sitting.seed)), self._thinker())
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
        self._following: dict[int, list[Step]] = {}
        self._waiting: dict[int, tuple[Prompt, list[Offer]]] = {}
        self._taken_back = False
        self._ahead: tuple[int, str] | None = None
        self._looked = False
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

    def asking(self, seats: Sequence[int]) -> tuple[Asking, ...]:
        """Who is asked something now, as those in some seats are told."""
        if self.ended:
            return ()
        return tuple(
            [
                Asking(question.player, self.name_of(question), yours=True)
                if question.player in seats and question.player not in self.bots
                else Asking(question.player)
                for question in self.table.questions
                if not self.answers_itself(question.player)
            ]
        )

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
        self.n = entry.n
        self.look_again()
        if entry.client_id:
            self.ids[entry.seat, entry.client_id] = entry.n
        answered = entry.seat if entry.kind == ANSWER and not entry.body.get("itself") else -1
        self.clocks.turn(self.asked_people(), entry.at, answered=answered)

    def asked_people(self) -> list[int]:
        """The seats of the people who are waited for."""
        if self.over or self.paused:
            return []
        return [question.player for question in self.table.questions if question.player not in self.bots]

    def _answer(self, entry: Entry) -> None:
        before = len(self.table.answers)
        key, itself = entry.body["key"], bool(entry.body.get("itself"))
        self.table.answer(entry.seat, key)
        self._compare(entry)
        given = Given(entry.n, entry.seat, key, before, itself=itself)
        given.bound = self._moved_on()
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

    def _moved_on(self) -> bool:
        """Whether something became known since the answer before."""
        if self._moment is None:
            return False
        game = self.table.game
        before, self._moment = self._moment, Moment(game)
        return became_known(before, self._moment, game)

    def _undo(self, entry: Entry) -> None:
        back = int(entry.body["answers"])
        self.table.undo(back)
        self.undone = [*[given for given in self.given if given.before >= back], *self.undone]
        self.given = [given for given in self.given if given.before < back]
        self.asked = None
        self._changed = entry.n
        self._taken_back = True
        self._following, self._waiting = {}, {}
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

    # Answering

    def question_of(self, seats: Sequence[int], name: str) -> Question:
        """The question that somebody answers.

        Raises:
            Refusal: It is gone, or somebody else's.
        """
        if self.over:
            raise Refusal("over", "The game is over.")
        if self.paused:
            raise Refusal("paused", "The table has paused.")
        for question in self.table.questions:
            if self.name_of(question) == name:
                if question.player not in seats:
                    raise Refusal("not_yours", "That is asked of somebody else.")
                return question
        raise Refusal("stale", "That is not asked any more.")

    def check(self, question: Question, key: str) -> None:
        """Refuse a key that a question doesn't offer, with the reason.

        Raises:
            Refusal: It isn't offered.
        """
        keys = question.keys()
        if key in keys:
            return
        try:
            reason = self.system.why_not(self.table.game, question.player, key)
        except LongboxError as error:
            raise Refusal("not_offered", str(error)) from None
        if reason is None:
            raise Refusal("not_offered", "That is not among the answers.")
        raise Refusal("not_offered", reason.words, reason.rule)

    def noted(self, question: Question, key: str, then: Sequence[Step] = (), more: Sequence[str] = ()) -> None:
        """Keep what follows an answer that is given by a person: what it stands for, and what was chosen with it."""
        view = self.table.view(question.player)
        offers = self.all_offers(question)
        taken = self._offer_of(offers, key, tuple(then))
        if taken is not None:
            self.presenter.steward.answered(view, question, taken)
        self._following[question.player] = list(then)
        further = [offer for wished in more if (offer := self._offer_of(offers, wished, ())) is not None]
        self._waiting[question.player] = (question.prompt, further)

    def all_offers(self, question: Question) -> list[Offer]:
        """All that can be answered, what isn't shown included."""
        view = self.table.view(question.player)
        shown = [*self.presenter.offers(view, question), *self.presenter.shortcuts(view, question)]
        return [*shown, *self.presenter.typed(view, question)]

    @staticmethod
    def _offer_of(offers: Sequence[Offer], key: str, then: tuple[Step, ...]) -> Offer | None:
        found = [offer for offer in offers if key in offer.answers]
        exact = [offer for offer in found if offer.then == then]
        return next(iter([*exact, *found]), None)

    # What is answered without asking

    def by_itself(self) -> tuple[int, str] | None:
        """The next answer that nobody needs to be asked for: its seat and its key."""
        self.look_ahead()
        if self._ahead is not None or self.over or self.paused:
            return self._ahead
        for question in self.table.questions:
            if question.player in self.bots:
                return question.player, self._bots_key(question)
        return None

    def look_ahead(self) -> None:
        """Find what will be answered for a person, so that it isn't shown as a question before."""
        if self._looked or self.over or self.paused:
            return
        self._looked = True
        for question in self.table.questions:
            key = "" if question.player in self.bots else self._unasked(question)
            if key:
                self._ahead = (question.player, key)
                return

    def look_again(self) -> None:
        """Look anew for what will be answered for a person, whose wishes are others now."""
        self._ahead, self._looked = None, False

    def answers_itself(self, seat: int) -> bool:
        """Whether a seat is about to be answered for."""
        return self._ahead is not None and self._ahead[0] == seat

    def hint(self, question: Question, bot: str) -> str:
        """What a bot would answer to a question."""
        return question.key_of(self._player(bot, question.player).answer(question, self.table.view(question.player)))

    def best_bot(self) -> str:
        """The bot that plays the game best."""
        return "greedy" if games.find_pack(self.sitting.game).has("greedy") else "random"

    def _bots_key(self, question: Question) -> str:
        return self.hint(question, self.bots[question.player])

    def _unasked(self, question: Question) -> str:
        """What is answered for a person, in the order of the terminal; "" if the person is to be asked."""
        if self._taken_back:
            return ""
        seat = question.player
        habit = self.habits.answer(seat, self.presenter.opportunity(question))
        key = habit or self.presenter.steward.answer(self.table.view(seat), question)
        key = key or self._followed(question) or self._gone_on(question)
        if key or not self._may_answer_itself(seat):
            return key
        view = self.table.view(seat)
        only = self.presenter.only_answer(view, question, self.presenter.offers(view, question))
        if only is None:
            return ""
        self._following[seat] = list(only.then)
        return only.answers[0]

    def _may_answer_itself(self, seat: int) -> bool:
        """Whether nobody learns from it that a player has no choice: all see all, or the player has just acted."""
        if self.open_hands or not self.several:
            return True
        return bool(self.given) and self.people.get(self.given[-1].seat) == self.people.get(seat)

    def _followed(self, question: Question) -> str:
        steps, keys = self._following.pop(question.player, []), question.keys()
        if not steps or steps[0].asks != question.prompt.words or steps[0].answer not in keys:
            return ""
        self._following[question.player] = steps[1:]
        return steps[0].answer

    def _gone_on(self, question: Question) -> str:
        """The next of several things that were chosen together, as long as just that is asked.

        What ends a choice is called by another name once something was chosen.
        """
        prompt, waiting = self._waiting.pop(question.player, (question.prompt, []))
        if not waiting or prompt is not question.prompt:
            return ""
        for offer in self.all_offers(question):
            if offer.is_like(waiting[0]) or offer.answers == waiting[0].answers == (DONE.key(),):
                self._waiting[question.player] = (prompt, waiting[1:])
                return offer.answers[0]
        return ""

    # Bots

    def _player(self, bot: str, seat: int) -> Answerer:
        """A bot that is ready to answer; what it leaves to chance depends on the seed, the seat and the answer."""
        seeded = f"{self.sitting.seed}/{seat}/{len(self.table.answers)}/{self.n}"
        seed = int.from_bytes(hashlib.blake2b(seeded.encode(), digest_size=8).digest(), "little")
        return make_player(bot, self.sitting.game, seed)

    def _thinker(self) -> dict[int, Answerer]:
        """A bot that sits nowhere, so that the table remembers what those need who think."""
        for bot in self.bots.values():
            player = make_player(bot, self.sitting.game, 0)
            if player.thinks:
                return {NOBODY: player}
        return {}
