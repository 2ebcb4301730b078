"""How good players are: OpenSkill (Plackett-Luce) on the places of each table, made anew from what is stored.

Nobody's rating is kept. So a result that is corrected, or an event that is brought in later, counts as if it had been
there from the beginning: tables are rated in the order of days, then of the events' names, rounds and tables, whichever
way they came into the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from longbox.events.event import Event, Table

CAUTION: Final = 3
"""So many times the uncertainty is taken off: the rating that a player has almost certainly reached."""


class Rated(NamedTuple):
    """A row of a leaderboard.

    Attributes:
        rank: From 1, the best.
        player: What the player is called.
        rating: What the player has almost certainly reached: the estimate less three times its uncertainty.
        mu: The estimate; a new player's is 25.
        sigma: How uncertain it is; a new player's is 8.33.
        games: How many tables the player played at.
        firsts: How many of them the player won.
        events: In how many events.
    """

    rank: int
    player: str
    rating: float
    mu: float
    sigma: float
    games: int
    firsts: int
    events: int


class _Player:
    """What is known of a player so far."""

    def __init__(self, name: str, rating: PlackettLuceRating) -> None:
        self.name = name
        self.rating = rating
        self.games = 0
        self.firsts = 0
        self.events: set[str] = set()


def leaderboards(events: Iterable[Event]) -> dict[str, list[Rated]]:
    """A leaderboard for each form of play, by `Event.kind`, in the order of these."""
    kinds: dict[str, list[Event]] = {}
    for event in events:
        kinds.setdefault(event.kind, []).append(event)
    return {kind: leaderboard(kinds[kind]) for kind in sorted(kinds)}


def leaderboard(events: Iterable[Event]) -> list[Rated]:
    """The players of some events, the best first; equals in the order of names."""
    model = PlackettLuce()
    players: dict[str, _Player] = {}
    for event in sorted(events, key=lambda event: (event.day, event.name)):
        for played in event.rounds:
            for table in played.tables:
                if table.reported:
                    _rate(model, players, event, table)
    found = sorted(players.values(), key=lambda player: (-_cautious(player.rating), player.name))
    return [_row(rank, player) for rank, player in enumerate(found, 1)]


def _rate(model: PlackettLuce, players: dict[str, _Player], event: Event, table: Table) -> None:
    """Take the places of a table into account; who shares a place is even."""
    finishes = sorted(table.finishes(), key=lambda finish: (finish.place, event.player(finish.entrant)))
    names = [event.player(finish.entrant) for finish in finishes]
    sitting = [players.setdefault(name.casefold(), _Player(name, model.rating())) for name in names]
    ranks = [float(finish.place) for finish in finishes]
    rated = model.rate([[player.rating] for player in sitting], ranks=ranks)
    for player, finish, (rating,) in zip(sitting, finishes, rated, strict=True):
        player.rating = rating
        player.games += 1
        player.firsts += finish.place == 1
        player.events.add(event.name)


def _cautious(rating: PlackettLuceRating) -> float:
    return float(rating.mu - CAUTION * rating.sigma)


def _row(rank: int, player: _Player) -> Rated:
    rating = player.rating
    return Rated(
        rank,
        player.name,
        _cautious(rating),
        float(rating.mu),
        float(rating.sigma),
        player.games,
        player.firsts,
        len(player.events),
    )
