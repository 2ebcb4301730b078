"""Ratings of those who play at tables: OpenSkill (Plackett-Luce) on the places of each rated table.

A table is rated if each of its seats is an account, a program of one, or a bot, each another, and not all of them bots;
if answers could not be taken back freely; if its game was played from its beginning, without cards of one's own; and if
its players don't win and lose together. Nobody's rating is kept: ratings are made anew from the results of all tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import structlog
from litestar import get
from litestar.di import NamedDependency
from openskill.models import PlackettLuce, PlackettLuceRating

from longbox.events.playing import places_of
from longbox.events.ratings import CAUTION
from longbox.games import find_pack
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.lab.playing import outcome_of
from longbox.server.events.telling import Board, RatedTold
from longbox.server.play.entries import conceding
from longbox.server.play.progress import Progress
from longbox.server.storage.rows import Sitting
from longbox.server.storage.store import Store

LOG: Final = structlog.get_logger("longbox.rating")


class Placed(msgspec.Struct, frozen=True):
    """Somebody's place: `who` is the id of a person, or the name of a bot."""

    who: str
    bot: bool
    place: int


class Result(msgspec.Struct, frozen=True):
    """What a rated table came to."""

    sitting: str
    kind: str
    places: list[Placed]
    at: int


def kind_of(sitting: Sitting) -> str:
    """What was played, as ratings tell it apart: the game, or the form of it."""
    pack = find_pack(sitting.game)
    return next((form.title for form in pack.forms if form.is_agreed_on(sitting.options)), pack.title)


def result_of(store: Store, progress: Progress) -> Result | None:
    """What a table that is over came to; nothing if it isn't rated."""
    sitting = progress.sitting
    seats = [seat.person or seat.bot or "" for seat in sitting.seats]
    people = [seat.person for seat in sitting.seats if seat.person]
    goes_on = sitting.parent is not None and sitting.parent[1] > 0
    if sitting.terms.undo == "free" or goes_on or sitting.options.get("cards") or find_pack(sitting.game).together:
        return None
    if not people or len(seats) < 2 or len(set(people)) < len(people):
        return None
    if len(store.rateable(people)) < len(people):
        return None
    places = [
        Placed(who, seat.person is None, place)
        for who, seat, place in zip(seats, sitting.seats, places_in(progress), strict=True)
    ]
    return Result(sitting.id, kind_of(sitting), places, sitting.moved)


def places_in(progress: Progress) -> list[int]:
    """The place of each seat: as the game tells them; who conceded is last, and after a draw all are equal."""
    seats = progress.table.game.seats
    if not progress.ended:
        return places_of(outcome_of(progress.sitting.game, progress.table.game))
    return [len(seats) if progress.ended == conceding(seat.name) else 1 for seat in seats]


def keep_result(store: Store, progress: Progress) -> None:
    """Keep what a table came to that has just ended, if it is rated; a game must not stop for it."""
    try:
        found = result_of(store, progress)
        if found is not None:
            store.add_result(found.sitting, found.kind, msgspec.json.encode(found.places).decode(), found.at)
    except LongboxError as error:
        LOG.error("not rated", table=progress.sitting.id, error=error)


def recompute(store: Store) -> tuple[int, int]:
    """Make all results anew from the logs of the tables that are over; gives how many are rated, and can't be read."""
    rated = broken = 0
    for id in store.over_sittings():
        sitting = store.sitting(id)
        try:
            found = None if sitting is None else result_of(store, Progress(sitting, store.entries(id)))
        except LongboxError as error:
            LOG.warning("outgrown", table=id, error=error)
            broken += 1
            continue
        store.remove_result(id)
        if found is not None:
            store.add_result(id, found.kind, msgspec.json.encode(found.places).decode(), found.at)
            rated += 1
    return rated, broken


def boards(results: Iterable[Result], names: dict[str, str]) -> list[Board]:
    """A leaderboard for each kind of play, the kinds in order.

    Args:
        results: In the order in which they came.
        names: What people are called now, by their ids.
    """
    kinds: dict[str, list[Result]] = {}
    for result in results:
        kinds.setdefault(result.kind, []).append(result)
    return [Board(kind, kind, _board(kinds[kind], names)) for kind in sorted(kinds)]


class _Player:
    def __init__(self, name: str, rating: PlackettLuceRating) -> None:
        self.name = name
        self.rating = rating
        self.games = 0
        self.firsts = 0

    def cautious(self) -> float:
        return float(self.rating.mu - CAUTION * self.rating.sigma)


def _board(results: Sequence[Result], names: dict[str, str]) -> list[RatedTold]:
    model: Any = PlackettLuce()
    players: dict[str, _Player] = {}
    for result in results:
        places = list({place.who: place for place in result.places}.values())
        if len(places) < 2:
            continue
        for place in places:
            name = f"{place.who} (bot)" if place.bot else names.get(place.who, place.who)
            players.setdefault(place.who, _Player(name, model.rating()))
        sitting = [players[place.who] for place in places]
        ranks = [float(place.place) for place in places]
        for player, place, (rating,) in zip(
            sitting, places, model.rate([[one.rating] for one in sitting], ranks=ranks), strict=True
        ):
            player.rating = rating
            player.games += 1
            player.firsts += place.place == 1
    found = sorted(players.values(), key=lambda player: (-player.cautious(), player.name))
    return [
        RatedTold(
            rank,
            one.name,
            round(one.cautious(), 2),
            round(float(one.rating.mu), 2),
            round(float(one.rating.sigma), 2),
            one.games,
            one.firsts,
        )
        for rank, one in enumerate(found, 1)
    ]


@get("/api/ratings", sync_to_thread=True)
def ratings(store: NamedDependency[Store]) -> list[Board]:
    """How good players are by their tables, apart for each game and each form of it."""
    return told(store)


def told(store: Store) -> list[Board]:
    """The leaderboards by all results that are kept."""
    found = [
        Result(sitting, kind, msgspec.json.decode(places, type=prepared(list[Placed])), at)
        for sitting, kind, places, at in store.results()
    ]
    people = {place.who for result in found for place in result.places if not place.bot}
    return boards(found, store.rateable(sorted(people)))


ROUTES: Final = [ratings]
