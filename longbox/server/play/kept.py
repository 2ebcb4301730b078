"""The game of a table as it is kept: in memory and in the database, the same in both.

All of it waits for the database and works out rules, so it is done in threads, one thing after another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import structlog
from msgspec import structs

from longbox.faces.lines import plain
from longbox.kernel.errors import LongboxError
from longbox.server.play.audience import Audience, Told
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import ANSWER, OUTGROWN, WISHES, Refusal
from longbox.server.play.progress import Progress
from longbox.server.play.watching import Watch
from longbox.server.rating import keep_result
from longbox.server.storage.cards import CardStore, cards_played
from longbox.server.storage.database import Doubtful, Unreachable
from longbox.server.storage.rows import Entry, Sitting
from longbox.server.storage.store import Store

AT_ONCE: Final = 0.05
"""For how many seconds bots answer before the others see it."""

MOST_AT_ONCE: Final = 12
"""How many answers are stored together."""

OUR_FAULT: Final = "Something went wrong on our side; it is written down. Nothing has changed."

LOG: Final = structlog.get_logger("longbox.table")


class Effects(NamedTuple):
    """What something did that has just happened.

    Attributes:
        told: What each person sees of it.
        watched: What watchers see of it.
        goes_on: Whether something is now to be answered that nobody is asked for.
    """

    told: Told
    watched: list[bytes]
    goes_on: bool


class Kept:
    """The game of a table, in memory and in the database.

    Attributes:
        sitting: What the table agreed on.
        store: Where its log is kept.
        audience: Those who look at it.
    """

    def __init__(self, sitting: Sitting, store: Store, audience: Audience) -> None:
        self.sitting = sitting
        self.store = store
        self.audience = audience
        self._progress: Progress | None = None

    @property
    def progress(self) -> Progress:
        """The game; loaded where it isn't in memory.

        Raises:
            Refusal: It was begun by rules that are others now.
        """
        if self._progress is None:
            entries = self.store.entries(self.sitting.id)
            try:
                self._progress = Progress(self.sitting, entries)
            except LongboxError as error:
                LOG.warning("outgrown", table=self.sitting.id, error=error)
                raise Refusal("fault", OUTGROWN) from error
            self._note_end()
            self._note_asked(self._progress)
        return self._progress

    def _note_asked(self, progress: Progress) -> None:
        """Keep who is asked first, of which no entry tells: the lobby says so, before anybody has answered."""
        asked = progress.asked_people()
        if not asked or self.sitting.asked or progress.given:
            return
        try:
            self.store.set_asked(self.sitting.id, progress.n, asked)
        except Unreachable as error:
            LOG.warning("database", error=error)

    @property
    def awake(self) -> Progress | None:
        """The game, if it is in memory: to be looked at, not to be changed."""
        return self._progress

    # What people do

    def take(self, person: str, id: str, make: Callable[[], list[Entry]]) -> tuple[int, list[Entry]]:
        """Store the entries that something makes, once; gives the number of the first, and what was stored anew.

        Args:
            person: Who does it.
            id: What the client calls it.
            make: Makes the entries.

        Raises:
            Refusal: They can't happen.
            Clash: Another worker was first; the game is loaded anew.
        """
        progress = self.progress
        seats = progress.seats_of(person)
        if not seats:
            raise Refusal("not_yours", "You don't sit at this table.")
        known = [progress.ids[seat, id] for seat in seats if (seat, id) in progress.ids]
        if known:
            return known[0], []
        made = make()
        if not made:
            return progress.n, self._add_wishes(seats[0])
        return made[0].n, self.add(made)

    def add(self, entries: Sequence[Entry]) -> list[Entry]:
        """Let entries happen and store them, with the wishes that are others by now.

        Raises:
            Refusal: They can't happen.
            Clash: Another worker was first; the game is loaded anew.
        """
        progress = self.progress
        try:
            for entry in entries:
                progress.fold(entry)
            added = [*entries, *self._new_wishes(entries[-1].seat)]
            self.store.append(self.sitting.id, added, progress.asked_people())
        except LongboxError:
            self._lose()
            raise
        except Exception as error:
            self._lose()
            LOG.exception("fault", table=self.sitting.id, n=entries[0].n)
            raise Refusal("fault", OUR_FAULT) from error
        self._note_end()
        return added

    def _add_wishes(self, seat: int) -> list[Entry]:
        """Store the wishes, if they are others by now."""
        try:
            added = self._new_wishes(seat)
            if added:
                self.store.append(self.sitting.id, added, self.progress.asked_people())
        except BaseException:
            self._lose()
            raise
        return added

    def _new_wishes(self, seat: int) -> list[Entry]:
        wishes = self.progress.new_wishes()
        if wishes is None:
            return []
        entry = Entry(self.progress.n + 1, seat, WISHES, wishes, None, now_ms())
        self.progress.fold(entry)
        return [entry]

    def _lose(self) -> None:
        """Forget the game as it is in memory: it is loaded anew, and everybody sees it anew."""
        self._progress = None
        self.audience.lose()

    def _note_end(self) -> None:
        """Keep that the game is over, and how it went.

        Raises:
            Doubtful: It can't be kept. What ended the game is stored, and this is done when the table is woken again.
        """
        progress = self.progress
        if progress.over and self.sitting.state == "playing":
            result = progress.ended or plain(progress.presenter.result(progress.table.view(0))[0])
            try:
                CardStore(self.store.database).note_played(self.sitting.id, cards_played(progress.table.game))
                keep_result(self.store, progress)
                self.store.end(self.sitting.id, "over", result)
            except Unreachable as error:
                self._lose()
                raise Doubtful(str(error)) from error
            self.sitting = structs.replace(self.sitting, state="over", result=result)

    def done(self, entries: Sequence[Entry]) -> Effects:
        """What entries did that have just happened; where they were stored before, what those see who lost sight."""
        audience = self.audience
        return self._effects(audience.steps(self.progress, entries) if entries else audience.seen_anew(self.progress))

    def _effects(self, told: Told) -> Effects:
        return Effects(told, self._watched_now(), goes_on=self.progress.goes_on)

    def _watched_now(self) -> list[bytes]:
        """The same as `watched_steps`; where the database is gone just now, nothing: it comes with what happens next.

        What happened is stored by now: it must be shown to those who sit here, whatever becomes of watchers.
        """
        try:
            return self.watched_steps()
        except Unreachable as error:
            LOG.warning("unwatched", table=self.sitting.id, error=error)
            return []

    # What nobody is asked for

    def go_on(self) -> Effects:
        """Let answers happen that nobody is asked for, and store them together.

        Raises:
            Clash: Another worker was first; the game is loaded anew.
        """
        progress, ends = self.progress, time.monotonic() + AT_ONCE
        entries: list[Entry] = []
        told = self.audience.seen_anew(progress)
        try:
            while len(entries) < MOST_AT_ONCE and time.monotonic() < ends:
                found = progress.by_itself()
                if found is None:
                    break
                entry = Entry(progress.n + 1, found[0], ANSWER, {"key": found[1], "itself": True}, None, now_ms())
                progress.fold(entry)
                entries.append(entry)
                told += self.audience.steps(progress, [entry])
            if entries:
                self.store.append(self.sitting.id, entries, progress.asked_people())
        except BaseException:
            self._lose()
            raise
        if entries:
            self._note_end()
        return self._effects(told)

    # What others stored

    def catch_up(self) -> Effects:
        """Let happen here what another worker stored."""
        progress = self.progress
        told: Told = []
        for entry in self.store.entries(self.sitting.id, progress.n):
            progress.fold(entry)
            told += self.audience.steps(progress, [entry])
        self._note_end()
        return self._effects([*told, *self.audience.seen_anew(progress)])

    # Watching

    def watch(self) -> Watch:
        """What those see who watch."""
        if self.audience.watched is None:
            self.audience.watched = Watch(self.sitting, self.store.entries(self.sitting.id), now_ms())
        return self.audience.watched

    def watched_steps(self) -> list[bytes]:
        """What those see by now who watch."""
        watched = self.audience.watched
        if watched is None:
            return []
        return watched.follow(self.store.entries(self.sitting.id, watched.progress.n), now_ms())

    def save_memory(self) -> None:
        """Let go of what is only needed while something happens."""
        if self._progress is not None:
            self._progress.table.save_memory()
        self.audience.save_memory()
