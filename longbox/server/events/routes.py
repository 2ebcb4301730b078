"""The routes of events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from longbox.events.characters import with_characters
from longbox.events.organising import close, create, drop, penalize, register
from longbox.events.pairing import cut, final, pair, semi
from longbox.events.paper import Sheet, pairings, slips, standings_sheet
from longbox.events.playing import check_game, judge
from longbox.events.ratings import leaderboards
from longbox.events.reading import all_events
from longbox.events.reporting import Report, report
from longbox.events.tables import bring_in_text, players_in, players_table, results_table, standings_table
from longbox.games import find_pack
from longbox.kernel.errors import LongboxError
from longbox.rulebook.rules import check_rule_at_event
from longbox.server.agreeing import all_games, bots_of
from longbox.server.errors import Problematic, signed_out, unknown
from longbox.server.events.holding import JUDGE, ORGANISER, Holding, plain_record, read_back
from longbox.server.events.telling import (
    Board,
    Csv,
    Dropping,
    EventGame,
    EventListed,
    EventTold,
    GoingOn,
    Naming,
    NewEvent,
    Penalizing,
    Registration,
    SheetTold,
    Slip,
    board_told,
    listed,
    sheet_told,
)
from longbox.server.people import clean_name, known, person_of
from longbox.server.play.hall import Hall
from longbox.server.requests import LONGEST_TITLE, GameTold
from longbox.server.storage.events import EventKeeper
from longbox.server.storage.rows import Person
from longbox.server.storage.store import Store
from longbox.server.trying import tried

Asking = Request[Any, Any, Any]

MOST_EVENTS: Final = 20
"""How many events that are not over one person may run."""

MOST_PLAYERS: Final = 256
"""How many players an event may have: pairing and standings are worked out anew whenever somebody looks."""

LONGEST_WORDS: Final = 500
SOURCE: Final = "The table"
"""What errors call a table of CSV that was sent."""


async def done(
    request: Asking, store: Store, hall: Hall, number: int, act: Callable[[Holding, Person], object]
) -> EventTold:
    """Let somebody do something with an event, make the tables that follow, and tell how it stands."""

    def work() -> tuple[EventTold, list[str]]:
        person = known(request, store)
        holding = Holding(store, number)
        holding.collect()
        act(holding, person)
        holding.look_again()
        holding.make_tables()
        return holding.told(person), holding.bots_tables()

    told, tables = await asyncio.to_thread(work)
    await play_on(hall, tables)
    return told


async def play_on(hall: Hall, tables: list[str]) -> None:
    """Let the bots play at tables where nobody else sits."""
    for id in tables:
        (await hall.room(id)).drive()


@get("/api/events", sync_to_thread=True)
def list_events(store: NamedDependency[Store]) -> list[EventListed]:
    """All events, those that are not over first."""
    found = [listed(event) for event in all_events(EventKeeper(store.database))]
    found.reverse()
    return sorted(found, key=lambda event: event.closed)


@post("/api/events", sync_to_thread=True)
def make_event(request: Asking, data: JSONBody[NewEvent], store: NamedDependency[Store]) -> EventTold:
    """Begin an event, whose organiser you are."""
    person, name = known(request, store), clean_name(data.name, LONGEST_TITLE)
    check_game(data.game, data.format)
    if data.rounds is not None and data.rounds < 1:
        raise Problematic(400, "no_sense", "At least one round is played.")
    keeper = EventKeeper(store.database)
    statement = (
        "SELECT COUNT(*) FROM event_role JOIN event ON event.number = event_role.event"
        " WHERE person = ? AND role = ? AND closed = 0"
    )
    with keeper.act():
        if keeper.rows(statement, person.id, ORGANISER)[0][0] >= MOST_EVENTS:
            raise Problematic(409, "full", f"You run {MOST_EVENTS} events that are not over. Close one first.")
        create(
            keeper,
            name,
            game=data.game,
            format=data.format,
            day=data.day,
            singleton=data.singleton,
            rounds=data.rounds,
            sanctioned=not data.casual,
        )
        (row,) = keeper.rows("SELECT number FROM event WHERE name = ?", name)
        keeper.add("event_role", event=int(row[0]), person=person.id, role=ORGANISER)
    return Holding(store, int(row[0])).told(person)


@get("/api/events/games", sync_to_thread=True)
def event_games() -> list[EventGame]:
    """The games of which events can be held, with their formats."""
    return playable()


@cache
def playable() -> list[EventGame]:
    """The games that tables of four can play against each other, with the formats in which they can."""
    return [
        EventGame(told.game, told.title, [one for one in formats_of(told) if is_playable(told.game, one)])
        for told in all_games()
        if not find_pack(told.game).together and is_playable(told.game, "")
    ]


def formats_of(told: GameTold) -> list[str]:
    """The formats that a game lets its players choose from."""
    return [one for field in told.fields if field.name == "format" for one in field.choices]


def is_playable(game: str, format: str) -> bool:
    """Whether tables of four can play a form of a game without choosing more for it."""
    try:
        check_game(game, format)
    except LongboxError:
        return False
    return True


@get("/api/events/{number:int}")
async def show_event(
    request: Asking, number: FromPath[int], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> EventTold:
    """An event as it stands; what its tables came to since is taken into account."""

    def work() -> tuple[EventTold, list[str]]:
        holding = Holding(store, number)
        holding.collect()
        holding.make_tables()
        return holding.told(person_of(request, store)), holding.bots_tables()

    told, tables = await asyncio.to_thread(work)
    await play_on(hall, tables)
    return told


@post("/api/events/{number:int}/register", status_code=200)
async def take_part(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Registration],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Take part yourself; or, as an organiser, let others take part who are not here, or bots."""

    def act(holding: Holding, person: Person) -> None:
        if data.players:
            holding.check_role(person)
            if data.bot and data.bot not in bots_of(holding.event.game):
                raise Problematic(400, "no_sense", f"The bots are: {', '.join(bots_of(holding.event.game))}.")
            check_players(holding, len(data.players))
            register(holding.keeper, holding.event.name, [clean_name(name) for name in data.players], data.bot)
            return
        with holding.keeper.act():
            if holding.entrant_of(person) is not None:
                raise Problematic(409, "started", "You are registered already.")
            check_players(holding, 1)
            register(holding.keeper, holding.event.name, [person.name])
            entrant = holding.look_again().named(person.name).number
            holding.keeper.add("event_player", event=holding.event.number, entrant=entrant, person=person.id)

    return await done(request, store, hall, number, act)


