"""Making tables, sitting down at them, and what becomes of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import structs

from longbox import games
from longbox.faces.players import YOU
from longbox.games import all_packs
from longbox.games.provenance import stamped
from longbox.games.shown import lobby_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record
from longbox.kernel.zones import NOBODY
from longbox.server.agreeing import agreed, all_games, bots_of, check_brought, check_chosen, has_files
from longbox.server.branching import entries_of, renamed
from longbox.server.errors import Problematic, unknown
from longbox.server.passwords import new_id, new_token
from longbox.server.people import clean_name, known, person_of
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import RESUME
from longbox.server.requests import (
    LONGEST_TITLE,
    GameTold,
    Join,
    NewSeat,
    NewTable,
    Quick,
    TableTold,
)
from longbox.server.settings import Settings
from longbox.server.storage.replays import ReplayStore
from longbox.server.storage.rows import Entry, Person, Seat, Sitting, Terms
from longbox.server.storage.store import Store
from longbox.server.table_told import told
from longbox.server.trying import tried

SEED_BITS: Final = 128
"""So that nobody can find a game's seed by trying all there are against what was seen of its shuffles."""

LONGEST_DELAY: Final = 3600
LONGEST_CLOCK: Final = 7 * 24 * 3600


# Making tables


def new_sitting(data: NewTable, person: Person, programs: Sequence[Person] = ()) -> Sitting:
    """The table that somebody wishes, who may let their own programs sit down at it.

    Raises:
        LongboxError: It can't be like that.
    """
    if data.game not in all_packs():
        raise unknown("game")
    check_chosen(data.game, data.chosen)
    lobby = lobby_of(data.game)
    wished = data.seats if data.seats is not None else quick_seats(data.game)
    if not lobby.fewest <= len(wished) <= lobby.most:
        raise Problematic(400, "no_sense", f"{lobby.fewest} to {lobby.most} can play, not {len(wished)}.")
    seats = [_seat(number, seat, data.game, person, programs) for number, seat in enumerate(wished)]
    if not any(seat.person for seat in seats):
        raise Problematic(400, "no_sense", "Take a seat yourself.")
    solo = not any(seat.is_open for seat in seats)
    return Sitting(
        id=new_id(),
        game=data.game,
        title=clean_name(data.title, LONGEST_TITLE) if data.title else all_packs()[data.game].title,
        host=person.id,
        invite=new_token(),
        terms=_terms(data, solo=solo),
        chosen=data.chosen,
        listed=data.listed,
        made=now_ms(),
        moved=now_ms(),
        seats=tuple(seats),
    )


def quick_seats(game: str) -> list[NewSeat]:
    """Who sits down if nothing is said: you, and a bot where one is needed."""
    best = bots_of(game)[0]
    return [NewSeat("me" if word == "you" else "bot", best) for word in lobby_of(game).seating.split(",")]


def _seat(number: int, wished: NewSeat, game: str, person: Person, programs: Sequence[Person] = ()) -> Seat:
    check_brought(game, wished.choice)
    if wished.who == "open":
        return Seat(number)
    if wished.who == "program":
        found = [program for program in programs if program.id == wished.bot]
        if not found:
            raise unknown("program of yours")
        return Seat(number, clean_name(wished.name or found[0].name), found[0].id, None, wished.choice)
    if wished.who == "bot":
        bots = bots_of(game)
        bot = wished.bot or bots[0]
        if bot not in bots:
            raise Problematic(400, "no_sense", f"There is no bot {bot[:40]!r}; there are: {', '.join(bots)}.")
        return Seat(number, bot.capitalize(), None, bot, wished.choice)
    return Seat(number, clean_name(wished.name or person.name), person.id, None, wished.choice)


def _terms(data: NewTable, *, solo: bool) -> Terms:
    clock = data.clock
    if clock is not None and not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.more <= LONGEST_CLOCK):
        raise Problematic(400, "no_sense", "A clock has 1 second to 7 days.")
    if not 0 <= data.delay <= LONGEST_DELAY:
        raise Problematic(400, "no_sense", "Watchers see things at most an hour later.")
    return Terms(
        watch=data.watch,
        delay=data.delay,
        undo=data.undo or ("free" if solo else "ask"),
        hints=data.hints,
        clock=clock,
        away=data.away,
    )


def begin(store: Store, sitting: Sitting) -> Sitting:
    """Begin the game of a table whose seats are all taken.

    Raises:
        LongboxError: What was chosen doesn't fit together.
    """
    seats = with_names(sitting)
    branch = ReplayStore(store.database).branch(sitting.id)
    if branch is not None:
        return _begun(store, sitting, seats, renamed(branch, [seat.name for seat in seats]))
    options = options_of(sitting)
    seed = secrets.randbits(SEED_BITS)
    names = [player.name for player in games.find(sitting.game).new_game(options, seed).seats]
    seats = tuple([structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)])
    return _begun(store, sitting, seats, Record(sitting.game, options, seed))


