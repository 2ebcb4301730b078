"""What the routes of events take and give."""

from __future__ import annotations

from typing import Literal

import msgspec

from longbox.events.event import SINGLETON, Event, Round, Seat, Table
from longbox.events.paper import Sheet
from longbox.events.ratings import Rated
from longbox.games import all_packs

Role = Literal["organiser", "judge"]
Act = Literal["pair", "cut", "semi", "final", "close"]


class NewEvent(msgspec.Struct, kw_only=True):
    """A new event.

    Attributes:
        name: What it is called.
        game: The short name of what is played.
        format: The form of the game: "cube".
        day: "2026-11-23"; today if nothing is said.
        singleton: Once in how many rounds a Main Character may be played, 0 for the whole event.
        rounds: How many rounds all play, if not as many as the rules say.
        casual: Whether it may begin with fewer than eight players.
    """

    name: str
    game: str = "dcdb"
    format: str = ""
    day: str = ""
    singleton: int | None = None
    rounds: int | None = None
    casual: bool = False


class Registration(msgspec.Struct):
    """Who takes part: you, if nobody is named; else players whom an organiser names, or bots."""

    players: list[str] = []
    bot: str = ""


class Dropping(msgspec.Struct):
    """Who leaves: you, if nobody is named."""

    player: str = ""


class Penalizing(msgspec.Struct):
    """What a judge notes of a player."""

    player: str
    words: str
    rule: str = ""
    drop: bool = False


class GoingOn(msgspec.Struct):
    """What an organiser does next: pair a round, cut to four or eight, pair play-offs, close."""

    act: Act
    size: int | None = None
    early: bool = False


class Line(msgspec.Struct):
    """One player's line of a slip."""

    player: str
    points: int | None = None
    characters: list[str] = []
    conceded: bool = False


class Slip(msgspec.Struct):
    """What a table came to: its players from first to last, or the record of its game."""

    round: int
    table: int
    lines: list[Line] = []
    record: str = ""
    correct: bool = False
    anyway: bool = False


class Naming(msgspec.Struct):
    """Whom an organiser makes a judge or an organiser, by the login of their account."""

    login: str
    role: Role = "judge"


class Csv(msgspec.Struct):
    """The text of a table of players or results."""

    text: str


class EventListed(msgspec.Struct):
    """An event in a list.

    Attributes:
        terms: What was agreed on, with the short names of the game and its form.
        played: What is played, as people call it.
        singleton: Once in how many rounds a Main Character may be played, 0 for the whole event.
        sanctioned: Whether it is held by all rules, and not casual.
    """

    number: int
    name: str
    day: str
    terms: str
    played: str
    singleton: int | None
    sanctioned: bool
    players: int
    rounds: int
    closed: bool


class EventGame(msgspec.Struct):
    """A game of which events can be held."""

    game: str
    title: str
    formats: list[str]


class EntrantTold(msgspec.Struct, omit_defaults=True):
    """A player of an event."""

    player: str
    bot: str = ""
    yours: bool = False
    online: bool = False
    dropped: int | None = None


class SeatTold(msgspec.Struct, omit_defaults=True):
    """A seat of a table of a round."""

    player: str
    place: int | None = None
    points: int | None = None
    conceded: bool = False
    repeated: bool = False
    characters: list[str] = []
    left_out: list[str] = []


class PodTold(msgspec.Struct, omit_defaults=True):
    """A table of a round; `sitting` is the table at which it is played here."""

    number: int
    seats: list[SeatTold]
    reported: bool = False
    record: bool = False
    sitting: str = ""
    yours: bool = False


class RoundTold(msgspec.Struct):
    """A round with its tables."""

    number: int
    kind: str
    tables: list[PodTold]


class StandingTold(msgspec.Struct):
    """A row of the standings, with all that parts equals."""

    rank: int
    player: str
    points: int
    firsts: int
    opponents_points: float
    opponents_firsts: float
    draw: int


class PenaltyTold(msgspec.Struct):
    """What a judge noted."""

    player: str
    round: int
    rule: str
    words: str


class EventTold(msgspec.Struct, kw_only=True):
    """An event as it stands, as somebody is told of it.

    Attributes:
        played: What is played, as people call it.
        singleton: Once in how many rounds a Main Character may be played, 0 for the whole event.
        roles: What the person may do: "organiser", "judge", "player".
        may: What an organiser can do next.
    """

    number: int
    name: str
    day: str
    terms: str
    played: str
    singleton: int | None
    game: str
    sanctioned: bool
    closed: bool
    rounds_to_play: int
    roles: list[str]
    may: list[str]
    entrants: list[EntrantTold]
    rounds: list[RoundTold]
    standings: list[StandingTold]
    playing_on: list[str]
    ranking: list[str]
    penalties: list[PenaltyTold]


class SheetTold(msgspec.Struct):
    """What is hung up or handed out."""

    title: str
    apart: bool
    blocks: list[BlockTold]


class BlockTold(msgspec.Struct):
    """A heading, a line of explanation, and a table under it; the first row names the columns."""

    heading: str
    note: str
    rows: list[list[str]]


