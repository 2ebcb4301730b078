"""Whole events of bots, and judging their games again."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from longbox.events.errors import Contradiction
from longbox.events.event import Event
from longbox.events.organising import create, register
from longbox.events.pairing import pair
from longbox.events.playing import check_game, judge, options_of, places_of, reports_from
from longbox.events.reading import event_named
from longbox.events.simulating import play_event, play_round
from longbox.events.singleton import WHOLE_EVENT, repeats
from longbox.events.store import NOWHERE, Store
from longbox.events.tables import results_table
from longbox.games.options import BadOptions
from longbox.kernel.record import Record
from longbox.lab.engines.naming import PROCESSES, playing_on
from longbox.lab.results import Outcome, PlayerResult
from tests.always.common.tried import some_thorough


@cache
def played(jobs: int, *, records: bool = False, seed: int = 3) -> Event:
    """An event of nine bots that answer at random."""
    with Store(NOWHERE) as store, playing_on(PROCESSES, jobs, ["dcdb"], ["random"]) as engine:
        create(store, "Bots", game="dcdb", day="2026-01-01", seed=seed)
        register(store, "Bots", [f"Bot {number}" for number in range(9)], "random")
        return play_event(store, "Bots", engine=engine, records=records)


@pytest.mark.thorough
def test_the_results_are_the_same_for_any_number_of_jobs() -> None:
    """Rounds in one process or side by side, to the last Victory Point; another seed gives others."""
    assert results_table([played(1)]) == results_table([played(3)]) != results_table([played(1, seed=4)])


def test_an_event_of_bots_is_played_to_its_end() -> None:
    """Four rounds of three tables of three, and the finals of the best four. [cube 9.070, 9.080]"""
    event = played(1)
    assert event.closed
    assert [(one.kind, [len(table.seats) for table in one.tables]) for one in event.rounds] == [
        *[("swiss", [3, 3, 3])] * 4,
        ("finals", [4]),
    ]
    assert all([seat.points is not None and seat.characters for one in event.rounds for seat in one.tables[0].seats])


@pytest.mark.thorough
def test_records_bear_results_out() -> None:
    """Each game played back gives what was stored; what was changed is found. [cube 12.070]"""
    event = played(1, records=True)
    tables = [(one, table) for one in event.rounds for table in one.tables]
    assert [judge(event, one, table) for one, table in tables] == [[]] * 13
    one, table = tables[0]
    first = table.seats[0]
    changed = table._replace(seats=(first._replace(points=99, characters=("Nobody",)), *table.seats[1:]))
    faults = judge(event, one, changed)
    assert len(faults) == 2
    assert faults[0].startswith(f"{event.player(first.entrant)}: Victory Points 99, but the record says")


def test_a_record_is_of_one_table_only() -> None:
    """That of another table, of a game that isn't over, or of another game tells nothing of it."""
    event = played(1, records=True)
    first, second = event.rounds[0].tables[:2]
    record = msgspec.json.decode(first.record, type=Record)
    assert len(reports_from(event, 1, first, record)) == 3
    with pytest.raises(Contradiction, match="not of table 2 of round 1: its names differ"):
        reports_from(event, 1, second, record)
    with pytest.raises(Contradiction, match="not over"):
        reports_from(event, 1, first, msgspec.structs.replace(record, answers=record.answers[:-1], course=""))
    with pytest.raises(Contradiction, match="it is of 'vs'"):
        reports_from(event, 1, first, msgspec.structs.replace(record, game="vs"))
    assert json.loads(first.record)["options"]["names"] == options_of(event, 1, first)["names"]


def test_each_table_has_its_own_game() -> None:
    """No two tables of an event are dealt the same, so their Super-Villains differ. [cube 9.120]"""
    event = played(1)
    seeds = [table.seed for one in event.rounds for table in one.tables]
    assert len(set(seeds)) == len(seeds) == 13


def cube(seed: int, singleton: int | None) -> Event:
    """An event of eight bots that answer at random, in the Cube."""
    with Store(NOWHERE) as store:
        create(store, "Cube", game="dcdb", format="cube", day="2026-01-01", seed=seed, singleton=singleton)
        register(store, "Cube", [f"Bot {number}" for number in range(8)], "random")
        return play_event(store, "Cube", records=True)