def check_players(holding: Holding, more: int) -> None:
    """Refuse players for whom there is no room.

    Raises:
        Problematic: The event would have too many.
    """
    if len(holding.event.entrants) + more > MOST_PLAYERS:
        raise Problematic(409, "full", f"An event here has at most {MOST_PLAYERS} players.")


@post("/api/events/{number:int}/drop", status_code=200)
async def leave_event(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Dropping],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Leave an event; or, as an organiser or a judge, let another leave it."""

    def act(holding: Holding, person: Person) -> None:
        entrant = holding.entrant_of(person)
        own = "" if entrant is None else holding.event.player(entrant)
        if data.player and data.player.casefold() != own.casefold():
            holding.check_role(person, JUDGE)
        elif not own:
            raise Problematic(403, "not_allowed", "You don't play in this event.")
        drop(holding.keeper, holding.event.name, data.player or own)

    return await done(request, store, hall, number, act)


@post("/api/events/{number:int}/penalty", status_code=200)
async def note_penalty(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Penalizing],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Note a warning, or drop a player for one too many; for judges."""

    def act(holding: Holding, person: Person) -> None:
        holding.check_role(person, JUDGE)
        if not 0 < len(data.words.strip()) <= LONGEST_WORDS:
            raise Problematic(400, "no_sense", f"Say in 1 to {LONGEST_WORDS} letters what happened.")
        if data.rule:
            check_rule_at_event(holding.event.game, data.rule)
        penalize(
            holding.keeper,
            holding.event.name,
            data.player,
            data.rule,
            data.words.strip(),
            dropping=data.drop,
        )

    return await done(request, store, hall, number, act)