class RatedTold(msgspec.Struct):
    """A row of a leaderboard: the rating, and the estimate (`mu`) with its uncertainty (`sigma`) behind it."""

    rank: int
    player: str
    rating: float
    mu: float
    sigma: float
    games: int
    firsts: int
    events: int = 0


class Board(msgspec.Struct):
    """A leaderboard of one form of play; `title` is what people call that."""

    kind: str
    title: str
    rows: list[RatedTold]


def listed(event: Event) -> EventListed:
    """An event in a list."""
    return EventListed(
        number=event.number,
        name=event.name,
        day=event.day,
        terms=event.terms(),
        played=called(event.game, event.format),
        singleton=event.singleton,
        sanctioned=event.sanctioned,
        players=len(event.entrants),
        rounds=len(event.rounds),
        closed=event.closed,
    )


def called(game: str, form: str) -> str:
    """What people call a game that is played in one of its forms."""
    pack = all_packs().get(game)
    if pack is None:
        return f"{game} {form}".rstrip()
    return next((one.title for one in pack.forms if one.id == form), f"{pack.title} {form}".rstrip())


def kind_called(kind: str) -> str:
    """What people call a kind of event, which is told by short names: "dcdb singleton cube"."""
    game, *words = kind.split(" ")
    form = " ".join([word for word in words if word != SINGLETON])
    return called(game, form) + (f", {SINGLETON}" if SINGLETON in words else "")


def told(
    event: Event, roles: list[str], yours: int | None, online: set[int], sittings: dict[tuple[int, int], str]
) -> EventTold:
    """An event as it stands.

    Args:
        event: The event.
        roles: What the person may do.
        yours: The person's number among the entrants.
        online: Whom of the entrants an account or a guest here plays.
        sittings: The tables at which it is played here, by round and table.
    """
    return EventTold(
        number=event.number,
        name=event.name,
        day=event.day,
        terms=event.terms(),
        played=called(event.game, event.format),
        singleton=event.singleton,
        game=event.game,
        sanctioned=event.sanctioned,
        closed=event.closed,
        rounds_to_play=event.rounds_to_play() if event.entrants else 0,
        roles=roles,
        may=may(event) if "organiser" in roles else [],
        entrants=[
            EntrantTold(one.player, one.bot, one.number == yours, one.number in online, one.dropped)
            for one in event.entrants
        ],
        rounds=[_round(event, played, yours, sittings) for played in event.rounds],
        standings=_standings(event) if event.rounds else [],
        playing_on=[event.player(entrant) for entrant in event.playing_on],
        ranking=[event.player(entrant) for entrant in event.ranking()] if event.playing_on else [],
        penalties=[PenaltyTold(event.player(one.entrant), one.round, one.rule, one.words) for one in event.penalties],
    )


def may(event: Event) -> list[str]:
    """What an organiser can do next, the usual thing first."""
    if event.closed:
        return []
    if event.current is not None and event.current.open_tables():
        return ["report"]
    kinds = [played.kind for played in event.rounds]
    if "finals" in kinds:
        return ["close"]
    if event.playing_on:
        return ["semi" if len(event.playing_on) == 8 and "semi-finals" not in kinds else "final"]
    if event.entrants and len(event.rounds) < event.rounds_to_play():
        return ["pair", *(["cut", "close"] if event.rounds else [])]
    return ["cut", "close"] if event.rounds else ["pair"]


def _round(event: Event, played: Round, yours: int | None, sittings: dict[tuple[int, int], str]) -> RoundTold:
    tables = [
        _pod(event, played, table, yours, sittings.get((played.number, table.number), "")) for table in played.tables
    ]
    return RoundTold(played.number, played.kind, tables)


def _pod(event: Event, played: Round, table: Table, yours: int | None, sitting: str) -> PodTold:
    sits = yours in [seat.entrant for seat in table.seats]
    seats = [_seat(event, played, seat) for seat in table.seats]
    return PodTold(table.number, seats, table.reported, bool(table.record), sitting, sits)


def _seat(event: Event, played: Round, seat: Seat) -> SeatTold:
    left_out = event.left_out(seat.entrant, played.number) if event.singleton is not None else []
    return SeatTold(
        event.player(seat.entrant),
        seat.place,
        seat.points,
        seat.conceded,
        seat.repeated,
        list(seat.characters),
        left_out,
    )


def _standings(event: Event) -> list[StandingTold]:
    return [
        StandingTold(
            one.rank,
            event.player(one.entrant),
            one.points,
            one.firsts,
            round(float(one.opponents_points), 4),
            round(float(one.opponents_firsts), 4),
            one.draw,
        )
        for one in event.standings()
    ]


def sheet_told(sheet: Sheet) -> SheetTold:
    """A sheet as plain data."""
    blocks = [BlockTold(one.heading, one.note, [list(row) for row in one.rows]) for one in sheet.blocks]
    return SheetTold(sheet.title, sheet.apart, blocks)


def board_told(kind: str, rows: list[Rated]) -> Board:
    """A leaderboard as plain data."""
    return Board(
        kind,
        kind_called(kind),
        [
            RatedTold(
                one.rank,
                one.player,
                round(one.rating, 2),
                round(one.mu, 2),
                round(one.sigma, 2),
                one.games,
                one.firsts,
                one.events,
            )
            for one in rows
        ],
    )