@pytest.mark.thorough
def test_events_of_the_cube_have_places_and_drafts() -> None:
    """All places of a table differ, and whoever sits first was asked whether to play or draft. [cube 9.010, 12.050]"""
    event = cube(1, None)
    for one in event.rounds:
        for table in one.tables:
            assert sorted([seat.place or 0 for seat in table.seats]) == [1, 2, 3, 4]
            record = msgspec.json.decode(table.record, type=Record)
            assert record.answers[0] in ("play first", "draft first")
            assert record.options["option_seat"] == 0
            assert judge(event, one, table) == []


@pytest.mark.thorough
@pytest.mark.parametrize("window", some_thorough([WHOLE_EVENT, 2], 0))
def test_in_a_singleton_cube_nobody_plays_a_character_again(window: int) -> None:
    """What was played is left out of the draft, for the whole event or for so many rounds. [cube 14.300]"""
    event = cube(2, window)
    for entrant in range(8):
        history = event.history(entrant)
        assert [repeats(history, played, window) for played in history] == [[] for _ in history]
    assert not any([seat.repeated for one in event.rounds for table in one.tables for seat in table.seats])
    again = [played.characters for entrant in range(8) for played in cube(2, None).history(entrant)]
    assert again != [played.characters for entrant in range(8) for played in event.history(entrant)]


def test_the_base_set_has_no_singleton_form() -> None:
    """Where heroes are dealt, none can be left out. [cube 14.300]"""
    with Store(NOWHERE) as store:
        create(store, "Base", game="dcdb", seed=1, singleton=0)
        register(store, "Base", [f"Bot {number}" for number in range(8)], "random")
        with pytest.raises(Contradiction, match="no singleton form"):
            play_event(store, "Base")


def test_tables_with_people_are_left_to_them() -> None:
    """Bots play where only bots sit."""
    with Store(NOWHERE) as store:
        create(store, "Mixed", game="dcdb", seed=1)
        register(store, "Mixed", ["Ann"])
        register(store, "Mixed", [f"Bot {number}" for number in range(7)], "random")
        round_ = pair(store, "Mixed")
        play_round(store, "Mixed", 1, records=False)
        left = event_named(store, "Mixed").rounds[0].open_tables()
        assert left == [table.number for table in round_.tables if 0 in [seat.entrant for seat in table.seats]]


@pytest.mark.parametrize(
    ("players", "places"),
    [
        ([PlayerResult(1.0, 9), PlayerResult(0.0, 7), PlayerResult(0.0, 8)], [1, 3, 2]),
        ([PlayerResult(0.5, 9), PlayerResult(0.5, 9), PlayerResult(0.0, 8)], [1, 1, 3]),
        ([PlayerResult(0.0, 9, place=2), PlayerResult(1.0, 9, place=1)], [2, 1]),
        ([PlayerResult(0.0), PlayerResult(1.0)], [2, 1]),
    ],
)
def test_places_of_games(players: list[PlayerResult], places: list[int]) -> None:
    """As the game tells them; else by victory and score, where equals share a place. [cube 12.050]"""
    assert places_of(Outcome(9, "", players)) == places


def test_games_that_events_can_not_have() -> None:
    """A form that the game doesn't have is refused before anybody registers."""
    check_game("dcdb", "")
    with pytest.raises(BadOptions):
        check_game("dcdb", "sphere")


def test_files_keep_the_records(tmp_path: Path) -> None:
    """An event that is kept can be judged from its file."""
    with Store(tmp_path / "events.sqlite") as store:
        create(store, "Kept", game="dcdb", seed=2, sanctioned=False, rounds=1)
        register(store, "Kept", [f"Bot {number}" for number in range(4)], "random")
        play_event(store, "Kept", records=True)
    with Store(tmp_path / "events.sqlite") as store:
        event = event_named(store, "Kept")
        assert [judge(event, one, table) for one in event.rounds for table in one.tables] == [[], []]
