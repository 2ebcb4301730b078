"""Leaderboards: made anew from places, and the same whichever way events came into the file."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from longbox.events.errors import BadFile, NotNow
from longbox.events.event import Entrant, Event, Round, Seat, Table
from longbox.events.ratings import leaderboard, leaderboards
from longbox.events.reading import all_events, event_named
from longbox.events.store import NOWHERE, Store
from longbox.events.tables import bring_in, players_table, read_players, results_table, standings_table

from .held import NAME, found, play_rounds, registered

HEADING = "event,day,game,round,table,seat,player,place\n"


def event(name: str, day: str, *tables: list[str], format: str = "cube", singleton: int | None = None) -> Event:
    """An event of one round, whose tables finished in this order."""
    players = sorted({player for table in tables for player in table})
    entrants = [Entrant(number, player) for number, player in enumerate(players)]
    seated = tuple(
        Table(number, 0, tuple(Seat(players.index(player), place) for place, player in enumerate(table, 1)))
        for number, table in enumerate(tables, 1)
    )
    rounds = [Round(1, "swiss", seated)]
    return Event(1, name, day, "dcdb", format, singleton, None, True, 0, True, entrants, rounds, [], [])


def test_ratings_are_those_of_plackett_and_luce() -> None:
    """A table of three is rated as OpenSkill rates it; the rating is the estimate less three times its uncertainty."""
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 2, 3])
    board = leaderboard([event("A", "2026-01-01", ["Ann", "Bob", "Cy"])])
    assert [rated.player for rated in board] == ["Ann", "Bob", "Cy"]
    assert [(rated.mu, rated.sigma) for rated in board] == [(one.mu, one.sigma) for (one,) in expected]
    assert all([rated.rating == pytest.approx(rated.mu - 3 * rated.sigma) for rated in board])
    assert [(rated.games, rated.firsts, rated.events) for rated in board] == [(1, 1, 1), (1, 0, 1), (1, 0, 1)]


def test_events_of_a_day_may_come_in_any_order() -> None:
    """Whichever way they were brought in, the leaderboard is the same to the last digit."""
    day = [
        event("A", "2026-01-01", ["Ann", "Bob", "Cy"], ["Dee", "Eve", "Fay"]),
        event("B", "2026-01-01", ["Cy", "Ann", "Dee"]),
        event("C", "2026-01-01", ["Bob", "Dee", "Ann", "Gus"]),
    ]
    boards = [leaderboard(order) for order in permutations(day)]
    assert all([board == boards[0] for board in boards])


def test_days_come_in_their_order() -> None:
    """A win after a defeat is not a defeat after a win: what matters is when it was, not when it was brought in."""
    first, second = event("B", "2026-01-01", ["Ann", "Bob", "Cy"]), event("A", "2026-01-02", ["Bob", "Ann", "Cy"])
    board = leaderboard([first, second])
    assert board == leaderboard([second, first])
    swapped = [event("B", "2026-01-02", ["Ann", "Bob", "Cy"]), event("A", "2026-01-01", ["Bob", "Ann", "Cy"])]
    assert leaderboard(swapped) != board


def test_files_of_a_day_may_be_brought_in_in_any_order(tmp_path: Path) -> None:
    """The same by way of files."""
    rows = {
        "a": "A,2026-01-01,dcdb,1,1,1,Ann,1\nA,2026-01-01,dcdb,1,1,2,Bob,2\nA,2026-01-01,dcdb,1,1,3,Cy,3\n",
        "b": "B,2026-01-01,dcdb,1,1,1,Cy,1\nB,2026-01-01,dcdb,1,1,2,Ann,2\nB,2026-01-01,dcdb,1,1,3,Dee,3\n",
        "c": "C,2026-01-01,dcdb,1,1,1,Dee,1\nC,2026-01-01,dcdb,1,1,2,Bob,2\nC,2026-01-01,dcdb,1,1,3,Ann,3\n",
    }
    for name, content in rows.items():
        (tmp_path / name).write_text(HEADING + content)
    boards = []
    for order in permutations(rows):
        with Store(NOWHERE) as store:
            for name in order:
                bring_in(store, tmp_path / name)
            boards.append(leaderboards(all_events(store)))
    assert all([board == boards[0] for board in boards])
    assert len(boards[0]["dcdb"]) == 4


def test_each_format_has_its_own_leaderboard() -> None:
    """Cube and Singleton Cube are two formats. [cube 14.100]"""
    boards = leaderboards(
        [
            event("A", "2026-01-01", ["Ann", "Bob", "Cy"]),
            event("B", "2026-01-01", ["Bob", "Ann", "Cy"], singleton=3),
            event("C", "2026-01-01", ["Bob", "Ann", "Cy"], format=""),
        ]
    )
    assert {kind: board[0].player for kind, board in boards.items()} == {
        "dcdb": "Bob",
        "dcdb cube": "Ann",
        "dcdb singleton cube": "Bob",
    }


def test_a_player_is_known_however_the_name_is_capitalised() -> None:
    """Ann and ANN are one player."""
    board = leaderboard([event("A", "2026-01-01", ["Ann", "Bob"]), event("B", "2026-01-02", ["ANN", "Bob"])])
    assert [(rated.player, rated.games, rated.events) for rated in board] == [("Ann", 2, 2), ("Bob", 2, 2)]


def test_results_go_out_and_come_back(tmp_path: Path) -> None:
    """What is exported and brought in elsewhere gives the same standings, ranking and leaderboard."""
    store = registered(9, singleton=2)
    play_rounds(store, 4)
    (tmp_path / "results.csv").write_text(results_table([found(store)]))
    with Store(NOWHERE) as other:
        assert bring_in(other, tmp_path / "results.csv") == [NAME]
        there = event_named(other, NAME)
        assert there.closed
        assert standings_table(there) == standings_table(found(store))
        assert results_table([there]) == results_table([found(store)])
        assert leaderboards([there]) == leaderboards([found(store)])
        with pytest.raises(NotNow, match="already"):
            bring_in(other, tmp_path / "results.csv")


def test_players_go_out_and_come_back(tmp_path: Path) -> None:
    """Names and bots; a byte order mark and Windows' line ends don't matter."""
    (tmp_path / "players.csv").write_text(players_table(found(registered(3))))
    assert read_players(tmp_path / "players.csv") == [("P01", ""), ("P02", ""), ("P03", "")]
    (tmp_path / "players.csv").write_bytes("\ufeffplayer,bot\r\nÄnne,\r\nBot,greedy\r\n".encode())
    assert read_players(tmp_path / "players.csv") == [("Änne", ""), ("Bot", "greedy")]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("player,place\nAnn,1\n", "lacks the column 'event'"),
        (HEADING, "has no rows"),
        (HEADING + "A,2026-01-01,dcdb,1,1,1,Ann\n", "row 2 has more or fewer fields"),
        (HEADING + "A,2026-01-01,dcdb,1,1,1,Ann,first\n", "of 'A' something can't be: invalid literal"),
        (HEADING + "A,2026-01-01,dcdb,1,1,1,Ann,2\n", "Ann can't be number 2 of 1"),
        (HEADING + "A,2026-01-01,dcdb,2,1,1,Ann,1\n", "its rounds are 2"),
        (HEADING + "A,today,dcdb,1,1,1,Ann,1\n", "no day"),
        (
            HEADING + "A,2026-01-01,dcdb,1,1,1,Ann,1\nA,2026-01-01,dcdb,1,2,1,Ann,1\n",
            "Ann sits in two seats in round 1",
        ),
        (HEADING + "A,2026-01-01,dcdb,1,1,1,Ann," + "1" * 30 + "\n", "can't be number"),
        (HEADING + 'A,2026-01-01,dcdb,1,1,1,"Ann,1\n', "no table of CSV"),
    ],
)
def test_tables_that_can_not_be_read(tmp_path: Path, content: str, said: str) -> None:
    """What is wrong is said, and nothing of it is kept."""
    (tmp_path / "results.csv").write_text(content)
    with Store(NOWHERE) as store:
        with pytest.raises(BadFile, match=said):
            bring_in(store, tmp_path / "results.csv")
        assert all_events(store) == []