@post("/api/events/{number:int}/next", status_code=200)
async def go_on(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[GoingOn],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Pair the next round, say who plays on, pair play-offs, or end the event; for organisers."""

    def act(holding: Holding, person: Person) -> None:
        holding.check_role(person)
        keeper, name = holding.keeper, holding.event.name
        match data.act:
            case "pair":
                pair(keeper, name)
            case "cut":
                cut(keeper, name, data.size, early=data.early)
            case "semi":
                semi(keeper, name)
            case "final":
                final(keeper, name)
            case "close":
                close(keeper, name, early=data.early)

    return await done(request, store, hall, number, act)


@post("/api/events/{number:int}/report", status_code=200)
async def report_table(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Slip],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Report what a table came to, by hand or by a record.

    Judges may report and correct any table; players that of the table where they sit, if it is not played here.
    """

    def act(holding: Holding, person: Person) -> None:
        table = holding.event.table(data.round, data.table)
        sits = holding.entrant_of(person) in [seat.entrant for seat in table.seats]
        here = (data.round, data.table) in holding.sittings()
        if data.correct or data.anyway or here or not sits:
            holding.check_role(person, JUDGE)
        found = slip_of(holding, data)
        report(
            holding.keeper,
            holding.event.name,
            data.table,
            found,
            round=data.round,
            correct=data.correct,
            anyway=data.anyway or bool(data.record),
            record=data.record,
        )

    return await done(request, store, hall, number, act)


def slip_of(holding: Holding, slip: Slip) -> list[Report]:
    """What is reported, as it is written or as the record tells it."""
    if slip.record:
        found: list[Report] = tried(read_back, holding.event, slip.round, slip.table, plain_record(slip.record))
        return found
    lines = [Report(line.player, line.points, tuple(line.characters), line.conceded) for line in slip.lines]
    return with_characters(holding.event, lines)


@post("/api/events/{number:int}/roles", status_code=200)
async def name_role(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Naming],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Make somebody a judge or an organiser, by the login of their account; for organisers."""

    def act(holding: Holding, person: Person) -> None:
        holding.check_role(person)
        other = store.person_by_login(data.login.strip().lower())
        if other is None:
            raise unknown("account")
        holding.add_role(other.id, data.role)

    return await done(request, store, hall, number, act)


@post("/api/events/{number:int}/players", status_code=200)
async def bring_players(
    request: Asking,
    number: FromPath[int],
    data: JSONBody[Csv],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> EventTold:
    """Register the players of a table of CSV, all or none; for organisers."""

    def act(holding: Holding, person: Person) -> None:
        holding.check_role(person)
        with holding.keeper.act():
            brought = players_in(data.text, SOURCE)
            check_players(holding, len(brought))
            for name, bot in brought:
                if bot and bot not in bots_of(holding.event.game):
                    raise Problematic(400, "no_sense", f"There is no bot {bot[:40]!r} here.")
                register(holding.keeper, holding.event.name, [clean_name(name)], bot)

    return await done(request, store, hall, number, act)


@post("/api/events/import", sync_to_thread=True)
def bring_events(request: Asking, data: JSONBody[Csv], store: NamedDependency[Store]) -> list[str]:
    """Bring events in that are over, from a table of results; for accounts. Gives what they are called."""
    person, keeper = known(request, store), EventKeeper(store.database)
    if person.login is None:
        raise signed_out()
    with keeper.act():
        names = bring_in_text(keeper, data.text, SOURCE)
        for name in names:
            (row,) = keeper.rows("SELECT number FROM event WHERE name = ?", name)
            keeper.add("event_role", event=int(row[0]), person=person.id, role=ORGANISER)
    return names


SHEETS: Final[dict[str, Callable[[Holding, int], Sheet]]] = {
    "pairings": lambda holding, round: pairings(holding.event, holding.event.round(round)),
    "slips": lambda holding, round: slips(holding.event, holding.event.round(round)),
    "standings": lambda holding, round: standings_sheet(holding.event),
}

TABLES: Final[dict[str, Callable[[Holding], str]]] = {
    "players": lambda holding: players_table(holding.event),
    "results": lambda holding: results_table([holding.event]),
    "standings": lambda holding: standings_table(holding.event),
}


@get("/api/events/{number:int}/sheets/{kind:str}", sync_to_thread=True)
def sheet(
    number: FromPath[int], kind: FromPath[str], store: NamedDependency[Store], round: FromQuery[int] = 0
) -> SheetTold:
    """What is hung up or handed out: pairings, slips, standings; of the last round if none is named."""
    holding = Holding(store, number)
    if kind not in SHEETS:
        raise unknown("sheet")
    return sheet_told(SHEETS[kind](holding, round or len(holding.event.rounds)))


@get("/api/events/{number:int}/tables/{kind:str}", sync_to_thread=True)
def csv_table(number: FromPath[int], kind: FromPath[str], store: NamedDependency[Store]) -> Response[str]:
    """A table of CSV: players, results, standings."""
    holding = Holding(store, number)
    if kind not in TABLES:
        raise unknown("table of CSV")
    headers = {"Content-Disposition": f'attachment; filename="{kind}.csv"'}
    return Response(TABLES[kind](holding), media_type="text/csv", headers=headers)


@get("/api/events/{number:int}/faults", sync_to_thread=True)
def judge_records(
    request: Asking,
    number: FromPath[int],
    store: NamedDependency[Store],
    round: FromQuery[int] = 0,
    table: FromQuery[int] = 0,
) -> list[str]:
    """What of the results their records don't bear out, when they are played back; for judges.

    With `round` and `table`, only of that table: a large event takes long, and can be judged table by table.
    """
    holding = Holding(store, number)
    holding.check_role(known(request, store), JUDGE)
    return tried(faults, holding.event, round, table)


def faults(event: Any, round: int = 0, table: int = 0) -> list[str]:
    """What of an event its records don't bear out; done in another process, as it takes long.

    Args:
        event: The event.
        round: Only of this round; of all if it is 0.
        table: Only of the tables of this number; of all if it is 0.
    """
    return [
        f"Round {played.number}, table {each.number}: {fault}"
        for played in event.rounds
        for each in played.tables
        if each.record and round in (0, played.number) and table in (0, each.number)
        for fault in _judged(event, played, each)
    ]


def _judged(event: Any, played: Any, table: Any) -> list[str]:
    try:
        return judge(event, played, table)
    except LongboxError as error:
        return [f"its record can't be judged: {error}"]


@get("/api/leaderboard", sync_to_thread=True)
def leaderboard(store: NamedDependency[Store]) -> list[Board]:
    """How good players are by all events, apart for each form of play."""
    boards = leaderboards(all_events(EventKeeper(store.database)))
    return [board_told(kind, rows) for kind, rows in boards.items()]


ROUTES: Final = [
    *(list_events, make_event, show_event, take_part, leave_event, note_penalty, go_on, report_table, name_role),
    *(event_games, bring_players, bring_events, sheet, csv_table, judge_records, leaderboard),
]