def _begun(store: Store, sitting: Sitting, seats: tuple[Seat, ...], played: Record) -> Sitting:
    """Begin a game with what has been played of it."""
    record = stamped(played)
    begun = structs.replace(
        sitting,
        state="playing",
        seats=seats,
        options=record.options,
        seed=str(record.seed),
        longbox=record.longbox,
        rules=record.rules,
        moved=now_ms(),
    )
    store.begin(begun, entries_of(record, begun.moved) or clocks_begin(begun.terms, begun.moved))
    found = store.sitting(sitting.id)
    assert found is not None
    return found


def with_names(sitting: Sitting) -> tuple[Seat, ...]:
    """The seats with names that are all others.

    Who plays alone against bots is spoken to as "you", unless others may watch, who read the same names.
    """
    seats: Sequence[Seat] = sitting.seats
    people = {seat.person for seat in seats if seat.person} if sitting.terms.watch == "nobody" else set()
    alone = [seat.seat for seat in seats if seat.person] if len(people) == 1 else []
    if len(alone) == 1:
        seats = [structs.replace(seat, name=YOU) if seat.person else seat for seat in seats]
    named: list[Seat] = []
    for seat in seats:
        same = [other for other in named if other.name == seat.name]
        shared = lobby_of(sitting.game).sharing and same and same[0].person == seat.person and seat.person
        named.append(seat if shared else structs.replace(seat, name=_free(seat.name, named)))
    return tuple(named)


def _free(name: str, seats: Sequence[Seat]) -> str:
    taken = [seat.name.casefold() for seat in seats]
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free


# Routes


def clocks_begin(terms: Terms, now: int) -> list[Entry]:
    """The entry from which the clocks run, before anybody has answered; none where there are none."""
    return [] if terms.clock is None else [Entry(1, NOBODY, RESUME, {}, None, now)]


@get("/api/games", sync_to_thread=True)
def list_games() -> list[GameTold]:
    """All games that can be played."""
    return all_games()


