"""The game of one table, with who is asked, who may answer what, and what is answered without anybody being asked."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from longbox import games
from longbox.faces.offers import Offer, Step
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import DONE
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Prompt, Question
from longbox.players.registry import make_player
from longbox.server.messages import Asking
from longbox.server.play.entries import UNDO, Refusal
from longbox.server.play.folding import Folded
from longbox.server.storage.rows import Entry, Sitting


class Progress(Folded):
    """The game of one table, and what its players are asked."""

    def __init__(self, sitting: Sitting, entries: Sequence[Entry] = ()) -> None:
        self._following: dict[int, list[Step]] = {}
        self._waiting: dict[int, tuple[Prompt, list[Offer]]] = {}
        self._ahead: tuple[int, str] | None = None
        self._looked = False
        super().__init__(sitting, entries)

    def fold(self, entry: Entry) -> None:
        super().fold(entry)
        if entry.kind == UNDO:
            self._following, self._waiting = {}, {}
        self.look_again()

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

    @property
    def goes_on(self) -> bool:
        """Whether something is to be answered now that nobody needs to be asked for."""
        self.look_ahead()
        return self.waits_for_nobody

    @property
    def waits_for_nobody(self) -> bool:
        """The same, as far as it has been looked for."""
        if self.over or self.paused:
            return False
        return self._ahead is not None or any([question.player in self.bots for question in self.table.questions])

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

    def hint(self, question: Question, bot: str) -> str:
        """What a bot would answer to a question."""
        return question.key_of(self._player(bot, question.player).answer(question, self.table.view(question.player)))

    def best_bot(self) -> str:
        """The bot that plays the game best."""
        return "greedy" if games.find_pack(self.sitting.game).has("greedy") else "random"

    def _bots_key(self, question: Question) -> str:
        return self.hint(question, self.bots[question.player])

    def _player(self, bot: str, seat: int) -> Answerer:
        """A bot that is ready to answer; what it leaves to chance depends on the seed, the seat and the answer."""
        seeded = f"{self.sitting.seed}/{seat}/{len(self.table.answers)}/{self.n}"
        seed = int.from_bytes(hashlib.blake2b(seeded.encode(), digest_size=8).digest(), "little")
        return make_player(bot, self.sitting.game, seed)
