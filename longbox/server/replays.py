"""Replays: games that are over, and records that people brought, to be looked at and to be played on from."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import structs

from longbox.games import all_packs
from longbox.kernel.record import MOST_SEED_BITS, Record
from longbox.server.agreeing import bots_of
from longbox.server.branching import dealt_anew
from longbox.server.errors import Problematic, unknown
from longbox.server.passwords import new_id
from longbox.server.people import known, person_of
from longbox.server.play.clocks import now_ms
from longbox.server.play.films import Films, Screen, Told, eyes_named, upto
from longbox.server.play.progress import Progress
from longbox.server.requests import NewSeat, NewTable, TableTold
from longbox.server.settings import Settings
from longbox.server.storage.replays import Brought, ReplayStore
from longbox.server.storage.rows import Clock, Person, Sitting
from longbox.server.storage.store import Store
from longbox.server.table_told import told as table_told
from longbox.server.tables import begin, check_count, new_sitting
from longbox.server.trying import tried

MOST_BROUGHT: Final = 100
"""How many records one person may keep here."""

HIDDEN: Final = "This game goes on, and its replay would tell what is hidden. You can look at it when it is over."


class ReplayTold(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A replay.

    Attributes:
        id: Names it in addresses: that of its table, or of the record that was brought.
        game: The short name of its game.
        title: What its table was called.
        names: The players, by seat.
        bots: The bots among them, by seat; "" for a person.
        last: Its last moment: how many answers were given.
        result: Who won, in a sentence.
        problem: Why it isn't told to its end; "" if it is.
        table: The table that it is of; "" for a record that was brought.
        own: Whether you brought it.
        made: When, in milliseconds since 1970.
        log: What happened.
    """

    id: str
    game: str
    title: str
    names: list[str]
    bots: list[str]
    last: int
    result: str = ""
    problem: str = ""
    table: str = ""
    own: bool = False
    made: int = 0
    log: list[Told] = []


class ReplayListed(msgspec.Struct, omit_defaults=True):
    """A replay in a list."""

    id: str
    game: str
    title: str
    names: list[str]
    result: str
    made: int
    brought: bool = False


class PlayOn(msgspec.Struct, kw_only=True):
    """A table that goes on from a moment of a replay.

    Attributes:
        moment: The moment.
        seats: Who sits where, one for each player of the game. If nothing is said, you sit where somebody is asked.
        anew: Whether what nobody had seen is dealt anew, so that the replay tells nothing of what will come.
    """

    moment: int
    seats: list[NewSeat] | None = None
    anew: bool = False
    title: str = ""
    watch: Literal["nobody", "public", "all"] = "nobody"
    delay: int = 0
    undo: Literal["free", "ask", "off", ""] = ""
    hints: bool = True
    listed: bool = False
    away: Literal["wait", "bot", "concede"] = "wait"
    clock: Clock | None = None


class Found:
    """A replay that somebody may look at.

    Attributes:
        id: Names it.
        sitting: Its table; none for a record that was brought.
        brought: The record that was brought.
    """

    def __init__(self, id: str, sitting: Sitting | None, brought: Brought | None) -> None:
        self.id = id
        self.sitting = sitting
        self.brought = brought

    def record(self, store: Store) -> Record:
        """The record of the game."""
        if self.brought is not None:
            return self.brought.record
        assert self.sitting is not None
        return Progress(self.sitting, store.entries(self.id)).record()


def found(store: Store, id: str, person: Person | None) -> Found:
    """A replay that somebody may look at.

    Raises:
        Problematic: There is none, it is for its players alone, or its game goes on.
    """
    sitting = store.sitting(id)
    if sitting is None:
        brought = ReplayStore(store.database).brought(id)
        if brought is None:
            raise unknown("replay")
        return Found(id, None, brought)
    if not may_look(sitting, person):
        raise unknown("replay")
    if sitting.state != "over":
        raise Problematic(409, "not_allowed", HIDDEN)
    return Found(id, sitting, None)


def may_look(sitting: Sitting, person: Person | None) -> bool:
    """Whether somebody may look at a game when it is over: who sat there, and others where it might be watched."""
    sits = person is not None and person.id in [seat.person for seat in sitting.seats]
    return sits or (sitting.terms.watch != "nobody" and sitting.state == "over")


def screen_of(films: Films, store: Store, replay: Found) -> Screen:
    """A replay, ready to be shown."""
    return films.screen(replay.id, lambda: replay.record(store))