@post("/api/quick", sync_to_thread=True)
def quick(
    request: Request[Any, Any, Any],
    data: JSONBody[Quick],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> TableTold:
    """A table against a bot that starts at once."""
    return make(request, quick_table(data), store, settings)


def quick_table(data: Quick) -> NewTable:
    """What is agreed on where nothing is said but the game, and which form of it.

    Raises:
        Problematic: There is no such form of it.
    """
    if not data.form:
        return NewTable(game=data.game)
    forms = all_packs()[data.game].forms if data.game in all_packs() else ()
    wished = [form for form in forms if form.id == data.form]
    if not wished:
        raise unknown("form of that game")
    return NewTable(game=data.game, title=wished[0].title, chosen={**wished[0].options})


@post("/api/tables", sync_to_thread=True)
def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> TableTold:
    """A new table."""
    return make(request, data, store, settings)


def make(request: Request[Any, Any, Any], data: NewTable, store: Store, settings: Settings) -> TableTold:
    """Make a table, and begin its game if nobody is waited for.

    Raises:
        LongboxError: It can't be like that, or the person has too many.
    """
    person = known(request, store)
    check_count(store, person, settings)
    sitting = new_sitting(data, person, store.owned_by(person.id))
    waits = any(seat.is_open for seat in sitting.seats)
    if not waits:
        options_of(sitting)
    store.add_sitting(sitting)
    return told(sitting if waits else begin(store, sitting), person)


def check_count(store: Store, person: Person, settings: Settings) -> None:
    """Refuse one table too many.

    Raises:
        Problematic: Somebody has so many tables that are not over.
    """
    if store.count_of(person.id) >= settings.most_tables:
        raise Problematic(409, "full", f"You have {settings.most_tables} tables that are not over. End one first.")


def options_of(sitting: Sitting) -> dict[str, Any]:
    """The options of a table whose seats are all taken; texts of strangers are first read in another process.

    Raises:
        LongboxError: What was chosen doesn't fit together, or takes too long to be read.
    """
    seats = with_names(sitting)
    people = [seat.seat for seat in seats if seat.person]
    names, choices = [seat.name for seat in seats], [seat.choice for seat in seats]
    if has_files([sitting.chosen, *choices]):
        tried(set_up, sitting.game, sitting.chosen, names, people, choices)
    return agreed(sitting.game, sitting.chosen, names, people, choices)


def set_up(
    game: str, chosen: dict[str, Any], names: list[str], people: list[int], choices: list[dict[str, Any]]
) -> bool:
    """Set a game up and clear it away again; done in another process where strangers wrote some of it."""
    games.find(game).new_game(agreed(game, chosen, names, people, choices), 1)
    return True


@get("/api/tables", sync_to_thread=True)
def open_tables(
    request: Request[Any, Any, Any], store: NamedDependency[Store], which: FromQuery[str] = "open"
) -> list[TableTold]:
    """Listed tables: those that wait for players, or those that are played and may be watched."""
    person = person_of(request, store)
    found = store.watched_sittings() if which == "playing" else store.open_sittings()
    return [told(sitting, person) for sitting in found]


@get("/api/me/tables", sync_to_thread=True)
def own_tables(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[TableTold]:
    """Your tables, those to go on with first."""
    person = known(request, store)
    found = [told(sitting, person) for sitting in store.sittings_of(person.id)]
    return sorted(found, key=lambda table: (table.state not in ("playing", "open"), not table.your_turn))


@get("/api/tables/{id:str}", sync_to_thread=True)
def table(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> TableTold:
    """A table."""
    return told(sitting_of(store, id), person_of(request, store))


@post("/api/tables/{id:str}/join", status_code=200, sync_to_thread=True)
def join(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Join], store: NamedDependency[Store]
) -> TableTold:
    """Sit down in an open seat."""
    person, sitting = known(request, store), sitting_of(store, id)
    if person.id in [seat.person for seat in sitting.seats]:
        return told(sitting, person)
    if not sitting.listed and not secrets.compare_digest(data.invite.encode(), sitting.invite.encode()):
        raise Problematic(403, "not_allowed", "You need the invitation of this table.")
    if sitting.state != "open":
        raise Problematic(409, "started", "This table has started without you.")
    check_brought(sitting.game, data.choice)
    free = [seat.seat for seat in sitting.seats if seat.is_open and data.seat in (None, seat.seat)]
    for seat in free:
        if store.fill_seat(id, Seat(seat, person.name, person.id, None, data.choice)):
            return told(seated(store, id, seat), person)
    raise Problematic(409, "full", "All seats are taken.")


@post("/api/tables/{id:str}/leave", status_code=200, sync_to_thread=True)
def leave(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> TableTold:
    """Get up again, before the game begins."""
    person, sitting = known(request, store), sitting_of(store, id)
    if sitting.state != "open":
        raise Problematic(409, "started", "The game has begun. Concede, or let a bot play for you.")
    for seat in [seat for seat in sitting.seats if seat.person == person.id]:
        store.empty_seat(id, seat.seat)
    return told(sitting_of(store, id), person)


@post("/api/tables/{id:str}/start", status_code=200, sync_to_thread=True)
def start(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> TableTold:
    """Begin the game, with bots in the seats that are open."""
    person, sitting = known(request, store), hosted(request, store, id)
    best = bots_of(sitting.game)[0]
    for seat in [seat for seat in sitting.seats if seat.is_open]:
        store.fill_seat(id, Seat(seat.seat, best.capitalize(), None, best))
    return told(started_if_full(store, id), person)


@post("/api/tables/{id:str}/rematch", sync_to_thread=True)
def rematch(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> TableTold:
    """The same game once more, with the same players, who find it among their tables."""
    person, sitting = known(request, store), sitting_of(store, id)
    if person.id not in [seat.person for seat in sitting.seats]:
        raise unknown()
    if sitting.state != "over":
        raise Problematic(409, "started", "This game is not over yet.")
    check_count(store, person, settings)
    again = structs.replace(
        sitting,
        id=new_id(),
        host=person.id,
        invite=new_token(),
        state="open",
        parent=(id, 0),
        made=now_ms(),
        moved=now_ms(),
        result="",
        n=0,
        asked=(),
        seed="",
    )
    store.add_sitting(again)
    replays = ReplayStore(store.database)
    branch = replays.branch(id)
    if branch is not None:
        replays.add_branch(again.id, branch)
    return told(begin(store, again), person)


@delete("/api/tables/{id:str}", status_code=204, sync_to_thread=True)
def close(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Close a table that has not started."""
    store.end(hosted(request, store, id).id, "closed")


def seated(store: Store, id: str, seat: int) -> Sitting:
    """A table at which somebody has just sat down; they get up again where the game can't begin like that.

    Raises:
        LongboxError: It can't.
    """
    try:
        return started_if_full(store, id)
    except LongboxError:
        store.empty_seat(id, seat)
        raise


def started_if_full(store: Store, id: str) -> Sitting:
    """A table, whose game has begun if nobody is waited for."""
    sitting = sitting_of(store, id)
    if sitting.state == "open" and not any(seat.is_open for seat in sitting.seats):
        return begin(store, sitting)
    return sitting


def hosted(request: Request[Any, Any, Any], store: Store, id: str) -> Sitting:
    """A table that waits, and that somebody made themselves.

    Raises:
        Problematic: There is none, it has started, or it is somebody else's.
    """
    sitting = sitting_of(store, id)
    if sitting.host != known(request, store).id:
        raise Problematic(403, "not_allowed", "Only who made a table can do that.")
    if sitting.state != "open":
        raise Problematic(409, "started", "This table doesn't wait any more.")
    return sitting


def sitting_of(store: Store, id: str) -> Sitting:
    """A table.

    Raises:
        Problematic: There is none.
    """
    sitting = store.sitting(id)
    if sitting is None:
        raise unknown()
    return sitting


ROUTES: Final = [list_games, quick, make_table, open_tables, own_tables, table, join, leave, start, rematch, close]
