"""An event at the web table: who may do what, the tables at which it is played, and what comes of them.

The acts are those of `longbox/events`, on the server's own database. A table is made for each pod whose players are all
here or are bots; what it comes to is read from its record as soon as it is over.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
import structlog

from longbox import games
from longbox.events.errors import NotNow
from longbox.events.event import Event, Round, Table
from longbox.events.playing import options_of, reports_from
from longbox.events.reading import event_named
from longbox.events.reporting import report
from longbox.games.provenance import stamped
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.server.errors import Problematic, unknown
from longbox.server.events.telling import EventTold, told
from longbox.server.passwords import new_id, new_token
from longbox.server.play.clocks import now_ms
from longbox.server.play.progress import Progress
from longbox.server.storage.database import Clash, Run
from longbox.server.storage.events import EventKeeper
from longbox.server.storage.rows import Person, Seat, Sitting, Terms
from longbox.server.storage.store import Store
from longbox.server.tables import SEED_BITS

ORGANISER: Final = "organiser"
JUDGE: Final = "judge"
PLAYER: Final = "player"

TERMS: Final = Terms(watch="public", undo="off", hints=False, away="wait")
"""A table of an event can be watched; nothing is taken back, and nobody is helped. [cube 11.010]"""

LOG: Final = structlog.get_logger("longbox.events")


class Holding:
    """An event, for one request.

    Attributes:
        store: Where tables and people are kept.
        keeper: Where events are kept.
        event: The event as it stands.
    """

    def __init__(self, store: Store, number: int) -> None:
        self.store = store
        self.keeper = EventKeeper(store.database)
        found = self.keeper.rows("SELECT name FROM event WHERE number = ?", number)
        if not found:
            raise unknown("event")
        self.event: Event = event_named(self.keeper, str(found[0][0]))

    def look_again(self) -> Event:
        """The event as it stands after something was done."""
        self.event = event_named(self.keeper, self.event.name)
        return self.event

    # Who may do what

    def roles(self, person: Person | None) -> list[str]:
        """What somebody is at this event."""
        if person is None:
            return []
        statement = "SELECT role FROM event_role WHERE event = ? AND person = ? ORDER BY role"
        found = [str(row[0]) for row in self.keeper.rows(statement, self.event.number, person.id)]
        return [*found, *([PLAYER] if self.entrant_of(person) is not None else [])]

    def check_role(self, person: Person, *allowed: str) -> None:
        """Refuse what somebody may not do; an organiser may do what a judge may.

        Raises:
            Problematic: They may not.
        """
        if not {ORGANISER, *allowed} & set(self.roles(person)):
            words = " and ".join([f"{role}s" for role in dict.fromkeys((ORGANISER, *allowed))])
            raise Problematic(403, "not_allowed", f"Only {words} of this event can do that.")

    def add_role(self, person: str, role: str) -> None:
        """Let somebody be an organiser or a judge from now on; once is enough."""
        statement = "INSERT INTO event_role (event, person, role) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        self.keeper.rows(f"{statement} RETURNING role", self.event.number, person, role)

    def entrant_of(self, person: Person) -> int | None:
        """Somebody's number among the entrants."""
        return next((entrant for entrant, who in self.people().items() if who == person.id), None)

    def people(self) -> dict[int, str]:
        """The people who play, by their numbers among the entrants."""
        statement = "SELECT entrant, person FROM event_player WHERE event = ?"
        return {int(entrant): str(person) for entrant, person in self.keeper.rows(statement, self.event.number)}

    def told(self, person: Person | None) -> EventTold:
        """The event as somebody is told of it."""
        people = self.people()
        yours = None if person is None else self.entrant_of(person)
        return told(self.event, self.roles(person), yours, set(people), self.sittings())

    # Tables

    def sittings(self) -> dict[tuple[int, int], str]:
        """The tables at which the event is played here, by round and table."""
        statement = "SELECT round, pod, sitting FROM pod_sitting WHERE event = ?"
        found = self.keeper.rows(statement, self.event.number)
        return {(int(round), int(pod)): str(sitting) for round, pod, sitting in found}

    def make_tables(self) -> None:
        """Make a table for each pod of the last round that has none, and whose players are all here or are bots."""
        played = self.event.current
        if played is None or self.event.closed:
            return
        people, made = self.people(), self.sittings()
        for table in played.tables:
            here = all([seat.entrant in people or self.event.entrants[seat.entrant].bot for seat in table.seats])
            if here and not table.reported and (played.number, table.number) not in made:
                self._make_table(played, table, people)

    def _make_table(self, played: Round, table: Table, people: dict[int, str]) -> None:
        sitting = self._sitting(played, table, people)

        def keep(run: Run) -> object:
            statement = "INSERT INTO pod_sitting (event, round, pod, sitting) VALUES (?, ?, ?, ?)"
            return run(statement, self.event.number, played.number, table.number, sitting.id)

        try:
            self.store.add_sitting(sitting, keep)
        except Clash:
            LOG.info("made elsewhere", number=self.event.number, round=played.number, pod=table.number)

    def _sitting(self, played: Round, table: Table, people: dict[int, str]) -> Sitting:
        """A table whose game begins at once, by a seed that nobody knows."""
        wished = options_of(self.event, played.number, table)
        options = games.find(self.event.game).options_for(len(table.seats), wished)
        seed = secrets.randbits(SEED_BITS)
        record = stamped(Record(self.event.game, options, seed))
        seats = [self._seat(number, seat.entrant, people) for number, seat in enumerate(table.seats)]
        first = self.keeper.rows(
            "SELECT person FROM event_role WHERE event = ? AND role = ?", self.event.number, ORGANISER
        )
        return Sitting(
            id=new_id(),
            game=self.event.game,
            title=f"{self.event.name}: {played.number}.{table.number}",
            host=str(first[0][0]),
            invite=new_token(),
            state="playing",
            terms=TERMS,
            options=record.options,
            seed=str(seed),
            longbox=record.longbox,
            rules=record.rules,
            listed=True,
            made=now_ms(),
            moved=now_ms(),
            seats=tuple(seats),
        )

    def _seat(self, number: int, entrant: int, people: dict[int, str]) -> Seat:
        one = self.event.entrants[entrant]
        person = people.get(entrant)
        return Seat(number, one.player, person, None if person else one.bot)

    def bots_tables(self) -> list[str]:
        """The tables of the last round at which only bots play, and which have not reported."""
        played, made = self.event.current, self.sittings()
        found = []
        for table in played.tables if played else ():
            bots = all([self.event.entrants[seat.entrant].bot for seat in table.seats])
            if bots and not table.reported and (played and (played.number, table.number) in made):
                found.append(made[played.number, table.number])
        return found

    # What comes of them

    def collect(self) -> None:
        """Report what tables of the last round came to that are over since."""
        played, made = self.event.current, self.sittings()
        if played is None or self.event.closed:
            return
        for table in played.tables:
            id = made.get((played.number, table.number), "")
            sitting = self.store.sitting(id) if id and not table.reported else None
            if sitting is not None and sitting.state == "over":
                self._report(played, table, sitting)
        self.look_again()

    def _report(self, played: Round, table: Table, sitting: Sitting) -> None:
        record = Progress(sitting, self.store.entries(sitting.id)).record()
        told = LOG.bind(number=self.event.number, round=played.number, pod=table.number, table=sitting.id)
        try:
            found = reports_from(self.event, played.number, table, record)
            text = msgspec.json.encode(record).decode()
            report(self.keeper, self.event.name, table.number, found, round=played.number, anyway=True, record=text)
        except NotNow:
            told.info("reported elsewhere")
        except LongboxError:
            told.info("to be reported by hand")


def plain_record(text: str) -> Record:
    """The record that somebody brings.

    Raises:
        Problematic: It is none.
    """
    try:
        return msgspec.json.decode(text, type=prepared(Record))
    except msgspec.MsgspecError as error:
        raise Problematic(400, "no_sense", f"That is no record of a game: {error}.") from None


def read_back(event: Event, round: int, number: int, record: Record) -> list[Any]:
    """What a record says of a table; done in another process, as a stranger wrote it."""
    return reports_from(event, round, event.table(round, number), record)