@get("/api/me/replays", sync_to_thread=True)
def own_replays(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[ReplayListed]:
    """The games that you played to their end, and the records that you brought, the last ones first."""
    person = known(request, store)
    over = [sitting for sitting in store.sittings_of(person.id) if sitting.state == "over"]
    brought = ReplayStore(store.database).brought_by(person.id)
    listed = [*[table_listed(sitting) for sitting in over], *[_brought_listed(one) for one in brought]]
    return sorted(listed, key=lambda replay: -replay.made)


def table_listed(sitting: Sitting) -> ReplayListed:
    """The replay of a table, as it stands in a list."""
    names = [seat.name for seat in sitting.seats]
    return ReplayListed(sitting.id, sitting.game, sitting.title, names, sitting.result, sitting.moved)


def _brought_listed(brought: Brought) -> ReplayListed:
    title = all_packs()[brought.game].title if brought.game in all_packs() else brought.game
    names = [str(name) for name in brought.record.options.get("names", brought.record.seats)]
    return ReplayListed(brought.id, brought.game, title, names, "", brought.made, brought=True)


@post("/api/replays", sync_to_thread=True)
def bring(request: Request[Any, Any, Any], data: JSONBody[Record], store: NamedDependency[Store]) -> ReplayListed:
    """Bring a record; it is first played in another process, as anybody may have written it."""
    person, replays = known(request, store), ReplayStore(store.database)
    if data.game not in all_packs():
        raise unknown("game")
    if data.seed.bit_length() > MOST_SEED_BITS:
        raise Problematic(400, "no_sense", "The seed of this record is too long.")
    if replays.count_of(person.id) >= MOST_BROUGHT:
        raise Problematic(409, "full", f"You have brought {MOST_BROUGHT} records. Take one away first.")
    tried(check_record, data)
    brought = Brought(new_id(), person.id, data.game, data, now_ms())
    replays.bring(brought)
    return _brought_listed(brought)


def check_record(record: Record) -> bool:
    """Play a record; done in another process."""
    Screen(record)
    return True


@delete("/api/replays/{id:str}", status_code=204, sync_to_thread=True)
def take_away(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Take away a record that you brought."""
    if not ReplayStore(store.database).forget(id, known(request, store).id):
        raise unknown("replay")


@get("/api/replays/{id:str}", sync_to_thread=True)
def replay(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    eyes: FromQuery[str] = "",
) -> ReplayTold:
    """A replay, with what happened as some eyes saw it."""
    person = person_of(request, store)
    shown = found(store, id, person)
    screen = screen_of(films, store, shown)
    told = ReplayTold(
        id=id,
        game=screen.record.game,
        title=all_packs()[screen.record.game].title,
        names=screen.names,
        bots=["" for _ in screen.names],
        last=screen.film.last,
        result=screen.result,
        problem=screen.problem,
        log=screen.log(eyes_named(eyes, screen.names)),
    )
    return _of_table(told, shown.sitting) if shown.sitting else _of_brought(told, shown.brought, person)


def _of_table(told: ReplayTold, sitting: Sitting) -> ReplayTold:
    told.title, told.table, told.made = sitting.title, sitting.id, sitting.moved
    told.result = sitting.result or told.result
    told.bots = [seat.bot or "" for seat in sitting.seats]
    return told


def _of_brought(told: ReplayTold, brought: Brought | None, person: Person | None) -> ReplayTold:
    if brought is not None:
        told.made = brought.made
        told.own = person is not None and person.id == brought.person
    return told


@get("/api/replays/{id:str}/moments/{moment:int}", sync_to_thread=True)
def moment_of(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    moment: FromPath[int],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    eyes: FromQuery[str] = "",
) -> Response[bytes]:
    """A moment of a replay, as some eyes saw it."""
    screen = screen_of(films, store, found(store, id, person_of(request, store)))
    shown = screen.see(moment, eyes_named(eyes, screen.names))
    return Response(msgspec.json.encode(shown), media_type="application/json")


@get("/api/replays/{id:str}/record", sync_to_thread=True)
def record_of(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> Response[bytes]:
    """The record of a replay, as `longbox replay` takes it."""
    record = found(store, id, person_of(request, store)).record(store)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{id}.json"'}
    content = msgspec.json.format(msgspec.json.encode(record), indent=1)
    return Response(content, media_type="application/json", headers=headers)


@post("/api/replays/{id:str}/play-on")
async def play_on(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[PlayOn],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    settings: NamedDependency[Settings],
) -> TableTold:
    """A new table that goes on from a moment of a replay."""
    return await asyncio.to_thread(_play_on, request, id, data, store, films, settings)


def _play_on(
    request: Request[Any, Any, Any], id: str, data: PlayOn, store: Store, films: Films, settings: Settings
) -> TableTold:
    person = known(request, store)
    shown = found(store, id, person)
    screen = screen_of(films, store, shown)
    asked = screen.film.at(data.moment).questions
    if not 0 <= data.moment <= screen.film.last or not asked:
        raise Problematic(400, "no_sense", "Nothing is asked at this moment, so nobody can play on from it.")
    check_count(store, person, settings)
    sitting = new_sitting(_table_of(data, screen, asked[0].player), person)
    sitting = structs.replace(sitting, parent=(id, data.moment), title=sitting.title)
    record = upto(screen.record, data.moment)
    store.add_sitting(sitting)
    ReplayStore(store.database).add_branch(sitting.id, dealt_anew(record) if data.anew else record)
    waits = any(seat.is_open for seat in sitting.seats)
    return table_told(sitting if waits else begin(store, sitting), person)


def _table_of(data: PlayOn, screen: Screen, asked: int) -> NewTable:
    """What somebody wishes, as the wish of a new table.

    Raises:
        Problematic: It has other seats than the game.
    """
    game, seats = screen.record.game, data.seats
    if seats is None:
        bot = bots_of(game)[0]
        seats = [NewSeat("me") if seat == asked else NewSeat("bot", bot) for seat in range(len(screen.names))]
    if len(seats) != len(screen.names):
        raise Problematic(400, "no_sense", f"{len(screen.names)} play this game, not {len(seats)}.")
    return NewTable(
        game=game,
        title=data.title,
        seats=seats,
        watch=data.watch,
        delay=data.delay,
        undo=data.undo,
        hints=data.hints,
        listed=data.listed,
        away=data.away,
        clock=data.clock,
    )


ROUTES: Final = [own_replays, bring, take_away, replay, moment_of, record_of, play_on]
